"""Pictures and the terminal: every card of the table is drawn, every action can be reached, nothing
hidden shows."""

from __future__ import annotations

import re
from collections import Counter
from io import StringIO

import pytest
from rich.console import Console

from tests.critters_at_war.tables import play
from wartable.games.critters_at_war.art.names import fitted
from wartable.games.critters_at_war.art.sheet import CW, HW, PACKAGE, band_name, face_name
from wartable.games.critters_at_war.engine.actions import (
    BY_BLOCKADE,
    BY_CONTAINMENT,
    DESTROYED,
    WITHDRAW,
)
from wartable.games.critters_at_war.engine.components import CARD_TABLE
from wartable.games.critters_at_war.plugin import GAME
from wartable.games.critters_at_war.scene.measures import TALL
from wartable.i18n import Texts, texts
from wartable.kernel import SPECTATOR, Event, Rng, legal
from wartable.play.match import Match
from wartable.play.proven_chance import ProvenChance
from wartable.scene import Offer, Piece, Scene
from wartable.scene.common import sheet as house
from wartable.scene.pen import width
from wartable.scene.svg import svg, symbols
from wartable.testing import AlsTable

EN = texts(PACKAGE, "en", ["Ann", "Bob"])
RULES = GAME.game()
CAUSES = {BY_CONTAINMENT: "Containment", BY_BLOCKADE: "Blockade"}


def scene_of(table: AlsTable, seat: int, reader: Texts = EN) -> Scene:
    view = GAME.view(RULES, table.state, seat)
    codes = legal(RULES, table.state, seat) if seat != SPECTATOR else []
    offers = [
        Offer(a, GAME.write(RULES, seat, a), GAME.label(view, a, reader), GAME.is_final(view, a))
        for a in codes
    ]
    return GAME.scene(view, offers, reader)


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_card_has_its_faces_in_every_language(lang: str) -> None:
    sheet = GAME.sheet(RULES, texts(PACKAGE, lang))
    drawn = symbols(sheet)
    for row in CARD_TABLE:
        for form in ("card", "small", "held", "tile", "down"):
            assert f"cal-{form}-{row.id}" in drawn
        assert f">{row.id[1]}</text>" in drawn[f"cal-card-{row.id}"].body
    assert len(sheet) < 258_000 and "style=" not in sheet
    names = re.findall(r"<text[^>]*>([^<]+)</text>", drawn["cal-card-S6"].body)
    whole = "".join(names).replace("-", "")  # broken where that makes letters larger
    assert {"en": "Super", "uk": "Суперлінкор", "ru": "Суперлинкор"}[lang] in whole


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_names_on_cards_are_whole_and_large_enough(lang: str) -> None:
    """On a page 390 wide: in hand 8 pixels and the whole name, in bands 6.5 and two lines at most;
    no line is wider than its room."""
    reader = texts(PACKAGE, lang)
    for row in CARD_TABLE:
        whole = re.sub(r" \(.*", "", reader(f"card-{row.id}"))
        face, band = face_name(row, reader), band_name(row, reader)
        assert face.replace("|", "") == whole
        room = CW - 25 - (23 if row.kind else 4)
        for words, sizes, wide, scale, least in (
            (face, (14, 14, 11.5), HW - 5, 0.74, 8.0),
            (band, (13, 11), room, 0.72, 6.5),
            (band, (12, 10.5), CW - 46, 0.72, 6.5),
        ):
            lines, size = fitted(words, sizes, wide)
            joined = re.sub(r"- (?=\w)", "", " ".join(lines))
            assert joined == words.replace("|", "") and size * scale >= least
            assert len(lines) <= len(sizes) and all(width(x, size) <= wide for x in lines)


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_a_phone_leaves_no_name_in_front_out(lang: str) -> None:
    """Letters reach 9.25 pixels where a board is drawn smallest before it is scrolled; long lines
    are pressed together, to 70 % at most."""
    drawn = symbols(GAME.sheet(RULES, texts(PACKAGE, lang)))
    smallest = 0.86 * min(TALL.card, TALL.hand)
    for row in CARD_TABLE:
        for symbol in (f"cal-small-{row.id}", f"cal-held-{row.id}"):
            lines = re.findall(r'<text [^>]*class="wt-word"[^>]*>[^<]*<', drawn[symbol].body)
            assert lines, symbol
            for line in lines:
                size = float(re.findall(r'font-size="([\d.]+)"', line)[0])
                assert size * smallest >= 9.25, (symbol, line)
                room = float(re.findall(r'textLength="([\d.]+)"|$', line)[0] or 99)
                assert width(re.findall(r">(.*)<", line)[0], size) * 0.7 <= room, (symbol, line)


