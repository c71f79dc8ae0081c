"""How our bots' games compare with people's: rounds, culture, wonders, governments, wars.

    python -m tools.through_the_ages.figures hard 50        # a level, games per seat count

People's figures are those of 1,011 logged games of the same edition.
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import mean, median

from wartable.games.through_the_ages.engine.actions.events import TELLINGS
from wartable.games.through_the_ages.plugin import GAME
from wartable.kernel import CHANCE, Event, Knowledge, Rng, lowest

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
COUNTED = {
    "civil cards taken": "took",
    "wonders": "completed",
    "leaders": "led",
    "wars per game": "declared",
    "aggressions per game": "attacked",
}
GOVERNMENTS = range(35, 42)


def figures(level: str, seats: int, games: int, seed: int) -> dict[str, float]:
    game, bots = GAME.game(), [GAME.bot(level) for seat in range(seats)]
    rounds: list[int] = []
    culture: list[int] = []
    told = Counter[str]()
    for number in range(games):
        rng = Rng(seed * 1_000_003 + number)
        state = game.start(seats, GAME.settings({}))
        while mask := game.actors(state):
            actor = lowest(mask)
            heard: list[Event] = []
            if actor == CHANCE:
                action = game.sample_chance(state, rng)
            else:
                action = bots[actor].choose(Knowledge.of(game, state, actor, rng))
            game.apply(state, actor, action, heard)
            for event in heard:
                key = TELLINGS[event.kind - 1].key
                told[key] += 1
                told["stages"] += event.b if key == "stage" else 0
                if key in ("developed", "revolted") and event.a in GOVERNMENTS:
                    told["governments"] += 1
        rounds.append(state.round)
        culture += [civ.culture for civ in state.civs]
    found = {"rounds": mean(rounds), "culture, median": median(culture)}
    for name, key in COUNTED.items():
        per = games if name.endswith("per game") else games * seats
        found[name] = told[key] / per
    found["stages"] = told["stages"] / games / seats
    found["changes of government"] = told["governments"] / games / seats
    return found


def main() -> None:
    level = sys.argv[1] if len(sys.argv) > 1 else "hard"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    columns = [figures(level, seats, games, 1) for seats in (2, 3, 4)]
    print(f"{'':24}" + "".join(f"{seats} seats: {level:>8} people   " for seats in (2, 3, 4)))
    for name, people in PEOPLE.items():
        cells = [f"{column[name]:17.2f} {people[i]:6}   " for i, column in enumerate(columns)]
        print(f"{name:24}" + "".join(cells))


if __name__ == "__main__":
    main()
