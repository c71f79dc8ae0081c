"""The data file: its figures, and what is wrong in a bad one."""

import gc
import re
import weakref
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest

from wartable.errors import BadInput
from wartable.games.small_samurai_empires import data, figures
from wartable.games.small_samurai_empires.data.form import FORM
from wartable.games.small_samurai_empires.data.lines import Lines
from wartable.games.small_samurai_empires.names import KEYS
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.i18n import LANGUAGES, texts
from wartable.kernel import NONE, Rng, legal, settle
from wartable.plugin import Basis
from wartable.statements import basis_of
from wartable.testing import play_als


@pytest.fixture
def text():
    return data.text()


def wrong(text):
    with pytest.raises(BadInput) as caught:
        data.read(text)
    return str(caught.value)


def line_of(text, table, key):
    return Lines.of(text.split("\n")).key[(table, key)]


def test_the_box_as_far_as_it_is_known(text):
    """Section 1, R28: 23 provinces 4/6/7/6, 4 + 12 + 7 marks, 3 cells per region, all adjacent."""
    t = data.game().figures
    assert [bin(mask).count("1") for mask in t.region] == [4, 6, 7, 6]
    assert [bin(mask).count("1") for mask in t.marked] == [4, 12, 7]
    assert [list(t.cell_region).count(region) for region in range(4)] == [3, 3, 3, 3]
    assert list(t.cell_region) == sorted(t.cell_region)
    mountains = data.packaged().data["mountain"].values()
    assert len({frozenset(row["between"]) for row in mountains}) == 7
    inland = [key for i, key in enumerate(KEYS["province"]) if not t.coast >> i & 1]
    assert inland == ["shimotsuke", "shinano"]
    assert data.read(None) is data.packaged() and data.read(text) is data.packaged()


def test_every_figure_is_as_the_rule_sheet_has_it():
    """R1 to R8, R31: one line each beside this file, so that nothing changes unseen."""
    path = Path(__file__).with_name("figures.txt")
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    found = [
        " | ".join((table, key, figures.plain(value)))
        for table, key, value in figures.rows(data.packaged())
    ]
    assert found == lines


def test_polygons_agree_with_the_map():
    """The drawing shows the borders and the coast that the rules use."""
    rows = data.packaged().data["province"]
    edges = {}
    for key, row in rows.items():
        points = [tuple(point) for point in row["polygon"]]
        for pair in zip(points, points[1:] + points[:1], strict=True):
            edges.setdefault(frozenset(pair), []).append(key)
    shared = {frozenset(owners) for owners in edges.values() if len(owners) == 2}
    assert shared == {frozenset((key, other)) for key, row in rows.items() for other in row["land"]}
    coast = {owners[0] for owners in edges.values() if len(owners) == 1}
    assert coast == {key for key, row in rows.items() if row["coastal"]}


def test_what_a_file_leaves_out_is_as_packaged(text):
    start = text.index("[province.tosa]")
    end = text.index("[province.chikuzen]")
    assert data.read(text[:start] + text[end:]) is data.packaged()
    assert data.read("format = 1") is data.packaged()
    found = data.read("format = 1\n[region.purple]\nbonus = [17, 1]")
    assert found.data["region"]["purple"]["bonus"] == [17, 1] and found.key
    usual = data.packaged().data
    assert {table for table in usual if found.data[table] != usual[table]} == {"region"}
    assert found.basis("region.purple", "bonus") is Basis.CORRECTED
    assert found.basis("region.purple", "worth") is Basis.RECONSTRUCTED


ONE_LINE = {  # a file of few lines: which of them is told of, and what is said
    "region = 'grey'": (3, "purple has 3 provinces, not 4"),
    "mark = 'resource'": (3, "13 provinces have the mark resource, not 12"),
    "land = ['ishikari']": (3, "tokachi names kitami, but kitami does not name tokachi (line 3)"),
    "land = ['ishikari', 'tokachi', 'oshima']": (3, "add it"),
    "land = 'ishikari'": (3, "'ishikari' is not a list"),
    "source = 3": (3, "say what the figures rest on"),
    "mark = 'shrine'\nsource = { mark = 3 }": (4, "say what the figure rests on"),
    "name = 'x'": (3, "province.kitami.name: no such key"),
}


