"""What the log says of the row, and of cards that are drawn and discarded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from wartable.games.through_the_ages.bots import bot
from wartable.games.through_the_ages.plugin import GAME
from wartable.i18n import texts
from wartable.kernel import SPECTATOR, Rng
from wartable.play import Match, ProvenChance
from wartable.plugin import Told
from wartable.server import messages
from wartable.server.protocol import LogLine
from wartable.testing import play_als


def test_4_1_one_line_names_all_thirteen_cards_laid() -> None:
    match: Match[Any] = Match(GAME, 2, {"first": "0"}, chance=ProvenChance.seeded(3))
    match.settle()
    laid = [told for k in range(len(match.entries)) for told in match.told(k, 0)]
    assert [told.key for told in laid].count("laid") == 1
    assert str(laid[0].args["cards"]).split() == [slot.card for slot in match.view(0).row]
    said = GAME.sentence(laid[0], texts(GAME.package))
    assert said.startswith("Into the row: ") and said.count(", ") == 12


def test_4_1_one_line_names_all_that_comes_and_goes() -> None:
    """4.1: what is swept and what fills the row; what comes after the end of an age is told after
    it."""
    table = play_als(
        GAME,
        """
        phase start | civil-deck 2
        row moses iron drama alchemy homer
        go
        """,
    )
    told = [one for one in table.heard if one.key in ("swept", "laid", "age")]
    assert [one.key for one in told] == ["swept", "laid", "age", "laid"]
    swept, first, _, second = (str(one.args.get("cards", "")).split() for one in told)
    row = [str(slot.card) for slot in table.view(0).row]
    assert swept == ["moses", "iron", "drama"]
    assert (first, second) == (row[2:4], row[4:])


def log(match: Match[Any], seat: int, since: int = 0) -> list[LogLine]:
    """Lines of the log of a seat, as the server makes them, from an action on."""
    steps = [(n, match.events[n]) for n in range(since, len(match.entries))]
    return messages.log(match, seat, texts(GAME.package), steps)


def played(actions: int) -> Match[Any]:
    """So many actions of three bots, with a page for each seat and for who looks on."""
    match: Match[Any] = Match(GAME, 3, {"first": "0"}, chance=ProvenChance.seeded(3))
    chooser, rng = bot("easy"), Rng(3)
    pages: dict[int, list[LogLine]] = {0: [], 1: [], 2: [], SPECTATOR: []}
    for _ in range(actions):
        since = len(match.entries)
        match.settle()
        seat = match.actors[0]
        match.play(seat, chooser.choose(match.seen(seat, rng)))
        for reader, lines in pages.items():
            cut = messages.line_start(match, reader, since)
            lines[:] = [line for line in lines if line.n < cut] + log(match, reader, cut)
    for reader, lines in pages.items():
        assert lines == log(match, reader)
    return match


def cards(told: Iterable[Told]) -> list[str]:
    """All cards that these lines name, in their order."""
    return [card for one in told for card in str(one.args["cards"]).split()]


def test_13_cards_drawn_one_by_one_are_one_line() -> None:
    """Their owner reads which, the others how many; a page that is told of every action by itself
    reads what a page reads that is opened at the end."""
    match = played(160)
    for reader in (0, 1, 2, SPECTATOR):
        heard = [told for n in range(len(match.entries)) for told in match.told(n, reader)]
        lines = [told for _, told in match.plugin.lines(enumerate(heard))]
        for key in ("drew",) if reader == SPECTATOR else ("drew", "drew-card"):
            single, joined = ([told for told in some if told.key == key] for some in (heard, lines))
            assert len(joined) < len(single)
            if key == "drew":
                assert len(single) == sum(int(told.args["n"]) for told in joined)
            else:
                assert cards(single) == cards(joined)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("discarded-card", ["Seat 1 discards: Foray, Rats."]),
        ("discarded", ["Seat 1 discards 2 military cards."]),
    ],
)
def test_13_2_cards_discarded_one_by_one_are_one_line(key: str, said: list[str]) -> None:
    """13.2: what their owner reads, and the others."""
    table = play_als(
        GAME,
        """
        c0 military foray rats raiders crusades
        do 0 done
        do 0 discard foray
        do 0 discard rats
        """,
    )
    heard = enumerate(told for told in table.heard if told.key == key)
    assert [GAME.sentence(told, texts(GAME.package)) for _, told in GAME.lines(heard)] == said


def test_what_the_end_of_a_turn_came_to_is_told_by_what_brought_it() -> None:
    """Production and an event of the same action; production alone is told by its own line."""
    earned = Told("earned", 1, {"n": 9, "m": 0})
    event = [
        Told("revealed", 0, {"card": "impact-of-balance"}),
        Told("scored", 0, {"n": 0, "card": "impact-of-balance"}),
        Told("scored", 1, {"n": 4, "card": "impact-of-balance"}),
    ]
    reader = texts(GAME.package, "en", ("Ada", "Ben"))
    said = GAME.came_to([earned, *event], reader)
    assert said == "Production: Ben +9. Impact of Balance: Ben +4."
    cards = ("impact-of-balance", "impact-of-industry", "impact-of-science")
    end = [Told("scored", 1, {"card": card, "n": 4}, "11") for card in cards]
    assert GAME.came_to([earned, *end], reader).endswith(": Ben +12.")
    assert GAME.came_to([earned], reader) == "" == GAME.came_to(event, reader)
