"""Why one action is better than another: what sets the tables apart that they lead to at the end of
the turn under way or, where that does not tell, some turns later."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.games.through_the_ages.advice.ends import PARTS, End, ends
from wartable.games.through_the_ages.advice.sight import Args, Sight, most_defence
from wartable.games.through_the_ages.engine.actions.codes import DONE, PASS, RESIGN, SPACE
from wartable.games.through_the_ages.engine.cards.columns import DEFENSE
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS
from wartable.games.through_the_ages.engine.components import ROW_SWEEP
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.thinking import rulebot
from wartable.games.through_the_ages.labels import label
from wartable.i18n import Texts
from wartable.kernel import NONE, Knowledge, compiled, zeros

WORLDS = 6  # where rivals' hands and decks have a say
# Turns that are played on where the end of this one does not tell: as many as the companion's
# searches do, which interpreted end with the turn
LATER = 2 if compiled() else 0
MOST = 2  # things that a sentence is about
BEHIND = 1  # things that it is said to be behind by
ROUGH = ("cards", "war", "events", "pacts", "final", "rival")  # parts told by what they are worth
LEAST = 0.4  # of a point of culture that a part is worth more, to be spoken of


def because(seen: Knowledge[AgesState], better: int, played: int, texts: Texts) -> str:
    """Why an action is better than another, in figures that differ; "" where none does. Of an
    action against itself: why it is better than the next natural thing."""
    sight = Sight(seen, texts)
    if better == played:
        played = natural(seen, better)
    if better in (played, RESIGN):
        return ""
    if played == RESIGN:
        return texts("because-resign")
    special = defence(sight, better, played) or kept(sight, better, played)
    if special:
        return special
    open_turn = sight.asked in ("action", "first-turn", "order")
    pair = (better, played)
    good, bad = ends(seen, *pair, 1 if open_turn else WORLDS, 0)
    said = {"better": label(sight.view, better, texts), "played": label(sight.view, played, texts)}
    now = (
        left_in_row(sight, better, good, bad, said)
        or attacked(sight, better, played, said)
        or compared(sight, (good, bad), said, pair, "" if open_turn else "-average")
        or warred(sight, better, played, said)
    )
    if now or not LATER:
        return now
    return compared(sight, ends(seen, *pair, WORLDS, LATER), said, pair, "-later")


def natural(seen: Knowledge[AgesState], best: int) -> int:
    """What else one would do: what the rules of thumb choose, else to end it or to pass, else the
    first of the others."""
    buf, legal = zeros(seen.game.actions), seen.legal
    thumb = rulebot.choose(seen.believed, seen.seat, buf)
    for action in (thumb, DONE, PASS, *legal):
        if action != best and action in legal and action != RESIGN:
            return int(action)
    return best


# ---- sentences


def compared(
    sight: Sight,
    ends: tuple[End, End],
    said: dict[str, str],
    pair: tuple[int, int],
    when: str,
) -> str:
    """What the better one is ahead by, and what it is behind by; "" where it is not ahead."""
    good, bad = ends
    if good.chance <= bad.chance:
        return ""
    named = {card for action in pair if (card := taken(sight, action))}
    more = list(apart(sight, good, bad, named))[:MOST]
    if not more:
        return ""
    lists = {"more": ", ".join(more)}
    if bad.uprising and not good.uprising:
        return sight.texts("because-uprising", **said, **lists)
    if not when and pair[1] == DONE and sight.asked == "action" and sight.civ.civil_actions:
        return sight.texts("because-unused", **said, **lists, ca=sight.civ.civil_actions)
    less = list(apart(sight, bad, good, named))[:BEHIND]
    behind = {"less": ", ".join(less)} if less else {}
    key = "because-ahead-behind" if less else "because-ahead"
    return sight.texts(key + when, **said, **lists, **behind)


def taken(sight: Sight, action: int) -> str | None:
    """The card of the row that an action names; None where it names none."""
    act = SPACE.act(action)
    return sight.view.row[act.get("slot")].card if act.verb == "take" else None


def apart(sight: Sight, one: End, other: End, named: set[str]) -> Iterator[str]:
    """What one table is ahead of another by: the parts of its worth that are dearer, the dearest
    first, each by its figures or, where they are the same, by what it is worth. Cards that the
    actions name are not named again."""
    by = {part: one.parts[part] - other.parts[part] for part in PARTS}
    rivals = {rival: other.rivals[rival] - worth for rival, worth in one.rivals.items()}
    hurt = max(rivals, key=lambda rival: rivals[rival], default=NONE)
    if hurt != NONE and one.chance > other.chance:
        by["rival"] = rivals[hurt]
    for part in sorted(by, key=lambda part: -by[part]):
        if by[part] < LEAST:
            return
        words = list(figures(sight, part, one, other))
        if part == "cards":
            new = [card for card in one.cards - other.cards if card not in named]
            words += [sight.texts("because-card", card=sight.card(card)) for card in new[:1]]
        rough = round(by[part])
        if not words and rough and part in ROUGH:
            words = [sight.texts(f"because-{part}", n=rough, rival=sight.texts.name(max(0, hurt)))]
        yield from words


def figures(sight: Sight, part: str, one: End, other: End) -> Iterator[str]:
    """The figures of a part in which one table is ahead of another, the dearest first."""
    known = PARTS.get(part, ())
    by = {key: round(one.figures[key] - other.figures[key]) for key, _ in known}
    for key, _ in sorted(known, key=lambda row: -row[1] * by[row[0]]):
        if by[key] > 0:
            yield sight.texts(f"because-{key}", n=by[key])


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


def warred(sight: Sight, better: int, played: int, said: dict[str, str]) -> str:
    """The strengths in the war that one of the two is."""
    for action, key in ((better, "because-declared"), (played, "because-declared-risky")):
        act = SPACE.act(action)
        if act.verb == "declare":
            rival = sight.view.civs[act.get("seat")]
            figures = {"mine": sight.civ.strength, "theirs": rival.strength}
            if action == played or sight.civ.strength > rival.strength:
                return sight.texts(key, **said, **figures, rival=sight.texts.name(rival.seat))
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