@pytest.mark.parametrize("said", ONE_LINE)
def test_a_complaint_about_a_short_file_names_its_own_line(said):
    at, message = ONE_LINE[said]
    lines = wrong(f"format = 1\n[province.kitami]\n{said}\n").splitlines()
    assert any(line.startswith(f"line {at}: ") and message in line for line in lines), lines
    assert all(int(re.match(r"line (\d+): ", line)[1]) <= 4 for line in lines)


def test_cells_of_a_region_may_be_other_than_three():
    """Three is only derived; the variant's tokens say how many there can be."""

    def of_purple(*cells):
        return "format = 1\n" + "".join(f"[cell.{n}]\nregion = 'purple'\n" for n in cells)

    t = data.game(of_purple(4)).figures
    assert [list(t.cell_region).count(region) for region in range(4)] == [4, 2, 3, 3]
    assert "line 3: cell.4.region: 5 cells are of the region purple; 1 … 4" in wrong(
        of_purple(4, 5)
    )
    assert "0 cells are of the region grey; 1 … 4" in wrong(of_purple(10, 11, 12))


def test_a_line_over_the_sea_goes_with_its_border():
    """Where it is drawn need not be said again, nor taken away."""
    rows = "format = 1\n[province.kii]\nsea = []\n[province.tosa]\nsea = []\n"
    kept = data.read(rows).data["sea-line"]
    assert {*data.packaged().data["sea-line"]} - {*kept} == {"kii-tosa"}


def test_figures_have_their_sources_in_the_order_of_the_file():
    """What a piece says of them is the same in every process."""
    for row in data.packaged().data["order"].values():
        assert [*row["source"]] == [key for key in row if key != "source"]


def test_a_source_is_as_sure_as_its_least_sure_part():
    box = data.packaged()
    assert {box.basis(f"cell.{n}", "region") for n in range(1, 13)} == {Basis.RECONSTRUCTED}
    assert box.basis("course", "orders") is Basis.SECOND_HAND
    assert box.basis("cover", "price", "paid-in") is Basis.DERIVED
    assert [basis_of(said) for said in ("my box", "My box; derived", "")] == [Basis.CORRECTED] * 3
    confirmed = "format = 1\n[region.grey]\nbonus = [4, 2]\nsource = 'my box, 2019'"
    assert data.read(confirmed).basis("region.grey", "bonus") is Basis.CORRECTED


def test_a_one_sided_border(text):
    """Section 1: a border has two sides; the message names both lines."""
    bad = text.replace('land = ["ishikari", "tokachi"]', 'land = ["ishikari"]', 1)
    found = wrong(bad)
    at = line_of(bad, "province.tokachi", "land")
    assert f"line {at}: province.tokachi.land: tokachi names kitami" in found
    assert (
        "a border has two sides" in found and str(line_of(bad, "province.kitami", "land")) in found
    )


