"""Every action has a text, and every text one action."""

import pytest

from wartable.errors import BadInput
from wartable.games.small_samurai_empires import notation
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.kernel import CHANCE


def test_round_trip():
    game = GAME.game()
    for seat, codes in ((0, game.actions), (CHANCE, game.chances)):
        texts = [notation.write(game, seat, code) for code in range(codes)]
        assert len(set(texts)) == codes
        assert [notation.read(game, seat, text) for text in texts] == list(range(codes))


def test_forgiving():
    game = GAME.game()
    assert notation.read(game, 0, "  Order  Move_2_Ship  GREY-1 ") == notation.read(
        game, 0, "order move-2-ship grey-1"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the first word must be one of"),
        ("jump aki", "the first word must be one of pass, fate, order"),
        ("move aki", "move PROVINCE PROVINCE"),
        ("order attack aki", "'aki' is no cell"),
        ("move aki edo", "'edo' is no province; there are: kitami"),
        ("explore aki kii", "'aki kii' is no road"),
        ("ship aki kii 3", "'3' is no number; there are: 1, 2"),
    ],
)
def test_what_is_not_understood(text, message):
    with pytest.raises(BadInput, match=message.replace("'", ".")):
        notation.read(GAME.game(), 0, text)


def test_chance_is_not_understood():
    with pytest.raises(BadInput, match="the first word must be one of first, fate, tile"):
        notation.read(GAME.game(), CHANCE, "roll 6")
    for seat in (0, CHANCE):
        with pytest.raises(BadInput):
            notation.write(GAME.game(), seat, 10**6)
