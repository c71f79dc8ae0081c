"""Choices of the politics and action phases: which are legal, their doing. Rules 5, 8, 15.1."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.through_the_ages.engine.actions import events, refusals
from wartable.games.through_the_ages.engine.actions.codes import (
    ADOPT,
    ALEXANDER,
    ARM,
    ATTACK,
    BACH,
    BACH_FROM,
    BACH_PAIRS,
    BACH_TO,
    BARBAROSSA,
    BID,
    BUILD,
    CANCEL,
    COLUMBUS,
    CONVERT,
    COPY,
    DECLARE,
    DEVELOP,
    DONE,
    FOOD_AS_RESOURCE,
    LEAD,
    LINER,
    OFFER,
    PASS,
    PLAY,
    POPULATION,
    PREPARE,
    RAZE,
    RESIGN,
    RESOURCE_AS_FOOD,
    REVOLT,
    SPEAK,
    SPLIT,
    STAGE,
    TAKE,
    UPGRADE,
    UPGRADE_FIRST,
    UPGRADE_FROM,
    UPGRADE_TO,
)
from wartable.games.through_the_ages.engine.cards.table import (
    ACTIONS,
    AGGRESSIONS,
    BUILDINGS,
    CARDS,
    GOVERNMENTS,
    LEADERS,
    PACTS,
    SPECIALS,
    TACTICS,
    TERRITORIES,
    WARS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import SLOTS
from wartable.games.through_the_ages.engine.rules.attacks import (
    attack,
    attack_refusal,
    declare,
    declare_refusal,
)
from wartable.games.through_the_ages.engine.rules.civil import (
    action_refusal,
    build,
    build_refusal,
    build_stages,
    civil_actions,
    increase_population,
    military_actions,
    population_refusal,
    raze,
    raze_refusal,
    spend_action,
    spend_civil,
    stage_refusal,
    take,
    take_refusal,
    upgrade,
    upgrade_refusal,
)
from wartable.games.through_the_ages.engine.rules.events import prepare
from wartable.games.through_the_ages.engine.rules.orders import play_action_card, play_refusal
from wartable.games.through_the_ages.engine.rules.politics import (
    alexander,
    alexander_refusal,
    cancel_refusal,
    columbus,
    columbus_refusal,
    offer,
    offer_refusal,
    resign_refusal,
)
from wartable.games.through_the_ages.engine.rules.powers import (
    PLAYS_MUSIC,
    RECRUITS,
    arm,
    bach_refusal,
    barbarossa,
    barbarossa_refusal,
    churchill_refusal,
    convert,
    convert_refusal,
    lead,
    lead_refusal,
    liner_refusal,
    speak,
    take_liner,
    trade,
    trade_refusal,
)
from wartable.games.through_the_ages.engine.rules.prices import USED_BACH, USED_TACTIC
from wartable.games.through_the_ages.engine.rules.ratings import pact_side
from wartable.games.through_the_ages.engine.rules.standing import has_ability
from wartable.games.through_the_ages.engine.rules.tableau import Telling, pact_goes
from wartable.games.through_the_ages.engine.rules.technologies import (
    adopt,
    adopt_refusal,
    copy,
    copy_refusal,
    develop,
    develop_refusal,
    revolt,
    revolt_refusal,
)
from wartable.games.through_the_ages.engine.state import (
    AgesState,
)
from wartable.kernel.contract import tell
from wartable.kernel.numbers import NONE, bits_into, lowest

# ---- politics


def political_refusal(state: AgesState, seat: i64, action: i64) -> i64:
    civ = state.civs[seat]
    if action == PASS:
        return 0
    if action == ALEXANDER:
        return alexander_refusal(state, seat)
    if action == RESIGN:
        return resign_refusal(state)
    if PREPARE <= action < ATTACK:
        card = TERRITORIES + action - PREPARE
        return 0 if civ.military[card - TACTICS] > 0 else refusals.NOT_IN_HAND
    if ATTACK <= action < DECLARE:
        n = action - ATTACK
        return attack_refusal(state, seat, AGGRESSIONS + n // 4, n % 4)
    if DECLARE <= action < OFFER:
        n = action - DECLARE
        return declare_refusal(state, seat, WARS + n // 4, n % 4)
    if OFFER <= action < CANCEL:
        n = action - OFFER
        return offer_refusal(state, seat, n // 8, n // 2 % 4, n % 2)
    if CANCEL <= action < COLUMBUS:
        return cancel_refusal(state, seat, action - CANCEL)
    if COLUMBUS <= action < BID:
        return columbus_refusal(state, seat, TERRITORIES + action - COLUMBUS)
    return refusals.NOT_NOW


def political_into(state: AgesState, seat: i64, buf: vec[i64]) -> i64:
    civ = state.civs[seat]
    buf[0] = PASS
    n: i64 = 1
    for action in range(ALEXANDER, RESIGN + 1):
        if political_refusal(state, seat, action) == 0:
            buf[n] = action
            n += 1
    for card in range(TERRITORIES, CARDS):
        if civ.military[card - TACTICS] > 0:
            buf[n] = PREPARE + card - TERRITORIES
            n += 1
    for card in range(AGGRESSIONS, PACTS):
        if civ.military[card - TACTICS] > 0:  # ATTACK and DECLARE are one range, as cards are
            for rival in range(state.seats):
                action = ATTACK + (card - AGGRESSIONS) * 4 + rival
                if political_refusal(state, seat, action) == 0:
                    buf[n] = action
                    n += 1
    if state.seats > 2:
        n = pacts_into(state, seat, buf, n)
    for card in range(TERRITORIES, TERRITORIES + 12):
        if civ.military[card - TACTICS] > 0 and columbus_refusal(state, seat, card) == 0:
            buf[n] = COLUMBUS + card - TERRITORIES
            n += 1
    return n


def pacts_into(state: AgesState, seat: i64, buf: vec[i64], n: i64) -> i64:
    for pact in range(10):
        if state.civs[seat].military[PACTS + pact - TACTICS] > 0:
            for rest in range(8):
                if political_refusal(state, seat, OFFER + pact * 8 + rest) == 0:
                    buf[n] = OFFER + pact * 8 + rest
                    n += 1
    for pact in range(10):
        if pact_side(state, pact, seat) != NONE:
            buf[n] = CANCEL + pact
            n += 1
    return n


def act_politically(state: AgesState, seat: i64, action: i64, told: Telling) -> None:
    """Everything but passing and resigning, which end the phase or the game."""
    if action == ALEXANDER:
        alexander(state, seat, told)
    elif PREPARE <= action < ATTACK:
        prepare(state, seat, TERRITORIES + action - PREPARE, told)
    elif ATTACK <= action < DECLARE:
        n = action - ATTACK
        attack(state, seat, AGGRESSIONS + n // 4, n % 4, told)
    elif DECLARE <= action < OFFER:
        n = action - DECLARE
        declare(state, seat, WARS + n // 4, n % 4, told)
    elif OFFER <= action < CANCEL:
        n = action - OFFER
        offer(state, seat, n // 8, n // 2 % 4, n % 2, told)
    elif CANCEL <= action < COLUMBUS:
        pact_goes(state, action - CANCEL, told)
    elif COLUMBUS <= action < BID:
        columbus(state, seat, TERRITORIES + action - COLUMBUS, told)
    else:
        tell(told, events.PASSED, seat, 0, 0)


# ---- the action phase


def phase_refusal(state: AgesState, seat: i64, action: i64) -> i64:
    civ = state.civs[seat]
    if action == DONE:
        return 0
    if action < SPLIT:
        return small_refusal(state, seat, action)
    if action < TAKE:
        return refusals.NOT_NOW
    if action < BUILD:
        return take_refusal(state, seat, action - TAKE, civil_actions(civ))
    if action < UPGRADE:
        why = action_refusal(civ, action - BUILD)
        return why if why != 0 else build_refusal(civ, action - BUILD, 0)
    if action < BACH:
        pair = action - UPGRADE
        why = action_refusal(civ, UPGRADE_FROM[pair])
        return why if why != 0 else upgrade_refusal(civ, pair, 0)
    if action < RAZE:
        return bach_refusal(civ, action - BACH)
    if action < BARBAROSSA:
        return raze_refusal(civ, action - RAZE)
    if action < LEAD:
        return barbarossa_refusal(civ, BUILDINGS + action - BARBAROSSA)
    if action < DEVELOP:
        return lead_refusal(civ, LEADERS + action - LEAD)
    if action < REVOLT:
        if civil_actions(civ) < 1:
            return refusals.NO_ACTION
        return develop_refusal(state, seat, action - DEVELOP, 0)
    if action < PLAY:
        return revolt_refusal(state, seat, GOVERNMENTS + action - REVOLT, 0, 0)
    if action < ADOPT:
        return play_refusal(state, seat, ACTIONS + action - PLAY)
    if action < COPY:
        return adopt_refusal(civ, TACTICS + action - ADOPT)
    if action < PREPARE:
        return copy_refusal(state, seat, TACTICS + action - COPY)
    return refusals.NOT_NOW


def small_refusal(state: AgesState, seat: i64, action: i64) -> i64:
    """Actions that name no card."""
    civ = state.civs[seat]
    if action == POPULATION:
        if civil_actions(civ) < 1:
            return refusals.NO_ACTION
        return population_refusal(civ, 0)
    if action == CONVERT:
        return convert_refusal(civ)
    if action == LINER:
        return liner_refusal(civ)
    if SPEAK <= action <= ARM:
        return churchill_refusal(civ)
    if FOOD_AS_RESOURCE <= action <= RESOURCE_AS_FOOD:
        return trade_refusal(state, seat, action == FOOD_AS_RESOURCE)
    if action >= STAGE:
        if civil_actions(civ) < 1:
            return refusals.NO_ACTION
        return stage_refusal(civ, action - STAGE + 1, 0)
    return refusals.NOT_NOW


def phase_into(state: AgesState, seat: i64, buf: vec[i64]) -> i64:
    civ = state.civs[seat]
    civil = civil_actions(civ)
    military = military_actions(civ)
    buf[0] = DONE
    n: i64 = 1
    for action in range(POPULATION, RESOURCE_AS_FOOD + 1):
        if small_refusal(state, seat, action) == 0:
            buf[n] = action
            n += 1
    if civ.wonder != NONE:
        for action in range(STAGE, STAGE + 4):
            if small_refusal(state, seat, action) != 0:
                break
            buf[n] = action
            n += 1
    n = takes_into(state, seat, civil, buf, n)
    n = works_into(state, seat, civil, military, buf, n)
    n = plays_into(state, seat, civil, buf, n)
    if military > 0 and civ.used & USED_TACTIC == 0:
        for card in range(TACTICS, TACTICS + 15):
            if civ.military[card - TACTICS] > 0:
                buf[n] = ADOPT + card - TACTICS
                n += 1
        common = state.tactics
        while common != 0:
            card = TACTICS + lowest(common)
            if copy_refusal(state, seat, card) == 0:
                buf[n] = COPY + card - TACTICS
                n += 1
            common &= common - 1
    return n


def takes_into(state: AgesState, seat: i64, budget: i64, buf: vec[i64], n: i64) -> i64:
    for slot in range(SLOTS):
        if take_refusal(state, seat, slot, budget) == 0:
            buf[n] = TAKE + slot
            n += 1
    return n


def works_into(
    state: AgesState, seat: i64, civil: i64, military: i64, buf: vec[i64], n: i64
) -> i64:
    """Building, upgrading, destroying: buildings first, then units."""
    civ = state.civs[seat]
    first: i64 = 0 if civil > 0 else BUILDINGS
    end: i64 = WORKPLACES if military > 0 else BUILDINGS
    if civ.unused > 0:
        for place in range(first, end):
            if civ.techs >> place & 1 != 0 and build_refusal(civ, place, 0) == 0:
                buf[n] = BUILD + place
                n += 1
    for place in range(first, end):
        if civ.workers[place] > 0:
            for pair in range(UPGRADE_FIRST[place], UPGRADE_FIRST[place + 1]):
                if upgrade_refusal(civ, pair, 0) == 0:
                    buf[n] = UPGRADE + pair
                    n += 1
    if civil > 0 and has_ability(civ, PLAYS_MUSIC):
        for pair in range(BACH_PAIRS):
            if bach_refusal(civ, pair) == 0:
                buf[n] = BACH + pair
                n += 1
    for place in range(first, end):
        if civ.workers[place] > 0:
            buf[n] = RAZE + place
            n += 1
    if military > 0 and has_ability(civ, RECRUITS):
        for place in range(BUILDINGS, WORKPLACES):
            if barbarossa_refusal(civ, place) == 0:
                buf[n] = BARBAROSSA + place - BUILDINGS
                n += 1
    return n


def plays_into(state: AgesState, seat: i64, civil: i64, buf: vec[i64], n: i64) -> i64:
    """Leaders, technologies, revolutions, action cards: all from the hand."""
    civ = state.civs[seat]
    if civ.hand_count == 0:
        return n
    if civil > 0:
        n = bits_into(civ.hand_leaders, LEAD, buf, n)
        left = civ.hand_techs
        while left != 0:
            card = lowest(left)
            if develop_refusal(state, seat, card, 0) == 0:
                buf[n] = DEVELOP + card
                n += 1
            left &= left - 1
    if civ.hand_techs >> GOVERNMENTS & 0xFF != 0:
        for card in range(GOVERNMENTS, SPECIALS):
            if revolt_refusal(state, seat, card, 0, 0) == 0:
                buf[n] = REVOLT + card - GOVERNMENTS
                n += 1
    for card in range(ACTIONS, TACTICS):
        if civ.hand_actions[card - ACTIONS] > 0 and play_refusal(state, seat, card) == 0:
            buf[n] = PLAY + card - ACTIONS
            n += 1
    return n


def act(state: AgesState, seat: i64, action: i64, told: Telling) -> None:
    """Anything of the action phase but its end."""
    civ = state.civs[seat]
    if action < TAKE:
        act_small(state, seat, action, told)
    elif action < BUILD:
        price = take(state, seat, action - TAKE, told)
        spend_civil(civ, price)
    elif action < UPGRADE:
        spend_action(civ, action - BUILD)
        build(state, seat, action - BUILD, 0, told)
    elif action < BACH:
        pair = action - UPGRADE
        spend_action(civ, UPGRADE_FROM[pair])
        upgrade(state, seat, UPGRADE_FROM[pair], UPGRADE_TO[pair], 0, told)
    elif action < RAZE:
        pair = action - BACH
        spend_civil(civ, PLAYS_MUSIC[civ.leader - LEADERS])
        civ.used |= USED_BACH
        upgrade(state, seat, BACH_FROM[pair], BACH_TO[pair], 0, told)
    elif action < BARBAROSSA:
        raze(state, seat, action - RAZE, told)
    elif action < LEAD:
        barbarossa(state, seat, BUILDINGS + action - BARBAROSSA, told)
    elif action < DEVELOP:
        lead(state, seat, LEADERS + action - LEAD, told)
    elif action < REVOLT:
        spend_civil(civ, 1)
        develop(state, seat, action - DEVELOP, 0, told)
    elif action < PLAY:
        revolt(state, seat, GOVERNMENTS + action - REVOLT, 0, told)
    elif action < ADOPT:
        play_action_card(state, seat, ACTIONS + action - PLAY, told)
    elif action < COPY:
        adopt(state, seat, TACTICS + action - ADOPT, told)
    else:
        copy(state, seat, TACTICS + action - COPY, told)


def act_small(state: AgesState, seat: i64, action: i64, told: Telling) -> None:
    civ = state.civs[seat]
    if action == POPULATION:
        spend_civil(civ, 1)
        increase_population(state, seat, 0, told)
    elif action == CONVERT:
        convert(state, seat, told)
    elif action == LINER:
        take_liner(state, seat, told)
    elif action == SPEAK:
        speak(state, seat, told)
    elif action == ARM:
        arm(state, seat, told)
    elif action <= RESOURCE_AS_FOOD:
        trade(state, seat, action == FOOD_AS_RESOURCE, told)
    else:
        spend_civil(civ, 1)
        build_stages(state, seat, action - STAGE + 1, 0, told)
