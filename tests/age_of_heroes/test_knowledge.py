"""What a seat knows of others' hands, and what its view shows: 13.1, H1 to H3."""

from __future__ import annotations

from typing import Any

from wartable.games.age_of_heroes.names import HELD_KEYS
from wartable.games.age_of_heroes.plugin import GAME
from wartable.games.age_of_heroes.setup import check_invariants
from wartable.games.age_of_heroes.views import cards
from wartable.kernel import CLOCK, SPECTATOR, Rng, legal
from wartable.testing import AlsTable, play_als

RULES = GAME.game()


def table(script: str) -> AlsTable:
    return play_als(GAME, script)


def worlds(state: Any, seat: int, n: int = 300) -> list[Any]:
    rng, found = Rng(1), []
    for _ in range(n):
        believed = state.clone()
        RULES.determinize(state, seat, rng, believed)
        found.append(believed)
    return found


def share(state: Any, observer: int, holder: int, kind: str) -> float:
    """In how many of the worlds that the one believes in the other holds such a card."""
    found = worlds(state, observer)
    return sum(kind in cards(world.hand[holder]) for world in found) / len(found)


# ---- beliefs


def test_a_swap_is_remembered_until_the_card_is_spent() -> None:
    """H1."""
    found = table("""
        seats 3
        h0 stone | h1 iron grain grain
        fair
        do 0 offer stone for iron | 1 take 0 stone for iron
        exp known 2 1 stone
    """)
    assert share(found.state, 2, 1, "stone") == 1.0
    assert found.view(2).tribes[1].known == {"stone": 1}
    assert found.view(SPECTATOR).tribes[1].known == {"stone": 1}


def test_plunder_is_known_to_the_two_and_blurred_for_others() -> None:
    """H3: a bystander is sure only of what cannot be otherwise."""
    found = table("""
        seats 3
        armies 1 0 1
        h0 hero | h1 stone wood wood | h2 gold
        fair
        do 0 pass | 1 offer stone for iron | 2 pass | 0 pass | 1 pass
        do draw iron | 0 war | 0 muster army-1 | 0 march 1 plunder | 1 stand
        exp known 2 1 -
        do seize stone | seize wood
        exp known 1 0 stone wood
    """)
    for world in worlds(found.state, 2):  # in one of the two hands, never in the deck alone
        assert "stone" in cards(world.hand[0]) or "stone" in cards(world.hand[1])


def test_after_a_famine_nobody_is_believed_to_hold_grain() -> None:
    """H1: what survived is no grain; what is drawn later may be."""
    found = table("h1 wood grain iron\ndraw 0\ndo draw famine | 0 decline | 1 decline")
    assert share(found.state, 0, 1, "grain") == 0.0


def test_cards_that_survived_a_famine_may_be_spent_one_by_one() -> None:
    """H1: two survivors are no grain; one is discarded, the card drawn since may be grain."""
    found = table("cities 1 0\nh1 wood iron\ndraw 0\ndo draw famine | 0 decline | 1 decline")
    found.do("0 pass | 0 finish | draw gold")
    assert found.state.lean[1] == 2
    found.do("1 taxes | 1 discard wood")
    assert found.state.lean[1] == 1
    found.do("draw stone | 1 finish")
    share_of_grain = share(found.state, 0, 1, "grain")
    assert 0.1 < share_of_grain < 0.4  # two unknown cards of some sixty, twelve of them grain


SHUFFLE = "deck iron=1\ndo 0 taxes | draw iron | 0 taxes"  # then the discard pile is the deck


def test_when_the_pile_is_shuffled_the_rest_is_in_hands() -> None:
    """H1: the deck was empty, hence what is unseen is in rivals' hands."""
    found = table(f"cities 2 1\nh1 luck gold\n{SHUFFLE}").expect("told reshuffled")
    assert share(found.state, 0, 1, "luck") == share(found.state, 0, 1, "gold") == 1.0


def test_a_card_that_was_seen_is_not_remembered_twice() -> None:
    """H1: gold was offered in sight of all; of two iron the other is unseen."""
    found = table("""
        h1 gold iron iron
        deck wood=1
        fair
        do 0 pass | 1 offer gold for wood | 0 pass | 1 offer iron for wood | 0 pass | 1 pass
        do draw wood
        exp known 0 1 gold iron
        do 0 taxes
        exp told reshuffled
    """)
    for world in worlds(found.state, 0, 40):
        check_invariants(world)
        assert cards(world.hand[1]) == {"gold": 1, "iron": 2}


def test_whoever_is_asked_holds_one_of_the_cards_known_to_be_in_hands() -> None:
    """H1, option windows = holders: after a shuffle all unseen cards are in hands; the one who is
    asked got his from there, not from the deck."""
    found = table("""
        seats 3
        option windows holders
        cities 1 1 2
        h0 wood | h1 hero | h2 gold
        deck iron=1
        first 1 | turn 2
        do 2 taxes | draw iron | 2 taxes
        exp told reshuffled
        do draw famine | draw wood | 0 war | 0 muster army-1 | 0 march 1 plunder
        exp actors 1 | deck olympics=2
    """)
    for world in worlds(found.state, 0, 40):
        check_invariants(world)
        assert cards(world.hand[1]) == {"hero": 1} and "gold" in cards(world.hand[2])


