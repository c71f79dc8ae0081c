"""The rooms of a game's folder: which modules it has, what they are called and what they answer.

    games/<game>/   plugin.py   what the game is called and how it is played
                    views.py    what a seat sees                notation.py  actions as text
                    telling.py  events and refusals by name     labels.py    what buttons say
                    names.py    what numbers are called         scene.py     the table as pieces
                    board.py    the table in a terminal         art/         its symbols
                    bots.py     the levels                      advice.py    hints and odds
                    figures.py  numbers of the box, with their sources
                    data.py *   what owners may correct         setup.py     tables laid by hand
                    beats.py *  what is seen to happen          plans.py *   what can be planned
      engine/       components.py  what is printed              state.py     what lies on the table
                    actions.py  the numbers of actions, events, refusals and endings
                    rules/      who may do what, and what comes of it
                    chance.py   what chance may do              beliefs.py * what a seat may believe
                    game.py     the rules, as the kernel asks for them
                    features.py what a seat knows, as numbers   figures.py * what a data file says
                    thinking/   what bots think with
                    cards *     the cards                       effects/ *   what cards do
                    steps/ *    what can be awaited

Every game of ours has the rooms without a mark; a game has those with `*` where it needs them. A
room is a module or a package of that name; what else a game needs stands inside one of them.
`Plugin` asks ten of the rooms that every game has outside the engine: for each of these there is a
protocol below. mypy compares it with the module, in each game's plugin.py, and so does the contract
kit, which also looks at `beats` and `plans` where a game has them. What a room may have besides is
said with its protocol. `names` may have `card_text(game, key, texts)`: what a card or piece does;
and `stated(game, texts, options)`: what texts of the rules may name. `data` has `game(data)`: the
rules with a corrected file, or (None) as printed; and may have `text()`: the file with the packaged
figures; and `words(game, lang)`: texts that the file changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from wartable.kernel import Bot, Event, Game, Knowledge, S, State

if TYPE_CHECKING:
    from rich.console import RenderableType

    from wartable.i18n import Texts
    from wartable.passage import Passage
    from wartable.plugin import Advice, Figure, Reason, Told
    from wartable.scene import Beat, LayoutName, Offer, Scene
    from wartable.statements import Prospect

# Every game of ours has these …
OUTSIDE = frozenset(
    ("advice", "art", "board", "bots", "figures", "labels")
    + ("names", "notation", "plugin", "scene", "setup", "telling", "views")
)
ENGINE = frozenset(
    ("actions", "chance", "components", "features", "game", "rules", "state", "thinking")
)
# … and these where it needs them
# what is seen to happen; figures open to correction; what can be planned
OUTSIDE_SOME = frozenset({"beats", "data", "plans"})
# for something hidden; cards; what they do; a data file; rules made of steps
ENGINE_SOME = frozenset({"beliefs", "cards", "effects", "figures", "steps"})

V = TypeVar("V")
G = TypeVar("G", bound=Game[Any])
GameIn = TypeVar("GameIn", bound=Game[Any], contravariant=True)
StateIn = TypeVar("StateIn", bound=State, contravariant=True)
ViewIn = TypeVar("ViewIn", contravariant=True)
ViewOut = TypeVar("ViewOut", covariant=True)


class Views(Protocol[GameIn, StateIn, ViewOut]):
    """`views.py`: what a seat sees."""

    def view(self, game: GameIn, state: StateIn, seat: int) -> ViewOut:
        """What this seat, or SPECTATOR, knows of the state."""


class NotationRoom(Protocol[GameIn]):
    """`notation.py`: actions as text."""

    def write(self, game: GameIn, seat: int, action: int) -> str:
        """The text of an action of a seat, CHANCE and CLOCK included."""

    def read(self, game: GameIn, seat: int, text: str) -> int:
        """The way back; BadInput says what is not understood."""


class Telling(Protocol):
    """`telling.py`. May have `word(key, value, texts)`: an argument in a sentence, None for the
    usual way; `joined(first, then)`: two events that follow each other as one, None for two lines
    of the log; `spent(lines)`: the lines of a log, where what came to nothing says so;
    `came_to(heard, texts)`: what the events of one action came to in all, in a few
    words, empty for most; `result(view, heard, texts)`: the score sheet of a game that is over; and
    `UNCOUNTED`: the endings, by code, that no score says anything of.
    """

    @property
    def REASONS(self) -> Mapping[int, Reason]:
        """Every refusal of the game's own, by code."""

    @property
    def ENDINGS(self) -> Mapping[int, str]:
        """The key of every ending, by code."""

    def told(self, event: Event) -> Told:
        """An event with its key and named figures."""


class Labels(Protocol[ViewIn]):
    """`labels.py`. May have `is_final(view, action)`: whether the reader is asked before it is
    done; `cost(view, action, texts)`: a sentence of what it takes, where that matters;
    `lack(view, action, texts)`: what an action that is not legal needs, and what there is; and
    `ground(view)`: the actions that say all of themselves where several act at once, with what of
    the view they rest on."""

    def label(self, view: ViewIn, action: int, texts: Texts) -> str:
        """What the button of an action says."""


class SceneRoom(Protocol[ViewIn]):
    """`scene.py`. May have `marked(scene, seat, news)`: marks of the last move, from what a seat
    heard; `natural(view, piece, texts)`: the actions that a press on a piece would mean, so that a
    reader can be told why they are not legal; `across(view, seat, texts, layout)`: the board of one
    seat in full size, with what the viewer knows of it; `low(view, offers, texts)`: the layout for
    a phone on its side; `square(view, offers, texts)`: the one for a tablet; and
    `far(view, offers, texts)`: the one for a big screen that all in a room see."""

    def scene(
        self, view: ViewIn, offers: Sequence[Offer], texts: Texts, layout: LayoutName | None
    ) -> Scene:
        """The table as pieces, with what the seat may do, wide, tall or (None) both."""


