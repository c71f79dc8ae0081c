"""What can be planned in a turn, and the figures by which plans are compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from wartable.games.through_the_ages.engine.actions.codes import SPACE
from wartable.games.through_the_ages.engine.components import HUNGER
from wartable.games.through_the_ages.scene.ratings import signed
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.games.through_the_ages.views.civs import Civ
from wartable.i18n import Texts
from wartable.statements import Prospect

# what a civilisation does with its own, in the open
PLANNABLE = frozenset(
    ("pass", "done", "cancel", "discard", "population", "stage", "take", "build", "upgrade")
    + ("destroy", "disband", "lead", "develop", "revolt", "play", "adopt", "copy", "pick")
    + ("convert", "liner", "speak", "arm", "food-as-resource", "resource-as-food")
    + ("alexander", "bach", "barbarossa")
)
SPENT = ("ca", "ma")  # actions: what is left of them is no gain
PHASES = ("politics", "action", "end")


def plannable(view: ThroughTheAgesView, action: int) -> bool:
    """Whether it is one's own turn, and neither rivals nor a deck have a say in it."""
    mine = view.current == view.seat and view.phase in PHASES
    return mine and SPACE.act(action).verb in PLANNABLE


def assumed(view: ThroughTheAgesView, legal: Sequence[int]) -> int | None:
    """A pass, while a political action is possible: what comes of one, no plan knows."""
    if view.pending is None or view.pending.kind != "politics":
        return None
    verbs = {SPACE.act(action).verb: action for action in legal}
    return verbs["pass"] if verbs.keys() - {"pass", "resign"} else None


def prospects(view: ThroughTheAgesView, texts: Texts) -> list[Prospect]:
    """What is left, what there is, what a turn brings, and the strength of each rival."""
    civ = view.civs[view.seat]
    found = [
        _plain("ca", "ca", civ.civil_actions, texts),
        _plain("ma", "ma", civ.military_actions, texts),
        _plain("food", "food", civ.food, texts),
        _rate("food", "food", civ.food_production - civ.consumption, texts, _hunger(civ, texts)),
        _plain("resource", "resource", civ.resources, texts),
        _rate("resource", "resource", _mined(civ), texts, _corruption(civ, texts)),
        _plain("science", "science", civ.science, texts),
        _rate("science", "science", civ.science_rating, texts),
        _plain("culture", "culture", civ.culture, texts),
        _rate("culture", "culture", civ.culture_rating, texts),
        _happiness(civ, texts),
        _plain("strength", "strength", civ.strength, texts),
    ]
    if _has_produced(view):  # what would go wrong is another turn's
        found = [replace(each, warning="") for each in found]
    lead = texts("prospect-short-rival")
    for rival in view.civs:
        if rival.seat != civ.seat and rival.playing:
            by = civ.strength - rival.strength
            name = texts("prospect-rival", rival=texts.name(rival.seat))
            key, sign = f"rival-{rival.seat}", "tta-sign-strength"
            found.append(Prospect(key, name, signed(by), by, sign, "", rival.seat, lead))
    return found


def _has_produced(view: ThroughTheAgesView) -> bool:
    """Whether the turn has brought what it brings."""
    asked = view.pending.kind if view.pending else ""
    return view.current != view.seat or (view.phase == "end" and asked != "discard")


def end_of_turn(view: ThroughTheAgesView, texts: Texts) -> list[str]:
    """What the turn brings if it ends now, in sentences."""
    civ = view.civs[view.seat]
    if is_in_uprising(civ):
        return [texts("prospect-uprising")]
    made = {
        "culture": signed(civ.culture_rating),
        "science": signed(civ.science_rating),
        "food": signed(civ.food_production - civ.consumption),
        "resource": signed(_mined(civ)),
    }
    return [texts("prospect-end", **made), *filter(None, [_hunger(civ, texts)])]


def is_in_uprising(civ: Civ) -> bool:
    """Whether more workers are discontent than are unused: nothing would be produced."""
    return civ.discontent > civ.unused


def missing_food(civ: Civ) -> int:
    """How much less food there would be than is eaten."""
    return max(0, civ.consumption - civ.food - civ.food_production)


def gains(
    before: ThroughTheAgesView, after: ThroughTheAgesView, texts: Texts
) -> list[tuple[str, int]]:
    """The figures of a seat that are higher in the later view, by how much: without actions that
    are left, and with strength, not how far it is ahead."""
    now = {each.key: each.number for each in prospects(before, texts)}
    found = [(each, each.number - now[each.key]) for each in prospects(after, texts)]
    own = [(each, by) for each, by in found if each.key not in SPENT and each.seat is None]
    return [(each.name, by) for each, by in own if by > 0]


def _plain(key: str, icon: str, n: int, texts: Texts) -> Prospect:
    short = texts(f"pill-{key}")
    return Prospect(key, texts(f"prospect-{key}"), str(n), n, f"tta-sign-{icon}", short=short)


def _rate(key: str, icon: str, n: int, texts: Texts, warning: str = "") -> Prospect:
    name = texts(f"prospect-{key}-rate")
    return Prospect(f"{key}-rate", name, signed(n), n, f"tta-sign-{icon}", warning)


def _mined(civ: Civ) -> int:
    return civ.resource_production - civ.corruption


def _hunger(civ: Civ, texts: Texts) -> str:
    short = missing_food(civ)
    return texts("prospect-hunger", n=short, culture=HUNGER * short) if short else ""


def _corruption(civ: Civ, texts: Texts) -> str:
    return texts("prospect-corruption", n=civ.corruption) if civ.corruption else ""


def _happiness(civ: Civ, texts: Texts) -> Prospect:
    n, need = civ.happiness, civ.happiness_need
    icon = "unhappy" if civ.discontent else "happy"
    said = texts("prospect-uprising") if is_in_uprising(civ) else ""
    value = f"{n}/{need}"
    name, short = texts("prospect-happy"), texts("pill-happy")
    return Prospect("happy", name, value, n - need, f"tta-sign-{icon}", said, short=short)
