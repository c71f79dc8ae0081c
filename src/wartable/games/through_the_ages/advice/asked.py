"""Concerns of what a seat is asked, in or out of its turn."""

from __future__ import annotations

from collections.abc import Callable

from wartable.games.through_the_ages.advice.sight import Args, Concern, Sight, most_defence
from wartable.games.through_the_ages.advice.turn import pace
from wartable.games.through_the_ages.engine.cards.columns import PACTS
from wartable.games.through_the_ages.engine.cards.kinds import Bonus
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.rules.colonies import most_force
from wartable.games.through_the_ages.engine.thinking.diplomacy import deal_worth
from wartable.games.through_the_ages.engine.thinking.evaluate import turns_left, worth
from wartable.games.through_the_ages.engine.thinking.weights import WEIGHTS
from wartable.games.through_the_ages.names import by_key
from wartable.games.through_the_ages.scene.ratings import signed

POINT = 100  # the evaluation counts hundredths of culture


def answer_concerns(asked: str) -> tuple[Callable[[Sight], Concern], ...]:
    """What a question of this kind is about."""
    return (*OF_QUESTIONS.get(asked, ()), apart, pace)


def defend(sight: Sight) -> Concern:
    """What all cards together could add to the defence."""
    attack, state = sight.view.attack, sight.seen.believed
    if attack is None:
        return None
    short = attack.strength - attack.defence
    reach = most_defence(state, sight.seen.seat, len(attack.used))
    key = "matters-defend" if reach >= short else "matters-defend-vain"
    rival = sight.texts.name(attack.attacker)
    figures: Args = {"reach": reach, "short": short, "rival": rival}
    return 90, sight.texts(key, card=sight.card(attack.card), **figures)


def bid(sight: Sight) -> Concern:
    """How high the seat could go, and what it would have left against the strongest rival."""
    auction = sight.view.auction
    if auction is None or not sight.rivals:
        return None
    figures = {
        "most": int(most_force(sight.seen.believed, sight.seen.seat)),
        "high": auction.high,
        "mine": sight.civ.strength,
        "theirs": sight.rivals[0].strength,
    }
    rival = sight.texts.name(sight.rivals[0].seat)
    words = sight.texts("matters-bid", card=sight.card(auction.territory), rival=rival, **figures)
    return 90, words


def force(sight: Sight) -> Concern:
    """What is still missing in the force, and that it is lost."""
    auction = sight.view.auction
    if auction is None or not sight.rivals:
        return None
    missing = auction.high - auction.force
    key = "matters-force" if missing > 0 else "matters-force-enough"
    figures = {"mine": sight.civ.strength, "theirs": sight.rivals[0].strength}
    rival = sight.texts.name(sight.rivals[0].seat)
    return 90, sight.texts(key, n=abs(missing), rival=rival, **figures)


def discard(sight: Sight) -> Concern:
    """How many of the cards defend well, and whether that may be needed."""
    hand = sight.civ.military_hand
    if hand is None or not sight.rivals:
        return None
    figures = {
        "n": len(hand),
        "limit": sight.civ.military_limit,
        "bonus": sum(isinstance(by_key(key), Bonus) for key in hand),
        "mine": sight.civ.strength,
        "theirs": sight.rivals[0].strength,
    }
    rival = sight.texts.name(sight.rivals[0].seat)
    return 90, sight.texts("matters-discard", rival=rival, **figures)


def pact(sight: Sight) -> Concern:
    """What a pact is worth to both sides, by rules of thumb."""
    asked, state, seat = sight.view.pending, sight.seen.believed, sight.seen.seat
    if asked is None or asked.card is None or asked.rival is None:
        return None
    number, turns, side = CARD_BY_KEY[asked.card] - PACTS, turns_left(state), 1 - asked.n
    mine = deal_worth(state, seat, asked.rival, number, side, turns)
    theirs = deal_worth(state, asked.rival, seat, number, 1 - side, turns)
    figures = {"mine": signed(round(mine / POINT)), "theirs": signed(round(theirs / POINT))}
    rival = sight.texts.name(asked.rival)
    return 90, sight.texts("matters-pact", card=sight.card(asked.card), rival=rival, **figures)


def apart(sight: Sight) -> Concern:
    """How far the answers lie apart, in culture by the end of the game."""
    state, seat, found = sight.seen.believed, sight.seen.seat, []
    for action, _ in sight.legal:
        after = state.clone()
        RULES.apply(after, seat, action, None)
        found.append(worth(after, seat, WEIGHTS))
    by = round((max(found) - min(found)) / POINT)
    return (60, sight.texts("matters-apart", culture=by)) if by else None


OF_QUESTIONS: dict[str, tuple[Callable[[Sight], Concern], ...]] = {
    "defend": (defend,),
    "bid": (bid,),
    "force": (force,),
    "discard": (discard,),
    "pact": (pact,),
}
