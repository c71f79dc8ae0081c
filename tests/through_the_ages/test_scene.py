"""The scene shows the position, offers all that is legal at the engine's price, betrays nothing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from io import StringIO
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from rich.console import Console

from wartable.games.through_the_ages import names, views
from wartable.games.through_the_ages.art.faces import LEAST, H, W
from wartable.games.through_the_ages.art.sheet import sheet
from wartable.games.through_the_ages.board import board
from wartable.games.through_the_ages.engine.actions import events
from wartable.games.through_the_ages.engine.actions.codes import SPACE
from wartable.games.through_the_ages.engine.cards.columns import TACTICS
from wartable.games.through_the_ages.engine.cards.table import CARD_TABLE
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.games.through_the_ages.engine.state import (
    AgesState,
)
from wartable.games.through_the_ages.labels import label
from wartable.games.through_the_ages.notation import read, write
from wartable.games.through_the_ages.scene import across, civilization, costs, scene, square
from wartable.games.through_the_ages.scene.targets import Targets
from wartable.games.through_the_ages.scene.wide import SQUARE, WIDE
from wartable.games.through_the_ages.views.common import PactView
from wartable.i18n import Texts
from wartable.i18n.texts import LANGUAGES
from wartable.kernel import CHANCE, Event, Rng, legal
from wartable.kernel.contract import SPECTATOR
from wartable.play import Record, replay
from wartable.scene import Offer, Scene, common
from wartable.scene.svg import symbols

RECORDS = Path(__file__).parent / "records"
PACKAGE = "wartable.games.through_the_ages"
NAMES = ["Olena", "Marek", "Clio", "Taras"]
GAME = ThroughTheAges()
# so that random play gets somewhere: boards fill, wonders rise, nobody tears down or resigns
WISH = {"destroy": 0.02, "disband": 0.02, "cancel": 0.05, "resign": 0.0, "done": 0.3, "pass": 0.4}
WISH |= {"build": 3, "upgrade": 3, "develop": 4, "stage": 4, "lead": 4, "play": 3, "population": 2}
# By verb: the event that tells what was paid, and which of its figures that is
PRICED = {
    "build": (events.BUILT, "b"),
    "upgrade": (events.UPGRADED, "c"),
    "stage": (events.STAGE, "c"),
    "develop": (events.DEVELOPED, "b"),
    "revolt": (events.REVOLTED, "b"),
    "population": (events.POPULATION, "a"),
}

Position = tuple[AgesState, int]


def walk(seats: int, seed: int) -> Iterator[Position]:
    """Every decision of a game played at random."""
    chooser, rng = random.Random(seed), Rng(seed)
    state = GAME.start(seats, {})
    while mask := GAME.actors(state):
        if mask >> CHANCE & 1:
            GAME.apply(state, CHANCE, GAME.sample_chance(state, rng), None)
            continue
        seat = (mask & -mask).bit_length() - 1
        yield state, seat
        codes = legal(GAME, state, seat)
        weights = [WISH.get(SPACE.at(code).verb, 1) + 1e-9 for code in codes]
        GAME.apply(state, seat, chooser.choices(codes, weights)[0], None)


@cache
def positions() -> list[Position]:
    """A few of every kind of decision, and every thirtieth beside them, of six games."""
    found: list[Position] = []
    seen: dict[str, int] = {}
    for seed in range(1, 7):
        for k, (state, seat) in enumerate(walk(2 + seed % 3, seed)):
            pending = views.view(GAME, state, seat).pending
            kind = pending.kind if pending else ""
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] <= 4 or k % 30 == 0:
                found.append((state.clone(), seat))
    return found


def texts(lang: str = "en") -> Texts:
    return Texts(PACKAGE, lang, NAMES)


def offers(state: AgesState, seat: int, said: Texts) -> list[Offer]:
    view = views.view(GAME, state, seat)
    return [
        Offer(code, write(GAME, seat, code), label(view, code, said))
        for code in legal(GAME, state, seat)
    ]


def draw(state: AgesState, seat: int, lang: str = "en") -> tuple[Scene, list[Offer]]:
    said = texts(lang)
    made = offers(state, seat, said)
    view = views.view(GAME, state, seat)
    tablet = square(view, made, said)
    return structs.replace(scene(view, made, said), square=tablet), made


_drawn: dict[int, tuple[Scene, list[Offer]]] = {}


def shown(state: AgesState, seat: int) -> tuple[Scene, list[Offer]]:
    """The scene of one of `positions`, drawn once for all tests."""
    if id(state) not in _drawn:
        _drawn[id(state)] = draw(state, seat)
    return _drawn[id(state)]


def test_every_offer_can_be_pressed_in_all_layouts() -> None:
    assert len(positions()) > 90
    for state, seat in positions():
        made, wanted = shown(state, seat)
        notations = {offer.notation for offer in wanted}
        main = {action.notation for action in made.main}
        for layout in (made.wide, made.tall, made.square):
            here = {action.notation for item in layout.pieces for action in item.actions}
            assert notations == here | main, views.view(GAME, state, seat).pending


def test_big_buttons_are_few() -> None:
    for state, seat in positions():
        made, _ = shown(state, seat)
        assert len(made.main) <= 6, [action.notation for action in made.main]


def test_few_cards_to_discard_are_buttons() -> None:
    """On a phone they lay in a hand that may be out of sight."""
    seen = 0
    for state, seat in positions():
        made, _ = shown(state, seat)
        pending = views.view(GAME, state, seat).pending
        if pending and pending.kind == "discard":
            cards = {n for n in made.wide.notations() if n.startswith("discard ")}
            buttons = {a.notation for a in made.main if a.notation.startswith("discard ")}
            assert buttons == (cards if len(cards) <= 4 else set())
            seen += 1
    assert seen


def test_with_four_seats_rivals_show_all_their_figures() -> None:
    """Food and resources, too: on a desktop they have room beside the others."""
    record = Record.parse((RECORDS / "four-seats.wtr").read_text("utf-8"))
    for upto in (100, 520, len(record.entries)):
        ids = {item.id for item in replay(record, upto=upto).scene(0, texts()).wide.pieces}
        for seat in (1, 2, 3):
            assert {f"rival-{seat}-food", f"rival-{seat}-resource"} <= ids


def test_workers_leave_a_rivals_card_in_sight() -> None:
    """A plate of workers stands above the price of a whole card, and beside the name of a chip."""
    sizes = symbols(sheet(GAME, texts()))
    for made, _ in crowded():
        for layout in (made.wide, made.tall, made.square):
            pieces = {item.id: item for item in layout.pieces}
            for id, item in pieces.items():
                if not (id.startswith("rival-") and id.endswith("-w")):
                    continue
                card, plate = pieces[id[:-2]], sizes[item.symbol]
                size = sizes[card.symbol]
                if "-chip-" in card.symbol:
                    begins = item.x - plate.width * item.scale / 2
                    assert begins >= card.x + size.width * card.scale / 2
                    continue
                foot = card.y + (size.height / 2 - 16) * card.scale
                assert item.y + plate.height * item.scale / 2 <= foot


def test_cards_of_rivals_and_common_tactics_are_named() -> None:
    """Whole where they can be read so, else as chips: letters of 12.5 on a chip of scale 1."""
    for made, _ in crowded():
        for layout, least in ((made.wide, 0.7), (made.tall, 0.88), (made.square, 0.5)):
            for item in layout.pieces:
                if item.id.startswith(("rival-", "common-")) and "-chip-" in item.symbol:
                    assert item.scale >= least, item
                assert not (item.id.startswith(("rival-", "common-")) and "-tile-" in item.symbol)
        right, low = made.wide.width, made.wide.height
        chips = [item for item in made.wide.pieces if item.id.startswith("common-")]
        assert all(0 < item.x < right and 0 < item.y < low for item in chips)


def test_the_boards_of_three_rivals_stand_below_each_other() -> None:
    """Who has many cards has a higher one."""
    sizes = symbols(sheet(GAME, texts()))
    for made, _ in crowded():
        if len(made.players) < 4:
            continue
        pieces = {item.id: item for item in made.wide.pieces}
        boards = [pieces[key] for key in sorted(pieces) if key in {f"rival-{k}" for k in range(4)}]
        edges = sorted(
            (one.y - sizes[one.symbol].height / 2, one.y + sizes[one.symbol].height / 2)
            for one in boards
        )
        assert all(abs(b[0] - a[1] - 8) < 0.5 for a, b in zip(edges, edges[1:], strict=False))


def test_a_pact_and_a_bid_name_the_reader_as_you() -> None:
    state, seat = positions()[0]
    said = texts()
    said.you = seat
    pact = PactView("international-tourism", seat, 1 - seat, seat, 1 - seat)
    view = replace(views.view(GAME, state, seat), pacts=(pact,))
    notes = [item for item in scene(view, (), said).wide.pieces if item.id.startswith("note-pact")]
    other = said.name(1 - seat)
    assert [note.title for note in notes] == [f"International Tourism: A You, B {other}"]
    assert [note.label for note in notes] == [note.title for note in notes]  # not cut


def test_captions_stand_free_of_cards_and_boards() -> None:
    """What lights a board or a card up lies 4 around it."""
    sizes = symbols(sheet(GAME, texts()))
    for made, _ in crowded():
        for layout, foot in ((made.wide, WIDE.board_foot), (made.square, SQUARE.board_foot)):
            pieces = {item.id: item for item in layout.pieces}
            if "t-events" not in pieces:
                continue
            name = pieces["t-events"]
            letters = name.y - 4.5 * name.scale, name.y + 5 * name.scale
            pile = pieces["events-current"]
            top = pile.y - sizes[pile.symbol].height * pile.scale / 2
            assert foot + 4 <= letters[0] and letters[1] <= top - 3.5


def test_giving_up_stands_apart() -> None:
    """It was the last of the political choices on a phone, and outlined on the board."""
    record = Record.parse((RECORDS / "two-first-game.wtr").read_text("utf-8"))
    for upto, seat in ((35, 0), (47, 1)):
        made = replay(record, upto=upto).scene(seat, texts())
        roles = {action.notation: action.role for action in made.main}
        assert roles["resign"] == "apart" and roles["pass"] != "apart"
        assert not any("resign" in layout.notations() for layout in made.layouts().values())


def test_where_an_action_ends_there_is_a_piece() -> None:
    for state, seat in positions():
        made, _ = shown(state, seat)
        for layout in (made.wide, made.tall, made.square):
            ids = {item.id for item in layout.pieces}
            for item in layout.pieces:
                assert {action.at for action in item.actions if action.at} <= ids


def test_labels_are_whole_and_differ_in_every_language() -> None:
    for lang in LANGUAGES:
        for state, seat in positions()[::3]:
            made = offers(state, seat, texts(lang))
            labels = [offer.label for offer in made]
            assert all("{" not in words and words for words in labels)
            # two copies of a card may lie in the row at one price
            others = [offer.label for offer in made if not offer.notation.startswith("take")]
            assert len(set(others)) == len(others), others


def test_pieces_are_drawn_named_and_on_the_board() -> None:
    for lang in LANGUAGES:
        known = symbols(sheet(GAME, texts(lang))) | symbols(common.sheet())
        for state, seat in positions()[::4]:
            made, _ = draw(state, seat, lang)
            for layout in (made.wide, made.tall, made.square):
                for item in layout.pieces:
                    assert item.symbol in known, item.symbol
                    assert not item.actions or item.title, item.id
                    assert 0 <= item.x <= layout.width and 0 <= item.y <= layout.height, item.id
            assert made.tall.width == 390 and made.wide.width == 1092
            assert made.prompt and made.subtitle and len(made.players) >= 2


def test_cards_tell_all_they_do() -> None:
    """Zoom: the preview of any card has its full text."""
    state, seat = positions()[-1]
    made, _ = shown(state, seat)
    told = 0
    for item in made.wide.pieces:
        for prefix in ("tta-card-", "tta-words-"):
            if item.symbol.startswith(prefix) and item.title:
                told += 1
                key = item.symbol.removeprefix(prefix)
                assert names.text(key, texts(), len(made.players)) in item.tip
    assert told > 20


def test_rivals_boards_are_there_card_by_card() -> None:
    """Technologies that nobody works on may be left to the board in full size."""
    for state, seat in positions()[::5]:
        view = views.view(GAME, state, seat)
        made, _ = shown(state, seat)
        ids = {item.id for item in made.wide.pieces}
        for civ in view.civs:
            if civ.seat != seat:
                cards = [place.card for place in civ.places if place.workers or place.blue]
                cards += [civ.government, *civ.specials, *civ.colonies]
                cards += [wonder.card for wonder in civ.wonders]
                assert {f"rival-{civ.seat}-{card}" for card in cards} <= ids


def crowded() -> Iterator[tuple[Scene, set[str]]]:
    """Late positions of recorded games, through all eyes; ids of the reader's technologies, which
    lie one over the other by level."""
    for name in ("two-seats", "three-seats", "four-seats", "four-at-random"):
        record = Record.parse((RECORDS / f"{name}.wtr").read_text("utf-8"))
        length = len(record.entries)
        for upto in (length // 3, length * 2 // 3, length * 9 // 10):
            match = replay(record, upto=upto)
            for seat in range(match.seats):
                view = views.view(GAME, match.state, seat)
                yield match.scene(seat, texts()), {place.card for place in view.civs[seat].places}


def test_names_of_a_rivals_cards_are_read_to_the_end() -> None:
    """With two seats on a desktop, also on a board drawn at three quarters: many are chips."""
    record = Record.parse((RECORDS / "two-seats.wtr").read_text(encoding="utf-8"))
    match = replay(record, upto=len(record.entries) - 12)
    for seat in range(2):
        view = views.view(GAME, match.state, seat)
        made = scene(view, (), Texts(PACKAGE, "en", NAMES[:2]), "wide").wide
        rival = f"rival-{1 - seat}-"
        cards = [
            one
            for one in made.pieces
            if one.id.startswith(rival) and one.symbol.startswith(("tta-card-", "tta-chip-"))
        ]
        assert len(cards) > 9
        assert all(one.scale > 0.76 for one in cards), [one.scale for one in cards]


def test_a_rivals_board_in_full_size_shows_what_the_reader_knows() -> None:
    """As its owner has it on the table, but for the military hand, which shows its backs."""
    for state, seat in list(walk(3, 4))[40::60]:
        rival, mine = (seat + 1) % 3, views.view(GAME, state, seat)
        texts = Texts(PACKAGE, "en", NAMES)
        seen = across(mine, rival, texts)
        assert mine.civs[rival].military_hand is None
        own = views.view(GAME, state, rival)
        for name in ("wide", "tall"):
            shown = symbols_of(seen, name)
            played = {f"tta-card-{place.card}" for place in own.civs[rival].places}
            assert played <= shown
            hidden = {
                f"tta-{kind}-{card}"
                for card in own.civs[rival].military_hand or ()
                for kind in ("card", "words")
            }
            known = {
                f"tta-{kind}-{card}"
                for card in mine.civs[rival].military_known
                for kind in ("card", "words")
            }
            # a copy of a hidden card may lie where all see it
            assert not shown & hidden - known - symbols_of(scene(mine, (), texts), name)


@pytest.mark.parametrize("name", ["wide", "tall"])
def test_a_rivals_board_is_the_rivals_alone(name: Any) -> None:
    """The row of cards is everybody's: it stays on the table below."""
    state, seat = list(walk(3, 4))[100]
    view, said = views.view(GAME, state, seat), texts()
    table, board = scene(view, (), said), across(view, (seat + 1) % 3, said, name)
    shown = table.layout(name), board.layout(name)
    assert [sum("price" in p.id for p in layout.pieces) for layout in shown] == [3, 0]
    assert shown[1].height < shown[0].height


