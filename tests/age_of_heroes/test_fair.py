"""The fair: rules 5, scenarios 5 and 6, edge cases 14 to 22; races of the live fair."""

from __future__ import annotations

import pytest

from tests.age_of_heroes.table import Table
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.beliefs import known
from wartable.games.age_of_heroes.engine.state import frame
from wartable.kernel import CLOCK, SPECTATOR, members

LIVE = {"fair": 1}


def test_an_offer_is_taken_without_asking_its_owner() -> None:
    """F0, F1, scenario 5: stone for iron; whoever has declared nothing cannot be compelled (F4)."""
    table = Table(3, hands={0: "stone", 1: "iron", 2: "iron"}).fair()
    table.do("0 offer stone for iron", "1 take 0 stone for iron")
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("iron", "stone", "iron")
    assert len(table.heard(code.SWAPPED)) == 1


def test_mirror_offers_execute_at_once_the_oldest_first() -> None:
    """F2."""
    table = Table(3, hands={0: "iron", 1: "iron", 2: "wood"}).fair()
    table.do("0 offer iron for wood", "1 offer iron for wood", "2 offer wood for iron")
    assert (table.hand(0), table.hand(1), table.hand(2)) == ("wood", "iron", "iron")
    assert [offer for offer in table.state.offers if offer != -1] != []  # seat 1's is still open


def test_a_notice_of_both_halves_binds() -> None:
    """F3, scenario 6, edge 17: wood for iron executes, grain for iron does not."""
    table = Table(2, hands={0: "wood grain", 1: "iron"}, options=LIVE).fair()
    table.do("1 announce have iron", "1 announce want wood", "0 offer grain for iron")
    assert table.hand(0) == "wood grain"
    table.do("0 offer wood for iron")
    assert (table.hand(0), table.hand(1)) == ("iron grain", "wood")


def test_notices_do_not_bind_with_offers_only() -> None:
    """F3 switched off by the option exchange = offers-only."""
    table = Table(2, hands={0: "wood", 1: "iron"}, options={**LIVE, "exchange": 1}).fair()
    table.do("1 announce have iron", "1 announce want wood", "0 offer wood for iron")
    assert table.hand(0) == "wood" and table.legal(1).count("take 0 wood for iron") == 1


def test_two_notices_alone_never_swap() -> None:
    """F3, edge 18."""
    table = Table(2, hands={0: "wood", 1: "iron"}, options=LIVE).fair()
    table.do("0 announce have wood", "0 announce want iron")
    table.do("1 announce have iron", "1 announce want wood")
    assert table.hand(0) == "wood" and not table.heard(code.SWAPPED)


def test_what_a_card_backed_is_withdrawn_when_it_is_gone() -> None:
    """5.1, edge 14: the only iron, offered three times."""
    table = Table(2, hands={0: "iron", 1: "wood"}).fair()
    table.do("0 offer iron for wood", "1 pass", "0 offer iron for gold", "1 pass")
    table.do("0 offer iron for stone", "1 take 0 iron for wood")
    assert all(offer == -1 for offer in table.state.offers)
    assert len(table.heard(code.UNBACKED)) == 2


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 offer wood for iron", "not-held"),
        ("0 offer iron for iron", "same-kind"),
        ("0 take 1 gold for iron", "offer-gone"),
        ("0 take 0 iron for wood", "own-offer"),
        ("0 withdraw iron for wood", "offer-gone"),
        ("0 agree 1-1", "deal-gone"),
        ("0 deal send", "no-draft"),
        ("0 deal 0", "yourself"),
        ("0 announce have iron", "no-notices"),
        ("0 taxes", "wrong-window"),
        ("1 pass", "not-your-turn"),
    ],
)
def test_bad_input_at_the_fair_is_refused_with_the_reason(line: str, why: str) -> None:
    """5.1, F5; edge 22: cities, armies and monument cards have no words in the fair at all."""
    assert Table(2, hands={0: "iron"}).fair().refusal(line) == why


