"""What a seat knows of others' hands: 13.1, H1 to H3."""

from __future__ import annotations

from tests.age_of_heroes.table import GAME, KIND, Table, check_invariants
from wartable.games.age_of_heroes.engine.beliefs import known
from wartable.games.age_of_heroes.engine.cards import remember
from wartable.games.age_of_heroes.engine.components import many
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.views import cards
from wartable.kernel import SPECTATOR, Rng


def worlds(state: AgeOfHeroesState, seat: int, n: int = 300) -> list[AgeOfHeroesState]:
    rng, found = Rng(1), []
    for _ in range(n):
        believed = state.clone()
        GAME.determinize(state, seat, rng, believed)
        found.append(believed)
    return found


def share(state: AgeOfHeroesState, observer: int, holder: int, kind: str) -> float:
    found = worlds(state, observer)
    return sum(bool(many(world.hand[holder], KIND[kind])) for world in found) / len(found)


def test_a_swap_is_remembered_until_the_card_is_spent() -> None:
    table = Table(3, hands={0: "stone", 1: "iron grain grain"}).fair()
    table.do("0 offer stone for iron", "1 take 0 stone for iron")
    assert cards(known(table.state, 2, 1)) == {"stone": 1}
    assert share(table.state, 2, 1, "stone") == 1.0
    assert table.view(2).tribes[1].known == {"stone": 1}
    assert table.view(SPECTATOR).tribes[1].known == {"stone": 1}


def test_an_offer_shows_what_it_gives() -> None:
    table = Table(2, hands={0: "gold iron"}).fair().do("0 offer gold for wood")
    assert cards(known(table.state, 1, 0)) == {"gold": 1}


def test_plunder_is_known_to_the_two_and_blurred_for_others() -> None:
    """H3: a bystander is sure only of what cannot be otherwise."""
    hands = {0: "hero", 1: "stone wood wood", 2: "gold"}
    table = Table(3, hands=hands, armies={1: 0}).fair()
    table.do("0 pass", "1 offer stone for iron", "2 pass", "0 pass", "1 pass")
    table.do("draw iron", "0 war", "0 muster army-1", "0 march 1 plunder", "1 stand")
    assert cards(known(table.state, 2, 1)) == {}
    table.do("seize stone", "seize wood")
    assert cards(known(table.state, 1, 0)) == {"stone": 1, "wood": 1}
    somewhere = [
        bool(many(world.hand[0], KIND["stone"]) or many(world.hand[1], KIND["stone"]))
        for world in worlds(table.state, 2)
    ]
    assert all(somewhere)  # in one of the two hands, never in the deck alone


def test_the_victim_remembers_what_was_taken() -> None:
    """13.1: the two concerned see the cards, the third only the number."""
    table = Table(3, hands={1: "stone wood gold"}, armies={1: 0}).turn(2)
    table.do("2 war", "2 muster army-2", "2 march 1 plunder", "1 stand")
    table.do("seize stone", "seize gold")
    assert cards(known(table.state, 1, 2)) == {"stone": 1, "gold": 1}
    assert cards(known(table.state, 0, 2)) == {} and table.hand(2) == "stone gold"


def test_when_everything_is_taken_bystanders_know_where_it_went() -> None:
    table = Table(3, hands={1: "stone wood"}, armies={1: 0}).fair()
    table.do("0 pass", "1 offer stone for iron", "2 pass", "0 pass", "1 pass")
    table.do("draw iron", "0 war", "0 muster army-1", "0 march 1 plunder", "1 stand")
    table.do("seize wood", "seize stone")
    assert cards(known(table.state, 2, 0)) == {"stone": 1}


def test_after_a_famine_nobody_is_believed_to_hold_grain() -> None:
    """H1: what survived is no grain; what is drawn later may be."""
    table = Table(2, hands={1: "wood grain iron"}).draw(0)
    table.do("draw famine", "0 decline", "1 decline")
    assert share(table.state, 0, 1, "grain") == 0.0


