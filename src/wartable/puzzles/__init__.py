"""Puzzles: positions of games between strong bots, where one choice is clearly the best."""

from wartable.puzzles.puzzle import BadPuzzles, Puzzle, load, of_day, puzzle, puzzles, read

__all__ = ["BadPuzzles", "Puzzle", "load", "of_day", "puzzle", "puzzles", "read"]
