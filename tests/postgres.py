"""A PostgreSQL of a test's own, which it may stop and start."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob

from tests.needs import missing

PLAIN = ("--locale=C", "--encoding=UTF8")  # whatever this machine's locale is, or lacks


class Cluster:
    """A cluster in a folder, reached through a socket in the same folder."""

    def __init__(self, folder: str) -> None:
        # Debian keeps the cluster's own tools off the path
        path = os.pathsep.join([os.environ["PATH"], *glob("/usr/lib/postgresql/*/bin")])
        initdb, pg_ctl = shutil.which("initdb", path=path), shutil.which("pg_ctl", path=path)
        if initdb is None or pg_ctl is None:
            missing("no PostgreSQL here: set WARTABLE_TEST_POSTGRES to a database's URL")
        self.user = ["setpriv", "--reuid=nobody", "--clear-groups"] if os.geteuid() == 0 else []
        if self.user:
            shutil.chown(folder, "nobody")
        self.folder, self.pg_ctl = folder, pg_ctl
        self.url = f"postgresql://wartable@/postgres?host={folder}"
        given = ("-D", f"{folder}/data", "-U", "wartable", "-A", "trust", *PLAIN)
        if not self._run(initdb, *given) or not self.start():
            missing("PostgreSQL does not start here: set WARTABLE_TEST_POSTGRES")

    def _run(self, *command: str) -> bool:
        return subprocess.run([*self.user, *command], capture_output=True).returncode == 0

    def _control(self, *given: str) -> bool:
        return self._run(self.pg_ctl, "-D", f"{self.folder}/data", *given)

    def start(self) -> bool:
        """Whether it answers now."""
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off"
        return self._control("-o", options, "-l", f"{self.folder}/log", "-w", "-t", "600", "start")

    def stop(self) -> None:
        """As an operator's restart does: open connections are cut, transactions rolled back."""
        assert self._control("-m", "fast", "-w", "-t", "600", "stop")

    def end(self) -> None:
        self._control("-m", "immediate", "stop")


@contextmanager
def cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory() as folder:
        made = Cluster(folder)
        try:
            yield made
        finally:
            made.end()
