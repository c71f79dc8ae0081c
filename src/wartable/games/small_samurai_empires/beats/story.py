"""What the beats of this game have in common."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from wartable.games.small_samurai_empires.views import SamuraiView
from wartable.passage import Passage
from wartable.plugin import Told
from wartable.scene import Beat, Piece
from wartable.story import Section, Story


class SamuraiStory(Story[SamuraiView]):
    """Beats so far, and the points of all seats after them."""

    def __init__(self, passage: Passage[SamuraiView]) -> None:
        super().__init__(passage)
        self.points = [who.points for who in passage.before.players]
        self.marching: tuple[str, str] | None = None  # the army on its way, and where it ends

    def scored(self, points: Mapping[int, int]) -> Mapping[str, Piece]:
        found = {}
        for seat, more in points.items():
            self.points[seat] += more
            if tile := self.passage.old.get(f"score-{seat}"):
                found[tile.id] = replace(tile, label=str(self.points[seat]), state="")
        return found

    def append(self, beat: Beat) -> None:
        """An army that was on its way stands where it ended from the next beat on."""
        if self.marching:
            id, to = self.marching
            self.marching = None
            pieces, gone = self.changes(f"army-{to}", f"control-{to}")
            come = {item.id: item for item in (*pieces, *beat.pieces)}
            beat = replace(beat, pieces=tuple(come.values()), gone=(*beat.gone, *gone, id))
        super().append(beat)

    def march(self, told: Told) -> None:
        """Armies go from one province to another; those that leave others behind stand apart
        first."""
        start, to, seat = told.start, told.to, told.seat
        old, new = self.passage.old, self.passage.new
        begins, ends = old.get(f"army-{start}-{seat}"), new.get(f"army-{to}-{seat}")
        if begins is None or ends is None:  # it went on in the same action
            self.add("move", told, at=(f"prov-{start}", f"prov-{to}"))
            return
        pieces, gone = self.changes(f"army-{start}", f"control-{start}")
        label = str(told.args["n"]) if int(told.args.get("n", 1)) > 1 else ""
        going = replace(begins, label=label, state="")
        if begins.id in new:
            going = replace(going, id=f"march-{seat}")
            self.append(Beat("move", "", seat, (*pieces, going), gone, pause="short"))
            pieces, gone = (), ()
        left = tuple(id for id in gone if id != going.id)
        arrived = replace(going, x=ends.x, y=ends.y, scale=ends.scale)
        text, at = self.passage.sentence(told), (f"prov-{to}",)
        self.append(Beat("move", text, seat, (*pieces, arrived), left, at))
        self.marching = going.id, str(to)


Sections = dict[str, Section[SamuraiStory]]
