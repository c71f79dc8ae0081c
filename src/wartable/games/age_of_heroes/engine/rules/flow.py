"""What is awaited, who may answer, and the dispatch to the rules of each frame. The other modules
know the frames they answer for; this one knows them all."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine import chance
from wartable.games.age_of_heroes.engine.actions import (
    ACTION,
    ACTIONS,
    BATTLE,
    BUILDING,
    CARDS,
    DRAW,
    DRAWING,
    FAIR,
    FAIR_CLOSED,
    FAMINE_ROUND,
    LIMIT,
    LIVE,
    LOT,
    LUCK_WINDOW,
    MONUMENT,
    MUSTERING,
    ONLY_THE_HOST,
    OPENING,
    REACTION,
    REPLY,
    ROAD_CONSENT,
    ROUND,
    SEIZE,
    STRENGTH,
    TARGETING,
    TAX_SWAP,
    TIME_UP,
    TURN,
    WRONG_WINDOW,
    YOU_REST,
)
from wartable.games.age_of_heroes.engine.rules import (
    battle,
    building,
    events,
    fair,
    opening,
    turn,
    war,
)
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_a,
    frame,
)
from wartable.kernel.contract import (
    CHANCE,
    CLOCK,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    OVER,
    Event,
    may_act,
)
from wartable.kernel.numbers import BIT


def advance(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    """Do all that needs no answer; stop where a seat or chance must speak."""
    state.asked = 0
    while state.asked == 0 and state.ended == 0:
        step(state, told)


def step(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    kind = frame(state)
    if kind == FAIR:
        fair.fair_step(state, told)
    elif kind == TURN:
        turn.turn_step(state, told)
    elif kind == ROUND:
        opening.round_step(state, told)
    elif kind == DRAWING:
        turn.drawing_step(state, told)
    elif kind == BATTLE:
        battle.battle_step(state, told)
    elif kind == LIVE:
        fair.live_step(state, told)
    elif kind == LIMIT:
        turn.limit_step(state, told)
    elif kind == TARGETING:
        events.target_step(state, told)
    elif kind == LUCK_WINDOW:
        events.luck_step(state, told)
    elif kind == FAMINE_ROUND:
        events.famine_step(state, told)
    elif kind == REACTION:
        war.reaction_step(state, told)
    elif kind == OPENING:
        opening.opening_step(state, told)
    else:  # the frame waits for its first cell's seat
        state.asked = BIT[arg_a(state)]


def legal_into(state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
    if not may_act(state.asked, seat) or seat == CHANCE:
        return 0
    kind = frame(state)
    if kind == FAIR:
        return fair.fair_legal(state, seat, buf)
    if kind == ACTION:
        return turn.action_legal(state, seat, buf)
    if kind == MONUMENT:
        return turn.monument_legal(state, seat, buf)
    if kind == BUILDING:
        return building.building_legal(state, seat, buf)
    if kind in (LIMIT, TAX_SWAP):
        return turn.discard_legal(state, seat, buf)
    if kind == BATTLE:
        return battle.battle_legal(state, seat, buf)
    if kind == MUSTERING:
        return war.muster_legal(state, seat, buf)
    if kind == REACTION:
        return war.reaction_legal(state, seat, buf)
    if kind == LIVE:
        if seat == CLOCK:
            buf[0] = TIME_UP
            return 1
        return fair.live_legal(state, seat, buf)
    if kind == REPLY:
        return fair.reply_legal(state, seat, buf)
    if kind in (LUCK_WINDOW, FAMINE_ROUND):
        return events.window_legal(state, seat, buf)
    if kind == TARGETING:
        return events.target_legal(state, buf)
    if kind == ROAD_CONSENT:
        return building.consent_legal(buf)
    return opening.round_legal(state, seat, buf)


def refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    if state.ended != 0:
        return OVER
    kind = frame(state)
    if not may_act(state.asked, seat):
        if kind == LIVE and 0 <= seat < state.seats and state.resting >> seat & 1 != 0:
            return YOU_REST
        lost_race = 0 <= seat < state.seats and too_late(kind, action)
        return FAIR_CLOSED if lost_race else NOT_YOUR_TURN
    if seat == CHANCE:
        return chance.refusal(state, action)
    if not 0 <= action < ACTIONS:
        return NO_SUCH_ACTION
    if seat == CLOCK:
        return 0 if action == TIME_UP else WRONG_WINDOW
    if action == TIME_UP:
        return ONLY_THE_HOST
    why = seat_refusal(state, kind, seat, action)
    return FAIR_CLOSED if why == WRONG_WINDOW and too_late(kind, action) else why


def too_late(kind: i64, action: i64) -> bool:
    """Something of the fair, after it has closed."""
    if kind in (FAIR, LIVE, REPLY) or action >= ACTIONS:
        return False
    return fair.is_fair_action(action)


def seat_refusal(state: AgeOfHeroesState, kind: i64, seat: i64, action: i64) -> i64:
    if kind == FAIR:
        return fair.fair_refusal(state, seat, action)
    if kind == ACTION:
        return turn.action_refusal(state, seat, action)
    if kind == MONUMENT:
        return turn.monument_refusal(state, seat, action)
    if kind == BUILDING:
        return building.building_refusal(state, seat, action)
    if kind in (LIMIT, TAX_SWAP):
        return turn.discard_refusal(state, seat, action)
    if kind == BATTLE:
        return battle.battle_refusal(state, seat, action)
    if kind == MUSTERING:
        return war.muster_refusal(state, seat, action)
    if kind == REACTION:
        return war.reaction_refusal(state, seat, action)
    if kind == LIVE:
        return fair.live_refusal(state, seat, action)
    if kind == REPLY:
        return fair.reply_window_refusal(state, seat, action)
    if kind in (LUCK_WINDOW, FAMINE_ROUND):
        return events.window_refusal(state, seat, action)
    if kind == TARGETING:
        return events.target_refusal(state, action)
    if kind == ROAD_CONSENT:
        return building.consent_refusal(action)
    return opening.round_refusal(state, seat, action)


def apply(state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None) -> None:
    if seat == CHANCE:
        chance_answer(state, action, told)
    else:
        seat_answer(state, frame(state), seat, action, told)
    advance(state, told)


def seat_answer(
    state: AgeOfHeroesState, kind: i64, seat: i64, action: i64, told: list[Event] | None
) -> None:
    if kind == FAIR:
        fair.fair_answer(state, seat, action, told)
    elif kind == ACTION:
        turn.action_answer(state, seat, action, told)
    elif kind == MONUMENT:
        turn.monument_answer(state, seat, action, told)
    elif kind == BUILDING:
        building.building_answer(state, seat, action, told)
    elif kind in (LIMIT, TAX_SWAP):
        turn.discard_answer(state, seat, action, kind == TAX_SWAP, told)
    elif kind == BATTLE:
        battle.battle_answer(state, seat, action, told)
    elif kind == MUSTERING:
        war.muster_answer(state, seat, action, told)
    elif kind == REACTION:
        war.reaction_answer(state, seat, action, told)
    elif kind == LIVE:
        fair.live_answer(state, seat, action, told)
    elif kind == REPLY:
        fair.reply_answer(state, seat, action, told)
    elif kind == LUCK_WINDOW:
        events.luck_answer(state, seat, action, told)
    elif kind == FAMINE_ROUND:
        events.famine_answer(state, seat, action, told)
    elif kind == TARGETING:
        events.target_answer(state, action)
    elif kind == ROAD_CONSENT:
        building.consent_answer(state, seat, action, told)
    else:
        opening.round_answer(state, seat, action, told)


def chance_answer(state: AgeOfHeroesState, action: i64, told: list[Event] | None) -> None:
    kind = frame(state)
    if kind == DRAWING:
        turn.drawing_answer(state, action - DRAW, told)
    elif kind == ROUND:
        if action >= LOT:
            opening.take_tribe(state, action - LOT, told)
        else:
            opening.draw_answer(state, action - DRAW, told)
    elif kind == OPENING:
        opening.opening_answer(state, action - STRENGTH, told)
    elif action < STRENGTH:
        battle.seize_answer(state, action - SEIZE, told)
    elif arg_a(state) == CARDS:
        battle.card_answer(state, action - STRENGTH, told)
    else:  # a barbarian's card
        state.battle[action - STRENGTH] -= 1
        battle.duel(state, action - STRENGTH, told)
