"""The face of research: a game in numbers."""

from __future__ import annotations

import copy
import pickle
import zlib
from fractions import Fraction
from typing import Any

import msgspec
import numpy as np
import pytest

from wartable import research
from wartable.errors import BadInput
from wartable.kernel import CHANCE, CLOCK, Rng
from wartable.play import Refused
from wartable.plugin import games
from wartable.research.saving import MAGIC, read, write

OURS = [id for id, plugin in games().items() if plugin.package.startswith("wartable.")]


def made(id: str, chance: Any = "auto") -> research.Env:
    """In which random play does not resign."""
    known = {option.key for option in research.make(id).plugin.options}
    options = {"resignation": "off"} if "resignation" in known else {}
    return research.make(id, options=options, chance=chance)


def played(env: research.Env, count: int, seed: int = 1) -> research.Env:
    """So many random steps on, or to the end."""
    rng = Rng(seed)
    for _ in range(count):
        if env.over:
            break
        seat = env.actors[rng.below(len(env.actors))]
        codes = env.legal(seat)
        env.step(codes[rng.below(len(codes))], seat)
    return env


def everything(env: research.Env) -> object:
    keys = [env.infoset(seat) for seat in range(env.seats)]
    return env.state.dump(), list(env.steps), env.actors, env.drawn, keys


# ---- the loop


@pytest.mark.parametrize("id", OURS)
def test_a_game_by_numbers_is_the_game_in_words(id: str) -> None:
    """Codes, texts, chance and the record agree with those of a position."""
    env = played(made(id).start(5), 60)
    position = env.position()
    assert position.match.state.dump() == env.state.dump()
    assert position.actors == env.actors and position.codes() == env.legal()
    assert position.legal() == [env.text(code) for code in env.legal()]
    assert [env.code(text) for text in position.legal()] == env.legal()
    assert position.view(0) == env.view(0)


def test_the_same_seed_and_actions_are_the_same_game() -> None:
    one, two, other = (played(research.make("age-of-war", 3).start(seed), 40) for seed in (1, 1, 2))
    assert one.steps == two.steps != other.steps
    fresh = {research.make("age-of-war", 3).start().key for _ in range(3)}
    assert len(fresh) == 3


def test_chance_by_hand_has_exact_probabilities() -> None:
    env = research.make("toy-auction", chance="manual").start(1)
    assert env.actor == CHANCE and env.legal() == [0, 1, 2, 3, 4]
    assert env.chance() == [(card, Fraction(1, 5)) for card in range(5)]
    env.step(2)
    assert dict(env.chance())[2] == Fraction(3, 19)
    while env.actors == (CHANCE,):
        assert sum(chance for _, chance in env.chance()) == 1
        env.step(env.sample())
    assert env.actors == (0, 1, CLOCK) and env.actor == 0 and env.chance() == []
    with pytest.raises(BadInput, match="chance is not to act"):
        env.sample()


def test_chance_drawn_by_hand_is_that_of_automatic_chance() -> None:
    auto = research.make("critters-at-war").start(9)
    hand = research.make("critters-at-war", chance="manual").start(9)
    others = {hand.sample(seed) for seed in range(40)}
    assert others == {code for code, _ in hand.chance()}
    while hand.actors == (CHANCE,):
        hand.step(hand.sample())
    assert hand.steps == auto.steps


def test_several_seats_may_act_in_any_order() -> None:
    one, two = (research.make("toy-auction").start(3) for _ in range(2))
    one.step(0, seat=0)
    one.step(0, seat=1)
    two.step(0, seat=1)
    two.step(0)
    assert one.state.dump() == two.state.dump()


def test_the_last_step_pays() -> None:
    env = research.make("age-of-war", 2).start(2)
    rewards = [0.0, 0.0]
    while not env.over:
        assert rewards == [0.0, 0.0] and env.outcome is None
        rewards = env.step(env.legal()[-1])
    assert rewards == env.returns("win") and sorted(rewards) == [-1.0, 1.0]
    assert env.actors == () and env.actor is None and env.legal() == []
    assert env.outcome is not None and env.outcome.standings == env.standings()
    with pytest.raises(Refused, match="over"):
        env.step(0)


@pytest.mark.parametrize(
    ("standings", "scores", "win", "rank", "margin"),
    [
        ([7, 3], [7, 3], [1, -1], [1, -1], [4, -4]),
        ([3, 3], [3, 3], [0, 0], [0, 0], [0, 0]),
        ([9, 4, 1], [9, 4, 1], [1, -0.5, -0.5], [1, 0, -1], [6.5, -1, -5.5]),
        ([5, 5, 1], [5, 5, 1], [0.25, 0.25, -0.5], [0.5, 0.5, -1], [2, 2, -4]),
        ([52, 51], [5, 5], [1, -1], [1, -1], [0, 0]),  # a tie-break wins and earns no points
    ],
)
def test_returns_add_up_to_nothing_and_ties_are_shared(
    standings: list[int], scores: list[int], win: Any, rank: Any, margin: Any
) -> None:
    wanted = {"win": win, "rank": rank, "margin": margin}
    for kind in research.REWARDS:
        found = research.returns(kind, standings, scores)
        assert found == wanted[kind] and sum(found) == 0
    with pytest.raises(BadInput, match="win, rank, margin"):
        research.returns("elo", standings, scores)  # type: ignore[arg-type]


