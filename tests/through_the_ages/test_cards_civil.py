"""Every leader, wonder and action card at work, with its figures."""

import pytest
from ages_table import Table, civ
from test_cards_technologies import gains

from wartable.games.through_the_ages import views

# ---- leaders


def test_alexander_the_great() -> None:
    """Each unit of any kind counts 1 more; he may leave for a yellow token (5.6)."""
    units = civ(workers="warriors 1 knights 1 cannon 1 air-forces 1")
    plain = Table(units, age="iii")[0].strength
    led = Table({**units, "leader": "alexander-the-great"}, age="iii")[0].strength
    assert led == plain + 4
    table = Table(civ(leader="alexander-the-great"), phase="politics").do("alexander")
    assert (table[0].yellow, table[0].leader, table.state.phase) == (19, -1, 3)


def test_aristotle() -> None:
    """1 science for each technology taken, for nothing else."""
    table = Table(civ(leader="aristotle", ca=4), row="iron drama reserves-i pyramids")
    table.do("take 1", "take 2")
    assert table[0].science == 2
    table.do("take 3", "take 4")
    assert table[0].science == 2


def test_hammurabi() -> None:
    """Leaders for 1 less, other cards not; one military action as a civil one, once a turn."""
    row = "iron - - - - joan-of-arc - - - leonardo-da-vinci"
    table = Table(civ(leader="hammurabi", ca=4), row=row)
    table.do("take 6")
    assert table[0].ca == 3
    table.do("take 1")
    assert table[0].ca == 2
    table.do("convert")
    assert (table[0].ca, table[0].extra_ca, table[0].ma) == (2, 1, 1)
    assert table.refused("convert") == "already-used"


def test_homer() -> None:
    """1 happy face, 1 resource for units each turn; tucked he leaves one face (10.4)."""
    said = civ(leader="homer", resources=3, unused=2)
    assert Table(said)[0].happiness == 1
    table = Table(said, phase="start").to_actions().do("build warriors")
    assert table.resources() == 2
    table.do("build warriors")
    assert table.resources() == 0
    said = civ(leader="homer", hand="joan-of-arc", wonders="colossus pyramids")
    table = Table(said).do("lead joan-of-arc", "pick colossus")
    assert (table[0].happiness, table[0].ca) == (1, 4)


def test_julius_caesar() -> None:
    """+1 strength, +1 military action; once in the game two political actions (5)."""
    said = civ(leader="julius-caesar", military="foray rats pestilence crusades")
    events = "cultural-influence scientific-breakthrough good-harvest new-deposits"
    table = Table(said, phase="politics", events=events)
    assert (table[0].strength, table[0].ma_total) == (2, 3)
    table.do("prepare foray").chance().do("prepare rats").chance()
    assert table.state.phase == 3
    table.end_turn().to_actions().end_turn().do("prepare pestilence").chance()
    assert table.state.phase == 3
    assert table.holds("crusades") == 1


def test_moses() -> None:
    """1 food less for a worker."""
    table = Table(civ(leader="moses", yellow=12, food=3)).do("population")
    assert table.food() == 0


def test_christopher_columbus() -> None:
    """5.6: a territory from the hand without auction, units or culture."""
    said = civ(leader="christopher-columbus", military="historic-territory-i", workers="")
    table = Table(said, phase="politics").do("columbus historic-territory-i")
    assert (table[0].culture, table[0].happiness, table[0].leader) == (6, 1, -1)
    assert Table(civ(leader="christopher-columbus"), phase="politics").legal() == ["pass"]


def test_frederick_barbarossa() -> None:
    """1 military action: a worker for 1 food less, a unit for 1 resource less, again and again."""
    said = civ(leader="frederick-barbarossa", yellow=18, food=3, resources=3, unused=0)
    table = Table(said).do("barbarossa warriors")
    assert (table.food(), table.resources(), table[0].ma, table[0].ca) == (2, 2, 1, 4)
    table.do("barbarossa warriors")
    assert (table.food(), table.resources(), table[0].ma) == (1, 1, 0)
    assert table.refused("barbarossa warriors") == "no-military-action"
    assert Table({**said, "food": 0}).refused("barbarossa warriors") == "no-food"
    assert Table({**said, "resources": 0}).refused("barbarossa warriors") == "no-resources"


