"""Starts a PostgreSQL of its own, servers that share it, workers that think for them, and a load
balancer before them; ends them all when it is interrupted. What was played is gone then."""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from tools.cluster.proxy import Proxy
from tools.outside.postgres import cluster

PROGRAM = "from wartable.cli.program import main; main()"


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def start(database: str, secret: str, *given: str) -> subprocess.Popen[bytes]:
    """`wartable` with these arguments, as on a machine of its own."""
    env = os.environ | {"WARTABLE_DATABASE": database, "WARTABLE_SECRET": secret}
    return subprocess.Popen([sys.executable, "-c", PROGRAM, *given], env=env)


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask it to end, and wait until it has."""
    process.terminate()
    process.wait()


async def balance(port: int, ports: list[int]) -> None:
    """Serve until interrupted."""
    proxy = await Proxy(ports).serve(port)
    address = proxy.sockets[0].getsockname()
    print(
        f"{len(ports)} servers behind http://127.0.0.1:{address[1]}/ · Ctrl-C ends them", flush=True
    )
    await proxy.serve_forever()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.cluster", description=__doc__)
    parser.add_argument("--nodes", type=int, default=2, help="how many servers")
    parser.add_argument("--workers", type=int, default=1, help="how many workers; 0 for none")
    parser.add_argument("--port", type=int, default=8000, help="of the load balancer; 0 for any")
    given = parser.parse_args()
    with cluster() as database, ExitStack() as running:
        secret, ports = secrets.token_hex(16), [free_port() for _ in range(given.nodes)]
        for number, port in enumerate(ports):
            folder = Path(database.folder) / f"node-{number}"
            folder.mkdir()
            serve = ("serve", "--port", str(port), "--data-dir", str(folder))
            running.callback(end, start(database.url, secret, *serve))
        for _ in range(given.workers):
            running.callback(end, start(database.url, secret, "worker"))
        try:
            asyncio.run(balance(given.port, ports))
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