# ---- back and again


@pytest.mark.parametrize("id", [*OURS, "toy-auction"])
@pytest.mark.parametrize("chance", ["auto", "manual"])
def test_a_step_taken_back_leaves_nothing_behind(id: str, chance: Any) -> None:
    env = played(made(id, chance).start(4), 30 if id in OURS else 3)
    before = everything(env)
    seat, codes = env.actors[0], env.legal()
    env.step(codes[-1], seat)
    after = everything(env)
    env.undo()
    assert everything(env) == before
    env.step(codes[-1], seat)
    assert everything(env) == after


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    for env in (research.make("age-of-war").start(1), research.make("age-of-war", chance="manual")):
        with pytest.raises(BadInput, match="nothing to take back"):
            env.undo()


@pytest.mark.parametrize("id", OURS)
def test_copies_are_equal_and_go_their_own_way(id: str) -> None:
    env = played(made(id).start(8), 25)
    before = everything(env)
    again = [env.clone(), copy.copy(env), copy.deepcopy(env), research.load(env.save())]
    again.append(pickle.loads(pickle.dumps(env)))
    for other in again:
        assert everything(other) == before
    played(env, 10)
    for other in again:
        assert everything(other) == before
        assert everything(played(other, 10)) == everything(env)


def test_a_game_begun_in_a_state_that_is_believed_in() -> None:
    env = played(research.make("critters-at-war").start(3), 6)
    state = env.belief(0)[0]
    other = env.clone(state)
    assert other.state.dump() == state.dump() and other.view(0) == env.view(0)
    assert everything(research.load(played(other, 4).save())) == everything(other)
    knowing = env.clone(state, seat=0)
    assert knowing.infoset(0) == env.infoset(0) != env.clone(state).infoset(0)
    assert knowing.infoset(1) == env.clone(state).infoset(1)
    assert everything(research.load(played(knowing, 4).save())) == everything(knowing)
    with pytest.raises(BadInput, match="begun in the middle"):
        other.position()
    played(other, 10**6)
    assert other.over


# ---- what a seat knows


def test_beliefs_look_like_the_truth_and_differ() -> None:
    env = played(research.make("critters-at-war").start(3), 4)
    believed = env.belief(1, 30)
    assert all(env.clone(state).view(1) == env.view(1) for state in believed)
    hands = {tuple(env.clone(state).view(0).hand) for state in believed}
    assert len(hands) > 20
    again = [state.dump() for state in env.belief(1, 30)]
    assert again == [state.dump() for state in believed]
    assert again != [state.dump() for state in env.belief(1, 30, seed=1)]


def facedown(card: str) -> research.Env:
    """Seat 0 has put this card facedown."""
    env = research.make("critters-at-war", chance="manual").start()
    while env.actors == (CHANCE,):
        env.step(env.legal()[0])
    env.step(env.code(f"improvise {card} air"))
    return env


def test_a_key_says_what_a_seat_knows_and_no_more() -> None:
    one, two = facedown("A1"), facedown("A2")
    assert one.infoset(1) == two.infoset(1) and one.view(1) == two.view(1)
    assert one.infoset(0) != two.infoset(0)
    assert len(one.infoset(0)) == 16 and one.infoset(0) != one.infoset(1)


def test_a_key_remembers_what_the_view_forgets() -> None:
    """The steps of a cellar are counted; whether the seat looked before or after is not seen."""

    def cellar(script: str) -> research.Env:
        env = research.make("toy-cellar", chance="manual").start()
        for text in ("hide 4", *script.split()):
            env.step(env.code(text))
        return env

    one, two = cellar("walk peek"), cellar("peek walk")
    assert one.view(0) == two.view(0) and one.infoset(0) != two.infoset(0)
    assert one.state.dump() == two.state.dump()


def test_what_goes_unnoticed_leaves_no_trace_in_a_key() -> None:
    """Seat 1 draws a card that seat 0 cannot see: the order of unseen things is no news."""
    one, two = (research.make("toy-auction", chance="manual").start() for _ in range(2))
    for env, drawn in ((one, (0, 1, 2, 3)), (two, (0, 1, 3, 2))):
        for card in drawn:
            env.step(card)
    assert one.infoset(0) == two.infoset(0) and one.infoset(1) != two.infoset(1)


