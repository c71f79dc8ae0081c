"""How our bots' games compare with people's, and the bad habits they had.

    python -m tools.through_the_ages.figures hard 50             # a level, games per seat count
    python -m tools.through_the_ages.figures former:32:8 50      # or an entrant of `contest`
    python -m tools.through_the_ages.figures expert 50 7000      # games of other seeds

People's figures are those of 1,011 logged games of the same edition; of habits nothing is known.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections import Counter
from statistics import mean, median

from tools.through_the_ages.contest import entrant
from wartable.games.through_the_ages.engine.actions.codes import PASS, PREPARE, VERB_OF
from wartable.games.through_the_ages.engine.actions.events import TELLINGS
from wartable.games.through_the_ages.engine.cards.columns import BUILDINGS, WORKPLACES
from wartable.games.through_the_ages.engine.rules.goods import resources
from wartable.games.through_the_ages.engine.rules.standing import army_count
from wartable.games.through_the_ages.engine.state import AgesState
from wartable.games.through_the_ages.plugin import GAME
from wartable.kernel import CHANCE, NONE, Event, Knowledge, Rng, lowest

PEOPLE = {  # per civilisation unless said otherwise, for 2, 3 and 4 seats
    "rounds": (19, 19, 19),
    "culture, median": (156, 180, 182),
    "civil cards taken": (34, 29, 30),
    "wonders": (1.6, 1.6, 1.6),
    "stages": (7, 7, 7),
    "leaders": (4, 4, 4),
    "changes of government": (1, 1, 1),
    "wars per game": (0.5, 0.6, 0.6),
    "aggressions per game": (1.4, 1.6, 3.0),
}
HABITS = (
    "% of turns end leaderless, leader in hand",
    "% of seats end without a unit",
    "% of seats were hungry",
    "% of military cards discarded",
    "resources unspent at the end",
    "% of events in hand passed over",
    "% of seats end with an army",
    "strength at the end",
    "science rating in round 10",
)
COUNTED = {
    "civil cards taken": "took",
    "wonders": "completed",
    "leaders": "led",
    "wars per game": "declared",
    "aggressions per game": "attacked",
}
GOVERNMENTS = range(35, 42)
SEED = 1_000_003  # of the first game, where none is given


class Told:
    """What happened in some games of so many seats."""

    def __init__(self, seats: int) -> None:
        self.seats, self.games = seats, 0
        self.rounds: list[int] = []
        self.culture: list[int] = []
        self.told = Counter[str]()

    def hear(self, event: Event, hungry: set[int]) -> None:
        key = TELLINGS[event.kind - 1].key
        self.told[key] += 1
        self.told["stages"] += event.b if key == "stage" else 0
        if key in ("developed", "revolted") and event.a in GOVERNMENTS:
            self.told["governments"] += 1
        if key == "hunger":
            hungry.add(event.seat)

    def turn(self, state: AgesState, seat: int) -> None:
        """A turn of this seat is over."""
        civ = state.civs[seat]
        self.told["turns"] += 1
        self.told["leaderless"] += civ.leader == NONE and civ.hand_leaders != 0
        if state.round == 10:
            self.told["tenth"] += 1
            self.told["science"] += int(civ.science_rating)

    def end(self, state: AgesState, hungry: set[int]) -> None:
        self.games += 1
        self.rounds.append(state.round)
        self.told["hungry"] += len(hungry)
        for civ in state.civs:
            self.culture.append(civ.culture)
            self.told["unarmed"] += sum(civ.workers[BUILDINGS:WORKPLACES]) == 0
            self.told["unspent"] += int(resources(civ))
            self.told["army"] += army_count(civ.workers, BUILDINGS, civ.tactic, False) > 0
            self.told["strength"] += int(civ.strength)

    def add(self, other: Told) -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.culture += other.culture
        self.told += other.told

    def figures(self) -> dict[str, float]:
        told, seats = self.told, self.games * self.seats
        found = {"rounds": mean(self.rounds), "culture, median": median(self.culture)}
        for name, key in COUNTED.items():
            found[name] = told[key] / (self.games if name.endswith("per game") else seats)
        found["stages"] = told["stages"] / seats
        found["changes of government"] = told["governments"] / seats
        shares = (
            *(100 * told["leaderless"] / told["turns"], 100 * told["unarmed"] / seats),
            *(100 * told["hungry"] / seats, 100 * told["discarded-card"] / told["drew-card"]),
            *(told["unspent"] / seats, 100 * told["passed over"] / max(1, told["events"])),
            *(100 * told["army"] / seats, told["strength"] / seats),
            told["science"] / max(1, told["tenth"]),
        )
        return found | dict(zip(HABITS, shares, strict=True))


def watch(job: tuple[str, int, int]) -> Told:
    """One game of a level, or of an entrant, among its like."""
    name, seats, seed = job
    game = GAME.game()
    bots = [entrant(name) if ":" in name else GAME.bot(name) for seat in range(seats)]
    found, hungry = Told(seats), set[int]()
    rng, state, current = Rng(seed), game.start(seats, GAME.settings({})), NONE
    while mask := game.actors(state):
        actor = lowest(mask)
        heard: list[Event] = []
        if actor == CHANCE:
            action = game.sample_chance(state, rng)
        else:
            seen = Knowledge.of(game, state, actor, rng)
            action = bots[actor].choose(seen)
            if any(VERB_OF[each] == PREPARE for each in seen.legal):
                found.told["events"] += 1
                found.told["passed over"] += action == PASS
        current = int(state.current)
        game.apply(state, actor, action, heard)
        for event in heard:
            found.hear(event, hungry)
        if current != NONE and (state.current != current or state.ended):
            found.turn(state, current)
    found.end(state, hungry)
    return found


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "hard"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    first = int(sys.argv[3]) if len(sys.argv) > 3 else SEED
    columns = []
    with multiprocessing.get_context("fork").Pool(len(os.sched_getaffinity(0))) as pool:
        for seats in (2, 3, 4):
            total = Told(seats)
            jobs = [(name, seats, first + number) for number in range(games)]
            for told in pool.imap_unordered(watch, jobs):
                total.add(told)
            columns.append(total.figures())
    print(f"{'':44}" + "".join(f"{seats} seats    people   " for seats in (2, 3, 4)) + name)
    for row in (*PEOPLE, *HABITS):
        people = PEOPLE.get(row, ("", "", ""))
        cells = [f"{column[row]:7.2f} {people[i]:>9}   " for i, column in enumerate(columns)]
        print(f"{row:44}" + "".join(cells))


if __name__ == "__main__":
    main()
