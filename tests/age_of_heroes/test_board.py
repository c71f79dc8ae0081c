"""The board of a fair: what backs it, whom it binds first, when it closes, races in both orders."""

from __future__ import annotations

import pytest

from tests.age_of_heroes.table import Table
from wartable.games.age_of_heroes import data
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.beliefs import known
from wartable.games.age_of_heroes.engine.state import frame
from wartable.games.age_of_heroes.views import cards
from wartable.kernel import CLOCK, NONE, Rng, legal

LIVE = {"fair": 1}


# ---- what backs it


def test_what_still_hangs_shows_that_it_is_backed() -> None:
    """5.1, H1: of two irons one is swapped; the other offer stays, so all know of another."""
    table = Table(3, hands={0: "iron iron", 1: "wood", 2: "gold"}).fair()
    table.do("0 offer iron for wood", "1 pass", "2 pass", "0 offer iron for gold", "1 pass")
    table.do("2 take 0 iron for gold")
    assert cards(known(table.state, 1, 0)) == {"iron": 1, "gold": 1}
    table.do("0 pass", "1 take 0 iron for wood")
    assert table.hand(0) == "wood gold"


def test_a_notice_that_stays_shows_that_it_is_true() -> None:
    """5.1, H1."""
    table = Table(3, hands={0: "iron iron", 1: "wood"}, options=LIVE).fair()
    table.do("0 announce have iron", "0 offer iron for wood", "1 take 0 iron for wood")
    assert table.state.have[0] == 1 and cards(known(table.state, 2, 0)) == {"iron": 1, "wood": 1}


def test_a_proposal_lapses_with_its_card() -> None:
    """5.1, F5: a yes that comes too late changes nothing."""
    table = Table(3, hands={0: "iron", 1: "wood", 2: "gold"}, options=LIVE).fair()
    table.do("0 deal 1", "0 deal give iron", "0 deal want wood", "0 deal send")
    assert "agree 0-1" in table.legal(1)
    table.do("0 offer iron for gold", "2 take 0 iron for gold")
    assert table.heard(code.DEAL_UNBACKED) and table.state.deal_to[0] == NONE
    assert table.refusal("1 agree 0-1") == "deal-gone"


def test_a_proposal_that_stays_shows_its_cards() -> None:
    """5.1, 13.1: the addressee may agree in every world he believes in; others learn nothing."""
    table = Table(3, hands={0: "iron iron", 1: "wood", 2: "gold"}, options=LIVE).fair()
    table.do("0 deal 1", "0 deal give iron", "0 deal want wood", "0 deal send")
    table.do("0 offer iron for gold", "2 take 0 iron for gold")
    assert cards(known(table.state, 1, 0)) == {"iron": 1, "gold": 1}
    assert cards(known(table.state, 2, 0)) == {"gold": 1}
    rng = Rng(2)
    for _ in range(20):
        believed = table.state.clone()
        table.game.determinize(table.state, 1, rng, believed)
        assert legal(table.game, believed, 1) == legal(table.game, table.state, 1)


def test_a_draft_cannot_promise_what_is_gone() -> None:
    """5.1: a kind given is in hand at that moment."""
    table = Table(3, hands={0: "iron", 1: "wood"}, options=LIVE).fair()
    table.do("0 offer iron for wood", "0 deal 2", "0 deal give iron", "1 take 0 iron for wood")
    assert table.refusal("0 deal send") == "not-held"
    table.do("0 deal drop")
    assert table.state.draft_to[0] == NONE


def test_a_closed_deal_withdraws_what_its_cards_backed() -> None:
    """5.1, 5.3: offers, notices and proposals of both sides."""
    table = Table(3, hands={0: "iron", 1: "wood", 2: "gold"}, options=LIVE).fair()
    table.do("0 offer iron for gold", "0 announce have iron", "1 offer wood for stone")
    table.do("1 deal 2", "1 deal give wood", "1 deal send")
    table.do("0 deal 1", "0 deal give iron", "0 deal want wood", "0 deal send", "1 agree 0-1")
    assert (table.hand(0), table.hand(1)) == ("wood", "iron")
    assert all(offer == NONE for offer in table.state.offers) and table.state.have[0] == 0
    assert len(table.heard(code.DEAL_UNBACKED)) == 1 and len(table.heard(code.UNBACKED)) == 2
    assert [e.seat for e in table.heard(code.HANDED)] == [0, 1]


# ---- whom it binds


def test_mirror_offers_come_before_notices() -> None:
    """F2, F3: a notice left of the poster waits behind a mirror offer further away."""
    table = Table(3, hands={0: "wood", 1: "iron", 2: "iron"}, options=LIVE).fair()
    table.do("1 announce have iron", "1 announce want wood", "2 offer iron for wood")
    table.do("0 offer wood for iron")
    assert (table.hand(1), table.hand(2)) == ("iron", "wood")


