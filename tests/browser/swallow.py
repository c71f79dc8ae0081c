"""A wire between a browser and a server that can be made to swallow everything."""

from __future__ import annotations

import contextlib
import socket
import threading


class Wire:
    """Forwards connections until `cut`: then those that are open stay open and carry nothing, as
    when a router dies. After `mend` new ones work."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.ears = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.ears.getsockname()[1]
        self.dead = False
        self.open: list[socket.socket] = []
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.ears.accept()
                far = socket.create_connection(("127.0.0.1", self.to))
                lost = threading.Event()
                if self.dead:
                    lost.set()
                self.open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(
                        target=self._carry, args=(one, other, lost), daemon=True
                    ).start()

    def _carry(self, one: socket.socket, other: socket.socket, lost: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                if self.dead:
                    lost.set()
                if not lost.is_set():
                    other.sendall(data)
            if not lost.is_set():
                other.close()

    def cut(self) -> None:
        self.dead = True

    def mend(self) -> None:
        self.dead = False

    def close(self) -> None:
        self.ears.close()
        for end in self.open:
            end.close()