def test_genghis_khan() -> None:
    """3 culture among the two strongest; infantry rides in armies."""
    weak, strong = civ(), civ(workers="warriors 3")
    khan = civ(leader="genghis-khan", workers="warriors 2")
    for rivals, won in (((strong, weak, weak), 3), ((strong, strong, weak), 0)):
        assert Table(khan, *rivals, phase="end")[0].culture == won
    assert Table(khan, civ(workers="warriors 2"), phase="end")[0].culture == 3
    assert Table(khan, strong, phase="end")[0].culture == 0
    riders = Table({**khan, "workers": "warriors 3", "tactic": "heavy-cavalry"})
    assert riders[0].strength == 3 + 4


def test_joan_of_arc() -> None:
    """+1 culture, +1 military action; strength by faces of temples and government alone."""
    said = civ(leader="joan-of-arc", workers="theology 1 drama 1 bread-and-circuses 1")
    one = Table(said)[0]
    assert (one.culture_rating, one.ma_total) == (1 + 1 + 2, 3)
    assert one.strength == 1 + 2
    assert Table({**said, "government": "theocracy"})[0].strength == 1 + 2 + 1 + 1
    assert Table({**said, "wonders": "st-peters-basilica"})[0].strength == 1 + 3
    table = Table(civ(leader="joan-of-arc"), phase="start", events="crusades rats").chance()
    assert views.view(table.game, table.state, 0).events.top in ("crusades", "rats")
    table = Table(civ(leader="moses"), phase="start", events="crusades rats").chance()
    assert views.view(table.game, table.state, 0).events.top is None


@pytest.mark.parametrize(
    ("leader", "resources", "culture", "civil"),
    [
        ("leonardo-da-vinci", 1, 0, 3),
        ("isaac-newton", 0, 0, 4),
        ("albert-einstein", 0, 3, 3),
    ],
)
def test_scientists(leader: str, resources: int, culture: int, civil: int) -> None:
    """Science by the level of the best lab or library; what a developed technology brings."""
    for workers, more in (
        ("alchemy 2", 1),
        ("journalism 1 alchemy 1", 2),
        ("scientific-method 1 printing-press 1", 2),
        ("multimedia 1", 3),
        ("philosophy 1 drama 1", 0),
    ):
        plain = Table(civ(workers=workers), age="iii")[0].science_rating
        led = Table(civ(workers=workers, leader=leader), age="iii")[0].science_rating
        assert led == plain + more, workers
    said = civ(leader=leader, hand="iron", science=5, government="republic", ca=4)
    table = Table(said, age="iii").do("develop iron")
    assert (table.resources(), table[0].culture, table[0].ca) == (resources, culture, civil)


def test_michelangelo() -> None:
    """Culture by faces of temples, theaters and wonders, not arenas; no surcharge."""
    for more, culture in (
        ({"workers": "theology 1"}, 1 + 2),
        ({"workers": "drama 1"}, 2 + 1),
        ({"workers": "bread-and-circuses 1"}, 0),
        ({"wonders": "hanging-gardens"}, 1 + 2),
    ):
        one = Table({**civ(leader="michelangelo", workers=""), **more})[0]
        assert one.culture_rating == culture, more
    said = civ(leader="michelangelo", wonders="pyramids colossus")
    assert Table(said, row="great-wall").do("take 1")[0].ca == 5 - 1


def test_james_cook() -> None:
    """2 culture for the first colony, 1 for each other; two cards for +1 each (7.3)."""
    colonies = ["vast-territory-i", "vast-territory-ii", "wealthy-territory-i"]
    for n, culture in ((0, 0), (1, 2), (2, 3), (3, 4)):
        said = civ(leader="james-cook", colonies=" ".join(colonies[:n]))
        assert Table(said, age="ii")[0].culture_rating == culture
    said = civ(leader="james-cook", military="foray legion legion phalanx", workers="warriors 1")
    table = Table(said, phase="politics", age="ii", events="wealthy-territory-ii")
    table.do("prepare foray").chance()
    assert table.refused("bid 4") == "bid-too-high"
    table.do("bid 3", "use phalanx", "use legion")
    assert table.holds("legion") == 1
    assert table.resources() == 9


