"""The five phases of a turn but war: draw, taxes, monument, hand limit, upkeep. Rules 3, 6, 10."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.actions import (
    ACTION,
    BUILD,
    BUILDING,
    DISCARDED,
    DRAW_LOST,
    DRAWING,
    DREW,
    DREW_UNSEEN,
    LIMIT,
    MONUMENT,
    MUSTERING,
    NOT_HELD,
    NOT_SO_MANY,
    NOTHING_READY,
    NOTHING_TO_TAX,
    PLACED,
    RECOVERED,
    RETURNED,
    STAYS,
    TAX_STOPPED,
    TAX_SWAP,
    TAXED,
    TAXING,
    WAR_PASSED,
)
from wartable.games.age_of_heroes.engine.cards import (
    can_draw,
    discard,
    gain,
    holds,
    ready_armies,
    replenish,
)
from wartable.games.age_of_heroes.engine.chance import DeckDraw
from wartable.games.age_of_heroes.engine.components import (
    EARTHQUAKE,
    HELD,
    HERO,
    SPECIAL,
    kinds_in,
    many,
)
from wartable.games.age_of_heroes.engine.rules.endings import (
    check_out,
    check_victory,
    concede,
)
from wartable.games.age_of_heroes.engine.state import (
    AgeOfHeroesState,
    arg_a,
    arg_b,
    pop,
    push,
    set_args,
)
from wartable.games.age_of_heroes.engine.steps.events import begin
from wartable.games.age_of_heroes.engine.steps.question import ChanceQuestion, Question, Verb, ask
from wartable.kernel.contract import CHANCE, EVERYBODY, Event, tell, tell_to
from wartable.kernel.numbers import BIT, NONE, bits_into, count


class Turn(Question):
    """The five phases of a seat's turn. Eliminated in the middle of it, the turn ends at once."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        seat, phase = arg_a(state), arg_b(state)
        if state.alive >> seat & 1 == 0:
            phase = 5
        set_args(state, seat, phase + 1, 0)
        if phase == 0:
            push(state, DRAWING, seat, state.figures.turn_draw, 0)
        elif phase == 1:
            push(state, ACTION, seat, 0, 0)
        elif phase == 2:
            if asks_monument(state, seat):
                push(state, MONUMENT, seat, 0, 0)
        elif phase == 3:
            push(state, LIMIT, seat, 0, 0)
        elif phase == 4:
            upkeep(state, seat, told)
        else:
            state.active = NONE
            pop(state)
        return False


def upkeep(state: AgeOfHeroesState, seat: i64, told: list[Event] | None) -> None:
    """Phase 5: armies come home, Earthquakes are lifted, then elimination, then victory."""
    own = state.armies[seat]
    home = own & state.away & ~state.fresh  # those that left in an earlier turn
    state.away &= ~home
    state.fresh &= ~own
    if home != 0:
        tell(told, RETURNED, seat, count(home), 0)
    shaken = own & state.quaked
    if shaken != 0:
        state.quaked &= ~shaken
        state.pile[EARTHQUAKE] += count(shaken)
        tell(told, RECOVERED, seat, count(shaken), 0)
    check_out(state, seat, told)
    if state.ended == 0 and state.alive >> seat & 1 != 0:
        check_victory(state, seat, told)


# ---- drawing: phase 1 and taxes


class DrawnCard(DeckDraw):
    """An immediate card is resolved, in sight of all, before the next draw."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        drawer = arg_a(state)
        set_args(state, drawer, arg_b(state) - 1, 0)
        state.deck[n] -= 1
        if n < HELD:
            gain(state, drawer, n)
            tell_to(told, BIT[drawer], DREW, drawer, n, 0, 0)
            tell_to(told, EVERYBODY & ~BIT[drawer], DREW_UNSEEN, drawer, 0, 0, 0)
        else:
            tell(told, DREW, drawer, n, 0)
            begin(state, drawer, n, told)


class Drawing(ChanceQuestion):
    """A seat draws so many cards."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        seat, left = arg_a(state), arg_b(state)
        if left == 0 or state.alive >> seat & 1 == 0:
            pop(state)
            check_out(state, seat, told)
        elif replenish(state, told):
            return ask(state, BIT[CHANCE])
        else:
            tell(told, DRAW_LOST, seat, left, 0)
            set_args(state, seat, 0, 0)
        return False


# ---- the action


