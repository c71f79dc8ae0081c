"""Notation, labels, scenes, boards, bots: what people and hosts meet."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.age_of_heroes.walks import RULES, some_move, walk
from tests.needs import needs_compiled
from wartable.errors import BadInput
from wartable.games.age_of_heroes.bots import ThumbBot, simulating
from wartable.games.age_of_heroes.names import HELD_KEYS
from wartable.games.age_of_heroes.plugin import GAME
from wartable.i18n import texts
from wartable.kernel import CHANCE, Knowledge, Rng
from wartable.scene import Scene
from wartable.testing import AlsTable, Extent, check_game, play_als


@needs_compiled
@pytest.mark.parametrize("seats", range(3, 7))
def test_the_contract_in_a_live_fair(seats: int) -> None:
    """With deals and binding notices tests/contract plays it at two seats only."""
    extent = Extent(games=1, positions=3, sweeps=1, scenes=1, rolls=300, beliefs=60)
    check_game(GAME, seats, {"fair": "live"}, extent)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("OFFER  iron for Wood", "offer iron for wood"),
        ("build city", "build city wood wood stone"),
        ("build road 2", "build road 2 stone stone"),
        ("build general army-3", "build general army-3 iron gold"),
    ],
)
def test_the_notation_forgives(said: str, meant: str) -> None:
    assert GAME.write(RULES, 0, GAME.read(RULES, 0, said)) == meant


@pytest.mark.parametrize(
    "said",
    [
        *("offer", "take", "march 2", "hello", "offer famine for iron", "offer city for iron"),
        *("offer army for iron", "offer population-boom for iron", "offer monument for iron"),
        "offer road for iron",
    ],
)
def test_what_is_not_understood_is_answered_with_what_would_be_right(said: str) -> None:
    """5, edge 22: traded are cards of a hand, no immediate card, no item, no monument."""
    with pytest.raises(BadInput, match="write: |there are: |must be one of"):
        GAME.read(RULES, 0, said)


def drawn(table: AlsTable, seat: int, lang: str = "uk", you: int | None = None) -> Scene:
    reader = texts(GAME.package, lang, ["Olena", "Marek", "Тарас", "Iryna"])
    reader.you = you
    view = table.view(seat)
    offers = GAME.offers(table.game, table.state, view, seat, reader)
    return GAME.scene(view, offers, reader)


def full_board() -> AlsTable:
    """A live fair with offers, a notice, a draft and proposals of the reader's and of others'."""
    return play_als(
        GAME,
        """
        seats 4
        option fair live
        h0 iron wood wood olympics | h1 stone gold | h2 marble grain | h3 iron bricks
        fair
        do 0 offer iron for wood | 1 offer stone for olympics | 2 offer grain for gold
        do 1 announce have gold | 1 announce want wood | 3 offer bricks for luck
        do 2 deal 0 | 2 deal give marble | 2 deal want olympics | 2 deal send
        do 1 deal 3 | 1 deal give gold | 1 deal send
        do 0 deal 3 | 0 deal give wood | 0 deal give wood | 0 deal want bricks
        """,
    )


def test_the_board_of_a_fair_keeps_to_its_place() -> None:
    """5.1: everything that hangs there is drawn above the kinds of cards and the own panel."""
    scene = drawn(full_board(), 0)
    ids = {piece.id for piece in scene.tall.pieces}
    assert {"notice-1", "deal-0-0-give-1", "deal-2-1-want-0", "deal-1-1"} <= ids
    strip = min(piece.y - 17 for piece in scene.tall.pieces if piece.id == "kind-iron")
    found = []
    for layout, edge in ((scene.wide, 488), (scene.tall, strip)):
        hung = [p for p in layout.pieces if p.id.startswith(("offer-", "notice-", "deal-"))]
        assert hung and all(p.y + 10 * p.scale < edge for p in hung)
        found.append({p.id for p in hung})
    assert found[0] == found[1]


def test_a_notice_offers_what_would_be_heard() -> None:
    """F3: have gold, want wood; the reader holds wood."""
    table = play_als(GAME, "option fair live\nh0 wood | h1 gold\nfair")
    table.do("1 announce have gold | 1 announce want wood")
    scene = drawn(table, 0)
    notice = next(piece for piece in scene.wide.pieces if piece.id == "notice-1")
    assert [action.notation for action in notice.actions] == ["offer wood for gold"]
    assert "Marek" in notice.title


def test_what_one_may_get_is_one_piece_with_its_picture() -> None:
    """5.1: so the picture rises with it, and a preview shows it."""
    scene = drawn(full_board(), 0)
    sheet = GAME.sheet(GAME.game(), texts(GAME.package, "en"))
    shown = [piece for piece in scene.tall.pieces if piece.symbol.startswith("aoh-chip-")]
    assert {piece.id for piece in shown} == {f"kind-{key}" for key in HELD_KEYS}
    for key in HELD_KEYS:
        picture = sheet.partition(f'id="aoh-chip-{key}"')[2].partition("</symbol>")[0]
        assert "<path" in picture or picture.count("<") > 3


def test_a_deal_is_answered_with_two_buttons() -> None:
    """5.3: the question is put in words, the answers are main."""
    table = play_als(GAME, "h0 iron | h1 wood\nfair")
    table.do("0 deal 1 | 0 deal give iron | 0 deal want wood | 0 deal send")
    assert [action.notation for action in drawn(table, 1).main] == ["agree 0-1", "reject 0-1"]


def test_the_end_is_told_in_the_middle() -> None:
    """12: who has won, not whose turn it was."""
    table = play_als(GAME, "cities 5 1\nclaims 0\ndo 0 pass | 0 finish")
    line = next(piece for piece in drawn(table, 1, "en").wide.pieces if piece.id == "line")
    assert line.label == "Olena wins"


def test_the_crown_of_a_rival_keeps_off_its_name_on_a_phone() -> None:
    table = play_als(GAME, "seats 3\ncities 5 1 1\nclaims 0\ndo 0 pass | 0 finish")
    laid = {piece.id: piece for piece in drawn(table, 1).tall.pieces}
    crown, emblem = laid["t0-crown"], laid["t0-emblem"]
    assert (crown.x, crown.y) == (emblem.x, emblem.y)


@pytest.mark.parametrize(
    ("you", "said"), [(0, "Ваш ход"), (1, "Ходит Олена"), (None, "Ходит Олена")]
)
def test_whose_turn_it_is_is_told_to_whoever_reads(you: int | None, said: str) -> None:
    """A sentence that speaks to its reader never says "the turn of You"."""
    table = play_als(GAME, "h0 iron | h1 wood\nturn 0")
    say = texts(GAME.package, "ru", ["Олена", "Тарас"])
    say.you = you
    pieces = GAME.scene(table.view(0), [], say).wide.pieces
    assert next(piece.label for piece in pieces if piece.id == "line") == said


def test_every_army_is_on_the_board_of_the_terminal() -> None:
    """13.1: however many there are, at eighty columns."""
    table = play_als(GAME, "seats 3\narmies 9 1 1")
    console = Console(width=80, file=StringIO())
    console.print(GAME.board(table.view(1), texts(GAME.package, "uk"), 80))
    shown = console.file.getvalue()
    assert all(f"#{n}" in shown for n in range(1, 12)) and "…" not in shown


@pytest.mark.parametrize("level", GAME.levels)
def test_bots_play_whole_fairs_and_turns(level: str) -> None:
    bot, rng = GAME.bot(level, 0.005), Rng(3)
    state = RULES.start(3, GAME.settings({}))
    moves = 0
    while RULES.actors(state) and moves < (400 if level == "random" else 60):
        if RULES.actors(state) >> CHANCE & 1:
            RULES.apply(state, *some_move(state, rng), None)
            continue
        seat = next(s for s in range(3) if RULES.actors(state) >> s & 1)
        action = bot.choose(Knowledge.of(RULES, state, seat, rng))
        assert RULES.refusal(state, seat, action) == 0
        RULES.apply(state, seat, action, None)
        moves += 1


def test_medium_beats_random() -> None:
    """Ten games at two seats; the published figures are measured on many more."""
    won = 0
    for seed in range(10):
        state, rng = RULES.start(2, {}), Rng(seed)
        players = [simulating("medium", 24), GAME.bot("random")]
        if seed % 2:
            players.reverse()
        while RULES.actors(state):
            if RULES.actors(state) >> CHANCE & 1:
                RULES.apply(state, CHANCE, RULES.sample_chance(state, rng), None)
                continue
            seat = 0 if RULES.actors(state) & 1 else 1
            action = players[seat].choose(Knowledge.of(RULES, state, seat, rng))
            RULES.apply(state, seat, action, None)
        won += state.winner == seed % 2
    assert won >= 8


def test_a_spectator_and_the_hidden() -> None:
    """13.1: nothing of a hand is in another's view but what was seen."""
    for state, _ in walk(3, 9):
        for seat in range(3):
            view = GAME.view(RULES, state, seat)
            for tribe in view.tribes:
                if tribe.seat != seat:
                    assert sum(tribe.known.values()) <= tribe.hand
        assert GAME.view(RULES, state, 8).hand == {}


