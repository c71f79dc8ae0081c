"""What the tests of Age of Heroes share: a game, random play, and the invariants of rules 13.4."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.games.age_of_heroes import data, notation
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.cards import add_army, gain, pile_of
from wartable.games.age_of_heroes.engine.components import (
    HELD,
    HERO,
    KIND_KEYS,
    covers,
    many,
    total,
)
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.rules.endings import left_of
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, frame, pop, push
from wartable.games.age_of_heroes.plugin import GAME as GAME_PLUGIN
from wartable.games.age_of_heroes.views import AgeOfHeroesView, view
from wartable.kernel import CHANCE, CLOCK, NONE, Event, Rng, legal

GAME = AgeOfHeroes(data.printed().figures)
KIND = {key: number for number, key in enumerate(KIND_KEYS)}


def some_move(state: AgeOfHeroesState, rng: Rng) -> tuple[int, int]:
    actors = [seat for seat in range(10) if GAME.actors(state) >> seat & 1]
    seat = actors[rng.below(len(actors))]
    if seat == CHANCE:
        return seat, GAME.sample_chance(state, rng)
    codes = legal(GAME, state, seat)
    return seat, codes[rng.below(len(codes))]


def walk(
    seats: int, seed: int, options: dict[str, int] | None = None
) -> Iterator[tuple[AgeOfHeroesState, list[Event]]]:
    """A random game, state by state."""
    state, rng = GAME.start(seats, options or {}), Rng(seed)
    yield state, []
    while GAME.actors(state):
        told: list[Event] = []
        GAME.apply(state, *some_move(state, rng), told)
        yield state, told


def check_invariants(state: AgeOfHeroesState) -> None:
    """Rules 13.4, and that what is remembered is true."""
    figures, seats = state.figures, range(state.seats)
    battling = state.foe_heroes if frame(state) != code.MUSTERING else 0
    battling += state.guard_heroes if frame(state) != code.REACTION else 0
    for kind, copies in enumerate(figures.copies):
        n = state.deck[kind] + state.pile[kind]
        n += sum(state.monument[seat] for seat in seats if 5 + state.tribe[seat] == kind)
        if kind < HELD:
            n += sum(many(state.hand[seat], kind) for seat in seats)
            n += battling if kind == HERO else 0
        else:
            n += sum(many(state.pending[seat], kind - HELD) for seat in seats)
            n += bin(state.quaked).count("1") if kind == KIND["earthquake"] else 0
        assert n == copies, f"{KIND_KEYS[kind]}: {n} of {copies}"
    for item in range(5):
        assert pile_of(state, item) >= 0
    living = [seat for seat in seats if state.alive >> seat & 1]
    pairs = {frozenset((seat, left_of(state, seat))) for seat in living} if len(living) > 1 else ()
    assert bin(state.roads).count("1") <= len(pairs)
    assert not state.roads & ~state.alive
    owned = 0
    for seat in seats:
        assert not owned & state.armies[seat]
        owned |= state.armies[seat]
        assert 0 <= state.monument[seat] <= figures.victory_monument
        assert total(state.hand[seat]) == state.size[seat] >= state.lean[seat] >= 0
        assert total(state.pending[seat]) == state.waiting[seat]
        assert state.cities[seat] >= 0
        if not state.alive >> seat & 1:
            assert not state.cities[seat] and not state.size[seat] and not state.armies[seat]
    assert not (state.generals | state.quaked | state.away) & ~owned
    assert not state.fresh & ~state.away and not state.quaked & state.away
    if frame(state) not in (code.BATTLE, code.OPENING):
        assert list(state.battle) == list(figures.battle_copies)
    check_board(state)
    check_memories(state)


def check_board(state: AgeOfHeroesState) -> None:
    """5.1: what lies on the board of a fair is backed by the hand behind it."""
    for seat in range(state.seats):
        held, open_now = state.hand[seat], state.offers[seat * 4 : seat * 4 + 4]
        assert all(many(held, offer >> 4 & 15) for offer in open_now if offer != NONE)
        assert all(many(held, kind) for kind in range(HELD) if state.have[seat] >> kind & 1)
        if state.deal_to[seat] != NONE:
            assert covers(held, state.deal_give[seat])


def check_memories(state: AgeOfHeroesState) -> None:
    for observer in range(state.seats):
        for kind in range(HELD):
            unsure = 0
            for holder in range(state.seats):
                if holder == observer:
                    continue
                held = many(state.hand[holder], kind)
                sure = many(state.sure[observer * 6 + holder], kind)
                assert many(state.open[holder], kind) <= sure <= held
                unsure += held - sure
            assert many(state.loose[observer], kind) <= unsure


class Table:
    """A table set up by hand, and played in the notation: `do("0 build city", "draw iron")`."""

    def __init__(
        self,
        seats: int = 4,
        hands: dict[int, str] | None = None,
        cities: dict[int, int] | None = None,
        armies: dict[int, int] | None = None,
        monument: dict[int, int] | None = None,
        fortresses: dict[int, int] | None = None,
        round: int = 4,
        options: dict[str, int] | None = None,
        data_text: str | None = None,
    ) -> None:
        """Everybody has a city, an army, an empty hand; the tribe's number is the seat's."""
        figures = data.read(data_text).figures if data_text else data.printed().figures
        self.game = AgeOfHeroes(figures)
        state = self.state = self.game.start(seats, options or {})
        self.told: list[Event] = []
        state.first, state.round, state.tribes_left = 0, round, 0
        for seat in range(seats):
            state.tribe[seat] = seat
            state.cities[seat] = (cities or {}).get(seat, 1)
            state.monument[seat] = (monument or {}).get(seat, 0)
            state.fortresses[seat] = (fortresses or {}).get(seat, 0)
            state.deck[5 + seat] -= state.monument[seat]
            for _ in range((armies or {}).get(seat, 1)):
                add_army(state, seat)
            for card in (hands or {}).get(seat, "").split():
                state.deck[KIND[card]] -= 1
                gain(state, seat, KIND[card])
        pop(state)

    def turn(self, seat: int = 0) -> Table:
        """In the action phase of a seat."""
        push(self.state, code.ROUND, code.TURNS, seat + 1, 0)
        push(self.state, code.TURN, seat, 2, 0)
        push(self.state, code.ACTION, seat, 0, 0)
        return self._begin(seat)

    def draw(self, seat: int = 0, cards: int = 1) -> Table:
        """About to draw in phase 1."""
        push(self.state, code.ROUND, code.TURNS, seat + 1, 0)
        push(self.state, code.TURN, seat, 1, 0)
        push(self.state, code.DRAWING, seat, cards, 0)
        return self._begin(seat)

    def fair(self) -> Table:
        """Trading is about to open."""
        push(self.state, code.ROUND, code.TRADING, 0, 0)
        return self._begin(-1)

    def fair_draw(self) -> Table:
        push(self.state, code.ROUND, code.TURNS, self.state.seats, 0)
        return self._begin(-1)

    def _begin(self, seat: int) -> Table:
        self.state.active = seat
        self.game.advance(self.state, self.told)
        return self

    def do(self, *lines: str) -> Table:
        for line in lines:
            seat, action = self.parse(line)
            why = self.game.refusal(self.state, seat, action)
            assert why == 0, f"{line}: refused, {self.reason(why)}; may act: {self.actors}"
            self.game.apply(self.state, seat, action, self.told)
            check_invariants(self.state)
        return self

    def parse(self, line: str) -> tuple[int, int]:
        head, _, rest = line.partition(" ")
        seat = int(head) if head.isdigit() else CLOCK if head == "!" else CHANCE
        text = line if seat == CHANCE else rest
        return seat, notation.read(self.game, seat, text)

    def refusal(self, line: str) -> str:
        return self.reason(self.game.refusal(self.state, *self.parse(line)))

    def reason(self, why: int) -> str:
        return GAME_PLUGIN.reason(why).key if why else ""

    def legal(self, seat: int) -> list[str]:
        codes = legal(self.game, self.state, seat)
        return [notation.write(self.game, seat, action) for action in codes]

    def view(self, seat: int) -> AgeOfHeroesView:
        return view(self.game, self.state, seat)

    @property
    def actors(self) -> list[int]:
        return [seat for seat in range(10) if self.state.asked >> seat & 1]

    def hand(self, seat: int) -> str:
        cards = self.state.hand[seat]
        return " ".join(KIND_KEYS[k] for k in range(14) for _ in range(many(cards, k)))

    def heard(self, kind: int) -> list[Event]:
        return [event for event in self.told if event.kind == kind]

    def pile(self, kind: str) -> int:
        return int(self.state.pile[KIND[kind]])
