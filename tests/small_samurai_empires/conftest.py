"""Every .als file beneath this folder is a file of tests, every scenario in it a test."""

from __future__ import annotations

from wartable.testing.collecting import pytest_collect_file as pytest_collect_file
