"""A finished game looked at again: chances to win, better moves, luck and skill."""

from wartable.analysis.found import Account, Analysis, Step
from wartable.analysis.judging import DEPTH, LEAST_CHOICES, Analyst, Part, check, decisions

__all__ = [
    "DEPTH",
    "LEAST_CHOICES",
    "Account",
    "Analysis",
    "Analyst",
    "Part",
    "Step",
    "check",
    "decisions",
]
