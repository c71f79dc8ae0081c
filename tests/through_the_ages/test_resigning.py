"""Leaving the game: rule 5.7, and what changes for those who stay."""

from ages_table import Table, civ

OPTION = {"resignation": 1}
GONE = civ(resigned=True, workers="warriors 9 religion 2 drama 2", culture=50)


def leaving(*civs: dict, **more: object) -> Table:
    table = Table(*civs, phase="politics", **{"age": "ii", "options": OPTION, **more})  # type: ignore[arg-type]
    return table.do("resign").chance()


def test_5_7_two_seats_the_other_one_has_won() -> None:
    """5.7: at once, whatever the culture."""
    table = leaving(civ(culture=90), civ(culture=1))
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ([2, 1], 2)
    assert table.state.current == 1


def test_5_7_the_last_in_order_leaves() -> None:
    """5.7: three seats; a new round begins with the starting player."""
    table = leaving(civ(), civ(), civ(), current=2, round=7)
    assert (table.state.current, table.state.round, table.state.first) == (0, 8, 0)


def test_5_7_somebody_else_leaves() -> None:
    """5.7: the starting player stays the starting player; the round goes on."""
    table = leaving(*[civ()] * 4, current=1, round=7)
    assert (table.state.current, table.state.round, table.state.first) == (2, 7, 0)
    table.to_actions().end_turn().to_actions().end_turn()
    assert (table.state.current, table.state.round) == (0, 8)


def test_5_7_the_starting_player_leaves() -> None:
    """5.7: the next one takes the role in the same round."""
    table = leaving(*[civ()] * 4, current=1, first=1, round=7)
    assert (table.state.current, table.state.round, table.state.first) == (2, 7, 2)
    for seat in (2, 3):
        assert table.state.current == seat
        table.to_actions().end_turn()
    assert (table.state.current, table.state.round) == (0, 7)
    table.to_actions().end_turn()
    assert (table.state.current, table.state.round) == (2, 8)


def test_5_7_the_role_decides_the_last_round() -> None:
    """4.2.5: Age III ends in the turn of the new starting player."""
    table = Table(GONE, civ(), civ(), age="iii", phase="start", current=1, round=17, civil_left=1)
    table.chance()
    assert (table.state.first, table.state.last_round) == (1, 17)


def test_5_7_everything_goes() -> None:
    """5.7, A-9: tableau, hands, a tactic of one's own, Homer under his wonder."""
    table = leaving(
        civ(
            tactic="legion",
            exclusive=True,
            wonders="pyramids",
            homer="pyramids",
            leader="joan-of-arc",
            unfinished=("great-wall", 1),
            colonies="vast-territory-i",
            techs="iron masonry",
            government="monarchy",
            hand="coal isaac-newton reserves-i",
            military="phalanx spy",
        ),
        civ(),
        civ(),
    )
    for key in ("legion", "pyramids", "homer", "joan-of-arc", "great-wall", "iron", "monarchy"):
        assert table.gone(key) == 1, key
    for key in ("vast-territory-i", "masonry", "coal", "isaac-newton"):
        assert table.gone(key) == 1, key
    assert (table.discarded("phalanx"), table.discarded("spy")) == (1, 1)


def test_5_7_wars_of_the_leaver_bring_nothing() -> None:
    """5.7: 7 culture for wars on him, none for his own."""
    table = leaving(civ(war=("war-over-culture", 1)), civ(war=("war-over-culture", 0)), civ())
    assert [one.culture for one in table.state.civs[:2]] == [0, 7]
    assert [one.war for one in table.state.civs] == [-1, -1, -1]
    assert table.discarded("war-over-culture") == 2


def test_6_3_of_two_who_are_left_one_is_the_strongest() -> None:
    """5.7, 6.3, S5: Genghis Khan among two; the one who left is no rival."""
    khan = civ(leader="genghis-khan")
    table = Table(GONE, khan, civ(workers="warriors 2"), phase="end", current=1)
    assert table[1].culture == 0
    table = Table(GONE, khan, civ(), phase="end", current=1)
    assert table[1].culture == 3


def test_11_4_cards_by_the_number_that_is_left() -> None:
    """11.4: the column of two; who left is neither stronger nor richer."""
    strong = civ(workers="warriors 3", culture=9)
    table = Table(GONE, civ(hand="wave-of-nationalism"), strong, age="ii", current=1)
    assert table.do("play wave-of-nationalism")[1].unit_resources == 6
    table = Table(GONE, civ(hand="endowment-for-the-arts"), strong, age="iii", current=1)
    assert table.do("play endowment-for-the-arts")[1].culture == 6


def seen_by_two(key: str, one: dict, other: dict) -> Table:
    """The event comes up in seat 1's turn, seat 0 having left."""
    said = {**one, "military": "historic-territory-i"}
    table = Table(GONE, said, other, age="ii", phase="politics", current=1, events=key)
    return table.do("prepare historic-territory-i", f"draw {key}")


def test_6_2_who_left_is_not_ranked() -> None:
    """6.2–6.4: weakest, most happy, targets of terror: among those who are left."""
    table = seen_by_two("crusades", civ(workers="warriors 2"), civ(culture=9))
    assert [one.culture for one in table.state.civs[1:]] == [5, 5]
    table = seen_by_two("immigration", civ(), civ())
    assert [one.unused for one in table.state.civs[1:]] == [2, 2]
    table = seen_by_two("terrorism", civ(), civ(culture=9, workers="religion 1"))
    assert table.workers("religion", 2) == 0
    assert table.state.phase == 3
    table = seen_by_two("cold-war", civ(workers="warriors 2"), civ())
    assert [one.science for one in table.state.civs[1:]] == [6, 0]


def test_7_1_who_left_does_not_bid() -> None:
    """7.1: two passes end the auction, one pass leaves the other one alone."""
    one = civ(workers="warriors 2")
    table = seen_by_two("wealthy-territory-i", one, one).do("pass", "pass")
    assert table.heard("unclaimed")
    table = seen_by_two("wealthy-territory-i", one, one).do("bid 1", "pass")
    assert table.workers("warriors", 1) in (1, 2)
    assert table.actor == 1


def test_20_ranks_among_those_who_are_left() -> None:
    """18: 10 and 0 for two of three."""
    table = Table(
        GONE,
        civ(),
        civ(workers="warriors 2"),
        age="iv",
        phase="final",
        current=2,
        round=18,
        last_round=18,
        events="impact-of-strength",
    )
    assert [one.culture for one in table.state.civs[1:]] == [0, 10]
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.places == [3, 2, 1]


def test_5_4_pacts_with_two_who_are_left() -> None:
    """5.4: three at the start; a pact in hand may still be offered, not to who left."""
    said = civ(military="peace-treaty")
    table = Table(GONE, said, civ(), age="iii", phase="politics", current=1)
    assert table.refused("offer peace-treaty 0 a") == "resigned-rival"
    table.do("offer peace-treaty 2 a", "accept")
    assert [one.culture_rating for one in table.state.civs[1:]] == [1, 1]
