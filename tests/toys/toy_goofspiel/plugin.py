"""Goofspiel as research asks for it: in numbers, a notation and a view. Nothing is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from toy_goofspiel import rules
from toy_goofspiel.rules import SEATS, Goofspiel, GoofspielState
from wartable.errors import BadInput
from wartable.kernel import CHANCE, NONE, Bot, Knowledge, members
from wartable.plugin import Option, Plugin, Reason


@dataclass(frozen=True)
class GoofspielView:
    seat: int
    seats: int
    actors: tuple[int, ...]
    prizes: tuple[int, ...]  # turned up so far
    bids: tuple[int, ...]  # one's own
    others: tuple[int, ...]  # the other's, where they are shown
    takers: tuple[int, ...]
    hand: tuple[int, ...]


class AtRandom(Bot[GoofspielState]):
    def choose(self, seen: Knowledge[GoofspielState]) -> int:
        return seen.legal[seen.rng.below(len(seen.legal))]


class ToyGoofspiel(Plugin[GoofspielState, GoofspielView]):
    id = "toy-goofspiel"
    package = "toy_goofspiel"
    prefix = "gsp"
    rules_version = 1
    seats = range(2, 3)
    options = (
        Option("cards", 3, least=2, most=rules.MOST),
        Option("order", rules.BY_LOT, ("by-lot", "descending")),
        Option("bids", rules.SHOWN, ("shown", "hidden")),
    )
    levels = ("random",)

    def game(self, data: str | None = None) -> Goofspiel:
        return Goofspiel()

    def write(self, game: Goofspiel, seat: int, action: int) -> str:
        return f"{'prize' if seat == CHANCE else 'bid'} {action + 1}"

    def read(self, game: Goofspiel, seat: int, text: str) -> int:
        for code in range(rules.MOST):
            if self.write(game, seat, code) == text:
                return code
        raise BadInput(f"{text!r} is not an action; bid 2 would be")

    def reasons(self) -> Mapping[int, Reason]:
        return {rules.NO_SUCH_CARD: Reason("no-such-card")}

    def endings(self) -> Mapping[int, str]:
        return {rules.PLAYED_OUT: "played-out"}

    def view(self, game: Goofspiel, state: GoofspielState, seat: int) -> GoofspielView:
        mine = [state.bids[at] for at in range(seat, SEATS * state.cards, SEATS)]
        theirs = [state.bids[SEATS * t + 1 - seat] for t in range(state.round)]
        return GoofspielView(
            seat=seat,
            seats=SEATS,
            actors=tuple(members(game.actors(state))),
            prizes=tuple(card for card in state.prizes if card != NONE),
            bids=tuple(card for card in mine if card != NONE),
            others=tuple(theirs) if state.hiding == rules.SHOWN else (),
            takers=tuple(rules.taker(state, t) for t in range(state.round)),
            hand=tuple(rules.hand(state, seat)),
        )

    def bot(self, level: str, budget: float | None = None) -> Bot[GoofspielState]:
        self.check_level(level)
        return AtRandom()


GAME = ToyGoofspiel()
