"""Aggressions, wars, pacts, leaders, resigning: rows T67–T84 of the rule sheet."""

from ages_table import Table, civ, politics, war

from wartable.games.through_the_ages import views
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY


def test_t67_the_defence_is_limited_by_military_actions() -> None:
    """T67: two cards at most; ordinary cards count 1."""
    table = politics(
        civ(military="spy", workers="warriors 9"),
        civ(military="military-bonus-ii military-bonus-ii military-bonus-i", science=9),
    ).do("attack spy 1", "use military-bonus-ii", "use military-bonus-ii")
    assert table[1].science == 9  # 0 + 8 + 1 of the warriors is as much as 9
    assert table.discarded("military-bonus-ii") == 2
    table = politics(
        civ(military="spy", workers="warriors 5"), civ(military="legion foray", science=9)
    ).do("attack spy 1", "use legion")
    assert table.state.defence == 2
    table.do("done")
    assert (table[0].science, table[1].science) == (5, 4)


def test_t68_strictly_stronger() -> None:
    """T68: 7 against 7 is not enough; Open Borders adds 2."""
    table = politics(civ(military="spy", workers="warriors 7"), civ(workers="warriors 7"))
    assert table.refused("attack spy 1") == "not-stronger"
    table = politics(
        civ(military="spy", workers="warriors 6"),
        civ(workers="warriors 7"),
        civ(),
        pacts=[("open-borders-agreement", 0, 1)],
    )
    assert table.refused("attack spy 1") is None


def test_t70_gandhi() -> None:
    """T70: twice the military actions; he himself attacks nobody."""
    said = civ(military="armed-intervention", workers="warriors 3", techs="warfare")
    table = politics(said, civ(leader="mahatma-gandhi", culture=9))
    assert table[0].ma_total == 3
    assert table.refused("attack armed-intervention 1") == "no-military-action"
    table = politics(
        {**said, "government": "communism"}, civ(leader="mahatma-gandhi", culture=9)
    ).do("attack armed-intervention 1")
    assert (table[0].ma, table[0].culture, table[1].culture) == (2, 7, 2)
    table = politics({**said, "leader": "mahatma-gandhi"}, civ())
    assert table.refused("attack armed-intervention 1") == "gandhi"


def test_t71_plunder_takes_what_there_is() -> None:
    """T71: Plunder II against 2 food, 1 resource."""
    table = politics(civ(military="plunder-ii", workers="warriors 3"), civ(food=2, resources=1)).do(
        "attack plunder-ii 1"
    )
    assert (table.food(), table.resources()) == (2, 1)
    assert (table.food(1), table.resources(1)) == (0, 0)


def test_plunder_is_split_by_the_aggressor() -> None:
    """5.2.6"""
    for key, n in (("plunder-i", 3), ("plunder-iii", 7)):
        table = politics(civ(military=key, workers="warriors 3"), civ(food=6, resources=6)).do(
            f"attack {key} 1"
        )
        assert table.refused("split 7") is not None
        table.do("split 1")
        assert (table.food(), table.resources()) == (1, n - 1)


def test_t73_raid_with_one_building() -> None:
    """T73: half the printed cost, rounded up."""
    table = politics(civ(military="raid-ii", workers="warriors 3"), civ(workers="alchemy 1")).do(
        "attack raid-ii 1"
    )
    assert (table.workers("alchemy", 1), table[1].unused, table.resources()) == (0, 2, 3)


def test_d5_raid_rounds_the_sum() -> None:
    """D5: Philosophy 3 and Alchemy 6."""
    for option, won in ((0, 5), (1, 5)):
        table = politics(
            civ(military="raid-ii", workers="warriors 3"),
            civ(workers="philosophy 1 alchemy 1"),
            options={"raid-rounding": option},
        ).do("attack raid-ii 1", "pick alchemy")
        assert table.resources() == won
    for option, won in ((0, 3), (1, 4)):
        table = politics(
            civ(military="raid-iii", workers="warriors 3", government="communism"),
            civ(workers="philosophy 1 religion 1"),
            options={"raid-rounding": option},
        ).do("attack raid-iii 1", "pick religion")
        assert table.resources() == won


def test_raid_levels() -> None:
    """5.2.6: I takes level I at most."""
    table = politics(
        civ(military="raid-i", workers="warriors 3"), civ(workers="opera 1 drama 1 religion 1")
    ).do("attack raid-i 1")
    assert table.refused("pick opera") == "not-asked"
    table.do("pick drama")
    assert table.resources() == 2


def test_t74_enslave_takes_an_unused_worker() -> None:
    """T74"""
    table = politics(civ(military="enslave", workers="warriors 3"), civ(yellow=10)).do(
        "attack enslave 1"
    )
    assert (table[1].unused, table[1].yellow) == (0, 11)
    assert (table.food(), table.resources()) == (2, 2)


