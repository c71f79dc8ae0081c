"""Pieces that show figures which were not read off a box have a mark, wide or tall."""

from __future__ import annotations

from pathlib import Path

import pytest

from wartable.games.small_samurai_empires.names import KEYS
from wartable.games.through_the_ages.figures import card_basis
from wartable.play import Match, Record, replay
from wartable.plugin import Basis, game
from wartable.scene import Scene
from wartable.testing import play_als

TESTS = Path(__file__).parent.parent


def recorded(id: str, name: str, upto: int | None = None) -> Match[object]:
    file = TESTS / id.replace("-", "_") / "records" / f"{name}.wtr"
    return replay(Record.parse(file.read_text(encoding="utf-8")), upto=upto)


def drawn(match: Match[object]) -> Scene:
    return match.scene(0, match.plugin.texts(match.game, "en"))


def marks(scene: Scene) -> dict[str, str]:
    """The same in both layouts; a phone has piles where a desk shows a battle alone."""
    wide, tall = (
        {piece.id: piece.mark for piece in layout.pieces if piece.mark}
        for layout in (scene.wide, scene.tall)
    )
    assert {id: tall[id] for id in tall if id in wide or not id.startswith("pile-")} == wide
    return {id: str(mark) for id, mark in wide.items()}


def test_age_of_heroes() -> None:
    second = dict.fromkeys(
        ("deck", "pile-army", "pile-fortress", "pile-general", "pile-road"), "second-hand"
    )
    assert marks(drawn(recorded("age-of-heroes", "rules-2-four", 380))) == second


def test_age_of_heroes_barbarians_and_battle_cards() -> None:
    """How many armies come and how many battle cards of each value there are is reconstructed."""
    plugin = game("age-of-heroes")
    laid = "seats 2\noption luck victim\ndraw 0\ndo draw barbarians-2"
    table = play_als(plugin, f"{laid} | 0 stand | strength 6")
    view = table.view(0)
    found = marks(plugin.scene(view, [], plugin.texts(table.game, "en")))
    assert {"raider-1", "raider-2"} & {id for id, mark in found.items() if mark == "reconstructed"}


def test_age_of_war() -> None:
    """Names of cities and provinces are reconstructed, but for those in the rulebook."""
    found = marks(drawn(recorded("age-of-war", "three-seats", 250)))
    assert len(found) == 18 and set(found.values()) == {"reconstructed"}
    assert not {"city-daliang", "province-wei"} & found.keys()


@pytest.mark.parametrize(("upto", "marked"), [(30, []), (None, ["reconstructed"] * 3)])
def test_critters_at_war(upto: int | None, marked: list[str]) -> None:
    """Which way the theatres turn after a battle is not known."""
    assert [*marks(drawn(recorded("critters-at-war", "standard", upto))).values()] == marked


def test_small_samurai_empires() -> None:
    found = marks(drawn(recorded("small-samurai-empires", "asked-and-open", 100)))
    wanted = {f"prov-{key}" for key in KEYS["province"]}
    wanted |= {f"mountain-{key}" for key in KEYS["mountain"]}
    wanted |= {f"track-{key}" for key in KEYS["region"]}
    wanted |= {f"cell-{number}" for number in range(1, 13)}
    assert wanted <= found.keys() and set(found.values()) == {"reconstructed"}


def test_small_samurai_empires_speak_of_it_in_no_tip() -> None:
    """What a piece is comes first; where its figures come from is asked for by the legend."""
    scene = drawn(recorded("small-samurai-empires", "asked-and-open", 100))
    for layout in (scene.wide, scene.tall):
        tips = {piece.id: piece.tip for piece in layout.pieces if piece.mark}
        assert "cell-1" in tips and "order-move-3" in tips
        assert not any("box" in tip for tip in tips.values())


@pytest.mark.parametrize("upto", (200, 584, 1000))
def test_through_the_ages(upto: int) -> None:
    """Every card whose figures are doubtful, wherever it lies, and no other."""
    scene = drawn(recorded("through-the-ages", "four-seats", upto))
    for layout in (scene.wide, scene.tall):
        cards = [piece for piece in layout.pieces if piece.symbol.startswith("tta-card-")]
        assert cards
        for piece in cards:
            basis = card_basis(piece.symbol.removeprefix("tta-card-"))
            assert piece.mark == basis.mark, piece.id
    assert set(marks(scene).values()) <= {Basis.RECONSTRUCTED.value, Basis.SECOND_HAND.value}
