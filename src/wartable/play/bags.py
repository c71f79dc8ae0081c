"""What chance drew from: notes in a record by which its outcomes can be derived without the rules.

A bag is all that chance may bring now, each with its weight, in the order of the outcomes' codes.
`docs/fairness.md` says how a number becomes an outcome, and `docs/records.md` how notes are read.
"""

from __future__ import annotations

from typing import Any

from wartable.kernel import CHANCE, outcomes
from wartable.play.match import Match
from wartable.play.record import BadRecord, Record

Bag = dict[str, int]


def notes(match: Match[Any]) -> dict[int, str]:
    """By index of the entry: from which bag an outcome came, where this does not follow from the
    lines before. A bag is told once; then every outcome takes one piece out of it."""
    found: dict[int, str] = {}
    bags: list[tuple[str, Bag]] = []  # by number: the verb, and what is left
    last: dict[str, int] = {}  # by verb: the bag of the latest outcome
    state = match.game.start(match.seats, match.options)
    for number, (entry, code) in enumerate(zip(match.entries, match.codes, strict=True)):
        verb, _, piece = entry.text.partition(" ")
        if entry.seat == CHANCE and verb not in match.plugin.dice:
            bag = _bag(match, state)
            at = _place(bags, verb, bag, last.get(verb))
            if at == len(bags):
                bags.append((verb, bag))
                told = ", ".join(f"{kind} {weight}" for kind, weight in bag.items())
                found[number] = f"bag {at}: {told}"
            elif at != last.get(verb):
                found[number] = f"bag {at}"
            last[verb] = at
            bags[at] = verb, {k: n - (k == piece) for k, n in bag.items() if n > (k == piece)}
        match.game.apply(state, entry.seat, code, None)
    return found


def _bag(match: Match[Any], state: Any) -> Bag:
    rows = outcomes(match.game, state) or []
    return {match.write(CHANCE, code).partition(" ")[2]: weight for code, weight in rows}


def _place(bags: list[tuple[str, Bag]], verb: str, bag: Bag, last: int | None) -> int:
    """The number of the bag that holds just this; a new number if none does."""
    if last is not None and bags[last] == (verb, bag):
        return last
    return bags.index((verb, bag)) if (verb, bag) in bags else len(bags)


def explained(match: Match[Any], secrets: bool | None = None) -> Record:
    """The record with its notes: all that a verifier without the rules needs. `secrets` as in
    `Match.record`."""
    record = match.record(secrets)
    record.notes = notes(match)
    return record


def compare_notes(match: Match[Any], record: Record) -> None:
    """Refuse a record whose notes of bags are not those of the rules."""
    if not record.notes:
        return
    true = notes(match)
    for number in sorted({*record.notes, *true}):
        if record.notes.get(number) != true.get(number):
            line = record.lines[number] if number < len(record.lines) else number + 1
            raise BadRecord(line, "the bag before this line was another", "record-bag")
