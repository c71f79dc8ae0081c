"""Loaded once by the process that servers are forked from: the program, its games and texts, as a
server has them that has been up for a while. A start then takes a third of the time."""

from __future__ import annotations

from wartable.server import app, warm

__all__ = ["app"]

warm.draw_everything()
