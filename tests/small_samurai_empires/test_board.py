"""The terminal's board: everything a player needs, in 80 columns, in words and signs."""

import io

import pytest
from rich.console import Console

from wartable.games.small_samurai_empires.plugin import GAME
from wartable.i18n import LANGUAGES, texts
from wartable.testing import play_als


def shown(t, seat, lang):
    out = io.StringIO()
    reader = texts(GAME.package, lang)
    Console(file=out, width=80).print(GAME.board(t.view(seat), reader, 80))
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_says_it_all(lang):
    """Marks, orders with the quick actions under them, bonuses, mountains, missions."""
    reader = texts(GAME.package, lang)
    t = play_als(
        GAME,
        """seats 3
        option missions on
        option mountains on
        round 2 | orders turquoise-1=1:attack | tiles kaga=food kii=bushido | castles kaga=0""",
    )
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
    assert reader("token-ambush") not in shown(play_als(GAME, "seats 3\ngo"), 0, lang)


def test_covered_is_said_in_its_round_only():
    """R3: what was covered in the last epoch means nothing in the next."""
    word = texts(GAME.package, "en")("facts-covered")
    laid = "seats 3\nround 2 | armies - | orders purple-1=1:attack+(0:harvest)"
    assert word in shown(play_als(GAME, laid), 2, "en")
    t = play_als(GAME, f"{laid} | phase epoch-end\ngo\nexp epoch 2")
    assert t.state.covered and word not in shown(t, 2, "en")


def test_declining_is_told_with_its_rule():
    """Section 7 for a quick action, R16 for the rest."""
    t = play_als(GAME, "armies rikuzen=2\ndo 0 order harvest turquoise-1\ndo 0 pass")
    assert (t.heard[-1].key, t.heard[-1].rule) == ("passed-quick", "7")
    t = play_als(GAME, "phase execution | orders orange-1=(0:recruit)\ndo 0 pass")
    assert [told.rule for told in t.heard if told.key == "passed-order"] == ["R16"]
