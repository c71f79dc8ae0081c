"""Read sentence by sentence: what rules 5 says of both fairs, and what the table answers."""

from __future__ import annotations

import pytest

from tests.age_of_heroes.table import Table
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.state import frame
from wartable.kernel import CLOCK, NONE

LIVE = {"fair": 1}


def live(seats: int = 3, hands: dict[int, str] | None = None, **more: object) -> Table:
    return Table(seats, hands=hands, options=LIVE, **more).fair()  # type: ignore[arg-type]


def test_a_notice_may_have_one_empty_half() -> None:
    """5.1: "I need marble"; "have" is truthful; either half may be taken back."""
    table = live(2, {0: "iron"}).do("0 announce want marble", "1 announce want gold")
    table.do("0 announce have iron", "0 retract want marble", "0 retract have iron")
    assert table.refusal("0 retract have iron") == "not-announced"
    assert table.state.have[0] == table.state.want[0] == 0 == table.state.have[1]


def test_notices_are_withdrawn_at_any_time() -> None:
    """F5, 5.4: by the ready, while wording a deal, and with no acts left; it is no act (F9)."""
    table = live(2, {0: "iron", 1: "wood"}).do("0 announce have iron", "0 announce want wood")
    table.do("0 ready", "0 retract have iron")
    table.do("1 offer wood for iron")
    assert table.hand(0) == "iron"  # no longer bound
    assert table.refusal("0 announce have iron") == "you-are-ready"
    table.do("0 unready", "0 announce have iron", "0 deal 1", "0 retract have iron", "0 deal drop")
    while table.refusal("0 announce have iron") == "":
        table.do("0 announce have iron", "0 retract have iron", "0 ready")
        table.do(*["0 unready"] * (table.refusal("0 unready") == ""))
    assert table.state.acts[0] == table.game.figures.live_acts
    assert "retract want wood" in table.legal(0) and table.refusal("0 retract want wood") == ""
    table.do("0 retract want wood")


def test_the_notice_of_a_ready_player_binds() -> None:
    """F3, 5.4: what he declared stays declared."""
    table = live(2, {0: "iron", 1: "wood"}).do("0 announce have iron", "0 announce want wood")
    table.do("0 ready", "1 offer wood for iron")
    assert (table.hand(0), table.hand(1)) == ("wood", "iron")
    assert table.state.have[0] == 0 and table.state.ready == 1


def test_a_notice_after_the_offer_forces_nothing() -> None:
    """F3, F4: it is the offer that comes upon the notice; but now the offer may be taken."""
    table = live(2, {0: "iron", 1: "wood"}).do("1 offer wood for iron")
    table.do("0 announce have iron", "0 announce want wood")
    assert table.hand(0) == "iron" and not table.heard(code.SWAPPED)
    table.do("0 take 1 wood for iron")
    assert table.hand(0) == "wood" and table.state.have[0] == 0


def test_the_offer_of_a_ready_player_is_taken_and_mirrored() -> None:
    """F1, F2, 5.4."""
    table = live(3, {0: "iron iron", 1: "wood", 2: "grain"})
    table.do("0 offer iron for wood", "0 offer iron for grain", "0 ready")
    table.do("1 offer wood for iron", "2 take 0 iron for grain")
    assert [table.hand(seat) for seat in range(3)] == ["wood grain", "iron", "iron"]


@pytest.mark.parametrize("options", [{}, LIVE])
def test_the_oldest_of_several_mirrors(options: dict[str, int]) -> None:
    """F2: whoever sits where, the first posted is used; a withdrawn one is not."""
    table = Table(4, hands={0: "wood", 1: "iron", 2: "iron", 3: "iron"}, options=options)
    table.state.first = 3 if not options else 0
    table.fair()
    if options:
        table.do(*(f"{seat} offer iron for wood" for seat in (3, 1, 2)))
    else:
        table.do("3 offer iron for wood", "0 pass", "1 offer iron for wood")
        table.do("2 offer iron for wood", "3 withdraw iron for wood")
    table.do("0 offer wood for iron")
    got = 3 if options else 1
    assert table.hand(got) == "wood" and table.hand(0) == "iron"