def test_notices_are_searched_from_the_posters_left() -> None:
    """F3."""
    hands = {0: "iron", 1: "wood", 2: "iron", 3: "iron"}
    table = Table(4, hands=hands, options=LIVE).fair()
    for seat in (0, 3, 2):
        table.do(f"{seat} announce have iron", f"{seat} announce want wood")
    table.do("1 offer wood for iron")
    assert [table.hand(seat) for seat in range(4)] == ["iron", "iron", "wood", "iron"]


def test_half_a_notice_binds_nobody() -> None:
    """F3, F4: only the one half is announced."""
    for half in ("have iron", "want wood"):
        table = Table(2, hands={0: "wood", 1: "iron"}, options=LIVE).fair()
        table.do(f"1 announce {half}", "0 offer wood for iron")
        assert not table.heard(code.SWAPPED)
        table.do(f"1 retract {half}")
        assert table.state.have[1] == table.state.want[1] == 0


def test_ones_own_opposite_offers_do_not_meet() -> None:
    """F2: nobody trades with himself; what one cannot give one cannot take."""
    table = Table(2, hands={0: "iron wood", 1: "stone"}, options=LIVE).fair()
    table.do("0 offer iron for wood", "0 offer wood for iron")
    assert not table.heard(code.SWAPPED)
    assert table.refusal("1 take 0 iron for wood") == "not-held"


def test_both_mirror_offers_are_consumed() -> None:
    """F2: with a second iron the first offer would still be backed."""
    table = Table(2, hands={0: "iron iron", 1: "wood wood"}).fair()
    table.do("0 offer iron for wood", "1 offer wood for iron")
    assert all(offer == NONE for offer in table.state.offers)
    assert table.hand(0) == "iron wood" and not table.heard(code.UNBACKED)


def test_no_trade_outside_the_fair() -> None:
    """F7: the words of the fair are refused in a turn, whoever says them."""
    table = Table(2, hands={0: "iron", 1: "wood"}).turn()
    for line in ("0 offer iron for wood", "1 offer wood for iron", "0 deal 1", "0 ready"):
        assert table.refusal(line) == "fair-closed"


# ---- when it closes


def test_a_step_between_passes_begins_the_count_anew() -> None:
    """5.5: all living players in succession."""
    table = Table(3, hands={2: "iron"}).fair()
    table.do("0 pass", "1 pass", "2 offer iron for wood", "0 pass", "1 pass")
    assert frame(table.state) == code.FAIR
    table.do("2 pass")
    assert frame(table.state) != code.FAIR


def test_steps_go_leftwards_from_the_first_player_over_the_living() -> None:
    """5.5, R1: whoever is out is left out, and not waited for."""
    table = Table(4, hands={0: "iron", 1: "iron", 3: "iron"})
    state = table.state
    state.first, state.alive, state.cities[2], state.armies[2] = 1, 0b1011, 0, 0
    table.fair()
    for seat in (1, 3, 0):
        assert table.actors == [seat]
        table.do(f"{seat} pass")
    assert table.heard(code.CLOSED)


def test_six_circuits_and_no_step_more() -> None:
    """5.5: 6 × 3 steps, the last of them an offer."""
    table = Table(3, hands={0: "iron"}).fair()
    for n in range(6):
        kinds = ("wood", "grain", "stone", "gold")
        line = f"0 offer iron for {kinds[n]}" if n < 4 else f"0 withdraw iron for {kinds[n - 4]}"
        assert frame(table.state) == code.FAIR
        table.do(line, "1 pass", "2 pass")
    assert frame(table.state) != code.FAIR and all(offer == NONE for offer in table.state.offers)


def test_a_live_fair_closes_when_nothing_is_left_to_post() -> None:
    """5.4: allowances used up, no open offer, no unanswered deal."""
    text = data.text().replace("most_offers = { value = 12", "most_offers = { value = 1")
    text = text.replace("most_deals = { value = 6", "most_deals = { value = 1")
    for options in ({**LIVE, "deals": 1}, LIVE):
        table = Table(2, hands={0: "iron", 1: "wood"}, data_text=text, options=options).fair()
        table.do("0 offer iron for gold", "1 offer wood for gold", "0 withdraw iron for gold")
        if options is LIVE:
            table.do("1 withdraw wood for gold")
            for seat in (0, 1):
                assert not table.heard(code.CLOSED)
                table.do(f"{seat} deal {1 - seat}", f"{seat} deal want luck", f"{seat} deal send")
            table.do("1 reject 0-1")
            assert table.refusal("1 deal 0") == "deal-pending"
            assert table.refusal("0 deal 1") == "no-deals-left"
        assert not table.heard(code.CLOSED)
        table.do("0 reject 1-1" if options is LIVE else "1 withdraw wood for gold")
        assert table.heard(code.CLOSED)


def test_all_living_must_be_ready() -> None:
    """5.4: whoever is out is not waited for; the flag may be switched back."""
    table = Table(3, hands={0: "iron", 1: "iron"}, options=LIVE)
    table.state.alive, table.state.cities[2], table.state.armies[2] = 0b011, 0, 0
    table.fair().do("0 ready", "0 ready")
    assert table.refusal("0 unready") == "you-rest"  # resting until the board changes
    table.do("1 announce want gold", "0 unready", "1 ready")
    assert not table.heard(code.CLOSED)
    table.do("0 ready")
    assert table.heard(code.CLOSED) and table.state.ready == 0


