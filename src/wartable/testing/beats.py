"""Clauses about what is seen to happen: beats of actions, for seats and spectators."""

from __future__ import annotations

from wartable.i18n import Texts
from wartable.kernel import Event, Rng, State
from wartable.passage import Passage
from wartable.play.passages import passage_of
from wartable.scene import Beat, Layout, LayoutName
from wartable.testing.pictures import layouts, symbols_of
from wartable.testing.trial import Trial

LOOKED_AT = 2  # watchers of each action


def check_beats(trial: Trial, before: State, told: list[Event], rng: Rng, done: int) -> bool:
    """The action that was just made, unless one that told the same was looked at before, or as
    many as the extent allows; whether it was looked at."""
    keys = tuple(trial.plugin.told(event).key for event in told)
    if done >= trial.extent.beats or keys in trial.shelf.told:
        return False
    trial.shelf.told.add(keys)
    watchers = trial.watchers()
    for number in range(LOOKED_AT):
        seat = watchers[(rng.below(len(watchers)) + number) % len(watchers)]
        for layout in layouts(trial):
            _check_seat(trial, before, told, seat, layout)
        _check_secret(trial, before, told, seat, rng)
    return True


def beats_of(
    trial: Trial,
    before: State,
    after: State,
    told: list[Event],
    seat: int,
    reader: Texts,
    layout: LayoutName,
) -> tuple[list[Beat], Passage[object]]:
    """What the seat sees happen between two states, and what that was made of."""
    plugin, game = trial.plugin, trial.game
    views = plugin.view(game, before, seat), plugin.view(game, after, seat)
    heard = [plugin.told(event) for event in told if event.audience >> seat & 1]
    passage = passage_of(plugin, *views, heard, reader, layout)
    return plugin.beats(passage), passage


def _check_seat(
    trial: Trial, before: State, told: list[Event], seat: int, layout: LayoutName
) -> None:
    """In every language: the same things happen, each where it can be."""
    kinds = set()
    for lang, reader in trial.shelf.readers.items():
        where = f"{layout} layout of seat {seat} ({lang})"
        try:
            beats, passage = beats_of(trial, before, trial.state, told, seat, reader, layout)
        except KeyError as error:
            trial.fail("beats", f"{where}: no text or piece {error}")
        kinds.add(tuple(beat.kind for beat in beats))
        if beats:
            _check_story(trial, beats, passage.draw(passage.before), where, lang)
    trial.demand(len(kinds) == 1, "beats", f"seat {seat} sees different things in other languages")


def _check_story(trial: Trial, beats: list[Beat], old: Layout, where: str, lang: str) -> None:
    lying = {piece.id for piece in old.pieces}
    for number, beat in enumerate(beats):
        place = f"{where}, beat {number} ({beat.kind})"
        lying |= {piece.id for piece in beat.pieces}
        gone = {id for id in beat.gone if not id.endswith("*")}
        missing = sorted({*gone, *beat.at} - lying)
        trial.demand(not missing, "beats", f"{place}: pieces {missing[:5]} do not lie there")
        lying -= gone
        undrawn = sorted({piece.symbol for piece in beat.pieces} - symbols_of(trial, lang))
        trial.demand(not undrawn, "beats", f"{place}: symbols {undrawn[:5]} are on no sheet")
        for piece in beat.pieces:
            inside = 0 <= piece.x <= old.width and 0 <= piece.y <= old.height
            trial.demand(inside, "beats", f"{place}: {piece.id!r} lies beside the board")
            trial.demand(not piece.actions, "beats", f"{place}: {piece.id!r} can be pressed")
        _check_words(trial, beat, place)


def _check_words(trial: Trial, beat: Beat, place: str) -> None:
    good = beat.text == beat.text.strip() and "\n" not in beat.text
    trial.demand(good, "beats", f"{place} says {beat.text!r}")
    seats = [seat for seat, _ in beat.points] + ([] if beat.seat is None else [beat.seat])
    trial.demand({*seats} <= {*trial.seats}, "beats", f"{place}: no seats {seats}")
    if beat.figures is not None:
        width = len(beat.figures.heads)
        fits = bool(beat.figures.rows) and all(len(row) == width for row in beat.figures.rows)
        trial.demand(fits, "beats", f"{place}: rows of figures that do not fit their heads")


def _check_secret(trial: Trial, before: State, told: list[Event], seat: int, rng: Rng) -> None:
    """The same action in a state that the seat believes in: where it looks and sounds the same to
    the seat, the seat sees the same happen."""
    mover, code = trial.moves[-1]
    other = trial.believed(seat, rng, before)
    if trial.game.refusal(other, mover, code) != 0:
        return
    after, news = other.clone(), list[Event]()
    trial.game.apply(after, mover, code, news)
    if trial.look(after, seat) != trial.look(trial.state, seat):
        return
    reader = next(iter(trial.shelf.readers.values()))
    for layout in layouts(trial):
        truth, ours = beats_of(trial, before, trial.state, told, seat, reader, layout)
        same, theirs = beats_of(trial, other, after, news, seat, reader, layout)
        if ours.told == theirs.told and truth != same:
            trial.fail("beats", f"seat {seat} sees {trial.line((mover, code))!r} differently")
