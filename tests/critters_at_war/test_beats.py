"""What is seen to happen: cards land, a battle is judged theatre by theatre, cards are dealt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wartable.games.critters_at_war.plugin import GAME
from wartable.games.critters_at_war.scene import piece_id
from wartable.i18n import texts
from wartable.kernel import SPECTATOR
from wartable.play import Match, ProvenChance, Record, replay
from wartable.scene import Beat

EN = texts(GAME.package, "en", ["Ann", "Bob"])
RECORDS = Path(__file__).parent / "records"


@pytest.fixture(scope="module")
def game() -> Match[Any]:
    return replay(Record.parse((RECORDS / "standard.wtr").read_text(encoding="utf-8")))


def shown(match: Match[Any], number: int, seat: int) -> list[Beat]:
    """The beats of one entry."""
    before, after = (match.sight_of(match.state_at(n)) for n in (number, number + 1))
    return match.beats(before, after, number, seat, "wide", EN)


def cards(beat: Beat) -> list[str]:
    return [piece.id for piece in beat.pieces if piece.id.startswith(("card-", "side-"))]


def test_the_last_card_lands_before_the_battle_is_judged(game: Match[Any]) -> None:
    number = next(n for n in range(len(game.entries)) if len(game.told(n, 0)) > 3)
    first, *held, points, won = shown(game, number, 0)
    assert first.kind == "turn" and cards(first) == ["card-A6"]
    assert [beat.text for beat in held] == [  # as they lie before the reader
        "Sea: Ann 13, Bob 7. Ann holds it.",
        "Air: Ann 7, Bob 2. Ann holds it.",
        "Land: Ann 0, Bob 7. Bob holds it.",
    ]
    assert held[1].at == ("lane-A", "total-0-A", "total-1-A") and held[2].seat == 1
    assert won.text == "Ann wins battle 1 and 6 points." and won.pause == "long"
    assert won.figures is not None and won.figures.title == "Battle 1"
    assert won.figures.over == "Battle 1 is over" and won.at[:2] == ("total-0-S", "total-1-S")
    seen = GAME.view(game.game, game.state_at(number), 0)
    row = [f"theatre-{letter}" for letter in seen.row]  # as it lies before the reader
    for seat, wanted in ((0, row), (1, row[::-1])):
        told = shown(game, number, seat)[-1]
        assert told.figures is not None and told.figures.rows[3] == ("Score", "6", "0", "")
        assert [each[0] for each in told.figures.rows[:3]] == [EN(name) for name in wanted]
    assert points.points == ((0, 6),)


def test_then_the_table_is_cleared_and_the_hand_is_dealt(game: Match[Any]) -> None:
    began = next(
        n for n in range(32) if [t.key for t in game.told(n, 0)] == ["battle-began"] and n > 2
    )
    (cleared,) = shown(game, began, 0)
    lying = {p.id for p in game.drawn(game.state_at(began), 0, EN).wide.pieces}
    assert {id for id in lying if id.startswith(("card-", "side-"))} <= set(cleared.gone)
    assert not cards(cleared) and cleared.text.startswith("Battle 2")
    deals = [shown(game, n, 0) for n in range(began + 1, began + 12)]
    assert not any(deals[:-1])
    (dealt,) = deals[-1]
    assert dealt.kind == "put" and len(cards(dealt)) == 6
    assert not lying & set(cards(dealt)), "no card comes from where one lay before"
    assert shown(game, began + 11, SPECTATOR) == []


def test_a_rivals_card_keeps_its_secret_and_turns_where_it_lies(game: Match[Any]) -> None:
    improvised = shown(game, 14, 0)
    assert [beat.text for beat in improvised] == ["Bob improvises a card in Sea."]
    assert cards(improvised[0]) == ["side-1-S-0"] and "L3" not in repr(improvised)
    assert "card-L3" in repr(shown(game, 14, 1))
    (turned,) = shown(game, 17, 0)
    (card,) = [piece for piece in turned.pieces if piece.id == "side-1-S-0"]
    assert card.symbol == "cal-card-L3" and not turned.gone


def test_a_withdrawal_gives_its_points_and_is_held_up_to_be_read() -> None:
    match = Match(GAME, 2, chance=ProvenChance.seeded(2))
    match.settle()
    seat = match.actors[0]
    match.say(seat, "withdraw")
    said, points, won = shown(match, len(match.entries) - 1, 0)
    assert said.kind == "say" and "withdraws" in said.text
    assert won.kind == "result" and "wins battle 1" in won.text and won.pause == "long"
    assert won.text.startswith(said.text), "the table says why the battle ended"
    assert won.figures is not None and won.figures.rows == (
        ("Withdrawal", *("0" if who == seat else "+2" for who in (0, 1))),
        ("Score", *("0" if who == seat else "2" for who in (0, 1))),
    )
    assert points.points == ((1 - seat, 2),)


def test_what_decided_a_battle_is_said_of_it_and_in_the_sheet(game: Match[Any]) -> None:
    match = Match(GAME, 2, chance=ProvenChance.seeded(2))
    match.settle()
    loser = match.actors[0]
    match.say(loser, "withdraw")
    told = match.told(len(match.entries) - 1, SPECTATOR)
    came = GAME.came_to(told, EN)
    who = ("Ann", "Bob")[loser]
    assert came == f"{who} withdraws from battle 1 with 6 cards in hand."
    number = next(n for n in range(len(game.entries)) if len(game.told(n, 0)) > 3)
    came = GAME.came_to(game.told(number, 0), EN)
    assert came.replace("\u00a0", " ") == (
        "Ann wins battle 1 (Ann : Bob): Air 7 : 2, Land 0 : 7, Sea 13 : 7."
    )
    reader = texts(GAME.package, "en", ["Ann", "Bob"])
    reader.you = 1
    came = GAME.came_to(game.told(number, 1), reader)
    assert came.replace("\u00a0", " ") == (
        "Ann wins battle 1 (You : Ann): Air 2 : 7, Land 7 : 0, Sea 7 : 13."
    ), "the reader's first, whoever won"
    assert GAME.came_to(game.told(number - 1, 0), EN) == ""
    sheet = GAME.result(game.view(0), game.heard(0), EN)
    assert sheet is not None and sheet.rows[0][:2] == ("Battle 1: Air, Sea", "6")
    assert sheet.heads == ("", "Ann", "Bob"), "whoever is called by name above is so here"


def test_the_row_is_told_as_it_lies_before_the_reader(game: Match[Any]) -> None:
    told = next(each for n in range(9) for each in game.told(n, 0) if each.key == "battle-began")
    said = []
    for you in (None, 0, 1):
        reader = texts(GAME.package, "en", ["Ann", "Bob"])
        reader.you = you
        said.append(
            GAME.sentence(told, reader).split(".")[0].removeprefix("Battle 1: ").split(", ")
        )
    assert said[0] == said[1] == said[2][::-1] and len(said[0]) == 3


def test_the_points_of_all_beats_are_the_score(game: Match[Any]) -> None:
    score = [0, 0]
    for number in range(len(game.entries)):
        if any(told.key == "battle-won" for told in game.told(number, 0)):
            for beat in shown(game, number, 1):
                for seat, by in beat.points:
                    score[seat] += by
    assert tuple(score) == game.view(0).scores


def test_a_card_that_is_known_from_now_on_stays_under_what_lies_on_it() -> None:
    game = replay(Record.parse((RECORDS / "long.wtr").read_text(encoding="utf-8")))
    number = len(game.entries) - 1
    known = 0
    for n in range(number + 1):
        before, after = (game.sight_of(game.state_at(at)) for at in (n, n + 1))
        for seat in (0, 1):
            old, new = before.view(seat), after.view(seat)
            shared = {
                (letter, side): min(len(old.stacks[letter][side]), len(stack))
                for letter, sides in new.stacks.items()
                for side, stack in enumerate(sides)
            }
            beats = game.beats(before, after, n, seat, "wide", EN)
            fresh = {p.id for b in beats[:1] for p in b.pieces}
            for (letter, side), many in shared.items():
                for index in range(many - 1):  # something lies on it
                    was, now = (piece_id(v, side, letter, index) for v in (old, new))
                    if was != now and old.battle == new.battle:
                        known += 1
                        assert now not in fresh
    assert known