def test_unknown_cards_are_as_likely_as_they_are() -> None:
    """One unknown card of a rival: by the copies that are unseen."""
    found = table("h0 wood wood wood | h1 iron")
    unseen = sum(found.state.deck[: len(HELD_KEYS)]) + 1
    assert abs(share(found.state, 0, 1, "iron") - 12 / unseen) < 0.07
    assert abs(share(found.state, 0, 1, "wood") - 9 / unseen) < 0.07


WAR = """
    armies {0} {0}
    do 0 war | {1} | 0 march 1 conquest | 1 stand
"""
TWO = WAR.format(2, "0 muster army-1 | 0 muster army-2")
THREE = WAR.format(3, "0 muster army-1 | 0 muster army-2 | 0 muster army-3")


def test_battle_cards_of_the_other_side_are_dealt_anew() -> None:
    """13.1."""
    found = table(TWO).do("strength 6 | strength 6 | strength 1 | strength 1")
    believed = worlds(found.state, 0, 60)
    assert len({world.guard_cards for world in believed}) > 3
    assert all(world.foe_cards == found.state.foe_cards for world in believed)


def test_a_proposal_that_stays_shows_its_cards() -> None:
    """5.1, 13.1: the addressee may agree in every world he believes in; others learn nothing."""
    found = table("""
        seats 3
        option fair live
        h0 iron iron | h1 wood | h2 gold
        fair
        do 0 deal 1 | 0 deal give iron | 0 deal want wood | 0 deal send
        do 0 offer iron for gold | 2 take 0 iron for gold
        exp known 1 0 iron gold | known 2 0 gold
    """)
    for believed in worlds(found.state, 1, 20):
        assert legal(RULES, believed, 1) == legal(RULES, found.state, 1)


# ---- views


def test_a_public_table() -> None:
    """13.1: piles, pieces, roads, monuments, claims, discards, sizes; no hand but the own."""
    found = table("""
        seats 3
        h0 iron hero | h1 luck
        monuments 0 0 2 | fortresses 0 1 0
    """)
    for seat in (0, 2, SPECTATOR):
        view = found.view(seat)
        assert [tribe.hand for tribe in view.tribes] == [2, 1, 0]
        assert view.tribes[2].monument == 2 and view.tribes[1].fortresses == 1
        assert view.deck == sum(found.state.deck)
        assert not view.tribes[1].known
    assert found.view(0).hand == {"iron": 1, "hero": 1}
    assert found.view(SPECTATOR).hand == {}


def test_of_pending_cards_the_others_see_the_number() -> None:
    """13.1, X1."""
    found = table("roads 0-1\nfair-draw\ndo draw volcano | draw famine | draw iron | draw iron")
    assert found.view(0).pending == {"volcano": 1, "famine": 1}
    other = found.view(1)
    assert other.pending == {} and other.tribes[0].pending == 2


def test_what_a_deal_is_about_is_shown_to_the_two_only() -> None:
    """F8, 13.1."""
    found = table("""
        seats 3
        option fair live
        h0 iron | h1 wood
        fair
        do 0 deal 1 | 0 deal give iron | 0 deal want wood | 0 deal send
    """)
    assert found.view(2).deals[0].give is None
    assert found.view(1).deals[0].give == {"iron": 1}


def test_the_muster_is_secret_until_the_march() -> None:
    """7.1, 13.1: one declaration, whatever the steps."""
    found = table("armies 2 1\nh0 hero\ndo 0 war")
    before = found.view(1)
    found.do("0 muster army-1 | 0 hero army")
    assert found.view(1) == before


def test_a_pick_is_unseen_until_both_are_in() -> None:
    """W5, 13.1: nothing is told, and the view of the other does not change."""
    for pick, other in (("0 fight army-1", 1), ("1 fight army-3", 0)):
        found = table(TWO).do("strength 6 | strength 2 | strength 1 | strength 5")
        found.do("0 assign 6 | 1 assign 1")
        before, heard = found.view(other).battle, len(found.heard)
        found.do(pick).expect(f"actors {other}", f"refused not-your-turn {pick}")
        assert found.view(other).battle == before and before.picked == ()
        assert len(found.heard) == heard


def test_what_a_duel_laid_open_stays_open() -> None:
    """7.4, 13.1: both cards and who fell, for everybody; other cards stay their owner's."""
    found = table(f"seats 3\n{THREE.replace('armies 3 3', 'armies 3 3 1')}")
    found.do("strength 6 | strength 2 | strength 3 | strength 1 | strength 5 | strength 4")
    found.do("0 assign 6 | 0 assign 2 | 1 assign 1 | 1 assign 5 | 0 fight army-1 | 1 fight army-4")
    for seat in (0, 1, 2, SPECTATOR):
        battle = found.view(seat).battle
        assert battle.shown == {"foe army-1": 6, "guard army-4": 1}
        assert battle.fallen == ("guard army-4",)
        assert len(battle.cards) == (3 if seat < 2 else 0)


def test_nobody_waits_for_the_ready() -> None:
    """F10: whoever is ready in a live fair may act, and need not."""
    found = table("seats 3\noption fair live\nh0 gold | h1 iron | h2 wood\nfair\ndo 1 ready")
    found.expect("actors 0 1 2 clock")
    assert [found.view(seat).waited_for for seat in (0, 1, SPECTATOR)] == [(0, 2, CLOCK)] * 3
    found.do("0 ready | 2 ready")
    assert RULES.awaited(found.state) == RULES.actors(found.state) != 0
