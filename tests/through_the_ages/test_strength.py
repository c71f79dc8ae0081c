"""Strength, tactics, armies: rows T60–T66 of the rule sheet."""

from ages_table import Table, civ


def tactical(workers: str, tactic: str, **more: str) -> int:
    with_it = Table(civ(workers=workers, tactic=tactic, **more))[0].strength
    return with_it - Table(civ(workers=workers, **more))[0].strength


def test_t60_an_outdated_army() -> None:
    """T60"""
    assert tactical("warriors 2 knights 2 cannon 2", "napoleonic-army") == 8
    assert tactical("warriors 1 swordsmen 1 knights 2 cannon 2", "napoleonic-army") == 11


def test_t62_an_air_force_without_an_army() -> None:
    """T62"""
    assert Table(civ(workers="air-forces 1"))[0].strength == 5
    assert tactical("warriors 1 air-forces 1", "legion") == 0


def test_air_forces_double_the_best_armies() -> None:
    """15.6"""
    assert tactical("warriors 6 air-forces 1", "legion") == 2 + 2 + 2
    assert tactical(
        "warriors 1 swordsmen 1 knights 2 cannon 2 air-forces 2", "napoleonic-army"
    ) == (2 * 7 + 2 * 4)


def test_every_tactic_is_worth_what_is_printed() -> None:
    """15.4, 15.5"""
    new = "modern-infantry 2 tanks 3 rockets 2"
    for tactic, workers, value in (
        ("fighting-band", "warriors 2", 1),
        ("medieval-army", "warriors 1 knights 1", 2),
        ("phalanx", "warriors 2 knights 1", 3),
        ("heavy-cavalry", "knights 3", 4),
        ("mobile-artillery", "knights 1 cannon 1", 5),
        ("fortifications", "cannon 2", 5),
        ("conquistadors", "swordsmen 1 knights 2", 5),
        ("conquistadors", "warriors 1 cavalrymen 2", 3),
        ("defensive-army", "riflemen 2 cannon 1", 6),
        ("classic-army", "swordsmen 2 knights 2", 8),
        ("entrenchments", new, 9),
        ("mechanized-army", new, 10),
        ("shock-troops", new, 11),
        ("modern-army", new, 13),
        ("modern-army", "swordsmen 2 tanks 1 rockets 1", 7),
    ):
        assert tactical(workers, tactic) == value, tactic


def test_t63_one_change_of_tactics() -> None:
    """T63: copying costs 2 even for the former owner."""
    table = Table(civ(military="legion", tactic="phalanx"), common="fighting-band")
    table.do("adopt legion")
    assert table.refused("copy fighting-band") == "tactic-changed"
    table = Table(civ(tactic="legion"), common="phalanx").do("copy phalanx")
    assert table[0].ma == 0
    table = Table(civ(tactic="legion", ma=1), common="phalanx")
    assert table.refused("copy phalanx") == "no-military-action"
    assert table.refused("copy legion") == "own-tactic"


def test_t64_an_exclusive_tactic_cannot_be_copied() -> None:
    """T64"""
    table = Table(civ(), civ(tactic="legion", exclusive=True))
    assert table.refused("copy legion") == "not-common"


def test_t66_napoleon() -> None:
    """T66: infantry, cavalry, air."""
    said = civ(workers="warriors 2 knights 1 air-forces 1")
    plain = Table(said)[0].strength
    table = Table({**said, "leader": "napoleon-bonaparte"})
    assert table[0].strength == plain + 6
    assert table[0].ma_total == 4


def test_alexander_joan_and_caesar() -> None:
    """Cards."""
    assert Table(civ(leader="alexander-the-great", workers="warriors 2"))[0].strength == 4
    joan = Table(civ(leader="joan-of-arc", workers="religion 2", government="theocracy"))[0]
    assert (joan.strength, joan.ma_total) == (1 + 2 + 1, 4)
    assert Table(civ(leader="julius-caesar"))[0].strength == 2


def test_the_best_riders_of_genghis_khan() -> None:
    """15.7: brute force over who rides."""
    said = civ(workers="warriors 1 swordsmen 2 knights 1", tactic="conquistadors")
    assert Table(said)[0].strength == 1 + 4 + 2
    assert Table({**said, "leader": "genghis-khan"})[0].strength == 1 + 4 + 2 + 5


def test_upgrading_a_unit() -> None:
    """15.1"""
    table = Table(civ(techs="swordsmen", resources=1)).do("upgrade warriors swordsmen")
    assert (table[0].ma, table.resources(), table[0].strength) == (1, 0, 2)


def test_d14_no_cap() -> None:
    """D14"""
    assert Table(civ(workers="modern-infantry 13"))[0].strength == 65
