"""View → terminal: one row per tribe, roads, then what is going on, then the hand. Letters and
marks carry everything, colour only helps; fits 80 columns."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wartable.games.age_of_heroes.names import unit_label
from wartable.games.age_of_heroes.scene.words import card_list, notice, prompt
from wartable.games.age_of_heroes.views import AgeOfHeroesView, Army, TribeView
from wartable.games.age_of_heroes.views.battle import BattleView
from wartable.i18n import Texts
from wartable.scene import sign
from wartable.scene.seats import SEAT_COLOURS, SEAT_MARKS


def board(view: AgeOfHeroesView, texts: Texts, width: int) -> RenderableType:
    legend = Text(texts("board-legend"), "dim")
    parts: list[RenderableType] = [tribes(view, texts, width), legend]
    if view.roads:
        parts.append(Text(texts("board-roads", roads=roads(view))))
    deck = f"{view.deck}{sign(view.marks.get('deck'))}"
    parts.append(Text(texts("board-decks", deck=deck, pile=card_list(view.pile, texts))))
    parts.append(Text(piles(view, texts), "dim"))
    if view.awaited in ("fair", "live", "reply"):
        parts += fair(view, texts)
    if view.battle is not None:
        parts.append(battle(view, view.battle, texts))
    if view.gift is not None:
        give, want = card_list(view.gift.give or {}, texts), texts("item-road")
        names = {"seat": texts.name(view.gift.seat), "other": texts.name(view.gift.to)}
        parts.append(Text(texts("deal-line", give=give, want=want, **names)))
    if 0 <= view.seat < view.seats:
        parts.append(hand(view, texts))
    parts.append(Text(prompt(view, texts), "bold"))
    return Group(*parts)


def tribes(view: AgeOfHeroesView, texts: Texts, width: int) -> Table:
    title = texts("board-round", round=view.round)
    table = Table(title=title, title_justify="left", box=None, padding=(0, 1), pad_edge=False)
    room = max(26, width - 48)
    table.add_column(texts("column-tribe"), no_wrap=True, overflow="ellipsis", max_width=room)
    for key in ("cities", "monument"):
        table.add_column(texts(f"column-{key}"), no_wrap=True)
    table.add_column(texts("column-armies"), max_width=16)  # many armies take two lines
    for key in ("walls", "cards"):
        table.add_column(texts(f"column-{key}"), justify="right")
    for tribe in view.tribes:
        table.add_row(*tribe_row(view, tribe, texts))
    return table


def tribe_row(view: AgeOfHeroesView, tribe: TribeView, texts: Texts) -> tuple[Text, ...]:
    mark = "▶" if tribe.seat in view.actors else "*" if tribe.seat == view.active else " "
    name = Text(
        f"{mark}{SEAT_MARKS[tribe.seat]} {texts.name(tribe.seat)}", SEAT_COLOURS[tribe.seat]
    )
    if tribe.tribe:
        name.append(f" ({texts(f'tribe-{tribe.tribe}')})")
    if not tribe.alive:
        return name, Text(texts("facts-out")), Text(), Text(), Text(), Text()
    cities, stones = view.goals
    claim = "!" if tribe.claim else ""
    return (
        name,
        Text(f"{gauge(tribe.cities, cities)}{claim}"),
        Text(gauge(tribe.monument, stones)),
        Text(" ".join(army_mark(army) for army in tribe.armies) or "–"),
        Text(str(tribe.fortresses)),
        Text(str(tribe.hand + tribe.pending)),
    )


def gauge(n: int, of: int) -> str:
    return "■" * min(n, of) + "·" * max(of - n, 0) + (f"+{n - of}" if n > of else "")


def army_mark(army: Army) -> str:
    """A number; G with a general, ~ under an earthquake, > on the way home."""
    marks = ("G" if army.general else "") + ("~" if army.quaked else "")
    return f"#{army.number}{marks}{'>' if army.away else ''}"


def roads(view: AgeOfHeroesView) -> str:
    return "  ".join(f"{SEAT_MARKS[a]}–{SEAT_MARKS[b]}" for a, b in view.roads)


def piles(view: AgeOfHeroesView, texts: Texts) -> str:
    left = [
        f"{texts(f'item-{key}')} {n}{sign(view.marks.get(f'pile-{key}'))}"
        for key, n in view.piles.items()
    ]
    return texts("board-piles", piles=" · ".join(left))


def fair(view: AgeOfHeroesView, texts: Texts) -> list[RenderableType]:
    out: list[RenderableType] = [Text(texts("fair") + sign(view.marks.get("fair")), "bold")]
    for offer in view.offers:
        give, want = texts(f"kind-{offer.give}"), texts(f"kind-{offer.want}")
        mark = "+" if offer.want in view.hand and offer.seat != view.seat else " "
        line = f" {mark} {SEAT_MARKS[offer.seat]} {texts.name(offer.seat)}: {give} → {want}"
        out.append(Text(line, SEAT_COLOURS[offer.seat]))
    for tribe in view.tribes:
        if tribe.have or tribe.want:
            out.append(Text(f"   {SEAT_MARKS[tribe.seat]} {notice(tribe, texts)}"))
    for deal in [*([view.draft] if view.draft else []), *view.deals]:
        names = {"seat": texts.name(deal.seat), "other": texts.name(deal.to)}
        if deal.give is None:
            out.append(Text("   " + texts("deal-secret", **names)))
        else:
            give, want = card_list(deal.give, texts), card_list(deal.want or {}, texts)
            out.append(Text("   " + texts("deal-line", give=give, want=want, **names)))
    if view.live:
        ready = ", ".join(texts.name(tribe.seat) for tribe in view.tribes if tribe.ready)
        if ready:
            out.append(Text(texts("board-ready", names=ready)))
    if len(out) == 1:
        out.append(Text(texts("no-offers"), "dim"))
    return out


def battle(view: AgeOfHeroesView, battle: BattleView, texts: Texts) -> Text:
    foe = texts.name(battle.foe) if battle.foe is not None else texts("barbarians")
    out = Text()
    if battle.victim is not None and battle.goal:
        goal, other = texts(f"goal-{battle.goal}"), texts.name(battle.victim)
        out.append(texts("line-war", seat=foe, other=other, goal=goal), "bold")
    elif battle.victim is not None:
        out.append(texts("line-raid", seat=texts.name(battle.victim)), "bold")
    else:
        out.append(texts("line-muster"), "bold")
    for side, names in (("foe", battle.force), ("guard", battle.guard)):
        shown = []
        for name in names:
            text = unit_label(texts, name)
            mine = view.seat == (battle.foe if side == "foe" else battle.victim)
            value = battle.shown.get(f"{side} {name}", 0)
            if mine and name in battle.cards:
                value = battle.cards[name]
            if value:
                text += f" [{value}]"
            if f"{side} {name}" in battle.led:
                text += " G"
            if f"{side} {name}" in battle.fought:
                text += " ×" if f"{side} {name}" in battle.fallen else " ✓"
            shown.append(text)
        if shown:
            out.append(f"\n  {texts(f'board-{side}')} " + ", ".join(shown))
    if battle.foe is None and battle.victim is not None:
        unsure = sign(view.marks.get("barbarians"))
        out.append(f"\n  {texts('barbarians')}: {battle.raiders}{unsure}")
    if battle.loose:
        cards = " ".join(map(str, battle.loose)) + sign(view.marks.get("battle"))
        out.append("\n  " + texts("board-battle-cards", cards=cards))
    return out


def hand(view: AgeOfHeroesView, texts: Texts) -> Text:
    out = Text(texts("board-hand", cards=card_list(view.hand, texts)))
    if view.pending:
        out.append("\n" + texts("board-pending", cards=card_list(view.pending, texts)))
    return out
