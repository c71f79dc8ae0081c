import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from web_harness import record, serve, served

__all__ = ["record", "serve", "served"]
