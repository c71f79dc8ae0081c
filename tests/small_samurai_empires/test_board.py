"""The terminal's board: everything a player needs, in 80 columns, in words and signs."""

import io

import pytest
from rich.console import Console

from wartable.games.small_samurai_empires.plugin import GAME
from wartable.i18n import LANGUAGES, texts


def shown(t, seat, lang):
    out = io.StringIO()
    reader = texts(GAME.package, lang)
    Console(file=out, width=80).print(GAME.board(t.view(seat), reader, 80))
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_says_it_all(table, lang):
    """Marks, orders with the quick actions under them, bonuses, mountains, missions."""
    reader = texts(GAME.package, lang)
    t = table(3, missions=1, mountains=1).second_round({4: (1, "attack")})
    t.tiles(kaga="food", kii="bushido").castle(0, "kaga")
    text = shown(t, 0, lang)
    assert max(map(len, text.splitlines())) <= 80
    assert f" 4→ ▲ {reader('order-attack')}" in text  # covered by an order, still known
    assert f" 6× {reader('quick-attack')}" in text
    assert " 5/3" in text and " 4/2" in text and "●#!" in text
    flat = " ".join(text.split())
    assert reader("mountain-naeba") in flat and reader("province-echigo") in flat
    assert f"{reader('token-ambush')} 2" in flat
    assert f"{reader('province-kaga')} {reader('board-food')} ●#!" in flat
    assert f"{reader('province-kii')} {reader('board-bushido')} " in flat
    assert reader("token-ambush") not in shown(table(3), 0, lang)


def test_covered_is_said_in_its_round_only(table):
    """R3: what was covered in the last epoch means nothing in the next."""
    t = table(3).second_round({1: (1, "attack")}).armies({}).goods(0, bushido=1)
    t.do("order harvest purple-1")
    word = texts(GAME.package, "en")("facts-covered")
    assert word in shown(t, 2, "en")
    t.s.round = 1
    assert word not in shown(t, 2, "en")


def test_declining_is_told_by_what_was_asked(table):
    """Section 7, R16."""
    t = table(2).planning().armies({"rikuzen": {0: 2}, "kaga": {0: 2}})
    t.play("order harvest turquoise-1", "pass")
    told = [GAME.told(event) for event in t.told]
    assert (told[-1].key, told[-1].rule) == ("passed-quick", "7")
    for order, key in (("recruit", "passed-order"), ("move-3", "passed-move")):
        t = table(2).executing({7: (0, order)}).armies({"kaga": {0: 2}}).go()
        t.do("pass")
        keys = [GAME.told(event).key for event in t.told]
        assert key in keys
    t = table(2).executing({7: (0, "recruit")}).armies({}).go()
    t.play("recruit yamashiro", "pass")
    assert "passed" in [GAME.told(event).key for event in t.told]