def test_every_fair_begins_afresh() -> None:
    """5.1, 5.4: on closing every open item vanishes; what was said before may be said again."""
    table = Table(2, hands={1: "stone gold"}).fair()
    table.do("0 pass", "1 offer stone for wood", "0 pass", "1 pass")
    table.do("draw iron", "0 pass", "0 finish", "draw iron", "1 pass", "1 finish")
    table.do("draw iron", "draw iron", "0 pass")
    assert table.view(0).offers == () and table.state.offered[1] == 0
    assert table.refusal("1 offer stone for wood") == ""


# ---- deals


def test_allowances_of_deals() -> None:
    """5.1, F9: six deals, twelve drafts, eight cards a side."""
    table = Table(2, hands={0: "iron " * 9, 1: "wood"}, options=LIVE).fair()
    table.do("0 deal 1", *["0 deal give iron"] * 8)
    assert table.refusal("0 deal give iron") == "deal-full"
    table.do(*["0 deal want wood"] * 8)
    assert table.refusal("0 deal want wood") == "deal-full"
    assert table.refusal("0 offer iron for wood") == "draft-open"
    table.do("0 deal drop")
    for n in range(1, 7):
        table.do("0 deal 1", "0 deal give iron", "0 deal send", f"1 reject 0-{n}")
    assert table.refusal("0 deal 1") == "no-deals-left" and "deal 1" not in table.legal(0)
    assert table.state.acts[0] == 6  # sending counts, wording does not
    fickle = Table(2, hands={0: "iron"}, options=LIVE).fair()
    for _ in range(12):
        fickle.do("0 deal 1", "0 deal drop")
    assert fickle.refusal("0 deal 1") == "no-deals-left"


def test_deals_may_be_switched_off_and_go_to_the_living() -> None:
    """5.3, option deals = off."""
    assert Table(2, options={"deals": 1}).fair().refusal("0 deal 1") == "no-deals"
    assert Table(2).fair().refusal("0 deal 4") == "eliminated"


def test_a_proposal_may_be_taken_back_or_turned_down_once() -> None:
    """5.3, F5."""
    table = Table(2, hands={0: "iron"}, options=LIVE).fair()
    assert table.refusal("0 deal recall") == "deal-gone"
    table.do("0 deal 1", "0 deal give iron", "0 deal send", "1 reject 0-1")
    assert table.refusal("1 reject 0-1") == "deal-gone" and table.hand(0) == "iron"


# ---- races, both orders


RACES = [  # two commands that cannot both be carried out, and why the later one is refused
    ("0 withdraw gold for iron", "1 take 0 gold for iron", "offer-gone", "offer-gone"),
    ("1 take 0 gold for iron", "2 take 0 gold for iron", "offer-gone", "offer-gone"),
    ("1 agree 0-1", "2 take 0 gold for iron", "deal-gone", "offer-gone"),
    ("0 deal recall", "1 agree 0-1", "deal-gone", "deal-gone"),
    ("! time-up", "1 take 0 gold for iron", "", "fair-closed"),
    ("! time-up", "1 agree 0-1", "", "fair-closed"),
    ("1 agree 0-1", "0 announce have gold", "", "not-held"),
]


@pytest.mark.parametrize(("one", "two", "one_late", "two_late"), RACES)
def test_arrival_decides(one: str, two: str, one_late: str, two_late: str) -> None:
    """F5: the loser is told why, and nothing changes for it."""
    for first, second, why in ((one, two, two_late), (two, one, one_late)):
        table = Table(3, hands={0: "gold", 1: "iron wood", 2: "iron"}, options=LIVE).fair()
        table.do("0 offer gold for iron", "0 deal 1", "0 deal give gold", "0 deal want wood")
        table.do("0 deal send", first)
        before = table.state.dump()
        assert table.refusal(second) == why and table.state.dump() == before


def test_the_host_has_one_word() -> None:
    """5.4: time-up, and only in a live fair."""
    table = Table(2, options=LIVE).fair()
    assert table.refusal("! pass") == "wrong-window" and CLOCK in table.actors
    assert Table(2).fair().refusal("! time-up") == "not-your-turn"


def test_mirrors_of_any_kind_and_acts_that_count() -> None:
    """F2, F9: gold for stone meets stone for gold; announcing and taking back count and wake."""
    table = Table(3, hands={0: "stone iron", 1: "gold"}, options=LIVE).fair()
    table.do("0 offer stone for gold", "1 offer gold for stone")
    assert (table.hand(0), table.hand(1)) == ("iron gold", "stone")
    table.do("0 announce have iron")
    assert table.state.acts[0] == 2
    table.do("0 deal 1", "0 deal give iron", "0 deal send")
    table.do("1 ready", "1 ready", "2 ready", "2 ready")
    assert table.actors == [0, CLOCK]
    table.do("0 deal recall")
    assert table.actors == [0, 1, 2, CLOCK]
