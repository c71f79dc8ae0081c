"""Why a piece cannot be used now: the refusal of what a press on it would mean, with figures.

It tells no more than trying the action would, which anybody who is asked may do.
"""

from __future__ import annotations

from typing import Any

from wartable.i18n import Texts
from wartable.play import Match
from wartable.server.protocol import WhyNot


def why_not(match: Match[Any], seat: int, piece: str, reader: Texts) -> WhyNot | None:
    """The reason in words; None where the game knows no use of the piece, or it can be used."""
    natural = match.plugin.optional("scene", "natural")
    if natural is None or seat not in match.actors:
        return None
    view = match.view(seat)
    meant = natural(view, piece, reader)
    refused = [match.refused(seat, action) for action in meant]
    if not refused or None in refused:
        return None
    first = refused[0]
    assert first is not None
    lack = match.plugin.optional("labels", "lack")
    figures = [lack(view, action, reader) for action in meant] if lack else []
    once = dict.fromkeys(words for words in figures if words)  # several roads lack the same stone
    text = " ".join([first.sentence(reader), *once])
    return WhyNot(piece=piece, text=text, rule=first.reason.rule)
