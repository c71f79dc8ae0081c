"""Trades put together from pictures: what is given, what is got, who needs what."""

from __future__ import annotations

from itertools import pairwise, permutations, product
from math import hypot

import pytest

from tests.age_of_heroes.test_face import chosen, drawn, full_board
from wartable.games.age_of_heroes.bots import ThumbBot
from wartable.games.age_of_heroes.labels.needs import lacking, needs, wanting
from wartable.games.age_of_heroes.labels.odds import aims, attackers, defenders, odds
from wartable.games.age_of_heroes.plugin import GAME
from wartable.games.age_of_heroes.scene import across, low
from wartable.kernel import Knowledge, Rng, legal
from wartable.scene import Layout, Piece, Scene
from wartable.testing import AlsTable, play_als

SIX = """
seats 6
option fair live
h0 iron wood wood stone hero | h1 stone gold | h2 marble | h3 iron | h4 luck | h5 grain
fair
do 1 offer stone for wood | 2 offer marble for iron | 3 offer iron for grain | 0 offer wood for gold
"""
IN_SIGHT = 546  # units of a phone's board above the question, with six players listed
GOALS = ("conquest", "plunder", "destruction")


def layouts(scene: Scene) -> tuple[Layout, Layout]:
    return scene.wide, scene.tall


def found(layout: Layout, id: str) -> Piece:
    return next(piece for piece in layout.pieces if piece.id == id)


@pytest.mark.parametrize("table", [play_als(GAME, SIX), full_board()], ids=["offers", "a draft"])
def test_every_use_of_a_card_at_the_fair_ends_on_a_picture(table: AlsTable) -> None:
    """No list of words opens: an offer to take, a kind to get, the notice. While a deal is put
    together all goes into that, by one press."""
    wording = table.view(0).draft is not None
    for layout in layouts(drawn(table, 0)):
        ids = {piece.id for piece in layout.pieces}
        cards = [p for p in layout.pieces if p.id.startswith(("hand-", "kind-")) and p.actions]
        assert {p.id.partition("-")[0] for p in cards} == {"hand", "kind"}
        for card in cards:
            ends = {action.at for action in card.actions}
            assert ends <= ids and bool(card.asks) != wording
            assert not wording or (ends == {"deal-0-0"} and len(card.actions) == 1)


def test_both_ends_of_an_offer_lead_to_it() -> None:
    for layout in layouts(drawn(play_als(GAME, SIX), 0)):
        for from_, to in (("hand-wood-0", "kind-marble"), ("kind-marble", "hand-wood-0")):
            ways = {action.at: action.notation for action in found(layout, from_).actions}
            assert ways[to] == "offer wood for marble"
        ways = {action.at: action.notation for action in found(layout, "hand-wood-1").actions}
        assert ways["offer-1-stone-wood"] == "take 1 stone for wood"
        assert ways["notice-0"] == "announce have wood"


def test_an_own_offer_is_told_apart_and_withdrawn_by_one_press() -> None:
    for layout in layouts(drawn(play_als(GAME, SIX), 0)):
        own, other = found(layout, "offer-0-wood-gold"), found(layout, "offer-1-stone-wood")
        assert own.symbol == other.symbol.replace("take", "own") != other.symbol
        assert not own.actions and other.actions
        cross = found(layout, "offer-0-wood-gold-drop")
        assert [action.notation for action in cross.actions] == ["withdraw wood for gold"]


def test_offers_that_can_be_accepted_come_first_and_stand_out_with_names() -> None:
    """All looked the same, whoever made them, in the order they were made."""
    for layout in layouts(drawn(play_als(GAME, SIX), 0)):
        shown = [p for p in layout.pieces if p.symbol.startswith("aoh-offer")]
        shown.sort(key=lambda p: (p.y, p.x))
        whose = [p.label.split()[1] for p in shown]
        assert whose == ["Marek", "Тарас", "Olena", "Iryna"]
        assert [bool(p.actions) for p in shown] == [True, True, False, False]
        kinds = [p.symbol.rpartition("-")[2] for p in shown]
        assert kinds[:3] == ["take", "take", "own"] and kinds[3] not in ("take", "own")
        assert found(layout, "offer-3-iron-grain-give").state == "dim"


