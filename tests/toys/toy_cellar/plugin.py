"""A treasure of 1 to 6 lies behind a door. In a turn a seat walks (a point each, three at most),
may peek (only it sees the treasure) and stops; stopping after a peek at 4 or more scores it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import RenderableType
from rich.text import Text

from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.kernel import (
    BIT,
    CHANCE,
    NO_SUCH_ACTION,
    NOT_YOUR_TURN,
    OVER,
    Bot,
    Event,
    Game,
    Knowledge,
    Options,
    Outcome,
    Rng,
    State,
    may_act,
    members,
    tell,
    tell_to,
)
from wartable.plugin import Plugin, Reason, Told
from wartable.scene import NOT_DRAWN, Layout, LayoutName, Offer, Piece, Player, Scene, act
from wartable.scene.pen import Sheet, rect

WORDS = ("walk", "peek", "stop")
WALK, PEEK, STOP = range(3)
TIRED, SEEN_ALREADY = 16, 17
HIDDEN, WALKED, PEEKED, STOPPED = range(1, 5)


class CellarState(State):
    def __init__(self, figures: Sequence[int]) -> None:
        self.figures = vec[i64](list(figures))

    def clone(self) -> CellarState:
        return CellarState(self.dump())

    def copy_from(self, other: CellarState) -> None:
        self.figures = other.figures[:]

    def dump(self) -> list[int]:
        return [*self.figures]

    def __reduce__(self) -> tuple[object, ...]:
        return CellarState, (self.dump(),)


SEATS, TURN, TREASURE, STEPS, LOOKED, SCORE = range(6)


@dataclass(frozen=True)
class CellarView:
    seat: int
    seats: int
    actors: tuple[int, ...]
    steps: int
    peeked: bool
    treasure: int | None
    scores: tuple[int, ...]


class Cellar(Game[CellarState]):
    def __init__(self) -> None:
        self.actions = 3
        self.chances = 6

    def start(self, seats: int, options: Options) -> CellarState:
        if not 2 <= seats <= 3:
            raise ValueError("2 or 3 seats")
        return CellarState([seats, 0, 0, 0, 0, 0, 0, 0])

    def load(self, data: list[int]) -> CellarState:
        return CellarState(data)

    def actors(self, state: CellarState) -> int:
        f = state.figures
        if f[TURN] == f[SEATS]:
            return 0
        return BIT[CHANCE] if f[TREASURE] == 0 else BIT[f[TURN]]

    def legal_into(self, state: CellarState, seat: int, buf: vec[i64]) -> int:
        found = [a for a in range(3) if seat != CHANCE and self.refusal(state, seat, a) == 0]
        for n, code in enumerate(found):
            buf[n] = code
        return len(found)

    def refusal(self, state: CellarState, seat: int, action: int) -> int:
        f = state.figures
        if f[TURN] == f[SEATS]:
            return OVER
        if not may_act(self.actors(state), seat):
            return NOT_YOUR_TURN
        if not 0 <= action < (6 if seat == CHANCE else 3):
            return NO_SUCH_ACTION
        if seat != CHANCE and action == WALK and f[STEPS] == 3:
            return TIRED
        return SEEN_ALREADY if seat != CHANCE and action == PEEK and f[LOOKED] else 0

    def apply(self, state: CellarState, seat: int, action: int, told: list[Event] | None) -> None:
        f = state.figures
        if seat == CHANCE:
            f[TREASURE] = action + 1
            tell(told, HIDDEN, f[TURN], 0, 0)
        elif action == WALK:
            f[STEPS] = f[STEPS] + 1
            tell(told, WALKED, seat, f[STEPS], 0)
        elif action == PEEK:
            f[LOOKED] = 1
            tell_to(told, BIT[seat], PEEKED, seat, f[TREASURE], 0, 0)
        else:
            gain = f[STEPS] + (f[TREASURE] if f[LOOKED] and f[TREASURE] >= 4 else 0)
            tell(told, STOPPED, seat, gain, f[TREASURE])
            f[SCORE + seat] = gain
            f[TURN], f[TREASURE], f[STEPS], f[LOOKED] = f[TURN] + 1, 0, 0, 0

    def sample_chance(self, state: CellarState, rng: Rng) -> int:
        return rng.below(6)

    def chance_into(self, state: CellarState, codes: vec[i64], weights: vec[i64]) -> int:
        for n in range(6):
            codes[n], weights[n] = n, 1
        return 6

    def determinize(self, state: CellarState, seat: int, rng: Rng, into: CellarState) -> None:
        if into is not state:
            into.copy_from(state)
        f = into.figures
        if f[TREASURE] and not (f[LOOKED] and f[TURN] == seat):
            f[TREASURE] = 1 + rng.below(6)

    def standing_into(self, state: CellarState, buf: vec[i64]) -> None:
        for seat in range(state.figures[SEATS]):
            buf[seat] = state.figures[SCORE + seat]

    def outcome(self, state: CellarState) -> Outcome | None:
        f = state.figures
        if f[TURN] < f[SEATS]:
            return None
        return Outcome([f[SCORE + seat] for seat in range(f[SEATS])], 1)


class AtRandom(Bot[CellarState]):
    def choose(self, seen: Knowledge[CellarState]) -> int:
        return seen.legal[seen.rng.below(len(seen.legal))]


class ToyCellar(Plugin[CellarState, CellarView]):
    id = "toy-cellar"
    package = "toy_cellar"
    prefix = "cel"
    rules_version = 1
    seats = range(2, 4)
    levels = ("random",)
    has_data = True

    def game(self, data: str | None = None) -> Cellar:
        if data is not None and "treasure" not in data:
            raise BadInput("line 1: no figure `treasure`")
        return Cellar()

    def view(self, game: Cellar, state: CellarState, seat: int) -> CellarView:
        f = state.figures
        knows = bool(f[LOOKED]) and f[TURN] == seat
        return CellarView(
            seat,
            f[SEATS],
            tuple(members(game.actors(state))),
            f[STEPS],
            bool(f[LOOKED]),
            f[TREASURE] if knows else None,
            tuple(f[SCORE + s] for s in range(f[SEATS])),
        )

    def write(self, game: Cellar, seat: int, action: int) -> str:
        return f"hide {action + 1}" if seat == CHANCE else WORDS[action]

    def read(self, game: Cellar, seat: int, text: str) -> int:
        wanted = " ".join(text.lower().split())
        for code in range(6 if seat == CHANCE else 3):
            if self.write(game, seat, code) == wanted:
                return code
        raise BadInput(f"{text!r} is not one of {', '.join(WORDS)}")

    def told(self, event: Event) -> Told:
        match event.kind:
            case 1:
                return Told("hidden", event.seat, {}, "C-1")
            case 2:
                return Told("walked", event.seat, {"steps": event.a}, "C-1")
            case 3:
                return Told("peeked", event.seat, {"treasure": event.a}, "C-1")
            case _:
                return Told("stopped", event.seat, {"gain": event.a, "treasure": event.b}, "C-1")

    def reasons(self) -> Mapping[int, Reason]:
        return {TIRED: Reason("tired", "C-1"), SEEN_ALREADY: Reason("seen-already", "C-1")}

    def endings(self) -> Mapping[int, str]:
        return {1: "all-went"}

    def label(self, view: CellarView, action: int, texts: Texts) -> str:
        return texts(f"action-{WORDS[action]}")

    def is_final(self, view: CellarView, action: int) -> bool:
        return action == STOP

    def scene(
        self,
        view: CellarView,
        offers: Sequence[Offer],
        texts: Texts,
        layout: LayoutName | None = None,
    ) -> Scene:
        label = str(view.treasure or "?")
        door = Piece("door", "cel-door", 60, 60, label=label, title=texts("door"))
        players = tuple(
            Player(s, score, texts("unit-points")) for s, score in enumerate(view.scores)
        )
        main = tuple(act(offer) for offer in offers)
        prompt = texts("prompt", steps=view.steps)
        wide = Layout.of(400, 200, [door]) if layout != "tall" else NOT_DRAWN
        tall = Layout.of(200, 300, [door]) if layout != "wide" else NOT_DRAWN
        return Scene(texts("title"), "", prompt, "", players, main, wide, tall)

    def sheet(self, game: Cellar, texts: Texts) -> str:
        sheet = Sheet("cel", "")
        sheet.add("door", 40, 60, rect(0, 0, 40, 60, "#fff", 4), 4)
        return sheet.text()

    def board(self, view: CellarView, texts: Texts, width: int) -> RenderableType:
        return Text(f"{texts('prompt', steps=view.steps)} [{view.treasure or '?'}]")

    def bot(self, level: str, budget: float | None = None) -> Bot[CellarState]:
        return AtRandom()


GAME = ToyCellar()
