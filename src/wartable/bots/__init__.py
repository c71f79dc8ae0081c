"""Bots and searches that know no game, and what the bots of games share; over the kernel only."""

from wartable.bots.bots import RandomBot, SearchBot
from wartable.bots.halving import Halving
from wartable.bots.search import Guide, Uct, playout
from wartable.bots.thinking import (
    Best,
    Budget,
    Slips,
    Temper,
    Thinker,
    Wavering,
    narrow,
    visited,
)

__all__ = [
    "Best",
    "Budget",
    "Guide",
    "Halving",
    "RandomBot",
    "SearchBot",
    "Slips",
    "Temper",
    "Thinker",
    "Uct",
    "Wavering",
    "narrow",
    "playout",
    "visited",
]