def test_johann_sebastian_bach() -> None:
    """1 culture per theater, theater technologies 2 cheaper, once a turn a building into one."""
    said = civ(leader="johann-sebastian-bach", workers="drama 1 opera 1 printing-press 1")
    assert Table(said, age="ii")[0].culture_rating == 2 + 3 + 1 + 2
    table = Table(
        civ(leader="johann-sebastian-bach", hand="opera journalism", science=11), age="ii"
    ).do("develop opera", "develop journalism")
    assert table[0].science == 0
    said = civ(leader="johann-sebastian-bach", workers="religion 2", techs="drama", resources=2)
    table = Table(said, age="ii").do("bach religion drama")
    assert (table.workers("drama"), table.resources(), table[0].ca) == (1, 1, 3)
    assert table.refused("bach religion drama") == "already-used"


def test_maximilien_robespierre() -> None:
    """+1 military action; a revolution for all of them and 3 culture."""
    said = civ(leader="maximilien-robespierre", hand="monarchy", science=2)
    table = Table(said, age="ii").do("revolt monarchy")
    assert (table[0].ma_total, table[0].ma, table[0].ca, table[0].culture) == (4, 0, 5, 3)


def test_napoleon_bonaparte() -> None:
    """+2 military actions; 2 strength per kind of unit."""
    for workers, kinds in (
        ("", 0),
        ("warriors 3", 1),
        ("knights 1", 1),
        ("cannon 1 warriors 1", 2),
        ("warriors 1 knights 1 cannon 1 air-forces 1", 4),
    ):
        plain = Table(civ(workers=workers), age="iii")[0]
        led = Table(civ(workers=workers, leader="napoleon-bonaparte"), age="iii")[0]
        assert (led.strength, led.ma_total) == (plain.strength + 2 * kinds, 4)


def test_william_shakespeare() -> None:
    """1 happy face; theaters cheaper with a library, libraries with a theater; 2 per pair."""
    said = civ(leader="william-shakespeare", workers="", science=5, resources=7)
    assert Table(said, age="ii")[0].happiness == 1
    table = Table({**said, "workers": "drama 1", "hand": "journalism"}, age="ii")
    table.do("develop journalism", "build journalism")
    assert (table[0].science, table.resources()) == (0, 0)
    table = Table({**said, "workers": "printing-press 1", "hand": "drama"}, age="ii")
    table.do("develop drama", "build drama")
    assert (table[0].science, table.resources()) == (5 - 2, 7 - 3)
    table = Table({**said, "hand": "drama"}, age="ii").do("develop drama", "build drama")
    assert (table[0].science, table.resources()) == (5 - 3, 7 - 4)
    for workers, pairs in (("drama 2 printing-press 1", 1), ("drama 2 printing-press 2", 2)):
        plain = Table(civ(workers=workers), age="ii")[0].culture_rating
        led = Table({**said, "workers": workers}, age="ii")[0].culture_rating
        assert led == plain + 2 * pairs


def test_bill_gates() -> None:
    """Labs from level I on make resources by level; as much culture when he goes (10.8)."""
    said = civ(leader="bill-gates", workers="philosophy 1 alchemy 1 computers 1", hand="sid-meier")
    table = Table(said, age="iii").do("lead sid-meier")
    assert table[0].culture == 1 + 3
    table = Table(said, age="iii").end_turn()
    assert (table.resources(), table.stock("alchemy"), table.stock("computers")) == (4, 1, 1)


def test_charlie_chaplin() -> None:
    """2 happy faces; one building of the best theater counts twice."""
    one = Table(civ(leader="charlie-chaplin", workers="movies 2 drama 1"), age="iii")[0]
    assert (one.culture_rating, one.happiness) == (4 * 2 + 2 + 4, 2 + 3)


