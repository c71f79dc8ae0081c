"""What the beats of this game have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.scene import ratings
from wartable.games.through_the_ages.scene.tall import WIDTH as NARROW
from wartable.games.through_the_ages.scene.wide import SQUARE, WIDE
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.passage import Passage
from wartable.scene import FigureTable, Pause, Piece, piece
from wartable.story import Section, Story

MIDDLES = {
    "wide": (WIDE.width / 2, WIDE.height / 2),
    "square": (SQUARE.width / 2, SQUARE.height / 2),
}
READ = "held-up"  # id of the card that is read out


class AgesStory(Story[ThroughTheAgesView]):
    """Beats so far, the culture of all after them, and what the end of the game brought."""

    def __init__(self, passage: Passage[ThroughTheAgesView]) -> None:
        super().__init__(passage)
        self.culture = [civ.culture for civ in passage.before.civs]
        self.counted: dict[str, Counter[int]] = {}  # by what it was for, by seat

    def me(self) -> int:
        """Whose board is shown large: the reader's, or for spectators that of whose turn it is."""
        view = self.passage.before
        return view.seat if view.seat < view.seats else (view.current or 0)

    def home(self, seat: int) -> tuple[str, ...]:
        return ("me",) if seat == self.me() else (f"rival-{seat}",)

    def scored(self, points: Mapping[int, int]) -> Mapping[str, Piece]:
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
        pause: Pause = "long",
    ) -> None:
        """A card is held up in the middle of the table, with its words where it has any."""
        x, y = MIDDLES.get(self.passage.layout, (NARROW / 2, 250.0))
        wordy = names.by_key(card).kind in names.WORDY
        symbol, size = ("words", 1.9) if wordy else ("card", 2.6)
        title = names.title(card, self.texts)
        tip = self.says(card)
        held = piece(READ, f"tta-{symbol}-{card}", x, y, size, title=title, tip=tip)
        self.beat("read", text, seat, ids, pause=pause, shown=(held,))

    def says(self, card: str) -> str:
        """What the card does."""
        view = self.passage.after
        playing = sum(civ.playing for civ in view.civs)
        return names.text(card, self.texts, playing, view.rulings)

    def stats(self, *later: str) -> tuple[str, ...]:
        """The reader's figures, unless events of these keys will change them once more."""
        return () if {told.key for told in self.passage.told} & {*later} else ("stat",)

    def heads(self) -> tuple[str, ...]:
        """The heads of a table with a column for each civilisation."""
        return ("", *(self.texts.called(civ.seat) for civ in self.passage.after.civs))

    def table(self, title: str, rows: Mapping[str, Mapping[int, int]]) -> FigureTable:
        """What changed, civilisation by civilisation: with a sign, and a dash for nothing."""
        seats = range(self.passage.after.seats)
        lines = [
            (name, *(signed(found.get(seat, 0)) for seat in seats)) for name, found in rows.items()
        ]
        return FigureTable(title, self.heads(), tuple(lines))


def signed(value: int) -> str:
    """With a sign before it; a dash for nothing."""
    return ratings.signed(value) if value else "–"


Sections = dict[str, Section[AgesStory]]
