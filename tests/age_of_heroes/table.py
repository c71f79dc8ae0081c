"""What the tests of Age of Heroes share: a game, random play, and the invariants of rules 13.4."""

from __future__ import annotations

from collections.abc import Iterator

from wartable.games.age_of_heroes import data
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.cards import on_table, pile_of
from wartable.games.age_of_heroes.engine.components import HELD, HERO, KIND_KEYS, many, total
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.rules.endings import left_of
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, frame
from wartable.kernel import CHANCE, Event, Rng, legal

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
        n = state.deck[kind] + on_table(state, kind)
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
    check_memories(state)


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
