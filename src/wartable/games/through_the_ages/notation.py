"""Text ⇄ action: the words of the rulebook, card keys, seats by number.

    take 5 · build bronze · upgrade bronze iron · develop iron · revolt monarchy · stage 2
    prepare crusades · attack plunder-i 2 · offer peace-treaty 1 a · bid 4 · send warriors · done

Chance: `draw iron`, `first 0`.
"""

from __future__ import annotations

from wartable.errors import BadInput
from wartable.games.through_the_ages.engine.actions.codes import ACT_TABLE, FIRST, Act
from wartable.games.through_the_ages.engine.cards.table import CARD_BY_KEY, CARD_KEYS
from wartable.games.through_the_ages.engine.game import ThroughTheAges
from wartable.kernel import CHANCE


def _words(act: Act) -> str:
    words = [act.kind]
    if act.card >= 0:
        words.append(CARD_KEYS[act.card])
    if act.into >= 0:
        words.append(CARD_KEYS[act.into])
    if act.seat >= 0:
        words.append(str(act.seat))
    if act.kind == "offer":
        words.append("ab"[act.n])
    elif act.kind == "take":
        words.append(str(act.n + 1))
    elif act.n >= 0:
        words.append(str(act.n))
    return " ".join(words)


WORDS = [_words(act) for act in ACT_TABLE]
CODES = {words: code for code, words in enumerate(WORDS)}
VERBS = sorted({act.kind for act in ACT_TABLE})


def write(game: ThroughTheAges, seat: int, action: int) -> str:
    if seat != CHANCE:
        return WORDS[action]
    return f"first {action - FIRST}" if action >= FIRST else f"draw {CARD_KEYS[action]}"


def read(game: ThroughTheAges, seat: int, text: str) -> int:
    words = text.lower().replace("_", "-").split()
    if seat == CHANCE:
        return _read_chance(words, text)
    code = CODES.get(" ".join(words))
    if code is not None:
        return code
    if not words or words[0] not in VERBS:
        raise BadInput(f"{text!r}: the first word must be one of {', '.join(VERBS)}")
    examples = [known for known in WORDS if known.split()[0] == words[0]]
    near = ", ".join(examples[:8]) + (" …" if len(examples) > 8 else "")
    raise BadInput(f"{text!r} is not an action; there are: {near}")


def _read_chance(words: list[str], text: str) -> int:
    match words:
        case ["draw", key] if key in CARD_BY_KEY:
            return CARD_BY_KEY[key]
        case ["first", seat] if seat in ("0", "1", "2", "3"):
            return FIRST + int(seat)
    raise BadInput(f"{text!r}: chance draws a card (draw iron) or the first seat (first 0)")
