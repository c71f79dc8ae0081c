"""Orders and what comes of them; also missions, mountains and fate cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from wartable.games.small_samurai_empires.beats.story import Story
from wartable.games.small_samurai_empires.names import mission_does
from wartable.plugin import Told
from wartable.scene import Beat, BeatKind

ACTED = frozenset({"passed", "passed-quick", "passed-order", "passed-move", "bought", "stock-out"})
REVEALED = frozenset({"revealed", "acts-again"})
NEXT = REVEALED | {"round", "scoring", "execution-1", "execution-2"}  # the order is over
REAPED = frozenset({"harvested", "stock-out"})

Tell = Callable[[Story, Told, list[Told]], None]


def _placed(story: Story, told: Told, rest: list[Told]) -> None:
    """An order comes from its owner's hand to a cell; then it may show that the quick action
    beside the cell has nothing to do."""
    cell = int(told.cell)
    names = (f"placed-{cell}", f"owner-{cell}", f"caption-cell-{cell - 1}", "order", "left")
    story.add("put", told, names, (f"cell-{cell}",))
    _face_down(story, told, f"placed-{cell}-{story.passage.before.round}")
    view = story.passage.after
    goes_on = rest or view.wait != "quick-action" or view.cell != cell
    if goes_on and (quick := view.cells[cell - 1].quick):
        words = story.texts("beat-idle-quick", cell=cell, quick=story.texts(f"quick-{quick}"))
        story.beat("say", words, told.seat, at=(f"cell-{cell}",), pause="short")


def _face_down(story: Story, told: Told, id: str) -> None:
    """What is turned up in the same action was laid face down."""
    own = f"own-{told.order}" if told.key == "placed" else f"order-back-{told.seat}"
    beat = story.beats[-1]
    pieces = [
        replace(item, symbol=f"sse-{own}", state="hidden") if item.id == id else item
        for item in beat.pieces
        if not item.id.startswith("owner-")
    ]
    story.beats[-1] = replace(beat, pieces=tuple(pieces))


def _covered(story: Story, told: Told, rest: list[Told]) -> None:
    story.add("say", told, at=(f"cell-{told.cell}",))


def _revealed(story: Story, told: Told, rest: list[Told]) -> None:
    """An order is turned up; one that does nothing says why."""
    cell, order = int(told.cell), str(told.order)
    passage = story.passage
    lying = passage.after.cells[cell - 1].orders or passage.before.cells[cell - 1].orders
    id = f"placed-{cell}-{lying[-1].round if lying else passage.before.round}"
    story.add("turn", told, (f"placed-{cell}", f"owner-{cell}"), (f"cell-{cell}", id))
    lies = story.passage.old.get(id)
    if lies and id not in story.passage.new:  # all go back before the action is over
        up = replace(lies, symbol=f"sse-order-{order}", state="")
        story.beats[-1] = replace(story.beats[-1], pieces=(up,), gone=())
    if _idle(story, order, rest):
        region = story.texts(f"region-{story.passage.after.cells[cell - 1].region}")
        name = story.texts.name(told.seat) if told.seat is not None else ""
        kind = "move" if order.startswith("move") else order
        words = story.texts(f"beat-idle-{kind}", seat=name, region=region)
        story.beat("say", words, told.seat, at=(f"cell-{cell}",))


def _idle(story: Story, order: str, rest: list[Told]) -> bool:
    """Whether nobody was asked, and nothing harvested, before the next thing happened."""
    if order == "harvest":
        return not rest or rest[0].key not in REAPED
    return bool(NEXT & {told.key for told in rest}) or not story.passage.after.wait.startswith(
        "order-"
    )


def _harvested(story: Story, told: Told, rest: list[Told]) -> None:
    story.add("put", told, at=(f"mark-{told.province}", f"prov-{told.province}"), pause="short")


def _moved(story: Story, told: Told, rest: list[Told]) -> None:
    story.march(told)


def _standing(kind: BeatKind) -> Tell:
    """Figures of a province come, go or change."""

    def tell(story: Story, told: Told, rest: list[Told]) -> None:
        place = told.province
        names = (f"army-{place}", f"castle-{place}", f"control-{place}")
        story.add(kind, told, names, (f"prov-{place}",))

    return tell


def _explored(story: Story, told: Told, rest: list[Told]) -> None:
    names = (f"army-{told.start}", f"control-{told.start}", f"mountain-{told.mountain}")
    story.add("move", told, names, (f"mountain-{told.mountain}",))


def _token(story: Story, told: Told, rest: list[Told]) -> None:
    """A mountain's token is turned up and read out."""
    texts = story.texts
    text = f"{story.passage.sentence(told)} {texts(f'token-{told.token}-text')}"
    id = f"mountain-{told.mountain}"
    story.beat("read", text, told.seat, (id,), (id,), pause="long")


def _mission(story: Story, told: Told, rest: list[Told]) -> None:
    """A mission of this game is turned up and read out."""
    id = f"mission-{told.region}"
    does = mission_does(story.passage.after.file, str(told.mission), story.texts)
    text = f"{story.passage.sentence(told)} {does}"
    names = (id, f"band-{told.region}", f"caption-{id}")
    story.beat("read", text, None, names, (id,), pause="long")


def _mission_done(story: Story, told: Told, rest: list[Told]) -> None:
    id = f"mission-{told.region}"
    points = {told.seat: int(told.n)} if told.seat is not None else {}
    story.beat("points", story.passage.sentence(told), told.seat, (id,), (id,), points)


def _fate_drawn(story: Story, told: Told, rest: list[Told]) -> None:
    story.add("put", told, ("hand-fate", "caption-fate-hand", "deck"), pause="short")


def _orders_back(story: Story, told: Told, rest: list[Told]) -> None:
    """All orders leave the cells."""
    pieces, gone = story.changes("placed", "owner", "caption-cell", "order", "left")
    text = story.passage.sentence(told)
    story.beats.append(Beat("leave", text, None, pieces, gone, pause="short"))


ORDERS: Mapping[str, Tell] = {
    "placed": _placed,
    "placed-hidden": _placed,
    "covered": _covered,
    "revealed": _revealed,
    "acts-again": _revealed,
    "harvested": _harvested,
    "moved": _moved,
    "shipped": _moved,
    "destroyed": _standing("leave"),
    "recruited": _standing("put"),
    "built": _standing("put"),
    "reinforced": _standing("put"),
    "arrived": _standing("put"),
    "returned": _standing("put"),
    "explored": _explored,
    "token": _token,
    "mission-drawn": _mission,
    "mission-done": _mission_done,
    "fate-drawn": _fate_drawn,
    "orders-back": _orders_back,
}
