"""What the companion says after a decision: why one action is better than another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.actions import SPACE
from wartable.games.age_of_heroes.engine.components import (
    CONQUEST,
    GOAL_KEYS,
    HERO,
    MOST_SEATS,
    PLUNDER,
    many,
)
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.thinking.selfplay import roll_out
from wartable.games.age_of_heroes.engine.thinking.worth import expected_victories
from wartable.i18n import Texts
from wartable.kernel import Knowledge, Rng, count, zeros

WORLDS = 16  # games played on for each action
LEAST = 0.2  # a difference of means that is told, weighed: less comes by chance
MOST = 2  # differences told
FAR = (3, 6)  # rounds that are played on where the next one tells nothing apart


@dataclass(frozen=True)
class Later:
    """A tribe at the end of a later round, on average over games played on."""

    cities: float
    stones: float
    armies: float
    cards: float


WEIGHTS = {"cities": 1.0, "stones": 0.7, "armies": 0.6, "cards": 0.15}


def because(seen: Knowledge[AgeOfHeroesState], better: int, played: int, texts: Texts) -> str:
    """Why one action is better than another: what two wars would bring, or how tribes stand a
    round later in games played on from both, all in the same worlds, or some rounds later."""
    if better == played:
        rest = [each for each in seen.legal if each != better]
        if not rest:
            return ""
        verb = SPACE.act(better).verb
        played = next((each for each in rest if SPACE.act(each).verb != verb), rest[0])
    if all(code.MARCH <= each < code.BUILD for each in (better, played)):
        words = _of_marches(seen.believed, better, played, texts)
        if words:
            return words
    start = seen.rng.below(1_000_000_000)
    words = _of_later(seen, better, played, start, texts) or _of_now(seen, better, played, texts)
    for rounds in FAR:
        words = words or _of_later(seen, better, played, start, texts, rounds)
    return words


# ---- wars


def _of_marches(state: AgeOfHeroesState, better: int, played: int, texts: Texts) -> str:
    """What two wars would take; empty where the better one is not expected to take anything."""
    said: dict[str, str | int] = {}
    taken = []
    for name, action in (("", better), ("other", played)):
        victim, goal = divmod(action - code.MARCH, len(GOAL_KEYS))
        victories, brings = _prize(state, victim, goal)
        taken.append(brings)
        key = ("cities", "cards", "stones")[goal]
        said[f"{name}goal"] = texts(f"goal-{GOAL_KEYS[goal]}")
        said[f"{name}brings"] = texts(f"companion-{key}", n=brings)
        said[f"{name}seat"] = texts.name(victim)
        said[f"{name}armies"] = texts.decimal(victories / 1000, 1)
    same = said["seat"] == said["otherseat"]
    if taken[0] == 0 or (same and said["brings"] == said["otherbrings"]):
        return ""
    return texts("because-goal" if same else "because-victim", **said)


def _prize(state: AgeOfHeroesState, victim: int, goal: int) -> tuple[int, int]:
    """Thousandths of victorious armies to be expected, and what so many would take."""
    armies, heroes = state.force & 0xFFFF, int(count(state.force >> 16 & 15))
    seat = int(state.active)
    guests = int(many(state.sure[seat * MOST_SEATS + victim], HERO))
    led = int(count(state.force & (state.generals | state.led)))
    attackers = int(count(armies)) + heroes
    victories = int(expected_victories(state, attackers, led, victim, guests))
    whole, figures = (victories + 500) // 1000, state.figures
    if goal == CONQUEST:
        return victories, min(whole // int(figures.conquest_armies), int(state.cities[victim]))
    if goal == PLUNDER:
        return victories, min(whole * int(figures.plunder_cards), int(state.size[victim]))
    return victories, min(int(figures.destroyed(whole)), int(state.monument[victim]))


# ---- at once


def _of_now(seen: Knowledge[AgeOfHeroesState], better: int, played: int, texts: Texts) -> str:
    """What the seat has at once by one action and not by the other, where a round later nothing
    tells them apart."""
    ends, seat = [], int(seen.seat)
    for action in (better, played):
        after = seen.believed.clone()
        seen.game.apply(after, seat, action, None)
        built = int(after.cities[seat]), int(after.monument[seat]), int(count(after.armies[seat]))
        ends.append(built)
    told = [
        texts(f"companion-own-{key}", now=mine, then=less)
        for key, mine, less in zip(("cities", "stones", "armies"), *ends, strict=True)
        if mine > less
    ]
    return texts("because-now", list=texts("companion-and").join(told)) if told else ""


# ---- a round later


def _of_later(
    seen: Knowledge[AgeOfHeroesState],
    better: int,
    played: int,
    start: int,
    texts: Texts,
    rounds: int = 1,
) -> str:
    state, seat = seen.believed, int(seen.seat)
    best, other = (_played_on(seen, each, start, rounds) for each in (better, played))
    found: list[tuple[float, str]] = []
    for who in range(state.seats):
        if state.alive >> who & 1 == 0:
            continue
        for key, weight in WEIGHTS.items():
            mine, less = getattr(best[who], key), getattr(other[who], key)
            gain = weight * (mine - less) * (1 if who == seat else -1)
            if gain >= LEAST:
                side = "own" if who == seat else "his"
                said = {"now": texts.decimal(mine, 1), "then": texts.decimal(less, 1)}
                words = texts(f"companion-{side}-{key}", seat=texts.name(who), **said)
                found.append((-gain, words))
    told = [words for _, words in sorted(found)[:MOST]]
    if not told:
        return ""
    key = "because-later" if rounds == 1 else "because-far"
    return texts(key, n=WORLDS, rounds=rounds, list=texts("companion-and").join(told))


def _played_on(
    seen: Knowledge[AgeOfHeroesState], action: int, start: int, rounds: int
) -> list[Later]:
    """By seat: how it stands so many rounds later, everybody by rules of thumb."""
    game, root = cast(AgeOfHeroes, seen.game), seen.believed
    buf, world = zeros(code.ACTIONS), root.clone()
    sums = [[0, 0, 0, 0] for _ in range(root.seats)]
    for number in range(WORLDS):
        rng = Rng(start + number)
        game.determinize(root, seen.seat, rng, world)
        state = world.clone()
        game.apply(state, seen.seat, action, None)
        roll_out(game, state, rng, buf, root.round + 1 + rounds)
        for who, total in enumerate(sums):
            total[0] += int(state.cities[who])
            total[1] += int(state.monument[who])
            total[2] += int(count(state.armies[who]))
            total[3] += int(state.size[who])
    return [Later(*(n / WORLDS for n in total)) for total in sums]
