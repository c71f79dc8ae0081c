"""Checks that chance was fair in a record: python verify_record.py game.wtr docs/fairness/bags.json
Written from docs/fairness.md and docs/records.md alone; of Wartable it uses the list of boxes."""

import hashlib
import hmac
import json
import re
import sys
import zlib
from collections import Counter
from functools import partial
from pathlib import Path


def need(so, line, what):
    if not so:
        raise ValueError(f"line {line}: {what}")


def below(key, draw, n):
    """A number of 0 … n - 1: sfc32 begun with an HMAC, then Lemire's method."""
    lanes = hmac.new(key, str(draw).encode(), "sha256").digest()
    a, b, c = (int.from_bytes(lanes[i : i + 4], "big") for i in (0, 4, 8))
    need(0 < n < 2**31, f"with outcome {draw}", "too much in a bag")
    counter = 0
    while True:
        counter += 1
        out = a + b + counter & 0xFFFFFFFF
        a, b, c = b ^ b >> 9, c * 9 & 0xFFFFFFFF, (c << 21 | c >> 11) + out & 0xFFFFFFFF
        if counter > 12 and out * n % 2**32 >= 2**32 % n:
            return out * n >> 32


def key_of(head):
    """The key of chance; seed, commitments and values must fit each other."""
    seed = bytes.fromhex(head.get("Seed", ""))
    promised = head.get("Commitment")
    need(seed and hashlib.sha256(seed).hexdigest() == promised, 1, "not the promised seed")
    for seat in range(8):
        value = head.get(f"Mix-{seat}")
        if sworn := head.get(f"Sworn-{seat}"):
            said = f"wartable value\n{head.get('Table')}\n{promised}\n{seat}\n{value}".encode()
            need(hashlib.sha256(said).hexdigest() == sworn, 1, f"another value of seat {seat}")
        if value is not None:
            seed += bytes((seat, len(value.encode()))) + value.encode()
    return hashlib.sha256(seed).digest()


def read(contents):
    return {k: int(n) for k, n in re.findall(r"([^, ][^,]*) ([1-9]\d*)(?:, |$)", contents)}


class Bags:
    """What is left in each bag: what the box holds at first, or pieces that were drawn and may
    have come back. `told` are the lines where only the rules can say whether they have."""

    def __init__(self, head, boxes):
        most, options = int(head["Seats"]), head["Options"]
        least = 2 if "resignation=on" in options else most
        used = [box for box in boxes[head["Game"]] if box.get("when", "") in options]
        used = {(b["bag"], b["seats"]): b for b in used if least <= (b["seats"] or most) <= most}
        self.printed = [(box, read(box["contents"])) for box in used.values()]
        self.corrected, self.left, self.box, self.last = "Data" in head, {}, {}, {}
        self.opened, self.out, self.prepared, self.told = set(), Counter(), Counter(), []

    def opening(self, bag, verb, line):
        """Which box the bag is of, None for a hand or for events; refuses what cannot be."""
        before, rows, pieces = self.last.get(verb), list(bag.items()), Counter(bag)
        if before is not None and rows == list(self.left[before].items()):
            return self.box[before]
        for i, (box, whole) in enumerate(self.printed):
            if rows == list(whole.items()) and (box["refill"] == "whole" or i not in self.opened):
                self.told += [line] if i in self.opened else []
                self.left = {n: left for n, left in self.left.items() if self.box[n] != i}
                self.opened.add(i)
                return i
        self.told.append(line)
        if self.corrected or (verb == "seize" and pieces <= self.out):
            return None
        if pieces <= self.prepared:
            self.prepared, self.out = self.prepared - pieces, self.out - pieces
            return None
        for i, (box, whole) in enumerate(self.printed):
            if box["refill"] == "returns" and bag.keys() <= whole.keys():
                empty = not any(self.left[n] for n in self.left if self.box[n] == i)
                need(empty and pieces <= self.out, line, "pieces that cannot have come back")
                self.out -= pieces
                return i
        return need(False, line, "the bag cannot hold this")

    def draw(self, note, verb, pick, known, line):
        """The piece that the numbers give. A note: `bag NUMBER` or `bag NUMBER: KIND n, KIND n`."""
        number, _, contents = note[6:].partition(": ") if note else (self.last.get(verb), "", "")
        if contents:
            need(told := read(contents), line, "the note cannot be read")
            self.box[number] = self.opening(told, verb, line)
            self.left[number] = told
        need(self.left.get(number), line, "no note tells of this bag, or it is empty")
        self.last[verb] = number
        bag, box = self.left[number], self.box[number]
        at = pick(sum(bag.values()))
        piece = known or next(kind for kind in bag if (at := at - bag[kind]) < 0)
        self.out[piece] += verb != "seize"
        sides = box is not None and self.printed[box][0]["refill"] == "sides"
        gone = [kind for kind in bag if kind == piece or (sides and kind[:-1] == piece[:-1])]
        self.left[number] = {k: n - (k in gone) for k, n in bag.items() if n > (k in gone)}
        return piece


def verify(text, boxes):
    """How many outcomes there were, and the lines where bags are as the record says."""
    head = dict(re.findall(r'^\[([\w-]+) "(.*)"\]$', text, re.M))
    need(head.get("Wartable") == "1" and head.get("Game") in boxes, 1, "not a record that I know")
    key, bags, note = key_of(head), Bags(head, boxes), ""
    check = last = outcomes = moves = 0
    for line, said in enumerate(text.splitlines(), 1):
        note = said if said.startswith("# bag ") else note
        found = re.fullmatch(r"(\d+)\. (\S+) (.*?) *; ([0-9a-f]{4})", said)
        if not found:
            need(not said or said[0] in "[#", line, "not an action")
            continue
        moves, actor, (verb, _, piece) = moves + 1, found[2], found[3].partition(" ")
        check = zlib.crc32(f"{actor} {found[3]}\n".encode(), check) & 0xFFFF
        need((found[1], found[4]) == (str(moves), f"{check:04x}"), line, "the line was changed")
        if actor[0] != "*":
            bags.prepared[piece] += verb == "prepare"
            continue
        before, last, ours = last, int(actor[2:] or last + 1), moves > int(head.get("Forked", 0))
        need(last > before, line, f"outcome {last} was drawn before")
        pick, outcomes = partial(below, key, last), outcomes + ours
        if verb == "roll":
            faces, dice = pick(6 ** len(piece.split())), range(len(piece.split()))
            true = " ".join(sorted("123ACG"[faces // 6**die % 6] for die in dice))
        else:
            true, note = bags.draw(note, verb, pick, "" if ours else piece, line), ""
        need(true == piece or not ours, line, f"chance gave {verb} {true}, not {piece}")
    need(str(moves) == head.get("Moves"), 1, "actions are missing")
    return outcomes, bags.told


if __name__ == "__main__":
    names = sys.argv[1:] if len(sys.argv) == 3 else sys.exit(__doc__)
    try:
        record, boxes = (Path(name).read_text("utf-8") for name in names)
        outcomes, told = verify(record, json.loads(boxes))
    except (KeyError, ValueError) as why:
        sys.exit(f"NOT PROVED: {why}")
    forked = re.findall(r"^\[Forked .*", record, re.M)  # actions of another game come first
    print(f"fair: {outcomes} outcomes;", *forked, "as these lines say, pieces came back:", *told)
