"""Tables laid by hand: what is not understood or not so is said, and no piece gets lost."""

import pytest

from wartable.games.small_samurai_empires.plugin import GAME
from wartable.testing import AlsError, play_als


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("armies edo=1", "'edo' is none of kitami, ishikari"),
        ("armies kaga=many", "'many' is no number"),
        ("armies kaga=1:1:1", "'kaga' has too many values"),
        ("armies kaga=1 kaga=2", "'kaga' stands there twice"),
        ("armies kaga=9 kii=8", "armies: more of them are laid than are in the box"),
        ("castles kaga=2", "'2' is none of 0, 1"),
        ("castles kitami=0 dewa=0 kaga=0 iyo=0", "castles: more of them"),
        ("orders grey-4=0:attack", "'grey-4' is none of purple-1"),
        ("orders grey-1=0:dance", "'dance' is none of recruit, move-3"),
        ("orders grey-1=(0:attack", r"write 0:attack, or \(0:attack\) face down"),
        ("orders grey-1=0:castle grey-2=0:castle", "orders: more of them"),
        ("goods food=29", "goods: more of them"),
        ("shown grey=6", "fate cards: more of them"),
        ("missions grey=5a", "'5a' is none of 1a, 1b"),
        ("exp mountains everest", "'everest' is none of daisetsu"),
        ("turns 0 0", "turns names each seat once"),
        ("phase lunch", "'lunch' is none of fate, planning, execution, epoch-end"),
        ("epoch 4", "'4' is none of 1, 2, 3"),
        ("round 3", "'3' is none of 1, 2"),
        ("exp to 0 dance", "'dance' is none of nothing, tile-draw"),
        ("exp region blue", "'blue' is none of purple, turquoise, orange, grey"),
        ("exp control edo=0", "'edo' is none of kitami"),
    ],
)
def test_what_is_not_understood_is_said(line, message):
    with pytest.raises(AlsError, match=message):
        play_als(GAME, f"{line}\nexp round 1")


@pytest.mark.parametrize(
    ("line", "expected", "found"),
    [
        ("armies kaga=1:2 kii=0", "kaga=1:2 kii=0", "kaga=1:1 kii=0"),
        ("armies kaga=*:2", "kaga=*:2", "kaga=*:1"),
        ("armies -", "-", "kaga=1:1 aki=3:0"),
        ("control kaga=0 aki=0", "kaga=0 aki=0", "kaga=- aki=0"),
        ("castles -", "-", "iyo=1"),
        ("orders grey-1=0:attack", "grey-1=0:attack", "grey-1=(0:attack)"),
        ("orders grey-2=-", "grey-2=-", "grey-2=1:recruit+(0:harvest)"),
        ("supply 12:12", "12:12", "12:15"),
        ("to 0 place-order", "0 place-order", "1 place-order"),
        ("mountains -", "-", "daisetsu ou naeba tateyama fuji daisen aso"),
    ],
)
def test_what_is_not_so_is_shown(line, expected, found):
    laid = """option mountains on
        round 2 | armies aki=3 kaga=1:1 | castles iyo=1
        orders grey-1=(0:attack) grey-2=1:recruit+(0:harvest)"""
    with pytest.raises(AlsError) as failure:
        play_als(GAME, f"{laid}\nexp {line}")
    rows = [row[2:].split(None, 2) for row in str(failure.value).splitlines()[2:]]
    word = line.split()[0]
    assert ["-", word, expected] in rows and ["+", word, found] in rows
    assert ["stock", "food=26", "bushido=26"] in [" ".join(row).split() for row in rows]


@pytest.mark.parametrize(
    "field", ("held", "supply", "keeps", "hand", "stock", "deck", "army", "goods", "points")
)
def test_a_piece_too_many_is_found(field):
    t = play_als(GAME, "phase planning")
    t.laid.check()
    getattr(t.state, field)[0] += 1
    with pytest.raises(AssertionError):
        t.laid.check()


@pytest.mark.parametrize("castles", ("aki=0", "kaga=0 kii=0"))
def test_castles_that_cannot_stand_there_are_found(castles):
    with pytest.raises(AssertionError, match="castle"):
        play_als(GAME, f"castles {castles}\nexp round 1")


def test_a_table_that_lays_nothing_begins_at_the_beginning():
    t = play_als(GAME, "exp to chance tile-draw | epoch 0 | phase setup")
    t.go(1)
    t.expect("to 0 1 choose-fate", "epoch 1", "armies aki=2:2")
