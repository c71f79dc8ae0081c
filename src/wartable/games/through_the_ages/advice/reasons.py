"""Why one action is better than another: what sets the tables apart that they lead to at the end of
the turn under way."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from wartable.games.through_the_ages import plans
from wartable.games.through_the_ages.advice.sight import Args, Sight, most_defence
from wartable.games.through_the_ages.engine.actions.codes import DONE, PASS, RESIGN, SPACE
from wartable.games.through_the_ages.engine.beliefs import determinize
from wartable.games.through_the_ages.engine.cards.columns import DEFENSE
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS
from wartable.games.through_the_ages.engine.components import ROW_SWEEP
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.engine.thinking.chances import SEED, Chances
from wartable.games.through_the_ages.labels import label
from wartable.games.through_the_ages.views import view
from wartable.games.through_the_ages.views.civs import Civ
from wartable.i18n import Texts
from wartable.kernel import NONE, Knowledge, zeros

WIDTH = 2  # of the beam that plays the turn to its end
WORLDS = 6  # where rivals' hands and decks have a say
MOST = 2  # figures that a sentence has
CARDS = 1  # and cards
BEHIND = 1  # things that it is said to be behind by
FIGURES = (  # by importance: key, and what makes a point of it as dear as a point of culture
    *(("culture", 1.0), ("culture-rate", 4.0), ("science-rate", 3.0), ("resource-rate", 3.0)),
    *(("strength", 1.0), ("ca-rate", 6.0), ("food-rate", 2.0), ("science", 0.7)),
    *(("resource", 0.7), ("happy", 1.0), ("worker", 1.5), ("food", 0.5), ("ma-rate", 2.0)),
    *(("stage", 2.0), ("military-card", 0.5)),
)


@dataclass(frozen=True)
class End:
    """Where an action leads: figures, cards one has come to, whether nothing was produced."""

    figures: dict[str, float]
    cards: Counter[str]
    uprising: bool


def because(seen: Knowledge[AgesState], better: int, played: int, texts: Texts) -> str:
    """Why an action is better than another, in figures that differ; "" where none does. Of an
    action against itself: why it is better than the next natural thing."""
    sight = Sight(seen, texts)
    if better == played:
        played = natural(seen, better)
    if better == played or RESIGN in (better, played):
        return ""
    special = defence(sight, better, played) or kept(sight, better, played)
    if special:
        return special
    open_turn = sight.asked in ("action", "first-turn", "order")
    good, bad = ends(seen, better, played, 1 if open_turn else WORLDS)
    said = {"better": label(sight.view, better, texts), "played": label(sight.view, played, texts)}
    return (
        left_in_row(sight, better, good, bad, said)
        or attacked(sight, better, played, said)
        or compared(sight, (good, bad), said, (better, played), open_turn)
    )


def natural(seen: Knowledge[AgesState], best: int) -> int:
    """What else one would do: what the rules of thumb choose, else to end it or to pass, else the
    first of the others."""
    buf, legal = zeros(seen.game.actions), seen.legal
    thumb = rulebot.choose(seen.believed, seen.seat, buf)
    for action in (thumb, DONE, PASS, *legal):
        if action != best and action in legal and action != RESIGN:
            return int(action)
    return best


def ends(seen: Knowledge[AgesState], better: int, played: int, worlds: int) -> tuple[End, End]:
    """Both tables at the end of the turn, on average over worlds the seat may believe in."""
    search = Chances(seen.believed.seats, WIDTH, 1)
    found: tuple[list[End], list[End]] = ([], [])
    for _ in range(worlds):
        determinize(seen.believed, seen.seat, seen.rng, search.world)
        luck = seen.rng.below(SEED)
        for action, into in zip((better, played), found, strict=True):
            search.after(seen.seat, action, luck, 0, NONE)
            into.append(end_of(search.child, seen.seat))
    return average(found[0]), average(found[1])


def end_of(state: AgesState, seat: int) -> End:
    civ = view(RULES, state, seat).civs[seat]
    figures = {
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
        "ca-rate": civ.civil_total,
        "ma-rate": civ.military_total,
        "worker": civ.unused + sum(place.workers for place in civ.places),
        "stage": sum(wonder.stages for wonder in civ.wonders),
        "military-card": sum(civ.military_backs),
    }
    return End(dict(figures), cards_of(civ), plans.is_in_uprising(civ))


def cards_of(civ: Civ) -> Counter[str]:
    """The civil cards one has come to, in hand or in play."""
    places = (place.card for place in civ.places)
    wonders = (wonder.card for wonder in civ.wonders)
    return Counter((*civ.civil_hand, *places, *civ.specials, *wonders, civ.government)) + Counter(
        [civ.leader] if civ.leader else []
    )


def average(found: list[End]) -> End:
    n = len(found)
    figures = {key: sum(end.figures[key] for end in found) / n for key, _ in FIGURES}
    return End(figures, found[0].cards if n == 1 else Counter(), all(e.uprising for e in found))


# ---- sentences


def compared(
    sight: Sight,
    ends: tuple[End, End],
    said: dict[str, str],
    pair: tuple[int, int],
    open_turn: bool,
) -> str:
    """What the better one is ahead by at the end of the turn, and what it is behind by."""
    (good, bad), (_, played) = ends, pair
    more = apart(sight, good, bad)[:MOST]
    if not more:
        return ""
    lists = {"more": ", ".join(more)}
    if bad.uprising and not good.uprising:
        return sight.texts("because-uprising", **said, more=lists["more"])
    kind = "" if open_turn else "-average"
    if played == DONE and sight.asked == "action" and sight.civ.civil_actions:
        figures: Args = {"ca": sight.civ.civil_actions, "more": lists["more"]}
        return sight.texts("because-unused", **said, **figures)
    named = Counter(card for action in pair if (card := taken(sight, action)))
    good, bad = without(good, named), without(bad, named)
    more, less = apart(sight, good, bad)[:MOST], apart(sight, bad, good)[:BEHIND]
    if not more or (net(good, bad) < 0 and not good.cards - bad.cards):
        return ""
    key = f"because-ahead{kind}" if not less else f"because-ahead-behind{kind}"
    lists = {"more": ", ".join(more)} | ({"less": ", ".join(less)} if less else {})
    return sight.texts(key, **said, **lists)


def taken(sight: Sight, action: int) -> str | None:
    """The card of the row that an action names; None where it names none."""
    act = SPACE.act(action)
    return sight.view.row[act.get("slot")].card if act.verb == "take" else None


def without(end: End, named: Counter[str]) -> End:
    """The same table without cards that the actions name: that they are there says nothing."""
    return End(end.figures, end.cards - named, end.uprising)


def net(one: End, other: End) -> float:
    """By how much the figures of one table are ahead of another's, as dear as culture."""
    return sum(dear * round(one.figures[key] - other.figures[key]) for key, dear in FIGURES)


