"""What is seen to happen: dice are thrown and walk to their line, cities fall, provinces close."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from wartable.games.age_of_war.art.sheet import ART_H, CARD_W, form_of
from wartable.games.age_of_war.engine.components import DICE
from wartable.games.age_of_war.names import SPECIAL, spent
from wartable.games.age_of_war.scene.drawing import lines_of
from wartable.games.age_of_war.views import AgeOfWarView
from wartable.passage import Passage
from wartable.scene import Beat, FigureTable, Piece, piece
from wartable.statements import Told

SMALL = 0.5  # a die on a line, as large as one in the tray is in full
Seen = Passage[AgeOfWarView]


def beats(passage: Seen) -> list[Beat]:
    """One action of a seat, or of chance."""
    found = [beat for told in passage.told for beat in _beats(passage, told)]
    keys = {told.key for told in passage.told}
    if keys & {"conquered", "stolen"}:
        city = next(str(told.args["city"]) for told in passage.told if "city" in told.args)
        found.insert(_after(found, "put"), _points(passage, f"city-{city}"))
    return found


def _after(found: list[Beat], kind: str) -> int:
    return max(number for number, beat in enumerate(found, 1) if beat.kind == kind)


def _beats(passage: Seen, told: Told) -> Iterator[Beat]:
    words, args = passage.sentence(told), told.args
    if (
        told.key == "began" and len(passage.told) == 1
    ):  # by lot: else the roll says whose turn it is
        yield Beat("say", words, told.seat)
    elif told.key == "rolled":
        thrown = (passage.new[f"die-{number}"] for number in range(passage.after.pool))
        dice = [replace(die, tip="") for die in thrown]  # what it is good for is said where it lies
        rest = tuple(f"die-{number}" for number in range(len(dice), DICE))
        yield Beat("roll", "", told.seat, tuple(dice), rest, pause="short")
        yield Beat("say", words, told.seat, pause="short")  # what fell, once it lies there
    elif told.key == "filled":
        yield from _filled(passage, told, words)
    elif told.key == "lost":
        last = f"die-{len(passage.before.roll.split()) - 1}"
        goes_on = _goes_on(passage, told)
        yield Beat("leave", words, told.seat, gone=(last,), pause="none" if goes_on else "short")
    elif told.key in ("conquered", "stolen"):
        yield _taken(passage, told, words)
    elif told.key == "locked":
        lock = passage.new[f"lock-{args['province']}"]
        yield Beat("put", words, told.seat, (lock,), at=(f"province-{args['province']}",))
    elif told.key == "failed":
        marks = tuple(id for id in passage.old if id.startswith("filled-"))
        gone = (*marks, *_lying(passage, told))
        yield Beat("leave", words, told.seat, gone=gone, at=(f"city-{args['city']}",))
    elif told.key == "failed-early":
        yield Beat("say", words, told.seat)
    elif told.key == "ended":
        yield Beat("result", words, figures=_standings(passage))


def _goes_on(passage: Seen, told: Told) -> bool:
    """Whether whoever looks has acted and is asked again: the next roll begins at once, so that
    what is asked of it never stands beside the roll before."""
    over = {"failed", "failed-early", "conquered", "stolen"} & {each.key for each in passage.told}
    return passage.before.seat == told.seat and not over


def _filled(passage: Seen, told: Told, words: str) -> Iterator[Beat]:
    """The dice that are spent walk to their line; the line is filled, the dice are gone. While the
    others are thrown again they lie there under other names."""
    city, line = str(told.args["city"]), str(told.args["line"])
    card, sign = passage.old[f"city-{city}"], _sign(passage, city, line)
    ids = [f"die-{number}" for number in spent(passage.before.roll.split(), line)]
    dice = [passage.old[id] for id in ids]
    if parallel := _goes_on(passage, told):
        dice = [replace(die, id=f"spent-{city}-{line}-{n}", tip="") for n, die in enumerate(dice)]
    walked = tuple(
        _beside(die, card, city, line, n - (len(dice) - 1) / 2) for n, die in enumerate(dice)
    )
    others = _lying(passage, told)
    if parallel:
        yield Beat("say", "", told.seat, (sign, *dice), (*ids, *others), pause="none")
        yield Beat("move", words, told.seat, walked, at=(card.id,), pause="none")
    else:
        yield Beat("move", words, told.seat, walked, others, at=(card.id,), pause="short")
        yield Beat("put", "", told.seat, (sign,), tuple(ids), pause="short")


def _lying(passage: Seen, told: Told) -> tuple[str, ...]:
    """Dice that may still lie on lines that whoever looks has filled before."""
    mine = passage.before.seat == told.seat and passage.before.filled
    return ("spent-*",) if mine else ()


def _sign(passage: Seen, city: str, line: str) -> Piece:
    """What marks a line as filled, the last one too, which the city's fall takes away at once."""
    card, names = passage.old[f"city-{city}"], lines_of(city)
    if line == SPECIAL:
        return replace(passage.old[f"special-{city}"], symbol="aow-special-filled")
    form = form_of(card.symbol)
    top, high = form.line(len(names), names.index(line))
    y = card.y + (top + high / 2 - form.height / 2) * card.scale
    symbol = f"aow-filled-{len(names)}{form.suffix}"
    return piece(f"filled-{city}-{line}", symbol, card.x, y, card.scale)


def _taken(passage: Seen, told: Told, words: str) -> Beat:
    """A city falls: it lies as it is from then on, with its flag."""
    city = str(told.args["city"])
    old, new = (
        {id: each for id, each in pieces.items() if id.split("-")[1:2] == [city]}
        for pieces in (passage.old, passage.new)
    )
    flag = new.pop(f"flag-{city}")
    changed = tuple(each for id, each in new.items() if old.get(id) != each)
    marks = {f"filled-{city}-{line}" for line in lines_of(city)} | {*old}
    gone = (*sorted(marks - {flag.id, *new}), *_lying(passage, told))
    return Beat("put", words, told.seat, (flag, *changed), gone, at=(f"city-{city}",))


def _beside(die: Piece, card: Piece, city: str, line: str, aside: float) -> Piece:
    """A die where it lies on a line of a city's card."""
    form, names = form_of(card.symbol), lines_of(city)
    down = ART_H - form.height / 2
    if line != SPECIAL:
        top, high = form.line(len(names), names.index(line))
        down = top + high / 2 - form.height / 2
    step = min(34, CARD_W / 5)
    x, y = card.x + aside * step * card.scale, card.y + down * card.scale
    return replace(die, x=round(x, 1), y=round(y, 1), scale=round(die.scale * SMALL, 3), tip="")


def _points(passage: Seen, at: str) -> Beat:
    """What an attack brought, and whom it cost something."""
    pairs = enumerate(zip(passage.before.points, passage.after.points, strict=True))
    gained = tuple((seat, new - old) for seat, (old, new) in pairs if new != old)
    return Beat("points", points=gained, at=(at,), pause="short")


def _standings(passage: Seen) -> FigureTable:
    """Who has what, the winner first: points, then cities, then complete provinces."""
    view, texts = passage.after, passage.texts

    def row(seat: int) -> tuple[int, int, int]:
        held = [*view.owner.values()].count(seat), [*view.locked.values()].count(seat)
        return view.points[seat], *held

    order = sorted(range(view.seats), key=row, reverse=True)
    heads = ("", texts("head-points"), texts("head-cities"), texts("head-provinces"))
    rows = tuple((texts.called(seat), *map(str, row(seat))) for seat in order)
    return FigureTable(texts("figures-end"), heads, rows, over=texts("figures-over"))
