"""Every tactic, bonus card, aggression, war, pact and territory at work, with its figures."""

import pytest
from ages_table import Table, civ, counted, gains

# ---- tactics


@pytest.mark.parametrize(
    ("key", "units", "value"),
    [
        ("fighting-band", "warriors 2", 1),
        ("legion", "warriors 3", 2),
        ("medieval-army", "warriors 1 knights 1", 2),
        ("phalanx", "warriors 2 knights 1", 3),
        ("heavy-cavalry", "knights 3", 4),
        ("mobile-artillery", "knights 1 cannon 1", 5),
        ("fortifications", "cannon 2", 5),
        ("conquistadors", "swordsmen 1 knights 2", 5),
        ("defensive-army", "swordsmen 2 cannon 1", 6),
        ("napoleonic-army", "swordsmen 1 knights 1 cannon 1", 7),
        ("classic-army", "swordsmen 2 knights 2", 8),
        ("entrenchments", "riflemen 1 cannon 2", 9),
        ("mechanized-army", "cavalrymen 1 cannon 2", 10),
        ("shock-troops", "riflemen 1 cavalrymen 3", 11),
        ("modern-army", "riflemen 2 cavalrymen 1 cannon 1", 13),
    ],
)
def test_tactics(key: str, units: str, value: int) -> None:
    """15.3–15.5: adopted for 1 military action; the army needs each of its units."""
    said = civ(workers=units, military=key)
    table = Table(said, age="iii")
    before = table[0].strength
    table.do(f"adopt {key}")
    assert (table[0].strength, table[0].ma) == (before + value, 1)
    for kind, n in counted(units).items():
        fewer = units.replace(f"{kind} {n}", f"{kind} {n - 1}")
        assert adds(fewer, key) == 0
        assert adds(units.replace(f"{kind} {n}", f"{kind} {n + 1}"), key) == value
    twice = " ".join(f"{kind} {2 * n}" for kind, n in counted(units).items())
    assert adds(twice, key) == 2 * value


def adds(units: str, tactic: str) -> int:
    with_it = Table(civ(workers=units, tactic=tactic), age="iii")[0].strength
    return with_it - Table(civ(workers=units), age="iii")[0].strength


@pytest.mark.parametrize(
    ("key", "units", "value"),
    [
        ("fighting-band", "warriors 2", 1),
        ("legion", "warriors 3", 2),
        ("medieval-army", "warriors 1 knights 1", 2),
        ("phalanx", "warriors 2 knights 1", 3),
        ("conquistadors", "warriors 1 cavalrymen 2", 3),
        ("defensive-army", "warriors 2 cannon 1", 3),
        ("napoleonic-army", "warriors 1 knights 1 cannon 1", 4),
        ("classic-army", "warriors 1 swordsmen 1 knights 2", 4),
        ("entrenchments", "swordsmen 1 rockets 2", 5),
        ("mechanized-army", "knights 1 rockets 2", 5),
        ("shock-troops", "modern-infantry 1 tanks 2 knights 1", 6),
        ("modern-army", "swordsmen 1 riflemen 1 tanks 1 rockets 1", 7),
    ],
)
def test_outdated_armies(key: str, units: str, value: int) -> None:
    """15.5: one unit two levels behind is enough; in Age I it makes no difference."""
    assert adds(units, key) == value


# ---- bonus cards


@pytest.mark.parametrize(
    ("key", "defence", "colonize"),
    [("military-bonus-i", 2, 1), ("military-bonus-ii", 4, 2), ("military-bonus-iii", 6, 3)],
)
def test_bonus_cards(key: str, defence: int, colonize: int) -> None:
    """5.2.4, 7.3: in a defence, in a colonising force."""
    rival = civ(military=f"{key} legion", science=9)
    table = Table(civ(military="spy", workers="warriors 9"), rival, phase="politics", age="iii")
    table.do("attack spy 1")
    assert table.state.defence == 1
    table.do(f"use {key}")
    assert table.state.defence == 1 + defence
    said = civ(military=f"{key} foray", workers="warriors 1")
    table = Table(said, phase="politics", age="iii", events="wealthy-territory-i")
    table.do("prepare foray").chance()
    assert table.refused(f"bid {2 + colonize}") == "bid-too-high"
    table.do(f"bid {1 + colonize}", f"use {key}")  # the unit must go with it
    assert (table.resources(), table.discarded(key)) == (5, 1)