def test_a_repeated_offer_needs_a_changed_hand() -> None:
    """5.1."""
    table = Table(2, hands={0: "iron grain", 1: "wood"}).fair()
    table.do("0 offer iron for gold", "1 pass", "0 withdraw iron for gold", "1 pass")
    assert table.refusal("0 offer iron for gold") == "already-posted"
    table.do("0 offer grain for wood", "1 take 0 grain for wood")
    assert table.refusal("0 offer iron for gold") == ""
    table.do("0 pass", "1 offer grain for gold", "0 pass", "1 withdraw grain for gold", "0 pass")
    assert table.refusal("1 offer grain for gold") == "already-posted"
    assert table.refusal("1 offer grain for wood") == ""


def test_allowances() -> None:
    """5.1: at most four open offers, twelve offers in a fair."""
    table = Table(2, hands={0: "iron wood", 1: "grain"}, options=LIVE).fair()
    table.do(*(f"0 offer iron for {kind}" for kind in ("gold", "marble", "hero", "luck")))
    assert table.refusal("0 offer wood for gold") == "too-many-open"
    assert not [line for line in table.legal(0) if line.startswith("offer")]
    for n in range(8):
        kind = ("limestone", "concrete", "bricks", "granite")[n % 4]
        give = "wood" if n < 4 else "iron"
        last = table.state.offers[n % 4]
        table.do(f"0 withdraw {_terms(last)}", f"0 offer {give} for {kind}")
    table.do(f"0 withdraw {_terms(table.state.offers[0])}")
    assert table.refusal("0 offer wood for sandstone") == "no-offers-left"
    assert not [line for line in table.legal(0) if line.startswith("offer")]


def _terms(offer: int) -> str:
    from wartable.games.age_of_heroes.engine.components import KIND_KEYS

    return f"{KIND_KEYS[offer >> 4 & 15]} for {KIND_KEYS[offer & 15]}"


def test_the_fair_in_rounds_closes_after_everybody_passed_once() -> None:
    """5.5, edge 20: exactly n steps."""
    table = Table(4).fair().do("0 pass", "1 pass", "2 pass")
    assert frame(table.state) == code.FAIR
    table.do("3 pass")
    assert table.heard(code.CLOSED) and frame(table.state) != code.FAIR


def test_the_fair_in_rounds_ends_after_six_circuits() -> None:
    """5.5: at most circuits times players."""
    table = Table(2, hands={0: "iron"}).fair()
    wants = ("gold", "wood", "stone", "grain", "hero", "luck")
    for n, want in enumerate(wants):
        if n >= 3:
            table.do(f"0 withdraw iron for {wants[n - 3]}", "1 pass")
        else:
            table.do(f"0 offer iron for {want}", "1 pass")
    assert table.heard(code.CLOSED)


# ---- deals


def test_a_deal_moves_its_cards_in_one_step_when_the_other_agrees() -> None:
    """5.3: lists on both sides; the reply is asked for at once."""
    table = Table(3, hands={0: "iron iron gold", 1: "wood stone"}).fair()
    table.do("0 deal 1", "0 deal give iron", "0 deal give iron", "0 deal want wood")
    assert table.refusal("0 deal want iron") == "same-kind"
    table.do("0 deal send")
    assert table.actors == [1]
    table.do("1 agree 0-1")
    assert (table.hand(0), table.hand(1)) == ("wood gold", "iron iron stone")
    assert table.actors == [1]  # it was seat 0's step


def test_a_gift_and_a_refusal() -> None:
    """5.3: one list may be empty, not both; no is no."""
    table = Table(2, hands={0: "iron"}).fair().do("0 deal 1")
    assert table.refusal("0 deal send") == "empty-deal"
    table.do("0 deal give iron", "0 deal send", "1 reject 0-1")
    assert table.hand(0) == "iron" and table.heard(code.DEAL_REJECTED)


def test_a_deal_that_would_eliminate_is_refused() -> None:
    """F6, edge 19: the last card without a city, on either side."""
    table = Table(2, hands={0: "iron", 1: "wood"}, cities={0: 0}).fair()
    table.do("0 deal 1", "0 deal give iron")
    assert table.refusal("0 deal send") == "would-eliminate"
    table = Table(2, hands={0: "iron", 1: "wood"}, cities={1: 0}).fair()
    table.do("0 deal 1", "0 deal want wood", "0 deal send")
    assert table.refusal("1 agree 0-1") == "would-eliminate"
    assert table.legal(1) == ["reject 0-1"]