def test_enslave_without_unused_workers_the_loser_chooses() -> None:
    """1.1"""
    table = politics(civ(military="enslave", workers="warriors 3"), civ(unused=0)).do(
        "attack enslave 1"
    )
    assert table.actor == 1
    table.do("pick philosophy")
    assert table[1].science_rating == 0


def test_t75_infiltrate() -> None:
    """T75: an Age II leader is worth 6 culture; nothing to infiltrate, no attack."""
    said = civ(military="infiltrate", workers="warriors 3")
    table = politics(said, civ(leader="isaac-newton")).do("attack infiltrate 1")
    assert (table[0].culture, table[1].leader) == (6, -1)
    assert politics(said, civ()).refused("attack infiltrate 1") == "card-needs"
    table = politics(said, civ(leader="isaac-newton", unfinished=("kremlin", 2), blue=9))
    table.do("attack infiltrate 1", "pick kremlin")
    assert (table[1].wonder, table[1].blue) == (-1, 11)


def test_annex() -> None:
    """7.6, D11: the new owner gets the standing effect only."""
    said = civ(military="annex", workers="warriors 4")
    table = politics(said, civ(colonies="wealthy-territory-i historic-territory-i"))
    table.do("attack annex 1", "pick wealthy-territory-i")
    assert (table[0].blue, table[1].blue, table.resources()) == (19, 13, 0)
    assert politics(said, civ()).refused("attack annex 1") == "card-needs"
    table = politics(said, civ(), options={"annex-without-colony": 1})
    assert table.do("attack annex 1").discarded("annex") == 1


def test_a_repelled_attack() -> None:
    """5.2.5: no effect, the card is discarded, actions stay spent."""
    table = politics(
        civ(military="spy", workers="warriors 2"), civ(military="military-bonus-iii", science=5)
    ).do("attack spy 1", "use military-bonus-iii")
    assert (table[1].science, table.discarded("spy"), table[0].ma) == (5, 1, 1)
    assert table.heard("repelled")


def test_t77_the_stronger_side_wins() -> None:
    """T77: the defender takes the spoils."""
    table = war("war-over-culture", civ(culture=20), civ(workers="warriors 4", culture=1))
    assert (table[0].culture, table[1].culture) == (20 - 8, 9)


def test_t78_war_over_territory() -> None:
    """T78: advantage 11, the loser's bank has 2."""
    table = war("war-over-territory", civ(workers="warriors 12"), civ(yellow=2))
    assert (table[0].yellow, table[1].yellow) == (20, 0)
    table = war("war-over-territory", civ(workers="warriors 12"), civ(yellow=9))
    assert (table[0].yellow, table[1].yellow) == (21, 6)


def test_war_over_technology() -> None:
    """4.3.5: special technologies out of the advantage, the rest in science."""
    table = war(
        "war-over-technology",
        civ(workers="warriors 13", techs="code-of-laws"),
        civ(techs="justice-system masonry", science=9, blue=3),
    )
    assert table.refused("pick code-of-laws") == "no-technology-theft"
    table.do("pick justice-system", "pick masonry")
    assert (table.has("justice-system"), table.has("code-of-laws")) == (True, False)
    assert (table[0].blue, table[1].blue) == (19, 0)
    assert (table[0].science, table[1].science) == (2, 7)


def test_t80_no_war_in_the_last_round() -> None:
    """T80"""
    said = civ(military="war-over-culture", government="communism")
    table = politics(said, civ(), age="iv", round=18, last_round=18)
    assert table.refused("declare war-over-culture 1") == "last-round-war"
    table = politics(said, civ(), age="iv", round=17, last_round=18)
    table.do("declare war-over-culture 1")
    assert (table[0].target, table[0].ma) == (1, 2)


def test_t81_loss_of_sovereignty() -> None:
    """T81: no wars on side B; aggressions by third parties are legal."""
    table = politics(
        civ(military="war-over-culture spy", government="communism", workers="warriors 3"),
        civ(),
        civ(),
        pacts=[("loss-of-sovereignty", 2, 1)],
    )
    assert table.refused("declare war-over-culture 1") == "immune"
    assert table.refused("attack spy 1") is None
    assert (table[1].culture_rating, table[2].culture_rating) == (0, 2)


def test_pacts_that_forbid_attacks() -> None:
    """5.2.1"""
    for key in ("peace-treaty", "acceptance-of-supremacy", "loss-of-sovereignty"):
        table = politics(
            civ(military="spy", workers="warriors 3"), civ(), civ(), pacts=[(key, 0, 1)]
        )
        assert table.refused("attack spy 1") == "pact-forbids"
        assert table.refused("attack spy 2") is None


def test_pacts_that_end_on_attack() -> None:
    """5.2.1: their strength is left out, then they are gone."""
    table = politics(
        civ(military="spy", workers="warriors 2"),
        civ(science=9),
        civ(),
        pacts=[("military-alliance", 0, 1), ("promise-of-military-protection", 2, 0)],
    )
    assert table[0].strength == 2 + 3 + 4
    table.do("attack spy 1")
    assert table.gone("military-alliance") == 1
    assert table[1].science == 4