def test_a_one_sided_sea_line(text):
    found = wrong(text.replace('sea = ["oshima"]', "sea = []", 1))
    assert "province.oshima.sea: oshima names mutsu" in found


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
    ("[cell.12]", "[cell.13]", "cell.13: no such name"),
    ("armies = 16", "armys = 16", "pieces.armys: no such key"),
    ("armies = 16", "armies = 16.5", "16.5 is not a number"),
    ("start-armies = 2", "start-armies = 5", "more than a player has"),
    ("centre = [767, 142]", "centre = [767, 1420]", "is not a point"),
    ('kind = "armies-total"', 'kind = "luck"', "a condition needs a kind"),
    ("[strength]", "[force]", "force: no such table"),
    ('source = "rulebook"', "source = 3", "say what the figures rest on"),
    ("format = 1", "format = 2", "this program reads format 1"),
    ("format = 1", "format = true", "this program reads format 1"),
    ("epochs = 3", "epochs = -3", "-3 is not a number of 1 … 5"),
    ('"bushido"\n[order.attack.source]', '"rice"\n[order.attack.source]', "'rice' is not one of"),
    ('land = ["rikuchu", "dewa"]', 'land = ["rikuchu", "dewa", "dewa"]', "names dewa twice"),
    ('land = ["rikuchu", "dewa"]', 'land = ["rikuchu", "dewa", "mutsu"]', "no neighbour of itself"),
    ('sea = ["oshima"]', 'sea = ["oshima", "dewa"]', "a neighbour by land and by sea"),
    ('source = "rulebook"', 'source = ""', "say what the figures rest on"),
    ('epochs = "rulebook"', 'epochs = ""', "say what the figure rests on"),
    ("armies = 7 }", "provinces = 7 }", "the condition armies-total has kind, armies and nothing"),
    ("provinces = 4 }", "provinces = 0 }", "provinces: 0 is not a number of 1 … 7"),
    (
        'free = 1\nextra = 1\nprice = 1\npaid-in = "bushido"',
        'free = 2\nextra = 1\nprice = 1\npaid-in = "bushido"',
        "order.attack.free: 2 is not a number of 1 … 1",
    ),  # fmt: skip
    ("format = 1", "format = = 1", "not TOML"),
]


@pytest.mark.parametrize(("old", "new", "message"), CHANGES, ids=[c[2][:30] for c in CHANGES])
def test_what_is_wrong_is_named(text, old, new, message):
    assert old in text
    found = wrong(text.replace(old, new, 1))
    assert message in found
    assert all(re.match(r"line \d+: |not TOML.*line \d+", line) for line in found.splitlines())


def test_a_corrected_file_is_played(text):
    """The figures of the file count, not those of the package."""
    new = text.replace("bonus = [3, 1]", "bonus = [9, 7]", 1).replace("armies = 16", "armies = 20")
    new = new.replace('quick = "harvest-1"', 'quick = "attack"', 1)
    t = play_als(GAME, "seats 2\nexp supply 12:12 | quick purple-1=attack", data=new)
    assert t.game.figures.bonus_first[0] == 9
    box = data.box_of(t.game)
    assert box.key != "" and box.data["region"]["purple"]["bonus"] == [9, 7]
    assert t.view(0).box == box.key and t.view(0).file is box
    assert GAME.game().figures.bonus_first[0] == 3


def test_a_corrected_file_is_forgotten_with_its_tables(text):
    """Whoever sends files without end fills no memory: games, boxes, views and pictures go."""
    reader, left, sheets = texts(GAME.package, "en"), [], set()
    for n in range(12):
        game = GAME.game(text.replace("bonus = [3, 1]", f"bonus = [{n + 4}, 1]", 1))
        state = game.start(2, {})
        settle(game, state, Rng(n))
        view = GAME.view(game, state, 0)
        offers = GAME.offers(game, state, view, 0, reader)
        assert GAME.scene(view, offers, reader) and GAME.board(view, reader, 80)
        assert GAME.figures(game, reader) and GAME.card_text(game, "order-castle", reader)
        sheets.add(GAME.sheet(game, reader))
        left += [weakref.ref(data.box_of(game)), weakref.ref(view)]  # a box is held by its game
        del game, view
    gc.collect()
    assert len(sheets) == 12 and [ref for ref in left if ref() is not None] == []


def test_a_view_outlives_its_game(text):
    """A view carries its box, and tells programs the key alone."""
    game = GAME.game(text.replace("price = [1, 2]", "price = [8, 9]"))
    view = GAME.view(game, game.start(2, {}), 0)
    del game
    gc.collect()
    assert view.file.data["cover"]["price"] == [8, 9]
    said = msgspec.to_builtins(view)
    assert said["box"] == view.file.key and set(said) == {f.name for f in fields(view)}