def test_a_deal_needs_what_it_names() -> None:
    """5.3: more than one holds cannot be given, nor agreed to."""
    table = Table(2, hands={0: "iron", 1: "wood"}).fair().do("0 deal 1", "0 deal give iron")
    assert table.refusal("0 deal give iron") == "not-held"
    table.do("0 deal want gold", "0 deal send")
    assert table.refusal("1 agree 0-1") == "not-held"


def test_what_a_deal_is_about_is_seen_by_the_two_only() -> None:
    """F8, 13.1."""
    table = Table(3, hands={0: "iron", 1: "wood"}, options=LIVE).fair()
    table.do("0 deal 1", "0 deal give iron", "0 deal want wood", "0 deal send")
    about = [e for e in table.told if e.kind in (code.PROPOSED_GIVE, code.PROPOSED_WANT)]
    assert len(about) == 2 and all(e.audience == 0b11 for e in about)
    assert known(table.state, 1, 0) and not known(table.state, 2, 0)
    assert table.view(2).deals[0].give is None
    assert table.view(1).deals[0].give == {"iron": 1}


# ---- live


def test_everybody_and_the_host_may_act_in_a_live_fair() -> None:
    """5.4."""
    table = Table(3, hands={0: "iron"}, options=LIVE).fair()
    assert table.actors == [0, 1, 2, CLOCK]
    assert table.legal(CLOCK) == ["time-up"]
    assert table.refusal("0 time-up") == "only-the-host"
    assert table.refusal("! ready") == "wrong-window"
    table.do("! time-up")
    assert table.heard(code.TIMED_OUT) and table.heard(code.CLOSED)


def test_arrival_decides_a_race_and_the_loser_is_told() -> None:
    """F5: both hold what is wanted; the second take changes nothing."""
    for first, second in ((1, 2), (2, 1)):
        table = Table(3, hands={0: "gold", 1: "iron", 2: "iron"}, options=LIVE).fair()
        table.do("0 offer gold for iron", f"{first} take 0 gold for iron")
        before = table.state.dump()
        assert table.refusal(f"{second} take 0 gold for iron") == "offer-gone"
        assert table.state.dump() == before and table.hand(first) == "gold"


def test_a_withdrawal_races_with_a_take() -> None:
    """F5."""
    table = Table(2, hands={0: "gold", 1: "iron"}, options=LIVE).fair()
    table.do("0 offer gold for iron", "0 withdraw gold for iron")
    assert [(e.a, e.b) for e in table.heard(code.WITHDREW)] == [(4, 0)]
    assert table.refusal("1 take 0 gold for iron") == "offer-gone"
    table.do("! time-up")
    assert table.refusal("1 take 0 gold for iron") == "fair-closed"
    assert table.refusal("0 ready") == "fair-closed"


def test_a_yes_cannot_meet_another_deal_than_was_read() -> None:
    """F5: deals are numbered."""
    table = Table(2, hands={0: "gold iron", 1: "wood"}, options=LIVE).fair()
    table.do("0 deal 1", "0 deal give gold", "0 deal want wood", "0 deal send", "0 deal recall")
    table.do("0 deal 1", "0 deal give iron", "0 deal want wood", "0 deal send")
    assert table.refusal("1 agree 0-1") == "deal-gone"
    assert table.refusal("0 deal 1") == "deal-pending"
    table.do("1 agree 0-2")
    assert table.hand(0) == "wood gold"


def test_the_ready_may_not_post_but_their_offers_stay() -> None:
    """5.4."""
    table = Table(2, hands={0: "gold", 1: "iron"}, options=LIVE).fair()
    table.do("0 offer gold for iron", "0 ready")
    assert table.refusal("0 offer gold for wood") == "you-are-ready"
    assert table.refusal("0 announce want iron") == "you-are-ready"
    table.do("1 take 0 gold for iron", "0 unready", "0 ready", "1 ready")
    assert table.heard(code.CLOSED)


