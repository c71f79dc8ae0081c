"""Pictures: every offer can be pressed, both layouts have the same pieces; SVG, PNG, terminal."""

from __future__ import annotations

import io
import random
import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from rich.console import Console

from tests.age_of_war.tables import do, holding, roll
from wartable.games.age_of_war.advice import chances as exact
from wartable.games.age_of_war.art import sheet as symbols
from wartable.games.age_of_war.art.sheet import LOW_CARD, TALL_CARD, WIDE_CARD, Form
from wartable.games.age_of_war.plugin import GAME
from wartable.games.age_of_war.scene import drawing
from wartable.i18n import texts
from wartable.i18n.texts import LANGUAGES
from wartable.kernel import SPECTATOR, legal
from wartable.play import Match, ProvenChance
from wartable.remembered import Remembered
from wartable.scene import Offer, Piece, Scene, common
from wartable.scene.svg import png, svg
from wartable.scene.svg import symbols as symbols_of

NAMES = ("Olena", "Marek", "Sun")


def siege() -> Any:
    """Olena besieges Jimo, which Marek holds; Marek has Han, Olena could lose Qi."""
    state = holding("linzi anyi", "jimo xinzheng", "ying")
    roll(state, "G A C 3 2 1 1")
    do(state, "fill jimo special")
    roll(state, "A C 3 2 1 G")
    return state


def shown(state: Any, seat: int = 0, lang: str = "en") -> Scene:
    game, reader = GAME.game(), texts(GAME.package, lang, NAMES)
    view = GAME.view(game, state, seat)
    offers = [
        Offer(code, GAME.write(game, seat, code), GAME.label(view, code, reader))
        for code in legal(game, state, seat)
    ]
    return GAME.scene(view, offers, reader)  # type: ignore[arg-type]