def test_a_corrected_border_is_moved_over(text):
    new = text.replace('land = ["rikuchu", "dewa"]', 'land = ["rikuchu", "dewa", "rikuzen"]', 1)
    new = new.replace(
        'land = ["rikuchu", "dewa", "iwashiro"]',
        'land = ["rikuchu", "dewa", "iwashiro", "mutsu"]',
        1,
    )
    laid = "phase execution | orders turquoise-1=(0:move-3) | armies mutsu=1"
    play_als(GAME, laid, data=new).do("0 move mutsu rikuzen").expect("armies rikuzen=1")
    play_als(GAME, laid).expect("refused not-neighbours 0 move mutsu rikuzen")


def test_every_figure_has_a_source():
    """R4 to R8: what is reconstructed says so."""
    found = data.packaged()
    assert found.source("region.orange", "worth").startswith("reconstructed")
    assert found.source("cover", "paid-in").startswith("derived")
    assert found.source("course", "epochs") == "rulebook"
    assert found.source("province.kitami", "land").startswith("reconstructed")


@pytest.mark.parametrize(
    "value", ("3", "true", "[]", "[1]", '"x"', "{}", "{ a = 3 }", "1979-05-27")
)
@pytest.mark.parametrize("table", sorted({*FORM, "order"}))
def test_a_table_that_is_none(text, table, value):
    """Whatever stands in its place is refused in words."""
    kept, inside = [], False
    for line in text.splitlines():
        if head := re.match(r"\[([\w-]+)", line):
            inside = head[1] == table
        kept += [] if inside else [line]
    odd = f"{table} = {value}\n" + "\n".join(kept)
    if value == "{}":  # says nothing; but without places, sea lines are drawn between the centres
        box = data.read(odd)
        assert box.data["sea-line"] == {} if table == "sea-line" else box is data.packaged()
    else:
        assert wrong(odd).startswith("line ")


KITAMI = 'land = ["ishikari", "tokachi"]'
FIRST_EPOCHS = "[course]\nepochs = 3"
ODDITIES = {  # what somebody does to a file: old, new, the one line that is said of it
    "a sea line of nobody": (
        "[sea-line.aki-iyo]",
        "[sea-line.aki-edo]",
        "sea-line.aki-edo: no two provinces of this name are neighbours over the sea "
        "(rules, section 1: neighbours)",
    ),
    "a sea line over land": (
        "[sea-line.aki-iyo]",
        "[sea-line.aki-izumo]",
        "sea-line.aki-izumo: no two provinces of this name are neighbours over the sea "
        "(rules, section 1: neighbours)",
    ),
    "an array of tables": (
        "[course]",
        "[[course]]",
        "course: is a table, not a value (rules, data file)",
    ),
    "blanks in a heading": (
        FIRST_EPOCHS,
        "[ course ]\nepochs = 9",
        "course.epochs: 9 is not a number of 1 … 5 (rules, data file)",
    ),
    "quotes in a heading": (
        FIRST_EPOCHS,
        "['course']\nepochs = 9",
        "course.epochs: 9 is not a number of 1 … 5 (rules, data file)",
    ),
    "format is no count": (
        "format = 1",
        "format = 1.0",
        "format: this program reads format 1: the file begins with `format = 1` (rules, data file)",
    ),
    "half a character": ("the box", "the \udcff box", "not UTF-8 text"),
    "duplicate key": (
        "epochs = 3",
        "epochs = 3\nepochs = 3",
        "not TOML: Cannot overwrite a value",
    ),
    "unknown neighbour": (
        KITAMI,
        'land = ["ishikari", "edo"]',
        "province.kitami.land: 'edo' is not one of",
    ),
    "no list": (
        KITAMI,
        'land = "ishikari"',
        "province.kitami.land: 'ishikari' is not a list (rules, section 1: 23 provinces)",
    ),
}


@pytest.mark.parametrize("name", ODDITIES)
def test_odd_files_are_one_line(text, name):
    """One thing wrong is one line, and it is the line where the thing stands."""
    old, new, message = ODDITIES[name]
    assert old in text
    found = wrong(text.replace(old, new, 1))
    at = int(re.match(r"line (\d+): ", found)[1])
    where = text[: text.index(old)].count("\n") + 1
    assert "\n" not in found and message in found and where <= at <= where + 2


