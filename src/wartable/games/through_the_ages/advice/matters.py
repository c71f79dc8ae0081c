"""What matters before a decision, in one sentence with the figures of the position."""

from __future__ import annotations

from wartable.games.through_the_ages.advice.asked import answer_concerns
from wartable.games.through_the_ages.advice.politics import (
    attack,
    events,
    known_event,
    own_war,
    stronger,
    war_against,
    war_chance,
)
from wartable.games.through_the_ages.advice.sight import Sight
from wartable.games.through_the_ages.advice.turn import (
    age_ends,
    corruption,
    discontent,
    first_turn,
    hunger,
    leader,
    no_worker,
    pace,
    revolution,
    science_behind,
    swept,
    tactic,
    technology,
    unused_workers,
    uprising,
    wonder,
)
from wartable.games.through_the_ages.engine.actions.codes import RESIGN
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.i18n import Texts
from wartable.kernel import Knowledge

POLITICS = (own_war, war_against, attack, war_chance, stronger, known_event, events, pace)
ACTION = (
    *(uprising, hunger, war_against, own_war, corruption, discontent, stronger, known_event),
    *(leader, revolution, technology, wonder, swept, no_worker, unused_workers, tactic),
    *(age_ends, science_behind, pace),
)
CONCERNS = {"politics": POLITICS, "action": ACTION, "first-turn": (first_turn,)}


def matters(seen: Knowledge[AgesState], texts: Texts) -> str:
    """The main concern of the position; "" where nothing is decided."""
    if sum(action != RESIGN for action in seen.legal) < 2:
        return ""
    sight = Sight(seen, texts)
    asked = CONCERNS.get(sight.asked, answer_concerns(sight.asked))
    found = [concern for each in asked if (concern := each(sight)) is not None]
    return max(found, key=lambda concern: concern[0])[1]
