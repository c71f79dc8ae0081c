"""What is seen to happen, of a kept record and of single actions; the mark of the last attack."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from wartable.games.age_of_war.plugin import GAME
from wartable.i18n import texts
from wartable.kernel import CHANCE
from wartable.play import Match, Record, replay
from wartable.scene import Beat, LayoutName

EN = texts(GAME.package, "en", ["Ann", "Bob"])
RECORDS = Path(__file__).parent / "records"


def shown(match: Match, since: int, layout: LayoutName = "wide") -> list[list[Beat]]:  # type: ignore[type-arg]
    """The beats of each entry from `since` on, as seat 1 sees them."""
    states = match.states(since)
    sights = [match.sight_of(state) for state in states]
    pairs = enumerate(zip(sights, sights[1:], strict=False), since)
    return [match.beats(old, new, number, 1, layout, EN) for number, (old, new) in pairs]


def line(beat: Beat) -> str:
    """A beat in one line, without places."""
    parts = [beat.kind, *(f"{piece.id}={piece.symbol[4:]}" for piece in beat.pieces)]
    parts += [f"-{id}" for id in beat.gone] + [f"@{id}" for id in beat.at]
    parts += [f"{by:+} {seat}" for seat, by in beat.points]
    return " ".join(parts)


def said(*script: str) -> Match:  # type: ignore[type-arg]
    match = Match(GAME, 2, {"first": "0"})
    for words in script:
        seat = CHANCE if words.startswith("roll") else match.actors[0]
        match.say(seat, words)
    return match


def test_dice_are_thrown_walk_to_their_line_and_the_rest_is_thrown_again() -> None:
    match = said("roll 3 3 2 1 A C G", "fill daliang infantry-8", "roll A C G G")
    thrown, filled, again = shown(match, 0)
    assert [line(beat) for beat in thrown] == [
        "roll die-0=die-1 die-1=die-2 die-2=die-3 die-3=die-3 die-4=die-a die-5=die-c die-6=die-g",
        "say",
    ]
    assert not thrown[0].text, "nobody is told what falls before it lies there"
    assert thrown[1].text == "Ann rolls infantry 3 3 2 1, archers, cavalry, general."
    assert [line(beat) for beat in filled] == [
        "move die-1=die-2 die-2=die-3 die-3=die-3 @city-daliang",
        "put filled-daliang-infantry-8=filled-2 -die-1 -die-2 -die-3",
    ]
    card = next(p for p in match.scene(1, EN).wide.pieces if p.id == "city-daliang")
    assert all(abs(die.x - card.x) < 60 for die in filled[0].pieces)
    assert len({die.x for die in filled[0].pieces}) == 3  # side by side
    assert line(again[0]).endswith("die-3=die-g -die-4 -die-5 -die-6")


def test_whoever_acts_sees_the_next_roll_at_once() -> None:
    match = said("roll 3 3 2 1 A C G", "fill daliang infantry-8", "roll A C G G", "lose")
    states = [match.sight_of(state) for state in match.states(0)]
    own = [match.beats(states[n], states[n + 1], n, 0, "wide", EN) for n in range(4)]
    dice = [f"spent-daliang-infantry-8-{n}" for n in range(3)]
    laid, walk = own[1]
    assert [piece.id for piece in laid.pieces] == ["filled-daliang-infantry-8", *dice]
    assert laid.gone == ("die-1", "die-2", "die-3")  # where they lay, under other names
    old = {p.id: p for p in match.scene(0, EN).wide.pieces}
    assert [piece.id for piece in walk.pieces] == dice and not old.keys() & set(dice)
    assert [beat.pause for beat in (laid, walk, *own[3])] == ["none"] * 3
    seen = [beat for each in shown(match, 1) for beat in each]
    assert [beat.pause for beat in seen if beat.kind in ("move", "put", "leave")] == [
        "short"
    ] * 3  # a rival's deeds are told one after another
    for dice in ("C G G", "G G", "C"):
        match.say(CHANCE, f"roll {dice}")
        match.say(0, "lose")
    at = len(match.entries) - 1
    before, then = (match.sight_of(state) for state in match.states(at))
    _, failed = match.beats(before, then, at, 0, "wide", EN)
    assert failed.gone == ("filled-daliang-infantry-8", "spent-*")  # dice may still lie there


def test_a_city_that_falls_has_its_last_line_filled_and_lies_as_it_is_then(
    game: Match,  # type: ignore[type-arg]
) -> None:
    found = next(each for each in shown(game, 0) if any("flag-" in line(beat) for beat in each))
    _, last, taken, *_ = found
    assert last.kind == "put" and last.pieces[0].id.startswith("filled-")
    assert last.pieces[0].id in taken.gone
    city = next(piece for piece in taken.pieces if piece.id.startswith("city-"))
    assert "selected" not in city.state


def test_a_die_is_lost_and_a_failed_attack_leaves_its_lines() -> None:
    match = said("roll 3 3 2 1 A C G", "fill daliang infantry-8", "roll A C G G", "lose")
    for dice in ("C G G", "G G", "C"):
        match.say(CHANCE, f"roll {dice}")
        match.say(0, "lose")
    assert [line(beat) for beat in shown(match, 3)[0]] == ["leave -die-3"]
    last = shown(match, len(match.entries) - 1)[0]
    assert [line(beat) for beat in last] == [
        "leave -die-0",
        "leave -filled-daliang-infantry-8 @city-daliang",
    ]
    assert last[1].text == "Ann fails at Daliang: no dice left."


def marks(match: Match) -> list[str]:  # type: ignore[type-arg]
    scene = match.scene(1, EN)
    found = [
        [p.id for p in scene.layout(name).pieces if "last" in p.state.split()]
        for name in get_args(LayoutName)
    ]
    assert found[0] == found[1]
    return found[0]


def test_the_mark_of_the_last_attack_is_on_its_city_taken_or_not() -> None:
    match = said("roll 3 3 2 1 A C G", "fill jimo archers-cavalry")
    assert marks(match) == []  # it goes on
    while match.view(1).current == 0:
        if match.actors[0] == 0:
            match.say(0, "lose")
        else:
            match.say(CHANCE, "roll " + " ".join(["1"] * match.view(1).pool))
    assert marks(match) == ["city-jimo"] and match.view(1).recent is None
    match.say(CHANCE, "roll 1 1 1 1 1 1 1")
    match.say(1, "lose")
    assert marks(match) == ["city-jimo"]  # nothing new was attacked


@pytest.fixture(scope="module")
def game() -> Match:  # type: ignore[type-arg]
    return replay(Record.parse((RECORDS / "two-seats.wtr").read_text(encoding="utf-8")))


def test_points_of_all_beats_are_the_score(game: Match) -> None:  # type: ignore[type-arg]
    found = shown(game, 0, "tall")
    points = [0, 0]
    for beat in (beat for each in found for beat in each):
        for seat, by in beat.points:
            points[seat] += by
    assert tuple(points) == game.view(1).points
    taken = [each for each in found if any(beat.kind == "points" for beat in each)]
    assert [beat.kind for beat in taken[0]] == ["move", "put", "put", "points"]
    assert line(taken[0][2]).startswith("put flag-")
    locked = [each for each in taken if any("lock-" in line(beat) for beat in each)]
    assert [beat.kind for beat in locked[0]] == ["move", "put", "put", "put", "points"]


def test_the_end_has_its_figures(game: Match) -> None:  # type: ignore[type-arg]
    last = shown(game, len(game.entries) - 1)[0][-1]
    assert last.kind == "result" and last.figures is not None
    assert last.figures.over == "The game is over"
    assert last.figures.heads == ("", "points", "cities", "provinces")
    assert sum(int(row[2]) for row in last.figures.rows) == 14
    view = game.view(1)
    best = last.figures.rows[0]
    assert int(best[1]) == max(view.points)


def test_the_dice_that_walk_are_as_many_as_the_rules_take(game: Match) -> None:  # type: ignore[type-arg]
    count = 0
    for number, found in enumerate(shown(game, 0)):
        for told in game.told(number, 1):
            if told.key == "filled":
                dice = [p for p in found[0].pieces if not p.id.startswith(("filled", "special"))]
                assert len(dice) == told.args["dice"]
                count += 1
    assert count > 50
