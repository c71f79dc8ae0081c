"""Text ⇄ action, in the rulebook's words: `offer iron for wood`, `build city wood wood stone`,
`march 2 conquest`; of chance `draw iron`, `strength 4`. Seats count from 0, armies from 1."""

from __future__ import annotations

from functools import lru_cache

from wartable.errors import BadInput
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import (
    GOAL_KEYS,
    HELD,
    ITEM_KEYS,
    KIND_KEYS,
    MOST_DEALS,
    MOST_PAYMENTS,
    TRIBE_KEYS,
)
from wartable.games.age_of_heroes.engine.figures import Figures
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.names import (
    ARMY_NAMES,
    HELD_KEYS,
    OWN_UNITS,
    payment_cards,
)
from wartable.kernel import CHANCE

PLAIN = {
    code.LUCK_PLAY: "luck",
    code.DECLINE: "decline",
    code.CONSENT: "consent",
    code.REFUSE: "refuse",
    code.TAXES: "taxes",
    code.PASS: "pass",
    code.FINISH: "finish",
    code.WAR: "war",
    code.GAMES: "olympics",
    code.STAND: "stand",
    code.HERO_ARMY: "hero army",
    code.READY: "ready",
    code.UNREADY: "unready",
    code.TIME_UP: "time-up",
    code.CONCEDE: "concede",
    code.DEAL_SEND: "deal send",
    code.DEAL_DROP: "deal drop",
    code.DEAL_RECALL: "deal recall",
}
ORDINARY = HELD_KEYS[:5]
SEATS = 6
PAYMENTS = int(MOST_PAYMENTS)
HANDS = int(HELD)
DEALS = int(MOST_DEALS)


def write(game: AgeOfHeroes, seat: int, action: int) -> str:
    return (_chance_words if seat == CHANCE else _seat_words)(tuple(game.figures.numbers))[action]


def read(game: AgeOfHeroes, seat: int, text: str) -> int:
    said = _in_order(text.lower().split())
    codes = (_chance_codes if seat == CHANCE else _seat_codes)(tuple(game.figures.numbers))
    if said not in codes:
        raise BadInput(f"{said!r} is not understood; {_suggest(said, codes)}")
    return codes[said]


def _in_order(words: list[str]) -> str:
    """What a building is paid with, in the order of the rules: `stone wood wood` will do."""
    if words[:1] == ["build"]:
        paid = sorted((word for word in words if word in ORDINARY), key=ORDINARY.index)
        words = [word for word in words if word not in ORDINARY] + paid
    return " ".join(words)


def _suggest(said: str, codes: dict[str, int]) -> str:
    first = said.split(" ")[0] if said else ""
    near = [text for text in codes if text.split(" ")[0] == first]
    if near:
        return f"for example: {near[0]}"
    return f"say one of: {', '.join(sorted({text.split(' ')[0] for text in codes}))}"


@lru_cache(8)
def _seat_words(numbers: tuple[int, ...]) -> tuple[str, ...]:
    figures = Figures(list(numbers))
    words: dict[int, str] = dict(PLAIN)
    _write_simple(words, figures)
    _write_builds(words, figures)
    _write_fair(words)
    return tuple(words[action] for action in range(code.ACTIONS))


def _write_simple(words: dict[int, str], figures: Figures) -> None:
    for number, key in enumerate(TRIBE_KEYS):
        words[code.TRIBE + number] = f"tribe {key}"
    for number, key in enumerate(KIND_KEYS[HANDS:]):
        words[code.RESOLVE + number] = f"resolve {key}"
    for number, army in enumerate(ARMY_NAMES):
        words[code.SHAKE + number] = f"shake {army}"
        words[code.MUSTER + number] = f"muster {army}"
    for number, unit in enumerate(OWN_UNITS):
        words[code.HERO_LEAD + number] = f"hero lead {unit}"
        words[code.FIGHT + number] = f"fight {unit}"
    for seat in range(SEATS):
        words[code.ERUPT + seat] = f"erupt {seat}"
        for goal, key in enumerate(GOAL_KEYS):
            words[code.MARCH + seat * 3 + goal] = f"march {seat} {key}"
    for number in range(1, 9):
        words[code.PLACE + number] = f"place {number}"
    for kind, key in enumerate(HELD_KEYS):
        words[code.DISCARD + kind] = f"discard {key}"
    for index, name in enumerate(_values(figures)):
        words[code.ASSIGN + index] = f"assign {name}"


