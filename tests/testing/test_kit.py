"""The contract kit passes a sound game and catches every kind of unsound one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace as redrawn
from rich.text import Text
from toy_auction import GAME, Auction, AuctionState, ToyAuction, rules
from toy_cellar import GAME as CELLAR
from toy_cellar import ToyCellar

from wartable.bots import SearchBot
from wartable.kernel import BIT, CHANCE, CLOCK, NO_SUCH_ACTION, Outcome, Rng, tell
from wartable.kernel import Layout as Features
from wartable.play.match import Match
from wartable.plugin import Advice, Basis, Figure, Plugin, Reason, Told
from wartable.scene import Action, Beat, FigureTable, Layout, Piece, Scene
from wartable.statements import Measured
from wartable.testing import Broken, Extent, Setting, check_game, check_play, settings
from wartable.testing.broken import CLAUSES

EXTENT = Extent(games=6, shrinking=0.05)


@pytest.mark.parametrize("plugin", [GAME, CELLAR], ids=lambda plugin: plugin.id)
def test_a_sound_game_keeps_every_clause(plugin: Plugin[Any, Any]) -> None:
    check_game(plugin, extent=Extent.small())


def test_settings_are_every_seat_count_and_combination() -> None:
    found = settings(GAME)
    assert len(found) == 3 * 2 * 2 == len({str(one) for one in found})


def game_with(**methods: Any) -> ToyAuction:
    """The toy with other rules."""
    kind = type("Unsound", (Auction,), methods)

    class Unsound(ToyAuction):
        def game(self, data: str | None = None) -> Auction:
            return kind()  # type: ignore[no-any-return]

    return Unsound()


def plugin_with(**methods: Any) -> ToyAuction:
    """The toy with another face."""
    return type("Unsound", (ToyAuction,), methods)()  # type: ignore[no-any-return]


DEFECTS: list[tuple[str, str, Callable[[], ToyAuction]]] = []


def defect(clause: str) -> Callable[[Callable[[], ToyAuction]], Callable[[], ToyAuction]]:
    def keep(make: Callable[[], ToyAuction]) -> Callable[[], ToyAuction]:
        DEFECTS.append((clause, make.__name__, make))
        return make

    return keep


# ---- rooms


@defect("rooms")
def a_room_without_its_function() -> ToyAuction:
    return plugin_with(room=lambda self, name: SimpleNamespace())


@defect("rooms")
def a_function_that_asks_for_other_things() -> ToyAuction:
    return plugin_with(room=lambda self, name: SimpleNamespace(view=lambda state, seat: None))


@defect("rooms")
def beats_of_something_else() -> ToyAuction:
    """A room that only some games have is looked at where there is one."""
    own = SimpleNamespace(beats=lambda before, after: [])
    return plugin_with(
        has_room=lambda self, name: name == "beats" or Plugin.has_room(self, name),
        room=lambda self, name: own if name == "beats" else Plugin.room(self, name),
    )


# ---- states


def rebuild(kind: type[AuctionState], data: list[int]) -> AuctionState:
    state, plain = kind(data[0]), rules.load(data)
    AuctionState.copy_from(state, plain)
    return state


class Own(AuctionState):
    def clone(self) -> Any:
        other = type(self)(self.seats)
        AuctionState.copy_from(other, self)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (type(self), self.dump())


class Sharing(Own):
    """A clone that shares its hands with the original."""

    def clone(self) -> Sharing:
        other = Sharing(self.seats)
        other.copy_from(self)
        return other

    def copy_from(self, other: AuctionState) -> None:
        super().copy_from(other)
        self.hands = other.hands


class Scoreless(Own):
    """A clone that forgets the scores."""

    def clone(self) -> Any:
        other = super().clone()
        other.scores = AuctionState(self.seats).scores
        return other


class Forgetting(Own):
    """A state whose copy_from leaves out the prize."""

    def copy_from(self, other: AuctionState) -> None:
        prize = self.prize
        super().copy_from(other)
        self.prize = prize


class Silent(Own):
    """A state that leaves its rounds out of the dump."""

    def dump(self) -> list[int]:
        numbers = super().dump()
        numbers[1] = 1
        return numbers


class Unpickled(Own):
    """A state that a pickle turns into something else."""

    def __reduce__(self) -> tuple[object, ...]:
        return list, ()


def with_state(kind: type[AuctionState]) -> ToyAuction:
    def start(self: Auction, seats: int, options: dict[str, int]) -> AuctionState:
        state = kind(seats)
        AuctionState.copy_from(state, Auction.start(self, seats, options))
        return state

    def load(self: Auction, data: list[int]) -> AuctionState:
        return rebuild(kind, data)

    return game_with(start=start, load=load)


@defect("old-states")
def clones_share_a_buffer() -> ToyAuction:
    return with_state(Sharing)


@defect("clone")
def a_clone_forgets() -> ToyAuction:
    return with_state(Scoreless)


@defect("copy-from")
def copy_from_forgets() -> ToyAuction:
    return with_state(Forgetting)


@defect("load")
def the_dump_forgets() -> ToyAuction:
    return with_state(Silent)


class Unpicklable(Own):
    """A state that says nothing of how to be pickled."""

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("cannot pickle 'vec[i64]' object")


@defect("codec")
def no_pickle() -> ToyAuction:
    return with_state(Unpicklable)


@defect("codec")
def a_pickle_is_something_else() -> ToyAuction:
    return with_state(Unpickled)


# ---- rules


@defect("actors")
def seats_in_turn_that_act_at_once() -> ToyAuction:
    return plugin_with(in_turn=True)


@defect("actors")
def chance_is_not_alone() -> ToyAuction:
    def actors(self: Auction, state: AuctionState) -> int:
        mask = Auction.actors(self, state)
        return mask | 1 if mask == BIT[CHANCE] else mask

    return game_with(actors=actors)


@defect("actors")
def a_seat_may_act_and_cannot() -> ToyAuction:
    def actors(self: Auction, state: AuctionState) -> int:
        mask = Auction.actors(self, state)
        return mask | BIT[0] if mask >> CLOCK & 1 else mask

    return game_with(
        actors=actors, refusal=lambda self, state, seat, action: honest(state, seat, action)
    )


def honest(state: AuctionState, seat: int, action: int) -> int:
    return Auction().refusal(state, seat, action)


@defect("awaited")
def they_wait_for_somebody_who_may_not_act() -> ToyAuction:
    return game_with(awaited=lambda self, state: Auction.actors(self, state) | BIT[1])


@defect("awaited")
def whom_they_wait_for_betrays_a_hand() -> ToyAuction:
    def awaited(self: Auction, state: AuctionState) -> int:
        mask = Auction.actors(self, state)
        return mask & (mask - 1) if state.hands[0] else mask

    return game_with(awaited=awaited)


@defect("legal")
def legal_codes_descend() -> ToyAuction:
    def legal_into(self: Auction, state: AuctionState, seat: int, buf: Any) -> int:
        n = Auction.legal_into(self, state, seat, buf)
        if n > 1:
            buf[0], buf[n - 1] = buf[n - 1], buf[0]
        return n

    return game_with(legal_into=legal_into)


@defect("refusal")
def an_illegal_code_is_not_refused() -> ToyAuction:
    def refusal(self: Auction, state: AuctionState, seat: int, action: int) -> int:
        code = Auction.refusal(self, state, seat, action)
        return 0 if code == rules.NO_SUCH_CARD and action == rules.BID + 3 else code

    def legal_into(self: Auction, state: AuctionState, seat: int, buf: Any) -> int:
        return Auction().legal_into(state, seat, buf)

    return game_with(refusal=refusal, legal_into=legal_into)


@defect("refusal")
def a_far_code_is_not_refused() -> ToyAuction:
    def refusal(self: Auction, state: AuctionState, seat: int, action: int) -> int:
        code = Auction.refusal(self, state, seat, action)
        return 0 if code == NO_SUCH_ACTION and action > 2**50 else code

    return game_with(refusal=refusal)


@defect("reason")
def a_refusal_without_a_reason() -> ToyAuction:
    def refusal(self: Auction, state: AuctionState, seat: int, action: int) -> int:
        code = Auction.refusal(self, state, seat, action)
        return 55 if code == rules.NO_SUCH_CARD else code

    return game_with(refusal=refusal)


@defect("reason")
def a_reason_without_a_text() -> ToyAuction:
    reasons = {**GAME.reasons(), rules.NO_SUCH_CARD: Reason("because", "T-3")}
    return plugin_with(reasons=lambda self: reasons)


@defect("reason")
def a_reason_without_a_rule() -> ToyAuction:
    reasons = {**GAME.reasons(), rules.NO_SUCH_CARD: Reason("no-such-card")}
    return plugin_with(reasons=lambda self: reasons)


@defect("queries")
def a_question_changes_the_state() -> ToyAuction:
    def refusal(self: Auction, state: AuctionState, seat: int, action: int) -> int:
        if action == 2**40:
            state.scores[0] = state.scores[0] + 1
        return Auction.refusal(self, state, seat, action)

    return game_with(refusal=refusal)


@defect("chance")
def an_outcome_is_not_listed() -> ToyAuction:
    def chance_into(self: Auction, state: AuctionState, codes: Any, weights: Any) -> int:
        return max(1, Auction.chance_into(self, state, codes, weights) - 1)

    return game_with(chance_into=chance_into)


@defect("chance")
def outcomes_descend() -> ToyAuction:
    def chance_into(self: Auction, state: AuctionState, codes: Any, weights: Any) -> int:
        n = Auction.chance_into(self, state, codes, weights)
        codes[0], codes[n - 1] = codes[n - 1], codes[0]
        return n

    return game_with(chance_into=chance_into)


@defect("proportions")
def dice_are_loaded() -> ToyAuction:
    def sample_chance(self: Auction, state: AuctionState, rng: Rng) -> int:
        if state.phase == rules.ROLLING:
            return rules.ROLL + rng.below(11)
        return Auction.sample_chance(self, state, rng)

    return game_with(sample_chance=sample_chance)


@defect("ends")
def rounds_never_run_out() -> ToyAuction:
    def resolve(self: Auction, state: AuctionState, told: Any) -> None:
        state.rounds += 1
        Auction.resolve(self, state, told)

    return game_with(resolve=resolve)


@defect("outcome")
def the_outcome_contradicts_the_standings() -> ToyAuction:
    def outcome(self: Auction, state: AuctionState) -> Outcome | None:
        found = Auction.outcome(self, state)
        return Outcome([s + 1 for s in found.standings], found.reason) if found else None

    return game_with(outcome=outcome)


@defect("outcome")
def an_outcome_before_the_end() -> ToyAuction:
    def outcome(self: Auction, state: AuctionState) -> Outcome | None:
        return Outcome([*state.scores], 1) if state.rounds <= 1 else None

    return game_with(outcome=outcome)


@defect("outcome")
def an_ending_nobody_named() -> ToyAuction:
    return plugin_with(endings=lambda self: {})


@defect("replay")
def the_rules_remember() -> ToyAuction:
    def start(self: Any, seats: int, options: dict[str, int]) -> AuctionState:
        self.tables = getattr(self, "tables", 0) + 1
        state = Auction.start(self, seats, options)
        state.rounds += self.tables > 1
        return state

    return game_with(start=start)


@defect("error")
def the_rules_stumble() -> ToyAuction:
    def standing_into(self: Auction, state: AuctionState, buf: Any) -> None:
        raise IndexError("no such city")

    return game_with(standing_into=standing_into)


@defect("seats")
def nine_may_sit_down() -> ToyAuction:
    def start(self: Auction, seats: int, options: dict[str, int]) -> AuctionState:
        return AuctionState(seats) if seats > 6 else Auction.start(self, seats, options)

    return game_with(start=start)


# ---- secrets


@defect("view")
def a_view_that_can_be_changed() -> ToyAuction:
    @dataclass
    class Loose:
        seat: int
        seats: int
        actors: tuple[int, ...]
        shown: Any

    def view(self: ToyAuction, game: Any, state: Any, seat: int) -> Any:
        shown = ToyAuction.view(self, game, state, seat)
        return Loose(shown.seat, shown.seats, shown.actors, shown)

    return plugin_with(view=view)


@defect("view")
def a_view_of_nobody() -> ToyAuction:
    def view(self: ToyAuction, game: Auction, state: AuctionState, seat: int) -> Any:
        return replace(ToyAuction.view(self, game, state, seat), seat=0)

    return plugin_with(view=view)


@defect("view")
def a_view_with_a_mask_of_actors() -> ToyAuction:
    def view(self: ToyAuction, game: Auction, state: AuctionState, seat: int) -> Any:
        return replace(ToyAuction.view(self, game, state, seat), actors=game.actors(state))

    return plugin_with(view=view)


@defect("determinize")
def a_view_shows_another_hand() -> ToyAuction:
    def view(self: ToyAuction, game: Auction, state: AuctionState, seat: int) -> Any:
        seen = ToyAuction.view(self, game, state, seat)
        return replace(seen, spent=tuple(state.hands[: rules.VALUES]))

    return plugin_with(view=view)


@defect("determinize")
def a_belief_against_ones_own_eyes() -> ToyAuction:
    def determinize(
        self: Auction, state: AuctionState, seat: int, rng: Rng, into: AuctionState
    ) -> None:
        Auction.determinize(self, state, rules.HAND + 6, rng, into)

    return game_with(determinize=determinize)


@defect("belief")
def beliefs_are_the_truth() -> ToyAuction:
    def determinize(
        self: Auction, state: AuctionState, seat: int, rng: Rng, into: AuctionState
    ) -> None:
        into.copy_from(state)

    return game_with(determinize=determinize)


@defect("belief")
def everybody_hears_what_is_drawn() -> ToyAuction:
    def draw(self: Auction, state: AuctionState, card: int, told: Any) -> None:
        seat = rules.thirsty(state)
        Auction.draw(self, state, card, None)
        tell(told, rules.DREW, seat, card, 0)

    return game_with(draw=draw)


@defect("answers")
def the_first_answer_counts_more() -> ToyAuction:
    def apply(self: Auction, state: AuctionState, seat: int, action: int, told: Any) -> None:
        first = seat < CHANCE and all(bid == rules.UNANSWERED for bid in state.bids)
        Auction.apply(self, state, seat, action, told)
        if first:
            state.scores[seat] = state.scores[seat] + 1

    return game_with(apply=apply)


@defect("answers")
def an_answer_is_announced() -> ToyAuction:
    def apply(self: Auction, state: AuctionState, seat: int, action: int, told: Any) -> None:
        Auction.apply(self, state, seat, action, told)
        if seat < CHANCE:
            tell(told, rules.WON, seat, action, 0)

    return game_with(apply=apply)


# ---- words


@defect("notation")
def two_codes_are_written_the_same() -> ToyAuction:
    def write(self: ToyAuction, game: Auction, seat: int, action: int) -> str:
        return ToyAuction.write(self, game, seat, min(action, 4) if seat != CHANCE else action)

    return plugin_with(write=write)


@defect("notation")
def nonsense_is_understood() -> ToyAuction:
    def read(self: ToyAuction, game: Auction, seat: int, text: str) -> int:
        return 0 if text == "" else ToyAuction.read(self, game, seat, text)

    return plugin_with(read=read)


@defect("notation")
def nonsense_raises() -> ToyAuction:
    def read(self: ToyAuction, game: Auction, seat: int, text: str) -> int:
        return {"pass": 0}[text]

    return plugin_with(read=read)


@defect("texts")
def an_option_without_a_name() -> ToyAuction:
    from wartable.plugin import Option

    return plugin_with(options=(*GAME.options, Option("speed", 0, choices=("slow", "fast"))))


@defect("events")
def an_event_without_a_sentence() -> ToyAuction:
    def told(self: ToyAuction, event: Any) -> Told:
        found = ToyAuction.told(self, event)
        return replace(found, key="won-it") if found.key == "won" else found

    return plugin_with(told=told)


@defect("events")
def an_event_without_a_rule() -> ToyAuction:
    def told(self: ToyAuction, event: Any) -> Told:
        return replace(ToyAuction.told(self, event), rule="T-99")

    return plugin_with(told=told)


@defect("labels")
def an_action_without_a_label() -> ToyAuction:
    return plugin_with(label=lambda self, view, action, texts: texts(f"action-{action}"))


# ---- pictures


@defect("scene")
def an_action_nobody_can_press() -> ToyAuction:
    def scene(self: ToyAuction, view: Any, offers: Any, texts: Any, layout: Any = None) -> Any:
        return redrawn(ToyAuction.scene(self, view, offers, texts, layout), main=())

    return plugin_with(scene=scene)


@defect("scene")
def a_dead_button() -> ToyAuction:
    def scene(self: ToyAuction, view: Any, offers: Any, texts: Any, layout: Any = None) -> Any:
        from wartable.scene import Action

        found = ToyAuction.scene(self, view, offers, texts, layout)
        return redrawn(found, main=(*found.main, Action("bid 9", "nine")))

    return plugin_with(scene=scene)


@defect("scene")
def a_symbol_nobody_drew() -> ToyAuction:
    def scene(self: ToyAuction, view: Any, offers: Any, texts: Any, layout: Any = None) -> Any:
        found = ToyAuction.scene(self, view, offers, texts, layout)
        pieces = (*found.wide.pieces, Piece("board", "toy-board", 0, 0))
        return redrawn(found, wide=Layout(400, 200, pieces)) if layout == "wide" else found

    return plugin_with(scene=scene)


@defect("scene")
def an_icon_nobody_drew() -> ToyAuction:
    def scene(self: ToyAuction, view: Any, offers: Any, texts: Any, layout: Any = None) -> Any:
        found = ToyAuction.scene(self, view, offers, texts, layout)
        return redrawn(found, main=tuple(redrawn(a, icon="hammer") for a in found.main))

    return plugin_with(scene=scene)


@defect("scene")
def an_id_twice() -> ToyAuction:
    def scene(self: ToyAuction, view: Any, offers: Any, texts: Any, layout: Any = None) -> Any:
        found = ToyAuction.scene(self, view, offers, texts, layout)
        twice = Layout(200, 300, found.tall.pieces * 2)
        return redrawn(found, tall=twice) if layout == "tall" else found

    return plugin_with(scene=scene)


def marked_in(*layouts: str) -> Any:
    def scene(self: ToyAuction, view: Any, offers: Any, texts: Any, layout: Any = None) -> Any:
        found = ToyAuction.scene(self, view, offers, texts, layout)
        if layout not in layouts:
            return found
        pieces = tuple(
            redrawn(piece, mark="reconstructed") for piece in found.layout(layout).pieces
        )
        return redrawn(found, **{layout: redrawn(found.layout(layout), pieces=pieces)})

    return scene


@defect("scene")
def a_mark_that_no_figure_deserves() -> ToyAuction:
    return plugin_with(scene=marked_in("wide", "tall"))


@defect("scene")
def a_mark_in_one_layout_only() -> ToyAuction:
    def figures(self: ToyAuction, game: Any, texts: Any) -> list[Figure]:
        return [Figure("title", "1", "A guess.", Basis.RECONSTRUCTED)]

    return plugin_with(scene=marked_in("tall"), figures=figures)


@defect("scene")
def a_layout_nobody_asked_for() -> ToyAuction:
    def scene(self: ToyAuction, view: Any, offers: Any, texts: Any, layout: Any = None) -> Any:
        return ToyAuction.scene(self, view, offers, texts)

    return plugin_with(scene=scene)


def moved(where: Callable[[Piece], dict[str, float]]) -> ToyAuction:
    def scene(self: ToyAuction, view: Any, offers: Any, texts: Any, layout: Any = None) -> Any:
        found = ToyAuction.scene(self, view, offers, texts, layout)
        if layout is None:
            return found
        drawn = found.layout(layout)
        pieces = tuple(redrawn(piece, **where(piece)) for piece in drawn.pieces)
        return redrawn(found, **{layout: redrawn(drawn, pieces=pieces)})

    return plugin_with(scene=scene)


@defect("scene")
def pieces_below_the_board() -> ToyAuction:
    return moved(lambda piece: {"y": piece.y + 500})


@defect("scene")
def pieces_one_upon_another() -> ToyAuction:
    return moved(lambda piece: {"x": 40})


@defect("beats")
def a_thing_that_happens_nowhere() -> ToyAuction:
    return plugin_with(beats=lambda self, passage: [Beat("say", at=("nowhere",))])


@defect("beats")
def a_piece_that_comes_and_can_be_pressed() -> ToyAuction:
    pressed = (Action("pass", "Pass"),)
    board = Piece("new", "toy-board", 0, 0, actions=pressed)
    return plugin_with(beats=lambda self, passage: [Beat("put", pieces=(board,))])


@defect("beats")
def what_happens_depends_on_what_nobody_sees() -> ToyAuction:
    count = iter(range(10**9))
    return plugin_with(beats=lambda self, passage: [Beat("say", text=str(next(count)))])


@defect("beats")
def figures_that_do_not_fit_their_heads() -> ToyAuction:
    table = FigureTable("Bids", ("who", "bid"), (("Ann",),))
    return plugin_with(beats=lambda self, passage: [Beat("result", figures=table)])


@defect("board")
def a_board_too_wide() -> ToyAuction:
    return plugin_with(
        board=lambda self, view, texts, width: Text("x" * 100, no_wrap=True, overflow="ignore")
    )


@defect("board")
def a_board_that_needs_room() -> ToyAuction:
    def board(self: ToyAuction, view: Any, texts: Any, width: int) -> Any:
        return Text("x" * [20][width < 61])

    return plugin_with(board=board)


@defect("bots")
def a_bot_that_cheats() -> ToyAuction:
    @dataclass
    class Cheat:
        def choose(self, seen: Any) -> int:
            return 4242

    return plugin_with(bot=lambda self, level, budget=None: Cheat())


@defect("bots")
def a_bot_that_remembers_unsaid() -> ToyAuction:
    """Processes that think for a server would not be given what it asks for."""

    class Remembers:
        def choose(self, seen: Any) -> int:
            assert seen.history is not None
            return int(seen.legal[0])

    return plugin_with(bot=lambda self, level, budget=None: Remembers())


@defect("counted")
def a_level_that_thinks_by_the_clock() -> ToyAuction:
    def bot(self: ToyAuction, level: str, budget: float | None = None) -> Any:
        seconds = 0.01 if budget is None and level == "easy" else budget
        return SearchBot(None if seconds else 10, seconds=seconds)

    return plugin_with(bot=bot)


@defect("bots")
def advice_against_the_rules() -> ToyAuction:
    return plugin_with(advice=lambda self, seen, texts: [Advice(rules.TIME_UP, 1.0, "now")])


# ---- a companion


def advised(**room: Any) -> ToyAuction:
    """The toy with what a room of advice may have."""

    def optional(self: ToyAuction, wanted: str, name: str) -> Any:
        own = room.get(name) if wanted == "advice" else None
        return own or Plugin.optional(self, wanted, name)

    own = {"advice": lambda self, seen, texts: room["advice"](seen, texts)}
    return plugin_with(optional=optional, **(own if "advice" in room else {}))


def test_a_companion_that_keeps_the_contract() -> None:
    """Words that come of samples are the same too, by the same numbers."""

    def matters(seen: Any, texts: Any) -> str:
        return texts("all-actions", n=len(seen.legal))  # type: ignore[no-any-return]

    def because(seen: Any, better: int, played: int, texts: Any) -> str:
        return f"{better} {played}" if better != played else ""

    plugin = advised(matters=matters, because=because)
    check_play(plugin, Setting(2, plugin.settings({})), Extent.small())


def shares(game: Any, state: Any) -> list[float]:
    """Of a game that is over what was won, else the same for all."""
    outcome = game.outcome(state)
    if outcome is None:
        return [1 / state.seats] * int(state.seats)
    best = outcome.places.count(1)
    return [1 / best if place == 1 else 0.0 for place in outcome.places]


def hinted(seen: Any, texts: Any) -> list[Advice]:
    return [Advice(action, action / 100, "so") for action in sorted(seen.legal)[::-1]]


def worth_of(seen: Any, effort: float) -> Measured:
    return Measured({action: effort * action / 100 for action in seen.legal}, exact=True)


def test_chances_and_hints_that_keep_the_contract() -> None:
    room = {"from_above": lambda game, state, rng, samples: [shares(game, state)]}
    plugin = advised(**room, advice=hinted, worths=worth_of, HINTED=1.0)
    check_play(plugin, Setting(2, plugin.settings({})), Extent.small())


@defect("value")
def chances_that_make_more_than_a_victory() -> ToyAuction:
    return advised(from_above=lambda game, state, rng, samples: [[0.9] * int(state.seats)])


@defect("value")
def chances_that_go_on_when_the_game_is_over() -> ToyAuction:
    def above(game: Any, state: Any, rng: Any, samples: int) -> list[list[float]]:
        return [[1 / state.seats] * int(state.seats)]

    return advised(from_above=above)


@defect("hints")
def hints_by_other_figures_than_worths() -> ToyAuction:
    return advised(advice=hinted, worths=worth_of, HINTED=0.5)


@defect("hints")
def a_hint_that_is_not_the_best() -> ToyAuction:
    def advice(seen: Any, texts: Any) -> list[Advice]:
        return hinted(seen, texts)[::-1]

    return advised(advice=advice, worths=worth_of, HINTED=1.0)


@defect("companion")
def a_companion_that_sees_rivals_hands() -> ToyAuction:
    return advised(matters=lambda seen, texts: " ".join(map(str, seen.believed.hands)))


@defect("companion")
def a_companion_without_a_figure() -> ToyAuction:
    return advised(because=lambda seen, better, played, texts: f"It is worth {None}.")


@defect("companion")
def a_companion_that_speaks_english_only() -> ToyAuction:
    return advised(matters=lambda seen, texts: "Bid!" if texts.lang == "en" else "")


# ---- beliefs by their chances, and features


@defect("bias")
def a_belief_in_the_lowest_cards() -> ToyAuction:
    class Lowest:
        def below(self, n: int) -> int:
            return 0

    def determinize(
        self: Auction, state: AuctionState, seat: int, rng: Any, into: AuctionState
    ) -> None:
        if state.phase == rules.BIDDING and not any(bid >= 0 for bid in state.bids):
            rng = Lowest()
        Auction.determinize(self, state, seat, rng, into)

    return game_with(determinize=determinize)


def features_with(spoil: Callable[[AuctionState, int, Any, int], None]) -> ToyAuction:
    def features_into(self: Auction, state: AuctionState, seat: int, buf: Any, at: int) -> None:
        Auction.features_into(self, state, seat, buf, at)
        spoil(state, seat, buf, at)

    return game_with(features_into=features_into)


@defect("features")
def features_of_a_hidden_hand() -> ToyAuction:
    def spoil(state: AuctionState, seat: int, buf: Any, at: int) -> None:
        buf[at + rules.PRIZE] = state.hands[(seat + 1) % state.seats * rules.VALUES]

    return features_with(spoil)


@defect("features")
def features_without_the_scores() -> ToyAuction:
    def spoil(state: AuctionState, seat: int, buf: Any, at: int) -> None:
        for who in range(4):
            buf[at + rules.SCORES + who] = 0

    return features_with(spoil)


@defect("features")
def features_out_of_range() -> ToyAuction:
    def spoil(state: AuctionState, seat: int, buf: Any, at: int) -> None:
        buf[at + rules.TAKEN] = 2

    return features_with(spoil)


@defect("features")
def features_that_spill_over() -> ToyAuction:
    def spoil(state: AuctionState, seat: int, buf: Any, at: int) -> None:
        buf[at + rules.FEATURES.size] = 0

    return features_with(spoil)


@defect("features")
def a_short_buffer_filled_as_far_as_it_goes() -> ToyAuction:
    def features_into(self: Auction, state: AuctionState, seat: int, buf: Any, at: int) -> None:
        if len(buf) >= at + rules.FEATURES.size:
            Auction.features_into(self, state, seat, buf, at)

    return game_with(features_into=features_into)


@defect("features")
def a_layout_that_names_a_field_twice() -> ToyAuction:
    layout = Features(1)
    layout.flags("hand", 3)
    layout.flags("hand", 3)

    def begin(self: Auction) -> None:
        Auction.__init__(self)
        self.features = layout

    return game_with(__init__=begin)


# ---- lessons


@defect("lessons")
def a_lesson_shows_what_is_not_there() -> Any:
    def scene(self: ToyCellar, *args: Any) -> Scene:
        made = ToyCellar.scene(self, *args)
        gate = [redrawn(piece, id="gate") for piece in made.wide.pieces]
        return redrawn(made, wide=Layout.of(400, 200, gate))

    return type("Unsound", (ToyCellar,), {"scene": scene})()


@pytest.mark.parametrize(
    ("clause", "make"), [(c, m) for c, _, m in DEFECTS], ids=[name for _, name, _ in DEFECTS]
)
def test_a_planted_defect_is_caught(clause: str, make: Callable[[], ToyAuction]) -> None:
    longest = 600 if clause == "ends" else EXTENT.longest
    with pytest.raises(Broken) as caught:
        check_game(make(), extent=replace(EXTENT, longest=longest))
    assert caught.value.clause == clause, str(caught.value)


def test_every_clause_has_a_planted_defect() -> None:
    assert {clause for clause, _, _ in DEFECTS} == set(CLAUSES)


def test_a_broken_clause_comes_with_the_way_there() -> None:
    """The message names clause, game and setting; the script leads to the defect again."""
    plugin = an_illegal_code_is_not_refused()
    with pytest.raises(Broken) as caught:
        check_play(plugin, Setting(3, plugin.settings({})), EXTENT)
    broken = caught.value
    assert "toy-auction breaks the contract, refusal" in str(broken)
    assert "seats=3" in str(broken)
    match = Match(GAME, 3, broken.setting.options if broken.setting else {})
    for line in broken.script:
        head, _, rest = line.partition(" ")
        seat = CLOCK if head == "!" else int(head) if head.isdigit() else CHANCE
        match.say(seat, line if seat == CHANCE else rest)
    assert all(line in str(broken) for line in broken.script)
