"""What callers give, looked at before anything is done with it: BadInput says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

from wartable.errors import BadInput
from wartable.kernel import NONE, Bot, Knowledge, State


class BadChoice(BadInput):
    """A bot chose what is not legal."""


def kinds(game: Any, options: Any, data: Any) -> None:
    """A name, a mapping and a text, of which only the first must be there."""
    if not isinstance(game, str):
        raise BadInput(f"a game is a name, not {game!r}")
    if options is not None and not isinstance(options, Mapping):
        raise BadInput(f"options are a mapping, not {options!r}")
    if data is not None and not isinstance(data, str):
        raise BadInput(f"a data file is a text, not {type(data).__name__}")


def text(given: Any) -> str:
    """A text."""
    if not isinstance(given, str):
        raise BadInput(f"a notation is a text, not {given!r}")
    return given


def whole(number: Any, what: str) -> int:
    """A whole number, numpy's too."""
    try:
        return index(number)
    except TypeError:
        raise BadInput(f"{what} is a number, not {number!r}") from None


def positive(number: Any, what: str) -> int:
    """A number from 1 on."""
    if not hasattr(number, "__index__") or number < 1:
        raise BadInput(f"{what}, not {number!r}")
    return index(number)


def state(given: Any, mine: State, seats: int, id: str) -> State:
    """A state of the same game and the same number of seats as `mine`."""
    if not isinstance(given, type(mine)) or getattr(given, "seats", seats) != seats:
        raise BadInput(f"{given!r} is no state of {id} with {seats} seats")
    return given


def several(states: Any) -> list[Any]:
    """Several of something."""
    try:
        return list(states)
    except TypeError:
        raise BadInput(f"several states are wanted, not {states!r}") from None


def player(bot: Any) -> Bot[Any]:
    """Something that chooses."""
    if not hasattr(bot, "choose"):
        raise BadInput(f"a bot is a level or has `choose`, not {bot!r}")
    found: Bot[Any] = bot
    return found


def chosen(bot: Bot[Any], seen: Knowledge[Any], where: str = "") -> int:
    """What a bot does; BadChoice if that is not legal."""
    answer: object = bot.choose(seen)
    try:
        code = index(answer)  # type: ignore[arg-type]
    except TypeError:
        code = NONE
    if code not in seen.legal:
        raise BadChoice(f"{where}{bot!r} chose {answer!r}, which is not legal")
    return code
