"""Imported once by the process that servers are forked from: the program, its games and texts."""

from __future__ import annotations

from wartable.server import app, warm

__all__ = ["app"]

warm.draw_everything()
