"""Events and colonies: rows T86–T101 of the rule sheet, and every event once."""

from ages_table import Table, civ


def event(key: str, *civs: dict, answers: tuple[str, ...] = (), **more: object) -> Table:
    """Turn up this event by preparing another."""
    said = [dict(one) for one in (civs if len(civs) > 1 else (*civs, civ()))]
    current = more.get("current", 0)
    assert isinstance(current, int)
    said[current]["military"] = said[current].get("military", "") + " historic-territory-i"
    age = more.pop("age", "ii")
    table = Table(*said, phase="politics", age=age, events=key, **more)  # type: ignore[arg-type]
    table.do("prepare historic-territory-i", f"draw {key}")
    for line in answers:
        table.do(line)
    return table


def test_t86_ties_of_strength() -> None:
    """T86: four players, seat 1 current: it is the strongest, seat 0 the weakest."""
    table = event("crusades", *[civ(culture=9)] * 4, current=1)
    assert [one.culture for one in table.state.civs] == [5, 14, 9, 9]


def test_t87_everybody_tied_is_the_happiest() -> None:
    """T87"""
    happy = civ(workers="religion 1")
    table = event("immigration", happy, happy, civ())
    assert [one.unused for one in table.state.civs] == [2, 2, 1]


def test_t91_politics_of_strength_in_age_iv() -> None:
    """T91"""
    table = event(
        "politics-of-strength",
        civ(workers="warriors 3"),
        civ(culture=9),
        age="iv",
        last_round=9,
    )
    assert (table[0].culture, table[1].culture) == (1 + 5, 6)


def test_politics_of_strength_draws_and_discards() -> None:
    """6.13"""
    table = event("politics-of-strength", civ(workers="warriors 3"), civ(military="legion phalanx"))
    table.chance().do("discard legion")  # the other one follows, it is all there is
    assert (table[0].military_count, table[1].military_count) == (5, 0)


def test_t92_terrorism() -> None:
    """T92: the poorest destroys one urban building of each rival that has one."""
    table = event(
        "terrorism",
        civ(culture=3),
        civ(culture=9, workers="religion 1 drama 1"),
        civ(culture=9, workers="bronze 1"),
    )
    assert table.refused("pick bronze") == "not-asked"
    table.do("pick drama")
    assert table.workers("drama", 1) == 0


def test_t100_uncertain_borders() -> None:
    """T100"""
    table = event("uncertain-borders", civ(workers="warriors 2"), civ(yellow=0))
    assert table[0].yellow == 18
    table = event("uncertain-borders", civ(workers="warriors 2"), civ(yellow=4))
    assert (table[0].yellow, table[1].yellow) == (19, 3)


def test_t101_development_of_religion() -> None:
    """T101: without an unused worker nothing; the limit holds; it may be declined."""
    table = event("development-of-religion", civ(unused=0), civ(), age="i")
    assert table.actor == 1
    table.do("build religion")
    assert table.workers("religion", 1) == 1
    table = event("development-of-religion", civ(workers="religion 2"), civ(unused=0), age="i")
    assert table.state.phase == 3
    table = event("development-of-religion", civ(), civ(unused=0), age="i").do("pass")
    assert table.workers("religion") == 0


def test_development_of_warfare() -> None:
    """6.7"""
    table = event("development-of-warfare", civ(), civ(), age="i", answers=("build warriors",))
    table.do("pass")
    assert (table[0].strength, table[1].strength) == (2, 1)


def test_development_of_markets_politics_settlement() -> None:
    """Age A events with choices and cards."""
    table = event("development-of-markets", civ(), age="i", answers=("split 2", "split 0"))
    assert (table.food(0), table.resources(1)) == (2, 2)
    table = event("development-of-politics", civ(), age="i").chance()
    assert [table[seat].military_count for seat in (0, 1)] == [3, 3]
    table = event("development-of-settlement", civ(yellow=0), civ(), age="i")
    assert (table[0].unused, table[1].unused) == (1, 2)


def test_development_of_civilization_options() -> None:
    """6.8: population, technology, revolution; each one cheaper; or none."""
    said = civ(food=1, hand="iron monarchy", science=4)
    key = "development-of-civilization"
    table = event(key, said, age="i", answers=("population",))
    assert (table[0].unused, table.food()) == (2, 0)
    table = event(key, said, age="i", answers=("develop iron",))
    assert (table[0].science, table[0].ca) == (0, 4)
    table = event(key, said, age="i", answers=("revolt monarchy",))
    assert (table[0].science, table[0].ca) == (3, 0)
    table = event(key, said, age="i")
    assert table.refused("build warriors") == "not-urban"


def test_barbarians() -> None:
    """The richest only if among the two weakest."""
    table = event(
        "barbarians", civ(workers="warriors 3"), civ(culture=9), civ(workers="warriors 4")
    )
    assert [one.unused for one in table.state.civs] == [1, 0, 1]
    table = event("barbarians", civ(), civ(culture=9, workers="warriors 5"), civ())
    assert [one.unused for one in table.state.civs] == [1, 1, 1]


