"""The picture: nothing hides anything, on the table and on a phone, in every language."""

import math
import re
from dataclasses import replace
from pathlib import Path

import pytest

from wartable.games.small_samurai_empires import data
from wartable.games.small_samurai_empires.art.sheet import ASKED, ASKS_W, TOKENS
from wartable.games.small_samurai_empires.names import KEYS, mission_asks
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.games.small_samurai_empires.scene import words
from wartable.i18n import LANGUAGES, texts
from wartable.play import Record, replay
from wartable.plugin import Told
from wartable.scene import common
from wartable.scene.pen import width, wrap
from wartable.scene.svg import symbols
from wartable.scene.theme import THEMES, declared, tokens
from wartable.testing import play_als

RECORDS = Path(__file__).parent / "records"
ALL = {"missions": 1, "mountains": 1, "heavenly-shrines": 1, "random-quick-actions": 1}
BOARDS = ("mission-", "track-", "cell-", "order-", "score-", "hand-fate-", "shown-", "deck")
LAND = ("mark-", "army-", "castle-", "mountain-")


def boxes(t, layout, reader):
    """Id: left, top, right, bottom."""
    sizes = symbols(common.sheet()) | symbols(GAME.sheet(t.game, reader))
    out = {}
    for piece in layout.pieces:
        symbol = sizes[piece.symbol]
        w, h = symbol.width * piece.scale / 2, symbol.height * piece.scale / 2
        out[piece.id] = (piece.x - w, piece.y - h, piece.x + w, piece.y + h)
    return out


def shared(a, b):
    """How much of the smaller one lies under the other."""
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    least = min((x[2] - x[0]) * (x[3] - x[1]) for x in (a, b))
    return max(0, wide) * max(0, high) / least


def crowded():
    """Three seats in every province, all four in the capitals, all variants; the box has as many
    armies as that takes."""
    land = []
    for number, (key, row) in enumerate(data.packaged().data["province"].items()):
        least = 2 if row["mark"] == "capital" else 0
        land.append(f"{key}=" + ":".join(str(least + (seat != number % 4)) for seat in range(4)))
    box = data.text().replace("armies = 16", "armies = 30")
    return play_als(GAME, f"seats 4\narmies {' '.join(land)}", ALL, box)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_boards_and_land_keep_apart(lang):
    """Missions off Izumo, influence off Owari, cells off Hokkaido: whoever stands there."""
    reader = texts(GAME.package, lang)
    t = crowded()
    for seat in range(4):
        scene = GAME.scene(t.view(seat), (), reader)
        tablet = GAME.drawn(t.view(seat), (), reader, "square").square
        named = [(id, b) for id, b in boxes(t, tablet, reader).items() if "name-" in id[:11]]
        bands = [b for id, b in boxes(t, tablet, reader).items() if id.startswith("band-")]
        assert all(shared(b, band) == 0 for id, b in named for band in bands)
        tracks = [b for id, b in boxes(t, tablet, reader).items() if id.startswith("track-")]
        assert max(b[2] for b in tracks) + 6 < tablet.width, "off the edge of the screen"
        low = GAME.drawn(t.view(seat), (), reader, "low").low
        for id, box in boxes(t, low, reader).items():
            if id.startswith(("army-", "name-")) and "name-order" not in id:
                for other, own in boxes(t, low, reader).items():
                    assert not other.startswith("mission-") or shared(box, own) < 0.02, (id, other)
        for layout in (scene.wide, scene.tall, tablet):
            found = boxes(t, layout, reader)
            for id, box in found.items():
                if id.startswith(LAND):
                    over = [
                        other
                        for other, own in found.items()
                        if other.startswith(BOARDS) and shared(box, own) > 0.02
                    ]
                    assert over == [], id
                left, top, right, bottom = box
                if not id.startswith(("sea", "links", "caption", "name")):
                    assert left >= -2 and top >= -2, id
                    assert right <= layout.width + 2 and bottom <= layout.height + 2, id


def test_marks_mountains_and_boards_are_seen():
    """What figures stand beside, they do not cover: most of every mark and mountain is open."""
    reader = texts(GAME.package, "ru")
    t = crowded()
    scene = GAME.scene(t.view(0), (), reader)
    for layout in (scene.wide, scene.tall):
        found = boxes(t, layout, reader)
        for id, box in found.items():
            if id.startswith(("mark-", "mountain-")):
                worst = max(
                    shared(box, own)
                    for other, own in found.items()
                    if other.startswith(("army-", "mark-")) and other != id
                )
                assert worst < 0.55, id


