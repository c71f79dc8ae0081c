"""Names in little room. A face's name says where its words may be broken (`Contain|ment`). It stands
on one line, pressed together a little if need be, for of a covered card only one line is seen; else
it is set as large as the room allows, on several lines, with a hyphen only where that gains size."""

from __future__ import annotations

from wartable.scene.pen import SANS, text, width

NARROW = 0.97  # bold letters run wider than the estimate
ENOUGH = 0.945  # of the largest size: a name that is so large is left whole
LEAST = 14.6  # smaller letters are not read on a phone: a longer line is pressed together instead
PRESSED = 0.77  # of its width, to which a name is pressed together rather than broken
CLOSE = 27.5  # so high letters of all lines stand closer together


def lines_of(name: str, size: float, room: float, hyphens: bool) -> list[str] | None:
    """The name in as few lines as the room allows, or None if a part is wider than it."""
    lines, line = [], ""
    for word in name.split():
        parts = word.split("|") if hyphens else [word.replace("|", "")]
        for index, part in enumerate(parts):
            end = "" if index == len(parts) - 1 else "-"
            trial = f"{line}{'' if index else ' '}{part}".strip()
            if width(trial + end, size) <= room:
                line = trial
                continue
            if line:
                lines.append(line + ("-" if index else ""))
            line = part
            if width(part + end, size) > room:
                return None
    return [*lines, line]


def fitted(name: str, sizes: tuple[float, ...], room: float) -> tuple[list[str], float]:
    """Lines and size. `sizes`: how large one line may be, two lines, …"""
    found: list[tuple[float, list[str]]] = []
    for hyphens in (False, True):
        best: tuple[float, list[str]] = (0.0, [])
        for most, largest in enumerate(sizes, 1):
            size = largest
            while size > best[0]:
                lines = lines_of(name, size, room * NARROW, hyphens)
                if lines and len(lines) <= most:
                    best = size, lines
                size -= 0.25
        found.append(best)
    (whole, lines), (size, broken) = found
    return (broken, size) if size > whole and whole < ENOUGH * sizes[0] else (lines, whole)


def set_in(words: str, sizes: tuple[float, ...], room: float) -> tuple[list[str], float]:
    """Lines and size, none smaller than the smallest of `sizes` or `LEAST`, whatever is less: the
    page would leave it out."""
    whole, least = words.replace("|", ""), min(LEAST, *sizes)
    if width(whole, least) * PRESSED <= room * NARROW:
        return [whole], max(least, min(sizes[0], room * NARROW / width(whole, 1)))
    lines, size = fitted(words, sizes, room)
    return lines, max(size, least)


def name(
    x: float, y: float, words: str, sizes: tuple[float, ...], room: float, fill: str, anchor: str
) -> str:
    """Set about the height `y`, the middle of its lines."""
    lines, size = set_in(words, sizes, room)
    step = size * (1.08 if size * len(lines) < CLOSE else 0.97)
    top = y + 0.36 * size - step * (len(lines) - 1) / 2
    return "".join(
        text(
            *(x, top + step * i, line, size, fill, 700, anchor, SANS),
            class_="wt-word",
            textLength=(pressed := narrower(line, size, room)),
            lengthAdjust="spacingAndGlyphs" if pressed else None,
        )
        for i, line in enumerate(lines)
    )


def narrower(line: str, size: float, room: float) -> float | None:
    """How wide a line that is wider than its room is set; None for one that fits."""
    return room * NARROW if width(line, size) > room else None