def test_mahatma_gandhi() -> None:
    """+2 culture; twice the military actions to attack, by aggression and by war; no attacks."""
    gandhi = civ(leader="mahatma-gandhi", science=9)
    hands = civ(military="spy war-over-culture", workers="warriors 2", government="communism")
    table = Table(hands, gandhi, phase="politics", age="iii")
    assert table[1].culture_rating == 2
    assert table.refused("declare war-over-culture 1") == "no-military-action"
    table.do("attack spy 1")
    assert table[0].ma == 5 - 2
    table = Table({**hands, "leader": "mahatma-gandhi"}, civ(), phase="politics", age="iii")
    assert table.refused("attack spy 1") == "gandhi"
    assert table.refused("declare war-over-culture 1") == "gandhi"


def test_sid_meier() -> None:
    """Labs: culture by level, 1 science less each."""
    said = civ(leader="sid-meier", workers="philosophy 1 alchemy 1 computers 1 multimedia 1")
    one = Table(said, age="iii")[0]
    assert (one.culture_rating, one.science_rating) == (0 + 1 + 3 + 3, 0 + 1 + 4 + 3)


def test_winston_churchill() -> None:
    """Once a turn 3 culture, or 3 science and 3 resources for units only."""
    said = civ(leader="winston-churchill", hand="iron riflemen", science=5, resources=2)
    table = Table(said, age="iii").do("speak")
    assert table[0].culture == 3
    assert table.refused("arm") == "already-used"
    table = Table(said, age="iii").do("arm", "develop riflemen", "build riflemen")
    assert (table[0].science, table.resources(), table[0].culture) == (5 - 3, 0, 0)
    table = Table(said, age="iii").do("arm", "develop iron")
    assert table[0].science == 0


# ---- wonders

FURNISHED = civ(workers="religion 2 warriors 1 knights 1 cannon 1", government="republic")


@pytest.mark.parametrize(
    ("key", "stages", "gives"),
    [
        ("pyramids", (3, 2, 1), {"ca": 1}),
        ("hanging-gardens", (2, 2, 2), {"culture": 1, "happy": 2}),
        ("colossus", (3, 3), {"strength": 2, "colonize": 1}),
        ("library-of-alexandria", (1, 4, 1), {"science": 1, "culture": 1, "hand": 1}),
        ("great-wall", (2, 2, 3, 2), {"culture": 1, "happy": 1, "strength": 2}),
        ("st-peters-basilica", (4, 4), {"culture": 2, "happy": 1 + 2}),
        ("taj-mahal", (2, 4, 2), {"culture": 3, "blue": 1}),
        ("universitas-carolina", (3, 3, 3), {"science": 2, "culture": 1}),
        ("eiffel-tower", (3, 7, 3), {"culture": 4, "happy": 1}),
        ("kremlin", (4, 4, 4), {"culture": 2, "happy": -1, "ca": 1, "ma": 1}),
        ("ocean-liner-service", (4, 2, 2, 4), {}),
        ("transcontinental-railroad", (3, 3, 3, 3), {"strength": 4}),
        ("fast-food-chains", (4, 4, 4, 4), {"points": 2 + 3}),
        ("first-space-flight", (1, 2, 4, 9), {"points": 1 + 2 + 2}),
        ("hollywood", (5, 6, 5), {}),
        ("internet", (2, 3, 4, 3, 2), {"points": 2}),
    ],
)
def test_wonders(key: str, stages: tuple[int, ...], gives: dict[str, int]) -> None:
    """10.2: built stage by stage, each for its resources; then everything it gives."""
    said = {**FURNISHED, "unfinished": (key, 0), "resources": sum(stages)}
    table = Table(said, age="iii")
    before = worth(table)
    for cost in stages:
        assert table[0].wonders == 0
        had = table.resources()
        table.do("stage 1")
        assert had - table.resources() == cost
    after = worth(table)
    assert {k: after[k] - before[k] for k in after if after[k] != before[k]} == gives


def worth(table: Table) -> dict[str, int]:
    one = table[0]
    rates = dict.fromkeys(("science", "culture", "strength", "happy", "colonize"), 0)
    return {
        **rates,
        **gains(one),
        "ca": one.ca_total,
        "ma": one.ma_total,
        "blue": one.blue_sum,
        "hand": one.hand_bonus,
        "points": one.culture,
    }


