"""The beats of one action, as they are added one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.scene import ratings
from wartable.games.through_the_ages.scene.tall import WIDTH as NARROW
from wartable.games.through_the_ages.scene.wide import HEIGHT, WIDTH
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.passage import Passage
from wartable.plugin import Told
from wartable.scene import Beat, BeatKind, FigureTable, Pause, Piece, piece
from wartable.scene.changes import changed

READ = "held-up"  # id of the card that is read out


class Story:
    """Beats so far, and the culture that cards of the end have brought. What is shown for one beat
    only goes with the next."""

    def __init__(self, passage: Passage[ThroughTheAgesView]) -> None:
        self.passage = passage
        self.texts = passage.texts
        self.beats: list[Beat] = []
        self.passing: tuple[str, ...] = ()  # ids of pieces that the last beat showed for itself
        self.counted: dict[str, Counter[int]] = {}  # by what it was for, by seat
        self.culture = [civ.culture for civ in passage.before.civs]

    def add(
        self,
        kind: BeatKind,
        told: Told,
        ids: Iterable[str] = (),
        at: tuple[str, ...] = (),
        pause: Pause = "normal",
    ) -> None:
        """A beat whose caption is the event's own sentence."""
        self.beat(kind, self.passage.sentence(told), told.seat, ids, at, pause=pause)

    def beat(
        self,
        kind: BeatKind,
        text: str,
        seat: int | None = None,
        ids: Iterable[str] = (),
        at: tuple[str, ...] = (),
        points: Mapping[int, int] | None = None,
        figures: FigureTable | None = None,
        pause: Pause = "normal",
        shown: tuple[Piece, ...] = (),
    ) -> None:
        """`ids`: pieces that become as they are in the new picture, by how their ids begin;
        `shown`: pieces for this beat alone."""
        passage, ids = self.passage, tuple(ids)
        pieces, gone = changed(passage.old, passage.new, *ids) if ids else ((), ())
        gone += self.passing
        self.passing = tuple(item.id for item in shown)
        scored = tuple(sorted((who, n) for who, n in (points or {}).items() if n))
        figured = self._figures(dict(scored))
        drawn = (*(item for item in pieces if item.id not in figured), *figured.values(), *shown)
        self.beats.append(Beat(kind, text, seat, drawn, gone, at, scored, figures, pause))

    def _figures(self, points: Mapping[int, int]) -> dict[str, Piece]:
        """The culture of those who score, as it is now, by id."""
        found = {}
        for seat, more in points.items():
            self.culture[seat] += more
            id = "stat-culture" if seat == self.me() else f"rival-{seat}-culture"
            if shown := self.passage.old.get(id):
                rating = ratings.signed(self.passage.after.civs[seat].culture_rating)
                found[id] = replace(shown, label=f"{self.culture[seat]} {rating}")
        return found

    def read(
        self,
        card: str,
        text: str,
        seat: int | None = None,
        ids: Iterable[str] = (),
        figures: FigureTable | None = None,
        pause: Pause = "long",
    ) -> None:
        """A card is held up in the middle of the table, with its words where it has any."""
        wide = self.passage.layout == "wide"
        x, y = (WIDTH / 2, HEIGHT / 2) if wide else (NARROW / 2, 250.0)
        wordy = names.by_key(card).kind in names.WORDY
        symbol, size = ("words", 1.9) if wordy else ("card", 2.6)
        title = names.title(card, self.texts)
        tip = self.says(card)
        held = piece(READ, f"tta-{symbol}-{card}", x, y, size, title=title, tip=tip)
        self.beat("read", text, seat, ids, figures=figures, pause=pause, shown=(held,))

    def says(self, card: str) -> str:
        """What the card does."""
        view = self.passage.after
        playing = sum(civ.playing for civ in view.civs)
        return names.text(card, self.texts, playing, view.rulings)

    def me(self) -> int:
        """Whose board is shown large: the reader's, or for spectators that of whose turn it is."""
        view = self.passage.before
        return view.seat if view.seat < view.seats else (view.current or 0)

    def board(self, seat: int) -> tuple[str, ...]:
        """The piece that stands for a civilisation."""
        return ("me",) if seat == self.me() else (f"rival-{seat}",)

    def stats(self, *later: str) -> tuple[str, ...]:
        """The reader's figures, unless events of these keys will change them once more."""
        return () if {told.key for told in self.passage.told} & {*later} else ("stat",)

    def names(self) -> tuple[str, ...]:
        """The heads of a table with a column for each civilisation."""
        return ("", *(self.texts.name(civ.seat) for civ in self.passage.after.civs))

    def table(self, title: str, rows: Mapping[str, Mapping[int, int]]) -> FigureTable:
        """What changed, civilisation by civilisation: with a sign, and a dash for nothing."""
        seats = range(self.passage.after.seats)
        lines = [
            (name, *(signed(found.get(seat, 0)) for seat in seats)) for name, found in rows.items()
        ]
        return FigureTable(title, self.names(), tuple(lines))


def signed(value: int) -> str:
    """With a plus or a true minus before it; a dash for nothing."""
    return f"{value:+d}".replace("-", "−") if value else "–"


@dataclass(frozen=True)
class Section:
    """What tells an event, together with those that follow it and have one of the keys `joins`."""

    tell: Callable[[Story, list[Told]], None]
    joins: frozenset[str] = frozenset()


def plain(kind: BeatKind, *ids: str, pause: Pause = "normal") -> Section:
    """An event that changes pieces of these ids; `{seat}` and figures of the event are filled
    in."""

    def tell(story: Story, taken: list[Told]) -> None:
        told = taken[0]
        filled = {**told.args, "seat": told.seat}
        asked = tuple(id.format_map(filled) for id in ids)
        at = () if told.seat is None else story.board(told.seat)
        story.add(kind, told, asked, at, pause)

    return Section(tell)
