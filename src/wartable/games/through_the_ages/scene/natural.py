"""What a press on a card would mean, were it legal."""

from __future__ import annotations

from wartable.games.through_the_ages.engine.actions import codes
from wartable.games.through_the_ages.engine.actions.codes import SPACE
from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    LEADERS,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY
from wartable.games.through_the_ages.scene.desk import Desk
from wartable.games.through_the_ages.scene.targets import OWN, Targets
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.i18n import Texts


def natural(view: ThroughTheAgesView, piece: str, texts: Texts) -> list[int]:
    """A card of the row is taken, one in hand is played, a worker goes to one in play."""
    desk = Desk(view, Targets(view, ()), texts)
    if piece in desk.row_ids:
        return [codes.TAKE + desk.row_ids.index(piece)]
    held = {id: card for card, id in desk.civil_hand}
    if piece in held:
        return [_played(CARD_BY_KEY[held[piece]])]
    card = next((t[1] for t, id in desk.ids.items() if id == piece and t[0] == OWN), "")
    if not card:
        return []
    number, wonders = CARD_BY_KEY[card], view.civs[view.seat].wonders
    if number < WORKPLACES:
        return [SPACE.at(codes.BUILD).code([number])]
    return [codes.STAGE] if any(w.card == card and not w.done for w in wonders) else []


def _played(card: int) -> int:
    """The action that plays a civil card from the hand."""
    if card >= ACTIONS:
        return SPACE.at(codes.PLAY).code([card])
    leads = LEADERS <= card < WONDERS
    return SPACE.at(codes.LEAD if leads else codes.DEVELOP).code([card])
