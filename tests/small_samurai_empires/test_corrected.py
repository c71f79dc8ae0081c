"""A data file at the command line: what is wrong in it, and a corrected one in play."""

import io
import re
import sys

import pytest

from wartable.cli import main
from wartable.games.small_samurai_empires import data
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.i18n import LANGUAGES, texts
from wartable.kernel import Rng
from wartable.play import BadRecord, Match, ProvenChance, Record, check, verify
from wartable.scene import common
from wartable.scene.svg import svg
from wartable.testing import play_als

PACKAGED = data.text()
BAD = {  # what somebody may have done to the file: what is said of it
    "a province that is none": (
        PACKAGED.replace("[province.tosa]", "[province.edo]"),
        "province.edo: no such name (rules, section 1: 23 provinces)",
    ),
    "a one-sided border": (
        PACKAGED.replace('land = ["ishikari", "tokachi"]', 'land = ["ishikari"]', 1),
        "(rules, section 1: a border has two sides)",
    ),
    "too many orders": (
        PACKAGED.replace("count = 2", "count = 3", 1),
        "the counts of all orders make 12, not 11 (rules, section 2: 11 order tokens)",
    ),
    "too few tiles": (
        PACKAGED.replace("tiles-food = 6", "tiles-food = 5"),
        "there are 12 resource tiles (rules, section 2: tiles)",
    ),
    "not TOML": ("Once upon a time", "not TOML: Expected '='"),
    "cut off": (PACKAGED[: PACKAGED.index("[cover.source]") + 5], "not TOML"),
    "empty": ("", "format: this program reads format 1: the file begins"),
}
CORRECTED = PACKAGED.replace("bonus = [3, 1]", "bonus = [17, 1]").replace(
    'worth = "reconstructed', 'worth = "my box; once made up'
)


