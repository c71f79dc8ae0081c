"""Every event at work: whom it concerns among four, and by how much."""

import pytest
from ages_table import Table, civ
from test_end import final
from test_events import event


def ranks(*strengths: int, **more: object) -> list[dict]:
    """Civilisations of these strengths, otherwise alike."""
    return [civ(workers=f"warriors {n} bronze 1 religion 1", **more) for n in strengths]


def culture(table: Table) -> list[int]:
    """What each has, without the point for preparing the event."""
    return [one.culture - (seat == 0) for seat, one in enumerate(table.state.civs)]


def unused(table: Table) -> list[int]:
    return [one.unused for one in table.state.civs]


# ---- Age A: for everybody


@pytest.mark.parametrize(
    ("key", "food", "resources", "science"),
    [
        ("development-of-agriculture", 2, 0, 0),
        ("development-of-crafts", 0, 2, 0),
        ("development-of-science", 0, 0, 2),
        ("development-of-trade-routes", 1, 1, 1),
    ],
)
def test_developments_that_give(key: str, food: int, resources: int, science: int) -> None:
    """Age A events for everybody. A-2"""
    table = event(key, *ranks(2, 1, 3), age="i")
    for seat in range(3):
        assert (table.food(seat), table.resources(seat)) == (food, resources)
        assert table[seat].science == science


def test_development_of_markets() -> None:
    table = event("development-of-markets", *ranks(2, 1, 3), age="i")
    assert table.legal() == ["split 0", "split 2"]
    table.do("split 2", "split 0", "split 2")
    goods = [(table.food(seat), table.resources(seat)) for seat in range(3)]
    assert goods == [(2, 0), (0, 2), (2, 0)]


def test_development_of_politics() -> None:
    table = event("development-of-politics", *ranks(2, 1, 3), age="i").chance()
    assert [one.military_count for one in table.state.civs] == [3, 3, 3]


def test_development_of_religion_and_warfare() -> None:
    for key, place in (
        ("development-of-religion", "religion"),
        ("development-of-warfare", "warriors"),
    ):
        table = event(key, *ranks(2, 1, 3), age="i")
        before = [table.workers(place, seat) for seat in range(3)]
        for seat in range(3):
            assert table.actor == seat
            assert sorted(table.legal()) == [f"build {place}", "pass"]
            table.do(f"build {place}")
        assert [table.workers(place, seat) for seat in range(3)] == [n + 1 for n in before]
        assert unused(table) == [0, 0, 0]


def test_development_of_settlement() -> None:
    table = event("development-of-settlement", *ranks(2, 1, 3), age="i")
    assert unused(table) == [2, 2, 2]
    assert [one.yellow for one in table.state.civs] == [17, 17, 17]


def test_development_of_civilization() -> None:
    """6.8: 1 less of each; the three do one thing each."""
    said = civ(food=1, hand="iron", science=4, resources=1, workers="philosophy 1")
    table = event("development-of-civilization", said, said, {**said, "hand": ""}, age="i")
    table.do("population", "develop iron", "build bronze")
    assert (table.food(0), table[0].unused) == (0, 2)
    assert (table[1].science, table.has("iron", 1)) == (0, True)
    assert (table.resources(2), table.workers("bronze", 2)) == (0, 1)
    poor = civ(science=3, hand="iron")
    table = event("development-of-civilization", poor, civ(unused=0), age="i")
    assert table.refused("develop iron") == "no-science"
    assert table.refused("population") == "no-food"
    assert table.refused("build bronze") == "no-resources"


# ---- Age I


def test_barbarians() -> None:
    """The richest, if it is one of the two weakest; 1 population."""
    for strengths, hit in (((4, 3, 2, 1), 1), ((4, 1, 2, 3), 1), ((4, 2, 3, 1), 0)):
        four = ranks(*strengths, unused=3)
        four[2] = {**four[2], "culture": 9}
        table = event("barbarians", *four)
        assert unused(table) == [3, 3, 3 - hit, 3], strengths


def test_border_conflict() -> None:
    """6: the weakest loses a farm, a mine or an urban building; the strongest gains 3."""
    table = event("border-conflict", *ranks(2, 4, 1, 3))
    assert table.actor == 2
    assert table.legal() == ["pick bronze", "pick religion"]
    table.do("pick religion")
    assert [table.resources(seat) for seat in range(4)] == [0, 3, 0, 0]
    assert unused(table) == [1, 1, 2, 1]


