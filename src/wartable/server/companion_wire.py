"""What the companion says. `answers.py` declares these structures with all others."""

from __future__ import annotations

from typing import Literal

from wartable.server.lesson_wire import Deed
from wartable.server.protocol import Wire


class Matters(Wire):
    """What matters in the position `seq`, in one sentence; empty where nothing is to be chosen."""

    seq: int
    text: str


class Judged(Wire):
    """How good an action was, in words. `label`: what it was called; `text`: the verdict, followed
    by the `better` action where it ends with a colon; `cost`: points of a hundred of the chance to
    win; `why` it is better, or the best; `pieces`: where the better action was to be done."""

    label: str
    verdict: Literal["best", "good", "worse", "unsure", "other"]
    text: str
    cost: int = 0
    better: Deed | None = None
    why: str = ""
    pieces: list[str] = []


class Judgement(Wire):
    """What is thought of the reader's last choice before the position `seq`."""

    seq: int
    judged: Judged | None = None
