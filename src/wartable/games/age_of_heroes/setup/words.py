"""Lists of names and numbers in a scenario, read and written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wartable.errors import BadInput
from wartable.games.age_of_heroes.engine.components import HELD, KIND_KEYS, many
from wartable.kernel import NONE


def number_of(word: str, names: Sequence[str]) -> int:
    """The place of a name in a list of names."""
    if word not in names:
        raise BadInput(f"{word!r} is not known here; there are: {', '.join(names)}")
    return names.index(word)


def read_kinds(text: str) -> list[int]:
    """Kinds of cards, sorted."""
    return sorted(number_of(word, KIND_KEYS) for word in text.split() if word != "-")


def read_road(road: str) -> list[str]:
    """The two ends of `0-1`, the lower one first."""
    ends = sorted(road.split("-"))
    if len(ends) != 2:
        raise BadInput(f"{road!r} is no road; write 0-1")
    return ends


def read_pairs(text: str, names: Sequence[str]) -> dict[str, int]:
    """`iron=1 wood=2` by name; `-` is none."""
    found = {}
    for word in text.split():
        name, _, n = word.partition("=")
        if word != "-":
            if not n.isdecimal():
                raise BadInput(f"{word!r} is no number of something; write {names[0]}=1")
            found[names[number_of(name, names)]] = int(n)
    return found


def nonzero(found: dict[str, int]) -> dict[str, int]:
    """Those of which there are any."""
    return {name: n for name, n in found.items() if n}


def write_pairs(found: dict[str, int]) -> str:
    """As `read_pairs` reads them."""
    return " ".join(f"{name}={n}" for name, n in found.items()) or "-"


def write_kinds(kinds: Iterable[int]) -> str:
    """As `read_kinds` reads them."""
    return " ".join(KIND_KEYS[kind] for kind in kinds) or "-"


def write_numbers(numbers: Iterable[int]) -> str:
    """One after the other; `-` for none."""
    return " ".join(str(number) for number in numbers) or "-"


def unpacked(cards: int) -> list[int]:
    """The kinds of a packed multiset, each as often as it is there."""
    return [kind for kind in range(int(HELD)) for _ in range(many(cards, kind))]


def one(seat: int) -> list[int]:
    """A seat that may be nobody's."""
    return [] if seat == NONE else [seat]


def mask(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    return sum(1 << number for number in numbers)