def test_regions_are_told_without_colour():
    """On a phone an empty cell carries its region's name; on the table its row does."""
    reader = texts(GAME.package, "en")
    t = play_als(GAME, "phase planning")
    scene = GAME.scene(t.view(0), (), reader)
    small = [p.label for p in scene.tall.pieces if p.id.startswith("caption-cell-")]
    assert small == [n for n in ("Hokkaido", "North", "Centre", "West") for _ in range(3)]
    large = [p.label for p in scene.wide.pieces if p.id.startswith("caption-cell-")]
    assert len(large) == 4 and large[0].startswith("Hokkaido")
    numbers = [p.label for p in scene.tall.pieces if p.id.startswith("cell-")]
    assert numbers == [str(n + 1) for n in range(12)]  # north to south


def test_control_is_seen_without_colour_and_sums():
    """Section 1: a bar stands under the figure of whoever controls; under none in a tie."""
    reader = texts(GAME.package, "en")
    t = play_als(
        GAME,
        """seats 3
        armies kaga=1:2 kii=2:2 dewa=2:0:1 | castles kaga=0 iyo=1 dewa=2""",
    )
    scene = GAME.scene(t.view(0), (), reader)
    for layout in (scene.wide, scene.tall):
        found = boxes(t, layout, reader)
        bars = {id: box for id, box in found.items() if id.startswith("control-")}
        assert set(bars) == {"control-kaga", "control-dewa", "control-iyo"}
        for id, over in (("kaga", "army-kaga-0"), ("dewa", "army-dewa-2"), ("iyo", "castle-iyo-1")):
            bar, figure = bars[f"control-{id}"], found[over]
            assert abs(bar[0] + bar[2] - figure[0] - figure[2]) < 1 and bar[1] > figure[1] + 10
        tips = {piece.id: piece.tip for piece in layout.pieces}
        assert tips["castle-kaga-0"] and tips["army-dewa-2"] and not tips["army-dewa-0"]


def test_counts_of_four_armies_in_one_province_are_open():
    """The figure of each, whose count it bears, lies under no figure that is drawn after it."""
    reader = texts(GAME.package, "en")
    t = crowded()
    layout = GAME.scene(t.view(0), (), reader).wide
    found = boxes(t, layout, reader)
    for key in ("ishikari", "rikuzen", "yamashiro", "aki"):
        armies = [id for id in found if id.startswith(f"army-{key}-")]
        assert len(armies) == 4
        for n, id in enumerate(armies):
            left, top, right, bottom = found[id]
            count = left, top + 0.44 * (bottom - top), right, bottom  # below its crest
            over = [other for other in armies[n + 1 :] if shared(count, found[other]) > 0.12]
            assert over == [], id


def test_what_is_asked_when_moves_are_used_up_is_to_buy_one():
    reader = texts(GAME.package, "en")
    view = replace(crowded().view(0), wait="order-move", left=0, region="grey", actors=(0,))
    view = view.with_file(crowded().view(0).file)
    assert words.prompt(view, reader) == "Buy one more move, or stop?"
    assert words.hint(view, reader) == ""