def test_two_cards_take_two_offers() -> None:
    """F1, 5.1: each swap at once; the third offer lapses with the last card."""
    table = live(2, {0: "gold gold", 1: "iron iron wood"})
    table.do(*(f"0 offer gold for {kind}" for kind in ("iron", "wood", "stone")))
    table.do("1 take 0 gold for iron", "1 take 0 gold for wood")
    assert table.hand(0) == "iron wood" and table.hand(1) == "iron gold gold"
    assert table.refusal("1 take 0 gold for stone") == "offer-gone"
    assert all(offer == NONE for offer in table.state.offers)


def test_offers_that_match_at_once_count_among_the_twelve() -> None:
    """5.1: twelve per fair, whether they hang or not."""
    table = live(2, {0: "iron", 1: "wood"}).do("0 offer iron for wood", "1 offer wood for iron")
    assert table.state.offered[0] == table.state.offered[1] == 1


def test_the_hand_has_changed_by_a_swap_or_a_deal() -> None:
    """5.1: an identical offer may be repeated then, and only by the one whose hand changed."""
    table = live(3, {0: "iron wood", 1: "stone stone", 2: "grain"})
    table.do("0 offer iron for gold", "0 withdraw iron for gold")
    table.do("2 offer grain for gold", "2 withdraw grain for gold")
    assert table.refusal("0 offer iron for gold") == "already-posted"
    table.do("1 deal 0", "1 deal give stone", "1 deal send", "0 agree 1-1")
    assert table.refusal("0 offer iron for gold") == ""
    assert table.refusal("2 offer grain for gold") == "already-posted"


def test_a_deal_is_between_two_living() -> None:
    """5.3: not with oneself, not with a tribe that is out, and answered by the addressee only."""
    table = Table(3, hands={0: "iron gold", 1: "wood"}, options=LIVE)
    table.state.alive, table.state.cities[2], table.state.armies[2] = 0b011, 0, 0
    table.fair()
    assert table.refusal("0 deal 2") == "eliminated" and table.refusal("0 deal 0") == "yourself"
    table.do("0 deal 1", "0 deal give gold", "0 deal send")
    assert table.refusal("0 agree 0-1") != "" and table.refusal("2 agree 0-1") == "not-your-turn"
    table.do("1 agree 0-1")
    assert table.hand(1) == "wood gold"


def test_a_deal_waits_for_a_ready_player() -> None:
    """5.3, 5.4: the ready answer too; a card that comes in time lets him say yes."""
    table = live(3, {0: "iron", 2: "wood"}).do("1 ready")
    table.do("0 deal 1", "0 deal give iron", "0 deal want wood", "0 deal send")
    assert table.refusal("1 agree 0-1") == "not-held"
    table.do("2 deal 1", "2 deal give wood", "2 deal send", "1 agree 2-1", "1 agree 0-1")
    assert table.hand(1) == "iron" and table.hand(0) == "wood" and table.state.ready == 0b010


def test_last_cards_may_be_exchanged() -> None:
    """F6: a card for a card leaves nobody with nothing; with a city anything may be given."""
    table = live(2, {0: "iron", 1: "wood"}, cities={0: 0, 1: 0})
    table.do("0 deal 1", "0 deal give iron", "0 deal want wood", "0 deal send", "1 agree 0-1")
    assert table.hand(0) == "wood" and table.state.alive == 0b11
    table = live(2, {0: "iron", 1: "wood"}).do("0 deal 1", "0 deal give iron", "0 deal send")
    table.do("1 agree 0-1")
    assert table.hand(0) == "" and table.state.alive == 0b11


def test_a_gift_asked_for() -> None:
    """5.3: an empty give; the giver may be left with a city only."""
    table = live(2, {1: "wood"}).do("0 deal 1", "0 deal want wood", "0 deal send", "1 agree 0-1")
    assert (table.hand(0), table.hand(1)) == ("wood", "")