# ---- aggressions and wars

RIVAL = civ(
    leader="isaac-newton",
    colonies="vast-territory-i",
    workers="drama 1 opera 1 movies 1",
    food=4,
    resources=4,
    science=9,
    culture=9,
    unused=2,
)


@pytest.mark.parametrize(
    ("key", "actions"),
    [
        ("enslave", 2),
        ("plunder-i", 1),
        ("raid-i", 1),
        ("plunder-ii", 1),
        ("raid-ii", 2),
        ("annex", 2),
        ("infiltrate", 2),
        ("spy", 1),
        ("plunder-iii", 1),
        ("raid-iii", 3),
        ("armed-intervention", 2),
    ],
)
def test_aggressions_cost_military_actions(key: str, actions: int) -> None:
    """5.2.1: just enough of them; one less is refused."""
    said = civ(military=key, workers="warriors 9", techs="warfare", ma=actions)
    table = Table(said, RIVAL, phase="politics", age="iii").do(f"attack {key} 1")
    assert table[0].ma == 0
    short = Table({**said, "ma": actions - 1}, RIVAL, phase="politics", age="iii")
    assert short.refused(f"attack {key} 1") == "no-military-action"


@pytest.mark.parametrize(
    ("key", "actions"),
    [("war-over-territory", 2), ("war-over-technology", 2), ("war-over-culture", 3)],
)
def test_wars_cost_military_actions(key: str, actions: int) -> None:
    """5.3.1"""
    said = civ(military=key, techs="warfare", ma=actions)
    table = Table(said, RIVAL, phase="politics", age="iii").do(f"declare {key} 1")
    assert (table[0].ma, table[0].target) == (0, 1)
    short = Table({**said, "ma": actions - 1}, RIVAL, phase="politics", age="iii")
    assert short.refused(f"declare {key} 1") == "no-military-action"


def strike(key: str, *answers: str, **rival: object) -> Table:
    said = civ(military=key, workers="warriors 9", techs="warfare")
    table = Table(said, {**RIVAL, **rival}, phase="politics", age="iii")
    return table.do(f"attack {key} 1", *answers)


def test_enslave() -> None:
    """1 population of the rival, 2 food and 2 resources for the aggressor."""
    table = strike("enslave")
    assert (table[1].unused, table[1].yellow) == (1, 19)
    assert (table.food(), table.resources()) == (2, 2)
    assert (table.food(1), table.resources(1)) == (4, 4)


@pytest.mark.parametrize(("key", "n"), [("plunder-i", 3), ("plunder-ii", 5), ("plunder-iii", 7)])
def test_plunder(key: str, n: int) -> None:
    """Food and resources in a mix of the aggressor's choice."""
    for meals in (max(0, n - 4), min(n, 4)):
        table = strike(key, f"split {meals}")
        assert (table.food(), table.resources()) == (meals, n - meals)
        assert (table.food(1), table.resources(1)) == (4 - meals, 4 - n + meals)


@pytest.mark.parametrize(
    ("key", "answers", "won"),
    [
        ("raid-i", (), 2),  # Drama alone is of level I: half of 4
        ("raid-ii", ("pick opera",), 6),  # then Drama: half of 8 + 4
        ("raid-iii", ("pick movies", "pick opera"), 10),  # half of 11 + 8, rounded up
    ],
)
def test_raid(key: str, answers: tuple[str, ...], won: int) -> None:
    """5.2.6: how high the buildings may be, and half their cost."""
    table = strike(key, *answers)
    assert table.resources() == won


