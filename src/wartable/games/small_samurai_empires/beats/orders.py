"""Orders and what comes of them; also missions, mountains and fate cards."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.games.small_samurai_empires.beats.story import SamuraiStory, Sections
from wartable.games.small_samurai_empires.names import mission_does
from wartable.plugin import Told
from wartable.scene import Beat
from wartable.story import Section, plain

REVEALED = frozenset({"revealed", "acts-again"})
NEXT = REVEALED | {"round", "scoring", "execution-1", "execution-2"}  # the order is over
REAPED = frozenset({"harvested", "stock-out"})
FATE = frozenset({"fate-shown", "fate-shown-deck"})
STANDING = ("army-{province}", "castle-{province}", "control-{province}")


def _placed(story: SamuraiStory, taken: list[Told]) -> None:
    """An order comes from its owner's hand to a cell, face down even if it is turned up in the same
    action; then it may show that the quick action beside the cell has nothing to do."""
    told, view = taken[0], story.passage.after
    cell = int(told.cell)
    id = f"placed-{cell}-{story.passage.before.round}"
    own = f"own-{told.order}" if told.key == "placed" else f"order-back-{told.seat}"
    names = (f"placed-{cell}", f"caption-cell-{cell - 1}", "order", "left")
    pieces, gone = story.changes(*names)
    lies = [
        replace(item, symbol=f"sse-{own}", state="hidden") if item.id == id else item
        for item in pieces
    ]
    covered = tuple(each for each in story.passage.old if each.startswith(f"owner-{cell}-"))
    text, at = story.passage.sentence(told), (f"cell-{cell}",)
    story.append(Beat("put", text, told.seat, tuple(lies), (*gone, *covered), at))
    goes_on = story.rest or view.wait != "quick-action" or view.cell != cell
    if goes_on and (quick := view.cells[cell - 1].quick):
        words = story.texts("beat-idle-quick", cell=cell, quick=story.texts(f"quick-{quick}"))
        story.beat("say", words, told.seat, at=at, pause="short")


def _revealed(story: SamuraiStory, taken: list[Told]) -> None:
    """An order is turned up; one that does nothing says why."""
    told, passage = taken[0], story.passage
    cell, order = int(told.cell), str(told.order)
    lying = passage.after.cells[cell - 1].orders or passage.before.cells[cell - 1].orders
    id = f"placed-{cell}-{lying[-1].round if lying else passage.before.round}"
    at = f"cell-{cell}", id
    lies = passage.old.get(id)
    if lies and id not in passage.new:  # all go back before the action is over
        up = replace(lies, symbol=f"sse-order-{order}", state="")
        story.append(Beat("turn", passage.sentence(told), told.seat, (up,), at=at))
    else:
        story.add("turn", told, (f"placed-{cell}", f"owner-{cell}"), at)
    if _idle(story, order):
        region = story.texts(f"region-{passage.after.cells[cell - 1].region}")
        name = story.texts.name(told.seat) if told.seat is not None else ""
        kind = "move" if order.startswith("move") else order
        you = "-you" if told.seat == story.texts.you else ""
        words = story.texts(f"beat-idle-{kind}{you}", seat=name, region=region)
        story.beat("say", words, told.seat, at=at[:1])


def _idle(story: SamuraiStory, order: str) -> bool:
    """Whether nobody was asked, and nothing harvested, before the next thing happened."""
    if order == "harvest":
        return not story.rest or story.rest[0].key not in REAPED
    over = bool(NEXT & {told.key for told in story.rest})
    return over or not story.passage.after.wait.startswith("order-")


def _moved(story: SamuraiStory, taken: list[Told]) -> None:
    story.march(taken[0])


def _token(story: SamuraiStory, taken: list[Told]) -> None:
    """A mountain's token is turned up and read out."""
    told = taken[0]
    text = f"{story.passage.sentence(told)} {story.texts(f'token-{told.token}-text')}"
    id = f"mountain-{told.mountain}"
    story.beat("read", text, told.seat, (id,), (id,), pause="long")


def _mission(story: SamuraiStory, taken: list[Told]) -> None:
    """A mission of this game is turned up and read out."""
    told = taken[0]
    id = f"mission-{told.region}"
    does = mission_does(story.passage.after.file, str(told.mission), story.texts)
    names = (id, f"band-{told.region}", f"caption-{id}")
    story.beat("read", f"{story.passage.sentence(told)} {does}", None, names, (id,), pause="long")


def _mission_done(story: SamuraiStory, taken: list[Told]) -> None:
    told = taken[0]
    id = f"mission-{told.region}"
    points = {told.seat: int(told.n)} if told.seat is not None else {}
    story.beat("points", story.passage.sentence(told), told.seat, (id,), (id,), points)


def _fate(story: SamuraiStory, taken: list[Told]) -> None:
    """All fate cards are turned up at once."""
    names = ("shown", "track", "chosen", "hand-fate", "deck")
    text = " ".join(story.passage.sentence(told) for told in taken)
    at = tuple(dict.fromkeys(f"shown-{told.region}" for told in taken))
    story.beat("turn", text, names=names, at=at)


def _order_of_turns(story: SamuraiStory, taken: list[Told]) -> None:
    texts = story.texts
    names = ", ".join(texts.called(told.seat) for told in taken if told.seat is not None)
    story.beat("move", texts("beat-turn-order", list=names), names=("score",))


HERE = ("prov-{province}",)
ORDERS: Sections = {
    **dict.fromkeys(
        ("epoch", "round", "execution-1", "execution-2", "first", "passed", "passed-quick"),
        plain("say", pause="short"),
    ),
    **dict.fromkeys(
        ("passed-order", "passed-move", "bought", "stock-out"), plain("say", pause="short")
    ),
    **dict.fromkeys(("placed", "placed-hidden"), Section(_placed)),
    "covered": plain("say", at=("cell-{cell}",)),
    **dict.fromkeys(("revealed", "acts-again"), Section(_revealed)),
    "harvested": plain("put", at=("mark-{province}", *HERE), pause="short"),
    **dict.fromkeys(("moved", "shipped"), Section(_moved)),
    "destroyed": plain("leave", *STANDING, at=HERE),
    **dict.fromkeys(
        ("recruited", "built", "reinforced", "arrived", "returned"),
        plain("put", *STANDING, at=HERE),
    ),
    "explored": plain(
        "move",
        "army-{start}",
        "control-{start}",
        "mountain-{mountain}",
        at=("mountain-{mountain}",),
    ),
    "token": Section(_token),
    "mission-drawn": Section(_mission),
    "mission-done": Section(_mission_done),
    **dict.fromkeys(FATE, Section(_fate, FATE)),
    "fate-drawn": plain("put", "hand-fate", "caption-fate-hand", "deck", pause="short"),
    "orders-back": plain(
        "move", "placed", "owner", "acting", "caption-cell", "order", "left", pause="short"
    ),
    "turn-order": Section(_order_of_turns, frozenset({"turn-order"})),
}
