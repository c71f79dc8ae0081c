"""Bots and searches that know no game, over the kernel only."""

from wartable.bots.bots import FlatBot, RandomBot, SearchBot
from wartable.bots.search import Guide, Uct, playout

__all__ = ["FlatBot", "Guide", "RandomBot", "SearchBot", "Uct", "playout"]
