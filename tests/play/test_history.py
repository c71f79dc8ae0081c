"""What a seat saw happen: the same from every host, and nothing that it could not know."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from wartable import research
from wartable.kernel import CHANCE, CLOCK, NONE, SPECTATOR, Bot, Event, History, Knowledge, Rng
from wartable.kernel.past import moments
from wartable.play import Match, Position, ProvenChance
from wartable.play.arena import play_game
from wartable.plugin import games
from wartable.server.bots import Job, job_of, seen_by

LONGEST = 300  # actions
FURTHER = 15  # of them done in two states


def wandered(id: str, seats: int, seed: int, most: int = LONGEST) -> Match[Any]:
    """A game begun at random."""
    stays = {"resignation": "off"} if id == "through-the-ages" else {}
    match: Match[Any] = Match(games()[id], seats, stays, ProvenChance.seeded(seed))
    rng = Rng(seed)
    while len(match.entries) < most and not match.over:
        match.settle()
        if acting := [seat for seat in match.actors if seat != CLOCK]:
            seat = acting[rng.below(len(acting))]
            codes = match.legal(seat)
            match.play(seat, codes[rng.below(len(codes))])
    return match


class Reader(Bot[Any]):
    """Acts at random and keeps what it was told."""

    def __init__(self) -> None:
        self.read: list[tuple[int, History | None]] = []

    def choose(self, seen: Knowledge[Any]) -> int:
        self.read.append((int(seen.seat), seen.history))
        return seen.legal[seen.rng.below(len(seen.legal))]


@pytest.mark.parametrize("id", sorted(games()))
def test_the_arena_tells_what_a_match_does(id: str) -> None:
    """Places where nothing is kept do the actions once more, when they are asked."""
    plugin, steps = games()[id], list[tuple[int, int]]()
    bots = [Reader() for _ in range(plugin.seats[0])]
    play_game(
        plugin.game(),
        bots,
        plugin.settings({}),
        seed=4,
        noted=lambda state, seat, opinion: steps.append((seat, opinion.action)),
    )
    match: Match[Any] = Match(plugin, len(bots), plugin.settings({}))
    for seat, code in steps:
        match.play(seat, code)
    for bot in bots:
        for seat, history in bot.read[::7]:
            assert history is not None
            assert history == match.history(seat)[: len(history)]
        seat, history = bot.read[-1]
        own = [code for doer, code in steps if doer == seat]
        assert [moment.did for moment in match.history(seat) if moment.did != NONE] == own
        assert history is not None and len(history) > len(bot.read)


@pytest.mark.parametrize("id", sorted(games()))
def test_what_a_seat_cannot_know_is_not_in_its_history(id: str) -> None:
    """From two states that a seat cannot tell apart the same is done. As long as it sees the same,
    it has heard the same."""
    match = wandered(id, min(3, games()[id].seats[-1]), seed=8)
    game, view, states = match.game, match.plugin.view, match.states()
    differ = compared = 0
    for first in range(0, len(match.entries), max(1, len(match.entries) // 40)):
        for seat in range(match.seats):
            other = states[first].clone()
            game.determinize(states[first], seat, Rng(first), other)
            differ += other.dump() != states[first].dump()
            steps, told = list[tuple[int, int]](), (list[list[Event]](), list[list[Event]]())
            for number in range(first, min(first + FURTHER, len(match.entries))):
                step = match.entries[number].seat, match.codes[number]
                if game.refusal(other, *step):
                    break
                news: list[Event] = []
                game.apply(other, *step, news)
                if view(game, other, seat) != view(game, states[number + 1], seat):
                    break
                steps.append(step)
                told[0].append(match.events[number])
                told[1].append(news)
            one, two = (tuple(moments(seat, steps, each)) for each in told)
            assert one == two
            compared += len(one)
    assert compared > 100
    assert not match.hides or differ > 5


def test_a_card_laid_facedown_is_in_the_history_of_who_laid_it_alone() -> None:
    table = Position.start("critters-at-war", seed=3)
    first = table.actors[0]
    text = next(text for text in table.legal() if text.startswith("improvise"))
    card = table.match.plugin.read(table.match.game, first, text)
    table.push(text)
    mine, theirs = (table.match.history(seat)[-1] for seat in (first, 1 - first))
    assert mine.did == card and theirs.did == NONE
    assert mine.heard != theirs.heard and NONE in theirs.heard[0]
    assert table.match.history(SPECTATOR)[-1] == theirs
    assert (
        table.match.history(first, len(table.match.entries) - 1) == table.match.history(first)[:-1]
    )


def test_what_nobody_told_a_seat_leaves_no_gap() -> None:
    """Two seats of three talk of a deal: the third does not know that anything happened."""
    match = wandered("age-of-heroes", 3, seed=8)
    quiet = [n for n in range(1, 300) if match.entries[n].text.startswith("deal give ")]
    assert quiet
    for number in quiet:
        heard = [
            len(match.history(s, number + 1)) - len(match.history(s, number)) for s in (0, 1, 2)
        ]
        assert heard[match.entries[number].seat] == 1
        assert sum(heard) < 3


def test_what_was_taken_back_did_not_happen() -> None:
    table = Position.start("age-of-war", seed=5)
    begun = table.match.history(0)
    table.push(table.legal()[0])
    assert len(table.match.history(0)) > len(begun)
    table.undo()
    assert table.match.history(0) == begun


def test_it_reaches_other_processes_where_bots_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    match = wandered("critters-at-war", 2, seed=2, most=12)
    for remembers in (True, False):
        monkeypatch.setattr(type(match.plugin), "remembers", remembers)
        job = job_of(match, match.seen(0, Rng(1)), "hard", 1, "en", ("Ann", "Bo"))
        back = msgspec.convert(json.loads(json.dumps(msgspec.to_builtins(job))), Job)
        assert back == job
        assert seen_by(back).history == (match.history(0) if remembers else None)


def test_nothing_is_reckoned_until_somebody_asks() -> None:
    match, asked = wandered("age-of-war", 2, seed=2, most=12), list[int]()

    def recall() -> History:
        asked.append(1)
        return match.history(0)

    seen = Knowledge.of(match.game, match.state, 0, Rng(1), recall)
    other = seen.thinking(seen.sample())
    assert not asked
    assert other.history == seen.history == match.history(0) and len(asked) == 1
    assert Knowledge.of(match.game, match.state, 0, Rng(1)).history is None


def test_the_environment_of_research_knows_it_too() -> None:
    env = research.make("critters-at-war").start(3)
    bot = Reader()
    while len(env.steps) < 20:
        env.step(env.bot(bot))
    seat, history = bot.read[-1]
    assert history == env.position().match.history(seat)[: len(history or ())]
    believed = env.clone(env.belief(0)[0], seat=0)
    assert believed.history(0) == env.history(0) and believed.history(1) is None
    assert research.load(believed.save()).history(0) == env.history(0)
    believed.step(believed.legal()[0])
    assert len(believed.history(0) or ()) > len(env.history(0) or ())
    assert env.clone(env.belief(0)[0]).history(0) is None
    assert CHANCE not in {moment.did for moment in env.history(0) or ()}