def test_raid_takes_no_higher_building() -> None:
    for key, place in (("raid-i", "opera"), ("raid-ii", "movies")):
        table = strike(key, workers="drama 2 opera 1 movies 1 religion 1")
        assert table.refused(f"pick {place}") == "not-asked"
    assert strike("raid-ii", "pick opera", workers="drama 1 opera 2").resources() == 6
    assert strike("raid-iii", "pick movies", workers="opera 1 movies 2").resources() == 10


def test_annex() -> None:
    """7.6: the standing effect only."""
    table = strike("annex")
    assert (table[0].colonies != 0, table[1].colonies) == (True, 0)
    assert (table[0].yellow, table[1].yellow, table.food()) == (21, 15, 0)


@pytest.mark.parametrize(
    ("leader", "won"), [("homer", 0), ("joan-of-arc", 3), ("isaac-newton", 6), ("sid-meier", 9)]
)
def test_infiltrate(leader: str, won: int) -> None:
    """3 culture per level of what is removed."""
    said = civ(military="infiltrate", workers="warriors 9")
    table = Table(said, civ(leader=leader), phase="politics", age="iii").do("attack infiltrate 1")
    assert (table[0].culture, table[1].leader) == (won, -1)


def test_spy_and_armed_intervention() -> None:
    """5 science, 7 culture, never more than there is."""
    table = strike("spy")
    assert (table[0].science, table[1].science) == (5, 4)
    assert strike("spy", science=3)[0].science == 3
    table = strike("armed-intervention")
    assert (table[0].culture, table[1].culture) == (7, 2)
    assert strike("armed-intervention", culture=3)[0].culture == 3


def war(key: str, edge: int, **rival: object) -> Table:
    said = civ(workers=f"warriors {2 + edge}", war=(key, 1))
    other = {**civ(workers="warriors 2", science=9, culture=20), **rival}
    return Table(said, other, phase="start", age="iii").chance()


def test_war_over_territory() -> None:
    """4.3.6: 1 yellow token, and 1 per 5 of advantage."""
    for edge, tokens in ((1, 1), (4, 1), (5, 2), (9, 2), (10, 3)):
        table = war("war-over-territory", edge)
        assert (table[0].yellow, table[1].yellow) == (18 + tokens, 18 - tokens)


def test_war_over_technology() -> None:
    """4.3.5: science equal to the advantage; special technologies at their price."""
    assert war("war-over-technology", 4)[0].science == 4
    table = war("war-over-technology", 7, techs="code-of-laws")
    assert table.refused("pick code-of-laws") is None
    table.do("pick code-of-laws")
    assert (table.has("code-of-laws"), table[0].science, table[1].science) == (True, 1, 8)
    table = war("war-over-technology", 5, techs="code-of-laws")
    assert (table.has("code-of-laws", 1), table[0].science) == (True, 5)


def test_war_over_culture() -> None:
    """4.3.7: 5 culture and the advantage."""
    table = war("war-over-culture", 4)
    assert (table[0].culture, table[1].culture) == (9, 11)


# ---- pacts


