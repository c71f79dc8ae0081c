"""The table in a terminal: 80 columns, readable without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.engine.cards.kinds import Card
from wartable.games.through_the_ages.figures import card_basis
from wartable.games.through_the_ages.names import printed
from wartable.games.through_the_ages.scene import prompt
from wartable.games.through_the_ages.scene.ratings import ratings
from wartable.games.through_the_ages.views import ThroughTheAgesView
from wartable.games.through_the_ages.views.civs import Civ, WonderView
from wartable.i18n import Texts
from wartable.scene import sign
from wartable.scene.seats import SEAT_MARKS

LEAST = 60


def board(view: ThroughTheAgesView, texts: Texts, width: int = 80) -> RenderableType:
    width = max(width, LEAST)
    me = view.civs[view.seat] if view.seat < view.seats else None
    parts = [_head(view, texts), texts("board-row"), *_row(view, texts, width)]
    for civ in view.civs:
        parts += ["", *_civ(view, civ, texts, width, civ is me)]
    parts += ["", texts("board-legend"), *_table(view, texts, width)]
    if me is not None:
        parts += ["", *_hands(me, texts, width)]
    parts += ["", prompt(view, view.seat in view.actors, texts)]
    return Group(*(_styled(part, width) for part in parts))


def _styled(line: str, width: int) -> Text:
    """Headings are bold where the terminal can; nothing rests on it."""
    shown = Text(line, no_wrap=False)
    if line[:1] in SEAT_MARKS + "═":
        shown.stylize("bold")
    return shown


def _head(view: ThroughTheAgesView, texts: Texts) -> str:
    age = texts(f"age-{view.age}")
    key = "board-subtitle-last" if view.last_round else "board-subtitle"
    args = {} if view.last_round else {"round": view.round}
    phase = texts(f"phase-{view.phase}") if texts.has(f"phase-{view.phase}") else ""
    return f"═ {texts(key, age=age, **args)} · {phase}"


def _row(view: ThroughTheAgesView, texts: Texts, width: int) -> list[str]:
    """Two columns of slots; a star where the price for the reader is another."""
    cells = []
    for slot in view.row:
        if slot.card is None:
            cells.append(f"{slot.slot + 1:>2} ({slot.price}) –")
            continue
        card = names.by_key(slot.card)
        cost = slot.price if slot.cost is None else slot.cost
        other = "*" if cost != slot.price else " "
        age = "" if names.is_repeated(card) else f" {printed.AGES[card.age]}"
        kind = _kind(card, texts)
        cells.append(f"{slot.slot + 1:>2} ({cost}){other}{_called(slot.card, texts)}{age} · {kind}")
    half = width // 2
    left = -(-len(cells) // 2)
    pairs = [(cells[k], cells[left + k] if left + k < len(cells) else "") for k in range(left)]
    return [f"{_cut(a, half - 1):<{half}}{_cut(b, half)}".rstrip() for a, b in pairs]


def _called(card: str, texts: Texts) -> str:
    """A card's name, with the sign of one that was decided where its sources disagree."""
    return names.name(card, texts) + sign(card_basis(card).mark)


def _kind(card: Card, texts: Texts) -> str:
    """The kind, of special technologies without saying so: their type is enough."""
    return names.kind_name(card, texts).split(", ")[-1]


def _cut(words: str, room: int) -> str:
    return words if len(words) <= room else f"{words[: room - 1]}…"


def _civ(view: ThroughTheAgesView, civ: Civ, texts: Texts, width: int, mine: bool) -> list[str]:
    name = texts.name(civ.seat)
    turn = " ←" if view.current == civ.seat else ""
    lead = _called(civ.leader, texts) if civ.leader else texts("rival-no-leader")
    government = names.name(civ.government, texts)
    if not civ.playing:
        return [f"{SEAT_MARKS[civ.seat]} {name}: {texts('resigned')}"]
    out = [f"{SEAT_MARKS[civ.seat]} {name}{turn} · {government} · {lead}"]
    out += _wrapped(_figures(civ, texts), width, "  ", " · ")
    out += _wrapped([_place(place) for place in _places(civ, texts)], width, "  ", "  ")
    held = [_wonder(wonder, texts) for wonder in civ.wonders]
    held += [names.name(card, texts) for card in (*civ.specials, *civ.colonies)]
    if civ.tactic:
        own = "!" if civ.tactic_exclusive else ""
        held.append(f"[{names.name(civ.tactic, texts)}{own}]")
    out += _wrapped(held, width, "  ", ", ")
    if not mine:
        hand = texts("rival-hands", civil=len(civ.civil_hand), military=sum(civ.military_backs))
        listed = ", ".join(names.name(card, texts) for card in civ.civil_hand)
        out += _wrapped([f"{hand}: {listed}" if listed else hand], width, "  ", " ")
    return out


