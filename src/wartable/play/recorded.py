"""A match as a record: its header, and all that was done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wartable.play.record import FORMAT, Record, digest, fingerprint

if TYPE_CHECKING:
    from wartable.play.match import Match


def recorded(match: Match[Any], secrets: bool | None) -> Record:
    """The whole truth; the seed is in it once the game is over, or if `secrets` says so."""
    plugin = match.plugin
    switches = plugin.options_under(match.rules)
    options = {o.key: o.write(match.options[o.key]) for o in switches}
    header = {
        "Wartable": FORMAT,
        "Game": plugin.id,
        "Rules": str(match.rules),
        "Seats": str(match.seats),
        "Options": " ".join(f"{key}={value}" for key, value in options.items()),
        "Commitment": match.chance.commitment,
    }
    if match.data is not None:
        header["Data"] = digest(match.data)
        if match.figures:
            header["Figures"] = digest(match.figures)
    if match.names:
        header["Names"] = " | ".join(map(_plain, match.names))
    if match.chance.sworn:
        header["Table"] = match.chance.table
    for seat, oath in match.chance.sworn.items():
        header[f"Sworn-{seat}"] = oath
    for seat, value in match.chance.mixes.items():
        header[f"Mix-{seat}"] = value
    if match.over if secrets is None else secrets:
        header["Seed"] = match.chance.seed.hex()
    if match.draws > max((entry.draw for entry in match.entries), default=0):
        header["Draws"] = str(match.draws)  # some were taken back
    outcome = match.outcome
    header["Result"] = " ".join(map(str, outcome.places)) if outcome else "*"
    if outcome:
        header["Standings"] = " ".join(map(str, outcome.standings))
    header["State"] = fingerprint(match.state)
    return Record(header, list(match.entries))


def _plain(name: str) -> str:
    """A name as a header can hold it."""
    return " ".join(name.split()).replace('"', "'").replace("|", "/")
