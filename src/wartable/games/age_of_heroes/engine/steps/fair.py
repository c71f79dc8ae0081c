"""Trading one at a time (5.5) and all at once (5.4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    ACTS_USED,
    AGREE,
    CLOSED,
    DEAL,
    DEAL_DROP,
    DEAL_GIVE,
    DEAL_GONE,
    DEAL_RECALL,
    DEAL_SEND,
    DEAL_WANT,
    DRAFT_OPEN,
    HAVE,
    NO_DRAFT,
    NO_NOTICES,
    PASS,
    PASSED,
    POST,
    READY,
    REJECT,
    REPLY,
    TAKE,
    TIME_UP,
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
from wartable.games.age_of_heroes.engine.components import MOST_OPEN
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_a,
    arg_b,
    arg_c,
    pop,
    push,
    set_args,
)
from wartable.games.age_of_heroes.engine.steps.deals import (
    Agree,
    Deal,
    DealDrop,
    DealGive,
    DealRecall,
    DealSend,
    DealWant,
    Reject,
    deals_left,
    drop_draft,
)
from wartable.games.age_of_heroes.engine.steps.offers import (
    Have,
    Post,
    Take,
    Unhave,
    Unwant,
    Want,
    Withdraw,
    clear_fair,
)
from wartable.games.age_of_heroes.engine.steps.question import (
    FREE,
    NEVER,
    POSTING,
    WORDING,
    Question,
    TradeVerb,
    ask,
)
from wartable.kernel.contract import CLOCK, Event, tell
from wartable.kernel.numbers import BIT, NONE, count


def close(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    """On closing every open item vanishes."""
    clear_fair(state)
    tell(told, CLOSED, NONE, state.round, 0)
    pop(state)


class Trading(Question):
    """The board of a fair: offers, deals, and what each kind of fair adds."""

    def __init__(self, key: str, send: DealSend, more: list[TradeVerb]) -> None:
        self.post = Post(POST, POSTING, heard=True, counted=True)
        self.withdraw = Withdraw(WITHDRAW, FREE, heard=True)
        self.take = Take(TAKE, FREE, heard=True)
        self.deal = Deal(DEAL, POSTING)
        self.give = DealGive(DEAL_GIVE, WORDING)
        self.get = DealWant(DEAL_WANT, WORDING)
        self.send = send
        self.drop = DealDrop(DEAL_DROP, WORDING)
        trades: list[TradeVerb] = [
            *(self.post, self.withdraw, self.take, self.deal),
            *(self.give, self.get, self.send, self.drop),
            *more,
        ]
        super().__init__(key, [*trades])
        self.trades = vec[TradeVerb](sorted(trades, key=lambda verb: int(verb.first)))

    def barred(self, state: AgeOfHeroesState, seat: i64, nature: i64) -> i64:
        """0, or why the seat may do nothing of this nature now."""
        raise NotImplementedError

    def wording_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        """Append what may be done with a deal that is being worded; return the new length."""
        n = self.give.legal_into(state, seat, buf, n)
        n = self.get.legal_into(state, seat, buf, n)
        n = self.send.legal_into(state, seat, buf, n)
        return self.drop.legal_into(state, seat, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
        at = self.deed_of[action]
        why = self.barred(state, seat, FREE if at == NONE else self.trades[at].nature)
        return why if why != 0 else super().refusal(state, seat, action)


# ---- rounds


class Pass(TradeVerb):
    """A step of the fair without a trade."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        tell(told, PASSED, seat, 0, 0)


class SendAndAsk(DealSend):
    """A reply is asked for at once, before the next step."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        super().do(state, seat, n, told)
        push(state, REPLY, state.deal_to[seat], seat, 0)


class Never(TradeVerb):
    """What there is in live fairs only."""

    def __init__(self, first: i64, why: i64) -> None:
        super().__init__(first, NEVER)
        self.why = why

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return self.why


class Fair(Trading):
    """Over when all have passed in succession, or after so many full circuits."""

    def __init__(self) -> None:
        self.have = Have(HAVE, POSTING, heard=True)
        self.unhave = Unhave(UNHAVE, FREE, heard=True)
        self.want = Want(WANT, POSTING, heard=True)
        self.unwant = Unwant(UNWANT, FREE, heard=True)
        send = SendAndAsk(DEAL_SEND, WORDING, heard=True)
        more: list[TradeVerb] = [
            Pass(PASS, FREE, heard=True),
            *(self.have, self.unhave, self.want, self.unwant),
            *(Never(first, DEAL_GONE) for first in (DEAL_RECALL, AGREE, REJECT)),
        ]
        super().__init__("fair", send, more)

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        living = count(state.alive)
        if arg_b(state) >= living or arg_c(state) >= living * state.figures.circuits:
            close(state, told)
            return False
        seat = (state.first + arg_a(state)) % state.seats
        if state.alive >> seat & 1 != 0:
            return ask(state, BIT[seat])
        set_args(state, (arg_a(state) + 1) % state.seats, arg_b(state), arg_c(state))
        return False

    def barred(self, state: AgeOfHeroesState, seat: i64, nature: i64) -> i64:
        if state.draft_to[seat] == NONE:
            return NO_DRAFT if nature == WORDING else 0
        return 0 if nature == WORDING else DRAFT_OPEN

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
        if self.barred(state, seat, WORDING) == 0:  # and all else is
            return self.wording_into(state, seat, buf, 0)
        buf[0] = PASS
        n: i64 = 1
        if state.rules >= 2:
            n = self.have.legal_into(state, seat, buf, n)
            n = self.unhave.legal_into(state, seat, buf, n)
            n = self.want.legal_into(state, seat, buf, n)
            n = self.unwant.legal_into(state, seat, buf, n)
        n = self.post.legal_into(state, seat, buf, n)
        n = self.withdraw.legal_into(state, seat, buf, n)
        n = self.take.legal_into(state, seat, buf, n)
        return self.deal.legal_into(state, seat, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
        if state.rules < 2 and HAVE <= action < POST:
            why = self.barred(state, seat, NEVER)
            return why if why != 0 else NO_NOTICES
        return super().refusal(state, seat, action)

    def answer(
        self, state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
    ) -> None:
        at = self.deed_of[action]
        trade = self.trades[at]
        if trade.heard:
            passes: i64 = 0
            if action == PASS:
                passes = arg_b(state) + 1
            set_args(state, (arg_a(state) + 1) % state.seats, passes, arg_c(state) + 1)
        trade.do(state, seat, action - trade.first, told)


class Replying(Question):
    """The addressee of a deal says yes or no."""

    def __init__(self) -> None:
        super().__init__("reply", [Agree(AGREE, FREE), Reject(REJECT, FREE)])

    def answer(
        self, state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
    ) -> None:
        pop(state)
        super().answer(state, seat, action, told)


# ---- live


def exhausted(state: AgeOfHeroesState) -> bool:
    """Nobody may post any more, and nothing is left to take or to answer. Rules 5.4."""
    offers = state.offers
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
            if offers[seat * MOST_OPEN + place] != NONE:
                return False
    return True


def has_acts(state: AgeOfHeroesState, seat: i64) -> bool:
    """Posting, announcing, trading on: so many per fair, hence it ends (F9)."""
    return state.acts[seat] < state.figures.live_acts


class Ready(TradeVerb):
    """The seat is done trading. Whoever is ready and says so again rests until something on the
    board changes (F10)."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        if state.ready >> seat & 1 != 0:
            state.resting |= BIT[seat]
            return
        tell(told, WAS_READY, seat, 0, 0)
        state.ready |= BIT[seat]
        drop_draft(state, seat)


