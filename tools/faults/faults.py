"""What can go wrong. Each fault harms a world in which people play once, and mends the harm."""

from __future__ import annotations

import os
import random
import signal
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

import httpx

from tools.faults.town import Town
from tools.faults.world import World
from tools.outside.servers import LONG, until

Harm = Callable[[World, random.Random], None]


@dataclass(frozen=True)
class Fault:
    """`harm` is done once. `postgres`: to a world with PostgreSQL. `small`: on a disk of 32 MB.
    `town`: to several servers, which share a PostgreSQL."""

    name: str
    harm: Harm
    postgres: bool = False
    small: bool = False
    town: bool = False


# ---- processes
def kill_server(world: World, rng: random.Random) -> None:
    time.sleep(rng.random() * 0.5)  # at any moment of a move
    world.server.kill()
    world.server.start()


def freeze_server(world: World, rng: random.Random) -> None:
    world.server.freeze()
    time.sleep(rng.uniform(1, 45))
    world.server.thaw()


def kill_worker(world: World, rng: random.Random) -> None:
    for pid in until(world.server.workers):
        os.kill(pid, signal.SIGKILL)


# ---- PostgreSQL
def restart_database(world: World, rng: random.Random) -> None:
    world.database.stop()
    time.sleep(rng.uniform(1, 5))
    assert world.database.start()


def kill_database(world: World, rng: random.Random) -> None:
    world.database.kill()
    until(world.database.start)


def stop_database(world: World, rng: random.Random) -> None:
    world.database.stop()
    time.sleep(rng.choice((1, 10, 30, 60)))
    assert world.database.start()


def freeze_database(world: World, rng: random.Random) -> None:
    world.database.freeze()
    time.sleep(rng.uniform(1, 45))
    world.database.thaw()


def cut_network(world: World, rng: random.Random) -> None:
    world.network.cut()
    time.sleep(rng.uniform(0.5, 10))
    world.network.resume()


def silent_network(world: World, rng: random.Random) -> None:
    world.network.silence()
    time.sleep(rng.uniform(1, 20))
    world.network.mend()


def slow_network(world: World, rng: random.Random) -> None:
    world.network.delay = rng.uniform(0.02, 0.2)
    world.go_on()
    world.network.delay = 0.0


# ---- several servers
def kill_one_server(world: World, rng: random.Random) -> None:
    """Nobody starts it again before all tables have gone on without it."""
    assert isinstance(world, Town)
    server, began = rng.choice(world.servers), time.monotonic()
    server.kill()
    world.go_on_after(began)
    server.start()


def kill_one_worker(world: World, rng: random.Random) -> None:
    assert isinstance(world, Town)
    began = time.monotonic()
    world.workers[-1].kill()
    world.go_on_after(began)
    world.hire()


def cut_one_server(world: World, rng: random.Random) -> None:
    """One of them does not reach the database, and is told so at once."""
    assert isinstance(world, Town)
    network, began = rng.choice(world.networks), time.monotonic()
    network.cut()
    time.sleep(rng.uniform(0.5, 10))
    network.resume()
    world.go_on_after(began)


def silent_one_server(world: World, rng: random.Random) -> None:
    """One of them does not reach the database, and nobody tells it."""
    assert isinstance(world, Town)
    network, began = rng.choice(world.networks), time.monotonic()
    network.silence()
    time.sleep(rng.uniform(1, 20))
    network.mend()
    world.go_on_after(began)


def kill_shared_database(world: World, rng: random.Random) -> None:
    assert isinstance(world, Town)
    began = time.monotonic()
    kill_database(world, rng)
    world.go_on_after(began)


def rolling_upgrade(world: World, rng: random.Random) -> None:
    """Each server and the worker are stopped in order and started again, one after the other."""
    assert isinstance(world, Town)
    for server in world.servers:
        began = time.monotonic()
        server.stop()
        world.go_on_after(began)
        server.start()
    world.workers[-1].stop()
    world.hire()
    world.go_on()