def test_on_a_board_that_is_looked_at_alone_no_technology_covers_another() -> None:
    state, seat = list(walk(3, 4))[-1]
    view = views.view(GAME, state, seat)
    cards = {f"tta-card-{place.card}" for place in view.civs[seat].places}
    pieces = across(view, seat, texts(), "wide").wide.pieces
    found = [piece for piece in pieces if piece.symbol in cards and piece.y < 300]
    assert len(found) == len(cards)
    for one, other in combinations(found, 2):
        assert abs(one.x - other.x) >= W * one.scale or abs(one.y - other.y) >= H * one.scale


def test_names_of_cards_in_play_are_read_on_a_phone() -> None:
    """9.25 pixels at least, below which the page leaves a name out, on the reader's own board."""
    for made, technologies in crowded():
        own = [piece for piece in made.tall.pieces if piece.id in technologies]
        assert own and all(piece.scale * LEAST >= 9.25 for piece in own)


def symbols_of(made: Scene, name: Any) -> set[str]:
    return {piece.symbol for piece in made.layout(name).pieces}


def test_what_the_next_turn_sweeps_is_said() -> None:
    """4.1: with two civilisations the three cards in front, from the second round on."""
    for state, seat in list(walk(2, 5))[60:61]:
        made = scene(views.view(GAME, state, seat), (), Texts(PACKAGE, "en", NAMES))
        row = [views.view(GAME, state, seat).row[slot].card for slot in range(5)]
        leaving = {
            piece.symbol for piece in made.wide.pieces if "leaves the row" in (piece.tip or "")
        }
        assert leaving == {f"tta-card-{card}" for card in row[:3] if card}


