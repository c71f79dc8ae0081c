"""Games that bots play with themselves, as records and as rows for learning.

A game follows from its number and the plan alone: it is the same whichever process plays it, and
whenever. Workers hand finished games back; one process keeps them, so that workers need no common
disk, and one that is killed loses no finished game. A folder that is there already is gone on with.

    plan.json                 what is played
    records/00000/0000012.wtr the record of game 12, in the folder of its shard
    rows/00000.parquet        the decisions of a shard, once all of its games are over
    parts/0000112.parquet     those of a game whose shard is not whole yet
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

import wartable
from wartable.errors import BadInput
from wartable.kernel import compiled
from wartable.play.arena import Forfeit, play_game, rotated, seeds
from wartable.play.crew import TRIES, crew
from wartable.play.entrants import Entrant
from wartable.play.league import record_of, write_whole
from wartable.plugin import Plugin, game
from wartable.research.reward import returns
from wartable.research.rows import Rows, joined

FORMAT = 1  # of plans
WAITING = 2  # games that are handed out for each core of a cluster
REACHED = 10.0  # seconds in which a cluster answers


class Plan(msgspec.Struct, frozen=True):
    """What is played. Two runs with the same plan have the same games."""

    selfplay: int  # the format
    wartable: str
    game: str
    rules: int
    options: dict[str, int]
    seats: tuple[str, ...]  # who plays; each moves on by a seat from game to game
    games: int
    shard: int  # games of a file
    seed: int
    seconds: float | None
    simulations: int | None
    actions: int
    features: int
    layout: int  # the version of the features

    @classmethod
    def of(
        cls,
        plugin: Plugin[Any, Any],
        entrants: Sequence[Entrant],
        games: int,
        options: dict[str, int],
        seed: int = 0,
        shard: int = 100,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> Plan:
        rules = plugin.game()
        texts = tuple(entrant.text for entrant in entrants)
        head = (FORMAT, wartable.__version__, plugin.id, plugin.rules_version, options, texts)
        layout = rules.features
        rest = (rules.actions, layout.size, layout.version)
        return cls(*head, games, shard, seed, seconds, simulations, *rest)

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        return range(shard * self.shard, min((shard + 1) * self.shard, self.games))

    @property
    def shards(self) -> int:
        return -(-self.games // self.shard)


class Finished(msgspec.Struct, frozen=True):
    """A game that is over: its record, and its decisions as Parquet."""

    record: bytes
    rows: bytes


class Work(msgspec.Struct, frozen=True):
    """What a worker needs: call it with the number of a game."""

    plan: Plan
    entrants: tuple[Entrant, ...]

    def __call__(self, number: int) -> Finished:
        plan = self.plan
        plugin = game(plan.game)
        rules = plugin.game()
        seated = rotated(len(plan.seats), number)
        names = [plan.seats[i] for i in seated]
        bots = [self.entrants[i].bot(plugin) for i in seated]
        chance, thoughts = seeds(plan.seed, number, number)
        rows = Rows(rules)
        try:
            told = play_game(rules, bots, plan.options, chance, thoughts, rows.note, True)
        except Forfeit as lost:
            raise BadInput(
                f"{names[lost.seat]} fails in game {number}: {lost.why}",
                "selfplay-fault",
                entrant=names[lost.seat],
                game=str(number),
                why=" ".join(lost.why.split()),
            ) from lost
        places, standings, _ = told
        scores = [rules.score(standing) for standing in standings]
        record = record_of(plugin, plan.options, chance, rows.steps, names)
        same = {"game": number, "seed": chance, "seats": len(names), "rules": plan.rules}
        by_seat: dict[str, Sequence[Any]] = {
            "outcome": returns("win", standings, scores),
            "place": places,
            "score": scores,
            "bot": names,
        }
        about = msgspec.json.encode(plan)
        return Finished(record.encode(), rows.table(about, same, by_seat))


class Kept:
    """The folder of a plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.missing: dict[int, int] = {}  # by shard, how many of its games are not over

    def record(self, number: int) -> Path:
        return self.folder / "records" / f"{number // self.plan.shard:05}" / f"{number:07}.wtr"

    def part(self, number: int) -> Path:
        return self.folder / "parts" / f"{number:07}.parquet"

    def rows(self, shard: int) -> Path:
        return self.folder / "rows" / f"{shard:05}.parquet"

    def begin(self) -> list[int]:
        """The games that are still to be played. BadInput if the folder holds another plan."""
        file = self.folder / "plan.json"
        if file.exists():
            self._compare(file)
        elif self.folder.exists() and any(self.folder.iterdir()):
            where = str(self.folder)
            message = f"{where} is not empty, and holds no games of self-play"
            raise BadInput(message, "selfplay-folder", folder=where)
        else:
            write_whole(file, msgspec.json.format(msgspec.json.encode(self.plan)) + b"\n")
        places = self.folder / "parts", self.folder / "rows"
        parts, rows = ({file.name for file in place.glob("*.parquet")} for place in places)
        todo: list[int] = []
        for shard in range(self.plan.shards):
            numbers = self.plan.numbers(shard)
            if self.rows(shard).name in rows:
                self.clear(shard)
                continue
            missing = [number for number in numbers if self.part(number).name not in parts]
            self.missing[shard] = len(missing)
            if not missing:
                self.join(shard)
            todo += missing
        return todo

    def keep(self, number: int, finished: Finished) -> None:
        """A game that is over. Its rows come last: where they are, all of it is."""
        write_whole(self.record(number), finished.record)
        write_whole(self.part(number), finished.rows)
        shard = number // self.plan.shard
        self.missing[shard] -= 1
        if not self.missing[shard]:
            self.join(shard)

    def join(self, shard: int) -> None:
        """Make one file of a shard whose games are all over."""
        numbers = self.plan.numbers(shard)
        write_whole(self.rows(shard), joined([self.part(number) for number in numbers]))
        self.clear(shard)

    def clear(self, shard: int) -> None:
        """Take away the parts of a shard that has its file."""
        for number in self.plan.numbers(shard):
            self.part(number).unlink(missing_ok=True)

    def _compare(self, file: Path) -> None:
        try:
            there = msgspec.json.decode(file.read_bytes(), type=Plan)
        except msgspec.DecodeError as error:
            raise BadInput(
                f"{file} is no plan: {error}", "selfplay-plan", file=str(file), why=str(error)
            ) from None
        for field in msgspec.structs.fields(Plan):
            before, now = getattr(there, field.name), getattr(self.plan, field.name)
            if before != now:
                raise BadInput(
                    f"{file} is another plan: {field.name} {before}, not {now}",
                    "results-other",
                    file=str(file),
                    setting=field.name,
                    before=str(before),
                    now=str(now),
                )


