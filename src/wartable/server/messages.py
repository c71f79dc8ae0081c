"""What a reader is sent. Pure: a match, a seat and a language in, structures of the wire out.

What a seat is told of a running match is made here, so that the leak test can read it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from wartable.i18n import Texts
from wartable.kernel import CLOCK, SPECTATOR, Event, zeros
from wartable.play import Match
from wartable.play.notice import rank
from wartable.plugin import Told
from wartable.scene import FigureTable, LayoutName, Scene
from wartable.server.asides import End
from wartable.server.protocol import Ending, LogLine, OfferShown

LAST_LINES = 10  # of what a seat did last
LOG_LINES = 200  # actions whose sentences a newcomer to the table is sent


def picture(
    match: Match[Any], seat: int, reader: Texts, quiet: bool, layout: LayoutName | None
) -> tuple[Scene, list[OfferShown]]:
    """The scene, and every legal action in words. `quiet`: nothing can be pressed."""
    offers = [] if quiet or seat == SPECTATOR else match.offers(seat, reader)
    made = match.drawn(match.state, seat, reader, offers, layout=layout)
    return made, [OfferShown(o.notation, o.label, o.final, o.cost) for o in offers]


def plain(match: Match[Any], seat: int, quiet: bool) -> tuple[dict[str, Any], list[str]]:
    """For programs: the view as data, and the legal actions in notation."""
    legal = [] if quiet or seat == SPECTATOR else match.legal(seat)
    view = msgspec.to_builtins(match.view(seat), str_keys=True)
    return view, [match.write(seat, code) for code in legal]


def log(
    match: Match[Any], seat: int, reader: Texts, steps: Iterable[tuple[int, list[Event]]]
) -> list[LogLine]:
    """The sentences of these numbered actions that a reader hears of."""
    heard = (
        (number, match.plugin.told(event))
        for number, events in steps
        for event in events
        if event.audience >> seat & 1
    )
    return [line(match, number, told, reader) for number, told in match.plugin.lines(heard)]


def line_start(match: Match[Any], seat: int, since: int) -> int:
    """The action from which on lines must be told anew when actions from `since` on are told: what
    they bring may go on with a line that the reader has."""
    at = since
    while at > 0:
        at -= 1
        if heard := match.told(at, seat):
            if len(match.plugin.lines([(0, heard[-1]), (0, heard[-1])])) > 1:
                break
            since = at
    return since


def last_turn(
    match: Match[Any], noticed_by: Sequence[int], seat: int, whose: int, reader: Texts
) -> list[LogLine]:
    """What a reader heard of a seat's last turn, from its heading on, without what came over it in
    the turns of others; where turns have no headings, of the last thing that it did by itself. The
    latest sentences of it, numbered as the reader counts."""
    found: list[LogLine] = []
    alone: list[LogLine] = []  # before somebody else's
    for number in range(len(match.entries) - 1, -1, -1):
        for told in reversed(match.told(number, seat)):
            is_head = told.key in match.plugin.headings
            if told.seat == whose:
                found.insert(0, line(match, rank(noticed_by[:number], seat), told, reader))
                if is_head:
                    return found[-LAST_LINES:]
            elif told.seat is not None:
                alone = alone or found[:]
                found = [] if is_head else found
            elif is_head and (alone or found):
                return (alone or found)[-LAST_LINES:]
    return (alone or found)[-LAST_LINES:]


def line(match: Match[Any], number: int, told: Told, reader: Texts) -> LogLine:
    """One sentence of the log."""
    found = LogLine(
        n=number,
        text=match.plugin.sentence(told, reader),
        head=told.key in match.plugin.headings,
        rule=told.rule,
        routine=told.key in match.plugin.routine,
        decisive=told.key in match.plugin.decisive,
    )
    if told.seat is not None and 0 <= told.seat < match.seats:
        found.seat = told.seat
    return found


def ending(
    match: Match[Any], reader: Texts, seat: int = SPECTATOR, end: End | None = None
) -> Ending | None:
    """How it ended for a reader, once it has: by the rules, or by somebody's doing."""
    if end is not None:
        why = f"ending-by-{end.why}"
        if end.seat == reader.you and reader.has(f"{why}-you"):
            why += "-you"
        words = reader(why, seat=reader.name(end.seat))
        return Ending(places=end.places(match.seats) or [], scores=scores(match), text=words)
    outcome = match.outcome
    if outcome is None:
        return None
    key = match.plugin.endings().get(outcome.reason)
    found = Ending(
        places=list(outcome.places),
        scores=scores(match),
        text=reader(f"ending-{key}") if key else "",
        sheet=_by_place(
            match.plugin.result(match.view(seat), match.heard(seat), reader), seat, outcome.places
        ),
    )
    if outcome.reason in match.plugin.uncounted:
        return found
    most = max(found.scores)
    best = [place for seat, place in enumerate(found.places) if found.scores[seat] == most]
    if len({*best}) > 1 and reader.has("ending-tie"):
        found.tie = reader("ending-tie")
    return found


def _by_place(sheet: FigureTable | None, reader: int, places: Sequence[int]) -> FigureTable | None:
    """A score sheet with the best place first: a game makes it with the reader's own first."""
    if sheet is None or len(sheet.heads) != len(places) + 1:
        return sheet
    given = sorted(range(len(places)), key=lambda seat: (seat != reader, seat))
    order = [0, *(1 + given.index(seat) for seat in sorted(given, key=lambda s: (places[s], s)))]
    rows = tuple(tuple(row[n] for n in order) for row in sheet.rows)
    return msgspec.structs.replace(sheet, heads=tuple(sheet.heads[n] for n in order), rows=rows)


def scores(match: Match[Any]) -> list[int]:
    """The score of every seat as it stands, or as it came out; nothing where the game ended by
    something that is not counted."""
    if match.outcome is not None:
        if match.outcome.reason in match.plugin.uncounted:
            return [0] * match.seats
        return [match.game.score(standing) for standing in match.outcome.standings]
    buf = zeros(max(match.seats, 7))
    match.game.standing_into(match.state, buf)
    return [match.game.score(buf[seat]) for seat in range(match.seats)]


def awaited(match: Match[Any]) -> list[int]:
    """The seats the others wait for, as everybody sees them."""
    return [seat for seat in match.awaited if seat < match.seats or seat == CLOCK]