def test_the_flag_is_switched_either_way() -> None:
    """5.4, F10: with nothing new on the board; each time is one of the acts (F9)."""
    table = Table(2, hands={0: "gold", 1: "iron"}, options=LIVE).fair()
    for _ in range(40):
        table.do("0 ready", "0 unready")
    assert table.refusal("0 unready") == "wrong-window"  # the flag is off
    table.do("0 ready")
    assert table.refusal("0 unready") == "acts-used"
    assert len(table.heard(code.WAS_UNREADY)) == 40
    assert table.legal(0) == ["ready"]


def test_the_ready_take_withdraw_and_answer() -> None:
    """5.4, F5, F10: only posting needs the flag off; it stays as it is."""
    table = Table(3, hands={0: "gold", 1: "iron wood", 2: "stone"}, options=LIVE).fair()
    table.do("1 offer wood for gold", "1 offer iron for stone")
    table.do("2 deal 0", "2 deal give stone", "2 deal want gold", "2 deal send")
    table.do("0 ready", "1 ready", "1 withdraw iron for stone", "0 agree 2-1")
    assert (table.hand(0), table.hand(2)) == ("stone", "gold")
    table.do("2 ready")
    assert table.heard(code.CLOSED) and not table.heard(code.WAS_UNREADY)


def test_whoever_waits_rests_until_the_board_changes() -> None:
    """F10: being ready and saying so again."""
    table = Table(2, hands={0: "gold", 1: "iron"}, options=LIVE).fair()
    table.do("0 offer gold for iron", "0 ready")
    assert table.actors == [0, 1, CLOCK]
    table.do("0 ready")
    assert table.actors == [1, CLOCK] and table.refusal("0 unready") == "you-rest"
    assert table.refusal("0 withdraw gold for iron") == "you-rest"
    table.do("1 take 0 gold for iron")
    assert table.actors == [0, 1, CLOCK]
    table.do("0 unready")


def test_nobody_waits_for_the_ready() -> None:
    """F10: whoever is ready in a live fair may act, and need not."""
    table = Table(3, hands={0: "gold", 1: "iron", 2: "wood"}, options=LIVE).fair().do("1 ready")
    assert table.actors == [0, 1, 2, CLOCK]
    assert members(table.game.awaited(table.state)) == [0, 2, CLOCK]
    assert [table.view(seat).waited_for for seat in (0, 1, SPECTATOR)] == [(0, 2, CLOCK)] * 3
    table.do("0 ready", "2 ready")
    assert table.game.awaited(table.state) == table.game.actors(table.state) != 0


def test_notices_are_truthful_and_lapse_with_the_card() -> None:
    """5.1."""
    table = Table(2, hands={0: "gold", 1: "iron"}, options=LIVE).fair()
    assert table.refusal("0 announce have iron") == "not-held"
    assert table.refusal("0 retract have gold") == "not-announced"
    table.do("0 announce have gold")
    assert table.refusal("0 announce have gold") == "announced"
    table.do("0 offer gold for iron", "1 take 0 gold for iron")
    assert table.state.have[0] == 0


def test_resting_does_not_depend_on_the_hand() -> None:
    """F10: waking holders of a wanted card only would reveal hands."""
    for held in ("wood", "iron"):
        table = Table(3, hands={0: "gold", 1: held}, options=LIVE).fair()
        table.do("1 ready", "1 ready", "2 ready", "2 ready", "0 offer gold for iron")
        assert table.actors == [0, 1, 2, CLOCK]
        table.do("1 ready", "2 ready")
        assert table.actors == [0, CLOCK] and len(table.heard(code.WAS_READY)) == 2


def test_a_live_fair_is_finite() -> None:
    """F9: so many acts; then one can only be ready."""
    table = Table(2, hands={0: "gold"}, options=LIVE).fair()
    for _ in range(40):
        table.do("0 announce want iron", "0 retract want iron")
    assert table.legal(0) == ["ready"]
    assert table.refusal("0 announce want iron") == "acts-used"
    table.do("0 ready", "0 ready")
    assert table.actors == [1, CLOCK]
