"""A player by rules of thumb: an urge for every legal action, the strongest is followed.

No search and no evaluation; also stands in for rivals inside the search. Figures are urges, not
worths: only their order within one decision matters.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.actions.codes import (
    ADOPT,
    ARM,
    ATTACK,
    BACH,
    BARBAROSSA,
    BUILD,
    CANCEL,
    CARD_OF,
    COLUMBUS,
    CONVERT,
    COPY,
    DECLARE,
    DEVELOP,
    DONE,
    INTO_OF,
    LEAD,
    LINER,
    OFFER,
    PASS,
    PLAY,
    POPULATION,
    PREPARE,
    REVOLT,
    RIVAL_OF,
    SPEAK,
    SPLIT,
    STAGE,
    TAKE,
    UPGRADE,
    VERB_OF,
)
from wartable.games.through_the_ages.engine.cards.columns import (
    BUILDINGS,
    CIVIL,
    EVENTS,
    GOVERNMENTS,
    KIND,
    LEVEL,
    PACTS,
    SPECIALS,
    STRENGTH,
    VALUE,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import (
    ACTION,
    ARENA,
    FARM,
    GOVERNMENT,
    LAB,
    LEADER,
    LIBRARY,
    MINE,
    TEMPLE,
    THEATER,
    WONDER,
)
from wartable.games.through_the_ages.engine.effects.powers import KHAN
from wartable.games.through_the_ages.engine.game import RULES
from wartable.games.through_the_ages.engine.rules.attacks import attack_bonus
from wartable.games.through_the_ages.engine.rules.prices import take_price
from wartable.games.through_the_ages.engine.rules.ratings import (
    consumption,
    farm_production,
    happiness_need,
    pact_other,
    pact_side,
)
from wartable.games.through_the_ages.engine.rules.stack import frame_kind
from wartable.games.through_the_ages.engine.rules.standing import (
    best,
    buildings,
    has_ability,
    tactical_strength,
)
from wartable.games.through_the_ages.engine.state import AgesState, Civ
from wartable.games.through_the_ages.engine.thinking.diplomacy import deal_worth, offer_worth
from wartable.games.through_the_ages.engine.thinking.evaluate import turns_left
from wartable.games.through_the_ages.engine.thinking.replies import answering_urge
from wartable.kernel.numbers import NONE


def choose(state: AgesState, seat: i64, buf: vec[i64]) -> i64:
    """The action with the strongest urge; of equals the first."""
    n = RULES.legal_into(state, seat, buf)
    top = buf[0]
    strongest: i64 = -1000000
    for i in range(n):
        felt = urge(state, seat, buf[i])
        if felt > strongest:
            strongest = felt
            top = buf[i]
    return top


def urge(state: AgesState, seat: i64, action: i64) -> i64:
    kind = frame_kind(state)
    if kind == frames.POLITICAL:
        return political_urge(state, seat, action)
    if kind == frames.FIRST_TURN or kind == frames.ACTION:
        return acting_urge(state, seat, action)
    if kind == frames.ORDER or kind == frames.CIVILIZATION or kind == frames.AGREEMENT:
        return ordered_urge(state, seat, action)
    return answering_urge(state, seat, kind, action)


# ---- politics


def top_rival(state: AgesState, seat: i64) -> i64:
    """Strength of the strongest rival."""
    top: i64 = 0
    for rival in range(state.seats):
        civ = state.civs[rival]
        if rival != seat and civ.playing != 0:
            top = max(top, civ.strength)
    return top


def political_urge(state: AgesState, seat: i64, action: i64) -> i64:
    verb = VERB_OF[action]
    civ = state.civs[seat]
    if action == PASS:
        return 50
    if verb == PREPARE:
        card = CARD_OF[action]
        if card < EVENTS:
            return 60 + LEVEL[card]
        return 70 + LEVEL[card] if civ.strength >= top_rival(state, seat) else 55 + LEVEL[card]
    if verb == ATTACK:
        rival = state.civs[RIVAL_OF[action]]
        likely = min(rival.ma_total, rival.military_count) * (1 + state.age)
        edge = civ.strength + attack_bonus(state, seat, RIVAL_OF[action]) - rival.strength
        return 200 + edge if edge > likely else 0
    if verb == DECLARE:
        edge = civ.strength - state.civs[RIVAL_OF[action]].strength
        return 150 + edge if edge > 8 else 0
    if verb == OFFER:
        return offer_urge(
            state, seat, CARD_OF[action] - PACTS, RIVAL_OF[action], (action - OFFER) % 2
        )
    if verb == CANCEL:
        pact = CARD_OF[action] - PACTS
        other = pact_other(state, pact, seat)
        side = pact_side(state, pact, seat)
        return 65 if deal_worth(state, seat, other, pact, side, turns_left(state)) < -400 else 0
    if verb == COLUMBUS:
        return 120
    return 0  # Alexander, resigning


def offer_urge(state: AgesState, seat: i64, pact: i64, rival: i64, side: i64) -> i64:
    """More than an event, if the rival is going to sign and it is worth some culture."""
    gain = offer_worth(state, seat, rival, pact, side, turns_left(state))
    return 75 + min(gain, 2000) // 50 if gain >= 200 else 0


# ---- the action phase


def acting_urge(state: AgesState, seat: i64, action: i64) -> i64:
    verb = VERB_OF[action]
    civ = state.civs[seat]
    if action == DONE:
        return 100
    if action == LINER:
        return 990
    if action == SPEAK:
        return 110
    if verb == TAKE:
        return take_urge(state, seat, action - TAKE)
    if verb == LEAD:
        card = CARD_OF[action]
        old: i64 = NONE if civ.leader == NONE else LEVEL[civ.leader]
        return 900 + LEVEL[card] if LEVEL[card] > old else 0
    if verb == PLAY:
        return 650
    if verb in (ADOPT, COPY):
        card = CARD_OF[action]
        khan = has_ability(civ, KHAN)
        now = tactical_strength(civ.workers, BUILDINGS, civ.tactic, khan)
        gain = tactical_strength(civ.workers, BUILDINGS, card, khan) - now
        return 560 + gain if gain > (0 if verb == ADOPT else 2) else 0
    if verb in (CONVERT, ARM):
        return 0
    return ordered_urge(state, seat, action)


def ordered_urge(state: AgesState, seat: i64, action: i64) -> i64:
    """What may also be ordered by a card or an event."""
    verb = VERB_OF[action]
    civ = state.civs[seat]
    if action == POPULATION:
        return 600 if civ.unused == 0 else 340 if civ.unused == 1 else 90
    if verb == STAGE:
        return 630 + action - STAGE
    if verb == SPLIT:
        return 100 - (action - SPLIT)  # resources rather than food
    if verb == TAKE:
        return take_urge(state, seat, action - TAKE)
    if verb == BUILD:
        return build_urge(state, seat, CARD_OF[action])
    if verb in (UPGRADE, BACH):
        return upgrade_urge(civ, CARD_OF[action], INTO_OF[action])
    if verb == BARBAROSSA:
        return build_urge(state, seat, CARD_OF[action]) + 5
    if verb == DEVELOP:
        return develop_urge(state, seat, CARD_OF[action])
    if verb == REVOLT:
        return 655 if CIVIL[CARD_OF[action]] > CIVIL[civ.government] else 0
    return 0 if action > DONE else 20


def take_urge(state: AgesState, seat: i64, slot: i64) -> i64:
    """How much the card of a place in the row is wanted."""
    civ = state.civs[seat]
    card = state.row[slot]
    kind = KIND[card]
    want: i64 = 380
    if kind == LEADER:
        want = 520 if civ.leader == NONE or LEVEL[civ.leader] < LEVEL[card] else 0
    elif kind == WONDER:
        want = 430
    elif kind == ACTION:
        want = 360
    elif kind == GOVERNMENT:
        want = 480 if CIVIL[card] > CIVIL[civ.government] else 0
    elif kind in (MINE, FARM, LAB):
        held = best(civ, kind)
        want = 470 if held == NONE or LEVEL[card] > LEVEL[held] else 0
    elif kind in (TEMPLE, THEATER, LIBRARY):
        want = 440
    if state.age >= 3 and kind != WONDER and kind != ACTION:
        want -= 60
    want += LEVEL[card] * 5 - (take_price(state, seat, slot) - 1) * 100
    return want


def build_urge(state: AgesState, seat: i64, place: i64) -> i64:
    civ = state.civs[seat]
    kind = KIND[place]
    level = LEVEL[place] * 2
    if kind == FARM:
        short = farm_production(civ) < consumption(civ) + 2
        return (625 if short else 150) + level
    if kind == MINE:
        return (620 if buildings(civ, MINE) < 3 + state.age else 250) + level
    if kind == LAB:
        return (615 if buildings(civ, LAB) < 2 else 400) + level
    if place >= BUILDINGS:
        weak = top_rival(state, seat) + state.age - civ.strength
        return (618 if weak > 0 else 260) + STRENGTH[place]
    if kind in (TEMPLE, ARENA):
        sad = happiness_need(civ) + 1 > civ.happiness
        return (640 if sad else 300) + level
    return 590 + level


def upgrade_urge(civ: Civ, old: i64, new: i64) -> i64:
    if new < 8:
        return 585 + (VALUE[new] - VALUE[old]) * 5
    return 580 + (LEVEL[new] - LEVEL[old]) * 5


def develop_urge(state: AgesState, seat: i64, card: i64) -> i64:
    civ = state.civs[seat]
    if GOVERNMENTS <= card < SPECIALS:
        return 660 if CIVIL[card] > CIVIL[civ.government] else 0
    if card >= SPECIALS:
        return 605
    if BUILDINGS <= card < WORKPLACES:
        return 610 if civ.strength <= top_rival(state, seat) else 450
    held = best(civ, KIND[card])
    if held != NONE and LEVEL[held] >= LEVEL[card]:
        return 0
    return 622 + LEVEL[card] * 5
