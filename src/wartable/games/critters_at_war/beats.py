"""What is seen to happen: a card lands before the battle is judged; then cards are dealt anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from wartable.games.critters_at_war.engine.components import LETTERS
from wartable.games.critters_at_war.scene import piece_id
from wartable.games.critters_at_war.views import CrittersView
from wartable.passage import Passage
from wartable.scene import Beat, BeatKind, FigureTable, Piece
from wartable.statements import Told

# What the first thing that is told of an action looks like
LOOKS: dict[str, BeatKind] = {
    "flipped-up": "turn",
    "flipped-down": "turn",
    "moved": "move",
    "moved-unseen": "move",
    "returned": "move",
    "returned-unseen": "leave",
    "deployed": "move",
    "improvised": "move",
}
JUDGED = frozenset(["controlled", "battle-won", "match-won", "withdrew", "battle-began"])
Seen = Passage[CrittersView]


def beats(passage: Seen) -> list[Beat]:
    """One action of a seat, or of chance."""
    keys = [told.key for told in passage.told]
    if "battle-began" in keys:
        return [_cleared(passage)]
    if passage.before.awaited == "chance" and not keys:
        return list(_dealt(passage))
    return [*_played(passage), *_judged(passage)]


def _played(passage: Seen) -> Iterator[Beat]:
    """What lies otherwise than before, with all that was told of it."""
    told = [each for each in passage.told if each.key not in JUDGED]
    if not told:
        return
    pieces = tuple(p for id, p in passage.new.items() if passage.old.get(id) != p)
    gone = tuple(id for id in passage.old if id not in passage.new)
    destroyed = any(each.key.startswith(("contained", "blockaded")) for each in told)
    kind = "leave" if destroyed else LOOKS.get(told[0].key, "put")
    pieces, gone = _same(passage, [_marked(passage.after, p) for p in pieces], gone)
    text = " ".join(map(passage.sentence, told))
    yield Beat(kind, text, told[0].seat, pieces, gone)


def _marked(view: CrittersView, lying: Piece) -> Piece:
    """The card put down last has its mark as soon as it lies there."""
    if view.newest is None:
        return lying
    seat, letter = view.newest
    newest = piece_id(view, seat, letter, len(view.stacks[letter][seat]) - 1)
    return replace(lying, state="last") if lying.id == newest else lying


def _same(
    passage: Seen, pieces: Sequence[Piece], gone: tuple[str, ...]
) -> tuple[tuple[Piece, ...], tuple[str, ...]]:
    """A card that is known from now on, or hidden, is the same where it lies in its stack, though
    its piece has another name: it turns there and stays under what lies on it."""
    names = {
        piece_id(after, seat, letter, index): piece_id(before, seat, letter, index)
        for before, after in [(passage.before, passage.after)]
        for letter, sides in after.stacks.items()
        for seat, stack in enumerate(sides)
        for index in range(min(len(stack), len(before.stacks[letter][seat])))
    }
    fresh = {new: old for new, old in names.items() if new not in passage.old and old in gone}
    return (
        tuple(replace(p, id=fresh.get(p.id, p.id)) for p in pieces),
        tuple(id for id in gone if id not in fresh.values()),
    )


def _judged(passage: Seen) -> Iterator[Beat]:
    """How a battle ended: theatre by theatre, then its points."""
    row = passage.before.row or LETTERS  # as the reader has it before them
    row = row[::-1] if passage.before.seat == 1 else row
    held = [told for told in passage.told if told.key == "controlled"]
    held.sort(key=lambda told: row.index(str(told.args["theatre"])))
    for told in held:
        theatre = told.args["theatre"]
        seat = passage.after.control[str(theatre)]
        at = (f"lane-{theatre}", *(f"total-{who}-{theatre}" for who in (0, 1)))
        yield Beat("result", _holder(passage, told, seat), seat, at=at)
    for told in passage.told:
        if told.key == "withdrew":
            yield Beat("say", passage.sentence(told), told.seat)
        elif told.key == "battle-won":
            yield from _won(passage, told, held)
        elif told.key == "match-won":
            yield Beat("say", passage.sentence(told), told.seat, pause="long")


def _holder(passage: Seen, told: Told, seat: int) -> str:
    tie = told.args["first"] == told.args["second"]
    key = ("beat-tie" if tie else "beat-holds") + ("-you" if seat == passage.texts.you else "")
    return f"{passage.sentence(told)} {passage.texts(key, who=passage.texts.name(seat))}"


def _won(passage: Seen, told: Told, held: list[Told]) -> Iterator[Beat]:
    """The points fly; then who won, by what figures where the battle was fought out, and the score:
    held up until it is read."""
    texts, view = passage.texts, passage.after
    seat, points = told.seat or 0, int(str(told.args["points"]))
    gains = tuple(f"+{points}" if who == seat else "0" for who in (0, 1))
    heads = ("", texts.called(0), texts.called(1), *([texts("head-holder")] if held else []))
    rows: list[tuple[str, ...]] = [
        (
            texts(f"theatre-{each.args['theatre']}"),
            str(each.args["first"]),
            str(each.args["second"]),
            texts.called(view.control[str(each.args["theatre"])]),
        )
        for each in held
    ] or [(texts("figures-withdrawal"), *gains)]
    score = (texts("figures-score"), *map(str, view.scores), *([""] if held else []))
    title = texts("figures-battle", number=int(str(told.args["number"])))
    over = texts("figures-battle-over", number=int(str(told.args["number"])))
    if any(each.key == "match-won" for each in passage.told):
        over = ""  # the result of the game stands there to be read
    figures = FigureTable(title, heads, (*rows, score), total=True, over=over)
    yield Beat("points", "", seat, points=((seat, points),), pause="short")
    at = tuple(f"total-{who}-{each.args['theatre']}" for each in held for who in (0, 1))
    why = [each for each in passage.told if each.key == "withdrew"]
    at += tuple(f"general-{each.seat}" for each in why)  # it says what withdrawing gives
    text = " ".join(map(passage.sentence, [*why, told]))
    yield Beat("result", text, seat, at=at, figures=figures, pause="long")


def _cleared(passage: Seen) -> Beat:
    """The cards of the battle before are gathered, theatres and generals change."""
    gone = tuple(id for id in passage.old if id.startswith(("card-", "side-", "air-")))
    old = passage.old
    pieces = tuple(
        p for id, p in passage.new.items() if not id.startswith("card-") and old.get(id) != p
    )
    told = next(each for each in passage.told if each.key == "battle-began")
    return Beat("leave", passage.sentence(told), None, pieces, gone)


def _dealt(passage: Seen) -> Iterator[Beat]:
    """With the last card of a deal the whole hand is there."""
    if passage.after.awaited != "turn":
        return
    hand = tuple(p for id, p in passage.new.items() if id.startswith("card-"))
    if hand:
        yield Beat("put", pieces=(*hand, passage.new["deck"]), pause="short")
