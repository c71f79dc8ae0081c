"""What goes wrong by somebody's doing: one sentence in the reader's language, nothing changed."""

from __future__ import annotations

from wartable.i18n import Texts


class Fault(Exception):
    """`fault-KEY` is its sentence; `status` the HTTP answer."""

    def __init__(self, key: str, status: int = 400, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.arguments = args

    def sentence(self, reader: Texts) -> str:
        return reader(f"fault-{self.key}", **self.arguments)