def test_hand_limits_of_the_library() -> None:
    """16.1, 16.2: one more civil and one more military card."""
    hand = "iron alchemy drama theology warfare"
    said = civ(wonders="library-of-alexandria", hand=hand, military="legion legion phalanx")
    assert Table(said, row="masonry").refused("take 1") == "hand-full"
    assert Table({**said, "hand": hand[5:]}, row="masonry").refused("take 1") is None
    assert Table({**said, "ma": 0}).do("done").state.current == 1
    more = civ(**{**said, "military": "legion legion phalanx phalanx", "ma": 0})
    assert Table(more).do("done").state.current == 0


def test_taj_mahal_after_a_leader() -> None:
    """8.2: 2 civil actions less in the turn a leader was replaced, and only this wonder."""
    row = "- - - - - - - - - taj-mahal"
    said = civ(leader="moses", hand="joan-of-arc", wonders="pyramids")
    table = Table(said, row=row).do("lead joan-of-arc", "take 10")
    assert table[0].ca == 5 - (3 + 1 - 2)
    assert Table(said, row=row).do("take 10")[0].ca == 5 - 4
    row = "great-wall"
    assert Table(said, row=row).do("lead joan-of-arc", "take 1")[0].ca == 5 - 2


def test_ocean_liner_service() -> None:
    """Once in an action phase 1 population for nothing."""
    table = Table(civ(wonders="ocean-liner-service"), age="ii").do("liner")
    assert (table[0].unused, table[0].yellow, table[0].ca) == (2, 17, 4)
    assert table.refused("liner") == "already-used"
    assert Table(civ()).refused("liner") == "no-power"


def test_transcontinental_railroad() -> None:
    """One more token on the best mine that has a worker."""
    said = civ(wonders="transcontinental-railroad", workers="iron 2 bronze 1", techs="coal")
    table = Table(said, age="ii").end_turn()
    assert (table.stock("iron"), table.stock("bronze"), table.resources()) == (3, 1, 7)


def test_fast_food_chains() -> None:
    """T110: 2 for farms and mines, 1 for urban buildings and units, unused workers nothing."""
    for workers, culture in (
        ("agriculture 2 irrigation 1", 6),
        ("bronze 3", 6),
        ("drama 1 philosophy 2", 3),
        ("warriors 2 knights 1 cannon 1", 4),
    ):
        said = civ(workers=workers, unfinished=("fast-food-chains", 3), resources=4, unused=5)
        assert Table(said, age="iii").do("stage 1")[0].culture == culture


def test_first_space_flight() -> None:
    """Levels of all technologies in play, workers or not, the government and special ones too."""
    said = civ(
        techs="iron movies civil-service",
        government="democracy",
        unfinished=("first-space-flight", 3),
        resources=9,
    )
    assert Table(said, age="iii").do("stage 1")[0].culture == 1 + 3 + 3 + 3


def test_hollywood() -> None:
    """Twice the culture of theaters and libraries, and of nothing else."""
    workers = "movies 1 multimedia 1 religion 1 computers 1"
    said = civ(workers=workers, unfinished=("hollywood", 2), resources=5)
    assert Table(said, age="iii").do("stage 1")[0].culture == 2 * (4 + 3)


@pytest.mark.parametrize(
    ("workers", "leader", "culture"),
    [
        ("computers 1", "", 5),
        ("organized-religion 2", "", 2),
        ("journalism 1", "", 4),
        ("opera 1", "", 3),
        ("team-sports 2", "", 4),
        ("modern-infantry 2 oil 1", "", 0),
        ("computers 1", "albert-einstein", 5 + 3),
        ("computers 1", "sid-meier", 5 + 3 - 1),
        ("movies 1", "charlie-chaplin", 4 + 4),
    ],
)
def test_internet(workers: str, leader: str, culture: int) -> None:
    """Culture, science and strength of urban buildings, the leader's changes too. 10.7"""
    said = civ(workers=workers, unfinished=("internet", 4), resources=2)
    more = {"leader": leader} if leader else {}
    assert Table({**said, **more}, age="iii").do("stage 1")[0].culture == culture


# ---- action cards