def find(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.wide.pieces if piece.id == id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_offer_can_be_pressed(lang: str) -> None:
    free = holding("anyi", "daliang")
    roll(free, "3 3 2 A C G G")
    for state in (free, siege()):
        game = GAME.game()
        scene = shown(state, 0, lang)
        offered = {GAME.write(game, 0, code) for code in legal(game, state, 0)}
        assert scene.notations() == offered
        for layout in (scene.wide, scene.tall):
            by_piece = {action.notation for piece in layout.pieces for action in piece.actions}
            assert by_piece == offered - {"lose"}


def test_both_layouts_have_the_same_pieces() -> None:
    scene = shown(siege())
    assert {p.id for p in scene.wide.pieces} == {p.id for p in scene.tall.pieces}


@pytest.mark.parametrize("layout", ["wide", "tall", "square"])
def test_pieces_lie_on_the_board(layout: str) -> None:
    view = GAME.view(GAME.game(), siege(), 0)
    tablet = GAME.drawn(view, (), texts(GAME.package, "en", NAMES), "square").square
    found = tablet if layout == "square" else getattr(shown(siege()), layout)
    for piece in found.pieces:
        assert 0 < piece.x < found.width and 0 < piece.y < found.height, piece.id
    assert layout != "tall" or (found.width == 390 and 560 <= found.height <= 660)


def test_a_phone_shows_the_dice_with_the_whole_table() -> None:
    """A board is drawn whole down to 0.86 pixels for a unit; a phone of 390 × 844 leaves it 540. On
    a lower one what is scrolled away first is not the dice."""
    tall = shown(siege()).tall
    assert 0.86 * tall.height <= 540
    dice = [piece.y for piece in tall.pieces if piece.id.startswith("die-")]
    cities = sorted({piece.y for piece in tall.pieces if piece.id.startswith("city-")})
    assert len(dice) == 7 and max(dice) < cities[1]


def test_the_siege() -> None:
    scene = shown(siege())
    assert find(scene, "city-jimo").state.split() == ["selected", "threatened"]
    assert find(scene, "special-jimo").symbol == "aow-special-filled"
    assert find(scene, "special-ying").symbol == "aow-special"
    assert find(scene, "flag-jimo").seat == 1
    assert find(scene, "lock-han").title == "Han is complete: Marek"
    assert scene.prompt == "Fill a line of Jimo, or lose a die."
    assert [action.notation for action in scene.main] == [
        "fill jimo archers-cavalry",
        "fill jimo general",
        "fill jimo infantry-6",
        "lose",
    ]
    assert all(action.odds and action.odds.endswith(" %") for action in scene.main)
    assert all(action.chance is not None and 0 <= action.chance <= 1 for action in scene.main)
    assert not any(piece.id == "special-xinzheng" for piece in scene.wide.pieces)


def test_the_likeliest_cities_come_first_and_losing_a_die_last() -> None:
    """By the figures that stand beside them; of one city the best line."""
    state = holding("", "")
    roll(state, "2 2 1 1 C G G")
    scene = shown(state)
    main = scene.main
    assert [action.notation for action in main] == [
        "fill xiangping general-general",
        "fill wan general",
        "lose",
    ]
    chance = exact.chance_after(state, legal(GAME.game(), state, 0))
    cities: dict[str, float] = {}
    for action, value in chance.items():
        city = GAME.write(GAME.game(), 0, action).split()[1:2]
        cities.update({name: max(value, cities.get(name, 0.0)) for name in city})
    best = sorted(cities.values(), reverse=True)[:2]
    assert [action.odds for action in main[:2]] == [exact.percent(value) for value in best]


def test_of_two_equal_lines_the_first_is_offered() -> None:
    """Which of them is filled is all one: nobody is asked."""
    state = holding("", "")
    roll(state, "A A 3 3 3 3 3")
    scene = shown(state)
    city = find(scene, "city-ying")
    offered = [action.notation for action in city.actions]
    assert offered == ["fill ying archers", "fill ying infantry-7"]
    lines = find(scene, "line-ying-archers"), find(scene, "line-ying-archers-2")
    assert lines[0].title == lines[1].title == "Ying: archers"


def test_where_nothing_fits_that_is_what_is_asked() -> None:
    state = siege()
    roll_again = ("lose", "1 1 1 1 1"), ("lose", "1 1 1 1")
    for what, faces in roll_again:
        do(state, what)
        roll(state, faces)
    assert shown(state).prompt == "Nothing fits: lose a die."


def test_the_special_line_is_seen_where_it_can_be_filled() -> None:
    state = holding("linzi anyi", "shouchun xinzheng", "ying")
    roll(state, "A C C 3 2 1 1")
    assert find(shown(state), "special-shouchun").symbol == "aow-special"
    do(state, "fill shouchun archers")
    roll(state, "G 2 2 1 C 1")
    scene = shown(state)
    special = find(scene, "special-shouchun")
    assert special.symbol == "aow-special-open" and special.actions
    drawn = symbols_of(GAME.sheet(GAME.game(), texts(GAME.package, "en")))
    assert drawn["aow-special-open"].frame is not None


@pytest.mark.parametrize("form", [WIDE_CARD, TALL_CARD, LOW_CARD])
def test_frames_of_lines_do_not_touch(form: Form) -> None:
    """A frame is drawn 2 around its symbol, and so wide as to take 1.3 more."""
    drawn = symbols_of(GAME.sheet(GAME.game(), texts(GAME.package, "en")))
    for count in range(2, 5):
        (first, _), (second, _) = form.line(count, 0), form.line(count, 1)
        assert drawn[f"aow-line-{count}{form.suffix}"].height + 4 + 1.3 <= second - first


def test_a_filled_line_turns_green() -> None:
    state = siege()
    do(state, "fill jimo archers-cavalry")
    assert find(shown(state), "filled-jimo-archers-cavalry").symbol == "aow-filled-3"


def test_dice_that_are_gone_leave_their_place() -> None:
    scene = shown(siege())
    dice = [find(scene, f"die-{number}").symbol for number in range(7)]
    assert dice.count("aow-die-blank") == 1
    assert find(scene, "die-0").title == "Die: 1 infantry"


def test_before_a_roll_the_dice_that_are_left_lie_there() -> None:
    state = siege()
    left = GAME.view(GAME.game(), state, 0).pool - 1
    do(state, "lose")
    scene = shown(state)
    dice = [find(scene, f"die-{number}").symbol for number in range(7)]
    assert dice.count("aow-die-left") == left
    assert dice.count("aow-die-blank") == 7 - left


def test_others_see_the_same_but_may_press_nothing() -> None:
    for seat in (1, SPECTATOR):
        scene = shown(siege(), seat)
        assert scene.notations() == set()
        assert scene.prompt == "Olena is to move."
    assert shown(siege()).players[1].facts == "2 cities · complete: Han"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_can_be_drawn(lang: str, theme: str) -> None:
    scene = shown(siege(), 0, lang)
    sheet = GAME.sheet(GAME.game(), texts(GAME.package, lang))
    for layout in (scene.wide, scene.tall):
        text = svg(layout, [common.sheet(), sheet], theme, scene.title)
        ET.fromstring(text)
        assert "var(" not in text
    assert png(text, 360)[:4] == b"\x89PNG"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_is_small_plain_and_in_the_reader_s_language(lang: str) -> None:
    reader = texts(GAME.package, lang)
    sheet = GAME.sheet(GAME.game(), reader)
    assert len(sheet) < 250_000
    assert "style=" not in sheet and "<script" not in sheet
    ET.fromstring(sheet)
    assert reader("city-daliang") in sheet and reader("province-chu") in sheet


def test_names_on_cards_are_readable_on_a_phone() -> None:
    """9.5 px at least where 390 units are 360 px: a card's name is drawn at 69 %."""
    for lang in LANGUAGES:
        sheet = GAME.sheet(GAME.game(), texts(GAME.package, lang))
        for body in re.findall(r'<symbol id="aow-city-.*?</symbol>', sheet, re.S):
            size = float(re.findall(r'font-size="([\d.]+)" font-weight="700"', body)[-1])
            names = re.findall(r'y="81\.5"[^>]*font-size="([\d.]+)"', body)
            assert names and float(names[0]) * 0.69 * 360 / 390 >= 9.0, (lang, size)


def test_the_cover() -> None:
    assert '<symbol id="cover-age-of-war" viewBox="0 0 320 180"' in symbols.cover()


def terminal(state: Any, width: int, lang: str = "en") -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, no_color=True)
    reader = texts(GAME.package, lang, NAMES)
    console.print(GAME.board(GAME.view(GAME.game(), state, 0), reader, width))
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_fits_80_columns(lang: str) -> None:
    text = terminal(siege(), 80, lang)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    reader = texts(GAME.package, lang)
    for piece in ("city-jimo", "city-daliang", "province-han"):
        assert reader(piece) in text
    assert "▲ Marek" in text and "…" not in text


