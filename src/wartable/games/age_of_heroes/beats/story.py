"""What the beats of this game have in common."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from msgspec.structs import replace

from wartable.games.age_of_heroes.scene.places import centre
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.plugin import Told
from wartable.scene import Piece, piece
from wartable.scene.changes import Changed
from wartable.story import Section, Story

FIGHT = ("line", "foe-side", "odds", "guard-side")
READ = "held-up"  # id of the card that is read out
DRAWN = ("hand-", "pending")  # cards that come are told of one by one


class HeroesStory(Story[AgeOfHeroesView]):
    """Beats so far. A fair, a battle and the choice of tribes have a table of their own. Where one
    begins or ends, everything goes to its new place with one beat: before it a piece changes where
    it lies, so that none hangs in the air between boards that are still elsewhere."""

    due = laid = False  # whether the table is laid anew with the next beat; whether it was

    @cached_property
    def moves(self) -> bool:
        """Whether boards lie elsewhere afterwards."""
        old, new = self.passage.old, self.passage.new
        boards = [id for id in old if id.endswith("-panel") and id in new]
        return any(_place(old[id]) != _place(new[id]) for id in boards)

    def changes(self, *names: str) -> Changed:
        pieces, gone = super().changes(*names)
        if self.laid or not self.moves:
            return pieces, gone
        old = self.passage.old
        if not self.due:
            known = [item for item in pieces if item.id in old and not item.id.endswith("-panel")]
            return tuple(_where(item, old[item.id]) for item in known), gone
        self.laid = True
        pieces, gone = self._changes
        return tuple(p for p in pieces if p.id in old or not p.id.startswith(DRAWN)), gone

    def home(self, seat: int) -> tuple[str, ...]:
        return (f"t{seat}-panel",)

    def read(self, kind: str, text: str, seat: int | None, names: Iterable[str] = ()) -> None:
        """A card is held up in the middle, with what is said of it."""
        x, y = self.middle()
        size = 2.0 if self.passage.layout in ("wide", "square") else 1.6
        title = self.texts(f"kind-{kind}")
        card = piece(READ, f"aoh-card-{kind}", x, y, size, title=title)
        own = f"t{self.passage.before.seat}-panel"  # the card keeps off it, and off a battle
        at = tuple(id for id in (*FIGHT, own) if id in self.passage.old)
        at = at if self.passage.before.battle else ()
        self.beat("read", text, seat, names, at, pause="long", shown=(card,))

    def middle(self) -> tuple[float, float]:
        """The middle of the ring: on narrow screens below the line that stands there."""
        if self.passage.layout in ("wide", "square"):
            x, y = centre(self.passage.after.seats)
            return x, y + (80 if self.passage.layout == "square" else 0)
        lines = [self.passage.old.get(id) for id in ("line", "fair", "tent")]
        return 195.0, next((item.y for item in lines if item), 210.0) + 80

    def heads(self) -> tuple[str, ...]:
        """The heads of a table with a column for each tribe."""
        return ("", *(self.texts.called(tribe.seat) for tribe in self.passage.after.tribes))


def _place(item: Piece) -> tuple[float, float, str]:
    return item.x, item.y, item.symbol


def _where(item: Piece, old: Piece) -> Piece:
    """A piece as it becomes, where it lay."""
    return replace(item, x=old.x, y=old.y, scale=old.scale)


Sections = dict[str, Section[HeroesStory]]


def laying(section: Section[HeroesStory], *also: str) -> Section[HeroesStory]:
    """An event with which the table is laid anew, unless one of these is still to come."""

    def tell(story: HeroesStory, taken: list[Told]) -> None:
        story.due = not any(told.key in also for told in story.rest)
        section.tell(story, taken)

    return Section(tell, section.joins)
