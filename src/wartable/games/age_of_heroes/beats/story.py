"""The beats of one action, as they are added one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from wartable.games.age_of_heroes.scene.places import CENTRE
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.passage import Passage
from wartable.plugin import Told
from wartable.scene import Beat, BeatKind, FigureTable, Pause, Piece, piece
from wartable.scene.changes import changed

READ = "held-up"  # id of the card that is read out


class Story:
    """Beats so far. What is shown for one beat only goes with the next."""

    def __init__(self, passage: Passage[AgeOfHeroesView]) -> None:
        self.passage = passage
        self.texts = passage.texts
        self.beats: list[Beat] = []
        self.passing: tuple[str, ...] = ()  # ids of pieces that the last beat showed for itself

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
        figures: FigureTable | None = None,
        pause: Pause = "normal",
        shown: tuple[Piece, ...] = (),
    ) -> None:
        """`names`: pieces that become as they are in the new picture, by how their ids begin;
        `shown`: pieces for this beat alone."""
        passage, names = self.passage, tuple(names)
        pieces, gone = changed(passage.old, passage.new, *names) if names else ((), ())
        gone += self.passing
        self.passing = tuple(item.id for item in shown)
        self.beats.append(
            Beat(kind, text, seat, (*pieces, *shown), gone, at, figures=figures, pause=pause)
        )

    def read(self, kind: str, text: str, seat: int | None, names: Iterable[str] = ()) -> None:
        """A card is held up in the middle, with what is said of it."""
        x, y = self.middle()
        size = 2.0 if self.passage.layout == "wide" else 1.6
        title = self.texts(f"kind-{kind}")
        card = piece(READ, f"aoh-card-{kind}", x, y, size, title=title)
        self.beat("read", text, seat, names, pause="long", shown=(card,))

    def middle(self) -> tuple[float, float]:
        """The middle of the ring: on narrow screens below the line that stands there."""
        if self.passage.layout == "wide":
            return CENTRE
        lines = [self.passage.old.get(id) for id in ("line", "fair", "tent")]
        return 195.0, next((item.y for item in lines if item), 210.0) + 80


@dataclass(frozen=True)
class Section:
    """What tells an event, together with those that follow it and have one of the keys `joins`."""

    tell: Callable[[Story, list[Told]], None]
    joins: frozenset[str] = frozenset()


def plain(kind: BeatKind, *names: str, pause: Pause = "normal") -> Section:
    """An event that changes pieces of these names, in which `{seat}` and figures of the event are
    filled in."""

    def tell(story: Story, taken: list[Told]) -> None:
        told = taken[0]
        filled = {**told.args, "seat": told.seat}
        asked = tuple(name.format_map(filled) for name in names)
        at = () if told.seat is None else (f"t{told.seat}-panel",)
        story.add(kind, told, asked, at, pause)

    return Section(tell)


def heads(story: Story) -> tuple[str, ...]:
    """The heads of a table with a column for each tribe."""
    return ("", *(story.texts.name(tribe.seat) for tribe in story.passage.after.tribes))
