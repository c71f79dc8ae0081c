"""What a friend would do: the best actions by games played on, in words."""

from __future__ import annotations

from typing import cast

from wartable.games.age_of_heroes.bots import RolloutBot, ThumbBot
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.thinking.selfplay import worth_thinking
from wartable.games.age_of_heroes.labels import label
from wartable.games.age_of_heroes.views import view
from wartable.i18n import Texts
from wartable.kernel import Knowledge
from wartable.plugin import Advice

SECONDS = 0.4
MOST = 5


def advice(seen: Knowledge[AgeOfHeroesState], texts: Texts) -> list[Advice]:
    if not seen.legal:
        return []
    sight = view(cast(AgeOfHeroes, seen.game), seen.believed, seen.seat)
    search = RolloutBot(None, SECONDS).search(seen) if worth_thinking(seen.believed) else None
    if search is None or not search.is_judged():
        action = ThumbBot().choose(seen)
        words = texts("advice-thumb", action=label(sight, action, texts))
        return [Advice(action, 0.0, words)]
    best, found = search.best(), []
    for which in range(search.count):
        action, share = search.codes[which], search.mean(which)
        words = texts("advice-win", action=label(sight, action, texts), share=round(100 * share))
        found.append((action != best, -share, Advice(action, share, words)))
    return [item for _, _, item in sorted(found, key=lambda row: row[:2])][:MOST]
