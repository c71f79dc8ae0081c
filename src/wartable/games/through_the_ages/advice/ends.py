"""Where an action leads: the tables that two actions come to, and what a civilisation is worth
there, part by part."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from wartable.games.through_the_ages import plans
from wartable.games.through_the_ages.bots import judge_of, learned
from wartable.games.through_the_ages.engine.beliefs import determinize
from wartable.games.through_the_ages.engine.cards.columns import BUILDINGS, KIND, LEADERS
from wartable.games.through_the_ages.engine.components import (
    FARM,
    FIRST_GAME,
    LAB,
    LIBRARY,
    MINE,
    THEATER,
)
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.rules.first_game import all_points
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking import evaluate
from wartable.games.through_the_ages.engine.thinking.chances import SEED, Chances, prospects
from wartable.games.through_the_ages.engine.thinking.diplomacy import pacts_worth
from wartable.games.through_the_ages.engine.thinking.judge import Judge
from wartable.games.through_the_ages.engine.thinking.traits import (
    AT_TECHS,
    AT_WORKERS,
    PLAIN_KEYS,
    TRAITS,
)
from wartable.games.through_the_ages.engine.thinking.weights import (
    W_CIVIL,
    W_LEADER,
    W_MILITARY,
    WEIGHTS,
)
from wartable.games.through_the_ages.views import view
from wartable.games.through_the_ages.views.civs import Civ
from wartable.kernel import NONE, Knowledge

WIDTH = 2  # of the beam that plays the turn to its end
# What a civilisation is worth is made of these parts; figures by which each can be told, by
# importance, and what makes a point of it as dear as a point of culture
PARTS: dict[str, tuple[tuple[str, float], ...]] = {
    "culture": (("culture", 1.0),),
    "culture-rate": (("culture-rate", 4.0),),
    "science": (("science-rate", 3.0), ("science", 0.7)),
    "goods": (("resource-rate", 3.0), ("food-rate", 2.0), ("resource", 0.7), ("food", 0.5)),
    "people": (("worker", 1.5), ("happy", 1.0), ("yellow", 0.6), ("blue", 0.3)),
    "civil": (("ca-rate", 6.0),),
    "military": (("ma-rate", 2.0),),
    "strength": (("strength", 1.0), ("military-card", 0.5)),
    "cards": (("stage", 2.0),),
    "war": (),
    "events": (),
    "pacts": (),
    "final": (),
}
# The traits of the learned judgement that belong to each part: whatever is not named is cards
PLAIN_OF = {
    "culture": "culture",
    "culture-rate": "culture-rating culture-to-come",
    "science": "science science-hoard science-rating science-to-come affordable",
    "goods": "resources resource-hoard resources-made resources-to-come corruption worth-goods"
    " food food-hoard food-net hunger blue-sum blue",
    "people": "workers unused idle yellow discontent uprising margin happiness worth-people",
    "civil": "civil civil-to-come civil-left urban-limit turn",
    "military": "military military-to-come military-left",
    "strength": "strength tactic-gain tactic-level colonize military-hand surplus worth-strength"
    " tactics bonuses aggressions wars territories events",
    "war": "worth-wars",
    "events": "worth-events",
    "pacts": "worth-pacts pacts",
}
KIND_OF = {FARM: "goods", MINE: "goods", LAB: "science", LIBRARY: "science"}
KIND_OF |= {THEATER: "culture-rate"}


def part_of(trait: int) -> str:
    """The part that a trait of the learned judgement belongs to."""
    if trait < AT_WORKERS:
        key = PLAIN_KEYS[trait]
        return next((part for part, keys in PLAIN_OF.items() if key in keys.split()), "cards")
    if trait < AT_TECHS:
        place = trait - AT_WORKERS
        return "strength" if place >= BUILDINGS else KIND_OF.get(int(KIND[place]), "people")
    return "cards"


PART_OF = tuple(part_of(trait) for trait in range(TRAITS))


@dataclass(frozen=True)
class End:
    """Where an action leads: the chance to win there, figures, what the parts are worth in culture
    and what rivals are, cards one has come to, whether nothing was produced."""

    chance: float
    figures: dict[str, float]
    parts: dict[str, float]
    rivals: dict[int, float]
    cards: Counter[str]
    uprising: bool


def ends(
    seen: Knowledge[AgesState], better: int, played: int, worlds: int, turns: int
) -> tuple[End, End]:
    """Both tables at the end of the turn or so many turns later, on average over worlds the seat
    may believe in."""
    judge = judge_of(seen.believed, learned())
    search = Chances(seen.believed.seats, WIDTH, 1, judge)
    found: tuple[list[End], list[End]] = ([], [])
    for _ in range(worlds):
        determinize(seen.believed, seen.seat, seen.rng, search.world)
        luck = seen.rng.below(SEED)
        for action, into in zip((better, played), found, strict=True):
            chance = search.after(seen.seat, action, luck, turns, NONE)
            into.append(end_of(search.child, seen.seat, chance, judge))
    return average(found[0]), average(found[1])


def end_of(state: AgesState, seat: int, chance: float, judge: Judge | None) -> End:
    """What is to be said of a table."""
    civ = view(RULES, state, seat).civs[seat]
    figures: dict[str, float] = {
        "culture": civ.culture,
        "culture-rate": civ.culture_rating,
        "science": civ.science,
        "science-rate": civ.science_rating,
        "resource": civ.resources,
        "resource-rate": civ.resource_production - civ.corruption,
        "food": civ.food,
        "food-rate": civ.food_production - civ.consumption,
        "strength": civ.strength,
        "happy": civ.happiness - civ.happiness_need,
        "yellow": civ.yellow,
        "blue": civ.blue,
        "ca-rate": civ.civil_total,
        "ma-rate": civ.military_total,
        "worker": civ.unused + sum(place.workers for place in civ.places),
        "stage": sum(wonder.stages for wonder in civ.wonders),
        "military-card": sum(civ.military_backs),
    }
    turns = evaluate.turns_left(state)
    rivals = {
        rival: prospects(state, rival, turns, judge) / 100
        for rival in range(state.seats)
        if rival != seat and state.civs[rival].playing
    }
    uprising = plans.is_in_uprising(civ)
    parts = worth_by_part(state, seat, judge)
    return End(chance, figures, parts, rivals, cards_of(civ), uprising)


def worth_by_part(state: AgesState, seat: int, judge: Judge | None) -> dict[str, float]:
    """What `chances.prospects` sums up, in points of culture."""
    made = by_hand(state, seat)
    if judge is None:
        return made
    known = by_traits(state, seat, judge)
    return {part: (made[part] + known[part]) / 2 for part in PARTS}


def by_traits(state: AgesState, seat: int, judge: Judge) -> dict[str, float]:
    """What the learned judgement sums up, in points of culture."""
    parts = dict.fromkeys(PARTS, 0.0)
    judge.prospect(state, seat)  # leaves traits and weights behind
    for trait, (number, weight) in enumerate(zip(judge.row, judge.mixed, strict=True)):
        if number:
            parts[PART_OF[trait]] += float(number) * weight
    parts["strength"] += judge.standing(state, seat)
    return parts


def by_hand(state: AgesState, seat: int) -> dict[str, float]:
    """What `evaluate.own_worth` sums up, in points of culture."""
    civ, turns, w = state.civs[seat], evaluate.turns_left(state), WEIGHTS
    promised = evaluate.hand_worth(civ, turns, w) + evaluate.wonder_worth(
        state, seat, civ, turns, w
    )
    if civ.leader != NONE:
        ability = evaluate.ABILITY[civ.leader - LEADERS]
        promised += ability * min(turns, 80) * w[W_LEADER] // 1000
    parts = {
        "culture": civ.culture * 100,
        "culture-rate": civ.culture_rating * turns * 10,
        "science": evaluate.science_worth(civ, turns, w),
        "goods": evaluate.goods_worth(state, seat, civ, turns, w),
        "people": evaluate.people_worth(civ, turns, w),
        "civil": (civ.ca_total - 4) * w[W_CIVIL] * turns // 10,
        "military": (civ.ma_total - 2) * w[W_MILITARY] * turns // 10,
        "strength": evaluate.strength_worth(state, seat, civ, turns, w),
        "cards": promised,
        "war": evaluate.war_worth(state, seat),
        "events": evaluate.event_worth(state, seat),
        "pacts": pacts_worth(state, seat, turns) if state.seats > 2 else 0,
        "final": all_points(state, seat) * 100 if state.opt_variant == FIRST_GAME else 0,
    }
    return {key: part / 100 for key, part in parts.items()}


def cards_of(civ: Civ) -> Counter[str]:
    """The civil cards one has come to, in hand or in play."""
    places = (place.card for place in civ.places)
    wonders = (wonder.card for wonder in civ.wonders)
    return Counter((*civ.civil_hand, *places, *civ.specials, *wonders, civ.government)) + Counter(
        [civ.leader] if civ.leader else []
    )


def average(found: list[End]) -> End:
    """Of several tables; cards are those of the first, if it is the only one."""
    first, n = found[0], len(found)

    def mean(each: list[dict[str, float]]) -> dict[str, float]:
        return {key: sum(one[key] for one in each) / n for key in each[0]}

    return End(
        sum(end.chance for end in found) / n,
        mean([end.figures for end in found]),
        mean([end.parts for end in found]),
        {r: sum(end.rivals.get(r, 0.0) for end in found) / n for r in first.rivals},
        first.cards if n == 1 else Counter(),
        all(end.uprising for end in found),
    )
