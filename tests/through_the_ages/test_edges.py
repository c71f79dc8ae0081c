"""The first and the last code of every range of actions does what it says, and no neighbour's."""

import pytest
from ages_table import Table, civ, event, see

from wartable.games.through_the_ages import views
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.kernel import NONE

RICH = {"resources": 40, "food": 20, "science": 40, "unused": 2}


@pytest.mark.parametrize(
    "line",
    [
        "build agriculture",
        "build air-forces",
        "barbarossa warriors",
        "barbarossa air-forces",
    ],
)
def test_building_at_the_edges(line: str) -> None:
    """8.2, 15.1"""
    key = line.split()[1]
    said = civ(**RICH, leader="frederick-barbarossa", techs="air-forces", workers="warriors 1")
    table = Table(said, age="iii")
    before = table.workers(key)
    table.do(line)
    assert table.workers(key) == before + 1
    assert (table[0].ca, table[0].ma) == ((3, 2) if key == "agriculture" else (4, 1))


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("agriculture", "irrigation", "upgrade agriculture irrigation"),
        ("agriculture", "mechanized-agriculture", "upgrade agriculture mechanized-agriculture"),
        ("cannon", "rockets", "upgrade cannon rockets"),
        ("philosophy", "drama", "bach philosophy drama"),
        ("professional-sports", "movies", "bach professional-sports movies"),
    ],
)
def test_moving_workers_at_the_edges(old: str, new: str, line: str) -> None:
    """8.2: one worker moves, and no other."""
    said = civ(**RICH, leader="johann-sebastian-bach", workers=f"{old} 1 bronze 2", techs=new)
    table = Table(said, age="iii").do(line)
    assert (table.workers(old), table.workers(new), table.workers("bronze")) == (0, 1, 2)
    see(table, 0, unused=2)


@pytest.mark.parametrize("key", ["agriculture", "professional-sports", "warriors", "air-forces"])
def test_taking_workers_away_at_the_edges(key: str) -> None:
    """8.2, 15.1: destroying is civil, disbanding military, and the log knows which."""
    unit = key in ("warriors", "air-forces")
    table = Table(civ(workers=f"{key} 1 bronze 1"), age="iii")
    table.do(f"{'disband' if unit else 'destroy'} {key}")
    see(table, 0, unused=2, ca=4 if unit else 3, ma=1 if unit else 2)
    heard = [len(table.heard(kind)) for kind in ("destroyed", "disbanded")]
    assert heard == [int(not unit), int(unit)]


@pytest.mark.parametrize("key", ["alexander-the-great", "winston-churchill"])
def test_leading_at_the_edges(key: str) -> None:
    table = Table(civ(hand=key), age="iii").do(f"lead {key}")
    see(table, 0, leader=CARD_BY_KEY[key], hand_count=0, ca=3)


@pytest.mark.parametrize("key", ["irrigation", "oil", "air-forces", "monarchy", "engineering"])
def test_developing_at_the_edges(key: str) -> None:
    table = Table(civ(hand=key, science=40), age="iii").do(f"develop {key}")
    assert table.has(key)
    see(table, 0, hand_count=0)


@pytest.mark.parametrize("key", ["monarchy", "democracy"])
def test_revolting_at_the_edges(key: str) -> None:
    table = Table(civ(hand=key, science=40), age="iii").do(f"revolt {key}")
    see(table, 0, government=CARD_BY_KEY[key], ca=0)


def test_action_cards_at_the_edges() -> None:
    table = Table(civ(hand="rich-land-a", resources=1)).do("play rich-land-a", "build bronze")
    see(table, 0, resources=0, unused=0)
    table = Table(civ(hand="endowment-for-the-arts"), civ(culture=1), age="iii")
    see(table.do("play endowment-for-the-arts"), 0, culture=6)


