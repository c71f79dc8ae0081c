"""Set-up, draws, rounds: rules 2 to 4, scenarios 1 to 4, edge cases 1 to 12."""

from __future__ import annotations

from tests.age_of_heroes.table import GAME, KIND, Table
from wartable.games.age_of_heroes import notation
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.kernel import CHANCE, Event, legal


def say(state: AgeOfHeroesState, *lines: str) -> list[Event]:
    told: list[Event] = []
    for line in lines:
        head, _, rest = line.partition(" ")
        seat = int(head) if head.isdigit() else CHANCE
        action = notation.read(GAME, seat, rest if seat != CHANCE else line)
        assert GAME.refusal(state, seat, action) == 0, line
        GAME.apply(state, seat, action, told)
    return told


def opened(seats: int, cards: list[str], draws: list[str]) -> AgeOfHeroesState:
    """Seat 0 first, tribes in seat order, these cards dealt and drawn at the first fair."""
    state = GAME.start(seats, {})
    say(state, "strength 6", *["strength 1"] * (seats - 1))
    tribes = ("egyptians", "romans", "greeks", "babylonians", "celts", "chinese")
    picks = [f"{seat} tribe {tribes[seat]}" for seat in range(min(seats, 5))]
    say(state, *picks, *(f"draw {card}" for card in cards), *(f"draw {card}" for card in draws))
    return state


def test_tied_players_draw_again_and_only_they() -> None:
    """S1, scenario 1, edge 2: 5, 6, 6, 2; seats 1 and 2 redraw 1 and 4."""
    state = GAME.start(4, {})
    say(state, "strength 5", "strength 6", "strength 6")
    assert list(state.battle)[:6] == [6, 6, 6, 6, 5, 4]  # drawn cards are out meanwhile
    say(state, "strength 2")
    assert state.first == -1 and list(state.battle)[5] == 6  # all cards are back
    told = say(state, "strength 1", "strength 4")
    assert state.first == 2
    assert [event.seat for event in told if event.kind == code.FIRST_DRAW] == [1, 2]


def test_six_tie_again_and_again() -> None:
    """S1, edge 1."""
    state = GAME.start(6, {})
    for _ in range(3):
        say(state, *["strength 4"] * 6)
        assert state.first == -1
    say(state, *["strength 4"] * 5, "strength 5")
    assert state.first == 5


def test_tribes_are_drafted_from_the_first_player_leftwards() -> None:
    """Rules 2; the last of six tribes needs no choice."""
    state = GAME.start(3, {})
    say(state, "strength 2", "strength 5", "strength 1")
    assert state.asked == 1 << 1
    say(state, "1 tribe celts")
    assert state.asked == 1 << 2
    taken = notation.read(GAME, 2, "tribe celts")
    assert GAME.refusal(state, 2, taken) == code.TRIBE_TAKEN
    lots = GAME.start(2, {"tribes": 1})
    say(lots, "strength 2", "strength 5", "lot greeks", "lot romans")
    assert (lots.tribe[1], lots.tribe[0]) == (2, 1)


def test_disasters_of_the_deal_are_discarded_and_a_boom_works() -> None:
    """S2, scenario 2."""
    deal = ["iron", "famine", "population-boom", "wood", "wood", "wood"]
    state = opened(2, deal, ["stone", "stone"])
    assert state.cities[0] == 2 and state.size[0] == 2
    assert state.pile[KIND["famine"]] == 1


def test_three_disasters_leave_an_empty_hand_but_a_living_tribe() -> None:
    """S2, edge 3: draws at the first fair."""
    deal = ["famine", "volcano", "earthquake", "wood", "wood", "wood"]
    state = opened(2, deal, [])
    assert state.size[0] == 0 and state.alive == 0b11
    say(state, "draw iron", "draw iron")
    assert state.size[0] == 1


def test_two_booms_in_one_deal() -> None:
    """Edge 4: three cities, a hand of one."""
    state = opened(2, ["population-boom", "population-boom", "iron", "wood", "wood", "wood"], [])
    assert state.cities[0] == 3 and state.size[0] == 1


def test_the_first_fair_is_harmless_but_a_boom_works() -> None:
    """S2, edge 5."""
    deal = ["iron"] * 3 + ["wood"] * 3
    state = opened(2, deal, ["barbarians-2", "population-boom"])
    assert state.pile[KIND["barbarians-2"]] == 1 and state.cities[1] == 2
    assert state.asked == 1  # trading is open


def test_barbarians_in_phase_one_of_round_one_attack() -> None:
    """S2, edge 6."""
    deal = ["iron"] * 3 + ["wood"] * 3
    state = opened(2, deal, ["stone", "stone"])
    told = say(state, "0 pass", "1 pass", "draw barbarians-2")
    assert any(event.kind == code.RAIDED for event in told) and state.victim == 0


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """Rules 1, edge 7: in the middle of a tax action."""
    table = Table(cities={0: 3}).turn()
    table.do("0 taxes")
    for kind in range(22):
        if kind != KIND["iron"]:
            table.state.pile[kind] += table.state.deck[kind]
            table.state.deck[kind] = 0
    table.state.pile[KIND["iron"]] += table.state.deck[KIND["iron"]] - 1
    table.state.deck[KIND["iron"]] = 1
    table.do("draw iron", "draw wood", "draw wood")
    assert table.hand(0) == "iron wood wood" and table.heard(code.RESHUFFLED)


