"""Two or three cards at once, over a whole turn or two: rules 5, 6, 8, 10, 13."""

from ages_table import Table, civ, event, politics, see

from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.kernel import NONE

CAESAR = civ(leader="julius-caesar", workers="warriors 3")


def test_5_caesar_cancels_a_treaty_and_attacks() -> None:
    """5, 5.5: two political actions; the treaty forbids nothing any more."""
    treaty = [("peace-treaty", 1, 0)]
    table = politics({**CAESAR, "military": "spy"}, civ(science=9), civ(), pacts=treaty, age="i")
    assert table.refused("attack spy 1") == "pact-forbids"
    table.do("cancel peace-treaty")
    assert table.refused("cancel peace-treaty") == "not-party"
    table.do("attack spy 1")
    see(table, 0, science=5, caesar=1)
    assert table.state.phase == 3


def test_5_caesar_prepares_and_declares() -> None:
    """5: an event, then a war; the second one is spent for good."""
    said = {**CAESAR, "military": "foray war-over-territory rats crusades"}
    table = politics(said, civ(), events="pestilence good-harvest", age="i")
    table.do("prepare foray", "draw pestilence", "declare war-over-territory 1")
    see(table, 0, war=CARD_BY_KEY["war-over-territory"], caesar=1, ma=1)
    table.end_turn().to_actions().end_turn()
    table.do("prepare rats").chance()
    assert table.state.phase == 3


def test_5_caesar_keeps_his_second_action() -> None:
    """5: not used this turn, it waits."""
    table = politics({**CAESAR, "military": "foray"}, civ(), events="rats good-harvest", age="i")
    table.do("prepare foray", "draw rats")
    see(table, 0, caesar=0)  # nothing more could be done


def test_5_4_a_pact_in_the_place_of_another() -> None:
    """5.4.3, 8.3: Open Borders go, and with them an action of both."""
    table = politics(
        civ(military="trade-routes-agreement"),
        civ(),
        civ(),
        pacts=[("open-borders-agreement", 0, 2), ("military-alliance", 1, 0)],
        age="ii",
    )
    see(table, 0, ma=3, ma_total=3, strength=4)
    table.do("offer trade-routes-agreement 1 a", "accept")
    see(table, 0, ma=2, ma_total=2, strength=4)
    see(table, 2, ma=2, ma_total=2)
    assert (table.gone("open-borders-agreement"), table.gone("military-alliance")) == (1, 0)


def test_12_1_the_price_is_read_before_the_token_leaves() -> None:
    """12.1: 2 with seventeen in the bank, then 3; with Ocean Liners before, 3 at once."""
    table = Table(civ(food=5, yellow=17)).do("population", "population")
    see(table, 0, food=0, unused=3)
    said = civ(food=3, yellow=17, wonders="ocean-liner-service")
    see(Table(said, age="ii").do("liner", "population"), 0, food=0, unused=3, yellow=15)


def test_10_7_chaplin_and_two_theaters_alike() -> None:
    """10.7: the best one, once."""
    see(Table(civ(leader="charlie-chaplin", workers="opera 2"), age="iii"), 0, culture_rating=9)
    see(
        Table(civ(leader="charlie-chaplin", workers="movies 1 opera 2"), age="iii"),
        0,
        culture_rating=14,
    )


def test_10_7_the_internet_under_sid_meier() -> None:
    """10.7: each Computers 4 science and 3 culture, Philosophy nothing."""
    said = civ(
        unfinished=("internet", 4),
        resources=2,
        leader="sid-meier",
        workers="computers 2 philosophy 1 multimedia 1",
    )
    see(Table(said, age="iii").do("stage 1"), 0, culture=7 + 7 + 0 + 6)


def test_6_7_a_temple_too_many() -> None:
    """6.7: two temples under Despotism; the event asks only who may build."""
    table = event("development-of-religion", civ(workers="religion 2"), civ(), age="i")
    assert table.actor == 1
    table.do("build religion")
    see(table, 1, happiness=1, culture_rating=1, unused=0)


def test_5_2_infiltrate_an_old_wonder() -> None:
    """5.2: three culture a level: none for Age A; the tokens go back."""
    one = civ(workers="warriors 3", military="infiltrate")
    table = politics(one, civ(unfinished=("pyramids", 2), blue=3), age="ii")
    table.do("attack infiltrate 1")
    see(table, 0, culture=0)
    see(table, 1, wonder=NONE, blue=5)


def test_6_14_actions_of_a_leader_lost_in_ones_own_politics() -> None:
    """6.14, 8.3: Napoleon's two military actions are gone before the action phase."""
    table = event("iconoclasm", civ(leader="napoleon-bonaparte"), civ(), age="iii")
    see(table, 0, leader=NONE, ma=2, ma_total=2, strength=1)


def test_7_5_strategic_territory_and_the_hand_limit() -> None:
    """7.5, 13.2: the hand may grow beyond the limit until the turn ends."""
    said = civ(workers="warriors 2", military="legion phalanx")
    table = event("strategic-territory-i", said, civ(workers="")).do("bid 1", "done").chance()
    see(table, 0, military_count=5, strength=1 + 2, yellow=19)
    table.do("done")
    assert table.actor == 0  # three must go
    assert all(line.startswith("discard ") for line in table.legal())


def test_10_1_two_leaders_in_one_turn() -> None:
    """10.1, 8.2: Aristotle learns of what is taken before he goes, not after."""
    said = civ(leader="aristotle", hand="joan-of-arc")
    table = Table(said, row="iron alchemy").do("take 1", "lead joan-of-arc", "take 2")
    see(table, 0, science=1, ca=2)


def test_13_3_a_civilisation_with_nothing_starves() -> None:
    """13.3 d: four culture for each food that is missing, none below nothing."""
    said = civ(workers="drama 2 theology 2", yellow=0, unused=8, culture=20, government="monarchy")
    table = Table(said, age="ii").end_turn()
    see(table, 0, culture=20 + 6 - 24, food=0)


def test_9_3_a_revolution_then_military_actions() -> None:
    """9.3.3: civil actions are gone, military ones of the new government may be spent at once."""
    said = civ(hand="communism", science=5, resources=6, unused=3, ma=0)
    table = Table(said, age="iii").do("revolt communism")
    see(table, 0, ca=0, ca_total=7, ma=3, ma_total=5, happiness=0)
    see(table.do(*["build warriors"] * 2), 0, ma=1, strength=3)


def test_6_10_a_card_taken_twice() -> None:
    """6.10, 11.1: one by the agreement, one in the action phase: one may be played."""
    said = civ(workers="warriors 3")
    row = "reserves-i reserves-i iron drama monarchy alchemy"
    table = event("international-agreement", said, civ(), age="ii", row=row)
    table.do("take 1", "done").chance()
    slot = table.row().index("reserves-i") + 1
    table.do(f"take {slot}", "play reserves-i", "split 0")
    assert table.refused("play reserves-i") == "taken-this-phase"
    see(table, 0, resources=2, ca=2)
