"""Several servers and a worker that share a database, and people who play there."""

from __future__ import annotations

import asyncio
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tools.cluster.proxy import Proxy as Balancer
from tools.faults.world import World
from tools.outside.postgres import Cluster, cluster
from tools.outside.proxy import Proxy, proxy
from tools.outside.servers import Server, Worker

SERVERS = 2


class Town(World):
    """A world whose people come through a load balancer. Each server of `servers` has a network of
    its own to the database, in `networks`. `pauses`: after each fault, seconds until every table
    had gone on."""

    def __init__(
        self,
        servers: list[Server],
        database: Cluster,
        networks: list[Proxy],
        port: int,
        folder: Path,
        seed: int,
    ) -> None:
        super().__init__(servers[0], database, networks[0], networks[0], seed)
        self.url = f"http://127.0.0.1:{port}"
        self.servers, self.networks, self.folder = servers, networks, folder
        self.workers: list[Worker] = []
        self.hire()

    def hire(self) -> None:
        """Start another worker."""
        folder = self.folder / f"worker-{len(self.workers)}"
        self.workers.append(Worker(folder, self.database.url))

    def go_on_after(self, began: float) -> None:
        """The same as `go_on`, after something that began at this moment of the clock."""
        self.go_on()
        self.findings.pauses.append(time.monotonic() - began)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()
        self.workers[-1].stop()


@contextmanager
def balanced(ports: list[int]) -> Iterator[int]:
    """The port of a load balancer that runs in a thread of its own."""
    loop = asyncio.new_event_loop()
    server = loop.run_until_complete(Balancer(ports).serve(0))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


@contextmanager
def town(seed: int) -> Iterator[Town]:
    """Servers and a worker that have started, and people who play."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        base = stack.enter_context(cluster())
        servers, networks = [], []
        for number in range(SERVERS):
            network = stack.enter_context(proxy(base.socket))
            url = f"postgresql://wartable@127.0.0.1:{network.port}/postgres"
            place = folder / f"server-{number}"
            place.mkdir()
            server = Server(place, database=url, secret="shared")
            stack.callback(server.close)
            server.start()
            servers.append(server)
            networks.append(network)
        port = stack.enter_context(balanced([server.port for server in servers]))
        made = Town(servers, base, networks, port, folder, seed)
        stack.callback(lambda: made.workers[-1].kill())
        made.fill()
        yield made