@pytest.mark.parametrize(
    ("key", "less", "targets"),
    [
        ("rich-land-a", 1, "coal selective-breeding"),
        ("rich-land-i", 2, "coal selective-breeding"),
        ("rich-land-ii", 3, "coal selective-breeding"),
        ("urban-growth-a", 1, "opera journalism scientific-method team-sports theology"),
        ("urban-growth-i", 2, "opera journalism scientific-method team-sports theology"),
        ("urban-growth-ii", 3, "opera journalism scientific-method team-sports theology"),
        ("urban-growth-iii", 4, "opera journalism scientific-method team-sports theology"),
    ],
)
def test_cards_that_build(key: str, less: int, targets: str) -> None:
    """11.2: cheaper by so much, for the one civil action of the card."""
    for place, cost in costs(targets).items():
        said = civ(hand=key, techs=place, workers="", resources=cost - less)
        table = Table(said, age="iii").do(f"play {key}")
        if f"build {place}" in table.legal():  # not the only thing to do
            table.do(f"build {place}")
        assert (table.workers(place), table.resources(), table[0].ca) == (1, 0, 3)
        assert table.gone(key) == 1


def costs(keys: str) -> dict[str, int]:
    known = {"coal": 8, "selective-breeding": 6, "opera": 8, "journalism": 8, "theology": 5}
    known |= {"scientific-method": 8, "team-sports": 5}
    return {key: known[key] for key in keys.split()}


def test_what_those_cards_do_not_build() -> None:
    """11.2: Rich Land no urban building, Urban Growth no farm, neither a unit."""
    said = civ(techs="swordsmen drama irrigation", resources=9, unused=1)
    for key, wrong in (
        ("rich-land-i", ("build drama", "build swordsmen", "upgrade warriors swordsmen")),
        ("urban-growth-i", ("build irrigation", "build warriors", "upgrade bronze iron")),
    ):
        table = Table({**said, "hand": key}).do(f"play {key}")
        for line in wrong:
            assert table.refused(line) == "wrong-target"


@pytest.mark.parametrize(
    ("key", "less"),
    [
        ("engineering-genius-a", 2),
        ("engineering-genius-i", 3),
        ("engineering-genius-ii", 4),
        ("engineering-genius-iii", 5),
    ],
)
def test_engineering_genius(key: str, less: int) -> None:
    """8.4.3: one stage, even where a technology would build several."""
    said = civ(hand=key, techs="engineering", unfinished=("eiffel-tower", 1), resources=7 - less)
    table = Table(said, age="iii").do(f"play {key}")
    assert (table[0].stages, table.resources(), table[0].ca) == (2, 0, 3)
    assert Table({**said, "resources": 6 - less}, age="iii").refused(f"play {key}") == (
        "no-resources"
    )


@pytest.mark.parametrize(
    ("key", "pool"),
    [("patriotism-a", 1), ("patriotism-i", 2), ("patriotism-ii", 3), ("patriotism-iii", 4)],
)
def test_patriotism(key: str, pool: int) -> None:
    """11.5: a pool for units and one more military action, this turn."""
    said = civ(hand=key, techs="modern-infantry", resources=7 - pool, ma=0)
    table = Table(said, age="iii").do(f"play {key}")
    assert (table[0].extra_ma, table[0].ma, table[0].unit_resources) == (1, 0, pool)
    table.do("build modern-infantry")
    assert (table.resources(), table[0].extra_ma, table[0].unit_resources) == (0, 0, 0)


@pytest.mark.parametrize(("key", "food"), [("frugality-a", 1), ("frugality-i", 2)])
def test_frugality(key: str, food: int) -> None:
    """11.3: paid first, then the food."""
    table = Table(civ(hand=key, food=2)).do(f"play {key}")
    assert (table.food(), table[0].unused, table[0].ca) == (food, 2, 3)
    assert Table(civ(hand=key, food=1)).refused(f"play {key}") == "no-food"


def test_frugality_ii() -> None:
    table = Table(civ(hand="frugality-ii", food=4, yellow=9), age="ii").do("play frugality-ii")
    assert (table.food(), table[0].unused) == (3, 2)