def test_what_is_needed_and_what_others_want_is_marked() -> None:
    """Wood twice and stone: a city can be paid. One grain more, and one more, is an army; the own
    stone is needed until the monument is full."""
    table = play_als(GAME, "seats 3\noption fair live\nh0 iron grain | h1 wood | h2 -\nfair")
    table.do("1 offer wood for iron | 2 announce want grain")
    view = table.view(0)
    own, stone = view.tribes[0].special, view.tribes[2].special
    assert own and stone
    assert needs(view) == {own: ["monument"], "grain": ["army"], "gold": ["general"]}
    assert wanting(view, "iron") == (1,) and wanting(view, "grain") == (2,)
    assert wanting(view, stone) == (2,) and wanting(view, own) == ()
    for layout in layouts(drawn(table, 0)):
        ids = {piece.id for piece in layout.pieces}
        assert {"kind-grain-need", f"kind-{own}-need", "hand-iron-0-wants-1"} <= ids
        assert {"kind-grain-wants-2", "hand-grain-0-wants-2"} <= ids
        assert "kind-wood-need" not in ids
    offered = found(drawn(table, 0, "en").tall, "kind-grain")
    assert offered.tip == "You need it for: Army. Known to want it: Тарас."


def test_gold_stands_for_what_is_lacking() -> None:
    view = play_als(GAME, "h0 wood gold").view(0)
    assert lacking(view, 0) == ["stone"] and lacking(view, 3) == ["iron"]
    dims = [p for p in drawn(play_als(GAME, "h0 wood gold"), 0).wide.pieces if p.state == "dim"]
    assert {"pile-city-price-2", "pile-general-price-0"} <= {p.id for p in dims}
    assert "pile-city-price-1" not in {p.id for p in dims}


def test_a_hand_is_seen_beside_the_offers_on_a_phone() -> None:
    """With it the own figures and all prices; the board is as high in a turn as at the fair."""
    for script, seats in ((SIX, 6), ("option fair live\nh0 wood\nfair", 2)):
        tall = drawn(play_als(GAME, script), 0).tall
        low = max(p.y + 52 * p.scale for p in tall.pieces if p.id.startswith("hand-"))
        assert low < IN_SIGHT
        own = [p for p in tall.pieces if p.id == "t0-panel" or p.id.startswith("pile-")]
        assert any("price" in p.id for p in own) and max(p.y + 9 for p in own) < IN_SIGHT
        turn = drawn(play_als(GAME, f"seats {seats}\nh0 wood"), 0).tall
        assert turn.height == tall.height
        assert max(p.y + 40 for p in turn.pieces if p.id.startswith("hand-wood")) < IN_SIGHT


def test_construction_has_buttons_and_says_what_is_lacking() -> None:
    scene = drawn(play_als(GAME, "h0 wood wood stone gold"), 0, "en")
    labels = [action.label for action in scene.main]
    assert labels[:2] == ["City for 2 × Wood, Stone", "Fortress for Wood, Stone, Gold"]
    assert "lacks" in drawn(play_als(GAME, "h0 wood"), 0, "en").hint


