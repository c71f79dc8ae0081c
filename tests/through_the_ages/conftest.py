"""Every .als file beneath this folder is a file of tests, every scenario in it a test. Tests here
import other modules of this folder by name."""

from __future__ import annotations

import sys
from pathlib import Path

from wartable.testing.collecting import pytest_collect_file as pytest_collect_file

sys.path.insert(0, str(Path(__file__).parent))