@pytest.mark.parametrize("key", ["fighting-band", "modern-army"])
def test_tactics_at_the_edges(key: str) -> None:
    table = Table(civ(military=key), age="iii").do(f"adopt {key}")
    see(table, 0, tactic=CARD_BY_KEY[key], exclusive=1, ma=1)
    table = Table(civ(), common=key, age="iii").do(f"copy {key}")
    see(table, 0, tactic=CARD_BY_KEY[key], exclusive=0, ma=0)


@pytest.mark.parametrize("key", ["developed-territory-i", "impact-of-wonders"])
def test_preparing_at_the_edges(key: str) -> None:
    table = Table(civ(military=key), age="iii", phase="politics", events="rats crusades")
    table.do(f"prepare {key}", "draw rats")
    assert table.state.place[CARD_BY_KEY[key] - CARD_BY_KEY["developed-territory-i"]] == 2


@pytest.mark.parametrize(
    ("seat", "rival", "attack", "war", "pact"),
    [
        (1, 0, "enslave", "war-over-territory", "open-borders-agreement"),
        (0, 3, "armed-intervention", "war-over-culture", "peace-treaty"),
    ],
)
def test_politics_at_the_edges(seat: int, rival: int, attack: str, war: str, pact: str) -> None:
    """5.2 to 5.5: the first and the last card, the first and the last seat."""
    civs = [civ(culture=9) for _ in range(4)]
    civs[seat] = civ(
        workers="warriors 5", government="communism", military=f"{attack} {war} {pact}"
    )

    def politics(**more: object) -> Table:
        return Table(*civs, age="iii", phase="politics", current=seat, **more)  # type: ignore[arg-type]

    table = politics().do(f"attack {attack} {rival}")
    assert table.discarded(attack) == 1
    see(table, rival, **({"unused": 0} if attack == "enslave" else {"culture": 2}))
    table = politics().do(f"declare {war} {rival}")
    see(table, seat, war=CARD_BY_KEY[war], target=rival)
    table = politics().do(f"offer {pact} {rival} a")
    assert table.actor == rival
    table.do("accept")
    assert views.view(table.game, table.state, 0).pacts[0].card == pact
    civs[seat]["military"] = ""
    table = politics(pacts=[(pact, rival, seat)]).do(f"cancel {pact}")
    assert table.gone(pact) == 1


@pytest.mark.parametrize("key", ["developed-territory-i", "wealthy-territory-ii"])
def test_columbus_at_the_edges(key: str) -> None:
    said = civ(leader="christopher-columbus", military=key)
    table = Table(said, age="ii", phase="politics").do(f"columbus {key}")
    see(table, 0, blue=17 if key == "developed-territory-i" else 20 - 9, leader=NONE)


@pytest.mark.parametrize("key", ["fighting-band", "impact-of-wonders"])
def test_cards_given_up_at_the_edges(key: str) -> None:
    """5.2.4, 7.3, 13.2: in a defence, in a force, at the end of a turn."""
    table = Table(
        civ(workers="warriors 3", military="spy"),
        civ(military=f"{key} rats", science=9),
        age="iii",
        phase="politics",
    ).do("attack spy 1", f"use {key}", "done")
    assert (table.discarded(key), table.holds("rats", 1), table[1].science) == (1, 1, 4)
    cook = civ(workers="warriors 1 air-forces 1", leader="james-cook", military=f"{key} rats")
    table = event("historic-territory-ii", cook, civ(workers=""), age="iii")
    table.do("bid 2", f"use {key}", "send warriors", "done")
    assert (table.discarded(key), table.holds("rats"), table.workers("air-forces")) == (1, 1, 1)
    table = event("historic-territory-ii", cook, civ(workers=""), age="iii")
    table.do("bid 2", "send air-forces", "done")
    assert (table.workers("warriors"), table.workers("air-forces")) == (1, 0)
    table = Table(civ(military=f"{key} rats crusades", ma=0), age="iii").do(
        "done", f"discard {key}"
    )
    assert (table.discarded(key), table[0].military_count) == (1, 2)