def test_no_card_covers_another() -> None:
    """Hands, rivals' boards, what is held, the row: whatever the number of cards."""
    sizes = symbols(sheet(GAME, texts()))
    seen = 0
    for made, technologies in crowded():
        for layout in (made.wide, made.tall, made.square):
            boxes = []
            for item in layout.pieces:
                faces = ("tta-card-", "tta-words-", "tta-tile-", "tta-chip-", "tta-back-")
                if not item.symbol.startswith(faces) or item.id in technologies:
                    continue
                size = sizes[item.symbol]
                half = size.width * item.scale / 2 - 0.5, size.height * item.scale / 2 - 0.5
                boxes.append((item.id, item.x, item.y, *half))
            for (one, ax, ay, aw, ah), (two, bx, by, bw, bh) in combinations(boxes, 2):
                assert abs(ax - bx) >= aw + bw or abs(ay - by) >= ah + bh, (one, two)
                seen += 1
    assert seen > 10_000


def test_a_short_line_of_cards_stands_beside_what_hangs_down() -> None:
    hanging = [(0.0, 80.0, 200.0), (80.0, 160.0, 130.0), (160.0, 240.0, 130.0)]
    assert civilization.highest(160, hanging, 240) == (130, 80)
    assert civilization.highest(240, hanging, 240) == (200, 0)