def test_a_file_without_its_format(text):
    """Of another format nothing else is said."""
    said = "this program reads format 1: the file begins with `format = 1` (rules, data file)"
    assert wrong("") == wrong("\n \n") == wrong("[course]\nepochs = 9") == f"line 1: format: {said}"


def test_a_map_in_two_parts(text):
    """Section 1: one line names all that cannot be reached."""
    new = text.replace('sea = ["mutsu"]', "sea = []", 1).replace('sea = ["oshima"]', "sea = []", 1)
    start, end = text.index("[sea-line.oshima-mutsu]"), text.index("[sea-line.aki-chikuzen]")
    found = wrong(new.replace(text[start:end], ""))
    assert "no way leads from kitami to mutsu, rikuchu," in found and "\n" not in found


def test_a_mark_too_many_is_looked_for(text):
    """Section 1: the line names every province that has the mark."""
    found = wrong(text.replace('mark = "shrine"', 'mark = "resource"', 1)).splitlines()
    assert "not 12: kitami, tokachi, oshima," in found[0] and "not 7: dewa," in found[1]


FIGURES = [  # what is just too much, the line it gets, and what is just allowed (or nothing)
    ("start-armies = 2", "start-armies = 5", "more than a player has", "start-armies = 4"),
    ("start-food = 2", "start-food = 8", "the stock cannot give 4 players that much", None),
    ("start-bushido = 2", "start-bushido = 8", "that much", "start-bushido = 7"),
    ("3 = 4, 4 = 3 }", "3 = 5, 4 = 3 }", "3 players x 5 orders do not fit 12 cells", None),
    ("brown = 3", "brown = 0", "too few for 7 shrines", "brown = 1"),
    (
        "mercenaries = 2\nbushido-master = 2",
        "mercenaries = 0\nbushido-master = 0",
        "6 tokens",
        None,
    ),
    ('"ishikari", "tokachi"]\nat', '"izumo", "aki"]\nat', "lies on that border already", None),
]


@pytest.mark.parametrize(("old", "new", "message", "allowed"), FIGURES, ids=lambda x: str(x)[:20])
def test_figures_that_do_not_add_up(text, old, new, message, allowed):
    """Sections 1, 2, 10: what the box cannot give is refused, what it just can is played."""
    assert old in text
    assert message in wrong(text.replace(old, new, 1))
    if allowed:
        assert data.read(text.replace(old, allowed, 1)).key


def test_hands_that_run_out_and_sea_lines_inland(text):
    """Sections 1, 4.1: a card for every epoch; a sea line touches the sea."""
    new = text.replace("fate-hand = 3", "fate-hand = 1").replace("fate-drawn = 1", "fate-drawn = 0")
    assert "hands run out before the last epoch" in wrong(new)
    start = text.index("[province.oshima]")
    new = text[:start] + text[start:].replace("coastal = true", "coastal = false", 1)
    assert "province.oshima.coastal: has a sea line, but does not touch the sea" in wrong(new)


def test_a_box_with_mixed_cells_and_two_cards_of_the_deck(text):
    """R28, R29: cells are named within their region; the deck adds as many cards as it says."""
    new = text.replace('[cell.3]\nregion = "purple"', '[cell.3]\nregion = "turquoise"')
    new = new.replace('[cell.4]\nregion = "turquoise"', '[cell.4]\nregion = "purple"')
    new = new.replace("fate-extra = { 2 = 1,", "fate-extra = { 2 = 2,")
    t = play_als(GAME, "phase planning", data=new)
    keys = [cell.key for cell in t.view(0).cells]
    assert keys[:5] == ["purple-1", "purple-2", "turquoise-1", "purple-3", "turquoise-2"]
    assert sum(t.view(0).shown.values()) == 4


