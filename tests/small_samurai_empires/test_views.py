"""Who sees what, and what a view says of the course. Sections 1, 5.1, 10.1, 11.1."""

from io import StringIO

import pytest
from rich.console import Console

from wartable.games.small_samurai_empires.plugin import GAME
from wartable.i18n import LANGUAGES, texts
from wartable.kernel import SPECTATOR
from wartable.testing import play_als

ALL = {"missions": 1, "mountains": 1, "heavenly-shrines": 1, "random-quick-actions": 1}
EVERYBODY = (0, 1, SPECTATOR)


def test_strength_is_shown_with_castles():
    """Section 1, W8: what the view calls strength is what control goes by."""
    t = play_als(GAME, "armies kaga=1:2 | castles kaga=0 iyo=1")
    shown = {province.key: province for province in t.view(0).provinces}
    assert shown["kaga"].strength == (3, 2) and shown["kaga"].control == 0
    assert shown["iyo"].strength == (0, 2) and shown["iyo"].castle == shown["iyo"].control == 1


@pytest.mark.parametrize(("law", "price"), [("1a", 1), ("3a", 0)])
def test_prices_are_shown_as_laws_make_them(law, price):
    """Section 10.1; in execution nothing is placed."""
    view = play_als(
        GAME, f"missions grey={law} | phase execution | orders grey-1=(0:recruit) | armies -"
    ).view(0)
    assert (view.wait, view.price, view.placed) == ("order-recruit", price, 0)


def test_placements_are_counted():
    """Section 4.1: those of this planning, of all players."""
    view = play_als(GAME, "armies -\ndo 0 order harvest grey-1\ndo 0 pass").view(0)
    assert (view.placed, view.to_place) == (1, 8)


def test_at_the_end_the_screens_fall():
    """Section 11.1: resources are shown to all; orders in hand are not."""
    t = play_als(GAME, "epoch 3 | phase epoch-end | armies - | goods food=2:4 bushido=2:5")
    ended = t.view(0).players[1]
    assert (ended.food, ended.bushido, ended.hand) == (4, 5, None)


@pytest.mark.parametrize("reader", (*EVERYBODY, 2))
def test_what_is_behind_screens(reader):
    """Section 11.1: hands by their number only, orders face down by owner and cell only."""
    t = play_als(GAME, "seats 3\narmies - | orders purple-1=(0:castle) grey-3=(1:attack)", ALL)
    view = t.view(reader)
    for who in view.players:
        mine = who.seat == reader
        assert (who.hand is not None, who.fate_hand is not None) == (mine, mine)
        assert (who.food is not None, who.bushido is not None) == (mine, mine)
        assert who.orders == (10 if who.seat < 2 else 11) and who.fate == 2 and who.supply == 16
    for cell, seat, kind in ((0, 0, "castle"), (11, 1, "attack")):
        (order,) = view.cells[cell].orders
        assert order.seat == seat and order.kind == (kind if reader == seat else None)
    assert view.stock is None and view.deck == 11
    assert sum(view.tokens.values()) == 10 and len(view.mountains) == 7


@pytest.mark.parametrize("reader", EVERYBODY)
def test_what_is_revealed_stays_seen(reader):
    """Section 11.1: revealed orders, also covered ones; the covering one only to its owner."""
    t = play_als(
        GAME, "round 2 | armies - | orders purple-1=1:recruit\ndo 0 order harvest purple-1"
    )
    low, top = t.view(reader).cells[0].orders
    assert (low.seat, low.kind, low.face_up) == (1, "recruit", True)
    assert top.seat == 0 and top.kind == ("harvest" if reader == 0 else None)


def test_a_covering_order_is_revealed_when_it_acts():
    """Sections 5.2, 11.1: to all."""
    t = play_als(GAME, "round 2 | phase execution | armies - | orders grey-1=1:recruit+(0:recruit)")
    t.expect("to 0 order-recruit")
    assert [t.view(reader).cells[9].orders[1].kind for reader in EVERYBODY] == ["recruit"] * 3


@pytest.mark.parametrize("limited", (0, 1))
def test_open_resources(limited):
    """Section 11.1: the option shows them to everybody, and the stock while it has an end."""
    options = {"open-resources": 1, "limited-stock": limited}
    view = play_als(GAME, "goods food=28 bushido=1", options).view(SPECTATOR)
    assert [(p.food, p.bushido) for p in view.players] == [(28, 1), (2, 2)]
    assert view.stock == ({"food": 0, "bushido": 27} if limited else None)
    assert view.stock_out == (("food",) if limited else ())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("opened", "said"), [(0, "scene-stock-out"), (1, "scene-stock")])
def test_an_empty_stock_is_said(lang, opened, said):
    """R14: on the page and in the terminal; its size only where resources are open."""
    reader = texts(GAME.package, lang)
    view = play_als(GAME, "goods food=28", {"open-resources": opened}).view(1)
    told = reader(said, list=reader("good-food"), food=0, bushido=26)
    assert told in GAME.scene(view, (), reader).subtitle
    console = Console(width=200, file=StringIO(), force_terminal=False)
    console.print(GAME.board(view, reader, 200))
    assert told in console.file.getvalue()