def test_cards_are_large_enough() -> None:
    """On a phone hands and the reader's board at 0.55 of a face; on a desktop hands at 0.7; on a
    tablet as large on the screen as there."""
    for made, _ in crowded():
        for layout, hand in ((made.wide, 0.7), (made.tall, 0.55), (made.square, 0.6)):
            for item in layout.pieces:
                if item.symbol.startswith("tta-card-") and item.title.startswith("In hand"):
                    assert item.scale >= hand, item.id


def test_every_figure_is_explained() -> None:
    """What has a number on it says what that is, itself or the card it stands on."""
    for made, _ in crowded():
        for layout in (made.wide, made.tall):
            said = {item.id for item in layout.pieces if item.title}
            for item in layout.pieces:
                if any(letter.isdigit() for letter in item.label) and item.id[:2] != "t-":
                    card = item.id.rsplit("-", 1)[0]
                    assert item.title or card in said or card.rsplit("-", 1)[0] in said, item.id
            for name in ("ca", "ma", "culture", "science", "strength", "happy", "food", "resource"):
                pill = next(item for item in layout.pieces if item.id == f"stat-{name}")
                assert pill.title and pill.tip


def test_discontent_is_told_of_rivals_too() -> None:
    state, seat = positions()[0]
    view = views.view(GAME, state, seat)
    rival = 1 - seat if seat < 2 else 0
    civs = [replace(civ, discontent=2 * (civ.seat == rival)) for civ in view.civs]
    made = scene(replace(view, civs=tuple(civs)), [], texts())
    for layout in (made.wide, made.tall):
        tips = {item.id: item.tip for item in layout.pieces}
        assert "discontent workers: 2" in tips[f"rival-{rival}"]