@pytest.mark.parametrize(
    ("key", "food", "resources", "science", "culture"),
    [
        ("cultural-heritage-a", 0, 0, 1, 4),
        ("cultural-heritage-i", 0, 0, 2, 2),
        ("stockpile", 1, 1, 0, 0),
        ("revolutionary-idea-ii", 0, 0, 4, 0),
        ("revolutionary-idea-iii", 0, 0, 6, 0),
    ],
)
def test_cards_that_give(key: str, food: int, resources: int, science: int, culture: int) -> None:
    """11.1"""
    table = Table(civ(hand=key), age="iii").do(f"play {key}")
    assert (table.food(), table.resources()) == (food, resources)
    assert (table[0].science, table[0].culture, table[0].ca) == (science, culture, 3)


@pytest.mark.parametrize(("key", "n"), [("reserves-i", 2), ("reserves-ii", 3), ("reserves-iii", 4)])
def test_reserves(key: str, n: int) -> None:
    """All food or all resources."""
    table = Table(civ(hand=key), age="iii").do(f"play {key}")
    assert table.legal() == ["split 0", f"split {n}"]
    table.do("split 0")
    assert (table.food(), table.resources()) == (0, n)
    table = Table(civ(hand=key), age="iii").do(f"play {key}", f"split {n}")
    assert (table.food(), table.resources()) == (n, 0)


@pytest.mark.parametrize(("key", "science"), [("breakthrough-i", 2), ("breakthrough-ii", 3)])
def test_breakthrough(key: str, science: int) -> None:
    """11.3, 9.3.4: the full price, then science; a revolution too."""
    table = Table(civ(hand=f"{key} iron", science=5), age="ii").do(f"play {key}")
    assert (table.has("iron"), table[0].science, table[0].ca) == (True, science, 3)
    assert Table(civ(hand=f"{key} iron", science=4), age="ii").refused(f"play {key}") == (
        "cannot-follow"
    )
    table = Table(civ(hand=f"{key} monarchy", science=2), age="ii").do(f"play {key}")
    assert (table[0].science, table[0].ca, table[0].ca_total) == (science, 0, 5)


@pytest.mark.parametrize(
    ("key", "less"), [("efficient-upgrade-ii", 3), ("efficient-upgrade-iii", 4)]
)
def test_efficient_upgrade(key: str, less: int) -> None:
    """11.2: farms, mines and urban buildings."""
    for old, new, cost in (
        ("agriculture", "mechanized-agriculture", 6),
        ("bronze", "oil", 9),
        ("philosophy", "computers", 8),
        ("religion", "organized-religion", 4),
    ):
        said = civ(hand=key, workers=f"{old} 1", techs=new, resources=cost - less, unused=1)
        table = Table(said, age="iii").do(f"play {key}")
        assert (table.workers(new), table.resources(), table[0].unused) == (1, 0, 1)


@pytest.mark.parametrize(
    ("key", "by_seats"), [("wave-of-nationalism", (6, 3, 2)), ("military-build-up", (8, 5, 3))]
)
def test_resources_per_stronger_rival(key: str, by_seats: tuple[int, ...]) -> None:
    """11.4, 18: so much for each stronger one, by the number of players."""
    for seats, each in zip((2, 3, 4), by_seats, strict=True):
        rivals = [civ(workers="warriors 3")] * (seats - 1)
        table = Table(civ(hand=key), *rivals, age="iii").do(f"play {key}")
        assert table[0].unit_resources == each * (seats - 1)
        rivals[0] = civ()
        table = Table(civ(hand=key), *rivals, age="iii").do(f"play {key}")
        assert table[0].unit_resources == each * (seats - 2)


def test_endowment_for_the_arts() -> None:
    """11.4, 18: culture for each rival with more."""
    for seats, each in ((2, 6), (3, 3), (4, 2)):
        rivals = [civ(culture=5)] * (seats - 1)
        table = Table(civ(hand="endowment-for-the-arts", culture=4), *rivals, age="iii")
        assert table.do("play endowment-for-the-arts")[0].culture == 4 + each * (seats - 1)
        rivals[0] = civ(culture=4)
        table = Table(civ(hand="endowment-for-the-arts", culture=4), *rivals, age="iii")
        assert table.do("play endowment-for-the-arts")[0].culture == 4 + each * (seats - 2)
