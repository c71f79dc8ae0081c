"""Why a piece cannot be used now: the refusal of what a press on it would mean, with figures.

It tells no more than trying the action would, which anybody who is asked may do.
"""

from __future__ import annotations

from typing import Any

from wartable.i18n import Texts
from wartable.kernel import Game
from wartable.play import Match, Refused
from wartable.plugin import Plugin
from wartable.server.protocol import WhyNot


def why_not(match: Match[Any], seat: int, piece: str, reader: Texts) -> WhyNot | None:
    """The reason in words; None where the game knows no use of the piece, or it can be used."""
    if seat not in match.actors:
        return None
    return reason(match.plugin, match.game, match.state, match.view(seat), piece, reader)


def reason(
    plugin: Plugin[Any, Any], game: Game[Any], state: Any, view: Any, piece: str, reader: Texts
) -> WhyNot | None:
    """The same of a state that its viewer acts in."""
    natural = plugin.optional("scene", "natural")
    meant = natural(view, piece, reader) if natural else []
    codes = [game.refusal(state, view.seat, action) for action in meant]
    if not codes or 0 in codes:
        return None
    first = Refused.of(plugin, view.seat, codes[0], str(meant[0]), lambda: view)
    lack = plugin.optional("labels", "lack")
    figures = [lack(view, action, reader) for action in meant] if lack else []
    once = dict.fromkeys(words for words in figures if words)  # several roads lack the same stone
    text = " ".join([first.sentence(reader), *once])
    return WhyNot(piece=piece, text=text, rule=first.reason.rule)