def test_the_turn_is_marked_once() -> None:
    for state, seat in positions()[::3]:
        made, _ = shown(state, seat)
        view = views.view(GAME, state, seat)
        rings = [item for item in made.wide.pieces if item.id == "turn"]
        assert len(rings) == (view.current is not None)
        if rings:
            assert NAMES[view.current or 0] in rings[0].title


def test_banks_tell_what_comes_when_they_get_emptier() -> None:
    state, seat = next(p for p in positions() if views.view(GAME, *p).pending.kind == "first-turn")  # type: ignore[union-attr]
    made, _ = shown(state, seat)
    for layout in (made.wide, made.tall):
        tips = {item.id: item.tip for item in layout.pieces}
        assert (
            "With 16 left or fewer: next worker 3 food, 1 eaten, happiness needed 1."
            in (tips["bank-yellow"])
        )
        assert "With 10 left or fewer: corruption 2." in tips["bank-blue"]


def test_nothing_hidden_is_betrayed() -> None:
    """Another table this seat may believe in looks the same, down to ids and their order."""
    rng = Rng(5)
    for state, seat in positions():
        other = state.clone()
        GAME.determinize(state, seat, rng, other)
        assert shown(state, seat) == draw(other, seat)


def test_spectators_see_no_military_hand() -> None:
    """Nor does anybody see a rival's: backs are known by their place."""
    for state, seat in positions()[::2]:
        made = scene(views.view(GAME, state, SPECTATOR), [], texts())
        view = views.view(GAME, state, SPECTATOR)
        open_cards = {*view.common_tactics, *view.events.past, *(pact.card for pact in view.pacts)}
        open_cards |= {view.events.now, view.attack and view.attack.card}
        open_cards |= {view.auction and view.auction.territory}
        if view.pending and view.pending.kind == "pact":
            open_cards.add(view.pending.card)
        for civ in view.civs:
            open_cards |= {*civ.colonies, civ.tactic, *([civ.war.card] if civ.war else [])}
        hidden = {card.key for card in CARD_TABLE[TACTICS:]} - open_cards
        for item in (*made.wide.pieces, *made.tall.pieces):
            assert item.symbol.removeprefix("tta-card-").removeprefix("tta-words-") not in hidden
            assert item.id not in hidden