def test_crusades() -> None:
    table = event("crusades", *ranks(2, 4, 1, 3, culture=9))
    assert culture(table) == [9, 13, 5, 9]


def test_cultural_influence_and_the_science_events() -> None:
    three = [civ(workers=f"religion {n} philosophy {n + 1}") for n in (1, 2, 3)]
    assert culture(event("cultural-influence", *three)) == [1, 2, 3]
    table = event("scientific-breakthrough", *three)
    assert [one.science for one in table.state.civs] == [2, 3, 4]
    assert culture(table) == [0, 0, 0]
    table = event("popularization-of-science", *three)
    assert culture(table) == [2, 3, 4]
    assert [one.science for one in table.state.civs] == [0, 0, 0]


def test_foray() -> None:
    """3 each for the two strongest; the strongest alone with two players."""
    table = event("foray", *ranks(2, 4, 1, 3))
    table.do("split 1", "split 3")
    goods = [(table.food(seat), table.resources(seat)) for seat in range(4)]
    assert goods == [(0, 0), (1, 2), (0, 0), (3, 0)]
    table = event("foray", *ranks(1, 2)).do("split 0")
    assert (table.resources(0), table.resources(1)) == (0, 3)


def test_raiders() -> None:
    """2 each from the two weakest."""
    table = event("raiders", *ranks(2, 4, 1, 3, food=2, resources=2))
    table.do("split 0", "split 1")
    goods = [(table.food(seat), table.resources(seat)) for seat in range(4)]
    assert goods == [(2, 0), (2, 2), (1, 1), (2, 2)]
    table = event("raiders", *ranks(2, 1, food=2, resources=2)).do("split 2")
    assert (table.food(0), table.food(1)) == (2, 0)


def test_good_harvest_and_new_deposits() -> None:
    """No consumption, no corruption, nothing but the one good, for everybody."""
    said = civ(workers="agriculture 2 irrigation 1 bronze 3", yellow=8, blue=9)
    table = event("good-harvest", said, civ(), said)
    assert [table.food(seat) for seat in range(3)] == [4, 2, 4]
    assert [table.resources(seat) for seat in range(3)] == [0, 0, 0]
    table = event("new-deposits", said, civ(), said)
    assert [table.resources(seat) for seat in range(3)] == [3, 2, 3]
    assert [table.food(seat) for seat in range(3)] == [0, 0, 0]


def test_immigration() -> None:
    """6.4: all of the happiest, strength aside."""
    faces = (1, 2, 0, 2)
    four = [civ(workers=f"religion {n} warriors {4 - n}") for n in faces]
    assert unused(event("immigration", *four)) == [1, 2, 1, 2]


def test_pestilence_and_reign_of_terror() -> None:
    assert unused(event("pestilence", *ranks(2, 4, 1, 3, unused=2))) == [1, 1, 1, 1]
    assert unused(event("reign-of-terror", *ranks(2, 4, 1, 3, unused=2))) == [2, 2, 1, 2]


def test_rats() -> None:
    table = event("rats", *ranks(2, 4, 1, food=5, resources=2))
    assert [table.food(seat) for seat in range(3)] == [0, 0, 0]
    assert [table.resources(seat) for seat in range(3)] == [2, 2, 2]


def test_rebellion() -> None:
    """6.9: 2 civil actions per discontent worker, as many as there are."""
    four = [civ(yellow=n, unused=9) for n in (18, 16, 12, 10)]
    table = event("rebellion", *four)
    assert [one.ca for one in table.state.civs] == [4, 2, 0, 0]


def test_uncertain_borders() -> None:
    table = event("uncertain-borders", *ranks(2, 4, 1, 3))
    assert [one.yellow for one in table.state.civs] == [18, 19, 17, 18]


# ---- Age II


def test_civil_unrest() -> None:
    """4 culture per discontent worker; a blue token of those who have most, if any."""
    four = [civ(yellow=n, culture=20, unused=9) for n in (18, 12, 16, 12)]
    table = event("civil-unrest", *four)
    assert culture(table) == [20, 12, 16, 12]
    assert [one.blue for one in table.state.civs] == [16, 15, 16, 15]
    table = event("civil-unrest", *ranks(1, 2, 3))
    assert [one.blue for one in table.state.civs] == [16, 16, 16]