def apart(sight: Sight, one: End, other: End) -> list[str]:
    """Figures in which one table is ahead of another, the dearest first, and cards that only it
    has."""
    by = {key: round(one.figures[key] - other.figures[key]) for key, _ in FIGURES}
    dear = sorted(FIGURES, key=lambda row: -row[1] * by[row[0]])
    words = [sight.texts(f"because-{key}", n=by[key]) for key, _ in dear[:MOST] if by[key] > 0]
    cards = [*(one.cards - other.cards)][:CARDS]
    return words + [sight.texts("because-card", card=sight.card(key)) for key in cards]


def left_in_row(sight: Sight, better: int, good: End, bad: End, said: dict[str, str]) -> str:
    """A card that the better one takes, and that is gone before the next turn."""
    act = SPACE.act(better)
    if act.verb != "take" or act.get("slot") >= ROW_SWEEP[sight.seen.believed.playing]:
        return ""
    place = sight.view.row[act.get("slot")]
    if place.card is None or place.cost is None or not (good.cards - bad.cards)[place.card]:
        return ""
    figures: Args = {"card": sight.card(place.card), "ca": place.cost}
    return sight.texts("because-swept", played=said["played"], **figures)


def attacked(sight: Sight, better: int, played: int, said: dict[str, str]) -> str:
    """How likely the attack is that one of the two is."""
    for action, key in ((better, "because-attack"), (played, "because-attack-risky")):
        act = SPACE.act(action)
        if act.verb == "attack":
            percent = sight.odds(act.get("seat"))
            mine, theirs = sight.view.against[act.get("seat")]
            rival = sight.texts.name(act.get("seat"))
            told = percent if action == better else 100 - percent
            figures = {"percent": told, "mine": mine, "theirs": theirs}
            if (action == better) == (percent >= 50):
                return sight.texts(key, **said, **figures, rival=rival)
    return ""


def kept(sight: Sight, better: int, played: int) -> str:
    """A card that defends by more than the one that is given away."""
    if sight.asked != "discard":
        return ""
    gives, keeps = (DEFENSE[SPACE.act(action).get("card")] for action in (better, played))
    if keeps <= gives:
        return ""
    card = sight.card(CARD_KEYS[SPACE.act(played).get("card")])
    return sight.texts("because-kept", card=card, keeps=int(keeps), gives=int(gives))


def defence(sight: Sight, better: int, played: int) -> str:
    """Whether the cards in hand can repel the attack at all."""
    attack = sight.view.attack
    if sight.asked != "defend" or attack is None or DONE not in (better, played):
        return ""
    short = attack.strength - attack.defence
    reach = most_defence(sight.seen.believed, sight.seen.seat, len(attack.used))
    figures = {"short": short, "reach": reach}
    if better != DONE and reach >= short > 0:
        return sight.texts("because-repelled", **figures)
    if better == DONE and reach < short:
        return sight.texts("because-in-vain", **figures)
    return ""
