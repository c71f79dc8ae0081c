"""The table in a terminal: `wartable play`, and everything that is done with records."""

from wartable.cli.program import main

__all__ = ["main"]
