"""Figures of a battle as a seat sees it: how the theatres stand, what an action makes of them, how
likely a card is turned over. Nothing of it depends on cards that the seat has not seen."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.beliefs import surely_in_hand
from wartable.games.critters_at_war.engine.components import (
    ADJACENT,
    ALL_CARDS,
    AMBUSH,
    BLOCKADE,
    BLOCKADE_CARDS,
    CARD_TABLE,
    LETTERS,
    MANEUVER,
    THEATRES,
    TYPE,
    count_cards,
)
from wartable.games.critters_at_war.engine.rules.legality import legal_into
from wartable.games.critters_at_war.engine.rules.plays import destroyer, occupancy
from wartable.games.critters_at_war.engine.rules.resolution import apply
from wartable.games.critters_at_war.engine.rules.strength import controller, total
from wartable.games.critters_at_war.engine.state import CrittersState, card_at, stack_of
from wartable.games.critters_at_war.engine.thinking.evaluate import battle_chance, battle_over
from wartable.kernel import NONE, Knowledge, members, zeros

WORLDS = 6  # states that are looked at where the outcome depends on what the seat has not seen
LONGEST = 4  # answers to abilities that are followed


@dataclass(frozen=True)
class Theatre:
    """How a theatre stands for a seat."""

    number: int
    mine: int
    theirs: int
    held: bool
    lack: int  # strength that would turn it, 0 where it is held
    lead: int  # strength by which it is held; 0 at a tie, and where it is not

    @property
    def letter(self) -> str:
        return LETTERS[self.number]


def theatres(state: CrittersState, seat: int) -> tuple[Theatre, ...]:
    """The three of them, by what lies on the table."""
    found = []
    for number in range(THEATRES):
        mine, theirs = int(total(state, seat, number)), int(total(state, 1 - seat, number))
        held = controller(state, number) == seat
        needed = theirs if state.first == seat else theirs + 1
        lack, lead = max(0, needed - mine), max(0, mine - theirs)
        found.append(Theatre(int(number), mine, theirs, held, lack, lead if held else 0))
    return tuple(found)


def is_known(state: CrittersState, seat: int, place: int) -> bool:
    """Whether the seat knows the uncovered card of a stack."""
    card = card_at(state, place, 0)
    return card == NONE or state.known[seat] >> card & 1 != 0


@dataclass(frozen=True)
class After:
    """What comes of an action: the table, the chance to win the battle by what lies there and what
    is held, whether the card played was destroyed, and whether it depends on a card unseen."""

    theatres: tuple[Theatre, ...]
    chance: float
    hand: int
    destroyed: bool
    blind: bool
    state: CrittersState


def after(seen: Knowledge[CrittersState], action: int) -> After:
    """What comes of an action and of the answers to what it asks, each seat choosing its best."""
    seat, before = seen.seat, seen.believed
    blind = turns_unseen(before, seat, action)
    worlds = [before, *(seen.sample() for _ in range(WORLDS - 1))] if blind else [before]
    chance, state = 0.0, before
    for world in reversed(worlds):
        state = world.clone()
        apply(state, seat, action, None)
        settle(state, seat)
        chance += chance_of(state, seat) / len(worlds)
    played = action < code.WITHDRAW
    gone = played and destroyer(before, action % THEATRES, action < code.IMPROVISE) != 0
    return After(theatres(state, seat), chance, int(state.hand[seat]), gone, blind, state)


def turns_unseen(state: CrittersState, seat: int, action: int) -> bool:
    """Whether an action turns over a card that the seat does not know."""
    if not code.FLIP <= action < code.MOVE:
        return False
    return not is_known(state, seat, int((action - code.FLIP) % 6))


def chance_of(state: CrittersState, seat: int) -> float:
    """The chance to win the battle, guessed from the table and the own hand; 0 or 1 at its end."""
    if battle_over(state) or state.hand[0] | state.hand[1] == 0:
        held = sum(each.held for each in theatres(state, seat))
        return 1.0 if held >= 2 else 0.0
    return float(battle_chance(state, seat))


def judged(state: CrittersState, seat: int) -> float:
    """The same; of equal chances the greater lead is better."""
    lead = sum(each.mine - each.theirs for each in theatres(state, seat))
    return chance_of(state, seat) + lead / 1000


def settle(state: CrittersState, seat: int) -> None:
    """Answer what abilities ask until the next turn; whoever chooses takes what seems best, and
    turns over no card that the seat has not seen, if there is another."""
    buf = zeros(code.ACTIONS)
    for _ in range(LONGEST):
        if state.awaited <= code.TURN or battle_over(state):
            return
        actor = int(state.actor)
        choices = [int(buf[i]) for i in range(legal_into(state, actor, buf))]
        seen = [each for each in choices if not turns_unseen(state, seat, each)] or choices
        best, most = seen[0], -9.0
        for each in seen:
            tried = state.clone()
            apply(tried, actor, each, None)
            worth = judged(tried, seat) if actor == seat else -judged(tried, seat)
            if worth > most:
                best, most = each, worth
        apply(state, actor, best, None)


def unseen(state: CrittersState, seat: int) -> list[int]:
    """The cards whose place a seat does not know."""
    return members(int(ALL_CARDS & ~state.known[seat]))


def closed(state: CrittersState) -> list[int]:
    """Theatres in which Blockade destroys whatever is played."""
    card = int(BLOCKADE).bit_length() - 1
    place = stack_of(state, card)
    if place == NONE or state.up & BLOCKADE == 0:
        return []
    near = int(ADJACENT[state.row * THEATRES + place % THEATRES])
    full = [t for t in range(int(THEATRES)) if occupancy(state, t) >= BLOCKADE_CARDS]
    return [t for t in full if near >> t & 1]


# ---- what the rival may do


def turned(state: CrittersState, seat: int, theatre: int) -> Theatre | None:
    """The theatre if the seat's uncovered card there were turned facedown; None if none lies
    faceup."""
    card = card_at(state, THEATRES * seat + theatre, 0)
    if card == NONE or state.up >> card & 1 == 0:
        return None
    flipped = state.clone()
    flipped.up &= ~(1 << card)
    return theatres(flipped, seat)[theatre]


def flip_chance(state: CrittersState, seat: int, theatre: int) -> float:
    """How likely the rival holds a card that may turn one over in a theatre: an Ambush, or a
    Maneuver of a theatre next to it."""
    near = int(ADJACENT[state.row * THEATRES + theatre])
    able = 0
    for card, row in enumerate(CARD_TABLE):
        close = row.instant == MANEUVER and near >> TYPE[card] & 1
        if row.instant == AMBUSH or close:
            able |= 1 << card
    sure = int(surely_in_hand(state, 1 - seat))
    if able & sure:
        return 1.0
    may = [card for card in unseen(state, seat) if sure >> card & 1 == 0]
    held = int(count_cards(state.hand[1 - seat])) - sure.bit_count()
    few = sum(able >> card & 1 == 0 for card in may)
    return 1 - comb(few, held) / comb(len(may), held) if may else 0.0
