"""What would come of a plan, as its maker is told. Pure, like `messages.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wartable.i18n import Texts
from wartable.play import Match
from wartable.play.plans import Planned, planned
from wartable.scene import LayoutName
from wartable.server.answers import PlanFigure, PlanStep, PlanTried
from wartable.server.protocol import OfferShown


def tried(
    match: Match[Any],
    seat: int,
    said: Sequence[str],
    reader: Texts,
    layout: LayoutName | None,
    seq: int,
) -> PlanTried:
    """The plan as far as it goes; with a layout, the table after it."""
    plan, plugin = planned(match, seat, said), match.plugin
    found = PlanTried(
        seq=seq,
        steps=[
            PlanStep(match.write(seat, action), plugin.label(view, action, reader))
            for action, view in plan.steps
        ],
        figures=_figures(match, seat, plan, reader),
        stop=reader(f"plan-stop-{plan.stop}") if plan.stop else "",
        unfit=plan.unfit.sentence(reader) if plan.unfit else "",
        first=reader("plan-first") if plan.late else "",
    )
    if layout is not None:
        _draw(found, match, seat, plan, reader, layout)
    return found


def _figures(match: Match[Any], seat: int, plan: Planned[Any], reader: Texts) -> list[PlanFigure]:
    """Every figure now and then."""
    prospects = match.plugin.room("plans").prospects
    now = {each.key: each for each in prospects(match.view(seat), reader)}
    return [
        PlanFigure(
            key=each.key,
            name=each.name,
            symbol=each.symbol,
            now=now[each.key].value,
            then=each.value,
            by=each.number - now[each.key].number,
            warning=each.warning,
            seat=each.seat,
            short=each.short,
        )
        for each in prospects(plan.view, reader)
        if each.key in now
    ]


def _draw(
    found: PlanTried,
    match: Match[Any],
    seat: int,
    plan: Planned[Any],
    reader: Texts,
    layout: LayoutName,
) -> None:
    plugin = match.plugin
    offers = []
    if not plan.stop:
        legal = plugin.offers(match.game, plan.state, plan.view, seat, reader)
        plannable = plugin.room("plans").plannable
        offers = [offer for offer in legal if plannable(plan.view, offer.action)]
    found.scene = match.drawn(plan.state, seat, reader, offers, layout=layout)
    found.offers = [OfferShown(o.notation, o.label, o.final, o.cost) for o in offers]
    found.all = reader("all-actions", n=len(offers))