def test_own_figures_are_called_so():
    reader = texts(GAME.package, "en")
    reader.you = 0
    scene = GAME.scene(crowded().view(0), (), reader)
    titles = {piece.id: piece.title for piece in scene.wide.pieces}
    assert titles["army-aki-0"].startswith("Your ") and titles["army-aki-0"].endswith(" in Aki")
    assert not titles["army-aki-1"].startswith("Your ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reader_is_you_and_a_name_is_no_part_of_a_figure(lang):
    """In whatever the table says of a seat, at many moments of a game with everything in it."""
    record = Record.parse((RECORDS / "four-seats-all-variants.wtr").read_text(encoding="utf-8"))
    names = [f"Guest {seat}7{seat}" for seat in range(4)]
    for at in (80, 115, 160, 245, len(record.entries)):
        match = replay(record, upto=at)
        for seat in range(4):
            reader = texts(GAME.package, lang, names)
            reader.you = seat
            view = match.view(seat)
            scene = match.scene(seat, reader)
            said = [scene.prompt, scene.hint, *(who.facts for who in scene.players)]
            hand = [item.id for item in scene.tall.pieces if item.id.startswith("order-")]
            assert bool(hand) != view.ended, "at the end a hand is of no use"
            for drawn in (scene, *(GAME.drawn(view, (), reader, n) for n in ("square", "low"))):
                layouts = drawn.wide, drawn.tall, drawn.square, drawn.low
                for item in (each for layout in layouts if layout for each in layout.pieces):
                    said += [item.title, item.tip, item.label]
                    said += [part for act in item.actions for part in (act.label, act.cost)]
            said += [words.controls(seat, reader), words.counted(seat, 3, reader)]
            text = "\n".join(part or "" for part in said)
            assert names[seat] not in text, text[text.index(names[seat]) - 60 :][:120]
            assert not re.search(r"Guest \d+ \+?\d", text)
            assert at < 115 or reader("you-listed") in text


def test_a_question_with_a_button_for_every_choice_needs_no_more_words():
    """On a phone they would cover the names of the orders."""
    reader = texts(GAME.package, "en")
    view = replace(crowded().view(0), wait="quick-action", quick=("attack",), region="grey")
    view = replace(view, actors=(0,)).with_file(crowded().view(0).file)
    assert words.hint(view, reader) == "Only in The West (grey)."
    assert words.hint(view, reader, few=True) == ""
    moving = replace(view, quick=("move-1",)).with_file(view.file)
    assert words.hint(moving, reader, few=True) == "Press an army, then the province it goes to."
    tall = GAME.scene(view, (), reader).tall  # which is as high as a phone leaves it
    assert all(p.y + 5 <= 534 for p in tall.pieces if p.id.startswith("order-name-"))


def test_a_hand_on_a_phone_is_read():
    """Fate cards in hand by name, not by colour alone; missions by large figures."""
    reader = texts(GAME.package, "ru")
    t = play_als(GAME, "fate turquoise=1 orange=2 grey=3", ALL)
    pieces = {p.id: p for p in GAME.scene(t.view(0), (), reader).tall.pieces}
    hand = [p for id, p in pieces.items() if id.startswith("hand-fate-")]
    assert [(p.symbol, p.label) for p in hand] == [
        ("sse-chip-turquoise", ""),
        ("sse-chip-orange", "×2"),
        ("sse-chip-grey", "×3"),
    ]
    assert pieces["mission-grey"].symbol.startswith("sse-mission-mini-")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_influence_of_two_figures_is_read_on_a_phone(lang, seats):
    """It ends before the next seat's mark and before the edge."""
    reader = texts(GAME.package, lang)
    ten = ":".join(["10"] * seats)
    t = play_als(GAME, f"seats {seats}\nphase planning\ninfluence orange={ten}", ALL)
    sheet = symbols(GAME.sheet(t.game, reader))
    for layout in ("tall", "low"):
        drawn = GAME.drawn(t.view(0), (), reader, layout).layout(layout)
        pieces, found = {p.id: p for p in drawn.pieces}, boxes(t, drawn, reader)
        row = [f"influence-orange-{seat}" for seat in range(seats)]
        edges = [found[id][0] for id in row[1:]] + [found["track-orange"][2]]
        for id, edge in zip(row, edges, strict=True):
            p, at = pieces[id], sheet[pieces[id].symbol].label
            assert p.label == "10"
            end = found[id][0] + (float(at[0]) + width("10", float(at[1]))) * p.scale
            assert end <= edge + 1, f"{layout}: {id}"  # a mark begins a little further
        assert drawn.width >= found["track-orange"][2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_free_fits_its_sign(lang):
    """On the missions, of a phone and of a table."""
    sheet = symbols(GAME.sheet(crowded().game, texts(GAME.package, lang)))
    word = texts(GAME.package, lang)("law-free")
    size = re.search(rf'font-size="([\d.]+)"[^>]*>{word}<', sheet["sse-mission-mini-1a"].body)
    assert size and 30 + width(word, float(size[1])) <= 100
    for key in KEYS["mission"]:  # the law's words beside its picture, on a table
        body = sheet[f"sse-mission-{key}"].body
        size, law = re.findall(r'font-size="([\d.]+)"[^>]*>([^<]+)</text>', body)[-1]
        assert 49 + width(law, float(size)) <= 104, law


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_to_choose_from_covers_no_influence(lang):
    """On a phone, with the frame of a card that may be pressed."""
    reader = texts(GAME.package, lang)
    t = play_als(GAME, "phase fate | fate purple=1 orange=1 grey=1")
    found = boxes(t, GAME.scene(t.view(0), (), reader).tall, reader)
    hand = [box for id, box in found.items() if id.startswith("hand-fate-")]
    assert len(hand) == 3
    assert max(box[2] for box in hand) + 5 < found["track-grey"][0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_region_in_its_cell_leaves_the_quick_order_alone(lang):
    """On a phone: letters end above the quick order's picture or before it begins."""
    reader = texts(GAME.package, lang)
    t = play_als(GAME, "phase planning")
    pieces = {p.id: p for p in GAME.scene(t.view(0), (), reader).tall.pieces}
    for number in range(12):
        cell, name = pieces[f"cell-{number + 1}"], pieces[f"caption-cell-{number}"]
        size = 12 * name.scale / cell.scale  # in units of the cell, as all that follows
        left = (name.x - 60 * name.scale - cell.x) / cell.scale + 48
        below = (name.y - cell.y) / cell.scale + 36 + 0.4 * size
        assert left >= 2.5 and size >= 13.5
        assert left + width(name.label, size) <= 69  # off the number
        assert below <= 42 or left + width(name.label, size) < 69.5


def test_orders_face_down_show_their_seat_only():
    """Section 11.1: others see the back; the owner sees its own order on its colour."""
    t = play_als(GAME, "armies - | orders grey-1=(0:castle)")
    reader = texts(GAME.package, "en")
    for seat, symbol in ((0, "sse-own-castle"), (1, "sse-order-back-0")):
        scene = GAME.scene(t.view(seat), (), reader)
        for layout in (scene.wide, scene.tall):
            placed = next(p for p in layout.pieces if p.id == "placed-10-1")
            assert placed.symbol == symbol and placed.seat == 0
            assert (reader("order-castle") in placed.title) == (seat == 0)


def test_a_hand_of_four_regions_fits():
    """A corrected box may deal more cards than three."""
    text = data.text()
    text = text.replace("fate-hand = 3", "fate-hand = 5").replace(
        "fate-drawn = 1", "fate-drawn = 0"
    )
    hand = "phase fate | fate purple=1 turquoise=1 orange=1 grey=2"
    t = play_als(GAME, hand, data=text)
    reader = texts(GAME.package, "en")
    scene = GAME.scene(t.view(0), (), reader)
    for layout in (scene.wide, scene.tall):
        found = boxes(t, layout, reader)
        hand = [found[f"hand-fate-{key}"] for key in ("purple", "turquoise", "orange", "grey")]
        assert all(a[0] < b[0] for a, b in zip(hand, hand[1:], strict=False))
        assert hand[-1][2] <= layout.width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_read_on_a_phone(lang):
    """Upright and on its side: every province and every order by name, none on another."""
    reader = texts(GAME.package, lang)
    t = play_als(GAME, "phase planning")
    for layout in ("tall", "low"):
        scene = GAME.drawn(t.view(0), (), reader, layout)
        found = {p.id: p for p in scene.layout(layout).pieces}
        names = {id[5:]: p for id, p in found.items() if id.startswith("name-")}
        assert len(names) == 23
        spans = []
        for key, p in names.items():
            size = 19 * p.scale
            half = width(reader(f"province-{key}"), size) / 2
            assert size >= 9.5 and p.x - half >= 0 and p.x + half <= scene.layout(layout).width
            spans.append((key, p.x - half, p.x + half, p.y))
        for n, (key, left, right, y) in enumerate(spans):
            for other, begins, ends, at in spans[n + 1 :]:
                apart = abs(y - at) >= 7.5 or begins > right or left > ends
                assert apart, f"{layout}: {key} and {other}"
        assert sum(id.startswith("order-name-") for id in found) == 7


@pytest.mark.parametrize("theme", THEMES)
def test_what_can_be_pressed_is_marked_in_no_seats_colour(theme):
    """Nor in one near it: provinces are rimmed in the colour of whoever controls them."""
    own, house = declared(";".join(TOKENS), theme), tokens(theme)
    colours = [own["accent"], *(house[f"seat-{seat}"] for seat in range(4))]
    mark, *seats = [[int(c[n : n + 2], 16) for n in (1, 3, 5)] for c in colours]
    assert all(math.dist(mark, seat) > 90 for seat in seats)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mission_says_what_it_asks_and_how_near_everybody_is(lang):
    """Section 10.1: on its tile in few words, whole; who has how much of it in its tip."""
    reader = texts(GAME.package, lang)
    box = data.packaged()
    for key in box.data["mission"]:
        lines = wrap(mission_asks(box, key, reader), ASKED, ASKS_W)
        assert 1 <= len(lines) <= 4 and all(width(line, ASKED) <= ASKS_W for line in lines), lines
        assert lines[0] in GAME.sheet(crowded().game, reader).replace("\xa0", " ")
    t = play_als(
        GAME, "seats 2\nphase planning\narmies kitami=1:0 oshima=1:1 | missions purple=1b", ALL
    )
    view = t.view(0)
    assert words.progress(view, "purple", 0) == [(1, 4)]
    assert words.progress(view, "purple", 1) == [(0, 4)]
    pieces = {p.id: p for p in GAME.scene(view, (), reader).wide.pieces}
    assert pieces["band-purple"].label == "1/4"
    tablet = {p.id: p for p in GAME.drawn(view, (), reader, "square").square.pieces}
    assert tablet["mission-purple"].symbol == "sse-mission-1b", "with its name and what it asks"
    assert tablet["band-purple"].label == "1/4"
    phone = {p.id: p for p in GAME.scene(view, (), reader).tall.pieces}
    assert phone["mission-purple"].label == "1/4"
    assert "1/4" in pieces["mission-purple"].tip and "0/4" in pieces["mission-purple"].tip
    assert pieces["mission-purple"].label == reader("mission-open")
    done = replace(view.missions["purple"], done=(0, 1))
    scored = replace(view, missions={**view.missions, "purple": done}).with_file(view.file)
    for layout in ("wide", "tall"):
        drawn = GAME.scene(scored, (), reader, layout).layout(layout)
        found = {p.id: p for p in drawn.pieces}
        band, shown = found["band-purple"], found["mission-purple"]
        assert (band if layout == "wide" else shown).label == "✓", "the reader has scored it"
        assert {"mission-purple-0", "mission-purple-1"} <= set(found)


def test_a_taken_order_keeps_off_the_heading():
    """A piece of the hand that is taken up rises, with its frame."""
    reader = texts(GAME.package, "ru")
    rises = 14
    for options in ({}, ALL):
        t = play_als(GAME, "phase planning", options)
        drawn = (
            GAME.scene(t.view(0), (), reader).wide,
            GAME.drawn(t.view(0), (), reader, "square").square,
        )
        for layout in drawn:
            pieces = {p.id: p for p in layout.pieces}
            found, heading = boxes(t, layout, reader), pieces["caption-orders"]
            tops = [found[f"order-{key}"][1] for key in KEYS["order"]]
            assert min(tops) - rises >= heading.y + 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rivals_board_is_about_the_rival(lang):
    """What it holds, by name; of the others' orders and influence only a shade."""
    reader = texts(GAME.package, lang)
    t = play_als(GAME, "armies kaga=1:2 kii=2:2 | castles iyo=1")
    made = GAME.room("scene").across(t.view(0), 1, reader, "wide").wide
    pieces = {p.id: p for p in made.pieces}
    assert reader("province-kaga") in pieces["held-names-orange"].label
    assert reader("province-kii") not in pieces["held-names-orange"].label
    assert reader("province-iyo") in pieces["held-names-grey"].label
    assert "dim" in pieces["influence-grey-0"].state and not pieces["influence-grey-1"].state
    assert not pieces["held-purple"].label, "its name takes the room of a figure"
    assert not any(id.startswith("score-") for id in pieces)
    small = GAME.room("scene").across(t.view(0), 1, reader, "tall").tall
    figures = {p.id: p.label for p in small.pieces}
    assert figures["theirs-held"] == reader("theirs-held", n=2), "and on a phone"
    assert figures["theirs-armies"] == reader("theirs-armies", n=4)


def test_what_an_epoch_would_bring_is_seen_on_a_phone():
    t = play_als(GAME, "phase planning\narmies kaga=1")
    view = t.view(0)
    pieces = {p.id: p for p in GAME.scene(view, (), texts(GAME.package, "uk")).tall.pieces}
    assert [pieces[f"ahead-{who.seat}"].label for who in view.players] == [
        str(who.if_scored) for who in view.players
    ]


def test_an_order_that_brings_nothing_says_so():
    """Only what is over: the last line may still bring something."""
    turned = Told("revealed", 0, {"cell": 12, "order": "harvest"})
    again = Told("acts-again", 1, {"cell": 3, "order": "harvest"})
    reaped = Told("harvested", 1, {"province": "aki", "good": "food"})
    lines = GAME.lines(enumerate([turned, again, reaped, turned]))
    assert [told.key for _, told in lines] == [
        *("revealed-idle", "acts-again", "harvested", "revealed")
    ]
    for lang in LANGUAGES:
        reader = texts(GAME.package, lang)
        for key in ("revealed", "acts-again"):
            said = replace(turned, key=key)
            (_, idle), _ = GAME.lines(enumerate([said, replace(turned, key="round")]))
            words = GAME.sentence(idle, reader)
            assert words.startswith(GAME.sentence(said, reader)[:-1])
            assert words.endswith(f"{reader('why-harvest')}."), "and why"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_short_name_of_an_order_uses_the_word_of_the_long_one(lang: str) -> None:
    reader = texts(GAME.package, lang)
    for key in ("recruit", "move-3", "attack", "move-2-3"):
        short = re.split(r"[ .]", reader(f"order-short-{key}"))[0]
        assert reader(f"order-{key}").startswith(short)
