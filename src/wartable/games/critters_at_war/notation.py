"""Text and back: `deploy S6 sea`, `flip 1 land`, `move pass`; of chance `draw A3`, `first 0`.

Cards are theatre letter and printed strength, theatres their names (the letter is understood too).
A covered card, which only the first edition flips, is counted from the top: `flip 1 land 2`.
"""

from __future__ import annotations

from wartable.errors import BadInput
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.components import CARD_TABLE, LETTERS
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.names import CARD_IDS, ROW_NAMES, THEATRE_NAMES
from wartable.kernel import CHANCE

DEPTHS = tuple(str(place) for place in range(1, code.DEPTHS + 1))
VERBS = "deploy, improvise, withdraw, flip, move, return, reinforce"


def write(game: CrittersAtWar, seat: int, action: int) -> str:
    if seat == CHANCE:
        return _write_chance(action)
    if action < code.IMPROVISE:
        return f"deploy {_write_play(action)}"
    if action < code.WITHDRAW:
        return f"improvise {_write_play(action - code.IMPROVISE)}"
    if action == code.WITHDRAW:
        return "withdraw"
    if action < code.MOVE:
        depth, place = divmod(action - code.FLIP, 6)
        return f"flip {place // 3} {THEATRE_NAMES[place % 3]}" + (f" {depth + 1}" if depth else "")
    if action < code.MOVE_PASS:
        return f"move {_write_play(action - code.MOVE)}"
    if action == code.MOVE_PASS:
        return "move pass"
    if action < code.RETURN_PASS:
        return f"return {CARD_TABLE[action - code.RETURN].id}"
    if action == code.RETURN_PASS:
        return "return pass"
    if action < code.REINFORCE_PASS:
        return f"reinforce {THEATRE_NAMES[action - code.REINFORCE]}"
    return "reinforce pass"


def _write_play(play: int) -> str:
    return f"{CARD_TABLE[play // 3].id} {THEATRE_NAMES[play % 3]}"


def _write_chance(action: int) -> str:
    if action < code.ROW:
        return f"draw {CARD_TABLE[action].id}"
    if action < code.FIRST:
        return f"row {ROW_NAMES[action - code.ROW]}"
    return f"first {action - code.FIRST}"


def read(game: CrittersAtWar, seat: int, text: str) -> int:
    words = text.strip().lower().split()
    if not words:
        raise BadInput(f"say what to do: {VERBS}")
    verb, rest = words[0], words[1:]
    if seat == CHANCE:
        return _read_chance(verb, rest)
    if verb in ("deploy", "improvise"):
        _need(rest, 2, f"{verb} CARD THEATRE")
        return (0 if verb == "deploy" else code.IMPROVISE) + _read_play(rest)
    if verb == "withdraw":
        _need(rest, 0, "withdraw")
        return code.WITHDRAW
    if verb == "flip":
        return _read_flip(rest)
    if verb == "move":
        if rest == ["pass"]:
            return code.MOVE_PASS
        _need(rest, 2, "move CARD THEATRE, or move pass")
        return code.MOVE + _read_play(rest)
    if verb == "return":
        _need(rest, 1, "return CARD, or return pass")
        return code.RETURN_PASS if rest == ["pass"] else code.RETURN + card(rest[0])
    if verb == "reinforce":
        _need(rest, 1, "reinforce THEATRE, or reinforce pass")
        return code.REINFORCE_PASS if rest == ["pass"] else code.REINFORCE + theatre(rest[0])
    raise BadInput(f"{verb!r} is no action; there are: {VERBS}")


def _read_play(words: list[str]) -> int:
    return 3 * card(words[0]) + theatre(words[1])


def _read_flip(words: list[str]) -> int:
    form = "flip SEAT THEATRE, or flip SEAT THEATRE PLACE-FROM-TOP"
    if len(words) == 2:
        words = [*words, "1"]
    _need(words, 3, form)
    if words[0] not in ("0", "1"):
        raise BadInput(f"{words[0]!r} is no seat: 0 or 1; {form}")
    if words[2] not in DEPTHS:
        raise BadInput(f"{words[2]!r} is no place: 1 … {code.DEPTHS}; {form}")
    return code.FLIP + 6 * DEPTHS.index(words[2]) + 3 * int(words[0]) + theatre(words[1])


def _read_chance(verb: str, words: list[str]) -> int:
    _need(words, 1, "draw CARD, row THEATRES, or first SEAT")
    if verb == "draw":
        return code.DRAW + card(words[0])
    if verb == "row":
        if words[0] not in ROW_NAMES:
            raise BadInput(f"{words[0]!r} is no row; there are: {', '.join(ROW_NAMES)}")
        return code.ROW + ROW_NAMES.index(words[0])
    if verb == "first" and words[0] in ("0", "1"):
        return code.FIRST + int(words[0])
    raise BadInput("of chance: draw CARD, row THEATRES, or first SEAT")


def card(word: str) -> int:
    found = CARD_IDS.get(word.upper())
    if found is None:
        raise BadInput(f"{word!r} is no card: A1 … A6, L1 … L6, S1 … S6")
    return found


def theatre(word: str) -> int:
    if len(word) == 1 and word.upper() in LETTERS:
        return LETTERS.index(word.upper())
    if word.lower() not in THEATRE_NAMES:
        raise BadInput(f"{word!r} is no theatre: {', '.join(THEATRE_NAMES)}")
    return THEATRE_NAMES.index(word.lower())


def _need(words: list[str], count: int, form: str) -> None:
    if len(words) != count:
        raise BadInput(f"not understood; write: {form}")