def test_a_bot_is_asked_for_a_code() -> None:
    env = research.make("critters-at-war").start(2)
    assert env.bot("medium") in env.legal() and env.bot("medium") == env.bot("medium")
    assert env.bot(games()["critters-at-war"].bot("easy"), seed=3) in env.legal()
    with pytest.raises(BadInput, match="no level 'grand'"):
        env.bot("grand")
    assert env.actor is not None
    with pytest.raises(BadInput, match="may not act"):
        env.bot("easy", 1 - env.actor)


# ---- bad input


def test_what_cannot_be_made() -> None:
    for given in (
        *({"game": game} for game in ("chess", None, ["age-of-war"])),
        *({"options": options} for options in ({"speed": 1}, [("cap", 4)], "cap=4")),
        {"seats": 9},
        {"chance": "loaded"},
        {"data": b"[cities]"},
    ):
        with pytest.raises(BadInput):
            research.make(**{"game": "age-of-war", **given})  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="there is no seat 5"):
        research.make("age-of-war", 2, {"first": 5})


@pytest.mark.parametrize("code", [-1, 52, 10**9, 2**62, 2**63, 10**40])
@pytest.mark.parametrize("seat", [None, 1, 2, 6, CHANCE, 63, 64, -1, 2**63, 10**40])
def test_any_number_is_refused_and_changes_nothing(code: int, seat: int | None) -> None:
    env = research.make("age-of-war", 2, {"first": 0}).start(1)
    before = everything(env)
    with pytest.raises(Refused):
        env.step(code, seat)
    assert everything(env) == before
    assert env.legal(seat) == ([] if seat is not None else env.legal())


@pytest.mark.parametrize("odd", ["3", 1.0, [], b"1", None])
def test_what_is_no_number(odd: Any) -> None:
    env = research.make("age-of-war").start(1)
    with pytest.raises(BadInput, match="an action is a number"):
        env.step(odd)
    for ask in (env.view, env.infoset, env.belief):
        for seat in (2, -1, CHANCE, 10**30, "0"):
            with pytest.raises(BadInput, match="seat"):
                ask(seat)  # type: ignore[arg-type]


def test_what_is_of_another_kind() -> None:
    """Is told by the same error as a number that cannot be."""
    env = research.make("age-of-war").start(1)
    by_hand = research.make("age-of-war", chance="manual")
    alien = research.make("critters-at-war").state
    crowd = research.make("age-of-war", 3).state
    for ask, words in (
        (lambda: env.step(np.array([3])), "an action is a number"),
        (lambda: env.text("lose"), "an action is a number"),  # type: ignore[arg-type]
        (lambda: env.code(3), "a notation is a text"),  # type: ignore[arg-type]
        (lambda: env.start(1.5), "a seed is a number"),  # type: ignore[arg-type]
        (lambda: by_hand.sample("x"), "a seed is a number"),  # type: ignore[arg-type]
        (lambda: env.bot("easy", seed=None), "a seed is a number"),  # type: ignore[arg-type]
        (lambda: env.belief(0, -1), "1 state or more"),
        (lambda: env.belief(0, 1.5), "1 state or more"),  # type: ignore[arg-type]
        (lambda: env.bot(3), "a bot is a level or has `choose`"),  # type: ignore[arg-type]
        (lambda: env.clone(alien), "no state of age-of-war with 2 seats"),
        (lambda: env.clone(crowd), "no state of age-of-war with 2 seats"),
        (lambda: env.clone(env.save()), "no state of age-of-war"),
        (lambda: research.load("saved"), "a saved game is bytes"),  # type: ignore[arg-type]
    ):
        before = everything(env)
        with pytest.raises(BadInput, match=words):
            ask()
        assert everything(env) == before


@pytest.mark.parametrize("answer", ["lose", None, 52, 10**40, 0.0])
def test_a_bot_that_answers_what_is_not_legal(answer: Any) -> None:
    class Odd:
        def choose(self, seen: Any) -> Any:
            return answer

    with pytest.raises(BadInput, match="Odd.* chose .*, which is not legal"):
        research.make("age-of-war").start(1).bot(Odd())  # type: ignore[arg-type]


def test_a_saved_game_that_is_damaged_or_another() -> None:
    saved = played(research.make("critters-at-war").start(1), 5).save()
    for bad in (
        b"",
        saved[:-1],
        saved[:9],
        b"x" + saved[1:],
        MAGIC + zlib.crc32(b"x").to_bytes(4) + b"x",
    ):
        with pytest.raises(BadInput, match="saved game"):
            research.load(bad)
    kept = read(saved)
    for change, words in (
        ({"rules": 99}, "has changed"),
        ({"layout": 1}, "has changed"),
        ({"game": "chess"}, "no game"),
        ({"begun": b"WTS1"}, "not played by the rules"),
        ({"steps": [(0, 0)]}, "not played by the rules"),
        ({"steps": [(10**9, 2**62)]}, "not played by the rules"),
    ):
        with pytest.raises(BadInput, match=words):
            research.load(write(msgspec.structs.replace(kept, **change)))
