"""What is done with records: step through them, check, verify, draw."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from wartable.cli import files, screens
from wartable.cli.prompts import Lines
from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.kernel import CHANCE, CLOCK, SPECTATOR
from wartable.play import Match, Record, replay

FORMATS = (".svg", ".png")


def position(record: Record, at: int | None, say: Texts, data: str | None) -> Match[Any]:
    """The match after `at` actions, the last position if None."""
    most = len(record.entries)
    if at is not None and not 0 <= at <= most:
        raise BadInput(say("cli-bad-at", at=str(at), most=str(most)))
    return replay(record, data, upto=at)


def viewer(match: Match[Any], seat: int | None, say: Texts) -> int:
    """The seat that looks on: the one asked for, if the game has it, or the spectator."""
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < match.seats:
        raise BadInput(say("cli-no-seat", seat=str(seat), most=match.seats - 1))
    return seat


def entry_line(match: Match[Any], number: int, seat: int, say: Texts) -> Text:
    """An action, and what the seat heard of it."""
    entry = match.entries[number]
    told = [match.plugin.sentence(event, say) for event in match.told(number, seat)]
    head = f"{number + 1:>4}. "
    if not told:  # hidden from this seat
        if entry.seat in (CHANCE, CLOCK):
            return Text(head + say("cli-unseen-chance"), style="dim")
        return Text(head + say("cli-unseen-action", name=say.name(entry.seat)), style="dim")
    return Text(head + " ".join(told))


def print_all(match: Match[Any], seat: int, say: Texts, console: Console) -> None:
    """Every action a line; what chance deals unseen, card after card, one line in all."""
    number, most = 0, len(match.entries)
    while number < most:
        after = number
        while after < most and match.entries[after].seat == CHANCE and not match.told(after, seat):
            after += 1
        if after - number > 1:
            head = f"{number + 1}–{after}. "
            console.print(Text(f"{head:>6}" + say("cli-unseen-draws", n=after - number), "dim"))
            number = after
        else:
            console.print(entry_line(match, number, seat, say))
            number += 1
    show(match, seat, say, console)


def plain(match: Match[Any], seat: int, say: Texts) -> dict[str, object]:
    """The record for programs. A seat has its own actions, and in words what it heard of others; a
    spectator has every action, as the record does."""
    actors = {CHANCE: "chance", CLOCK: "clock"}
    actions = []
    for number, entry in enumerate(match.entries):
        told = [match.plugin.sentence(event, say) for event in match.told(number, seat)]
        shown = entry.text if seat in (entry.seat, SPECTATOR) else None
        who = actors.get(entry.seat, entry.seat)
        actions.append({"number": number + 1, "actor": who, "action": shown, "told": told})
    outcome = match.outcome
    scores = [match.game.score(figure) for figure in outcome.standings] if outcome else None
    return {
        "game": match.plugin.id,
        "rules": match.rules,
        "seats": match.seats,
        "options": match.chosen,
        "actions": actions,
        "places": outcome.places if outcome else None,
        "scores": scores,
    }


def show(match: Match[Any], seat: int, say: Texts, console: Console) -> None:
    """Print the board as the seat sees it, and the result once there is one."""
    console.print()
    console.print(match.plugin.board(match.view(seat), say, console.width))
    if match.over:
        console.print(screens.result_table(match, say))


def step(
    record: Record, seat: int, say: Texts, console: Console, lines: Lines, data: str | None
) -> None:
    """Back and forth by keys: Enter, b, a number, q."""
    most, at = len(record.entries), 0
    while True:
        match = position(record, at, say, data)
        if at:
            console.print(entry_line(match, at - 1, seat, say))
        show(match, seat, say, console)
        answer = lines.line(say("cli-step", at=str(at), most=str(most)) + " ")
        if answer is None or answer.lower() in ("q", "quit", "exit"):
            return
        if answer.lower() in ("b", "back"):
            at = max(0, at - 1)
        elif answer.isdecimal():
            at = min(most, int(answer[:9]))
        elif answer == "" and at == most:
            return
        else:
            at = min(most, at + 1)


def draw(
    match: Match[Any], seat: int, say: Texts, out: Path, theme: str, layout: str, width: int | None
) -> None:
    """A picture file, its kind by its name; an SVG to standard output if it is `-`."""
    from wartable.scene import LayoutName, common
    from wartable.scene.svg import png, svg

    kind = ".svg" if out == files.STANDARD else out.suffix.lower()
    if kind not in FORMATS:
        raise BadInput(say("cli-bad-picture", file=str(out)))
    name: LayoutName = "tall" if layout == "tall" else "wide"
    scene = match.scene(seat, say, name)
    chosen = scene.layout(name)
    sheets = [common.sheet(), match.plugin.sheet(match.game, say)]
    text = svg(chosen, sheets, theme, scene.title)
    data = text.encode() if kind == ".svg" else png(text, width or int(chosen.width))
    files.write_file(out, data)
