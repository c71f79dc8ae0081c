import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from web_harness import blank, record, serve, served, tables_at_once

__all__ = ["blank", "record", "serve", "served", "tables_at_once"]
