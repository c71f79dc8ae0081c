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
from wartable.plugin import Told
from wartable.scene import FigureTable, Pause, Piece, piece
from wartable.story import Section, Story

MIDDLES = {
    "wide": (WIDE.width / 2, WIDE.height / 2),
    "square": (SQUARE.width / 2, SQUARE.height / 2),
}
READ = "held-up"  # id of the card that is read out
# kinds of goods that are gained and lost, in the order of a table's rows
GOODS = ("food", "resources", "science", "culture", "population", "yellow", "blue", "actions")
CHANGES = frozenset(f"{how}-{good}" for how in ("gained", "lost") for good in GOODS)
PARTED = {  # cards that somebody loses: the row of a table, whether the event names who lost it
    "lost-building": ("buildings", True),
    "lost-worker": ("workers", True),
    "ravaged": ("wonders", True),
    "lost-colony": ("colonies", True),
    "took-colony": ("colonies", False),
    "stole-technology": ("technologies", False),
    "infiltrated": ("removed", False),
}


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
        is_own: bool = False,
    ) -> None:
        """A card is held up in the middle of the table, with its words where it has any. `is_own`:
        the text is the card's own, so it need not be said again beside them."""
        x, y = MIDDLES.get(self.passage.layout, (NARROW / 2, 250.0))
        wordy = names.by_key(card).kind in names.WORDY
        symbol, size = ("words", 1.9) if wordy else ("card", 2.6)
        title = names.title(card, self.texts)
        tip = "" if wordy and is_own else self.says(card)
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

    @staticmethod
    def after_title(title: str, told: str) -> str:
        """What a table's rows tell, in words behind its title: it is heard, but not shown again
        above them."""
        return f"{title}. {told}" if told else title

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

    def rows(self, *taken: Told, seats: Iterable[int] | None = None) -> list[tuple[str, ...]]:
        """What was gained and lost, a row for each good and each kind of card: with a sign before
        figures and names, civilisation by civilisation."""
        sums: dict[str, Counter[int]] = {}
        cards: dict[str, dict[int, list[str]]] = {}
        for told in taken:
            how, _, good = told.key.partition("-")
            if told.seat is None:
                continue
            if told.key in CHANGES:
                n = int(told.args.get("n", 1)) * (1 if how == "gained" else -1)
                sums.setdefault(good, Counter())[told.seat] += n
            elif told.key in PARTED:
                row, own = PARTED[told.key]
                card, found = names.name(str(told.card), self.texts), cards.setdefault(row, {})
                found.setdefault(told.seat if own else int(told.rival), []).append(f"− {card}")
                if not own and told.key != "infiltrated":
                    found.setdefault(told.seat, []).append(f"+ {card}")
        columns = range(self.passage.after.seats) if seats is None else [*seats]
        lines = [
            (self.texts(f"beat-{good}"), *(signed(found[seat]) for seat in columns))
            for good, found in sums.items()
        ]
        return lines + [
            (self.texts(f"beat-{row}"), *(", ".join(found.get(seat, ["–"])) for seat in columns))
            for row, found in cards.items()
        ]


def in_order(taken: Iterable[Told]) -> list[Told]:
    """Gains and losses in the order of a table's rows."""
    return sorted(taken, key=lambda each: GOODS.index(each.key.partition("-")[2]))


def changes_of_culture(taken: Iterable[Told]) -> Counter[int]:
    """By seat."""
    culture: Counter[int] = Counter()
    for told in taken:
        if told.seat is not None and told.key in ("gained-culture", "lost-culture"):
            culture[told.seat] += int(told.n) * (1 if told.key == "gained-culture" else -1)
    return culture


def signed(value: int) -> str:
    """With a sign before it; a dash for nothing."""
    return ratings.signed(value) if value else "–"


Sections = dict[str, Section[AgesStory]]
