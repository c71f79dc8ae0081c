"""A story: the beats of one action, added one by one, for games whose actions tell of much."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from wartable.passage import Passage
from wartable.scene import Beat, BeatKind, FigureTable, Pause, Piece
from wartable.scene.changes import Changed, changed, named
from wartable.statements import Told

V = TypeVar("V")


class Story(Generic[V]):
    """Beats so far, and the events that are still to be told."""

    def __init__(self, passage: Passage[V]) -> None:
        self.passage = passage
        self.texts = passage.texts
        self.beats: list[Beat] = []
        self.rest: list[Told] = []
        self._passing: tuple[str, ...] = ()  # ids of pieces that the last beat showed for itself

    # ---- what a game says of itself
    def home(self, seat: int) -> tuple[str, ...]:
        """The piece that stands for a seat, if there is one."""
        return ()

    def scored(self, points: Mapping[int, int]) -> Mapping[str, Piece]:
        """Pieces that show points, by id, as they are once these have been added."""
        return {}

    # ---- telling
    def add(
        self,
        kind: BeatKind,
        told: Told,
        names: Iterable[str] = (),
        at: tuple[str, ...] = (),
        pause: Pause = "normal",
    ) -> None:
        """A beat whose caption is the event's own sentence."""
        self.beat(kind, self.passage.sentence(told), told.seat, names, at, pause=pause)

    def beat(
        self,
        kind: BeatKind,
        text: str,
        seat: int | None = None,
        names: Iterable[str] = (),
        at: tuple[str, ...] = (),
        points: Mapping[int, int] | None = None,
        figures: FigureTable | None = None,
        pause: Pause = "normal",
        shown: tuple[Piece, ...] = (),
    ) -> None:
        """`names`: pieces that become as they are in the new picture, by how their ids begin;
        `shown`: pieces for this beat alone, before all others."""
        pieces, gone = self.changes(*names)
        gone += self._passing
        self._passing = tuple(item.id for item in shown)
        gained = tuple(sorted((who, n) for who, n in (points or {}).items() if n))
        tiles = self.scored(dict(gained))
        drawn = (*shown, *(item for item in pieces if item.id not in tiles), *tiles.values())
        self.append(Beat(kind, text, seat, drawn, gone, at, gained, figures, pause))

    def changes(self, *names: str) -> Changed:
        """What becomes different among the pieces of these names."""
        return named(self._changes, *names) if names else ((), ())

    @cached_property
    def _changes(self) -> Changed:
        return changed(self.passage.old, self.passage.new)

    def append(self, beat: Beat) -> None:
        """A beat of which only that happens which can be seen on the old picture: pieces leave that
        lie there, and the new picture may be higher."""
        if beat.pieces or beat.gone or beat.at:
            foot = self.passage.first.height
            come = {item.id: item for item in beat.pieces if item.y <= foot}
            gone = [id for id in dict.fromkeys(beat.gone) if id in self._lying - come.keys()]
            self._lying.update(come)
            at = tuple(id for id in beat.at if id in self._lying)
            self._lying.difference_update(gone)
            kept = (*come.values(),), (*gone,), at
            beat = Beat(
                *(beat.kind, beat.text, beat.seat, *kept),
                *(beat.points, beat.figures, beat.pause),
            )
        self.beats.append(beat)

    @cached_property
    def _lying(self) -> set[str]:
        """Ids of the pieces on the table after the beats so far."""
        return {*self.passage.old}


S = TypeVar("S", bound=Story[Any])
Teller = TypeVar("Teller", bound=Story[Any], contravariant=True)


@dataclass(frozen=True)
class Section(Generic[Teller]):
    """What tells an event, together with those that follow it and have one of the keys `joins`."""

    tell: Callable[[Teller, list[Told]], None]
    joins: frozenset[str] = frozenset()


def tell(story: S, sections: Mapping[str, Section[S]]) -> list[Beat]:
    """All that was told, each event by the section of its key; what has none is passed over."""
    story.rest = [*story.passage.told]
    while story.rest:
        section = sections.get(story.rest[0].key)
        end = 1
        while section and end < len(story.rest) and story.rest[end].key in section.joins:
            end += 1
        taken, story.rest = story.rest[:end], story.rest[end:]
        if section:
            section.tell(story, taken)
    return story.beats


def filled(names: Iterable[str], told: Told) -> tuple[str, ...]:
    """Names with `{seat}` and the figures of an event filled in."""
    figures = {**told.args, "seat": told.seat}
    return tuple(name.format_map(figures) for name in names)


def plain(
    kind: BeatKind, *names: str, at: tuple[str, ...] = (), pause: Pause = "normal"
) -> Section[Story[Any]]:
    """An event that changes pieces of these names, in which its figures are filled in; `at`: what
    is looked at, if not the piece that stands for its seat."""

    def tell(story: Story[Any], taken: list[Told]) -> None:
        told = taken[0]
        home = () if told.seat is None else story.home(told.seat)
        story.add(kind, told, filled(names, told), filled(at, told) or home, pause)

    return Section(tell)
