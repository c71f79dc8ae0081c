"""Texts of an action space, both ways: `attack daliang 2` is the verb of a span and the names of
its figures. A game's room `notation` gives the names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from wartable.errors import BadInput
from wartable.kernel.spans import Axis, Space, Span

LONGEST_QUOTE = 80  # characters
MOST_NAMED = 60  # names in a complaint
Names = Mapping[str, Sequence[str]]  # by what a figure is of: the words for its values


class Notation:
    """The texts of a space. Names have the same number of words on one axis, or stand alone."""

    def __init__(self, space: Space, names: Names) -> None:
        self.space = space
        self.names = names
        self.verbs: dict[str, list[Span]] = {}
        for span in space.spans:
            self.verbs.setdefault(span.verb, []).append(span)
        axes = [axis for span in space.spans for axis in span.axes]
        self._values = {axis: self._by_name(axis) for axis in axes}
        self._words = {span: self._need(span) for span in space.spans}
        self._written: dict[int, str] = {}  # texts by code, and codes by text, as far as asked for
        self._read: dict[str, int] = {}

    def write(self, code: int) -> str:
        """The text of a code."""
        if code not in self._written:
            self._written[code] = self._text(code)
            self._read[self._written[code]] = code
        return self._written[code]

    def _text(self, code: int) -> str:
        if not 0 <= code < self.space.size:
            raise BadInput(f"there is no action {code}")
        span = self.space.at(code)
        values = span.values(code)
        said = (self.names[span.axes[at].what][values[at]] for at in span.said)
        return " ".join([span.verb, *said])

    def read(self, text: str) -> int:
        """The code of a text; BadInput says what would be right."""
        if text in self._read:
            return self._read[text]
        words, text = text.lower().replace("_", "-").split(), shortened(text)
        head = " ".join(words[:2])
        verb = head if head in self.verbs else " ".join(words[:1])
        if verb not in self.verbs:
            known = ", ".join(self.verbs)
            raise BadInput(
                f"{text!r}: the first word must be one of {known}", "verb", text=text, known=known
            )
        rest = words[len(verb.split()) :]
        fitting = [span for span in self.verbs[verb] if self._words[span] in (len(rest), -1)]
        if not fitting:
            forms = " or ".join(self.form(span) for span in self.verbs[verb])
            raise BadInput(
                f"{text!r} is not understood; write: {forms}", "form", text=text, form=forms
            )
        for span in fitting[:-1]:
            with suppress(BadInput):
                return self._code(span, rest)
        return self._code(fitting[-1], rest)

    def form(self, span: Span) -> str:
        """How a verb is written: `attack CITY SEAT`."""
        return " ".join([span.verb, *(span.axes[at].what.upper() for at in span.said)])

    def _need(self, span: Span) -> int:
        """How many words follow the verb; -1 where one name takes whatever is left."""
        if len(span.axes) == 1 and len({len(name.split()) for name in self._of(span.axes[0])}) > 1:
            return -1
        return sum(self._length(axis) for axis in span.axes)

    def _of(self, axis: Axis) -> Sequence[str]:
        return self.names[axis.what][axis.first : axis.first + axis.size]

    def _by_name(self, axis: Axis) -> dict[str, int]:
        return {name.lower(): axis.first + at for at, name in enumerate(self._of(axis))}

    def _length(self, axis: Axis) -> int:
        return len(self._of(axis)[0].split())

    def _code(self, span: Span, rest: list[str]) -> int:
        """The code of the words after the verb."""
        values = [0] * len(span.axes)
        for at in span.said:
            axis = span.axes[at]
            length = len(rest) if len(span.axes) == 1 else self._length(axis)
            name, rest = " ".join(rest[:length]), rest[length:]
            if name not in self._values[axis]:
                name, there = shortened(name), ", ".join(self._of(axis)[:MOST_NAMED])
                raise BadInput(
                    f"{name!r} is no {axis.what}; there are: {there}",
                    "name",
                    name=name,
                    known=there,
                )
            values[at] = self._values[axis][name]
        return span.code(values)


def shortened(text: str) -> str:
    """What somebody sent, as far as a complaint repeats it."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
