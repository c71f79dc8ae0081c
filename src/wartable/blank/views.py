"""What a seat sees, built up of what it may know: nothing else ever leaves the house."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.blank.engine.actions import CARDS
from wartable.blank.engine.game import BlankGame, over
from wartable.blank.engine.state import BlankState
from wartable.kernel import BIT, NONE, members


@dataclass(frozen=True)
class BlankView:
    """What one seat sees of the table."""

    seat: int  # whose view it is, or SPECTATOR
    seats: int
    actors: tuple[int, ...]
    card: int  # one's own; 0 for none
    gone: tuple[int, ...]  # cards that were thrown away
    held: tuple[bool, ...]  # by seat: whether it has a card
    scores: tuple[int, ...]  # by seat: its card once all are shown, 0 before


def view(game: BlankGame, state: BlankState, seat: int) -> BlankView:
    seats = range(state.seats)
    return BlankView(
        seat=seat,
        seats=state.seats,
        actors=tuple(members(game.actors(state))),
        card=state.cards[seat] + 1 if seat in seats else 0,
        gone=tuple(card + 1 for card in range(CARDS) if state.gone & BIT[card]),
        held=tuple(state.cards[s] != NONE for s in seats),
        scores=tuple(state.cards[s] + 1 if over(state) else 0 for s in seats),
    )