def test_the_words_on_buttons_know_what_the_rules_charge() -> None:
    """In the action phase, in an order and in an event: what is said before is told after."""
    checked: Counter[tuple[str, str]] = Counter()
    for state, seat in (item for seats in (2, 3) for item in walk(seats, 30 + seats)):
        view = views.view(GAME, state, seat)
        asked = view.pending.kind if view.pending else ""
        if asked == "free-build":
            continue
        for code in legal(GAME, state, seat):
            act = SPACE.act(code)
            if act.verb not in PRICED:
                continue
            said = [costs.resources(view, act), costs.science(view, act)]
            wanted = [price for price in said if price is not None] or [costs.food(view)]
            after, told = state.clone(), list[Event]()
            GAME.apply(after, seat, code, told)
            kind, figure = PRICED[act.verb]
            assert wanted == [getattr(told[0], figure)] and told[0].kind == kind
            checked[asked, act.verb] += 1
    assert {("action", verb) for verb in PRICED} <= set(checked)
    assert {("order", "build"), ("order", "upgrade")} <= set(checked)
    assert {("civilization", verb) for verb in ("build", "develop", "population")} <= set(checked)


def test_discounts_reach_the_words() -> None:
    """T17 and T34: masonry and Shakespeare."""
    state = next(state for state, seat in positions() if seat == 0)
    view = views.view(GAME, state, 0)
    library = type(view.civs[0].places[0])("printing-press", "library", 1, 1, 0)
    own = replace(view.civs[0], specials=("masonry",), places=(library,))
    view = replace(view, civs=(replace(own, leader="william-shakespeare"), *view.civs[1:]))
    wanted = {"alchemy": 5, "religion": 3, "drama": 2, "printing-press": 2}
    for card, price in wanted.items():
        assert costs.resources(view, SPACE.act(read(GAME, 0, f"build {card}"))) == price


