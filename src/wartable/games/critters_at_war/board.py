"""The table in a terminal: three columns, the rival above, the viewer below; readable in grey.

The figure in front is what a card counts for. `(L5)` is facedown and known to the viewer, `(??)`
facedown and not. Cards nearest to the middle line lie on top.
"""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wartable.games.critters_at_war import names
from wartable.games.critters_at_war.engine.components import CARD_TABLE, INSTANT, ONGOING
from wartable.games.critters_at_war.figures import ROTATION
from wartable.games.critters_at_war.scene import words
from wartable.games.critters_at_war.views import CardView, CrittersView, below, rival
from wartable.i18n import Texts
from wartable.scene import sign

COLOURS = {"A": "bright_cyan", "L": "green", "S": "bright_blue"}
SIGNS = {INSTANT: "⚡", ONGOING: "∞"}


def board(view: CrittersView, texts: Texts, width: int) -> RenderableType:
    me, them = below(view), rival(view)
    row = view.row or "ALS"
    if view.seat == 1:
        row = row[::-1]
    column = max(20, min(36, (width - 4) // 3))
    table = Table(box=box.ROUNDED, show_lines=True, pad_edge=False, expand=False)
    turned = sign(ROTATION.mark) if view.battle > 1 else ""
    for letter in row:
        style = f"bold {COLOURS[letter]}"
        table.add_column(
            Text(texts(f"theatre-{letter}") + turned, style),
            width=column - 4,
            overflow="ellipsis",
            no_wrap=True,
        )
    table.add_row(*(_side(view, letter, them, False, texts) for letter in row))
    table.add_row(*(_totals(view, letter, texts) for letter in row))
    table.add_row(*(_side(view, letter, me, True, texts) for letter in row))
    return Group(_head(view, texts), table, *_foot(view, texts))


def _head(view: CrittersView, texts: Texts) -> Text:
    score = ", ".join(f"{texts.name(s)} {view.scores[s]}" for s in (0, 1))
    first = texts.name(view.first) if view.first is not None else "–"
    words_ = texts("board-battle", number=max(view.battle, 1), first=first, score=score)
    return Text(f"{words_} / {view.target}", "bold")


def _side(view: CrittersView, letter: str, seat: int, below: bool, texts: Texts) -> Text:
    stack = view.stacks[letter][seat]
    lines = [_card(lying, texts) for lying in (reversed(stack) if below else stack)]
    return Text("\n").join(lines) if lines else Text("·", "dim")


def _card(lying: CardView, texts: Texts) -> Text:
    if lying.card is None:
        return Text(f"{lying.strength} (??) {texts('board-facedown')}", "dim")
    row = CARD_TABLE[names.CARD_IDS[lying.card]]
    name = names.name(lying.card, texts)
    if not lying.faceup:
        return Text(f"{lying.strength} ({lying.card}) {name}", "dim italic")
    sign = SIGNS.get(row.kind, "")
    return Text(f"{lying.strength} {lying.card}{sign} {name}", COLOURS[lying.card[0]])


def _totals(view: CrittersView, letter: str, texts: Texts) -> Text:
    """The holder's total has an arrow."""
    out = []
    for seat in (rival(view), below(view)):
        mark = "▶" if view.control[letter] == seat else " "
        out.append(f"{mark} {texts.name(seat)} {view.totals[letter][seat]}")
    return Text("\n".join(out), "bold")


def _foot(view: CrittersView, texts: Texts) -> list[Text]:
    lines = []
    if view.hand:
        hand = Text(f"{texts('board-hand')}: ", "bold")
        for number, card in enumerate(view.hand):
            sign = SIGNS.get(CARD_TABLE[names.CARD_IDS[card]].kind, "")
            comma = ", " if number else ""
            hand.append(comma).append(f"{card} {names.name(card, texts)}{sign}", COLOURS[card[0]])
        lines.append(hand)
    them = rival(view)
    facts = [f"{texts.name(them)}: {words.facts(view, them, texts)}"]
    facts.append(texts("board-deck", count=view.deck))
    if view.destroyed:
        facts.append(texts("board-destroyed", cards=names.names(view.destroyed, texts)))
    lines.append(Text(" · ".join(facts)))
    asked = words.prompt(view, texts)
    hint = words.hint(view, texts)
    lines.append(Text(f"{asked} {hint}".strip(), "bold"))
    return lines
