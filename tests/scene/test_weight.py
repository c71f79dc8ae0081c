"""What the five games ask about before it is done, and what they say it costs."""

from __future__ import annotations

import pytest
from msgspec import structs

from wartable import plugin
from wartable.i18n import LANGUAGES, texts
from wartable.scene import Action, Offer, Scene, arranged
from wartable.testing import play_als

NAMES = ("Olena", "Marek", "Sun", "Clio")
RAID = "age ii\nphase politics\nc0 military raid-ii, workers warriors 9"
AGES, SAMURAI, HEROES = "through-the-ages", "small-samurai-empires", "age-of-heroes"
WAR, ROLLED = "age-of-war", "option first 0\ndo roll A C 3 3 3 2 1"
BESIEGED = f"{ROLLED} | 0 fill handan archers-cavalry | roll A C 3 3 2"
ORDERED = "phase execution | orders grey-1=(0:attack) | armies aki=1:1"
ASKED = [  # game, table, action, whether it is always asked about, what it costs
    (AGES, "c0 resources 2, ca 4, ma 2", "destroy philosophy", True, "The worker comes back"),
    (AGES, "c0 ca 4, ma 2", "done", True, "4 civil actions and 2 military actions stay unused."),
    (AGES, "c0 ca 1, ma 0", "done", True, "1 civil action left unused."),
    (AGES, "c0 ca 0, ma 0", "done", False, "Brings: culture +0, science +1, food +2"),
    (AGES, "c0 ca 0, ma 0, yellow 8, unused 0", "done", True, "Uprising"),
    (AGES, RAID, "attack raid-ii 1", False, "Strength 9 against 1. "),
    (AGES, "c0 resources 9", "build philosophy", False, ""),
    (SAMURAI, ORDERED, "pass", True, "Your order in cell 10 is then spent for nothing."),
    (SAMURAI, ORDERED, "destroy aki 1", False, "Marek loses this army."),
    (HEROES, "armies 1 2\nturn 0", "pass", True, "Your action of this turn is then given away."),
    (
        HEROES,
        "armies 1 2\ndo 0 war | 0 muster army-1",
        "march 1 conquest",
        True,
        "Attack: 1, defence: 2. The attacker wins a duel in 42 %, loses it in 42 %.",
    ),
    (WAR, ROLLED, "fill handan infantry-3", False, "you attack only Handan."),
    (WAR, ROLLED, "lose", False, ""),
    (WAR, BESIEGED, "fill handan infantry-3", False, ""),
    (WAR, BESIEGED, "lose", True, "Your chance falls from 79 % to 21 %."),
    ("critters-at-war", "h0 A1 A2 A3 | h1 L1", "withdraw", True, "The battle ends here."),
]


def offered(game: str, script: str, lang: str = "en") -> dict[str, Offer]:
    """What seat 0 may do at a table that is laid so."""
    found, table = plugin.game(game), play_als(game, script)
    reader = texts(found.package, lang, NAMES)
    offers = found.offers(table.game, table.state, table.view(0), 0, reader)
    return {offer.notation: offer for offer in offers}


@pytest.mark.parametrize(("game", "script", "notation", "final", "cost"), ASKED)
def test_weight(game: str, script: str, notation: str, final: bool, cost: str) -> None:
    offer = offered(game, script)[notation]
    assert offer.final == final
    assert cost in offer.cost and bool(cost) == bool(offer.cost)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "script"), sorted({row[:2] for row in ASKED}))
def test_what_is_asked_about_says_what_it_costs(game: str, script: str, lang: str) -> None:
    assert all(offer.cost for offer in offered(game, script, lang).values() if offer.final)


ROLES = [  # game, table, the first button, those that give something up
    (AGES, "c0 food 9, ca 4, ma 2", "population", ["done"]),
    (SAMURAI, "armies aki=1\ndo 0 order harvest grey-1", "recruit aki", ["pass"]),
    (HEROES, "armies 1 2\nturn 0", "taxes", ["pass"]),
    ("critters-at-war", "h0 A1 A2 A3 | h1 L1", "withdraw", ["withdraw"]),
    (WAR, ROLLED, "fill chen infantry-10", []),
]


@pytest.mark.parametrize(("game", "script", "first", "aside"), ROLES)
def test_what_gives_something_up_stands_last(
    game: str, script: str, first: str, aside: list[str]
) -> None:
    found, table = plugin.game(game), play_als(game, script)
    scene = found.scene(
        table.view(0), [*offered(game, script).values()], texts(found.package, "en", NAMES)
    )
    assert scene.main[0].notation == first
    assert [action.notation for action in scene.main if action.role == "aside"] == aside
    assert [action.notation for action in scene.main[len(scene.main) - len(aside) :]] == aside
    assert not [action for action in scene.main if action.role == "only"]  # there is a choice


def test_a_button_stands_out_where_nothing_else_can_be_done() -> None:
    one, stop = Action("go", "Go on"), Action("stop", "Stop", role="aside")
    made = Scene("", "", "", "", (), (one,))
    assert [action.role for action in arranged(made).main] == ["only"]
    assert [action.role for action in arranged(structs.replace(made, main=(stop,))).main] == [
        "aside"
    ]
    both = arranged(structs.replace(made, main=(stop, one)))
    assert [(action.notation, action.role) for action in both.main] == [
        ("go", None),
        ("stop", "aside"),
    ]