def pact(key: str, *civs: dict, owner: int = 0, **more: object) -> Table:
    """Side A is seat 0 unless `owner` is 1."""
    three = [*civs, *[civ()] * (3 - len(civs))]
    return Table(*three, pacts=[(key, owner, 1 - owner)], **{"age": "iii", **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("key", "one", "other"),
    [
        ("open-borders-agreement", {"ma": 1}, {"ma": 1}),
        ("trade-routes-agreement", {}, {}),
        ("acceptance-of-supremacy", {"resources": 1}, {"resources": -1}),
        ("international-trade-agreement", {"resources": 1}, {"food": 1}),
        ("promise-of-military-protection", {"culture": 1}, {"strength": 4, "culture": -1}),
        ("scientific-cooperation", {}, {}),
        ("international-tourism", {"culture": 2}, {"culture": 1}),
        ("loss-of-sovereignty", {"culture": 2}, {"culture": -2}),
        ("military-alliance", {"strength": 3}, {"strength": 3}),
        ("peace-treaty", {"culture": 1}, {"culture": 1}),
    ],
)
def test_what_pacts_give(key: str, one: dict[str, int], other: dict[str, int]) -> None:
    """5.4, 13.3: side A and side B, in ratings, actions and production."""
    said = civ(workers="religion 2 agriculture 2 bronze 2", wonders="pyramids")
    more = {**said, "wonders": "colossus kremlin"}
    for seat, gives in ((0, one), (1, other)):
        plain, bound = (
            sums(Table(said, more, civ(), age="iii", current=seat, pacts=pacts), seat)
            for pacts in ([], [(key, 0, 1)])
        )
        assert {k: bound[k] - plain[k] for k in bound if bound[k] != plain[k]} == gives


def sums(table: Table, seat: int) -> dict[str, int]:
    """Ratings and actions, and the goods of one production."""
    one = table[seat]
    found = {**dict.fromkeys(("culture", "strength"), 0), **gains(one), "ma": one.ma_total}
    table.end_turn()
    return {**found, "food": table.food(seat), "resources": table.resources(seat)}


@pytest.mark.parametrize(
    ("key", "fate"),
    [
        ("open-borders-agreement", "stays"),
        ("trade-routes-agreement", "stays"),
        ("acceptance-of-supremacy", "forbids"),
        ("international-trade-agreement", "stays"),
        ("promise-of-military-protection", "ends"),
        ("scientific-cooperation", "stays"),
        ("international-tourism", "stays"),
        ("loss-of-sovereignty", "forbids"),
        ("military-alliance", "ends"),
        ("peace-treaty", "forbids"),
    ],
)
def test_pacts_and_attacks_between_partners(key: str, fate: str) -> None:
    """5.2.1, 5.2.3, 5.3.1: some forbid attacks, some end with one, the rest live on."""
    said = civ(military="spy war-over-culture", workers="warriors 9", techs="warfare")
    table = pact(key, said, phase="politics")
    if fate == "forbids":
        assert table.refused("attack spy 1") == "pact-forbids"
        assert table.refused("declare war-over-culture 1") == "pact-forbids"
    else:
        table.do("attack spy 1")
        assert table.gone(key) == (fate == "ends")
        table = pact(key, said, phase="politics").do("declare war-over-culture 1")
        assert table.gone(key) == (fate == "ends")
    assert pact(key, said, phase="politics").refused("attack spy 2") is None


@pytest.mark.parametrize(
    ("key", "sides"),
    [
        ("open-borders-agreement", "a"),
        ("trade-routes-agreement", "ab"),
        ("acceptance-of-supremacy", "ab"),
        ("international-trade-agreement", "ab"),
        ("promise-of-military-protection", "ab"),
        ("scientific-cooperation", "a"),
        ("international-tourism", "a"),
        ("loss-of-sovereignty", "ab"),
        ("military-alliance", "a"),
        ("peace-treaty", "a"),
    ],
)
def test_who_is_which_side(key: str, sides: str) -> None:
    """5.4.1: chosen where the sides differ."""
    table = Table(civ(military=key), civ(), civ(), phase="politics", age="iii")
    offered = [line for line in table.legal() if line.startswith("offer")]
    assert offered == [f"offer {key} {rival} {side}" for rival in (1, 2) for side in sides]


def test_open_borders_in_an_attack() -> None:
    """4.3.2, 5.2.1: +2 against the partner, in aggression and war; nothing against others."""
    said = civ(military="spy", workers="warriors 3")
    partner = civ(workers="warriors 4", science=9)
    for owner in (0, 1):
        table = pact("open-borders-agreement", said, partner, owner=owner, phase="politics")
        table.do("attack spy 1")
        assert (table[0].science, table[1].science) == (5, 4)
    even = civ(workers="warriors 5")
    for owner in (0, 1):
        table = pact("open-borders-agreement", said, even, owner=owner, phase="politics")
        assert table.refused("attack spy 1") == "not-stronger"
    fighter = civ(workers="warriors 3", war=("war-over-culture", 1))
    rival = civ(workers="warriors 2", culture=20)
    table = pact("open-borders-agreement", fighter, rival, phase="start").chance()
    assert table[0].culture == 5 + 1 + 2


def test_trade_routes() -> None:
    """14.8: A pays 1 food for a resource, B 1 resource for food, once a turn."""
    goods = civ(food=3, resources=3, yellow=18)
    table = pact("trade-routes-agreement", goods).do("food-as-resource", "build religion")
    assert (table.food(), table.resources()) == (2, 1)
    assert table.refused("food-as-resource") == "already-used"
    assert pact("trade-routes-agreement", goods).refused("resource-as-food") == "no-power"
    table = pact("trade-routes-agreement", goods, owner=1).do("resource-as-food", "population")
    assert (table.food(), table.resources()) == (2, 2)


def test_scientific_cooperation() -> None:
    """8.4.5: 2 science less, 1 of it the partner's; nothing without it."""
    for owner in (0, 1):
        table = pact(
            "scientific-cooperation", civ(hand="iron", science=3), civ(science=1), owner=owner
        ).do("develop iron")
        assert (table[0].science, table[1].science) == (0, 0)
    table = pact("scientific-cooperation", civ(hand="iron", science=4), civ(science=0))
    assert table.refused("develop iron") == "no-science"


def test_loss_of_sovereignty() -> None:
    """5.3.1: nobody may declare war on side B; on side A anybody else may."""
    said = civ(military="war-over-culture", techs="warfare")
    for a, b, why in ((2, 1, "immune"), (1, 2, None)):
        pacts = [("loss-of-sovereignty", a, b)]
        table = Table(said, civ(), civ(), age="iii", phase="politics", pacts=pacts)
        assert table.refused("declare war-over-culture 1") == why


# ---- territories


@pytest.mark.parametrize(
    ("key", "once", "standing"),
    [
        ("developed-territory-i", {"science": 3}, {"yellow": 1, "blue": 1}),
        ("developed-territory-ii", {"science": 5}, {"yellow": 2, "blue": 2}),
        ("historic-territory-i", {"culture": 6}, {"happy": 1}),
        ("historic-territory-ii", {"culture": 11}, {"happy": 2}),
        ("inhabited-territory-i", {"unused": 1}, {"yellow": 2}),
        ("inhabited-territory-ii", {"unused": 2}, {"yellow": 3}),
        ("strategic-territory-i", {"cards": 3}, {"strength": 2}),
        ("strategic-territory-ii", {"cards": 5}, {"strength": 4}),
        ("vast-territory-i", {"food": 3}, {"yellow": 3, "blue": -1}),
        ("vast-territory-ii", {"food": 4}, {"yellow": 4, "blue": -1}),
        ("wealthy-territory-i", {"resources": 5}, {"blue": 3}),
        ("wealthy-territory-ii", {"resources": 9}, {"blue": 4}),
    ],
)
def test_territories(key: str, once: dict[str, int], standing: dict[str, int]) -> None:
    """7.5, 7.6: what a new colony gives; what goes with it to another owner."""
    said = civ(leader="christopher-columbus", military=key, workers="", unused=0)
    table = Table(said, phase="politics", age="iii")
    before = {**wealth(table, 0), "cards": 0}  # the territory leaves the hand
    table.do(f"columbus {key}").chance()
    assert changes(before, wealth(table, 0)) == {**once, **standing}
    taker = civ(military="annex", workers="warriors 9")
    table = Table(taker, civ(colonies=key, workers=""), phase="politics", age="iii")
    before = wealth(table, 1)
    table.do("attack annex 1")
    assert changes(before, wealth(table, 1)) == {k: -n for k, n in standing.items()}


def wealth(table: Table, seat: int) -> dict[str, int]:
    one = table[seat]
    return {
        **dict.fromkeys(("happy", "strength"), 0),
        **{k: n for k, n in gains(one).items() if k in ("happy", "strength")},
        "science": one.science,
        "culture": one.culture,
        "food": table.food(seat),
        "resources": table.resources(seat),
        "unused": one.unused,
        "yellow": one.yellow_sum,
        "blue": one.blue_sum,
        "cards": one.military_count,
    }


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {k: after[k] - before[k] for k in after if after[k] != before[k]}