def test_border_conflict() -> None:
    """The weakest chooses a building; the strongest gains 3 resources."""
    table = event("border-conflict", civ(workers="warriors 2"), civ())
    assert table.actor == 1
    assert table.refused("pick warriors") == "not-asked"
    table.do("pick bronze")
    assert (table.workers("bronze", 1), table[1].unused, table.resources()) == (1, 2, 3)


def test_foray_and_raiders() -> None:
    """gain_split, lose_split"""
    table = event("foray", civ(), answers=("split 1",))
    assert (table.food(), table.resources()) == (1, 2)
    table = event("raiders", civ(workers="warriors 2"), civ(food=2, resources=1))
    assert table.actor == 1
    assert table.refused("split 0") == "not-enough"
    table.do("split 1")
    assert (table.food(1), table.resources(1)) == (1, 0)


def test_ratings_as_points() -> None:
    """gain_rating"""
    said = civ(workers="drama 1 philosophy 2")
    assert event("cultural-influence", said)[0].culture == 1 + 2
    assert event("scientific-breakthrough", said)[0].science == 2
    assert event("popularization-of-science", said)[0].culture == 1 + 2


def test_harvest_and_deposits() -> None:
    """produce_food, produce_resources, produce_goods_full"""
    assert event("good-harvest", civ()).food() == 2
    assert event("new-deposits", civ()).resources() == 2
    table = event("economic-progress", civ(yellow=16, blue=10, food=1, resources=1))
    assert (table.food(), table.resources()) == (1, 2)
    assert table[0].science == 0


def test_losses_of_people_and_food() -> None:
    """Pestilence, Reign of Terror, Rats, Emigration."""
    table = event("pestilence", civ(unused=0), civ(), answers=("pick bronze",))
    assert (table.workers("bronze"), table[1].unused) == (1, 0)
    assert event("reign-of-terror", civ(workers="warriors 2"), civ())[1].unused == 0
    assert event("rats", civ(food=5)).food() == 0
    table = event("emigration", civ(yellow=10, unused=4))
    assert table[0].unused == 4 - 2


def test_civil_unrest_and_crime_wave() -> None:
    """lose_per_discontent, lose_blue, all_most_discontent_nonzero"""
    table = event("civil-unrest", civ(yellow=16, culture=9), civ(culture=9))
    assert (table[0].culture, table[0].blue, table[1].blue) == (6, 15, 16)
    table = event("crime-wave", civ(workers="warriors 2"), civ(culture=9))
    assert (table[1].culture, table[1].blue) == (6, 15)


def test_blue_tokens_from_cards_when_the_bank_is_empty() -> None:
    """14.6"""
    table = event(
        "crime-wave", civ(workers="warriors 2"), civ(stock="bronze 1 agriculture 1", blue=0)
    )
    assert table.actor == 1
    table.do("pick bronze")
    assert (table.resources(1), table[1].blue_sum) == (0, 1)


def test_events_for_the_strongest_and_the_richest() -> None:
    """Cold War, National Pride, Refugees, Prosperity."""
    assert event("cold-war", civ(workers="warriors 2"))[0].science == 6
    assert event("national-pride", civ(culture=5))[0].culture == 5 + 1 + 5
    table = event("refugees", civ(workers="warriors 2"), civ(culture=5))
    assert (table[0].culture, table[0].unused) == (4, 2)
    assert (table[1].culture, table[1].unused) == (2, 0)
    assert event("prosperity", civ(workers="theology 2")).food() == 4


def test_iconoclasm() -> None:
    """6.14, D8"""
    table = event("iconoclasm", civ(leader="joan-of-arc"), civ(leader="isaac-newton"))
    assert (table[0].leader, table[1].leader) != (-1, -1)
    assert table[0].leader == -1
    said = civ(leader="sid-meier")
    table = event("iconoclasm", said, age="iv", last_round=9)
    assert table[0].leader == -1
    table = event("iconoclasm", said, age="iv", last_round=9, options={"iconoclasm-age-iv": 1})
    assert table[0].leader != -1


def test_independence_declaration() -> None:
    """7.6: the standing effect ends; tokens go back as far as there are any (D2)."""
    table = event(
        "independence-declaration",
        civ(workers="warriors 3"),
        civ(colonies="inhabited-territory-ii vast-territory-i", yellow=1),
        answers=("pick inhabited-territory-ii",),
    )
    assert (table[1].yellow, table.gone("inhabited-territory-ii")) == (0, 1)


def test_ravages_choose_a_wonder() -> None:
    """6.11: of age A or I; a blue token granted is given back."""
    table = event("ravages-of-time", civ(wonders="taj-mahal pyramids kremlin"))
    assert table.refused("pick kremlin") == "not-asked"
    table.do("pick taj-mahal")
    assert (table[0].blue, table[0].culture_rating) == (15, 2 + 2)