def chosen(script: str, seat: int) -> str:
    """What the bot by rules of thumb does at a table."""
    table = play_als(GAME, script)
    action = ThumbBot().choose(Knowledge.of(table.game, table.state, seat, Rng(1)))
    return GAME.write(table.game, seat, action)


@pytest.mark.parametrize(("deck", "action"), [("barbarians-2=3", "finish"), ("gold=3", "taxes")])
def test_bots_draw_on_while_the_next_card_may_be_worth_it(deck: str, action: str) -> None:
    """T2: by what is left in the deck."""
    laid = f"cities 3 1 | armies 0 1 | monuments 2 0\ndeck iron=1 {deck}"
    assert chosen(f"{laid}\ndo 0 taxes | draw iron", 0) == action


@pytest.mark.parametrize(
    ("claims", "action"), [("cities 1 1 1", "decline"), ("cities 5 1 1", "luck")]
)
def test_bots_play_luck_for_others_only_where_it_pays(claims: str, action: str) -> None:
    """E5: an army that may stop who is about to win."""
    laid = f"seats 3\n{claims} | armies 1 1 0\nh2 luck\ndraw 0"
    assert chosen(f"{laid}\ndo draw earthquake", 2) == action


def test_bots_give_for_a_road_what_they_would_discard() -> None:
    """C3."""
    laid = "seats 3\narmies 0 1 1\nh0 stone stone iron"
    assert chosen(f"{laid} iron iron granite hero olympics", 0).startswith("deal ")
    assert chosen(laid, 0).startswith("build road ")