def test_t82_a_new_pact_replaces_ones_own() -> None:
    """T82: pacts in others' areas stay."""
    table = politics(
        civ(military="peace-treaty"),
        civ(),
        civ(),
        pacts=[("military-alliance", 0, 2), ("open-borders-agreement", 1, 0)],
    ).do("offer peace-treaty 1 a", "accept")
    assert table.gone("military-alliance") == 1
    assert table.state.pact_owner[0] == 1
    assert table[0].culture_rating == 1


def test_t83_a_refused_pact_returns() -> None:
    """T83"""
    table = politics(civ(military="peace-treaty"), civ(), civ()).do(
        "offer peace-treaty 2 a", "refuse"
    )
    assert table.holds("peace-treaty") == 1
    assert table.state.phase == 3
    assert table.refused("build warriors") == "no-resources"


def test_pact_sides_and_two_players() -> None:
    """5.4"""
    three = politics(civ(military="international-trade-agreement peace-treaty"), civ(), civ())
    assert three.refused("offer peace-treaty 1 b") == "no-side"
    assert three.refused("offer peace-treaty 0 a") == "yourself"
    assert three.refused("offer peace-treaty 3 a") == "resigned-rival"
    three.do("offer international-trade-agreement 1 b", "accept")
    assert three.state.pact_side[3] == 1
    assert politics(civ(), civ()).refused("offer peace-treaty 1 a") == "no-pacts"


def test_cancelling_a_pact() -> None:
    """5.5, D12"""
    table = politics(
        civ(), civ(), civ(), pacts=[("peace-treaty", 1, 0), ("military-alliance", 1, 2)]
    )
    assert table.refused("cancel military-alliance") == "not-party"
    table.do("cancel peace-treaty")
    assert (table.gone("peace-treaty"), table[0].culture_rating) == (1, 0)


def test_t84_caesars_second_political_action() -> None:
    """T84: once in the game."""
    table = (
        politics(
            civ(leader="julius-caesar", military="foray plunder-i crusades", workers="warriors 3"),
            civ(resources=3),
            age="i",
            events="development-of-science cultural-influence pestilence rats",
        )
        .do("prepare foray")
        .chance()
    )
    assert table.state.phase == 2
    table.do("attack plunder-i 1")
    assert table.state.phase == 3
    assert table[0].caesar == 1
    table.end_turn().to_actions().end_turn()
    table.do("prepare crusades").chance()
    assert table.state.phase == 3


def test_alexander_leaves_for_a_yellow_token() -> None:
    """5.6"""
    table = politics(civ(leader="alexander-the-great"), age="i").do("alexander")
    assert (table[0].yellow, table[0].leader) == (19, -1)
    assert politics(civ(), age="i").refused("alexander") == "no-power"


def test_joan_looks_at_the_next_event() -> None:
    """5: only she knows."""
    table = Table(
        civ(leader="joan-of-arc", military="foray"),
        phase="start",
        events="crusades cultural-influence",
    ).chance()
    assert table.state.top_event != -1
    assert views.view(table.game, table.state, 0).events.top is not None
    assert views.view(table.game, table.state, 1).events.top is None
    table.do("prepare foray")
    assert len(table.heard("revealed")) == 1


def test_resigning() -> None:
    """5.7, A-1, A-9: 7 culture for a war on the leaver; the last one left has won."""
    options = {"resignation": 1}
    table = politics(
        civ(military="spy"),
        civ(war=("war-over-culture", 0)),
        civ(),
        age="ii",
        pacts=[("military-alliance", 0, 1)],
        options=options,
    ).do("resign")
    assert (table[1].culture, table[1].war, table.gone("military-alliance")) == (7, -1, 1)
    assert table.state.first == 1
    table.chance()
    table.do("resign")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.places == [2, 2, 1]
    assert outcome.reason == 2
    assert politics(civ(), age="iv", options=options).refused("resign") == "no-resigning"
    assert politics(civ(), age="i").refused("resign") == "no-resigning"


def test_resigning_trims_future_decks() -> None:
    """5.7"""
    table = politics(*[civ()] * 3, age="i", options={"resignation": 1}).do("resign")
    left = table.state.deck
    assert left[CARD_BY_KEY["coal"]] == 1
    assert left[CARD_BY_KEY["peace-treaty"]] == 0
    assert left[CARD_BY_KEY["open-borders-agreement"]] == 1  # of the current age


def test_one_war_at_a_time() -> None:
    """5.3.1: Caesar's second action declares no second war."""
    table = politics(
        civ(
            leader="julius-caesar",
            government="communism",
            military="war-over-culture war-over-culture foray",
        ),
        civ(),
    ).do("declare war-over-culture 1")
    assert table.refused("declare war-over-culture 1") == "at-war"
