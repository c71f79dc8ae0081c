"""A table and the games in words: seats, what was agreed, what can be chosen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from wartable.i18n import Texts, texts
from wartable.kernel import SPECTATOR
from wartable.plugin import Plugin
from wartable.storage import Seat, TableRow

if TYPE_CHECKING:
    from wartable.server.table import Table


def about(table: Table, person: str, lang: str) -> dict[str, Any]:
    """Who sits where, who is here, what was agreed: for one reader."""
    row, here, names = table.row, table.here(), table.names(lang)
    reader = texts(lang=lang)
    request = table.request
    side = next(iter(table.seats_of(person)), SPECTATOR)
    return {
        "type": "table",
        "id": row.id,
        "game": row.game,
        "title": row.title,
        "status": row.status,
        "record": table.is_record,
        "listed": row.listed,
        "host": row.host == person,
        "you": table.seats_of(person),
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": names[seat.seat],
                "you": seat.person_id == person,
                "person": _handle(seat),
                "here": seat.kind == "bot" or seat.person_id in here,
                "ready": seat.ready or seat.kind == "bot",
                "note": note(seat, reader),
                "stand_in": seat.stand_in,
                "level": seat.level,
            }
            for seat in table.seats
        ],
        "settings": row.settings,
        "clock": clock_words(row.settings, reader),
        "options": option_words(table.match.plugin, row.options, lang),
        "chosen": {o.key: o.write(row.options[o.key]) for o in table.match.plugin.options},
        "commitment": table.match.chance.commitment,
        "mixes": {str(seat): value for seat, value in table.match.chance.mixes.items()},
        "origin": json.loads(row.origin) if row.origin else None,
        "watching": len(here - {s.person_id for s in table.seats if s.person_id}),
        "hidden": table.match.hides,
        "promises": table.match.plugin.promises,
        "asked": None
        if request is None
        else {
            "seat": request.seat,
            "name": names[request.seat],
            "back": table.rank(side, len(table.match.entries)) - table.rank(side, request.to),
            "you": person in table.humans() and person not in request.yes,
        },
    }


def _handle(seat: Seat) -> str | None:
    """How a person is named to others, for muting: never the id that could be a key to much."""
    return seat.person_id[:8] if seat.person_id else None


def note(seat: Seat, reader: Texts) -> str:
    """The small word beside a name."""
    if seat.kind == "bot":
        return level_word(seat.level, reader)
    if seat.stand_in:
        return reader("seat-stand-in", level=level_word(seat.stand_in, reader))
    return ""


def level_word(level: str, reader: Texts) -> str:
    return reader(f"level-{level}") if reader.has(f"level-{level}") else level


def clock_words(settings: dict[str, Any], reader: Texts) -> str:
    clock = settings.get("clock", {})
    kind = clock.get("kind", "none")
    if kind == "live":
        return reader("clock-live", minutes=clock["minutes"], increment=clock["increment"])
    if kind == "days":
        return reader("clock-days", days=clock["days"])
    return reader("clock-none")


def option_words(
    plugin: Plugin[Any, Any], options: dict[str, Any], lang: str
) -> list[dict[str, Any]]:
    reader = texts(plugin.package, lang)
    found = []
    for option in plugin.options:
        value = options.get(option.key, option.default)
        word = option.write(value)
        choice = f"option-{option.key}-{word}"
        name = f"option-{option.key}"
        found.append(
            {
                "key": option.key,
                "name": reader(name) if reader.has(name) else option.key,
                "value": reader(choice) if reader.has(choice) else word,
                "changed": value != option.default,
            }
        )
    return found


def game_card(plugin: Plugin[Any, Any], lang: str) -> dict[str, Any]:
    """A game in the lobby and in the API."""
    own, house = texts(plugin.package, lang), texts(lang=lang)
    least, most = plugin.seats[0], plugin.seats[-1]
    options = []
    for option in plugin.options:
        name = f"option-{option.key}"
        options.append(
            {
                "key": option.key,
                "name": own(name) if own.has(name) else option.key,
                "default": option.write(option.default),
                "choices": [
                    {
                        "key": choice,
                        "name": own(f"option-{option.key}-{choice}")
                        if own.has(f"option-{option.key}-{choice}")
                        else choice,
                    }
                    for choice in option.choices
                ],
                "least": option.least,
                "most": option.most,
            }
        )
    return {
        "id": plugin.id,
        "title": own("title"),
        "tagline": own("tagline") if own.has("tagline") else "",
        "seats": {"least": least, "most": most},
        "players": house("players-exact", n=most)
        if least == most
        else house("players-range", least=least, most=most),
        "minutes": house("minutes-range", least=plugin.minutes[0], most=plugin.minutes[1]),
        "levels": [{"key": level, "name": level_word(level, house)} for level in plugin.levels],
        "options": options,
        "has_data": plugin.has_data,
        "has_timer": any("live" in option.choices for option in plugin.options),
        "rules_version": plugin.rules_version,
    }


def list_row(row: TableRow, seats: list[Seat], person: str, lang: str) -> dict[str, Any]:
    """A table in a list: never more than a passer-by may know."""
    mine = [s.seat for s in seats if s.person_id == person and not s.stand_in]
    reader = texts(lang=lang)
    return {
        "id": row.id,
        "game": row.game,
        "title": row.title,
        "status": row.status,
        "seats": [
            {"seat": s.seat, "taken": s.kind in ("person", "bot"), "kind": s.kind} for s in seats
        ],
        "clock": clock_words(row.settings, reader),
        "timed": row.settings.get("clock", {}).get("kind", "none") != "none",
        "mine": bool(mine),
        "turn": row.status == "running" and any(row.awaited >> seat & 1 for seat in mine),
        "changed": row.changed,
        "result": row.result,
        "names": [s.name for s in seats],
    }