def test_both_strengths_and_the_odds_are_told_before_a_war() -> None:
    """Two armies, one of them led, against one behind a fortress."""
    table = play_als(GAME, "armies 2 1 | fortresses 0 1 | generals army-1\ndo 0 war")
    army, other = (each.number for each in table.view(0).tribes[0].armies)
    table.do(f"0 muster army-{army} | 0 muster army-{other}")
    view = table.view(0)
    attack, defence = attackers(view), defenders(view, view.tribes[1])
    general, fortress = view.bonuses
    assert sorted(attack.added) == [0, general] and defence.added == (fortress,)
    cards = [value for value, n in zip(view.values, view.copies, strict=True) for _ in range(n)]
    duels = [(a + led, b + fortress) for led in attack.added for a in cards for b in cards]
    won = 100 * sum(a > b for a, b in duels) / len(duels)
    lost = 100 * sum(a < b for a, b in duels) / len(duels)
    assert odds(view, attack, defence) == (round(won), round(lost))
    scene = drawn(table, 0, "en")
    assert f"Marek {round(won)}/0/0\u00a0%" in scene.hint  # he has neither cards nor a monument
    marches = found(scene.wide, "t1-panel").actions
    assert [action.chance for action in marches] == [round(won) / 100, 0, 0]
    assert [action.odds for action in marches] == [f"{round(won)} %", "0 %", "0 %"]
    aims_ = [found(scene.wide, f"aim-1-{goal}") for goal in GOALS]
    assert aims_[0].label == f"Conquest {round(won)} %"
    assert [[a.notation for a in aim.actions] for aim in aims_] == [["march 1 conquest"], [], []]
    march = next(
        a
        for a in legal(table.game, table.state, 0)
        if GAME.write(table.game, 0, a) == "march 1 plunder"
    )
    words = GAME.cost(view, march, GAME.texts("en", ["Olena", "Marek"]))
    assert f"Attack: 2 (+{general}, +0), defence: 1 (+{fortress})" in words
    table.do("0 march 1 plunder")
    assert f"{round(won)} %" in drawn(table, 1, "en").hint


@pytest.mark.parametrize("laid", ["2 2", "3 1", "1 3", "3 2 | generals army-1 army-4"])
def test_the_chance_of_a_battle_counts_every_way_it_can_go(laid: str) -> None:
    """All battle cards and all orders in which armies meet; two victorious armies take a city, one
    takes cards."""
    table = play_als(GAME, f"h1 wood\narmies {laid}\ndo 0 war")
    for army in table.view(0).tribes[0].armies:
        table.do(f"0 muster army-{army.number}")
    view = table.view(0)
    attack, defence = attackers(view), defenders(view, view.tribes[1])
    mine, his = attack.added, defence.added
    duels, won = min(len(mine), len(his)), []
    for order in permutations(range(len(mine)), duels):
        for other in permutations(range(len(his)), duels):
            pairs = [(mine[a], his[b]) for a, b in zip(order, other, strict=True)]
            for cards in product(product(view.values, repeat=2), repeat=duels):
                beaten = [a + x > b + y for (a, b), (x, y) in zip(pairs, cards, strict=True)]
                won.append(sum(beaten) + len(mine) - duels)
    found_ = aims(view, attack, defence, view.tribes[1])
    for goal, need in ("conquest", view.conquest), ("plunder", 1):
        assert found_[goal] == round(100 * sum(n >= need for n in won) / len(won))
    assert found_["destruction"] == 0  # there is no monument


def test_many_armies_stand_apart() -> None:
    """Each can be pressed: none lies on another, and each has the number that actions name."""
    scene = drawn(play_als(GAME, "armies 8 1\ndo 0 war"), 0)
    assert [found(scene.wide, f"army-{n}").label for n in range(1, 9)] == [*"12345678"]
    for layout in layouts(scene):
        armies = [p for p in layout.pieces if p.id.startswith("army-") and p.actions]
        assert len(armies) == 8
        for one in armies:
            others = [other for other in armies if other is not one]
            assert min(hypot(one.x - other.x, one.y - other.y) for other in others) >= 20


def test_at_a_fair_only_what_comes_first_is_marked_strongly() -> None:
    """Offers to accept and the own cards; what one may get and rivals to deal with only softly."""
    table = play_als(GAME, "option fair live\nh0 iron | h1 wood\nfair\ndo 1 offer wood for iron")
    pressed = {each.id: each.state for each in drawn(table, 0).wide.pieces if each.actions}
    soft = {id for id, state in pressed.items() if "soft" in state}
    assert soft == {id for id in pressed if id.startswith(("kind-", "t1-panel"))}
    assert {"offer-1-wood-iron", "hand-iron-0"} <= pressed.keys() - soft