MOMENTS = {
    "at once": (),
    "an offer": ("0 offer iron for wood",),
    "a notice": ("0 announce have iron", "0 announce want wood"),
    "a draft": ("0 deal 1", "0 deal give iron"),
    "a proposal": ("0 deal 1", "0 deal give iron", "0 deal want wood", "0 deal send"),
    "one is ready": ("0 offer iron for wood", "0 ready"),
    "one rests": ("0 ready", "0 ready", "1 ready", "1 ready"),
    "after a swap": ("0 offer iron for wood", "1 take 0 iron for wood"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_time_is_up(moment: str) -> None:
    """5.4: whatever hangs vanishes, no card moves; who comes later is told."""
    table = live(3, {0: "iron", 1: "wood"}).do(*MOMENTS[moment])
    hands = [table.hand(seat) for seat in range(3)]
    table.do("! time-up")
    state = table.state
    assert [table.hand(seat) for seat in range(3)] == hands
    assert all(offer == NONE for offer in state.offers) and state.ready == state.resting == 0
    assert all(x == NONE for x in state.deal_to) and all(x == NONE for x in state.draft_to)
    assert not any(state.have) and not any(state.want) and not any(state.acts)
    for line in ("0 ready", "1 take 0 iron for wood", "2 announce want iron", "0 deal send"):
        assert table.refusal(line) == "fair-closed", line
    assert table.refusal("! time-up") == "not-your-turn" and CLOCK not in table.actors


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_live_fair_closes_with_the_last_flag(seats: int) -> None:
    """5.4: unanswered deals and open offers vanish; a flag switched back keeps it open."""
    table = live(seats, {0: "iron", 1: "wood"})
    table.do("0 offer iron for stone", "0 deal 1", "0 deal give iron", "0 deal send")
    table.do(*(f"{seat} ready" for seat in range(seats - 1)), "0 unready", f"{seats - 1} ready")
    assert frame(table.state) == code.LIVE
    table.do("0 ready")
    assert frame(table.state) != code.LIVE and table.hand(0) == "iron"


RACES = [  # two commands that exclude each other; what the second hears in either order
    ("0 withdraw iron for wood", "1 take 0 iron for wood", "offer-gone", "offer-gone"),
    ("1 take 0 iron for wood", "2 take 0 iron for wood", "offer-gone", "offer-gone"),
    ("1 offer wood for iron", "2 take 0 iron for wood", "offer-gone", ""),
    ("0 deal recall", "1 agree 0-1", "deal-gone", "deal-gone"),
    ("2 take 0 iron for wood", "1 agree 0-1", "deal-gone", "offer-gone"),
    ("! time-up", "1 agree 0-1", "fair-closed", ""),
    ("! time-up", "1 take 0 iron for wood", "fair-closed", ""),
]


@pytest.mark.parametrize(("one", "two", "two_late", "one_late"), RACES)
def test_races_in_both_orders(one: str, two: str, two_late: str, one_late: str) -> None:
    """F5: arrival decides; the loser is told, nothing changes."""
    for first, second, late in ((one, two, two_late), (two, one, one_late)):
        table = live(3, {0: "iron", 1: "wood", 2: "wood"}).do("0 offer iron for wood")
        table.do("0 deal 1", "0 deal give iron", "0 deal want wood", "0 deal send")
        table.do(first)
        before = table.state.dump()
        assert table.refusal(second) == late, (first, second)
        assert table.state.dump() == before


# ---- rounds


def test_every_step_of_rounds_is_one() -> None:
    """5.5: a post, a withdrawal, a taking and a deal are each one step; a reply is none."""
    table = Table(3, hands={0: "iron", 1: "wood", 2: "grain"}).fair()
    table.do("0 offer iron for wood", "1 offer wood for grain", "2 take 1 wood for grain")
    table.do("0 withdraw iron for wood")
    table.do("1 deal 2", "1 deal give grain", "1 deal want wood", "1 deal send")
    assert table.actors == [2] and table.legal(2) == ["agree 1-1", "reject 1-1"]
    assert table.refusal("2 pass") == "wrong-window" and table.refusal("0 pass") == "not-your-turn"
    table.do("2 reject 1-1")
    assert table.actors == [2]  # his own step is still to come
    table.do("2 pass", "0 pass", "1 pass")
    assert table.heard(code.CLOSED)


def test_in_rounds_the_clock_and_the_flags_have_no_word() -> None:
    """5.5."""
    table = Table(2, hands={0: "iron"}).fair()
    assert CLOCK not in table.actors and table.refusal("! time-up") == "not-your-turn"
    assert table.refusal("0 ready") == "wrong-window" == table.refusal("0 unready")
    assert table.refusal("0 deal recall") == "deal-gone"


def test_wants_are_all_other_kinds() -> None:
    """5.5: at most thirteen wants per give; own offers are not taken."""
    table = Table(2, hands={0: "iron iron hero"}).fair()
    posts = [line for line in table.legal(0) if line.startswith("offer")]
    assert len(posts) == 26 and "offer iron for iron" not in posts
    assert table.legal(0) == ["pass", *posts, "deal 1"]
    assert "offer hero for luck" in posts


@pytest.mark.parametrize(
    ("line", "wakes"),
    [
        ("0 deal recall", True),
        ("1 reject 0-1", True),
        ("1 agree 0-1", True),
        ("0 withdraw iron for gold", True),
        ("0 retract have iron", True),
        ("1 announce want gold", True),
        ("1 offer wood for gold", True),
        ("0 ready", False),
        ("1 deal 0", False),
    ],
)
def test_what_wakes_those_who_wait(line: str, wakes: bool) -> None:
    """F10: whatever changes the board; neither a flag nor the wording of a deal does."""
    table = live(3, {0: "iron iron", 1: "wood"}).do("0 announce have iron")
    table.do("0 offer iron for gold", "0 deal 1", "0 deal give iron", "0 deal send")
    table.do("2 ready", "2 ready")
    assert 2 not in table.actors
    table.do(line)
    assert (2 in table.actors) == wakes


def test_while_a_deal_is_worded_nothing_else_is_offered() -> None:
    """5.3, 5.5: what one holds may be given, any other kind wanted; send, or drop it."""
    table = Table(2, hands={0: "iron"}).fair().do("0 deal 1")
    kinds = [line.removeprefix("deal want ") for line in table.legal(0) if "want" in line]
    assert len(kinds) == 14 and table.legal(0)[0] == "deal give iron"
    assert table.legal(0)[15:] == ["deal drop"] and table.refusal("0 pass") == "draft-open"
    table.do("0 deal give iron")
    assert table.legal(0)[0] == "deal want wood" and table.legal(0)[-2:] == [
        "deal send",
        "deal drop",
    ]


def test_offers_are_listed_in_order_whatever_was_posted_first() -> None:
    """5.5: every open offer whose want one holds, once."""
    table = live(2, {0: "luck wood iron", 1: "gold"})
    table.do(*(f"0 offer {kind} for gold" for kind in ("luck", "iron", "wood")))
    takes = [line for line in table.legal(1) if line.startswith("take")]
    assert takes == [f"take 0 {kind} for gold" for kind in ("iron", "wood", "luck")]


def test_an_offer_that_still_hangs_is_not_made_twice() -> None:
    """5.1: the hand has changed, so what was withdrawn may be offered again; what hangs, not."""
    table = live(3, {1: "wood stone", 2: "iron"})
    table.do("1 offer wood for gold", "1 offer stone for gold", "1 withdraw stone for gold")
    assert table.refusal("1 offer stone for gold") == "already-posted"
    table.do("2 deal 1", "2 deal give iron", "2 deal send", "1 agree 2-1")
    assert table.refusal("1 offer stone for gold") == ""
    assert table.refusal("1 offer wood for gold") == "already-posted"