def _values(figures: Figures) -> list[str]:
    """Battle values; places of the table that no card has get a name nobody uses."""
    return [str(v) if v else f"none-{n}" for n, v in enumerate(figures.battle_value)]


def _write_builds(words: dict[int, str], figures: Figures) -> None:
    for item, key in enumerate(ITEM_KEYS):
        cost = tuple(int(n) for n in figures.cost[item * 5 : item * 5 + 5])
        for way in range(PAYMENTS):
            cards = payment_cards(cost, way)
            paid = " ".join(cards) if cards is not None else f"payment-{way}"
            if key == "general":
                for number, army in enumerate(ARMY_NAMES):
                    at = code.BUILD_GENERAL + number * PAYMENTS + way
                    words[at] = f"build general {army} {paid}"
            elif key == "road":
                for seat in range(SEATS):
                    words[code.BUILD_ROAD + seat * PAYMENTS + way] = f"build road {seat} {paid}"
            else:
                words[code.BUILD + item * PAYMENTS + way] = f"build {key} {paid}"


def _write_fair(words: dict[int, str]) -> None:
    for kind, key in enumerate(HELD_KEYS):
        words[code.HAVE + kind] = f"announce have {key}"
        words[code.UNHAVE + kind] = f"retract have {key}"
        words[code.WANT + kind] = f"announce want {key}"
        words[code.UNWANT + kind] = f"retract want {key}"
        words[code.DEAL_GIVE + kind] = f"deal give {key}"
        words[code.DEAL_WANT + kind] = f"deal want {key}"
        for other, wanted in enumerate(HELD_KEYS):
            terms = f"{key} for {wanted}"
            at = kind * HANDS + other
            words[code.POST + at] = f"offer {terms}"
            words[code.WITHDRAW + at] = f"withdraw {terms}"
            for seat in range(SEATS):
                words[code.TAKE + seat * HANDS * HANDS + at] = f"take {seat} {terms}"
    for seat in range(SEATS):
        words[code.DEAL + seat] = f"deal {seat}"
        for number in range(DEALS):
            words[code.AGREE + seat * DEALS + number] = f"agree {seat}-{number + 1}"
            words[code.REJECT + seat * DEALS + number] = f"reject {seat}-{number + 1}"


@lru_cache(8)
def _seat_codes(numbers: tuple[int, ...]) -> dict[str, int]:
    """Also `build city` without cards, which means without gold in place of anything."""
    words = _seat_words(numbers)
    codes = {text: action for action, text in enumerate(words)}
    for item in range(3):
        codes.setdefault(f"build {ITEM_KEYS[item]}", code.BUILD + item * PAYMENTS)
    for number, army in enumerate(ARMY_NAMES):
        codes[f"build general {army}"] = code.BUILD_GENERAL + number * PAYMENTS
    for seat in range(SEATS):
        codes[f"build road {seat}"] = code.BUILD_ROAD + seat * PAYMENTS
    return codes


@lru_cache(8)
def _chance_words(numbers: tuple[int, ...]) -> tuple[str, ...]:
    figures = Figures(list(numbers))
    return (
        *(f"draw {key}" for key in KIND_KEYS),
        *(f"seize {key}" for key in HELD_KEYS),
        *(f"strength {name}" for name in _values(figures)),
        *(f"lot {key}" for key in TRIBE_KEYS),
    )


@lru_cache(8)
def _chance_codes(numbers: tuple[int, ...]) -> dict[str, int]:
    return {text: action for action, text in enumerate(_chance_words(numbers))}