def test_a_tribe_in_full_size_says_what_its_marks_mean() -> None:
    """A dotted ring is near to victory; pale is only an offer for a card that is not held."""
    laid = "option fair live\ncities 1 4\nh0 iron | h1 wood wood\nfair\ndo 1 offer wood for iron"
    reader = GAME.texts("en", ["Olena", "Marek"])
    for more, said in (
        ("", {"legend-near"}),
        (" | 1 offer wood for gold", {"legend-near", "legend-pale"}),
    ):
        shown = across(play_als(GAME, laid + more).view(0), 1, reader).wide
        assert {each.id for each in shown.pieces if each.id.startswith("legend-")} == said


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_can_be_built_stands_apart(seats: int) -> None:
    """A pile does not cover the figure of the one above it."""
    piles = [
        found(drawn(play_als(GAME, f"seats {seats}\nturn 0"), 0).wide, f"pile-{key}")
        for key in ("city", "army", "fortress", "general", "road")
    ]
    for one, other in pairwise(piles):
        assert other.y - one.y >= 62 * one.scale + 4


def test_the_list_says_which_way_a_score_counts() -> None:
    """With six, whose lines are short: cities or the monument, and whole what is urgent."""
    laid = "seats 6\ncities 2 1 1 1 1 1 | monuments 0 3 0 0 0 0\nturn 0"
    players = drawn(play_als(GAME, laid), 0, "en").players
    assert "· monument 0/5 ·" in players[0].facts
    assert (players[1].score, players[1].unit) == (3, "/5 stones")
    assert ["· 1 city ·" in players[1].facts, "· monument 0 ·" in players[2].facts] == [True, True]


def test_a_side_of_a_battle_has_its_words_inside() -> None:
    """On a phone on its side with six, where the middle is narrow."""
    table = play_als(GAME, "seats 6\narmies 2 1 1 1 1 1\ndo 0 war | 0 muster army-1")
    shown = low(table.view(0), (), GAME.texts("en", [*"abcdef"]))
    side, said = found(shown, "foe-side"), found(shown, "foe-words")
    assert abs(said.y - side.y) + 10 * said.scale <= 52 * side.scale


# ---- bots

ASKS = "option fair live\nh0 iron luck | h1 wood wood wood\nfair"


def test_bots_answer_an_offer_with_another() -> None:
    """What the rival asks for, for what the bot needs more."""
    assert chosen(f"{ASKS}\ndo 0 offer iron for wood", 1).startswith("offer wood for ")


def test_a_ready_bot_trades_on_when_it_is_asked_for_something() -> None:
    """Its board is full, so the oldest offer makes room; then it is ready again and stays so."""
    posts = " | ".join(f"1 offer grain for {kind}" for kind in ("gold", "hero", "luck", "olympics"))
    laid = "option fair live\nh0 iron luck | h1 wood wood wood grain\nfair"
    table = play_als(GAME, f"{laid}\ndo {posts} | 1 ready | 1 ready | 0 offer iron for wood")
    bot, rng, said = ThumbBot(), Rng(2), []
    for _ in range(5):
        action = bot.choose(Knowledge.of(table.game, table.state, 1, rng))
        said.append(GAME.write(table.game, 1, action))
        table.do(f"1 {said[-1]}")
    assert said[:2] == ["withdraw grain for gold", "unready"]
    assert said[2].startswith("offer wood for ") and said[3:] == ["ready", "ready"]