def test_with_deck_and_pile_empty_a_draw_is_lost() -> None:
    """Rules 1, edge 8."""
    table = Table(2)
    state = table.state
    for kind in range(14):  # all of it in one hand
        state.hand[1] += int(state.deck[kind]) << 4 * kind
        state.size[1] += state.deck[kind]
        state.deck[kind] = 0
    for kind in range(14, 22):
        state.pending[1] += int(state.deck[kind]) << 4 * (kind - 14)
        state.waiting[1] += state.deck[kind]
        state.deck[kind] = 0
    table.turn().do("0 taxes")
    assert table.heard(code.DRAW_LOST) and state.size[0] == 0


def test_a_boom_without_a_city_left_does_nothing() -> None:
    """Rules 9, edge 9."""
    table = Table(4, cities={0: 4, 1: 4, 2: 2, 3: 2}).draw(0)
    table.do("draw population-boom")
    assert table.state.cities[0] == 4 and table.pile("population-boom") == 1


def test_roads_bring_a_card_per_tribe_they_lead_to() -> None:
    """Rules 4, scenario 3: roads 0-1 and 1-2 of four."""
    table = Table(4)
    table.state.roads = 0b0011
    table.fair_draw().do(*["draw iron"] * 10)
    assert [table.state.size[seat] for seat in range(4)] == [3, 3, 3, 1]


def test_roads_through_somebody_who_is_out_are_gone() -> None:
    """X2, X3, edge 10: without seat 1 the others draw 1, 2, 2."""
    table = Table(4, hands={0: "iron", 2: "iron", 3: "iron"}, cities={1: 0})
    table.state.roads = 0b0111
    table.state.deck[KIND["wood"]] -= 1
    table.state.hand[1] += 1 << 4
    table.state.size[1] += 1
    table.turn(1).do("1 taxes", "1 discard wood")
    table.state.deck[KIND["barbarians-2"]] = 3
    table.do("draw famine", *[f"{seat} decline" for seat in (1, 2, 3, 0)])
    assert table.state.alive == 0b1101 and table.state.roads == 0b0100

    from wartable.games.age_of_heroes.engine.steps.opening import fair_cards

    assert [fair_cards(table.state, seat) for seat in (0, 2, 3)] == [1, 2, 2]


def test_famine_at_a_fair_takes_grain_drawn_a_moment_ago_unless_luck() -> None:
    """Rules 4, E3, E4, scenario 4, edge 11."""
    for plays_luck in (False, True):
        table = Table(4, hands={2: "luck"}).fair_draw()
        table.do("draw famine", "draw iron", "draw grain", "draw iron")
        table.do("0 decline", "1 decline", "2 luck" if plays_luck else "2 decline")
        if not plays_luck:
            table.do("3 decline")
        assert table.hand(2) == ("grain" if plays_luck else "luck")
        assert table.pile("famine") == 1 and table.pile("luck") == plays_luck


def test_famine_goes_on_for_the_others_with_the_option() -> None:
    """E3, option famine = self: each player of Luck keeps his own grain."""
    table = Table(3, hands={0: "luck grain", 1: "grain"}, options={"famine": 1}).draw(2)
    table.do("draw famine", "2 decline", "0 luck", "1 decline")
    assert table.hand(0) == "grain" and table.hand(1) == ""


def test_pending_cards_are_resolved_in_the_owners_order() -> None:
    """E1, edge 12: the Boom first."""
    table = Table(2)
    table.state.roads = 1
    table.fair_draw()
    table.do("draw population-boom", "draw barbarians-2", "draw iron", "draw iron")
    assert table.legal(0) == ["resolve population-boom", "resolve barbarians-2"]
    table.do("0 resolve population-boom")
    assert table.state.cities[0] == 2 and table.state.victim == 0


def test_the_role_of_the_first_player_goes_left() -> None:
    """R1: when the first player is out, from the next round on."""
    table = Table(3, hands={0: "wood", 1: "iron", 2: "iron"}, cities={0: 0})
    table.turn(0).do("0 taxes", "0 discard wood", "draw volcano", "0 erupt 1", "1 decline")
    assert table.state.alive == 0b110 and table.state.first == 0
    for seat in (1, 2):
        table.do("draw iron", f"{seat} pass", f"{seat} finish")
    assert table.state.first == 1 and table.state.round == 5


def test_legal_codes_are_those_not_refused() -> None:
    table = Table(2, hands={0: "wood gold gold"}).turn()
    codes = set(legal(table.game, table.state, 0))
    for action in range(table.game.actions):
        assert (table.game.refusal(table.state, 0, action) == 0) == (action in codes)