def _figures(civ: Civ, texts: Texts) -> list[str]:
    said = [sentence for _, _, sentence in ratings(civ, texts)]
    if civ.population_price is None:
        said.append(texts("yellow-bank-empty", eaten=civ.consumption))
    else:
        said.append(texts("yellow-bank-label", n=civ.yellow, food=civ.population_price))
    said.append(texts("blue-bank", n=civ.blue, lost=civ.corruption))
    said.append(texts("unused-worker", n=civ.unused))
    return said


def _places(civ: Civ, texts: Texts) -> list[tuple[str, int, int]]:
    return [(names.name(p.card, texts), p.workers, p.blue) for p in civ.places]


def _place(shown: tuple[str, int, int]) -> str:
    """Workers as circles, goods as squares: Bronze ○○ ▪▪▪."""
    name, workers, blue = shown
    people = "○" * workers if workers <= 4 else f"○×{workers}"
    goods = "▪" * blue if blue <= 4 else f"▪×{blue}"
    return " ".join(part for part in (name, people or "–", goods) if part)


def _wonder(shown: WonderView, texts: Texts) -> str:
    name = names.name(shown.card, texts)
    if shown.ravaged:
        return f"{name} ✗"
    if shown.done:
        return f"{name} ✓"
    costs = names.stages(shown.card)
    boxes = " ".join("■" if k < shown.stages else str(cost) for k, cost in enumerate(costs))
    return f"{name} [{boxes}]"


def _table(view: ThroughTheAgesView, texts: Texts, width: int) -> list[str]:
    events = view.events
    said = [
        texts("deck-civil", n=view.civil_deck),
        texts("deck-military", n=view.military_deck, discards=view.military_discards),
        texts("events-current", n=sum(events.current)),
        texts("events-future", n=sum(events.future)),
    ]
    if events.top:
        said.append(texts("events-top", card=names.name(events.top, texts)))
    known = (*events.known_current, *events.known_future)
    if known:
        listed = ", ".join(names.name(card, texts) for card in known)
        said.append(texts("events-known", cards=listed))
    if events.now:
        said.append(texts("events-now", card=names.name(events.now, texts)))
    if events.past:
        said.append(texts("events-past", cards=names.name(events.past[-1], texts)))
    if view.common_tactics:
        listed = ", ".join(names.name(card, texts) for card in view.common_tactics)
        said.append(f"{texts('caption-tactics')}: {listed}")
    said += _between(view, texts)
    return _wrapped(said, width, "", " · ")


def _between(view: ThroughTheAgesView, texts: Texts) -> list[str]:
    said = []
    for civ in view.civs:
        if civ.war:
            sides = {"attacker": texts.name(civ.war.attacker), "target": texts.name(civ.war.target)}
            strengths = {
                "strength": view.civs[civ.war.attacker].strength,
                "defence": view.civs[civ.war.target].strength,
            }
            card = names.name(civ.war.card, texts)
            said.append(texts("war-by", card=card, **sides, **strengths))
    for pact in view.pacts:
        sides = {"a": texts.name(pact.side_a), "b": texts.name(pact.side_b)}
        said.append(texts("pact-between", card=names.name(pact.card, texts), **sides))
    if view.attack:
        a = view.attack
        said.append(
            texts(
                "attack-now",
                card=names.name(a.card, texts),
                attacker=texts.name(a.attacker),
                target=texts.name(a.target),
                strength=a.strength,
                defence=a.defence,
            )
        )
    if view.auction:
        name = names.name(view.auction.territory, texts)
        said.append(texts("auction-now", card=name, high=view.auction.high))
    return said


def _hands(civ: Civ, texts: Texts, width: int) -> list[str]:
    civil = [_called(card, texts) for card in civ.civil_hand]
    military = [_called(card, texts) for card in civ.military_hand or ()]
    said = texts("caption-civil-hand", n=len(civil), limit=civ.civil_limit)
    held = texts("caption-military-hand", n=len(military), limit=civ.military_limit)
    nothing = texts("nothing")
    return [
        *_wrapped([f"{said}: {', '.join(civil) or nothing}"], width, "", ""),
        *_wrapped([f"{held}: {', '.join(military) or nothing}"], width, "", ""),
    ]


def _wrapped(items: list[str], width: int, indent: str, between: str) -> list[str]:
    """Whole items on a line as long as they fit; a long one is broken at its spaces."""
    lines: list[str] = []
    line = ""
    for item in items:
        for word_at, part in enumerate(_broken(item, width - len(indent))):
            joint = between if word_at == 0 else ""
            if line and len(indent + line + joint + part) <= width and word_at == 0:
                line += joint + part
            else:
                if line:
                    lines.append(indent + line)
                line = part
    return [*lines, indent + line] if line else lines


def _broken(item: str, room: int) -> list[str]:
    if len(item) <= room:
        return [item]
    parts, line = [], ""
    for word in item.split():
        if line and len(line) + 1 + len(word) > room:
            parts.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*parts, line]