def test_six_cards_in_a_phones_hand_do_not_cover_one_another() -> None:
    for hand in ("A1 A2 L3 L4 S5 S6", "A1 A2 L3 L4 S5", "A1 A2 L3 L4", "A1"):
        table = play(f"h0 {hand} | h1 L1")
        reader = texts(PACKAGE, "uk")
        layout, drawn = scene_of(table, 0, reader).tall, symbols(GAME.sheet(RULES, reader))
        held = [p for p in layout.pieces if p.id.startswith("card-")]
        assert len(held) == len(hand.split())
        edges = [
            (p.x - drawn[p.symbol].width * p.scale / 2, p.x + drawn[p.symbol].width * p.scale / 2)
            for p in held
        ]
        assert edges[0][0] >= 0 and edges[-1][1] <= layout.width
        assert all(one[1] <= two[0] for one, two in zip(edges, edges[1:], strict=False))


def test_the_first_players_general_is_white() -> None:
    """R27."""
    drawn = symbols(GAME.sheet(RULES, EN))
    assert 'fill="#fffdf6"' in drawn["cal-general-first"].body
    assert 'fill="#fffdf6"' not in drawn["cal-general-second"].body


def test_generals_show_their_tables() -> None:
    """Rules 9: figures come from the table of the engine."""
    body = symbols(GAME.sheet(RULES, EN))["cal-general-second"].body
    figures = re.findall(r">([0-9–]+)</text>", body)
    assert figures == ["2", "6–5", "2", "4–3", "3", "2", "4", "1–0", "6"]


def test_the_row_is_mirrored_for_seat_1() -> None:
    """Rules 1: as across a table."""
    table = play("order L S A\nh0 A1 | h1 A2")
    for seat, expected in ((0, "LSA"), (1, "ASL"), (SPECTATOR, "LSA")):
        lanes = [p for p in scene_of(table, seat).wide.pieces if p.id.startswith("lane-")]
        assert "".join(p.id[-1] for p in sorted(lanes, key=lambda p: p.x)) == expected


def test_who_watches_has_larger_cards_in_place_of_a_hand() -> None:
    table = play("order L S A\nh0 A1 | h1 A2")
    held, watched = scene_of(table, 0).wide, scene_of(table, SPECTATOR).wide
    assert watched.width == held.width and watched.height < 0.9 * held.height
    assert all(piece.y < watched.height for piece in watched.pieces)


def test_where_a_card_can_only_lie_facedown_is_told_before_it_is_played() -> None:
    """Its own theatre takes it face up; the two others only as one that gives up what it can do."""
    card = next(p for p in scene_of(play("h0 A1 | h1 A2"), 0).wide.pieces if p.id == "card-A1")
    assert {each.at for each in card.actions if each.role != "aside"} == {"lane-A"}
    assert {each.at for each in card.actions} == {"lane-A", "lane-L", "lane-S"}
    assert "facedown" in card.asks


