"""What is awaited, and what is under way: an attack, an auction."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.games.through_the_ages.engine.cards.columns import BUILDINGS
from wartable.games.through_the_ages.engine.cards.table import CARD_KEYS
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.engine.rules.attacks import attack_bonus, strength_against
from wartable.games.through_the_ages.engine.rules.colonies import force
from wartable.games.through_the_ages.engine.rules.stack import frame_kind, frame_seat
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.engine.steps.base import Question
from wartable.games.through_the_ages.views.keys import key_of, seat_of
from wartable.kernel import NONE


@dataclass(frozen=True)
class Auction:
    """A territory that seats bid for, and the force that is sent to it. 7"""

    territory: str
    bids: tuple[int | None, ...]  # by seat: its last bid, 0 before it bids, None once it passed
    high: int
    bidder: int | None
    sent: tuple[str, ...]  # units and cards of the force so far
    force: int


@dataclass(frozen=True)
class Attack:
    """An aggression that the rival may still defend against. 5.2.4"""

    card: str
    attacker: int
    target: int
    strength: int
    defence: int  # strength and cards used so far
    used: tuple[str, ...]


@dataclass(frozen=True)
class Pending:
    """What is awaited. `kind` is the key of the step; `card` what it is about; `n` how many."""

    kind: str
    seat: int
    card: str | None = None
    n: int = 0
    rival: int | None = None


def attack_of(state: AgesState) -> Attack | None:
    """None unless an aggression awaits its defence."""
    if state.fight == NONE or state.current == NONE:
        return None
    return Attack(
        card=CARD_KEYS[state.fight],
        attacker=state.current,
        target=state.rival,
        strength=state.attack,
        defence=state.defence,
        used=_used(state),
    )


def against_of(state: AgesState, seat: int) -> tuple[tuple[int, int], ...]:
    """The seat's strength and that of each other, as an attack on it would compare them."""
    if seat >= state.seats:
        return ()
    return tuple(
        (
            strength_against(state, seat, rival) + attack_bonus(state, seat, rival),
            strength_against(state, rival, seat),
        )
        for rival in range(state.seats)
    )


def auction_of(state: AgesState) -> Auction | None:
    """None unless a territory is being bid for or a force is being sent."""
    if state.territory == NONE:
        return None
    units = [CARD_KEYS[BUILDINGS + n] for n in range(10) for copy in range(state.sent[n])]
    return Auction(
        territory=CARD_KEYS[state.territory],
        bids=tuple(
            None if state.passed >> seat & 1 else state.bids[seat] for seat in range(state.seats)
        ),
        high=state.high,
        bidder=seat_of(state.bidder),
        sent=(*units, *_used(state)),
        force=0 if state.bidder == NONE else force(state, state.bidder),
    )


def _used(state: AgesState) -> tuple[str, ...]:
    return tuple(CARD_KEYS[state.cards_used[n]] for n in range(state.used_count))


def pending_of(game: ThroughTheAges, state: AgesState) -> Pending | None:
    """What the top frame awaits; None when the game is over."""
    if state.ended:
        return None
    step, seat = game.steps[frame_kind(state)], frame_seat(state)
    if not isinstance(step, Question):
        return Pending(step.key, seat)
    about = step.about(state)
    return Pending(step.key, seat, key_of(about.card), about.n, seat_of(about.rival))
