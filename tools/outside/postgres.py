"""A PostgreSQL of one's own in a throw-away folder, which may be stopped, killed and frozen."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path

from tools.outside.servers import children, until

PLAIN = ("--locale=C", "--encoding=UTF8")  # whatever this machine's locale is, or lacks
QUICK = ("--no-sync", "--wal-segsize=1")  # it is thrown away, and writes little


class NoPostgres(Exception):
    """PostgreSQL is not installed, or does not start."""


class Cluster:
    """A cluster in a folder, reached through a socket in the same folder. `options` are those of
    `postgres`; by default a commit does not wait for the disk."""

    def __init__(self, folder: str, options: str = "-c fsync=off") -> None:
        # Debian keeps the cluster's own tools off the path
        path = os.pathsep.join([os.environ["PATH"], *glob("/usr/lib/postgresql/*/bin")])
        initdb, pg_ctl = shutil.which("initdb", path=path), shutil.which("pg_ctl", path=path)
        if initdb is None or pg_ctl is None:
            raise NoPostgres("no PostgreSQL here")
        self.user = ["setpriv", "--reuid=nobody", "--clear-groups"] if os.geteuid() == 0 else []
        if self.user:
            shutil.chown(folder, "nobody")
        self.folder, self.pg_ctl, self.options = folder, pg_ctl, options
        self.url = f"postgresql://wartable@/postgres?host={folder}"
        self.socket = f"{folder}/.s.PGSQL.5432"
        given = ("-D", f"{folder}/data", "-U", "wartable", "-A", "trust", *PLAIN, *QUICK)
        if not self._run(initdb, *given) or not self.start():
            raise NoPostgres("PostgreSQL does not start here")

    def _run(self, *command: str) -> bool:
        return subprocess.run([*self.user, *command], capture_output=True).returncode == 0

    def _control(self, *given: str) -> bool:
        return self._run(self.pg_ctl, "-D", f"{self.folder}/data", *given)

    def start(self) -> bool:
        """Whether it answers now."""
        options = f"-k {self.folder} -c listen_addresses='' {self.options}"
        return self._control("-o", options, "-l", f"{self.folder}/log", "-w", "-t", "600", "start")

    def stop(self) -> None:
        """As an operator's restart does: open connections are cut, transactions rolled back."""
        assert self._control("-m", "fast", "-w", "-t", "600", "stop")

    def processes(self) -> list[int]:
        """The postmaster first, then what it started."""
        pid = int(Path(self.folder, "data", "postmaster.pid").read_text().split()[0])
        return [pid, *children(pid)]

    def kill(self) -> None:
        """End all its processes at once; `start` then recovers."""
        found = self.processes()
        for pid in found:
            _send(pid, signal.SIGKILL)
        until(lambda: not any(Path(f"/proc/{pid}/exe").exists() for pid in found))

    def freeze(self) -> None:
        """It does nothing until `thaw`, and its connections stay open."""
        for pid in self.processes():
            _send(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on after `freeze`."""
        for pid in self.processes():
            _send(pid, signal.SIGCONT)

    def end(self) -> None:
        """Stop it for good, frozen or not."""
        if Path(self.folder, "data", "postmaster.pid").exists():
            self.thaw()
        self._control("-m", "immediate", "stop")


def _send(pid: int, number: signal.Signals) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError:  # a connection's process that ended by itself
        return


@contextmanager
def cluster(options: str = "-c fsync=off") -> Iterator[Cluster]:
    """A cluster that has started; NoPostgres where there is none."""
    with tempfile.TemporaryDirectory() as folder:
        made = Cluster(folder, options)
        try:
            yield made
        finally:
            made.end()
