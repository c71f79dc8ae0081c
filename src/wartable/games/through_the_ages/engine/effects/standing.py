"""Effects on ratings that stand while their card is in play. Rules 10, 15."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.cards.columns import CARDS, CULTURE, FIRST, HAPPY, LEVEL
from wartable.games.through_the_ages.engine.components import (
    AIR,
    INFANTRY,
    KIND_KEYS,
    LAB,
    LIBRARY,
    TEMPLE,
    THEATER,
)
from wartable.games.through_the_ages.engine.effects.base import Effect
from wartable.games.through_the_ages.engine.rules.standing import (
    best,
    buildings,
    wonder_faces,
    worker_faces,
)
from wartable.games.through_the_ages.engine.state import Civ
from wartable.kernel.numbers import BIT, NONE, count


class Standing(Effect):
    """Adds to the ratings of a civilisation that are being summed up. `extra` is what St. Peter's
    adds to every happy source, `own` whether it adds to itself too (D3). `kinds` is the set of
    buildings whose output it changes, for Hollywood and the Internet (10.7)."""

    kinds: i64 = 0

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        raise NotImplementedError

    def mark(self, card: i64) -> None:
        STANDING[card] = self


STANDING: Final[list[Standing | None]] = [None] * CARDS  # at most one a card


@final
class StrengthPerUnit(Standing):
    """Strength for each unit of these kinds."""

    text = "strength-per-unit"
    shows = ("strength",)

    def __init__(self, strength: int, *kinds: i64) -> None:
        self.strength: i64 = strength
        self.units = vec[i64](list(kinds))

    def wording(self) -> str:
        if len(self.units) == AIR + 1 - INFANTRY:
            return self.text
        return "-".join([self.text, *[KIND_KEYS[kind] for kind in self.units]])

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        for i in range(len(self.units)):
            civ.strength += self.strength * buildings(civ, self.units[i])


@final
class StrengthPerUnitKind(Standing):
    """Strength for each kind of unit that has a worker."""

    text = "strength-per-unit-kind"
    shows = ("strength",)

    def __init__(self, strength: int) -> None:
        self.strength: i64 = strength

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        for kind in range(INFANTRY, AIR + 1):
            if buildings(civ, kind) > 0:
                civ.strength += self.strength


@final
class StrengthPerHappyFace(Standing):
    """Strength for each happy face of temples and the government."""

    text = "strength-per-happy-face"

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        civ.strength += worker_faces(civ, TEMPLE, extra)
        if HAPPY[civ.government] > 0:
            civ.strength += HAPPY[civ.government] + extra


@final
class CulturePerHappyFace(Standing):
    """Culture for each happy face of temples, theaters and wonders."""

    text = "culture-per-happy-face"

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        civ.culture_rating += worker_faces(civ, TEMPLE, extra)
        civ.culture_rating += worker_faces(civ, THEATER, extra)
        civ.culture_rating += wonder_faces(civ, extra, own)


@final
class CulturePerTheater(Standing):
    """Culture for each theater, beside what its card gives."""

    text = "culture-per-theater"
    shows = ("culture",)

    def __init__(self, culture: int) -> None:
        self.kinds = BIT[THEATER]
        self.culture: i64 = culture

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        civ.culture_rating += self.culture * buildings(civ, THEATER)


@final
class CulturePerPair(Standing):
    """Culture for each pair of a library and a theater."""

    text = "culture-per-pair"
    shows = ("culture",)

    def __init__(self, culture: int) -> None:
        self.kinds = BIT[LIBRARY] | BIT[THEATER]
        self.culture: i64 = culture

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        pairs = min(buildings(civ, LIBRARY), buildings(civ, THEATER))
        civ.culture_rating += self.culture * pairs


@final
class CulturePerColony(Standing):
    """Culture for the first colony, and for each other one."""

    text = "culture-per-colony"
    shows = ("first", "other")

    def __init__(self, first: int, other: int) -> None:
        self.first: i64 = first
        self.other: i64 = other

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        if civ.colonies != 0:
            civ.culture_rating += self.first + self.other * (count(civ.colonies) - 1)


@final
class ScienceOfBest(Standing):
    """Science: the level of the best lab or library."""

    text = "science-of-best"

    def __init__(self) -> None:
        self.kinds = BIT[LAB] | BIT[LIBRARY]

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        lab = best(civ, LAB)
        library = best(civ, LIBRARY)
        level: i64 = 0 if lab == NONE else LEVEL[lab]
        if library != NONE:
            level = max(level, LEVEL[library])
        civ.science_rating += level


@final
class BestTheaterTwice(Standing):
    """One worker on the best theater gives its printed culture a second time."""

    text = "best-theater-twice"

    def __init__(self) -> None:
        self.kinds = BIT[THEATER]

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        theater = best(civ, THEATER)
        if theater != NONE:
            civ.culture_rating += CULTURE[theater]


@final
class LabsGiveCulture(Standing):
    """Labs give culture by their levels, and less science."""

    text = "labs-give-culture"
    shows = ("science",)

    def __init__(self, science: int) -> None:
        self.kinds = BIT[LAB]
        self.science: i64 = science

    def rate(self, civ: Civ, extra: i64, own: i64) -> None:
        for place in range(FIRST[LAB], FIRST[LAB + 1]):
            civ.culture_rating += civ.workers[place] * LEVEL[place]
            civ.science_rating += civ.workers[place] * self.science
