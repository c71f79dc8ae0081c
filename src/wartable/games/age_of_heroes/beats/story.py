"""What the beats of this game have in common."""

from __future__ import annotations

from collections.abc import Iterable

from wartable.games.age_of_heroes.scene.places import centre
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.scene import piece
from wartable.story import Section, Story

FIGHT = ("line", "foe-side", "odds", "guard-side")
READ = "held-up"  # id of the card that is read out


class HeroesStory(Story[AgeOfHeroesView]):
    """Beats so far."""

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


Sections = dict[str, Section[HeroesStory]]
