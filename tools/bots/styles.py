"""What temperaments do: how often bots of each do what it likes, and how much it costs them.

    python -m tools.bots.styles age-of-war 400         # games of each against the plain level
    python -m tools.bots.styles through-the-ages 100 --level hard
    python -m tools.bots.styles age-of-heroes 200 --seats 4 --level hard --jobs 2 --out FILE

One seat has the temperament, the others are plain bots of the same level; seats rotated, the same
chance in all rotations. Prints rows of Markdown. With `--out` every deal is a line of FILE as soon
as it is played, and deals that FILE has are not played again.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from wartable.games.age_of_heroes.bots.tempers import built
from wartable.games.age_of_heroes.engine import actions as deeds
from wartable.games.age_of_heroes.engine.components import ARMY, CITY, FORTRESS
from wartable.games.age_of_war import bots as war
from wartable.games.critters_at_war.engine import actions as critters
from wartable.games.small_samurai_empires.engine import actions as samurai
from wartable.games.small_samurai_empires.engine.components import ATTACK as ATTACK_ORDER
from wartable.games.small_samurai_empires.engine.components import (
    CASTLE,
    CELLS,
    HARVEST,
    RECRUIT,
)
from wartable.games.through_the_ages import bots as ages
from wartable.games.through_the_ages.engine.actions.codes import (
    ATTACK,
    DECLARE,
    DEVELOP,
    STAGE,
    VERB_OF,
)
from wartable.kernel import CHANCE, NONE, Knowledge, Opinion, Rng
from wartable.play.arena import Tally, play_game, rotated, seeds, share
from wartable.plugin import game

SEED = 15


def of_war(state: Any, action: int) -> list[str]:
    city = war.aimed_at(state, action)
    if city == NONE:
        return []
    whose = "cities of others attacked" if state.owner[city] != NONE else "free cities attacked"
    rules = game("age-of-war").game()
    begun = war.builder(Knowledge(rules, int(state.current), state, Rng(1)), action) > 0
    return [whose] + (["attacks in a province it holds a part of"] if begun else [])


def of_ages(state: Any, action: int) -> list[str]:
    verb = VERB_OF[action]
    names = {
        ATTACK: "wars and aggressions",
        DECLARE: "wars and aggressions",
        STAGE: "actions on wonders",
        DEVELOP: "technologies developed",
    }
    rules = game("through-the-ages").game()
    seen = Knowledge(rules, int(state.current), state, Rng(1))
    found = [names[verb]] if verb in names else []
    if verb not in (ATTACK, DECLARE) and ages.warlike(seen, action) > 0:
        found.append("units built or developed")
    return found


def of_heroes(state: Any, action: int) -> list[str]:
    found = []
    if deeds.TAKE <= action < deeds.DEAL:
        found.append("offers taken")
    elif deeds.POST <= action < deeds.WITHDRAW:
        found.append("offers made")
    elif deeds.MARCH <= action < deeds.BUILD:
        found.append("wars")
    elif built(action) == ARMY:
        found.append("armies built")
    elif built(action) in (CITY, FORTRESS):
        found.append("cities and fortresses built")
    return found


def of_samurai(state: Any, action: int) -> list[str]:
    verb = samurai.VERB[action]
    if verb == samurai.PLACE:
        orders = {
            ATTACK_ORDER: "orders to attack",
            CASTLE: "orders to build",
            HARVEST: "orders to harvest or recruit",
            RECRUIT: "orders to harvest or recruit",
        }
        order = (action - samurai.PLACE) // CELLS
        return [orders[order]] if order in orders else []
    names = {
        samurai.DESTROY: "armies destroyed",
        samurai.BUILD: "castles built",
        samurai.LEVY: "armies recruited",
    }
    return [names[verb]] if verb in names else []


def of_critters(state: Any, action: int) -> list[str]:
    if action == critters.WITHDRAW:
        return ["battles left"]
    if critters.IMPROVISE <= action < critters.WITHDRAW:
        return ["cards put down in secret"]
    return ["cards deployed"] if critters.DEPLOY <= action < critters.IMPROVISE else []


COUNTED: dict[str, Callable[[Any, int], list[str]]] = {
    "age-of-heroes": of_heroes,
    "age-of-war": of_war,
    "critters-at-war": of_critters,
    "small-samurai-empires": of_samurai,
    "through-the-ages": of_ages,
}


Job = tuple[str, str, str, int, int]  # game, bot, the plain ones, number of the deal, seats


def counted(job: Job) -> dict[str, Any]:
    """A deal in all its rotations: what the bot won among plain ones, and how often it did what is
    counted."""
    id, name, plain, deal, seats = job
    plugin, found, won, scores = game(id), Counter[str](), [], []
    rules, options = plugin.game(), plugin.settings({})
    for number in range(deal * seats, (deal + 1) * seats):
        seated = rotated(seats, number)
        own = seated.index(0)
        chance, thoughts = seeds(SEED, deal, number)

        def noted(state: Any, seat: int, opinion: Opinion, own: int = own) -> None:
            if seat != CHANCE and seat == own:
                found.update(COUNTED[id](state, opinion.action))

        bots = [plugin.bot(name if entrant == 0 else plain) for entrant in seated]
        places, standings, _ = play_game(rules, bots, options, chance, thoughts, noted)
        won.append(share(places, own))
        scores.append(rules.score(standings[own]))
    return {"job": list(job), "won": won, "scores": scores, "did": dict(found)}


def kept(file: Path | None) -> list[dict[str, Any]]:
    """The deals that a file has."""
    if file is None or not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def table(names: Iterable[str], rows: list[dict[str, Any]], seats: int) -> list[str]:
    """Rows of Markdown, one by bot."""
    keys = sorted({key for row in rows for key in row["did"]})
    lines = ["| bot | games | won | interval | " + " | ".join(f"{k}, a game" for k in keys) + " |"]
    lines.append("|---" * (4 + len(keys)) + "|")
    for name in names:
        tally, found = Tally(name, group=seats), Counter[str]()
        for row in sorted((row for row in rows if row["job"][1] == name), key=lambda r: r["job"]):
            found.update(row["did"])
            for won, score in zip(row["won"], row["scores"], strict=True):
                tally.count(won, score)
        low, high = tally.interval()
        cells = [name, f"{tally.games:,}", f"{100 * tally.rate:.1f} %"]
        cells += [f"{100 * low:.1f} – {100 * high:.1f}"]
        cells += [f"{found[key] / max(1, tally.games):.2f}" for key in keys]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=sorted(COUNTED))
    parser.add_argument("games", type=int, help="of each temperament")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1, help="deals at the same time")
    parser.add_argument("--seconds", type=float, default=1e9, help="after which no more is played")
    parser.add_argument("--out", type=Path, help="a line for each deal")
    args = parser.parse_args()
    names = [args.level, *(f"{args.level}:{each}" for each in game(args.game).tempers)]
    wanted: list[Job] = [
        (args.game, name, args.level, deal, args.seats)
        for deal in range(-(-args.games // args.seats))
        for name in names
    ]
    rows = [row for row in kept(args.out) if tuple(row["job"]) in set(wanted)]
    played = {tuple(row["job"]) for row in rows}
    until = time.monotonic() + args.seconds
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        for row in pool.imap_unordered(counted, [job for job in wanted if job not in played]):
            rows.append(row)
            if args.out:
                with args.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
            if time.monotonic() > until:
                break
    print("\n".join(table(names, rows, args.seats)))


if __name__ == "__main__":
    main()
