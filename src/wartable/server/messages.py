"""What a reader is sent. Pure: a match, a seat and a language in, plain values out.

Nothing else may tell a seat anything about a match: the leak test reads what these functions
make.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

import msgspec

from wartable.i18n import Texts
from wartable.kernel import CLOCK, SPECTATOR, Event
from wartable.play import Match
from wartable.scene.model import Action, Layout, Piece, Player, Scene

LOG_LINES = 200  # actions whose sentences a newcomer to the table is sent


_FIELDS = {
    kind: tuple((field.name, field.default) for field in dataclasses.fields(kind))
    for kind in (Scene, Layout, Piece, Action, Player)
}


def bare(value: Any) -> Any:
    """A scene as plain values, without the fields that have their default. Runs for every piece
    of every message, so it is plain and quick."""
    kind = type(value)
    if kind is tuple:
        return [bare(item) for item in value]
    fields = _FIELDS.get(kind)
    if fields is None:
        return value
    found = {}
    for name, default in fields:
        item = getattr(value, name)
        if item != default:
            found[name] = bare(item) if type(item) in _DEEP else item
    return found


_DEEP = {tuple, *_FIELDS}


def picture(match: Match[Any], seat: int, reader: Texts, quiet: bool) -> dict[str, Any]:
    """The scene, and every legal action in words. `quiet`: nothing can be pressed."""
    offers = [] if quiet or seat == SPECTATOR else match.offers(seat, reader)
    made = match.drawn(match.state, seat, reader, offers)
    words = [
        {"notation": o.notation, "label": o.label, **({"final": True} if o.final else {})}
        for o in offers
    ]
    return {"scene": bare(made), "offers": words, "all": reader("all-actions", n=len(offers))}


def plain(match: Match[Any], seat: int, reader: Texts, quiet: bool) -> dict[str, Any]:
    """For programs: the view as data, and the legal actions in notation."""
    legal = [] if quiet or seat == SPECTATOR else match.legal(seat)
    return {
        "view": msgspec.to_builtins(match.view(seat), str_keys=True),
        "legal": [match.write(seat, code) for code in legal],
    }


def log(
    match: Match[Any], seat: int, reader: Texts, steps: Iterable[tuple[int, list[Event]]]
) -> list[dict[str, Any]]:
    """The sentences of these numbered actions that a reader hears of."""
    return [
        line(match, number, event, reader)
        for number, events in steps
        for event in events
        if event.audience >> seat & 1
    ]


def line(match: Match[Any], number: int, event: Event, reader: Texts) -> dict[str, Any]:
    told = match.plugin.told(event)
    found: dict[str, Any] = {"n": number, "text": match.plugin.sentence(told, reader)}
    if told.seat is not None and 0 <= told.seat < match.seats:
        found["seat"] = told.seat
    if told.key in match.plugin.headings:
        found["head"] = True
    if told.rule:
        found["rule"] = told.rule
    return found


def ending(match: Match[Any], reader: Texts) -> dict[str, Any] | None:
    """How it ended, once it has."""
    outcome = match.outcome
    if outcome is None:
        return None
    key = match.plugin.endings().get(outcome.reason)
    return {
        "places": list(outcome.places),
        "scores": [match.game.score(standing) for standing in outcome.standings],
        "text": reader(f"ending-{key}") if key else "",
    }


def awaited(match: Match[Any]) -> list[int]:
    """The seats the others wait for, as everybody sees them."""
    return [seat for seat in match.awaited if seat < match.seats or seat == CLOCK]
