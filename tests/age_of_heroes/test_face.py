"""Notation, labels, scenes, boards, bots: what people and hosts meet."""

from __future__ import annotations

import pytest

from tests.age_of_heroes.table import GAME as RULES
from tests.age_of_heroes.table import some_move, walk
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import KIND_KEYS
from wartable.games.age_of_heroes.plugin import GAME
from wartable.games.age_of_heroes.telling import EVENTS, REASONS
from wartable.i18n import texts
from wartable.kernel import CHANCE, Rng, Seen
from wartable.plugin import Unknown
from wartable.testing import Budget, check_game, check_words


def test_words_keep_the_contract() -> None:
    check_words(GAME)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("fair", ("rounds", "live"))
def test_the_contract_in_both_fairs(seats: int, fair: str) -> None:
    budget = Budget(games=1, seconds=1, positions=3, sweeps=1, scenes=1, rolls=300, beliefs=60)
    check_game(GAME, seats, {"fair": fair}, budget)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("OFFER  iron for Wood", "offer iron for wood"),
        ("build city", "build city wood wood stone"),
        ("build road 2", "build road 2 stone stone"),
        ("build general army-3", "build general army-3 iron gold"),
    ],
)
def test_the_notation_forgives(said: str, meant: str) -> None:
    assert GAME.write(RULES, 0, GAME.read(RULES, 0, said)) == meant


@pytest.mark.parametrize("said", ("offer", "offer city for iron", "take", "march 2", "hello"))
def test_what_is_not_understood_gets_an_example(said: str) -> None:
    with pytest.raises(Unknown, match="for example|say one of"):
        GAME.read(RULES, 0, said)


def test_every_event_and_refusal_has_its_words() -> None:
    kinds = {value for name, value in vars(code).items() if name in _events()}
    assert kinds == set(EVENTS)
    assert len({reason.key for reason in REASONS.values()}) == len(REASONS)


def _events() -> set[str]:
    names = list(vars(code))
    return set(names[names.index("FIRST_DRAW") :])


def test_no_sentence_declines_a_card() -> None:
    """Names of cards stand as they are in every sentence that mentions one."""
    for lang in ("en", "uk", "ru"):
        reader = texts(GAME.package, lang)
        for kind in KIND_KEYS:
            name = reader(f"kind-{kind}")
            assert name in reader("event-discarded", seat="A", kind=name)


@pytest.mark.parametrize("level", GAME.levels)
def test_bots_play_whole_fairs_and_turns(level: str) -> None:
    bot, rng = GAME.bot(level, 0.005), Rng(3)
    state = RULES.start(3, GAME.settings({}))
    moves = 0
    while RULES.actors(state) and moves < (60 if level == "hard" else 400):
        if RULES.actors(state) >> CHANCE & 1:
            RULES.apply(state, *some_move(state, rng), None)
            continue
        seat = next(s for s in range(3) if RULES.actors(state) >> s & 1)
        action = bot.choose(Seen.of(RULES, state, seat, rng))
        assert RULES.refusal(state, seat, action) == 0
        RULES.apply(state, seat, action, None)
        moves += 1


def test_medium_beats_random() -> None:
    """Ten games at two seats; the published figures are measured on many more."""
    won = 0
    for seed in range(10):
        state, rng = RULES.start(2, {}), Rng(seed)
        players = [GAME.bot("medium"), GAME.bot("random")]
        if seed % 2:
            players.reverse()
        while RULES.actors(state):
            if RULES.actors(state) >> CHANCE & 1:
                RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
                continue
            seat = 0 if RULES.actors(state) & 1 else 1
            action = players[seat].choose(Seen.of(RULES, state, seat, rng))
            RULES.apply(state, seat, action, None)
        won += state.winner == seed % 2
    assert won >= 8


def test_a_spectator_and_the_hidden() -> None:
    """13.1: nothing of a hand is in another's view but what was seen."""
    for state, _ in walk(3, 9):
        for seat in range(3):
            view = RULES.view(state, seat)
            for tribe in view.tribes:
                if tribe.seat != seat:
                    assert sum(tribe.known.values()) <= tribe.hand
        assert RULES.view(state, 8).hand == {}
