import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from web_harness import serve, served

__all__ = ["serve", "served"]