def test_the_last_tribe_left_wins_by_no_count() -> None:
    """It has one city: the result says by what it has won, and no points stand beside it."""
    table = play_als(
        GAME,
        """
        seats 2
        cities 1 0 | armies 1 0 | h1 iron
        do 0 war | 0 muster army-1 | 0 march 1 plunder | 1 stand | seize iron
        """,
    )
    reader = texts(GAME.package, "en", ["Olena", "Marek"])
    view = table.view(0)
    scene = GAME.scene(view, [], reader)
    won, lost = scene.players
    assert (won.score, won.unit) == (5, "last tribe left") and "1 city" in won.facts
    assert scene.subtitle == f"Round {view.round}" and (lost.score, lost.facts) == (0, "out")
    sheet = GAME.result(view, [], reader)
    assert sheet and sheet.rows[0] == ("The score counts", "last tribe", "cities")
    assert sheet.rows[1] == ("Cities", "1 of 5", "0 of 5")
    assert sheet.rows[-1] == ("Last tribe left", "✓", "–")
    assert [GAME.endings()[ending] for ending in GAME.uncounted] == ["survival"]


def test_a_hero_sent_to_war_is_pale_in_the_hand_and_counted_apart() -> None:
    table = play_als(GAME, "seats 2\nh0 hero hero\ndo 0 war | 0 muster army-1 | 0 hero army")
    scene = drawn(table, 0, "en")
    pieces = {piece.id: piece for piece in scene.wide.pieces}
    assert [pieces[f"hand-hero-{n}"].state for n in range(2)] == ["held", "held dim"]
    assert pieces["foe-words"].label.endswith("armies: 1 · Heroes: 1")
    assert pieces["odds"].label.endswith("draw 16 %")


def test_the_road_of_two_runs_beside_the_piles() -> None:
    scene = drawn(play_als(GAME, "seats 2\nh0 iron | h1 wood\nroads 0-1\nfair"), 0)
    pieces = {piece.id: piece for piece in scene.wide.pieces}
    assert pieces["road-0-1"].x + 12 < pieces["pile-city"].x - 23  # half of either


@pytest.mark.parametrize(
    ("lang", "hint"),
    [("en", "You lack one city."), ("uk", "Вам бракує"), ("ru", "Вам не хватает одного города.")],
)
def test_whoever_reads_is_you_in_every_sentence(lang: str, hint: str) -> None:
    """Hints, titles and tips spoke of the reader as of a stranger."""
    table = play_als(GAME, "cities 4 1\nfortresses 1 0\nroads 0-1\nh0 iron | h1 wood\nturn 0")
    scene = drawn(table, 0, lang, you=0)
    assert hint in scene.hint
    for layout in (scene.wide, scene.tall):
        assert not [p for p in layout.pieces if "Olena" in f"{p.label} {p.title} {p.tip}"]


def test_those_who_would_stand_are_the_pieces_that_stand() -> None:
    """Two shields lay on each other, and a winner was as pale as who fell."""
    table = play_als(GAME, "h0 iron | h1 wood\ndo 0 war | 0 muster army-1 | 0 march 1 plunder")
    for move in ("", "1 stand"):
        if move:
            table.do(move)
        pieces = drawn(table, 1, "en", you=1).wide.pieces
        guard = [p for p in pieces if p.id.startswith(("guard-army", "ready")) and p.seat == 1]
        assert [(p.symbol, p.state) for p in guard] == [("aoh-army-1", "")]