def test_an_agreement_declined() -> None:
    """6.10, A-7"""
    table = event(
        "international-agreement", civ(workers="warriors 2"), row="iron", answers=("done",)
    )
    assert table[0].skips_politics == 0
    table = event(
        "international-agreement",
        civ(),
        civ(workers="warriors 2"),
        row="iron drama - - - - - - - coal",
    )
    assert table.actor == 1
    table.do("take 10", "take 1")
    assert table.refused("take 10") is not None
    table.do("take 2").chance()
    assert table[1].skips_politics == 1
    table.end_turn()
    assert table.state.phase == 3


# ---- colonies


def territory(key: str, *civs: dict, **more: object) -> Table:
    return event(key, *civs, **{"age": "ii", **more})


def test_t93_bids_are_limited_by_the_largest_force() -> None:
    """T93, A-6, A-10: bonus cards count; without units nobody bids."""
    said = civ(workers="warriors 2", military="military-bonus-i military-bonus-ii")
    table = territory("wealthy-territory-i", said, civ(workers="bronze 2"))
    assert table.refused("bid 6") == "bid-too-high"
    table.do("bid 5")
    assert table.actor == 0  # the other one has no unit and has passed
    assert table.refused("done") == "force-too-small"
    table.do("send warriors", "send warriors", "use military-bonus-i")  # the rest is forced
    assert table.resources() == 5
    assert (table[0].blue, table.workers("warriors")) == (16 + 3 - 5, 0)
    assert table.discarded("military-bonus-ii") == 1


def test_an_auction_goes_round() -> None:
    """7.1"""
    three = [civ(workers="warriors 3")] * 3
    table = territory("historic-territory-ii", *three)
    table.do("bid 1")
    assert table.refused("bid 1") == "bid-too-low"
    table.do("bid 2", "pass", "pass")
    assert table.actor == 1
    table.do("done")  # two had to go anyway
    assert (table[1].culture, table[1].happiness, table[1].yellow) == (11, 2, 20)


def test_nobody_wants_it() -> None:
    """7.1"""
    table = territory("vast-territory-ii", civ(workers=""), civ(workers=""))
    assert table.heard("unclaimed")


def test_t95_leaders_and_walls_do_not_raise_the_force() -> None:
    """T95"""
    table = territory(
        "vast-territory-i",
        civ(leader="alexander-the-great", wonders="great-wall", workers="warriors 2"),
        age="i",
    )
    assert table.refused("bid 3") == "bid-too-high"


def test_the_force_counts_armies_and_standing_bonuses() -> None:
    """7.3"""
    said = civ(workers="warriors 3", tactic="legion", wonders="colossus", techs="cartography")
    table = territory("strategic-territory-i", said)
    assert table.refused("bid 9") == "bid-too-high"
    table.do("bid 8").chance()  # three warriors, an army of 2, Colossus 1, Cartography 2
    assert table[0].military_count == 3
    assert table[0].strength == 2 + 1 + 2


def test_t96_cook_discards_two_cards() -> None:
    """T96"""
    said = civ(leader="james-cook", workers="warriors 1", military="legion phalanx rats")
    table = territory("developed-territory-ii", said)
    assert table.refused("bid 4") == "bid-too-high"
    table.do("bid 3", "send warriors", "use legion")
    assert table.refused("done") == "force-too-small"
    table.do("use phalanx")
    assert table.holds("rats") == 1
    assert (table[0].science, table[0].culture_rating) == (5, 2)
    assert table[0].yellow == 18 + 2 + 1


def test_cook_discards_no_third_card() -> None:
    """7.3"""
    said = civ(leader="james-cook", workers="warriors 2", military="legion phalanx rats")
    table = territory("developed-territory-i", said)
    table.do("bid 3", "send warriors", "use legion", "use phalanx")
    assert table.refused("use rats") == "cook-limit"


def test_cards_without_cook() -> None:
    """7.3: bonus cards only."""
    table = territory("inhabited-territory-i", civ(workers="warriors 2", military="legion"))
    table.do("bid 1")
    assert table.refused("use legion") == "no-power"
    table.do("done")
    assert (table[0].unused, table[0].yellow) == (2, 18 + 1 + 2 - 1)


def test_t98_columbus() -> None:
    """T98: no auction, no units, the leader gone."""
    table = Table(
        civ(leader="christopher-columbus", military="developed-territory-i"), phase="politics"
    ).do("columbus developed-territory-i")
    assert (table[0].science, table[0].yellow, table[0].blue) == (3, 19, 17)
    assert (table[0].leader, table[0].culture) == (-1, 0)


def test_t99_strategic_territory_in_age_iv() -> None:
    """T99"""
    table = territory(
        "strategic-territory-ii", civ(workers="warriors 1"), age="iv", last_round=9
    ).do("bid 1")
    assert table[0].military_count == 0
    assert table[0].strength == 4


def test_every_territory_gives_its_reward() -> None:
    """7.5"""
    for key, food, resources in (
        ("vast-territory-i", 3, 0),
        ("vast-territory-ii", 4, 0),
        ("wealthy-territory-ii", 0, 9),
        ("inhabited-territory-ii", 0, 0),
    ):
        table = territory(key, civ(workers="warriors 1")).do("bid 1")
        assert (table.food(), table.resources()) == (food, resources)
