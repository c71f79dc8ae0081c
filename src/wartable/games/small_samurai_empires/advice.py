"""What a friend who looks ahead says: the best actions, and the lead each leads to on average."""

from __future__ import annotations

from typing import cast

from wartable.games.small_samurai_empires.bots import LookaheadBot
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.labels import label
from wartable.games.small_samurai_empires.views import view
from wartable.i18n import Texts
from wartable.kernel import Knowledge
from wartable.plugin import Advice

SECONDS = 0.3
MOST = 5


def advice(seen: Knowledge[SamuraiState], texts: Texts) -> list[Advice]:
    """Those that were looked at longest first, and of these the best first."""
    if not seen.legal:
        return []
    search = LookaheadBot(SECONDS).search(seen)
    seat_view = view(cast(SmallSamuraiEmpires, seen.game), seen.believed, seen.seat)
    tried = [i for i in range(search.count) if search.tried[i] > 0] or [0]
    tried.sort(key=lambda i: (-search.tried[i], -search.mean(i)))
    found = []
    for i in tried[:MOST]:
        action = search.codes[i]
        value = search.mean(i) / 1000
        lead = texts.decimal(value, 1, signed=True)
        words = texts("advice-text", action=label(seat_view, action, texts), lead=lead)
        found.append(Advice(action, value, words))
    return found
