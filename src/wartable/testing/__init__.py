"""For whoever writes a game: does it keep the contract, and does it play by its rules?"""

from wartable.testing.broken import Broken, Budget, Setting
from wartable.testing.contract import check_game, check_play, check_words, settings

__all__ = [
    "Broken",
    "Budget",
    "Setting",
    "check_game",
    "check_play",
    "check_words",
    "settings",
]
