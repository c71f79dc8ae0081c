"""Temperaments: what somebody likes to do where it hardly matters. From -1 to 1 by action."""

from __future__ import annotations

from wartable.games.critters_at_war.bots.trees import Likes
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import Knowledge


def bold(seen: Knowledge[CrittersState], action: int) -> float:
    """Does not like to withdraw."""
    return -1.0 if action == code.WITHDRAW else 0.0


def patient(seen: Knowledge[CrittersState], action: int) -> float:
    """Likes to give up a battle while it costs little."""
    return 1.0 if action == code.WITHDRAW else 0.0


def sly(seen: Knowledge[CrittersState], action: int) -> float:
    """Likes to put cards down in secret, a little: it may do so at every turn, and what that costs
    adds up."""
    return 0.5 if code.IMPROVISE <= action < code.WITHDRAW else 0.0


TEMPERS: dict[str, Likes] = {"bold": bold, "patient": patient, "sly": sly}