def test_a_hidden_card_is_named_by_its_place() -> None:
    table = play("b1 A: (L6) A5 | L: - | S: -\nh0 A1 | h1 A2 S3")
    mine, theirs = scene_of(table, 0), scene_of(table, 1)
    assert "side-1-A-0" in {p.id for p in mine.wide.pieces}
    for layout in (mine.wide, mine.tall):
        text = repr([p for p in layout.pieces if p.id != "card-A1"])
        for secret in ("L6", "S3", "A2", "Tanks", "Air Drop"):
            assert secret not in text
    assert "card-L6" in {p.id for p in theirs.wide.pieces}


def test_both_layouts_have_the_same_pieces() -> None:
    match = Match(GAME, 2, {}, ProvenChance.seeded(4))
    rng = Rng(4)
    for _ in range(60):
        match.settle()
        if match.over:
            break
        seat = match.actors[0]
        scene = match.scene(seat, EN)
        assert {p.id for p in scene.wide.pieces} == {p.id for p in scene.tall.pieces}
        assert scene.notations() == {match.write(seat, a) for a in match.legal(seat)}
        choices = match.legal(seat)
        match.play(seat, choices[rng.below(len(choices))])


@pytest.mark.parametrize("count", range(1, 8))
def test_stacks_stay_in_their_lanes_and_bands_stay_visible(count: int) -> None:
    """Up to seven cards in a stack, on either side: the name of each one shows, none leaves the
    picture or touches the banner."""
    lying = " ".join(["A1", "(A2)", "A3", "(A4)", "A5", "(A6)", "L1"][:count])
    table = play(f"b0 A: {lying} | L: - | S: -\nh0 S1 | h1 S2")
    for seat in (0, 1):
        view, drawn = GAME.view(RULES, table.state, seat), scene_of(table, seat)
        for layout in (drawn.wide, drawn.tall, GAME.drawn(view, (), EN, "square").square):
            found = {p.id: p for p in layout.pieces}
            stack = sorted((p for p in layout.pieces if p.seat == 0 and _on_table(p.id)), key=_y)
            assert len(stack) == count and len({p.scale for p in stack}) == 1
            half, scale = 79 * stack[0].scale, stack[0].scale
            assert stack[0].y - half > 0 and stack[-1].y + half < found["lane-A"].y * 2
            assert not abs(stack[-seat].y - found["banner-A"].y) < half + 30
            steps = [below.y - above.y for above, below in zip(stack, stack[1:], strict=False)]
            assert all(step > 30 * scale - 0.2 for step in steps)


def _on_table(id: str) -> bool:
    return id.startswith(("card-", "side-"))


def _y(piece: Piece) -> float:
    return piece.y


def test_the_air_drop_flag_leaves_the_generals_words_readable() -> None:
    """Beside the three cells of the first player, above the four of the second."""
    table = play("b0 A: - | L: - | S: -\nh0 L2 | h1 A1\nfirst 0\nair 1 1")
    found = {piece.id: piece for piece in scene_of(table, 0).wide.pieces}
    below = [found[f"air-{seat}"].y - found[f"general-{seat}"].y for seat in (0, 1)]
    assert below[0] > 0 > below[1]


def test_pictures_compose() -> None:
    table = play(
        "b0 A: A6 (A5) | L: - | S: -\nb1 A: - | L: (L3) | S: S6\nh0 L2 S1 | h1 A1\nair 1 0"
    )
    for lang in ("en", "uk", "ru"):
        reader = texts(PACKAGE, lang)
        scene = scene_of(table, 0, reader)
        for layout in (scene.wide, scene.tall):
            assert svg(layout, [house(), GAME.sheet(RULES, reader)], "dark").startswith("<svg")
    assert "cover-critters-at-war" in GAME.cover()


def test_the_terminal_shows_what_the_seat_knows() -> None:
    table = play("b0 A: A6 (A5) | L: - | S: -\nb1 A: - | L: (L3) | S: S6\nh0 L2 S1 | h1 A1")
    console = Console(width=100, color_system=None, record=True, file=StringIO())
    console.print(GAME.board(GAME.view(RULES, table.state, 0), EN, 100))
    text = console.export_text()
    assert (
        "2 (A5) Containment" in text
        and "2 (??) facedown" in text
        and "6 S6 Super Battleship" in text
    )
    assert "L3" not in text and "Maneuver" not in text and "▶ Ann 8" in text


