"""The beats of one action, as they are added one by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from wartable.games.small_samurai_empires.views import SamuraiView
from wartable.passage import Passage
from wartable.plugin import Told
from wartable.scene import Beat, BeatKind, FigureTable, Pause, Piece
from wartable.scene.changes import changed


class Story:
    """Beats so far, and the points of all seats as they stand after them."""

    def __init__(self, passage: Passage[SamuraiView]) -> None:
        self.passage = passage
        self.texts = passage.texts
        self.beats: list[Beat] = []
        self.points = [who.points for who in passage.before.players]
        self.marching: tuple[str, str] | None = None  # the army on its way, and where it ends

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
    ) -> None:
        """`names`: pieces that become as they are in the new picture, by how their ids begin."""
        marching, self.marching = self.marching, None
        ended = (f"army-{marching[1]}", f"control-{marching[1]}") if marching else ()
        pieces, gone = self.changes(*names, *ended)
        points = points or {}
        pieces += tuple(self._scored(points))
        gone += marching[:1] if marching else ()
        self.beats.append(
            Beat(kind, text, seat, pieces, gone, at, (*points.items(),), figures, pause)
        )

    def changes(self, *names: str) -> tuple[tuple[Piece, ...], tuple[str, ...]]:
        """What becomes different among the pieces of these names."""
        return changed(self.passage.old, self.passage.new, *names) if names else ((), ())

    def _scored(self, points: Mapping[int, int]) -> Iterable[Piece]:
        """The tiles of seats that score, with what they have now."""
        for seat, more in points.items():
            self.points[seat] += more
            if more and (tile := self.passage.old.get(f"score-{seat}")):
                yield replace(tile, label=str(self.points[seat]), state="")

    def march(self, told: Told) -> None:
        """An army goes from one province to another: first it stands apart from the others, then
        it goes."""
        start, to, seat = told.start, told.to, told.seat
        old, new = self.passage.old, self.passage.new
        begins, ends = old.get(f"army-{start}-{seat}"), new.get(f"army-{to}-{seat}")
        pieces, gone = self.changes(f"army-{start}", f"control-{start}")
        if begins is None or ends is None:  # it went on in the same action
            self.add("move", told, at=(f"prov-{start}", f"prov-{to}"))
            return
        id = f"march-{seat}"
        label = str(told.args["n"]) if int(told.args.get("n", 1)) > 1 else ""
        going = replace(begins, id=id, label=label, state="")
        self.beats.append(Beat("move", "", seat, (*pieces, going), gone, pause="short"))
        arrived = replace(going, x=ends.x, y=ends.y, scale=ends.scale)
        text = self.passage.sentence(told)
        self.beats.append(Beat("move", text, seat, (arrived,), at=(f"prov-{to}",)))
        self.marching = id, str(to)