def test_a_battle_says_how_strong_both_sides_are() -> None:
    """From the muster on: who attacks and defends with what, and how a duel may go."""
    laid = """seats 2
armies 2 1 | fortresses 0 1
do 0 war | 0 muster army-1 | 0 muster army-2"""
    marched = f"{laid} | 0 march 1 conquest"
    said = "Двобій: напад 28 %, оборона 58 %, нічия 14 %", "Напад вдасться: 28 % (двобій: 28 %)"
    for scene in drawn(play_als(GAME, laid), 0), drawn(play_als(GAME, marched), 1):
        assert found(scene.wide, "foe-words").label.endswith("армій: 2")
        assert found(scene.wide, "guard-words").label.endswith("армій: 1 (+1)")
        assert found(scene.wide, "odds").label in said
        assert not any(piece.id.startswith("pile-") for piece in scene.wide.pieces)


def test_a_deal_that_is_put_together_says_what_it_lacks() -> None:
    """An empty box was dropped by a press on it, and "You give → wood" read as giving wood."""
    table = play_als(GAME, SIX + "do 0 deal 1")
    wording = "what you get in the list “You get”."
    for more, asked, sides in (
        ("", wording, ["nothing yet", "nothing yet"]),
        ("do 0 deal want gold", "What do you give for it?", ["nothing yet", ""]),
        ("do 0 deal give wood", "A deal with Marek: send it, or add cards.", ["", ""]),
    ):
        if more:
            table.do(more.removeprefix("do "))
        scene = drawn(table, 0, "en", you=0)
        assert scene.prompt.endswith(asked)
        for layout in layouts(scene):
            deal = found(layout, "deal-0-0")
            assert deal.label == "You → Marek" and bool(deal.actions) == bool(more)
            heads = [found(layout, f"deal-0-0-{side}-head").label for side in ("give", "want")]
            assert heads == ["You give", "You get"]
            said = {p.id: p.label for p in layout.pieces}
            assert [said.get(f"deal-0-0-{side}", "") for side in ("give", "want")] == sides
        send = [action for action in scene.main if action.notation == "deal send"]
        assert [action.final for action in send] == ([more.endswith("gold")] if more else [])
        assert all(action.cost == "You give nothing for it." for action in send if action.final)


def test_offers_of_a_live_fair_keep_their_places() -> None:
    """Neither a deal nor more offers move those that hang there; on a phone, too, all are named."""
    table = play_als(GAME, SIX)
    before = [grid(layout) for layout in layouts(drawn(table, 0))]
    table.do("0 deal 1 | 0 deal give wood | 4 offer luck for iron | 5 offer grain for hero")
    table.do("1 announce want hero | 2 announce want hero | 3 announce want hero")
    table.do("4 announce want hero | 5 announce want hero | 5 offer grain for stone")
    after = [grid(layout) for layout in layouts(drawn(table, 0))]
    for was, now in zip(before, after, strict=True):
        assert now[: len(was)] == was and len(now) == 12


def grid(layout: Layout) -> list[tuple[float, float, float]]:
    """Where offers and notices hang; none of them without a name."""
    hung = [p for p in layout.pieces if "staying" in p.state]
    assert all(len(p.label) > 1 for p in hung)
    return sorted(((p.x, p.y, p.scale) for p in hung), key=lambda spot: (spot[1], spot[0]))


def test_what_is_announced_lies_side_by_side() -> None:
    table = play_als(GAME, SIX.replace("h2 marble", "h2 marble gold stone"))
    table.do(" | ".join(f"1 announce want {k}" for k in ("iron", "wood", "grain", "luck", "hero")))
    table.do("2 announce have stone | 2 announce have gold | 2 announce have marble")
    table.do("2 announce want iron | 2 announce want wood | 2 announce want luck")
    for layout in layouts(drawn(table, 0)):
        for seat in (1, 2):
            shown = [p for p in layout.pieces if p.id.startswith(f"notice-{seat}-")]
            for one, two in pairwise(sorted(shown, key=lambda p: p.x)):
                wide = 12 * (one.scale + two.scale) if "icon" in one.symbol + two.symbol else 0
                assert two.x - one.x > 0.9 * wide