def test_figures_name_their_source() -> None:
    found = GAME.figures(RULES, EN)
    assert len(found) == 12 + 18 and all(f.source for f in found)
    assert not any(f.key.startswith(("figure-", "card-")) for f in found)  # in words


def test_what_would_be_destroyed_is_told_before_it_is_played() -> None:
    """It is asked about, with its cause, if and only if the card would go."""
    found = Counter[str]()
    for seed in range(8):
        match, rng = Match(GAME, 2, {}, ProvenChance.seeded(seed)), Rng(seed)
        for _ in range(60):
            match.settle()
            if match.over:
                break
            seat = match.actors[0]
            for offer in match.offers(seat, EN):
                after, told = match.state.clone(), list[Event]()
                RULES.apply(after, seat, offer.action, told)
                gone = {CAUSES[event.c] for event in told if event.kind == DESTROYED}
                found.update(gone)
                if offer.action != WITHDRAW:
                    assert offer.final == bool(gone), offer.notation
                    assert offer.cost == "".join(f"{name} will destroy this card." for name in gone)
            choices = [a for a in match.legal(seat) if a != WITHDRAW]
            match.play(seat, choices[rng.below(len(choices))])
    assert found.keys() == {*CAUSES.values()}


def test_with_containment_nothing_is_said_to_be_strength_2() -> None:
    table = play("b1 A: A5 | L: - | S: -\nh0 L1 L3 | h1 S6")
    drawn = scene_of(table, 0)
    assert drawn.hint.endswith("Containment is in force: every card played facedown is destroyed.")
    assert "strength" not in drawn.hint
    card = next(p for p in drawn.wide.pieces if p.id == "card-L1")
    assert card.asks.endswith("facedown, and Containment destroys it.")


def test_a_readers_own_cards_are_called_theirs() -> None:
    table = play("b0 A: (A5) A1 | L: - | S: -\nb1 A: A2 | L: - | S: -\nh0 L1 | h1 S6")
    for layout in (scene_of(table, 0).wide, scene_of(table, 0).tall):
        named = {p.id: p.title for p in layout.pieces}
        assert named["card-A5"] == "Your Containment, facedown, counts 2"
        assert named["card-A1"] == "Your Support, Air 1, counts 1"
        assert named["card-A2"].startswith("Bob: Air Drop")
    named = {p.id: p.title for p in scene_of(table, SPECTATOR).wide.pieces}
    assert named["card-A1"].startswith("Ann: Support")


def test_short_names_are_not_broken() -> None:
    """Of a covered card one line is seen."""
    drawn = symbols(GAME.sheet(RULES, EN))
    for id in ("A4", "A5", "L1", "L4", "S2"):
        for form in ("card", "small", "down"):
            lines = re.findall(r'class="wt-word"[^>]*>([^<]*)<', drawn[f"cal-{form}-{id}"].body)
            assert lines == [EN(f"face-{id}").replace("|", "")]


@pytest.mark.parametrize("form", ["tall", "square"])
def test_an_air_drop_flag_lies_between_the_badges(form: str) -> None:
    table = play("b0 A: - | L: - | S: -\nh0 L2 | h1 A1\nfirst 0\nair 1 1")
    view = GAME.view(RULES, table.state, 0)
    layout = GAME.drawn(view, (), EN, "square").square if form == "square" else None
    found = {p.id: p for p in (layout or scene_of(table, 0).tall).pieces}
    flag, badges = found["air-1"], (found["general-1"].x, found["general-0"].x)
    assert badges[0] + 56 <= flag.x - 20 * flag.scale
    assert flag.x + 20 * flag.scale <= badges[1] - 56