def test_a_partner_who_can_pay_makes_technologies_cheaper_on_buttons() -> None:
    """8.4.5: Scientific Cooperation, between seats 2 and 0."""
    state = GAME.start(3, {})
    view = views.view(GAME, state, 0)
    pact = PactView("scientific-cooperation", 2, 0, 0, 2)
    iron = SPACE.act(read(GAME, 0, "develop iron"))
    for owned, price in ((0, 5), (1, 3)):
        partner = replace(view.civs[2], science=owned)
        bound = replace(view, civs=(*view.civs[:2], partner), pacts=(pact,))
        assert costs.science(bound, iron) == price


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_board_fits_eighty_columns(lang: str) -> None:
    for state, seat in positions()[::6]:
        view = views.view(GAME, state, seat)
        console = Console(width=80, no_color=True, record=True, file=StringIO())
        console.print(board(view, texts(lang), 80))
        lines = console.export_text().splitlines()
        assert all(len(line) <= 80 for line in lines)
        text = "\n".join(lines)
        civ = view.civs[seat]
        for card in (civ.government, *(place.card for place in civ.places)):
            assert names.name(card, texts(lang)) in text


def test_a_worker_is_taken_up_and_put_on_a_card() -> None:
    for state, seat in positions():
        made, wanted = shown(state, seat)
        if any(offer.notation.startswith("build") for offer in wanted):
            worker = next(item for item in made.wide.pieces if item.id == "unused-0")
            builds = [action for action in worker.actions if action.notation.startswith("build")]
            assert builds and all(action.at for action in builds)
            return
    raise AssertionError("nobody could build")


def test_attacks_are_aimed_at_a_rival() -> None:
    aimed = 0
    for state, seat in positions():
        made, _ = shown(state, seat)
        for item in made.wide.pieces:
            for action in item.actions:
                verb = action.notation.split()[0]
                if verb in ("attack", "declare", "offer"):
                    aimed += 1
                    assert action.at and action.at.startswith("rival-")
    assert aimed


def test_offers_without_a_place_are_still_pressed() -> None:
    """Whatever no piece is about gets a button."""
    state, seat = next(p for p in positions() if views.view(GAME, *p).phase == "action")
    view = views.view(GAME, state, seat)
    strange = [Offer(code, write(GAME, seat, code), "?") for code in range(SPACE.size)[::37]]
    made = scene(view, strange, texts())
    assert Targets(view, strange).found
    assert {offer.notation for offer in strange} <= made.notations()
