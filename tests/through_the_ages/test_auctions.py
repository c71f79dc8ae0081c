"""Territories: rule 7, sentence by sentence."""

from ages_table import Table, civ

from wartable.games.through_the_ages import views


def territory(key: str, *civs: dict, **more: object) -> Table:
    """Turned up in the turn of seat `current`."""
    said = [dict(one) for one in (civs if len(civs) > 1 else (*civs, civ(workers="")))]
    current = more.get("current", 0)
    assert isinstance(current, int)
    said[current]["military"] = said[current].get("military", "") + " historic-territory-i"
    table = Table(*said, phase="politics", **{"age": "ii", **more}, events=key)  # type: ignore[arg-type]
    return table.do("prepare historic-territory-i", f"draw {key}")


TWO = civ(workers="warriors 2")


def test_7_1_the_current_player_begins() -> None:
    """7.1: then clockwise; whoever passed is not asked again."""
    table = territory("historic-territory-ii", *[civ(workers="warriors 3")] * 3, current=1)
    for seat, line in ((1, "pass"), (2, "bid 1"), (0, "bid 2"), (2, "pass")):
        assert table.actor == seat
        table.do(line)
    table.do("done")
    assert [one.happiness for one in table.state.civs] == [2, 0, 0]


def test_7_1_all_pass() -> None:
    """7.1: the territory goes to the past events; the last one may still bid."""
    table = territory("wealthy-territory-i", TWO, TWO, TWO).do("pass", "pass")
    assert table.actor == 2
    table.do("pass")
    assert "wealthy-territory-i" in views.view(table.game, table.state, 0).events.past
    assert table.state.phase == 3


def test_7_1_nobody_without_a_unit_bids() -> None:
    """7.1, 7.3: bonuses and cards alone are no force."""
    said = civ(workers="bronze 2", techs="cartography", military="military-bonus-i")
    table = territory("wealthy-territory-i", said, TWO)
    assert table.actor == 1


def test_7_3_at_least_one_unit_is_sent() -> None:
    """7.3"""
    said = civ(workers="warriors 1 swordsmen 1", techs="navigation", military="military-bonus-i")
    table = territory("wealthy-territory-i", said).do("bid 1", "use military-bonus-i")
    assert table.refused("done") == "force-too-small"
    table.do("send warriors", "done")
    assert (table.workers("warriors"), table.workers("swordsmen")) == (0, 1)


def test_7_3_armies_of_those_who_go() -> None:
    """7.3: two of six Warriors are no Legion."""
    said = civ(workers="warriors 5 swordsmen 1", tactic="legion")
    table = territory("wealthy-territory-i", said).do("bid 5", "send warriors", "send warriors")
    assert table.refused("done") == "force-too-small"
    table.do("send warriors", "done")
    assert (table.workers("warriors"), table[0].yellow) == (2, 18 + 3)
    assert table.refused("send warriors") == "not-now"


def test_7_3_genghis_khan_sends_riders() -> None:
    """7.3: infantry as cavalry in the armies of a force too."""
    said = civ(workers="swordsmen 3", tactic="heavy-cavalry", leader="genghis-khan")
    table = territory("wealthy-territory-i", said, age="i")
    assert table.refused("bid 11") == "bid-too-high"
    assert table.refused("bid 10") is None


def test_7_3_what_does_not_raise_a_force() -> None:
    """7.3: arenas, special technologies, governments and pacts."""
    said = civ(workers="warriors 1 bread-and-circuses 1", techs="warfare", government="communism")
    table = territory(
        "wealthy-territory-i", said, TWO, TWO, age="iii", pacts=[("military-alliance", 0, 1)]
    )
    assert table.refused("bid 2") == "bid-too-high"


def test_7_3_cook_gives_up_what_is_no_bonus_card() -> None:
    """7.3: a bonus card counts once, as itself."""
    said = civ(leader="james-cook", workers="warriors 1", military="military-bonus-i")
    table = territory("wealthy-territory-i", {**said, "military": "military-bonus-i"})
    assert table.refused("bid 3") == "bid-too-high"
    assert table.refused("bid 2") is None


def test_7_3_bonus_cards_spare_units() -> None:
    """7.3: 1 of a unit and 2 of a card are 3; Cook's cards count 1 each."""
    said = civ(workers="warriors 3", military="military-bonus-ii")
    table = territory("wealthy-territory-i", said).do("bid 3", "send warriors")
    assert table.refused("done") == "force-too-small"
    table.do("use military-bonus-ii")
    auction = views.view(table.game, table.state, 1).auction
    assert auction is not None
    assert (auction.sent, auction.force) == (("warriors", "military-bonus-ii"), 3)
    table.do("done")
    assert (table.workers("warriors"), table.state.used_count) == (2, 0)
    said = civ(leader="james-cook", workers="warriors 3", military="legion phalanx")
    table = territory("wealthy-territory-i", said).do("bid 3", "send warriors", "use legion")
    assert table.refused("done") == "force-too-small"
    table.do("use phalanx", "done")
    assert (table.workers("warriors"), table[0].military_count) == (2, 0)


def test_7_4_more_than_the_bid_may_be_sent() -> None:
    """7.4"""
    table = territory("wealthy-territory-i", civ(workers="warriors 3")).do("bid 1")
    table.do("send warriors", "done")  # the first one had to go
    assert (table.workers("warriors"), table[0].ma) == (1, 2)


def test_7_6_a_lost_colony_ends_its_standing_effect_only() -> None:
    """7.6, 14.6: blue tokens back to the box, from cards where the bank is empty."""
    loser = civ(colonies="wealthy-territory-i", blue=2, stock="bronze 3", resources=0)
    table = Table(
        civ(military="annex", workers="warriors 3"), loser, age="ii", phase="politics"
    ).do("attack annex 1")
    assert table[1].blue == 0
    assert (table.resources(1), table[1].blue_sum) == (2, 2)
    assert table[0].blue == 19
    table = territory(
        "independence-declaration",
        civ(workers="warriors 2"),
        civ(colonies="vast-territory-i", yellow=9, blue=5),
    )
    assert (table[1].yellow, table[1].blue) == (9 - 3, 5 + 1)
    table = territory(
        "independence-declaration",
        civ(workers="warriors 9"),
        civ(colonies="strategic-territory-i"),
    )
    assert table[1].strength == 1


def test_6_1_three_cards_and_no_more() -> None:
    """Politics of Strength: the weakest chooses three of four."""
    table = territory(
        "politics-of-strength",
        civ(workers="warriors 2"),
        civ(military="legion phalanx spy annex"),
    ).chance()
    table.do("discard legion", "discard phalanx", "discard spy")
    assert (table.state.phase, table.holds("annex", 1)) == (3, 1)


def test_1_1_nothing_more_than_there_is_to_lose() -> None:
    """1.1, 14.6: no worker, no token, nothing asked."""
    poor = civ(workers="", unused=0, blue=0, culture=9)
    table = territory("pestilence", civ(), poor)
    assert (table.state.phase, table[1].yellow) == (3, 18)
    table = territory("crime-wave", civ(), poor)
    assert (table.state.phase, table[1].blue_sum) == (3, 0)
    table = territory("raiders", civ(), civ(food=1))
    assert (table.state.phase, table.food(1)) == (3, 0)
    table = territory("politics-of-strength", civ(workers="warriors 2"), civ(military="legion"))
    table.chance()
    assert (table.state.phase, table[1].military_count) == (3, 0)
