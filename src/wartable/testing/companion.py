"""Clauses about a companion: what a game says before and after a decision."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from wartable.i18n import Texts
from wartable.kernel import Knowledge, Rng, State
from wartable.testing.trial import Trial

ODD = re.compile(r"[{}]|\b(?:None|nan|inf)\b")  # what a sentence with an unknown figure has in it

Say = Callable[[Knowledge[State], Texts], str]


def check_companion(trial: Trial, rng: Rng) -> None:
    """`matters` and `because` of the room `advice`, where it has them, for a seat that chooses: a
    sentence in every language, the same for all that the seat may believe in."""
    seats = [seat for seat in trial.actors() if seat in trial.seats]
    choosing = [seat for seat in seats if len(trial.legal(seat)) > 1]
    if not choosing:
        return
    seat = choosing[rng.below(len(choosing))]
    matters, because = (trial.plugin.optional("advice", name) for name in ("matters", "because"))
    if matters is not None:
        _check(trial, seat, rng, "matters", matters)
    if because is not None:
        codes = trial.legal(seat)
        pair = [codes[rng.below(len(codes))] for _ in range(2)]
        for better, played in (pair, (pair[0], pair[0])):
            say = partial(_because, because, better, played)
            _check(trial, seat, rng, f"because {better} and not {played}", say)


def _because(own: Any, better: int, played: int, seen: Knowledge[State], texts: Texts) -> str:
    words: str = own(seen, better, played, texts)
    return words


def _check(trial: Trial, seat: int, rng: Rng, name: str, say: Say) -> None:
    one, other = trial.believed(seat, rng), trial.believed(seat, rng)
    seed = rng.below(1 << 30)
    said: dict[str, str] = {}
    for lang, reader in trial.shelf.readers.items():
        try:
            words = said[lang] = say(Knowledge(trial.game, seat, one, Rng(seed)), reader)
        except (KeyError, ValueError) as error:
            trial.fail("companion", f"{name} in {lang}: {error!r}")
        fine = isinstance(words, str) and words == " ".join(words.split())
        trial.demand(fine, "companion", f"{name} in {lang} is not one line: {words!r}")
        odd = ODD.findall(words)
        trial.demand(not odd, "companion", f"{name} in {lang} has {odd} in it: {words!r}")
    silent = len({bool(words) for words in said.values()}) > 1
    trial.demand(not silent, "companion", f"{name} is silent in some languages: {said}")
    _check_secret(trial, seat, name, say, (one, other), seed, said["en"])


def _check_secret(
    trial: Trial,
    seat: int,
    name: str,
    say: Say,
    believed: tuple[State, State],
    seed: int,
    words: str,
) -> None:
    """Two states that the seat cannot tell apart have the same words, by the same numbers. Where
    words are drawn from samples, the samples must be the same for that."""
    one, other = believed
    numbers = Rng(seed)
    again = say(Knowledge(trial.game, seat, other, numbers), trial.shelf.readers["en"])
    samples = [Knowledge(trial.game, seat, state, Rng(seed)).sample().dump() for state in believed]
    drawn = numbers.__reduce__() != Rng(seed).__reduce__()
    if again == words or (drawn and samples[0] != samples[1]):
        return
    told = f"{name}: seat {seat} hears {words!r} or {again!r} by what it cannot see"
    trial.demand(one.dump() == other.dump(), "companion", told)
    trial.fail("companion", f"{name}: not the same twice: {words!r}, {again!r}")
