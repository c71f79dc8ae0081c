"""What a seat sees of the table, by name. Built up from what it has seen. Not compiled."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.games.through_the_ages.engine.cards.columns import TACTICS
from wartable.games.through_the_ages.engine.components import SLOTS
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.views.asked import (
    Attack,
    Auction,
    Pending,
    against_of,
    attack_of,
    auction_of,
    pending_of,
)
from wartable.games.through_the_ages.views.civs import Civ, civ_of
from wartable.games.through_the_ages.views.common import (
    Events,
    PactView,
    RowCard,
    discards,
    events_of,
    pacts_of,
    row_card,
)
from wartable.games.through_the_ages.views.keys import keys_of, seat_of
from wartable.kernel import members


@dataclass(frozen=True)
class ThroughTheAgesView:
    """What one seat or a spectator knows of the table."""

    seat: int  # whose view it is; 8 for spectators
    seats: int
    actors: tuple[int, ...]
    age: int  # 0 … 4
    round: int
    last_round: bool
    starting: int | None
    current: int | None  # whose turn it is
    phase: str  # "start", "politics", "action", "end", "over"
    row: tuple[RowCard, ...]
    civil_deck: int
    military_deck: int
    military_discards: int
    civs: tuple[Civ, ...]  # by seat
    common_tactics: tuple[str, ...]
    pacts: tuple[PactView, ...]
    events: Events
    attack: Attack | None
    auction: Auction | None
    pending: Pending | None
    rulings: tuple[str, ...] = ()  # options that change a card here: "st-peters-itself"
    against: tuple[tuple[int, int], ...] = ()  # by seat: what an attack of the viewer's compares


PHASES = ("deal", "start", "politics", "action", "end", "over")


def view(game: ThroughTheAges, state: AgesState, seat: int) -> ThroughTheAgesView:
    """What the seat knows: no military hands of others, no events it has not seen. 1.2, 1.3"""
    return ThroughTheAgesView(
        seat=seat,
        seats=state.seats,
        actors=tuple(members(game.actors(state))),
        age=state.age,
        round=state.round,
        last_round=state.last_round != 0 and state.round >= state.last_round,
        starting=seat_of(state.first),
        current=seat_of(state.current),
        phase=PHASES[state.phase],
        row=tuple(row_card(state, seat, slot) for slot in range(SLOTS)),
        civil_deck=state.civil_left,
        military_deck=state.military_left,
        military_discards=discards(state),
        civs=tuple(civ_of(state, owner, seat) for owner in range(state.seats)),
        common_tactics=keys_of(state.tactics, TACTICS),
        pacts=pacts_of(state),
        events=events_of(state, seat),
        attack=attack_of(state),
        auction=auction_of(state),
        pending=pending_of(game, state),
        rulings=_rulings(state),
        against=against_of(state, seat),
    )


def _rulings(state: AgesState) -> tuple[str, ...]:
    switched = {
        "st-peters-itself": state.opt_peters,
        "raid-rounding-each": state.opt_raid,
        "genghis-uprising-nothing": state.opt_genghis,
        "churchill-default-nothing": state.opt_churchill,
        "iconoclasm-age-iv-earlier": state.opt_iconoclasm,
        "trade-food-impact-farms": state.opt_trade,
        "annex-without-colony-allowed": state.opt_annex,
        "robespierre-breakthrough-paid": state.opt_breakthrough,
    }
    return tuple(key for key, on in switched.items() if on)
