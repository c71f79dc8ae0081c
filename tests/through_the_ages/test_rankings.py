"""Whom events concern, in which order, and culture at the end: rules 6, 17, 20."""

from ages_table import Table, civ

from wartable.games.through_the_ages import views


def event(key: str, *civs: dict, **more: object) -> Table:
    """Turn up this event by preparing another."""
    said = [dict(one) for one in civs]
    current = more.get("current", 0)
    assert isinstance(current, int)
    said[current]["military"] = said[current].get("military", "") + " historic-territory-i"
    table = Table(*said, phase="politics", **{"age": "ii", **more}, events=key)  # type: ignore[arg-type]
    return table.do("prepare historic-territory-i", f"draw {key.split()[0]}")


def test_5_1_older_events_come_first() -> None:
    """5.1.2"""
    table = Table(civ(military="rats"), age="ii", phase="politics", events="cold-war crusades")
    table.do("prepare rats")
    assert table.refused("draw cold-war") == "wrong-card"
    table.do("draw crusades")


def test_5_1_the_future_deck_follows_the_last_event() -> None:
    """5.1.2: with the card just prepared, before the event is resolved."""
    table = event("foray", civ(), civ(), future="cold-war")
    events = views.view(table.game, table.state, 0).events
    assert table.actor == 0  # Foray asks
    assert (events.current, events.future) == ((0, 1, 1, 0), (0, 0, 0, 0))


def test_5_1_culture_by_the_level() -> None:
    """5.1.1"""
    for key, culture in (("rats", 1), ("cold-war", 2), ("impact-of-colonies", 3)):
        table = Table(civ(military=key), age="iii", phase="politics", events="crusades prosperity")
        assert table.do(f"prepare {key}")[0].culture == culture


def test_6_2_ties_of_culture() -> None:
    """6.2: clockwise from the current player, seat 1: seat 2 before seat 0."""
    nine = civ(culture=9)
    table = event("national-pride", nine, civ(), nine, current=1)
    assert [one.culture for one in table.state.civs] == [9, 1, 14]
    table = event("national-pride", civ(), nine, nine)
    assert [one.culture for one in table.state.civs] == [1, 14, 9]
    rich = civ(culture=9, workers="religion 1 drama 1")
    table = event("terrorism", civ(), rich, civ(), current=1)
    assert table.actor == 0  # of the two poorest the one later in the order has least


def test_6_2_only_ties_go_to_the_current_player() -> None:
    """6.2: a weak current player is the weakest, a poor one the poorest."""
    table = event("crusades", civ(workers="warriors 3", culture=9), civ(culture=9), current=1)
    assert [one.culture for one in table.state.civs] == [13, 9 + 1 - 4]
    table = event("national-pride", civ(culture=9), civ(), current=1)
    assert [one.culture for one in table.state.civs] == [14, 1]


def test_6_2_the_poorest_of_three() -> None:
    """6.2: whatever the order of seats."""
    for cultures in ((5, 0, 9), (0, 5, 9), (9, 5, 0), (9, 0, 5)):
        civs = [civ(culture=n, workers="religion 1") for n in cultures]
        table = event("terrorism", *civs)
        poorest = cultures.index(0)
        assert [one.workers[12] for one in table.state.civs] == [
            int(seat == poorest) for seat in range(3)
        ]


def test_6_2_a_tie_of_all_at_every_seat() -> None:
    """6.2: the current player is the strongest, the one before him the weakest."""
    for current in range(4):
        table = event("crusades", *[civ(culture=9)] * 4, current=current)
        gained = [one.culture - 9 for one in table.state.civs]
        assert (gained[current], gained[current - 1]) == (5, -4)


def test_6_3_with_two_players_one_is_concerned() -> None:
    """6.3: Cold War, Crime Wave."""
    table = event("cold-war", civ(workers="warriors 2"), civ())
    assert [one.science for one in table.state.civs] == [6, 0]
    table = event("crime-wave", civ(workers="warriors 2"), civ())
    assert [one.blue for one in table.state.civs] == [16, 15]
    table = event("crime-wave", civ(), civ(workers="warriors 4"), civ(workers="warriors 3"))
    assert [one.blue for one in table.state.civs] == [15, 16, 15]
    table = event("cold-war", civ(workers="warriors 2"), civ(), civ(workers="warriors 3"))
    assert [one.science for one in table.state.civs] == [6, 0, 6]


def test_6_4_no_discontent_no_loss() -> None:
    """6.4: nobody is among the most discontent when nobody is; everybody tied is."""
    table = event("civil-unrest", civ(), civ())
    assert [one.blue for one in table.state.civs] == [16, 16]
    table = event("civil-unrest", civ(yellow=12), civ(yellow=12), civ(yellow=16))
    assert [one.blue for one in table.state.civs] == [15, 15, 16]


def test_6_5_choices_begin_with_the_current_player() -> None:
    """6.5"""
    table = event("development-of-markets", civ(), civ(), civ(), age="i", current=1)
    for seat in (1, 2, 0):
        assert table.actor == seat
        table.do("split 2")


def test_6_5_terror_goes_round_from_the_current_player() -> None:
    """6.5, T92"""
    two = civ(culture=9, workers="religion 1 drama 1")
    table = event("terrorism", two, two, civ())
    for rival in (0, 1):
        pending = views.view(table.game, table.state, 2).pending
        assert pending is not None
        assert (table.actor, pending.rival) == (2, rival)
        table.do("pick religion")


def test_6_9_rebellion_takes_no_more_than_there_is() -> None:
    """6.9: three discontent workers, four civil actions."""
    table = event("rebellion", civ(yellow=10), civ())
    assert (table[0].ca, table[1].ca) == (0, 4)