# ---- disk and locks
def lock_held(world: World, rng: random.Random) -> None:
    with closing(sqlite3.connect(world.server.database, timeout=60)) as other:
        other.isolation_level = None
        other.execute("BEGIN IMMEDIATE")
        time.sleep(rng.choice((1, 10, 30, 60)))
        other.execute("ROLLBACK")


def disk_full(world: World, rng: random.Random) -> None:
    """Something else takes what room there is, and gives it back later."""
    filler = world.server.folder / "filler"
    with open(filler, "wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                continue
        except OSError:
            time.sleep(rng.uniform(5, 20))
    filler.unlink()


def files_stop_growing(world: World, rng: random.Random) -> None:
    """As a full disk, but other software may still write. Needs no disk of its own."""
    prlimit(world.server.pid, RLIMIT_FSIZE, (8192, RLIM_INFINITY))
    time.sleep(rng.uniform(2, 20))
    prlimit(world.server.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))


# ---- peers
def deaf_peers(world: World, rng: random.Random) -> None:
    """Readers that never read: others are not held up, and their memory comes back."""
    before = lines_open(world)
    table = world.playing[0].table
    peers = [deaf(world.server.port, table) for _ in range(100)]
    for _ in range(3):
        world.go_on()
    for peer in peers:
        peer.close()
    until(lambda: lines_open(world) <= before + 30)


def deaf(port: int, table: str) -> socket.socket:
    """A stranger's socket at a table that is never read from."""
    peer = socket.socket()
    peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    peer.connect(("127.0.0.1", port))
    peer.sendall(upgrade(table))
    return peer


def half_open(world: World, rng: random.Random) -> None:
    """Readers that vanish and never say so: the server lets go of them by itself."""
    before = lines_open(world)
    table = world.playing[0].table
    peers = [socket.create_connection(("127.0.0.1", world.street.port)) for _ in range(50)]
    for peer in peers:
        peer.sendall(upgrade(table))
    until(lambda: lines_open(world) >= before + 25)
    world.street.silence()
    world.go_on()
    until(lambda: lines_open(world) <= before + 20, LONG)
    world.street.mend()
    for peer in peers:
        peer.close()


def upgrade(table: str) -> bytes:
    """The head of a request for a table's socket."""
    lines = [
        f"GET /ws/{table} HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def lines_open(world: World) -> int:
    """Streams that the server believes to be open."""
    found = httpx.get(f"{world.server.url}/metrics", timeout=LONG).text
    (line,) = [line for line in found.splitlines() if line.startswith("wartable_open_sockets ")]
    return int(float(line.split()[1]))


# ---- time
def clock_jumps(world: World, rng: random.Random) -> None:
    """An hour on, two hours back, five seconds back: each as a step, people playing on."""
    for milliseconds in (3_600_000, -3_600_000, -3_605_000, 0):
        world.server.set_clock(milliseconds)
        world.go_on()


FAULTS = (
    Fault("kill-server", kill_server),
    Fault("kill-server-pg", kill_server, postgres=True),
    Fault("freeze-server", freeze_server),
    Fault("kill-workers", kill_worker),
    Fault("lock-held", lock_held),
    Fault("disk-full", disk_full, small=True),
    Fault("files-stop-growing", files_stop_growing),
    Fault("deaf-peers", deaf_peers),
    Fault("half-open", half_open),
    Fault("clock-jumps", clock_jumps),
    Fault("restart-pg", restart_database, postgres=True),
    Fault("kill-pg", kill_database, postgres=True),
    Fault("stop-pg", stop_database, postgres=True),
    Fault("freeze-pg", freeze_database, postgres=True),
    Fault("cut-network-pg", cut_network, postgres=True),
    Fault("silent-network-pg", silent_network, postgres=True),
    Fault("slow-network-pg", slow_network, postgres=True),
    Fault("kill-one-server", kill_one_server, town=True),
    Fault("kill-one-worker", kill_one_worker, town=True),
    Fault("cut-one-server", cut_one_server, town=True),
    Fault("silent-one-server", silent_one_server, town=True),
    Fault("kill-shared-pg", kill_shared_database, town=True),
    Fault("rolling-upgrade", rolling_upgrade, town=True),
)