def test_cold_war() -> None:
    table = event("cold-war", *ranks(2, 4, 1, 3))
    assert [one.science for one in table.state.civs] == [0, 6, 0, 6]
    table = event("cold-war", *ranks(1, 2))
    assert [one.science for one in table.state.civs] == [0, 6]


def test_crime_wave() -> None:
    table = event("crime-wave", *ranks(2, 4, 1, 3, culture=9))
    assert culture(table) == [6, 9, 6, 9]
    assert [one.blue for one in table.state.civs] == [15, 16, 15, 16]
    table = event("crime-wave", *ranks(2, 1, culture=9))
    assert [one.blue for one in table.state.civs] == [16, 15]


def test_economic_progress() -> None:
    """6.12: corruption, food, consumption, resources; no points, not even in an uprising."""
    said = civ(workers="agriculture 2 bronze 3 drama 1", yellow=12, blue=10, resources=3, unused=0)
    table = event("economic-progress", said, civ(), said)
    assert [table.food(seat) for seat in range(3)] == [0, 2, 0]
    assert [table.resources(seat) for seat in range(3)] == [3 - 2 + 3, 2, 4]
    assert culture(table) == [0, 0, 0]


def test_emigration() -> None:
    """Half the discontent workers, rounded up."""
    four = [civ(yellow=n, unused=9) for n in (18, 16, 12, 10)]  # 0, 1, 2, 3 discontent
    assert unused(event("emigration", *four)) == [9, 8, 8, 7]


def test_iconoclasm() -> None:
    """6.14: whoever is not of the current age."""
    leaders = ("joan-of-arc", "isaac-newton", "homer")
    table = event("iconoclasm", *[civ(leader=leader) for leader in leaders])
    assert [one.leader == -1 for one in table.state.civs] == [True, False, True]


def test_independence_declaration() -> None:
    """The weakest alone, one colony."""
    colonies = ("vast-territory-i", "vast-territory-ii", "wealthy-territory-i")
    three = [{**said, "colonies": key} for said, key in zip(ranks(2, 4, 1), colonies, strict=True)]
    table = event("independence-declaration", *three)
    assert [one.colonies == 0 for one in table.state.civs] == [False, False, True]


def test_international_agreement() -> None:
    """6.10: 5 civil actions' worth for the strongest, not its own."""
    row = "drama opera - - - coal journalism - - movies"
    table = event("international-agreement", *ranks(2, 4, 1), row=row)
    assert table.actor == 1
    table.do("take 6", "take 7")
    assert table.refused("take 10") == "no-action"
    table.do("take 1")
    assert (table[1].ca, table[1].hand_count, table[1].skips_politics) == (4, 3, 1)


def test_national_pride() -> None:
    four = [civ(culture=n) for n in (5, 9, 2, 4)]
    assert culture(event("national-pride", *four)) == [5, 14, 2, 4]


def test_politics_of_strength() -> None:
    """6.13: 5 drawn by the strongest, 3 discarded by the weakest; in Age IV +5 and -3 culture."""
    hand = "legion legion phalanx phalanx"
    four = ranks(2, 4, 1, 3)
    four[2] = {**four[2], "military": hand}
    table = event("politics-of-strength", *four).chance()
    assert table.actor == 2
    table.do("discard legion", "discard legion")  # a phalanx is all that is left to choose
    assert [one.military_count for one in table.state.civs] == [0, 5, 1, 0]
    late = ranks(2, 4, 1, 3, culture=9)
    table = event("politics-of-strength", *late, age="iv", last_round=9)
    assert culture(table) == [9, 14, 6, 9]


def test_prosperity() -> None:
    """1 food per happy face, 8 at most, for everybody."""
    four = [civ(workers=f"religion {n} warriors {9 - n}") for n in (0, 1, 2, 9)]
    table = event("prosperity", *four)
    assert [table.food(seat) for seat in range(4)] == [0, 1, 2, 8]


def test_ravages_of_time() -> None:
    """6.11: of ages A and I, everybody one; its effects end, 2 culture a turn instead."""
    three = [civ(wonders=key) for key in ("hanging-gardens", "taj-mahal", "kremlin")]
    table = event("ravages-of-time", *three)
    assert [one.ravaged != 0 for one in table.state.civs] == [True, True, False]
    assert [one.culture_rating for one in table.state.civs] == [2, 2, 2]
    assert (table[0].happiness, table[1].blue) == (0, 15)


