"""What is awaited, and what is under way: an attack, an auction."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.frames import PENDING_KEYS, WAITING
from wartable.games.through_the_ages.engine.cards.table import (
    BUILDINGS,
    CARD_KEYS,
    PACTS,
)
from wartable.games.through_the_ages.engine.rules.colonies import force
from wartable.games.through_the_ages.engine.rules.stack import (
    frame_a,
    frame_b,
    frame_kind,
    frame_seat,
)
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.views.keys import key_of, seat_of
from wartable.kernel import NONE


@dataclass(frozen=True)
class Auction:
    territory: str
    bids: tuple[int | None, ...]  # by seat: its last bid, 0 before it bids, None once it passed
    high: int
    bidder: int | None
    sent: tuple[str, ...]  # units and cards of the force so far
    force: int


@dataclass(frozen=True)
class Attack:
    card: str
    attacker: int
    target: int
    strength: int
    defence: int  # strength and cards used so far
    used: tuple[str, ...]


@dataclass(frozen=True)
class Pending:
    """What is awaited. `kind` names the decision; `card` what it is about; `n` how many."""

    kind: str
    seat: int
    card: str | None = None
    n: int = 0
    rival: int | None = None


PENDING_KINDS = (
    "deal",  # chance: the row is filled, cards are drawn, an event is turned up
    "first-turn",  # take cards only
    "politics",
    "action",
    "defend",  # use military cards against an aggression, then done
    "pact",  # accept or refuse `card` offered by `rival`
    "bid",
    "force",  # send units and cards until the bid is met
    "population",  # lose a worker from a card
    "destroy",  # choose an own building to lose
    "destroy-rival",  # choose a building of `rival`
    "lose-colony",
    "take-colony",  # choose a colony of `rival`
    "infiltrate",  # choose leader or unfinished wonder of `rival`
    "plunder",  # how much of `n` is food
    "gain-split",  # how much of `n` is food
    "lose-split",
    "choose-goods",  # n food or n resources
    "steal-technology",  # special technologies of `rival` for the advantage `n`
    "free-build",  # build `card` for nothing, or pass
    "civilization",  # Development of Civilization: one of three, or pass
    "agreement",  # International Agreement: take cards for `n` actions
    "ravage",
    "discard",  # n military cards
    "lose-blue",  # a token from a card, the bank being empty
    "tuck",  # Homer under a wonder, or pass
    "order",  # carry out what action card `card` orders
    "peek",  # chance shows Joan of Arc the next event
)


def attack_of(state: AgesState) -> Attack | None:
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


def auction_of(state: AgesState) -> Auction | None:
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


def pending_of(state: AgesState) -> Pending | None:
    if state.ended:
        return None
    kind, seat, a, b = frame_kind(state), frame_seat(state), frame_a(state), frame_b(state)
    if kind < WAITING:
        return Pending("peek" if kind == frames.PEEK else "deal", seat)
    key = PENDING_KEYS[kind - WAITING]
    match kind:
        case frames.DEFEND:
            return Pending(
                key, seat, key_of(state.fight), state.attack - state.defence, state.current
            )
        case frames.PACT_REPLY:
            return Pending(key, seat, CARD_KEYS[PACTS + a], b % 2, b // 2)
        case frames.BIDDING | frames.FORCE:
            return Pending(key, seat, key_of(state.territory), state.high)
        case frames.DESTROY_RIVAL | frames.TAKE_COLONY | frames.INFILTRATE:
            return Pending(key, seat, None, b, a)
        case frames.PLUNDER | frames.STEAL_TECHNOLOGY:
            n, rival = (a, b) if kind == frames.PLUNDER else (b, a)
            return Pending(key, seat, None, n, rival)
        case frames.FREE_BUILD | frames.TUCK | frames.ORDER:
            return Pending(key, seat, CARD_KEYS[a])
        case frames.CIVILIZATION | frames.RAVAGE | frames.LOSE_COLONY | frames.DESTROY_OWN:
            return Pending(key, seat, _event_under_way(state))
    return Pending(key, seat, _event_under_way(state), a)


def _event_under_way(state: AgesState) -> str | None:
    """The event whose effect is asked about, if one is being resolved."""
    for n in range(state.top):
        if state.stack[n * 4] == frames.EVENT:
            return CARD_KEYS[state.stack[n * 4 + 2]]
    return None
