"""Choices are played to the end of the game with the same luck for all."""

from __future__ import annotations

from wartable.games.through_the_ages.advice import can_play_out, played_out
from wartable.games.through_the_ages.engine.actions.codes import RESIGN
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.kernel import Knowledge, Rng
from wartable.play import Match
from wartable.plugin import game
from wartable.puzzles import puzzles
from wartable.puzzles.ends import BETTER, SIMPLE
from wartable.puzzles.puzzle import ACTORS

AGES = game("through-the-ages")
LATE = max(puzzles(AGES), key=lambda each: (each.asked.after, each.id))  # is soon played out


def seen_at(match: Match[AgesState], seat: int) -> Knowledge[AgesState]:
    return match.seen(seat, Rng(5))


def test_the_same_luck_comes_to_the_same_and_whoever_resigns_wins_nothing() -> None:
    match, asked = LATE.match(), LATE.asked
    best, natural = (
        AGES.read(match.game, asked.seat, text) for text in (asked.best, asked.natural)
    )
    found = []
    for player in (SIMPLE, BETTER, SIMPLE):
        outs = played_out(seen_at(match, asked.seat), [best, natural, RESIGN], player)
        outs.play(1)
        outs.play(1)
        worth = outs.worth()
        assert worth[RESIGN] == 0 and all(0 <= each <= 1 for each in worth.values())
        assert outs.behind(best, best) == (0.0, 0.0)
        less, _ = outs.behind(RESIGN, best)
        assert less == worth[best]
        found.append(worth)
    assert found[0] == found[2]


def test_what_to_discard_is_not_told_by_playing_on() -> None:
    match: Match[AgesState] = Match(AGES, LATE.source.seats)
    for text in LATE.source.lines:
        actor, _, action = text.partition(" ")
        if action.startswith("discard "):
            assert not can_play_out(seen_at(match, int(actor)))
            return
        if action == "pass":
            assert can_play_out(seen_at(match, int(actor)))
        match.say(ACTORS[actor] if actor in ACTORS else int(actor), action)
    raise AssertionError("nobody discards")