def test_refugees() -> None:
    table = event("refugees", *ranks(2, 4, 1, 3, culture=9, unused=3))
    assert culture(table) == [9, 12, 6, 9]
    assert unused(table) == [3, 4, 2, 3]


def test_terrorism() -> None:
    """The poorest destroys one urban building of every rival."""
    four = [civ(culture=n, workers="philosophy 1 religion 1 bronze 1") for n in (5, 1, 7, 9)]
    table = event("terrorism", *four)
    for seat in (0, 2, 3):
        assert table.actor == 1
        assert table.legal() == ["pick philosophy", "pick religion"]
        table.do("pick religion")
        assert table.workers("religion", seat) == 0
    assert table.workers("religion", 1) == 1


# ---- Age III


@pytest.mark.parametrize(
    ("key", "said", "points"),
    [
        ("impact-of-agriculture", civ(workers="irrigation 2 agriculture 1", yellow=12), 5 + 4),
        ("impact-of-agriculture", civ(workers="agriculture 2", yellow=12), 2),
        ("impact-of-architecture", civ(workers="alchemy 2 movies 1 team-sports 1 tanks 1"), 7),
        ("impact-of-architecture", civ(workers="theology 1 journalism 1 philosophy 1"), 3),
        ("impact-of-colonies", civ(colonies="vast-territory-i wealthy-territory-ii"), 6),
        ("impact-of-competition", civ(workers="swordsmen 2 tanks 1 air-forces 1"), 2 + 3 + 3),
        ("impact-of-competition", civ(workers="cannon 1 team-sports 2 movies 1"), 2 + 4),
        ("impact-of-government", civ(government="republic"), 14 + 2),
        ("impact-of-government", civ(government="communism"), 14 + 5),
        ("impact-of-happiness", civ(workers="theology 2"), 8),
        ("impact-of-happiness", civ(workers="theology 2", yellow=6), 8 - 2),
        ("impact-of-happiness", civ(workers="professional-sports 3"), 16),
        ("impact-of-industry", civ(workers="oil 1 bronze 2 computers 1"), 7),
        ("impact-of-population", civ(workers="bronze 8", unused=3), 2),
        ("impact-of-population", civ(workers="bronze 8", unused=3, yellow=16), 0),
        ("impact-of-progress", civ(government="democracy", techs="masonry strategy"), 12),
        ("impact-of-technology", civ(government="democracy", techs="oil masonry satellites"), 12),
        ("impact-of-variety", civ(workers="warriors 2 knights 1 religion 1", techs="warfare"), 8),
        ("impact-of-wonders", civ(wonders="pyramids colossus"), 10),
        ("impact-of-wonders", civ(wonders="great-wall"), 4),
        ("impact-of-wonders", civ(wonders="kremlin"), 3),
        ("impact-of-wonders", civ(wonders="internet"), 2),
    ],
)
def test_impacts(key: str, said: dict, points: int) -> None:
    """Rules 20: for everybody, at the end of the game and when it comes up before."""
    strongest = civ(workers="modern-infantry 9", unused=0)
    table = final(said, strongest, events=key)
    assert table[0].culture == points
    table = event(key, strongest, said, age="iii")
    assert table[1].culture == points


@pytest.mark.parametrize(
    ("workers", "least"),
    [
        ("alchemy 1 drama 2 irrigation 2 oil 1", 2),
        ("alchemy 2 religion 1 irrigation 2 oil 1", 1),
        ("alchemy 2 drama 2 agriculture 3 oil 1", 3),
        ("alchemy 2 drama 2 irrigation 2 bronze 2", 2),
    ],
)
def test_impact_of_balance(workers: str, least: int) -> None:
    """Twice the smallest of science, culture, food and resources."""
    table = final(civ(workers=workers), civ(), events="impact-of-balance")
    assert table[0].culture == 2 * least


@pytest.mark.parametrize(
    ("key", "unit"), [("impact-of-science", "philosophy"), ("impact-of-strength", "warriors")]
)
def test_impacts_by_rank(key: str, unit: str) -> None:
    """18: by the number of players."""
    for ranking, points in (
        ((1, 2), [0, 10]),
        ((1, 3, 2), [0, 14, 7]),
        ((3, 1, 4, 2), [10, 0, 15, 5]),
    ):
        civs = [civ(workers=f"{unit} {n}") for n in ranking]
        table = final(*civs, events=key)
        assert [one.culture for one in table.state.civs] == points
