"""What scenarios cannot say of the rules: weights of chance, options out of range, acts of a fair
repeated to their limit, figures of a corrected data file."""

from __future__ import annotations

import pytest

from wartable.games.age_of_heroes import data
from wartable.games.age_of_heroes.plugin import GAME
from wartable.i18n import texts
from wartable.kernel import CHANCE, Rng, outcomes
from wartable.testing import AlsTable, play_als

RULES = GAME.game()


def corrected(script: str, *changes: tuple[str, str]) -> AlsTable:
    """A table with other figures: each change is a text of the data file and what replaces it."""
    text = data.text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return play_als(GAME, script, data=text)


def test_equal_cards_are_one_outcome_weighted_by_their_number() -> None:
    """Rules 1: a draw is fair."""
    table = play_als(GAME, "draw 0")
    deck = dict(enumerate(table.state.deck))
    drawn = {RULES.sample_chance(table.state, Rng(seed)) for seed in range(400)}
    assert drawn == {kind for kind, n in deck.items() if n}
    assert dict(outcomes(RULES, table.state) or ()) == {kind: n for kind, n in deck.items() if n}
    table.expect("refused wrong-card draw barbarians-3", "refused wrong-card strength 1")
    assert RULES.refusal(table.state, CHANCE, RULES.chances) != 0


def test_what_lies_outside_every_option_s_range() -> None:
    for option in GAME.options:
        most = len(option.choices) - 1 if option.choices else option.most
        RULES.start(2, {option.key: most})
        for value in (-1, most + 1):
            with pytest.raises(ValueError, match=option.key):
                RULES.start(2, {option.key: value})
    for seats in (1, 7):
        with pytest.raises(ValueError, match="seats"):
            RULES.start(seats, {})


# ---- a live fair is finite

LIVE = "option fair live\nh0 gold | h1 iron\nfair"


def test_the_flag_is_switched_either_way() -> None:
    """5.4, F10: with nothing new on the board; each time is one of the acts (F9)."""
    table = play_als(GAME, LIVE).do(*["0 ready | 0 unready"] * 40)
    table.expect("refused wrong-window 0 unready")  # the flag is off
    table.do("0 ready").expect("refused acts-used 0 unready", "times unready 40", "offers 0 ready")


def test_acts_are_counted() -> None:
    """F9: so many acts; then one can only be ready."""
    table = play_als(GAME, LIVE).do(*["0 announce want iron | 0 retract want iron"] * 40)
    table.expect("offers 0 ready", "refused acts-used 0 announce want iron")
    table.do("0 ready | 0 ready").expect("actors 1 clock")


def test_notices_are_withdrawn_at_any_time() -> None:
    """F5, 5.4: by the ready, while wording a deal, and with no acts left; it is no act (F9)."""
    table = play_als(GAME, "option fair live\nh0 iron | h1 wood\nfair")
    table.do("0 announce have iron | 0 announce want wood | 0 ready | 0 retract have iron")
    table.do("1 offer wood for iron").expect("h0 iron")  # no longer bound
    table.expect("refused you-are-ready 0 announce have iron")
    table.do("0 unready | 0 announce have iron | 0 deal 1 | 0 retract have iron | 0 deal drop")
    table.expect("acts 4 1")
    table.do(*["0 announce have iron | 0 retract have iron"] * 36)
    table.expect("acts 40 1", "refused acts-used 0 announce have iron")
    table.expect("offers 0 ready, retract want wood, take 1 wood for iron")
    table.do("0 retract want wood").expect("want 0 -", "acts 40 1")


# ---- corrected figures


def test_barbarians_of_three_armies_and_victory_with_six_cities() -> None:
    """12, B1: figures are data."""
    corrected(
        """
        option luck victim
        cities 5 1 | armies 0 1
        draw 0
        exp deck barbarians-3=2 barbarians-1=1
        do draw barbarians-3
        exp told raided 0 n=3
        do 0 stand | 0 pass | 0 finish
        exp claims -
        """,
        ("[2, 2, 2]", "[3, 3, 1]"),
        ("victory_cities = { value = 5", "victory_cities = { value = 6"),
    )


@pytest.mark.parametrize(("armies", "left"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_barbarians_of_any_number(armies: int, left: int) -> None:
    """B1: each copy brings its own number of armies; one stone falls to one or two, two to more."""
    corrected(
        f"""
        armies 0 1 | monuments 3 0
        draw 0
        do draw barbarians-{armies} | 0 stand | 1 decline
        exp times raid-victorious 1 | told raid-victorious - n={armies} | monuments {left} 0
        """,
        ("[2, 2, 2]", f"[{armies}, {armies}, {armies}]"),
    )


def test_no_road_from_an_empty_pile() -> None:
    """6.2."""
    corrected(
        "seats 4\nh0 stone stone\nexp refused pile-empty 0 build road 1",
        ("road = { value = 6", "road = { value = 0"),
    )


FEW = [
    ("most_offers = { value = 12", "most_offers = { value = 1"),
    ("most_deals = { value = 6", "most_deals = { value = 1"),
]


def test_a_live_fair_closes_when_no_offer_is_left() -> None:
    """5.4, option deals = off: allowances used up, no open offer."""
    corrected(
        """
        option fair live
        option deals off
        h0 iron | h1 wood
        fair
        do 0 offer iron for gold | 1 offer wood for gold | 0 withdraw iron for gold
        exp untold fair-closed
        do 1 withdraw wood for gold
        exp told fair-closed
        """,
        *FEW,
    )


def test_a_live_fair_closes_when_no_deal_is_left() -> None:
    """5.4: allowances used up, no open offer, no unanswered deal."""
    corrected(
        """
        option fair live
        h0 iron | h1 wood
        fair
        do 0 offer iron for gold | 1 offer wood for gold
        do 0 withdraw iron for gold | 1 withdraw wood for gold
        exp untold fair-closed
        do 0 deal 1 | 0 deal want luck | 0 deal send
        exp untold fair-closed
        do 1 deal 0 | 1 deal want luck | 1 deal send | 1 reject 0-1
        exp refused deal-pending 1 deal 0 | refused no-deals-left 0 deal 1 | untold fair-closed
        do 0 reject 1-1
        exp told fair-closed
        """,
        *FEW,
    )


@pytest.mark.parametrize("lang", ("en", "uk", "ru"))
def test_the_rules_in_short_follow_corrected_figures(lang: str) -> None:
    """10, 12, 6.2: hand limit, victory and prices are those of the file."""
    box = data.text()
    for old, new in (
        ("hand_limit = { value = 5", "hand_limit = { value = 7"),
        ("victory_cities = { value = 5", "victory_cities = { value = 6"),
        ("{ stone = 2 }", "{ stone = 3 }"),
    ):
        assert old in box
        box = box.replace(old, new)
    reader, game = texts(GAME.package, lang), GAME.game(box)
    short = GAME.rules_text(game, "rules-summary", reader, GAME.settings({}))
    assert "7" in short and "6" in short and f"3 × {reader('kind-stone')}" in short
    assert "7" in GAME.rules_text(game, "rule-10", reader, GAME.settings({}))
    assert "6" in GAME.rules_text(game, "rule-v2", reader, GAME.settings({}))
    assert "7" not in GAME.rules_text(GAME.game(), "rules-summary", reader, GAME.settings({}))
