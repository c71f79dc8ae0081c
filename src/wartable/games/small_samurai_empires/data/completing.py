"""A file that says only what differs, made whole with the packaged one."""

from __future__ import annotations

from typing import Any

from wartable.games.small_samurai_empires.data.form import FORM, NAMED, Row

CORRECTED = "corrected"  # the source of a figure whose file says of none, or of the packaged one


def whole(given: Row, usual: Row) -> dict[str, Any]:
    """What is given, and the usual figures where nothing is. In it every figure has a source of
    its own. What has no right form is left for the check to find."""
    found: dict[str, Any] = {**usual, **given}
    for table in FORM.keys() | NAMED.keys():
        if table == "sea-line" or not isinstance(found.get(table), dict):
            continue
        if table in NAMED:
            rows = {**usual[table], **found[table]}
            found[table] = {name: _row(row, usual[table].get(name)) for name, row in rows.items()}
        else:
            found[table] = _row(found[table], usual[table])
    if "sea-line" not in given:
        found["sea-line"] = _still_lines(usual["sea-line"], found["province"])
    return found


def _row(given: Any, usual: Row | None) -> Any:
    said = given.get("source", {}) if isinstance(given, dict) else None
    if usual is None or not isinstance(said, str | dict) or said == "":
        return given
    sources = {}
    for key in (key for key in usual if key != "source"):
        known = usual["source"]
        before = known if isinstance(known, str) else known[key]
        source = said if isinstance(said, str) else said.get(key, before)
        changed = given.get(key, usual[key]) != usual[key]
        sources[key] = CORRECTED if changed and source == before else source
        if key not in given:
            sources[key] = before
    return {**usual, **given, "source": sources}


def _still_lines(usual: Row, provinces: Any) -> dict[str, Any]:
    """Where lines over the sea are drawn, of those that the map still has."""

    def joins(name: str) -> bool:
        a, _, b = name.partition("-")
        row = provinces.get(a) if isinstance(provinces, dict) else None
        ends = row.get("sea") if isinstance(row, dict) else None
        return isinstance(ends, list) and b in ends

    return {name: row for name, row in usual.items() if joins(name)}