def test_6_11_a_ravaged_wonder_is_not_ravaged_again() -> None:
    """6.11"""
    said = civ(wonders="pyramids colossus", ravaged="pyramids")
    assert event("ravages-of-time", said, civ())[0].culture_rating == 4
    said = civ(wonders="pyramids", ravaged="pyramids")
    assert event("ravages-of-time", said, civ())[0].culture_rating == 2


def test_6_12_only_economic_progress_is_a_whole_production() -> None:
    """6.12: harvest and deposits know neither corruption nor consumption."""
    hungry = civ(yellow=8, blue=10, culture=20)
    table = event("new-deposits", hungry, civ())
    assert (table.food(), table.resources(), table[0].culture) == (0, 2, 21)
    table = event("good-harvest", hungry, civ())
    assert (table.food(), table.resources(), table[0].culture) == (2, 0, 21)
    table = event("economic-progress", hungry, civ())
    assert (table.food(), table.resources(), table[0].culture) == (0, 2, 21 - 4)


def test_6_13_in_age_iv_no_cards_are_asked_for() -> None:
    """6.13: culture instead, down to none."""
    table = event(
        "politics-of-strength",
        civ(workers="warriors 3"),
        civ(culture=1, military="legion"),
        age="iv",
        last_round=9,
    )
    assert (table[1].culture, table[1].military_count) == (0, 1)


def test_10_tourists_hear_of_a_new_wonder() -> None:
    """10.2, S23: the partner's rating rises at once; Taj Mahal brings its token."""
    table = Table(
        civ(unfinished=("taj-mahal", 2), resources=2, blue=9),
        civ(),
        civ(),
        age="iii",
        pacts=[("international-tourism", 1, 0)],
    ).do("stage 1")
    assert (table[1].culture_rating, table[0].culture_rating) == (1, 3)
    assert table[0].blue == 9 + 2 + 2 + 1


# ---- the end


def final(*civs: dict, **more: object) -> Table:
    """The last turn of the last round."""
    return Table(
        *civs,
        age="iv",
        phase="final",
        round=18,
        last_round=18,
        **{"current": len(civs) - 1, **more},  # type: ignore[arg-type]
    )


def impact(key: str, said: dict, **more: object) -> int:
    return final(said, civ(workers="", unused=1), events=key, **more)[0].culture


def test_17_1_both_decks_and_nothing_twice() -> None:
    """17.1: of current and future events those of Age III; past ones have scored."""
    colony = civ(colonies="vast-territory-i", techs="oil")
    table = final(colony, civ(), events="impact-of-colonies", future="impact-of-technology")
    assert table[0].culture == 3 + 4
    events = views.view(table.game, table.state, 0).events
    assert (events.current, events.future) == ((0, 0, 0, 0), (0, 0, 0, 0))
    table = final(colony, civ(), events="impact-of-technology", past="impact-of-colonies")
    assert table[0].culture == 4


def test_17_1_the_starting_player_counts_as_current() -> None:
    """17.1, 6.2: ties at the end go by the starting player."""
    table = final(civ(), civ(), civ(), events="impact-of-science", first=1, current=0)
    assert [one.culture for one in table.state.civs] == [0, 14, 7]


def test_20_balance_is_the_least_of_four() -> None:
    """20: science, culture, food, resources; Gates' labs and pacts count."""
    for workers, least in (
        ("agriculture 5 bronze 5 philosophy 1 drama 3", 1),
        ("agriculture 5 bronze 5 philosophy 5 drama 1", 2),
        ("agriculture 3 bronze 5 philosophy 5 drama 3", 3),
        ("agriculture 5 bronze 4 philosophy 5 drama 3", 4),
    ):
        assert impact("impact-of-balance", civ(workers=workers)) == 2 * least
    labs = civ(workers="agriculture 5 computers 1 drama 3")
    assert impact("impact-of-balance", labs) == 0
    gates = {**labs, "leader": "bill-gates"}
    assert impact("impact-of-balance", gates) == 2 * 3 + 3  # 3 more for himself at the end


def test_20_balance_and_pacts() -> None:
    """20: a pact's resource counts; production is never below nothing."""
    said = civ(workers="agriculture 5 philosophy 5 drama 3", culture=9)
    for owner, partner, culture in ((0, 1, 9 + 2), (1, 0, 9)):
        pact = [("acceptance-of-supremacy", owner, partner)]
        table = final(said, civ(), civ(), events="impact-of-balance", pacts=pact)
        assert table[0].culture == culture


def test_20_agriculture_needs_more_than_is_eaten() -> None:
    """20: as much is not more."""
    said = civ(workers="agriculture 2", yellow=12)
    assert impact("impact-of-agriculture", said) == 2
    assert impact("impact-of-agriculture", {**said, "workers": "agriculture 3"}) == 3 + 4


def test_20_few_workers_cost_nothing() -> None:
    """20: Impact of Population below ten; discontent down to no culture at all."""
    assert impact("impact-of-population", civ(workers="bronze 2", culture=5)) == 5
    assert impact("impact-of-happiness", civ(yellow=12, culture=3)) == 0


def test_20_variety_counts_air_forces_but_no_mines() -> None:
    """20"""
    said = civ(workers="bronze 2 agriculture 2 air-forces 1 warriors 1")
    assert impact("impact-of-variety", said) == 2 * 2


def test_17_3_everybody_tied() -> None:
    """17.3: a tie of all is shared by all."""
    table = final(*[civ(culture=7)] * 4)
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.places == [1, 1, 1, 1]
