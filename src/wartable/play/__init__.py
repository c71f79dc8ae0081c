"""Matches, records, undo, fair chance: everything between the rules and a host."""

from wartable.play.bags import explained
from wartable.play.match import Match, Refused
from wartable.play.position import Position
from wartable.play.proven_chance import ProvenChance
from wartable.play.reading import check, replay, verify
from wartable.play.record import BadRecord, Entry, Record, fingerprint

__all__ = [
    "BadRecord",
    "Entry",
    "ProvenChance",
    "Match",
    "Position",
    "Record",
    "Refused",
    "check",
    "explained",
    "fingerprint",
    "replay",
    "verify",
]
