"""Concerns of politics: wars, aggressions, strength, events."""

from __future__ import annotations

from wartable.games.through_the_ages.advice.sight import Args, Concern, Sight
from wartable.games.through_the_ages.engine.cards.columns import EVENTS, LEVEL
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_KEYS
from wartable.games.through_the_ages.engine.effects.scoring import Score
from wartable.games.through_the_ages.engine.rules.events import EVENT_EFFECTS

SURE = 50  # per cent from which an attack is a chance rather than a risk
WEAKER = 3  # behind the strongest by so much, and by the number of the age more, is a danger
LEADING = 3  # points of culture that an event must set two seats apart by


def war_against(sight: Sight) -> Concern:
    """The war that a rival has declared on the seat and that stands worst."""
    mine, found = sight.civ.strength, []
    for rival in sight.rivals:
        if rival.war is not None and rival.war.target == sight.seen.seat:
            words = sight.texts(
                "matters-war-against",
                card=sight.card(rival.war.card),
                rival=sight.texts.name(rival.seat),
                mine=mine,
                theirs=rival.strength,
            )
            found.append((97 if rival.strength > mine else 65, words))
    return max(found, default=None)


def own_war(sight: Sight) -> Concern:
    """A war that one has declared, with both strengths."""
    war = sight.civ.war
    if war is None:
        return None
    words = sight.texts(
        "matters-own-war",
        card=sight.card(war.card),
        rival=sight.texts.name(war.target),
        mine=sight.civ.strength,
        theirs=sight.view.civs[war.target].strength,
    )
    return 75, words


def attack(sight: Sight) -> Concern:
    """The aggression that is likeliest to succeed."""
    found = [
        (sight.odds(act.get("seat")), -act.get("seat"), LEVEL[act.get("card")], act)
        for _, act in sight.verbs("attack")
    ]
    if not found:
        return None
    percent, _, _, act = max(found, key=lambda row: row[:3])
    mine, theirs = sight.view.against[act.get("seat")]
    words = sight.texts(
        "matters-attack" if percent >= SURE else "matters-attack-risky",
        card=sight.card(CARD_KEYS[act.get("card")]),
        rival=sight.texts.name(act.get("seat")),
        mine=mine,
        theirs=theirs,
        percent=percent if percent >= SURE else 100 - percent,
    )
    return 86 if percent >= SURE else 43, words


def war_chance(sight: Sight) -> Concern:
    """A war that strength would win as it stands."""
    found = []
    for _, act in sight.verbs("declare"):
        mine, theirs = sight.view.against[act.get("seat")]
        found.append((mine - theirs, -act.get("seat"), act.get("card")))
    if not found or max(found)[0] <= 0:
        return None
    edge, seat, card = max(found)
    rival = sight.texts.name(-seat)
    words = sight.texts("matters-war", card=sight.card(CARD_KEYS[card]), rival=rival, n=edge)
    return 52 + min(edge, 20), words


def stronger(sight: Sight) -> Concern:
    """The strongest rival is far ahead, and may attack."""
    if not sight.rivals:
        return None
    top, mine = sight.rivals[0], sight.civ.strength
    gap, cards = top.strength - mine, sum(top.military_backs)
    if gap < WEAKER + sight.view.age:
        return None
    figures = {"mine": mine, "theirs": top.strength, "cards": cards}
    words = sight.texts("matters-stronger", rival=sight.texts.name(top.seat), **figures)
    return min(85, 48 + 2 * gap) if cards else 30, words


def known_event(sight: Sight) -> Concern:
    """An event of the last age that the seat knows to come, and that sets it apart."""
    state, seat, shown = sight.seen.believed, sight.seen.seat, sight.view.events
    found = []
    for key in (*shown.known_current, *shown.known_future):
        card = CARD_BY_KEY[key]
        effect = EVENT_EFFECTS[card - EVENTS][0] if card >= EVENTS else None
        if isinstance(effect, Score) and sight.rivals:
            mine = int(effect.points(state, seat))
            theirs, rival = max((int(effect.points(state, r.seat)), r.seat) for r in sight.rivals)
            found.append((abs(mine - theirs), key, mine, theirs, rival))
    if not found or max(found)[0] < LEADING:
        return None
    by, key, mine, theirs, rival = max(found)
    figures: Args = {"mine": mine, "theirs": theirs, "rival": sight.texts.name(rival)}
    return 45 + min(by, 20), sight.texts("matters-event", card=sight.card(key), **figures)


def events(sight: Sight) -> Concern:
    """What preparing an event brings, and who will be hit by the one that comes up."""
    levels = [LEVEL[act.get("card")] for _, act in sight.verbs("prepare")]
    if not levels or not sight.rivals:
        return None
    figures = {
        "culture": max(levels),
        "n": max(1, sum(sight.view.events.current)),
        "mine": sight.civ.strength,
        "theirs": sight.rivals[0].strength,
    }
    rival = sight.texts.name(sight.rivals[0].seat)
    return 44, sight.texts("matters-prepare", rival=rival, **figures)
