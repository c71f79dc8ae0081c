"""What a seat of the auction sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wartable.kernel import members

if TYPE_CHECKING:
    from toy_auction.rules import Auction, AuctionState


@dataclass(frozen=True)
class AuctionView:
    seat: int
    seats: int
    actors: tuple[int, ...]
    rounds: int
    prize: int
    hand: tuple[int, ...]  # values of one's own cards
    bid: int | None  # one's own, while the others think
    answered: tuple[bool, ...]
    cards: tuple[int, ...]  # how many each seat has
    spent: tuple[int, ...]
    scores: tuple[int, ...]


def view(game: Auction, state: AuctionState, seat: int) -> AuctionView:
    from toy_auction.rules import UNANSWERED, VALUES, held

    seats = range(state.seats)
    own = [state.hands[seat * VALUES + v] for v in range(VALUES)] if seat in seats else []
    return AuctionView(
        seat=seat,
        seats=state.seats,
        actors=tuple(members(game.actors(state))),
        rounds=state.rounds,
        prize=state.prize,
        hand=tuple(v + 1 for v, copies in enumerate(own) for _ in range(copies)),
        bid=state.bids[seat] if seat in seats and state.bids[seat] != UNANSWERED else None,
        answered=tuple(state.bids[s] != UNANSWERED for s in seats),
        cards=tuple(held(state, s) for s in seats),
        spent=tuple(state.spent),
        scores=tuple(state.scores),
    )