def play(
    plan: Plan,
    entrants: Sequence[Entrant],
    folder: Path,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play what is not there yet: in `jobs` processes, or on the cluster at the address `ray`.
    `progress` hears how many games are there."""
    kept, work = Kept(folder, plan), Work(plan, tuple(entrants))
    todo = kept.begin()
    there = plan.games - len(todo)
    if progress:
        progress(there)
    if not todo:
        return
    for number, finished in on_ray(ray, work, todo) if ray else crew(jobs, work, todo):
        kept.keep(number, finished)
        there += 1
        if progress:
            progress(there)


def on_ray(address: str, work: Work, numbers: Sequence[int]) -> Iterator[tuple[int, Finished]]:
    """The same on a cluster of Ray. Its workers need Wartable, and the modules of strangers' bots;
    what a worker had in hand when it died is given to another."""
    _there(address)
    try:
        import ray
    except ModuleNotFoundError:
        message = "for clusters: pip install 'wartable[ray]'"
        raise BadInput(message, "no-package", what="Ray", extra="ray") from None
    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise _no_cluster(address, error) from None
    try:
        remote, shared = ray.remote(max_retries=TRIES - 1)(called), ray.put(work)
        most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting, given = list(reversed(numbers)), dict[Any, int]()
        while waiting or given:
            while waiting and len(given) < most:
                number = waiting.pop()
                given[remote.remote(shared, number)] = number
            for done in ray.wait(list(given))[0]:
                yield given.pop(done), _got(ray, done)
    finally:
        ray.shutdown()


def _there(address: str) -> None:
    """BadInput if nobody listens at HOST:PORT: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():  # auto, local
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED).close()
    except (OSError, OverflowError) as error:
        raise _no_cluster(address, error) from None


def _no_cluster(address: str, error: Exception) -> BadInput:
    why = " ".join(str(error).split())
    return BadInput(f"no cluster at {address}: {why}", "no-cluster", address=address, why=why)


def called(work: Work, number: int) -> Finished:
    """What a worker of a cluster does."""
    return work(number)


def _got(ray: Any, done: Any) -> Finished:
    try:
        finished: Finished = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.WorkerCrashedError as error:
        raise BadInput(
            f"{TRIES} processes died one after another in the same part of the work ({error})",
            "processes",
            count=TRIES,
            part=" ".join(str(error).split()),
        ) from None
    return finished


def facts(plan: Plan, folder: Path) -> dict[str, Any]:
    """What a whole folder holds, for programs."""
    from wartable.research.rows import arrow

    _, pq = arrow()
    files = sorted((folder / "rows").glob("*.parquet"))
    return {
        "game": plan.game,
        "rules": plan.rules,
        "seats": list(plan.seats),
        "games": plan.games,
        "rows": sum(pq.read_metadata(file).num_rows for file in files),
        "shards": len(files),
        "folder": str(folder),
        "compiled": compiled(),
    }