class Taxes(Verb):
    """As many cards as cities when the action is chosen (T1); without a city, a swap of one."""

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if state.cities[seat] > 0 or state.size[seat] > 0 else NOTHING_TO_TAX

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        cards = max(state.cities[seat] * state.figures.tax_per_city, 1)
        if state.rules >= 2:
            push(state, TAXING, seat, cards - 1, 0)
            push(state, DRAWING, seat, 1, 0)
        else:
            push(state, DRAWING, seat, cards, 0)
        if state.cities[seat] == 0:
            push(state, TAX_SWAP, seat, 0, 0)
        tell(told, TAXED, seat, cards, 0)


class TaxOn(Verb):
    """One more card is drawn."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        set_args(state, seat, arg_b(state) - 1, 0)
        push(state, DRAWING, seat, 1, 0)


class TaxStop(Verb):
    """The rest of the cards is not drawn."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        tell(told, TAX_STOPPED, seat, arg_b(state), 0)
        pop(state)


class Taxing(Question):
    """Between two cards of taxes, whether the seat goes on (T2)."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        seat, left = arg_a(state), arg_b(state)
        if left > 0 and state.alive >> seat & 1 != 0:
            if can_draw(state):
                return ask(state, BIT[seat])
            tell(told, DRAW_LOST, seat, left, 0)
        pop(state)
        return False


class PassAction(Verb):
    """Nothing is done."""

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        tell(told, WAR_PASSED, seat, 0, 0)


class GoToWar(Verb):
    """The armies are mustered next."""

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        ready = ready_armies(state, seat) != 0 or holds(state, seat, HERO)
        return 0 if ready else NOTHING_READY

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        push(state, MUSTERING, seat, 0, 0)


class Concede(Verb):
    """The seat leaves the game, where the option allows it."""

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if state.leaving != 0 else STAYS

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        concede(state, seat, told)


class Action(Question):
    """Taxes, war, or construction, which begins with the first thing built."""

    def answer(
        self, state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
    ) -> None:
        pop(state)
        if action >= BUILD:
            push(state, BUILDING, seat, 0, 0)
        super().answer(state, seat, action, told)


# ---- discarding: the tax swap, the hand limit


class Discard(Verb):
    """A card of the hand goes to the pile."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        return bits_into(kinds_in(state.hand[seat]), self.first, buf, n)

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if holds(state, seat, n) else NOT_HELD

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        discard(state, seat, n)
        tell(told, DISCARDED, seat, n, 0)


class TaxSwap(Question):
    """Without a city, a card is given up for the one that taxes bring."""

    def answer(
        self, state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
    ) -> None:
        super().answer(state, seat, action, told)
        pop(state)


class Limit(Question):
    """Cards are discarded until the hand is small enough."""

    def go_on(self, state: AgeOfHeroesState, told: list[Event] | None) -> bool:
        seat = arg_a(state)
        if state.size[seat] > state.figures.hand_limit:
            return ask(state, BIT[seat])
        pop(state)
        check_out(state, seat, told)
        return False


# ---- the monument


def placeable(state: AgeOfHeroesState, seat: i64) -> i64:
    """Own stones in hand, as far as the monument has room. M1."""
    own = many(state.hand[seat], SPECIAL + state.tribe[seat])
    return min(own, state.figures.victory_monument - state.monument[seat])


def asks_monument(state: AgeOfHeroesState, seat: i64) -> bool:
    """Asked even without a stone, so that not being asked betrays nothing."""
    if state.holders_only != 0:
        return placeable(state, seat) > 0
    return state.monument[seat] < state.figures.victory_monument


class Place(Verb):
    """So many own stones go onto the monument, one more than the number of the code."""

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64], n: i64) -> i64:
        for i in range(placeable(state, seat)):
            buf[n] = self.first + i
            n += 1
        return n

    def refusal(self, state: AgeOfHeroesState, seat: i64, n: i64) -> i64:
        return 0 if n < placeable(state, seat) else NOT_SO_MANY

    def do(self, state: AgeOfHeroesState, seat: i64, n: i64, told: list[Event] | None) -> None:
        pop(state)
        stone = SPECIAL + state.tribe[seat]
        for i in range(n + 1):
            discard(state, seat, stone)
            state.pile[stone] -= 1
        state.monument[seat] += n + 1
        tell(told, PLACED, seat, n + 1, state.monument[seat])
        check_out(state, seat, told)
