"""Marks of what happened last: a rival's whole turn, or the reader's own last action.

Made of what the reader has heard, so they tell nobody more than the log does.
"""

from __future__ import annotations

from collections.abc import Sequence

from wartable.plugin import Told
from wartable.scene import Scene
from wartable.scene.marks import marked_last

IN_PLAY = frozenset(
    (
        *("built", "upgraded", "destroyed", "disbanded", "led", "stage", "completed", "developed"),
        *("revolted", "adopted", "copied", "colonised", "columbus", "took-colony", "ravaged"),
        *("stole-technology", "lost-building", "lost-worker", "tucked"),
    )
)
FIXED = {  # pieces that show it, whoever did it
    "prepared": "events-future",
    "revealed": "events-past",
    "bid": "note-auction",
    "no-bid": "note-auction",
    "attacked": "note-attack",
    "defended": "note-attack",
}
BETWEEN = {"declared": "note-war-{seat}", "accepted": "note-pact-{card}"}
AT_LARGE = frozenset(("took", "population", "played", "offered", "resigned", "war-won"))
SHOWN = IN_PLAY | FIXED.keys() | BETWEEN.keys() | AT_LARGE


def marked(scene: Scene, seat: int, news: Sequence[Told]) -> Scene:
    """The scene with the state `last` on the pieces that the last move touched."""
    return marked_last(scene, [pieces(told, seat) for told in last_move(seat, news)])


def last_move(reader: int, news: Sequence[Told]) -> list[Told]:
    """Of the last turn in which something was done: all of it, or the reader's last action."""
    turn: list[Told] = []
    for told in reversed(news):
        if told.key == "turn" and turn:
            break
        if told.key in SHOWN:
            turn.append(told)
    return turn[:1] if turn and turn[0].seat == reader else turn


def pieces(told: Told, reader: int) -> list[str]:
    """Ids of pieces that may show it, the best first."""
    card = str(told.args.get("into", told.args.get("card", "")))
    own = told.seat == reader
    board = f"rival-{told.seat}"
    if told.key in FIXED:
        return [FIXED[told.key]]
    if told.key in BETWEEN:
        return [BETWEEN[told.key].format(seat=told.seat, card=card), board]
    if own:
        return ["unused-0"] if told.key == "population" else [card, f"{card}-2"]
    if told.key == "took":
        return [f"{board}-civil", board]
    return [f"{board}-{card}", board] if told.key in IN_PLAY else [board]
