"""For whoever writes a game: does it keep the contract, and does it play by its rules?"""

from wartable.laid import AlsError, AlsTable
from wartable.testing.als import AlsScenario, load_als, parse_als, play_als
from wartable.testing.broken import Broken, Extent, Setting
from wartable.testing.contract import check_game, check_play, check_words, settings
from wartable.testing.lessons import check_lessons, check_rulebook

__all__ = [
    "AlsError",
    "AlsScenario",
    "AlsTable",
    "Broken",
    "Extent",
    "Setting",
    "check_game",
    "check_lessons",
    "check_rulebook",
    "check_play",
    "check_words",
    "load_als",
    "parse_als",
    "play_als",
    "settings",
]
