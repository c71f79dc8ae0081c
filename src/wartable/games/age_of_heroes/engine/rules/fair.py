"""Trading one at a time (5.5) and all at once (5.4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    ACTS_USED,
    AGREE,
    ANNOUNCED,
    ANNOUNCED_HAVE,
    ANNOUNCED_WANT,
    CLOSED,
    DEAL,
    DEAL_DROP,
    DEAL_GIVE,
    DEAL_GONE,
    DEAL_RECALL,
    DEAL_SEND,
    DRAFT_OPEN,
    HAVE,
    LIVE,
    NO_NOTICES,
    NOT_ANNOUNCED,
    NOT_HELD,
    PASS,
    PASSED,
    POST,
    READY,
    RECALLED,
    REPLY,
    RETRACTED_HAVE,
    RETRACTED_WANT,
    TAKE,
    TIMED_OUT,
    UNHAVE,
    UNREADY,
    UNWANT,
    WANT,
    WAS_READY,
    WAS_UNREADY,
    WITHDRAW,
    WRONG_WINDOW,
    YOU_ARE_READY,
)
from wartable.games.age_of_heroes.engine.cards import holds, show_all
from wartable.games.age_of_heroes.engine.components import ALL_HELD, HELD, MOST_OPEN, kinds_in
from wartable.games.age_of_heroes.engine.rules.backing import drop_deal
from wartable.games.age_of_heroes.engine.rules.deals import (
    begin_draft,
    deal_refusal,
    deals_into,
    deals_left,
    draft_into,
    draft_refusal,
    drop_draft,
    replies_into,
    reply,
    reply_refusal,
    send,
    word,
)
from wartable.games.age_of_heroes.engine.rules.offers import (
    clear_fair,
    post,
    post_refusal,
    posts_into,
    take,
    take_refusal,
    takes_into,
    withdraw,
    withdraw_refusal,
    withdrawals_into,
)
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_a,
    arg_b,
    arg_c,
    frame,
    pop,
    push,
    set_args,
)
from wartable.kernel.contract import CLOCK, Event, tell
from wartable.kernel.numbers import BIT, NONE, bits_into, count


def is_fair_action(action: i64) -> bool:
    return action >= HAVE or action in (READY, UNREADY)


def close(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    """On closing every open item vanishes."""
    clear_fair(state)
    tell(told, CLOSED, NONE, state.round, 0)
    pop(state)


# ---- rounds


def fair_seat(state: AgeOfHeroesState) -> i64:
    return (state.first + arg_a(state)) % state.seats


def fair_step(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    """Over when all have passed in succession, or after so many full circuits."""
    living = count(state.alive)
    if arg_b(state) >= living or arg_c(state) >= living * state.figures.circuits:
        close(state, told)
        return
    seat = fair_seat(state)
    if state.alive >> seat & 1 == 0:
        set_args(state, (arg_a(state) + 1) % state.seats, arg_b(state), arg_c(state))
    else:
        state.asked = BIT[seat]


def fair_legal(state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
    if state.draft_to[seat] != NONE:
        return draft_into(state, seat, buf, 0)
    buf[0] = PASS
    n = posts_into(state, seat, buf, 1)
    n = withdrawals_into(state, seat, buf, n)
    n = takes_into(state, seat, buf, n)
    return deals_into(state, seat, buf, n)


def fair_refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    if DEAL_GIVE <= action <= DEAL_DROP:
        return draft_refusal(state, seat, action)
    if state.draft_to[seat] != NONE:
        return DRAFT_OPEN
    if action == PASS:
        return 0
    if HAVE <= action < POST:
        return NO_NOTICES
    if POST <= action < WITHDRAW:
        return post_refusal(state, seat, action - POST)
    if WITHDRAW <= action < TAKE:
        return withdraw_refusal(state, seat, action - WITHDRAW)
    if TAKE <= action < DEAL:
        return take_refusal(state, seat, action - TAKE)
    if DEAL <= action < DEAL_GIVE:
        return deal_refusal(state, seat, action - DEAL)
    if action >= DEAL_RECALL:
        return DEAL_GONE
    return WRONG_WINDOW


def fair_answer(state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None) -> None:
    if DEAL <= action <= DEAL_DROP and action != DEAL_SEND:
        draft_answer(state, seat, action)
        return
    passes: i64 = 0
    if action == PASS:
        passes = arg_b(state) + 1
        tell(told, PASSED, seat, 0, 0)
    set_args(state, (arg_a(state) + 1) % state.seats, passes, arg_c(state) + 1)
    if action == DEAL_SEND:  # a reply is asked for at once, before the next step
        send(state, seat, told)
        push(state, REPLY, state.deal_to[seat], seat, 0)
    elif action != PASS:
        board_answer(state, seat, action, told)


def draft_answer(state: AgeOfHeroesState, seat: i64, action: i64) -> None:
    if action < DEAL_GIVE:
        begin_draft(state, seat, action - DEAL)
    elif action == DEAL_DROP:
        drop_draft(state, seat)
    else:
        word(state, seat, action)


def board_answer(state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None) -> None:
    if action < WITHDRAW:
        post(state, seat, action - POST, told)
    elif action < TAKE:
        withdraw(state, seat, action - WITHDRAW, told)
    else:
        take(state, seat, action - TAKE, told)


def reply_legal(state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
    return replies_into(state, seat, False, buf, replies_into(state, seat, True, buf, 0))


def reply_window_refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    return reply_refusal(state, seat, action) if action >= AGREE else WRONG_WINDOW


def reply_answer(state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None) -> None:
    pop(state)
    reply(state, seat, action, told)


# ---- live


def live_step(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    """Any living seat may act at any moment, the ready too; CLOCK keeps the clock. Whoever is ready
    and says so again rests until something on the board changes (F10)."""
    if state.ready & state.alive == state.alive or exhausted(state):
        close(state, told)
    else:
        state.asked = state.alive & ~state.resting | BIT[CLOCK]


def awaited(state: AgeOfHeroesState) -> i64:
    """Whoever is ready in a live fair may act, and need not (F10)."""
    return state.asked & ~state.ready if frame(state) == LIVE else state.asked


def exhausted(state: AgeOfHeroesState) -> bool:
    """Nobody may post any more, and nothing is left to take or to answer. Rules 5.4."""
    for seat in range(state.seats):
        if state.alive >> seat & 1 == 0:
            continue
        if has_acts(state, seat) and (
            state.offered[seat] < state.figures.most_offers or deals_left(state, seat)
        ):
            return False
        if state.deal_to[seat] != NONE:
            return False
        for place in range(MOST_OPEN):
            if state.offers[seat * MOST_OPEN + place] != NONE:
                return False
    return True


def has_acts(state: AgeOfHeroesState, seat: i64) -> bool:
    """Posting, announcing, trading on: so many per fair, hence it ends (F9)."""
    return state.acts[seat] < state.figures.live_acts


def live_legal(state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
    buf[0] = READY
    n: i64 = 1
    trading = state.ready >> seat & 1 == 0
    acts = has_acts(state, seat)
    if not trading and acts:
        buf[n] = UNREADY
        n += 1
    posting = trading and acts and state.draft_to[seat] == NONE
    have, want = state.have[seat], state.want[seat]
    if posting:
        n = bits_into(kinds_in(state.hand[seat]) & ~have, HAVE, buf, n)
    n = bits_into(have, UNHAVE, buf, n)
    if posting:
        n = bits_into(ALL_HELD & ~want, WANT, buf, n)
    n = bits_into(want, UNWANT, buf, n)
    if posting:
        n = posts_into(state, seat, buf, n)
    n = withdrawals_into(state, seat, buf, n)
    n = takes_into(state, seat, buf, n)
    if posting:
        n = deals_into(state, seat, buf, n)
    if trading and state.draft_to[seat] != NONE:
        n = draft_into(state, seat, buf, n)
    if state.deal_to[seat] != NONE:
        buf[n] = DEAL_RECALL
        n += 1
    return replies_into(state, seat, False, buf, replies_into(state, seat, True, buf, n))


def live_refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    trading = state.ready >> seat & 1 == 0
    if action == READY:
        return 0
    if action == UNREADY:
        if trading:
            return WRONG_WINDOW
        return 0 if has_acts(state, seat) else ACTS_USED
    if retracts(action):
        return notice_refusal(state, seat, action)
    if WITHDRAW <= action < TAKE:
        return withdraw_refusal(state, seat, action - WITHDRAW)
    if TAKE <= action < DEAL:
        return take_refusal(state, seat, action - TAKE)
    if action == DEAL_RECALL:
        return 0 if state.deal_to[seat] != NONE else DEAL_GONE
    if action >= AGREE:
        return reply_refusal(state, seat, action)
    if action < HAVE:
        return WRONG_WINDOW
    if not trading:
        return YOU_ARE_READY
    if DEAL_GIVE <= action <= DEAL_DROP:
        return draft_refusal(state, seat, action)
    if state.draft_to[seat] != NONE:
        return DRAFT_OPEN
    if not has_acts(state, seat):
        return ACTS_USED
    if action >= DEAL:
        return deal_refusal(state, seat, action - DEAL)
    if action >= POST:
        return post_refusal(state, seat, action - POST)
    return notice_refusal(state, seat, action)


def notice_refusal(state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
    """A notice is truthful: what one has, one holds."""
    kind = (action - HAVE) % HELD
    if action >= UNWANT:
        return 0 if state.want[seat] >> kind & 1 != 0 else NOT_ANNOUNCED
    if action >= WANT:
        return ANNOUNCED if state.want[seat] >> kind & 1 != 0 else 0
    if action >= UNHAVE:
        return 0 if state.have[seat] >> kind & 1 != 0 else NOT_ANNOUNCED
    if not holds(state, seat, kind):
        return NOT_HELD
    return ANNOUNCED if state.have[seat] >> kind & 1 != 0 else 0


def live_answer(state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None) -> None:
    if seat == CLOCK:
        tell(told, TIMED_OUT, NONE, 0, 0)
        close(state, told)
        return
    if counts(action):
        state.acts[seat] += 1
    if changes_board(action):
        state.resting = 0
    if action == READY:
        if state.ready >> seat & 1 != 0:
            state.resting |= BIT[seat]
            return
        tell(told, WAS_READY, seat, 0, 0)
        state.ready |= BIT[seat]
        drop_draft(state, seat)
    elif action == UNREADY:
        state.ready &= ~BIT[seat]
        tell(told, WAS_UNREADY, seat, 0, 0)
    elif action < POST:
        notice(state, seat, action, told)
    elif action < DEAL:
        board_answer(state, seat, action, told)
    elif action == DEAL_SEND:
        send(state, seat, told)
    elif action <= DEAL_DROP:
        draft_answer(state, seat, action)
    elif action == DEAL_RECALL:
        drop_deal(state, seat)
        tell(told, RECALLED, seat, 0, 0)
    else:
        reply(state, seat, action, told)


def counts(action: i64) -> bool:
    """Whether it is one of the counted acts of a live fair."""
    if retracts(action):
        return False
    return HAVE <= action < WITHDRAW or action in (UNREADY, DEAL_SEND)


def retracts(action: i64) -> bool:
    """Taking back what was announced: at any time, like an offer (F5)."""
    return UNHAVE <= action < WANT or UNWANT <= action < POST


def changes_board(action: i64) -> bool:
    """Something others may want to answer: it wakes those who rest, whatever they hold."""
    return HAVE <= action < DEAL or action >= DEAL_RECALL or action == DEAL_SEND


def notice(state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None) -> None:
    """Two notices alone never trigger a swap."""
    kind = (action - HAVE) % HELD
    if action >= UNWANT:
        state.want[seat] &= ~BIT[kind]
        tell(told, RETRACTED_WANT, seat, kind, 0)
    elif action >= WANT:
        state.want[seat] |= BIT[kind]
        tell(told, ANNOUNCED_WANT, seat, kind, 0)
    elif action >= UNHAVE:
        state.have[seat] &= ~BIT[kind]
        tell(told, RETRACTED_HAVE, seat, kind, 0)
    else:
        state.have[seat] |= BIT[kind]
        show_all(state, seat, kind, 1)
        tell(told, ANNOUNCED_HAVE, seat, kind, 0)