def test_what_editors_do_to_a_file(text):
    """A byte order mark and the line ends of another system change nothing."""
    assert data.read("\ufeff" + text.replace("\n", "\r\n")) is data.packaged()


STRANGE = {  # figures nobody expects, but that a box might have
    "no cards drawn": {"fate-drawn = 1": "fate-drawn = 0"},
    "one epoch": {"epochs = 3": "epochs = 1", "fate-hand = 3": "fate-hand = 1"},
    "no armies to start with": {"start-armies = 2": "start-armies = 0"},
    "no castles": {"castles = 3": "castles = 0"},
    "a castle for nothing": {"armies = 2\n[order.castle": "armies = 0\n[order.castle"},
    "everything free": {"price = 1\n": "price = 0\n", "price = [1, 2]": "price = [0, 0]"},
    "much for sale": {"extra = 1\n": "extra = 3\n"},
    "an empty stock": {"start-food = 2": "start-food = 0", "stock-food = 30": "stock-food = 0"},
    "one kind of tile": {
        "tiles-food = 6": "tiles-food = 0",
        "tiles-bushido = 6": "tiles-bushido = 12",
    },
    "few orders": {"orders = { 2 = 4, 3 = 4, 4 = 3 }": "orders = { 2 = 6, 3 = 2, 4 = 2 }"},
    "ambushes": {"ambush = 2": "ambush = 20", "mercenaries = 2": "mercenaries = 0"},
    "cover for food": {'paid-in = "bushido"\n[cover.source]': 'paid-in = "food"\n[cover.source]'},
}


@pytest.mark.parametrize("name", STRANGE)
@pytest.mark.parametrize("seats", (2, 3, 4))
def test_strange_boxes_are_played_to_the_end(text, name, seats):
    """What the check lets pass, the rules can play; the pictures can draw it."""
    for old, new in STRANGE[name].items():
        assert old in text
        text = text.replace(old, new)
    on = dict.fromkeys(("missions", "mountains", "heavenly-shrines", "random-quick-actions"), 1)
    t, rng = play_als(GAME, f"seats {seats}\ngo", on, text), Rng(1)
    reader = texts(GAME.package, "en")
    while (seat := settle(t.game, t.state, rng)) != NONE:
        codes = legal(t.game, t.state, seat)
        t.game.apply(t.state, seat, codes[rng.below(len(codes))], None)
    t.laid.check()
    assert t.view(0).ended and t.view(0).epoch == t.view(0).epochs
    assert GAME.scene(t.view(0), (), reader).wide.pieces
    assert GAME.sheet(t.game, reader) and GAME.figures(t.game, reader)


def test_a_box_that_deals_no_cards_goes_on(text):
    """Section 8, steps 6 and 7: nothing to draw; the order is settled all the same."""
    play_als(
        GAME,
        """seats 3
        phase epoch-end | orders purple-1=0:castle | armies - | points 9:0:0
        exp epoch 2 | to 0 1 2 choose-fate | turns 2 1 0""",
        data=text.replace("fate-drawn = 1", "fate-drawn = 0"),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_follow_the_box(text, lang):
    """A corrected figure corrects what buttons, hints and tips say."""
    new = text.replace('paid-in = "bushido"\n[cover.source]', 'paid-in = "food"\n[cover.source]')
    new = new.replace("price = [1, 2]", "price = [8, 9]").replace("free = 3", "free = 6")
    reader = texts(GAME.package, lang)
    t = play_als(GAME, "round 2 | orders purple-1=1:attack | goods food=8 bushido=0", data=new)
    t.expect("legal 0 order harvest purple-1")
    view, code = t.view(0), GAME.read(t.game, 0, "order harvest purple-1")
    food = reader("good-food")
    for said in (GAME.label(view, code, reader), GAME.scene(view, (), reader).hint):
        assert food in said and "8" in said and reader("good-bushido") not in said
    tips = {piece.id: piece.tip for piece in GAME.scene(view, (), reader).wide.pieces}
    assert "6" in tips["order-move-3"] and food in tips["order-recruit"]