@pytest.fixture
def run(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("WARTABLE_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)

    def call(*args, stdin=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return call


@pytest.mark.parametrize("command", ("data check small-samurai-empires", "play"))
@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused(run, tmp_path, name, command):
    """Each problem names the file, the line and the rule, unless it is no TOML at all; nothing is
    played or saved."""
    text, message = BAD[name]
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    words = command.split() if command != "play" else ["play", GAME.id, "--data"]
    code, out, err = run(*words, "box.toml")
    assert code == 2 and out == "" and message in err
    lines = err.splitlines()
    form = r"wartable: box\.toml: line \d+: (not TOML: .+|.+ \(rules, .+\))$"
    assert all(re.match(form, line) for line in lines)
    assert [path.name for path in tmp_path.iterdir()] == ["box.toml"]


@pytest.mark.parametrize("command", ("data check small-samurai-empires", "play"))
def test_a_missing_file(run, command):
    words = command.split() if command != "play" else ["play", GAME.id, "--data"]
    code, out, err = run(*words, "nowhere.toml")
    assert code == 2 and out == "" and "nowhere.toml" in err and err.count("\n") == 1


@pytest.mark.parametrize("command", ("data check small-samurai-empires", "play"))
def test_bytes_that_are_no_text(run, tmp_path, command):
    """One line with the file and the line of the byte; a folder is no file."""
    spoiled = PACKAGED.encode().replace(b"paid-in", b"\xffpaid-in", 1)
    at = PACKAGED[: PACKAGED.index("paid-in")].count("\n") + 1
    (tmp_path / "box.toml").write_bytes(spoiled)
    (tmp_path / "folder").mkdir()
    words = command.split() if command != "play" else ["play", GAME.id, "--data"]
    code, out, err = run(*words, "box.toml")
    assert (code, out) == (2, "")
    assert err == f"wartable: box.toml: line {at}: not UTF-8 text\n"
    code, out, err = run(*words, "folder")
    assert (code, out) == (2, "") and "folder" in err and err.count("\n") == 1


def test_the_check_lists_what_is_corrected(run, tmp_path):
    (tmp_path / "box.toml").write_text(CORRECTED, encoding="utf-8")
    code, out, _ = run("data", "check", GAME.id, "box.toml")
    changed, fine = out.splitlines()
    assert code == 0 and changed.endswith(": 3, 1 → 17, 1") and "box.toml" in fine


def test_a_corrected_file_in_play(run, tmp_path):
    """Played, saved, gone on with, replayed and drawn: always with the corrected figure."""
    (tmp_path / "box.toml").write_text(CORRECTED, encoding="utf-8")
    seats = ["--seats", "me,bot:random", "--seed", "3", "--save", "game.wtr"]
    code, out, _ = run("play", GAME.id, *seats, "--data", "box.toml", stdin="1\n1\n1\n1\n")
    assert code == 0 and "game.wtr" in out
    record = (tmp_path / "game.wtr").read_text(encoding="utf-8")
    assert re.search(r'^\[Data "[0-9a-f]{64}"\]$', record, re.M)
    code, _, err = run("check", "game.wtr")
    assert code == 1 and "corrected data file" in err
    (tmp_path / "other.toml").write_text(PACKAGED, encoding="utf-8")
    assert run("check", "game.wtr", "--data", "other.toml")[0] == 1
    with_box = ["--data", "box.toml"]
    assert run("check", "game.wtr", *with_box)[0] == 0
    assert run("replay", "game.wtr", *with_box)[0] == 0
    code, _, err = run("show", "game.wtr", *with_box, "--out", "game.svg")
    assert code == 0, err
    assert ">1st +17 · 2nd +1<" in (tmp_path / "game.svg").read_text(encoding="utf-8")
    code, out, _ = run("play", "--resume", "game.wtr", *with_box, stdin="1\n")
    assert code == 0 and "game.wtr" in out
    assert run("check", "game.wtr", *with_box)[0] == 0


@pytest.mark.parametrize(
    ("order", "deeds"),
    [
        ("recruit", ["recruit aki"] * 3),
        ("attack", ["destroy aki 1"] * 3),
        ("move-2-3", ["move aki iyo"] * 2 + ["buy-move", "move aki iyo"] * 2),
    ],
)
def test_a_box_that_sells_more(order, deeds):
    """Section 6: the paid part as often as the box says, each time for its price."""
    t = play_als(
        GAME,
        f"""phase execution | orders grey-1=(0:{order})
        armies aki=4:4 | goods food=3 bushido=3""",
        data=PACKAGED.replace("extra = 1\n", "extra = 2\n"),
    )
    t.do(*(f"0 {deed}" for deed in deeds)).expect("to 0 place-order")
    left = t.view(0).players[0]
    assert left.food + left.bushido == 4


def test_a_whole_game_with_a_corrected_file():
    """Its points count, its record proves itself, and it needs the same file again."""
    match = Match(GAME, 2, {}, ProvenChance.seeded(5), CORRECTED)
    rng = Rng(1)
    match.settle()
    while not match.over:
        seat = match.actors[0]
        codes = match.legal(seat)
        match.play(seat, codes[rng.below(len(codes))])
        match.settle()
    record = Record.parse(match.record().text())
    assert check(record, CORRECTED).state.dump() == match.state.dump()
    assert verify(record, CORRECTED) > 0
    with pytest.raises(BadRecord, match="corrected data file"):
        check(record)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_reconstructed_is_said_where_it_is_shown(lang):
    """In the reference with its source, and on the pieces; a figure an owner has checked is not."""
    reader = texts(GAME.package, lang)
    for text, unsure in ((None, True), (CORRECTED, False)):
        match = Match(GAME, 2, {}, ProvenChance.seeded(5), text)
        figures = {each.key: each for each in GAME.figures(match.game, reader)}
        worth = f"{reader('region-purple')}: {reader('figure-region-worth')}"
        mark = "reconstructed" if unsure else "corrected"
        assert figures[worth].basis == mark
        known = reader("source-reconstructed-row-1-1-rulebook")
        assert (figures[worth].source == known) == unsure
        castle = figures[reader("figure-strength-castle")]
        assert (castle.value, castle.source) == ("2", reader("source-rulebook"))
        scene = match.scene(0, reader)
        for layout in (scene.wide, scene.tall):
            pieces = {piece.id: piece for piece in layout.pieces}
            assert pieces["track-purple"].mark == mark and pieces["track-purple"].tip
            for id in ("prov-aki", "cell-12", "mountain-fuji", "track-orange", "order-attack"):
                assert pieces[id].mark == "reconstructed", id
            assert pieces["army-aki-0"].mark is None
        assert svg(scene.wide, [common.sheet(), GAME.sheet(match.game, reader)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_follows_the_box(lang):
    """Orders and missions say what they do, with the figures of the table's own box."""
    reader = texts(GAME.package, lang)
    text = PACKAGED.replace("free = 3", "free = 6").replace("armies = 7 }", "armies = 9 }")
    own, usual = GAME.game(text), GAME.game()
    for key, old, new in (("order-move-3", "3", "6"), ("mission-2a", "7", "9")):
        assert new in GAME.card_text(own, key, reader)
        assert old in GAME.card_text(usual, key, reader)
    for key in ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b"):
        law = data.packaged().data["mission"][key]["law"]
        assert reader(f"law-{law}") in GAME.card_text(usual, f"mission-{key}", reader)
    assert GAME.card_text(usual, "token-ambush", reader)
    assert GAME.card_text(usual, "quick-move-1", reader)
    assert GAME.card_text(usual, "province-aki", reader) == ""
