"""How seats are told apart: by shape wherever something is drawn, in the terminal by colour too."""

from __future__ import annotations

SHAPES = ("circle", "triangle", "square", "diamond", "hexagon", "star")
SEAT_MARKS = "●▲■◆⬢★"  # the same shapes as characters
SEAT_COLOURS = ("blue", "red", "green", "yellow", "magenta", "white")  # as rich calls them
