"""A finished game looked at again: chances to win, better moves, luck and skill."""

from wartable.analysis.found import Account, Analysis, Step
from wartable.analysis.judging import DEPTH, Analyst, Part, check

__all__ = ["DEPTH", "Account", "Analysis", "Analyst", "Part", "Step", "check"]