class Beats(Protocol[V]):
    """`beats.py`: what is seen to happen between two positions."""

    def beats(self, passage: Passage[V]) -> Sequence[Beat]:
        """One action, one thing after another."""


class Plans(Protocol[ViewIn]):
    """`plans.py`: what a seat may try before it acts."""

    def plannable(self, view: ViewIn, action: int) -> bool:
        """Whether an action may be part of a plan: nobody else and no chance has a say in it."""

    def assumed(self, view: ViewIn, legal: Sequence[int]) -> int | None:
        """The action by which a plan gets past a choice that it leaves to the table, where there
        is one. The text `plan-first` says so."""

    def prospects(self, view: ViewIn, texts: Texts) -> Sequence[Prospect]:
        """The figures by which plans are compared."""


class SheetRoom(Protocol[GameIn]):
    """`art/sheet.py`."""

    def sheet(self, game: GameIn, texts: Texts) -> str:
        """The game's symbols as one SVG document."""

    def cover(self) -> str:
        """The game's picture in the lobby."""


class Board(Protocol[ViewIn]):
    """`board.py`: the table in a terminal."""

    def board(self, view: ViewIn, texts: Texts, width: int) -> RenderableType:
        """The table in so many columns."""


class Bots(Protocol[S]):
    """`bots.py`: the levels. May have `simulating(level, simulations)`: a bot of this level that
    looks ahead so many times instead of so long, so that it plays the same on every machine. Where
    the plug-in names `tempers`, `bot` takes one of them as its third parameter. `amiss()`: what
    cannot be read of what was learned, and why, empty if all can; weaker bots play then, and say so
    in the log. May have `Talk(seat, seats)`: an object whose `hear(event)` is given every event
    that everybody heard and returns what a bot in this seat says then, as the key of a text, and of
    which seat, or None."""

    def bot(self, level: str, budget: float | None) -> Bot[S]:
        """A bot of this level; `budget` in seconds replaces the level's own."""


class AdviceRoom(Protocol[S]):
    """`advice.py`. May have `odds(seen, texts)`: exact chances; `outlook(seen, texts)`: what may
    come of the position, piece by piece; `worths(seen, effort)`: what every legal action is worth
    (`Measured`), by so many times the usual thought, which puzzles are made with;
    `simple_thoughts(seen)`: actions that people choose who think of one thing only; `LOOKED_AT`:
    from which to which action games are looked at for puzzles, one such stretch or several in turn;
    `from_above(game, state, rng, samples)`: everybody's chance to win for somebody who sees the
    whole state, a row for each way in which it is played on, one row where nothing is drawn;
    `at_a_glance(game, state)`: the same as one row, quickly and without drawing anything, by which
    the arena tells luck from skill, and `EVEN`: whether that is before chance acts what it is on
    average afterwards, exactly; `ANALYSED`: what an analysis spends, in times the usual thought for
    a choice and in such ways; `side_by_side(seen, actions, effort)`: what some actions come to, in
    the same worlds with the same luck, a row for each world; `CAME_TRUE`: which part of what
    `worths` finds choices to give away is lost when games are played to their end; `HINTED`: by
    how many times the usual thought `advice` looks at `worths`;
    `VARIED`: which part of all puzzles may share one of these, and the first word of the best
    choice; `played_out(seen, actions, player)`: actions to be played to the end of the game
    (`puzzles.ends.Outs`), where a search misjudges too much, and `can_play_out(seen)`: whether that
    tells what choices are worth there; and for a companion (`play.companion`)
    `matters(seen, texts)`: one sentence before a decision, the main concern of the position in its
    figures, empty where nothing is decided, quick and without a clock; `because(seen, better,
    played, texts)`: one sentence why one legal action is better than another, in figures in which
    they differ, or, where both are the same, why it is the best; empty where no figure says it.
    Both are the same for all that the seat may believe in, by the same `seen.rng`."""

    def advice(self, seen: Knowledge[S], texts: Texts) -> list[Advice]:
        """The best actions, best first."""


class Figures(Protocol[GameIn]):
    """`figures.py`: numbers of the box. May have `played_with(game)`: those that play depends on,
    as one text; a record with a data file keeps its digest."""

    def figures(self, game: GameIn, texts: Texts) -> list[Figure]:
        """Every figure with its source, in the reader's words."""


ROOMS: Mapping[str, type] = {
    "views": Views,
    "notation": NotationRoom,
    "telling": Telling,
    "labels": Labels,
    "scene": SceneRoom,
    "art.sheet": SheetRoom,
    "board": Board,
    "bots": Bots,
    "advice": AdviceRoom,
    "figures": Figures,
}
# Asked only of games that have them
SOME_ROOMS: Mapping[str, type] = {"beats": Beats, "plans": Plans}


@dataclass(frozen=True)
class Rooms(Generic[G, S, V]):
    """For mypy alone: a game's modules, each where its protocol is expected."""

    views: Views[G, S, V]
    notation: NotationRoom[G]
    telling: Telling
    labels: Labels[V]
    scene: SceneRoom[V]
    sheet: SheetRoom[G]
    board: Board[V]
    bots: Bots[S]
    advice: AdviceRoom[S]
    figures: Figures[G]
