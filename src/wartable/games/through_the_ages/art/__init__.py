"""Through the Ages, drawn by us: icons, pictures, faces of cards, tokens."""

from wartable.games.through_the_ages.art.cover import cover
from wartable.games.through_the_ages.art.sheet import sheet

__all__ = ["cover", "sheet"]
