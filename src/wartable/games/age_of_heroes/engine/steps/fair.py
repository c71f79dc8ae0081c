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
    DEAL_WANT,
    DRAFT_OPEN,
    HAVE,
    NO_DRAFT,
    NO_NOTICES,
    NOT_ANNOUNCED,
    NOT_HELD,
    PASS,
    PASSED,
    POST,
    READY,
    REJECT,
    REPLY,
    RETRACTED_HAVE,
    RETRACTED_WANT,
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
from wartable.games.age_of_heroes.engine.cards import holds, show_all
from wartable.games.age_of_heroes.engine.components import ALL_HELD, MOST_OPEN, kinds_in
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
    Post,
    Take,
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
from wartable.kernel.numbers import BIT, NONE, bits_into, count


def close(state: AgeOfHeroesState, told: list[Event] | None) -> None:
    """On closing every open item vanishes."""
    clear_fair(state)
    tell(told, CLOSED, NONE, state.round, 0)
    pop(state)


class Trading(Question):
    """The board of a fair: offers, deals, and what each kind of fair adds."""

    def __init__(self, key: str, deeds: list[TradeVerb]) -> None:
        self.verbs: list[TradeVerb] = [
            Post(POST, POSTING, heard=True, counted=True),
            Withdraw(WITHDRAW, FREE, heard=True),
            Take(TAKE, FREE, heard=True),
            Deal(DEAL, POSTING),
            DealGive(DEAL_GIVE, WORDING),
            DealWant(DEAL_WANT, WORDING),
            DealDrop(DEAL_DROP, WORDING),
            *deeds,
        ]
        super().__init__(key, [*self.verbs])
        self.verbs.sort(key=lambda verb: int(verb.first))
        # by the set of natures that are not barred
        self.among = [
            [verb for verb in self.verbs if may >> verb.nature & 1 != 0]
            for may in range(BIT[NEVER])
        ]

    def barred(self, state: AgeOfHeroesState, seat: i64, nature: i64) -> i64:
        """0, or why the seat may do nothing of this nature now."""
        raise NotImplementedError

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
        may: i64 = 0
        for nature in range(NEVER):
            if self.barred(state, seat, nature) == 0:
                may |= BIT[nature]
        n: i64 = 0
        for verb in self.among[may]:
            n = verb.legal_into(state, seat, buf, n)
        return n

    def refusal(self, state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
        at = self.deed_of[action]
        why = self.barred(state, seat, FREE if at == NONE else self.verbs[at].nature)
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
        deeds: list[TradeVerb] = [
            Pass(PASS, FREE, heard=True),
            SendAndAsk(DEAL_SEND, WORDING, heard=True),
            *(Never(first, NO_NOTICES) for first in (HAVE, UNHAVE, WANT, UNWANT)),
            *(Never(first, DEAL_GONE) for first in (DEAL_RECALL, AGREE, REJECT)),
        ]
        super().__init__("fair", deeds)

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

    def answer(
        self, state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
    ) -> None:
        if self.verbs[self.deed_of[action]].heard:
            passes = arg_b(state) + 1 if action == PASS else 0
            set_args(state, (arg_a(state) + 1) % state.seats, passes, arg_c(state) + 1)
        super().answer(state, seat, action, told)


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

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if state.ready >> seat & 1 == 0:
            return WRONG_WINDOW
        return 0 if has_acts(state, seat) else ACTS_USED

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.ready &= ~BIT[seat]
        tell(told, WAS_UNREADY, seat, 0, 0)


class Have(TradeVerb):
    """A notice is truthful: what one has, one holds. Two notices alone never trigger a swap."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(kinds_in(state.hand[seat]) & ~state.have[seat], self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        if not holds(state, seat, n):
            return NOT_HELD
        return ANNOUNCED if state.have[seat] >> n & 1 != 0 else 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.have[seat] |= BIT[n]
        show_all(state, seat, n, 1)
        tell(told, ANNOUNCED_HAVE, seat, n, 0)


class Unhave(TradeVerb):
    """What was announced may be taken back at any time, like an offer (F5)."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(state.have[seat], self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if state.have[seat] >> n & 1 != 0 else NOT_ANNOUNCED

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.have[seat] &= ~BIT[n]
        tell(told, RETRACTED_HAVE, seat, n, 0)


class Want(TradeVerb):
    """The other half of a notice."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(ALL_HELD & ~state.want[seat], self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return ANNOUNCED if state.want[seat] >> n & 1 != 0 else 0

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.want[seat] |= BIT[n]
        tell(told, ANNOUNCED_WANT, seat, n, 0)


class Unwant(TradeVerb):
    """It may be taken back too."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(state.want[seat], self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if state.want[seat] >> n & 1 != 0 else NOT_ANNOUNCED

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        state.want[seat] &= ~BIT[n]
        tell(told, RETRACTED_WANT, seat, n, 0)


class Live(Trading):
    """Any living seat may act at any moment, the ready too; CLOCK keeps the clock."""

    def __init__(self) -> None:
        deeds: list[TradeVerb] = [
            Ready(READY, FREE),
            Unready(UNREADY, FREE, counted=True),
            Have(HAVE, POSTING, heard=True, counted=True),
            Unhave(UNHAVE, FREE, heard=True),
            Want(WANT, POSTING, heard=True, counted=True),
            Unwant(UNWANT, FREE, heard=True),
            DealSend(DEAL_SEND, WORDING, heard=True, counted=True),
            DealRecall(DEAL_RECALL, FREE, heard=True),
            Agree(AGREE, FREE, heard=True),
            Reject(REJECT, FREE, heard=True),
        ]
        super().__init__("live", deeds)

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
        if seat != CLOCK:
            return super().legal_into(state, seat, buf)
        buf[0] = TIME_UP
        return 1

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
        verb = self.verbs[self.deed_of[action]]
        if verb.counted:
            state.acts[seat] += 1
        if verb.heard:  # it wakes those who rest, whatever they hold
            state.resting = 0
        super().answer(state, seat, action, told)
