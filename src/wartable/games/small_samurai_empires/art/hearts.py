"""The point of a province that its name, mark and figures stand around."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

NUDGE = {  # off the centre, where names, figures and mountains would collide
    "ishikari": (-24, 6),
    "tokachi": (40, -4),
    "mutsu": (0, -6),
    "rikuchu": (20, -14),
    "dewa": (-14, 14),
    "rikuzen": (30, -8),
    "echigo": (-2, -42),
    "iwashiro": (-2, -4),
    "shimotsuke": (-6, -4),
    "kaga": (-16, -12),
    "shinano": (12, 0),
    "owari": (-40, 12),
    "musashi": (8, 4),
    "izumo": (32, -14),
    "aki": (-80, 14),
    "tosa": (12, 8),
    "chikuzen": (-28, -14),
    "satsuma": (-6, 22),
}


def heart(key: str, row: Mapping[str, Any]) -> tuple[float, float]:
    """On the map's own scale."""
    dx, dy = NUDGE.get(key, (0, 0))
    x, y = row["centre"]
    return x + dx, y + dy
