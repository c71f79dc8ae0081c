"""The data file: its figures, and what is wrong in a bad one."""

import re

import pytest

from wartable.games.small_samurai_empires import box
from wartable.games.small_samurai_empires.engine.components import PROVINCE_KEYS
from wartable.plugin import Unknown


@pytest.fixture
def text():
    return (box.files(box.__package__) / box.PACKAGED).read_text(encoding="utf-8")


def wrong(text):
    with pytest.raises(Unknown) as caught:
        box.read(text)
    return str(caught.value)


def line_of(text, table, key):
    return box.Lines.of(text).key[(table, key)]


def test_the_box_as_far_as_it_is_known(text):
    """Section 1, R28: 23 provinces 4/6/7/6, 4 + 12 + 7 marks, 3 cells per region, all adjacent."""
    t = box.tables(box.packaged())
    assert [bin(mask).count("1") for mask in t.region] == [4, 6, 7, 6]
    assert [bin(mask).count("1") for mask in t.marked] == [4, 12, 7]
    assert [list(t.cell_region).count(region) for region in range(4)] == [3, 3, 3, 3]
    assert list(t.cell_region) == sorted(t.cell_region)
    assert len({frozenset(row["between"]) for row in box.packaged().data["mountain"].values()}) == 7
    inland = [key for i, key in enumerate(PROVINCE_KEYS) if not t.coast >> i & 1]
    assert inland == ["shimotsuke", "shinano"]
    assert box.read(None) is box.packaged() and box.read(text) is box.packaged()


def test_polygons_agree_with_the_map():
    """The drawing shows the borders and the coast that the rules use."""
    rows = box.packaged().data["province"]
    edges = {}
    for key, row in rows.items():
        points = [tuple(point) for point in row["polygon"]]
        for pair in zip(points, points[1:] + points[:1], strict=True):
            edges.setdefault(frozenset(pair), []).append(key)
    shared = {frozenset(owners) for owners in edges.values() if len(owners) == 2}
    assert shared == {frozenset((key, other)) for key, row in rows.items() for other in row["land"]}
    coast = {owners[0] for owners in edges.values() if len(owners) == 1}
    assert coast == {key for key, row in rows.items() if row["coastal"]}


def test_a_missing_province(text):
    start = text.index("[province.tosa]")
    end = text.index("[province.chikuzen]")
    found = wrong(text[:start] + text[end:])
    assert "province.tosa: this table is missing (rules, section 1: 23 provinces)" in found
    assert re.match(r"line \d+: ", found)


def test_a_one_sided_border(text):
    """Section 1: a border has two sides; the message names both lines."""
    bad = text.replace('land = ["ishikari", "tokachi"]', 'land = ["ishikari"]', 1)
    found = wrong(bad)
    at = line_of(bad, "province.tokachi", "land")
    assert f"line {at}: province.tokachi.land: names kitami" in found
    assert (
        "a border has two sides" in found and str(line_of(bad, "province.kitami", "land")) in found
    )


def test_a_one_sided_sea_line(text):
    found = wrong(text.replace('sea = ["oshima"]', "sea = []", 1))
    assert "province.oshima.sea: names mutsu" in found