def test_cards_that_survived_a_famine_may_be_spent_one_by_one() -> None:
    """H1: two survivors are no grain; one is discarded, the card drawn since may be grain."""
    table = Table(2, hands={1: "wood iron"}, cities={1: 0}).draw(0)
    table.do("draw famine", "0 decline", "1 decline", "0 pass", "0 finish", "draw gold")
    assert table.state.lean[1] == 2
    table.do("1 taxes", "1 discard wood")
    assert table.state.lean[1] == 1
    table.do("draw stone", "1 finish")
    share_of_grain = share(table.state, 0, 1, "grain")
    assert 0.1 < share_of_grain < 0.4  # two unknown cards of some sixty, twelve of them grain


def test_when_the_pile_is_shuffled_the_rest_is_in_hands() -> None:
    """H1: the deck was empty, hence what is unseen is in rivals' hands."""
    table = Table(2, hands={1: "luck gold"}).turn()
    state = table.state
    for kind in range(22):
        state.pile[kind] += state.deck[kind]
        state.deck[kind] = 0
    remember(state, 0)
    for kind in range(22):
        state.deck[kind], state.pile[kind] = state.pile[kind], 0
    assert share(state, 0, 1, "luck") == share(state, 0, 1, "gold") == 1.0


def test_a_card_that_was_seen_is_not_remembered_twice() -> None:
    """H1: gold was offered in sight of all; of two iron the other is unseen."""
    table = Table(2, hands={1: "gold iron iron"}, options={"fair": 1}).fair()
    table.do("1 offer gold for wood", "1 offer iron for wood")
    remember(table.state, 0)
    assert many(table.state.loose[0], KIND["gold"]) == 0
    assert many(table.state.loose[0], KIND["iron"]) == 1
    check_invariants(table.state)


def test_whoever_is_asked_holds_one_of_the_cards_known_to_be_in_hands() -> None:
    """H1, option windows = holders: after a shuffle all unseen cards are in hands; the one who is
    asked got his from there, not from the deck."""
    hands = {0: "wood", 1: "hero", 2: "gold"}
    table = Table(3, hands=hands, options={"windows": 1}).turn()
    state = table.state
    for kind in range(22):
        state.pile[kind] += state.deck[kind]
        state.deck[kind] = 0
    remember(state, 0)
    for kind in range(22):
        state.deck[kind], state.pile[kind] = state.pile[kind], 0
    table.do("0 war", "0 muster army-1", "0 march 1 plunder")
    assert table.actors == [1] and state.deck[KIND["olympics"]] == 2
    for world in worlds(state, 0, 40):
        check_invariants(world)
        assert many(world.hand[1], KIND["hero"]) == 1 and many(world.hand[2], KIND["gold"]) == 1


def test_unknown_cards_are_as_likely_as_they_are() -> None:
    """One unknown card of a rival: by the copies that are unseen."""
    table = Table(2, hands={0: "wood wood wood", 1: "iron"}).turn()
    unseen = sum(table.state.deck[kind] for kind in range(14)) + 1
    expected = 12 / unseen
    assert abs(share(table.state, 0, 1, "iron") - expected) < 0.07
    assert abs(share(table.state, 0, 1, "wood") - 9 / unseen) < 0.07


def test_battle_cards_of_the_other_side_are_dealt_anew() -> None:
    table = Table(2, armies={0: 2, 1: 2}).turn().do("0 war", "0 muster army-1", "0 muster army-2")
    table.do("0 march 1 plunder", "1 stand", *(f"strength {n}" for n in (6, 6, 1, 1)))
    found = {world.guard_cards for world in worlds(table.state, 0, 60)}
    assert len(found) > 3
    assert all(world.foe_cards == table.state.foe_cards for world in worlds(table.state, 0, 20))


def test_cards_shown_for_a_road_are_remembered() -> None:
    """H1, C2: refused, the stones stay in hand, and everybody has seen them."""
    table = Table(3, hands={0: "stone stone iron"}).turn().do("0 build road 1", "1 refuse")
    assert cards(known(table.state, 2, 0)) == {"stone": 2}