class Unready(TradeVerb):
    """The seat trades on."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        if self.refusal(state, seat, 0) != 0:
            return n
        buf[n] = self.first
        return n + 1

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if state.ready >> seat & 1 == 0:
            return WRONG_WINDOW
        return 0 if has_acts(state, seat) else ACTS_USED

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.ready &= ~BIT[seat]
        tell(told, WAS_UNREADY, seat, 0, 0)


class Live(Trading):
    """Any living seat may act at any moment, the ready too; CLOCK keeps the clock."""

    def __init__(self) -> None:
        self.unready = Unready(UNREADY, FREE, counted=True)
        self.have = Have(HAVE, POSTING, heard=True, counted=True)
        self.unhave = Unhave(UNHAVE, FREE, heard=True)
        self.want = Want(WANT, POSTING, heard=True, counted=True)
        self.unwant = Unwant(UNWANT, FREE, heard=True)
        self.recall = DealRecall(DEAL_RECALL, FREE, heard=True)
        self.agree = Agree(AGREE, FREE, heard=True)
        self.reject = Reject(REJECT, FREE, heard=True)
        send = DealSend(DEAL_SEND, WORDING, heard=True, counted=True)
        more: list[TradeVerb] = [
            Ready(READY, FREE),
            *(self.unready, self.have, self.unhave, self.want, self.unwant),
            *(self.recall, self.agree, self.reject),
        ]
        super().__init__("live", send, more)

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        if state.ready & state.alive == state.alive or exhausted(state):
            close(state, told)
            return False
        return ask(state, state.alive & ~state.resting | BIT[CLOCK])

    def barred(self, state: AgeOfHeroesState, seat: i64, nature: i64) -> i64:
        if nature == FREE:
            return 0
        if state.ready >> seat & 1 != 0:
            return YOU_ARE_READY
        if nature == WORDING:
            return NO_DRAFT if state.draft_to[seat] == NONE else 0
        if state.draft_to[seat] != NONE:
            return DRAFT_OPEN
        return 0 if has_acts(state, seat) else ACTS_USED

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
        if seat == CLOCK:
            buf[0] = TIME_UP
            return 1
        posting = self.barred(state, seat, POSTING) == 0
        buf[0] = READY
        n = self.unready.legal_into(state, seat, buf, 1)
        if posting:
            n = self.have.legal_into(state, seat, buf, n)
        n = self.unhave.legal_into(state, seat, buf, n)
        if posting:
            n = self.want.legal_into(state, seat, buf, n)
        n = self.unwant.legal_into(state, seat, buf, n)
        if posting:
            n = self.post.legal_into(state, seat, buf, n)
        n = self.withdraw.legal_into(state, seat, buf, n)
        n = self.take.legal_into(state, seat, buf, n)
        if posting:
            n = self.deal.legal_into(state, seat, buf, n)
        elif self.barred(state, seat, WORDING) == 0:
            n = self.wording_into(state, seat, buf, n)
        n = self.recall.legal_into(state, seat, buf, n)
        n = self.agree.legal_into(state, seat, buf, n)
        return self.reject.legal_into(state, seat, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
        if seat != CLOCK:
            return super().refusal(state, seat, action)
        return 0 if action == TIME_UP else WRONG_WINDOW

    def answer(
        self, state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
    ) -> None:
        if seat == CLOCK:
            tell(told, TIMED_OUT, NONE, 0, 0)
            close(state, told)
            return
        at = self.deed_of[action]
        trade = self.trades[at]
        if trade.counted:
            state.acts[seat] += 1
        if trade.heard:  # it wakes those who rest, whatever they hold
            state.resting = 0
        trade.do(state, seat, action - trade.first, told)
