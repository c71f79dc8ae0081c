"""Beliefs against brute force: every world that fits all a seat has seen, and no other, equally
often. Rules 14. The worlds are found without the engine's bookkeeping of who knows what: from all
deals a seat thinks possible at the start, each action keeps those in which the other seat could
have done something that looks the same."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations

import pytest

from tests.critters_at_war.tables import play
from tests.needs import needs_compiled
from wartable.games.critters_at_war import notation, views
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.engine.state import PUBLIC, CrittersState
from wartable.games.critters_at_war.views import cards, ordered, pile
from wartable.kernel import CHANCE, Rng, legal

pytestmark = needs_compiled
GAME = CrittersAtWar()
EVERY = [f"{t}{n}" for t in "ALS" for n in range(1, 7)]
REDEPLOY = EVERY.index("S4")
World = tuple[object, ...]


def world(state: CrittersState) -> World:
    """Where every card is. Hands and the untouched deck have no order."""
    return (
        state.hand[0],
        state.hand[1],
        *(tuple(pile(state, place)) for place in range(6)),
        state.deck,
        tuple(ordered(state, state.buried)),
        state.drawn,
        state.top,
    )


def looks(state: CrittersState, seat: int) -> World:
    """What lies before a seat at this moment: faces of its own cards and of those faceup."""

    def face(card: int, place: int) -> int:
        return card if place // 3 == seat or state.up >> card & 1 else -1

    return (
        state.awaited,
        state.actor,
        state.current,
        state.queue,
        state.air,
        state.hand[seat],
        len(cards(state.hand[1 - seat])),
        tuple(tuple(face(card, place) for card in pile(state, place)) for place in range(6)),
        len(cards(state.deck)),
        len(cards(state.buried)),
        state.drawn if state.actor == seat else state.drawn >= 0,
        state.top >= 0,
    )


def seen_as(state: CrittersState, actor: int, action: int, seat: int) -> World:
    """What a seat sees of an action: all of its own; of another's, no facedown face."""
    if actor == seat:
        return (action,)
    if actor == CHANCE:
        return (action,) if state.actor == seat else ()
    if code.IMPROVISE <= action < code.WITHDRAW:
        return ("improvise", action % 3)
    if code.MOVE <= action < code.MOVE_PASS:
        return ("move", spot(state, (action - code.MOVE) // 3), (action - code.MOVE) % 3)
    if code.RETURN <= action < code.RETURN_PASS:
        return ("return", spot(state, action - code.RETURN))
    return (action,)


def spot(state: CrittersState, card: int) -> tuple[int, int]:
    place = next(place for place in range(6) if state.stack[place] >> card & 1)
    return place, pile(state, place).index(card)


def choices(state: CrittersState) -> tuple[int, list[int]]:
    if GAME.actors(state) >> CHANCE & 1:
        return CHANCE, [card for card in range(18) if state.deck >> card & 1]
    return state.actor, [a for a in legal(GAME, state, state.actor) if a != code.WITHDRAW]


def pick(state: CrittersState, open_actions: list[int], rng: Rng) -> int:
    """At random, but Redeploy is turned up and down and used whenever that is possible: what it
    takes back is the hardest to keep track of."""
    eager = [
        action
        for action in open_actions
        if code.RETURN <= action < code.RETURN_PASS
        or (
            code.FLIP <= action < code.FLIP + 6 and REDEPLOY in pile(state, action - code.FLIP)[-1:]
        )
        or action == code.DEPLOY + 3 * EVERY.index("L2") + 1
    ]
    if eager and rng.below(5):
        return eager[rng.below(len(eager))]
    return open_actions[rng.below(len(open_actions))]


def follow(
    worlds: dict[World, CrittersState], before: CrittersState, action: int, seat: int
) -> dict[World, CrittersState]:
    """The worlds that still fit after an action was seen in the true one."""
    actor, _ = choices(before)
    after = before.clone()
    GAME.apply(after, actor, action, None)
    wanted = seen_as(before, actor, action, seat), looks(after, seat)
    found: dict[World, CrittersState] = {}
    for possible in worlds.values():
        for other in choices(possible)[1]:
            if seen_as(possible, actor, other, seat) == wanted[0]:
                reached = possible.clone()
                GAME.apply(reached, actor, other, None)
                if looks(reached, seat) == wanted[1]:
                    found[world(reached)] = reached
    return found


def fitting(table: str, hidden: str, edition: int) -> dict[World, CrittersState]:
    """All deals of the hidden cards to the places `?` of a table, as the engine would hold them."""
    found: dict[World, CrittersState] = {}
    for deal in permutations(hidden.split()):
        text = table
        for card in deal:
            text = text.replace("?", card, 1)
        state = play(text.replace("!", ""), edition).state
        assert state.awaited == code.TURN
        for zone in (*state.hand, *state.stack, state.deck):
            for card in cards(zone):
                if f"({card})!" in table:  # it lay faceup once
                    for observer in (0, 1, PUBLIC):
                        state.known[observer] |= 1 << EVERY.index(card)
        found.setdefault(world(state), state)
    return found


# Seat 0 looks. `?` is hidden from it; every other card is on the table for both to see, and those
# marked `!` have been turned facedown since.
TABLES = {
    "redeploy": (
        "b0 A: A6 A5 | L: L6 | S: (S6)!\nb1 A: (A4)! | L: (L4)! (S4)! | S: (S5)!\n"
        "h0 L2 A3 | h1 ? ? ?\ndeck ? ?\nturn 1",
        "L3 S3 A1 L5 S2",
    ),
    "containment": (
        "b0 A: A5 | L: L6 A6 | S: S6\nb1 A: (A4)! | L: (S4)! | S: (?) (S5)!\n"
        "h0 L1 L2 | h1 ? ? ?\ndeck ? ?\nturn 1",
        "L3 S3 L5 A2 A1 L4",
    ),
    "reinforce": (
        "b0 A: A6 | L: (L1)! L6 | S: -\nb1 A: (A4)! | L: (S4)! | S: S6 (S5)!\n"
        "h0 L2 A3 | h1 ? ? ?\ndeck ? ? ?\nturn 1",
        "L3 S3 A5 S1 A2 L5",
    ),
}


@cache
def start(name: str, edition: int) -> dict[World, CrittersState]:
    table, hidden = TABLES[name]
    named = [word.strip("()!") for word in table.split()]
    rest = [card for card in EVERY if card not in named and card not in hidden.split()]
    table = table.replace("b0 A:", f"b0 A: {' '.join(rest)}")
    return fitting(table, hidden, edition)


def agrees(state: CrittersState, worlds: dict[World, CrittersState], rng: Rng) -> None:
    """Each fitting world is believed in, equally often, and no other."""
    draws = 14 * len(worlds)
    believed: Counter[World] = Counter()
    into = state.clone()
    for _ in range(draws):
        GAME.determinize(state, 0, rng, into)
        believed[world(into)] += 1
    assert set(believed) == set(worlds)
    spread = sum((times - 14) ** 2 / 14 for times in believed.values())
    free = len(worlds) - 1
    assert spread < free + 5 * (2 * free) ** 0.5 + 10


def is_sound(state: CrittersState, worlds: dict[World, CrittersState]) -> None:
    """What the seat is shown holds in every fitting world."""
    view = views.view(GAME, state, 0)
    for possible in worlds.values():
        assert views.view(GAME, possible, 0) == view


@pytest.mark.parametrize("edition", [0, 1])
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", range(5))
def test_beliefs_are_all_fitting_worlds_equally(name: str, edition: int, seed: int) -> None:
    rng = Rng(seed)
    worlds = start(name, edition)
    states = list(worlds.values())
    state = states[rng.below(len(states))].clone()
    agrees(state, worlds, rng)
    while state.awaited not in (code.NEXT_DEAL, code.FINISHED) and len(worlds) > 1:
        actor, open_actions = choices(state)
        action = pick(state, open_actions, rng)
        worlds = follow(worlds, state, action, 0)
        GAME.apply(state, actor, action, None)
        assert world(state) in worlds
        is_sound(state, worlds)
        if actor != 0 and len(worlds) < 100:
            agrees(state, worlds, rng)


TWICE = (
    "b0 A: (A5)! A2 L1 S2 | L: L6 | S: S6\nb1 A: (A4)! | L: (S4)! | S: (S5)!\n"
    "h0 L2 A3 S3 L4 | h1 ? ? ?\ndeck ? ?"
)
BACK = """
    0 deploy L2 land
    0 flip 1 land
    1 return A4
    1 improvise {} air
    1 improvise {} sea
    0 deploy A3 air
    0 flip 1 land
    1 improvise {} air
    0 deploy S3 sea
    0 flip 1 land
    1 return S5
    1 improvise {} air
    1 improvise {} sea
"""


@pytest.mark.parametrize(
    "played", ["L3 L5 A1 A4 S5", "A4 L3 L5 A1 S5", "L3 A4 L5 S5 A1", "L3 L5 A4 S5 A1"]
)
def test_two_cards_taken_back(played: str) -> None:
    """Air 4 and Sea 5, both seen before, go back into the hand one after the other; where they may
    be is known exactly, whichever cards are put facedown between and after."""
    worlds = fitting(TWICE, "L3 L5 A1 S1 A6", 0)
    state = next(s for s in worlds.values() if cards(s.hand[1]) == ("A1", "L3", "L5")).clone()
    rng = Rng(1)
    for line in BACK.format(*played.split()).split("\n")[1:-1]:
        seat = int(line.split()[0])
        action = notation.read(GAME, seat, line.strip()[2:])
        assert GAME.refusal(state, seat, action) == 0, line
        worlds = follow(worlds, state, action, 0)
        GAME.apply(state, seat, action, None)
        is_sound(state, worlds)
        if seat == 1 and len(worlds) < 400:
            agrees(state, worlds, rng)