CHANGES = [
    ("epochs = 3", "epochs = 0", "course.epochs: 0 is not a number of 1 … 5"),
    ("epochs = 3", "epochs = 4", "cards are too few for 4 players"),
    ('mark = "shrine"', 'mark = "temple"', "'temple' is not one of capital, resource, shrine"),
    ('mark = "shrine"', 'mark = "resource"', "13 provinces have the mark resource, not 12"),
    ('region = "purple"\nmark = "shrine"', 'region = "grey"\nmark = "shrine"', "has 3 provinces"),
    ('capital = "aki"', 'capital = "izumo"', "izumo is named, but the mark capital is on aki"),
    ("coastal = true", 'coastal = "yes"', "neither true nor false"),
    (
        'between = ["ishikari", "tokachi"]',
        'between = ["ishikari", "mutsu"]',
        "share no land border",
    ),
    ("count = 2", "count = 3", "make 12, not 11"),
    ("worth = [1, 2, 3, 4, 5, 5,", "worth = [1, 2, 3, 4, 5, 4,", "worth never falls"),
    ("worth = [1, 2, 3, 4, 5,", "worth = [1, 2, 3, 4,", "9 rows, not 10"),
    ("bonus = [3, 1]", "bonus = [1, 3]", "the first value is below the second"),
    ("tiles-food = 6", "tiles-food = 7", "there are 12 resource tiles"),
    ("orders = { 2 = 4, 3 = 4, 4 = 3 }", "orders = { 2 = 4, 3 = 5, 4 = 3 }", "do not fit 12 cells"),
    ("orders = { 2 = 4, 3 = 4, 4 = 3 }", "orders = { 2 = 4, 3 = 4 }", "2, 3 and 4 players"),
    ('quick = "move-1"', 'quick = "fly"', "'fly' is not one of move-1"),
    ("[cell.12]", "[cell.13]", "cell.12.region: is missing"),
    ("[cell.12]", "[cell.13]", "cell.13: no such name"),
    ("armies = 16", "armys = 16", "pieces.armys: no such key"),
    ("armies = 16", "armys = 16", "pieces.armies: is missing"),
    ("armies = 16", "armies = 16.5", "16.5 is not a number"),
    ("start-armies = 2", "start-armies = 5", "more than a player has"),
    ("centre = [767, 142]", "centre = [767, 1420]", "is not a point"),
    ('kind = "armies-total"', 'kind = "luck"', "a condition needs a kind"),
    ("[strength]", "[force]", "force: no such table"),
    ('source = "rulebook"', "source = 3", "say what the figures rest on"),
    ("format = 1", "format = 2", "this program reads format 1"),
    ("format = 1", "format = = 1", "not TOML"),
]


@pytest.mark.parametrize(("old", "new", "message"), CHANGES, ids=[c[2][:30] for c in CHANGES])
def test_what_is_wrong_is_named(text, old, new, message):
    assert old in text
    found = wrong(text.replace(old, new, 1))
    assert message in found
    assert all(re.match(r"line \d+: |not TOML.*line \d+", line) for line in found.splitlines())


def test_a_corrected_file_is_played(text, table):
    """The figures of the file count, not those of the package."""
    new = text.replace("bonus = [3, 1]", "bonus = [9, 7]", 1).replace("armies = 16", "armies = 20")
    new = new.replace('quick = "harvest-1"', 'quick = "attack"', 1)
    t = table(2, data=new)
    assert t.t.bonus_first[0] == 9 and t.s.supply[0] == 12 and t.s.quick[0] == 1
    assert t.game.box != "" and box.box_of(t.game.box).data["region"]["purple"]["bonus"] == [9, 7]
    assert t.game.view(t.s, 0).box == t.game.box
    assert table(2).t.bonus_first[0] == 3


def test_a_corrected_border_is_moved_over(text, table):
    new = text.replace('land = ["rikuchu", "dewa"]', 'land = ["rikuchu", "dewa", "rikuzen"]', 1)
    new = new.replace(
        'land = ["rikuchu", "dewa", "iwashiro"]',
        'land = ["rikuchu", "dewa", "iwashiro", "mutsu"]',
        1,
    )
    t = table(2, data=new).executing({4: (0, "move-3")}).armies({"mutsu": {0: 1}}).go()
    t.do("move mutsu rikuzen")
    assert t.at("rikuzen", 0) == 1
    t = table(2).executing({4: (0, "move-3")}).armies({"mutsu": {0: 1}}).go()
    assert t.why("move mutsu rikuzen") == "not-neighbours"


def test_every_figure_has_a_source():
    """R4 to R8: what is reconstructed says so."""
    found = box.packaged()
    assert found.source("region.orange", "worth").startswith("reconstructed")
    assert found.source("cover", "paid-in").startswith("derived")
    assert found.source("course", "epochs") == "rulebook"
    assert found.source("province.kitami", "land").startswith("reconstructed")