def test_the_terminal_needs_no_colour() -> None:
    lines = terminal(siege(), 80).splitlines()
    jimo = next(line for line in lines if "Jimo" in line)
    assert jimo.strip().startswith("▶") and "G / AC / 6 + ✓" in jimo and "Marek !" in jimo
    assert any("[3] [2] [1] [A] [C] [G]" in line for line in lines)
    assert any("Xinzheng" in line and "(safe)" in line for line in lines)


def test_pieces_that_are_remembered_are_those_that_would_be_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Games in two languages and with two sets of names share what is remembered."""
    readers = [
        (seat, texts(GAME.package, lang, names))
        for seat in (0, SPECTATOR)
        for lang in ("en", "uk")
        for names in (NAMES, NAMES[::-1])
    ]
    compared = 0
    for seed in range(3):
        match = Match(GAME, 3, chance=ProvenChance.seeded(seed))
        rng = random.Random(seed)
        match.settle()
        while not match.over and compared < 400 * (seed + 1):
            for seat, reader in readers:
                kept = match.scene(seat, reader)
                with monkeypatch.context() as patch:
                    patch.setattr(drawing, "_CITIES", Remembered())
                    assert match.scene(seat, reader) == kept
                compared += 1
            seat = match.actors[0]
            match.play(seat, rng.choice(match.legal(seat)))
            match.settle()
    assert compared > 1000
