"""The end of turns and of the game: rows T102–T110 of the rule sheet."""

from ages_table import Table, civ


def test_t102_unused_actions_draw_three_at_most() -> None:
    """T102: the hand may exceed the limit until the end of the next turn."""
    table = Table(civ(government="communism", military="legion legion phalanx phalanx"), age="iii")
    assert table[0].ma == 5
    table.end_turn()
    assert table[0].military_count == 7


def test_the_military_hand_limit() -> None:
    """13.2, 16.2: two over the limit of two."""
    table = Table(civ(military="legion legion phalanx foray")).do("done")
    assert table.refused("discard crusades") == "not-in-hand"
    table.do("discard legion", "discard phalanx").chance()
    assert table.discarded("legion") == 1
    library = civ(military="legion legion phalanx", wonders="library-of-alexandria")
    assert Table(library).end_turn().state.current == 1


def test_t104_genghis_khan_in_an_uprising() -> None:
    """T104, D6"""
    said = civ(leader="genghis-khan", yellow=12, unused=0)
    assert Table(said).end_turn()[0].culture == 3
    assert Table(said, options={"genghis-uprising": 1}).end_turn()[0].culture == 0


def final(*civs: dict, **more: object) -> Table:
    """The last turn of the last round."""
    return Table(
        *civs, age="iv", phase="final", current=len(civs) - 1, round=18, last_round=18, **more
    )


def test_t105_a_tie_is_a_shared_victory() -> None:
    """T105"""
    table = final(civ(culture=30), civ(culture=30), civ(culture=20))
    result = table.game.outcome(table.state)
    assert result is not None
    assert result.places == [1, 1, 3]


def test_t89_only_age_iii_events_score_at_the_end() -> None:
    """T89: both decks."""
    table = final(
        civ(colonies="vast-territory-i"),
        civ(),
        events="foray cold-war impact-of-colonies",
        future="crusades impact-of-technology",
    )
    assert [one.culture for one in table.state.civs] == [3, 0]
    assert table.state.ended


def test_gates_scores_at_the_end() -> None:
    """17.2"""
    table = final(civ(leader="bill-gates", workers="computers 2"), civ())
    assert table[0].culture == 6


def impact(key: str, said: dict, **more: object) -> int:
    table = final(said, civ(workers="", unused=1), events=key, **more)
    return table[0].culture


def test_t107_impact_of_population() -> None:
    """T107: 15 workers, 2 discontent."""
    assert impact("impact-of-population", civ(workers="bronze 14", unused=1, yellow=12)) == 6


def test_t108_impact_of_happiness() -> None:
    """T108"""
    assert impact("impact-of-happiness", civ(workers="professional-sports 2")) == 16
    assert impact("impact-of-happiness", civ(workers="religion 1", yellow=12, culture=5)) == 5


def test_t109_first_space_flight_counts_the_government() -> None:
    """T109"""
    table = Table(
        civ(
            unfinished=("first-space-flight", 3),
            government="democracy",
            techs="iron coal",
            resources=9,
        ),
        age="iii",
    ).do("stage 1")
    assert table[0].culture == 1 + 2 + 3


def test_t110_fast_food() -> None:
    """T110: 2 farms, 3 mines, 4 urban, 2 units."""
    table = Table(
        civ(
            unfinished=("fast-food-chains", 3),
            workers="agriculture 2 bronze 3 philosophy 2 religion 2 warriors 2",
            resources=4,
        ),
        age="iii",
    ).do("stage 1")
    assert table[0].culture == 16


def test_the_internet() -> None:
    """10.7: culture, science, strength of urban buildings with Meier."""
    said = civ(
        unfinished=("internet", 4),
        workers="computers 1 multimedia 1 bread-and-circuses 1",
        resources=2,
    )
    assert Table(said, age="iii").do("stage 1")[0].culture == 5 + 6 + 1
    table = Table({**said, "leader": "sid-meier"}, age="iii").do("stage 1")
    assert table[0].culture == 5 + 6 + 1 + 3 - 1


def test_impacts() -> None:
    """Rules 20, one by one."""
    farms = civ(workers="irrigation 3", yellow=12)
    assert impact("impact-of-agriculture", farms) == 6 + 4
    assert impact("impact-of-agriculture", civ(workers="agriculture 2", yellow=12)) == 2
    assert impact("impact-of-architecture", civ(workers="alchemy 2 movies 1")) == 5
    balance = civ(workers="agriculture 3 bronze 4 alchemy 2 drama 2")
    assert impact("impact-of-balance", balance) == 2 * 3
    assert impact("impact-of-colonies", civ(colonies="vast-territory-i vast-territory-ii")) == 6
    units = civ(workers="swordsmen 2 tanks 1 team-sports 1")
    assert impact("impact-of-competition", units) == 2 + 3 + 2
    assert impact("impact-of-government", civ(government="republic")) == 14 + 2
    railroad = civ(workers="coal 1 bronze 1", wonders="transcontinental-railroad")
    assert impact("impact-of-industry", railroad) == 3 + 1 + 3
    progress = civ(government="republic", techs="masonry strategy")
    assert impact("impact-of-progress", progress) == 2 * (2 + 1 + 2)
    assert impact("impact-of-science", civ(workers="philosophy 1")) == 10
    assert impact("impact-of-strength", civ(workers="warriors 1")) == 10
    assert impact("impact-of-technology", civ(techs="oil movies satellites")) == 12
    variety = civ(workers="warriors 1 religion 1 philosophy 1", techs="masonry")
    assert impact("impact-of-variety", variety) == 8
    assert impact("impact-of-wonders", civ(wonders="pyramids great-wall kremlin internet")) == 14


def test_rank_tables_by_number_of_players() -> None:
    """18: 14 / 7 / 0 and 15 / 10 / 5 / 0; ties for the starting player."""
    three = final(civ(), civ(), civ(workers="warriors 3"), events="impact-of-strength")
    assert [one.culture for one in three.state.civs] == [7, 0, 14]
    four = final(civ(), civ(workers="warriors 2"), civ(), civ(), events="impact-of-strength")
    assert [one.culture for one in four.state.civs] == [10, 15, 5, 0]


def test_d9_food_of_pacts_in_impact_of_agriculture() -> None:
    """D9"""
    for option, culture in ((0, 3 + 4), (1, 2 + 4)):
        table = final(
            civ(workers="agriculture 2"),
            civ(),
            civ(),
            events="impact-of-agriculture",
            pacts=[("international-trade-agreement", 1, 0)],
            options={"trade-food-impact": option},
        )
        assert table[0].culture == culture


def test_everybody_has_the_same_number_of_turns() -> None:
    """22.7: the last round is played to its end."""
    table = Table(civ(), civ(), age="iv", current=0, round=17, last_round=18)
    for turns in range(4):
        assert not table.state.ended
        table.end_turn()
        if not table.state.ended:
            table.to_actions()
    assert table.state.ended == 1
    table = Table(civ(), civ(), age="iv", current=1, round=18, last_round=18)
    assert table.end_turn().state.ended == 1


def test_d17_leaders_score_before_discards() -> None:
    """D17: Genghis Khan's culture is there while surplus cards are chosen."""
    table = Table(civ(leader="genghis-khan", military="legion phalanx foray")).do("done")
    assert table.refused("discard foray") is None
    assert table[0].culture == 3
