"""What a reader sees: layouts of the same pieces, what is asked, who plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.engine.cards.kinds import Pact
from wartable.games.through_the_ages.scene import targets
from wartable.games.through_the_ages.scene.desk import Desk
from wartable.games.through_the_ages.scene.natural import natural
from wartable.games.through_the_ages.scene.ratings import signed
from wartable.games.through_the_ages.scene.recent import marked
from wartable.games.through_the_ages.scene.tall import low_layout, tall_layout
from wartable.games.through_the_ages.scene.targets import Targets
from wartable.games.through_the_ages.scene.wide import alone_layout, square_layout, wide_layout
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.games.through_the_ages.views.asked import Pending
from wartable.games.through_the_ages.views.civs import Civ
from wartable.i18n import Texts
from wartable.scene import NOT_DRAWN, Action, Layout, LayoutName, Offer, Player, Scene, act

__all__ = ["across", "hint", "low", "marked", "natural", "prompt", "scene", "square"]

ICONS = {"pass": "pass", "done": "pass", "population": "take", "accept": "take", "refuse": "lose"}
BUTTONS = 4  # cards to choose from that are buttons, too
HINTS = ("action", "first-turn", "politics")


def scene(
    view: ThroughTheAgesView,
    offers: Sequence[Offer],
    texts: Texts,
    layout: LayoutName | None = None,
) -> Scene:
    bound = Targets(view, offers)
    desk = Desk(view, bound, texts)
    wide = wide_layout(desk) if layout != "tall" else NOT_DRAWN
    tall = tall_layout(desk) if layout != "wide" else NOT_DRAWN
    drawn = [made for made in (wide, tall) if made is not NOT_DRAWN]
    age = texts(f"age-{view.age}")
    when = "-over" if view.phase == "over" else "-last" if view.last_round else ""
    idle = _is_idle(view, offers)
    return Scene(
        title=texts("board-title"),
        subtitle=texts(f"board-subtitle{when}", age=age, **({} if when else {"round": view.round})),
        prompt=texts("prompt-politics-none") if idle else prompt(view, bool(offers), texts),
        hint="" if idle else hint(view, bool(offers), texts),
        players=tuple(_player(view, civ, texts) for civ in view.civs),
        main=_main(bound, drawn, offers),
        wide=wide,
        tall=tall,
    )


def low(view: ThroughTheAgesView, offers: Sequence[Offer], texts: Texts) -> Layout:
    """The table on a phone on its side."""
    return low_layout(Desk(view, Targets(view, offers), texts))


def square(view: ThroughTheAgesView, offers: Sequence[Offer], texts: Texts) -> Layout:
    """The table on a tablet."""
    return square_layout(Desk(view, Targets(view, offers), texts))


def across(
    view: ThroughTheAgesView, seat: int, texts: Texts, layout: LayoutName | None = None
) -> Scene:
    """The board of one seat in full size: as if the viewer sat there, without what is common and
    stays on the table below."""
    there = replace(view, seat=seat)
    made, desk = scene(there, (), texts, layout), Desk(there, Targets(there, ()), texts)
    wide = NOT_DRAWN if layout == "tall" else alone_layout(desk)
    tall = NOT_DRAWN if layout == "wide" else tall_layout(desk, alone=True)
    return structs.replace(made, wide=wide, tall=tall)


def _main(bound: Targets, layouts: Sequence[Layout], offers: Sequence[Offer]) -> tuple[Action, ...]:
    """Big buttons, and whatever one of the layouts has no piece for."""
    chosen = [offer for offer, _ in bound.found.get(targets.MAIN, [])]
    if _asked(bound.view) == "discard" and len(offers) <= BUTTONS:
        chosen += [offer for offer in offers if offer.notation.split()[0] == "discard"]
    for layout in layouts:
        shown = layout.notations() | {offer.notation for offer in chosen}
        chosen += [offer for offer in offers if offer.notation not in shown]
    found = []
    for offer in sorted(chosen, key=lambda offer: offer.notation == "resign"):  # never the first
        verb = offer.notation.split()[0]
        aside = verb == "pass" or (verb == "done" and _asked(bound.view) != "force")
        made = act(offer, icon=ICONS.get(verb), aside=aside)
        found.append(structs.replace(made, role="apart") if verb == "resign" else made)
    if _is_idle(bound.view, offers):
        return tuple(
            structs.replace(each, role="only") if each.notation == "pass" else each
            for each in found
        )
    return tuple(found)


def _is_idle(view: ThroughTheAgesView, offers: Sequence[Offer]) -> bool:
    """Whether politics leaves nothing to do but to pass, besides resigning, which is no answer to a
    question."""
    verbs = {offer.notation.split()[0] for offer in offers}
    return _asked(view) == "politics" and verbs in ({"pass"}, {"pass", "resign"})


def _asked(view: ThroughTheAgesView) -> str:
    return view.pending.kind if view.pending else ""


def prompt(view: ThroughTheAgesView, asked: bool, texts: Texts) -> str:
    """What the reader must do if `asked`, else whom the table waits for."""
    pending = view.pending
    if view.phase == "over" or (pending is None and not view.actors):
        return texts("prompt-over")
    if pending is None or pending.kind in ("deal", "peek"):
        return texts("prompt-chance")
    if not asked:
        what = texts(f"pending-{pending.kind}")
        return _at_event(view, texts, texts("prompt-wait", who=texts.name(pending.seat), what=what))
    civ = view.civs[view.seat]
    args: dict[str, str | int] = {"n": pending.n, "ca": civ.civil_actions}
    if pending.kind == "agreement":
        args["ca"] = pending.n
    args["ma"] = civ.military_actions
    args["card"] = names.name(pending.card, texts) if pending.card else ""
    args["rival"] = texts.name(pending.rival) if pending.rival is not None else ""
    if view.attack:
        args |= {"strength": view.attack.strength, "defence": view.attack.defence}
    if pending.kind == "pact":
        return _offered(pending, args, texts)
    is_done = (pending.kind == "first-turn" and args["ca"] == 0) or (
        pending.kind == "defend" and not pending.n
    )
    said = texts(f"prompt-{pending.kind}{'-done' if is_done else ''}", **args)
    return _at_event(view, texts, said)


def _at_event(view: ThroughTheAgesView, texts: Texts, said: str) -> str:
    """The same after the name of the event that asks."""
    event = view.events.now
    return texts("prompt-event", card=names.name(event, texts), asked=said) if event else said


def _offered(pending: Pending, args: dict[str, str | int], texts: Texts) -> str:
    """A pact with what each side would get."""
    assert pending.card is not None
    card = names.by_key(pending.card)
    assert isinstance(card, Pact)
    if card.symmetric:
        return texts("prompt-pact", text=names.text(pending.card, texts), **args)
    yours, theirs = (names.pact_terms(pending.card, n, texts) for n in (1 - pending.n, pending.n))
    side = "AB"[1 - pending.n]
    return texts("prompt-pact-side", side=side, yours=yours, theirs=theirs, **args)


def hint(view: ThroughTheAgesView, asked: bool, texts: Texts) -> str:
    """What the card says that asks, what is at stake, or how one answers."""
    if not asked or view.pending is None:
        return texts("hint-wait")
    if event := view.events.now:
        return names.text(event, texts, sum(civ.playing for civ in view.civs), view.rulings)
    kind = view.pending.kind
    if view.attack and kind == "defend" and view.pending.n:
        return texts("hint-defend", lost=names.stake(view.attack.card, texts))
    return texts(f"hint-{kind}") if kind in HINTS else ""


def _player(view: ThroughTheAgesView, civ: Civ, texts: Texts) -> Player:
    leader = names.name(civ.leader, texts) if civ.leader else texts("rival-no-leader")
    government = names.name(civ.government, texts)
    facts = texts("facts-line", leader=leader, government=government, strength=civ.strength)
    return Player(
        seat=civ.seat,
        score=civ.culture,
        unit=texts("figure-culture-unit", rate=signed(civ.culture_rating)),
        facts=facts if civ.playing else texts("resigned"),
        active=civ.seat in view.actors,
    )
