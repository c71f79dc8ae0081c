"""Files the terminal reads and writes: records, data files, pictures, and where saves lie."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from wartable.cli.words import reader, said
from wartable.errors import BadInput

if TYPE_CHECKING:
    from wartable.play import Record

SUFFIX = ".wtr"
LARGEST = 8 * 1024 * 1024  # of a file somebody gives us
STANDARD = Path("-")  # standard input or output


class Unreadable(BadInput):
    """A file that is not there, or that cannot be read: nothing can be said of what is in it."""


def data_folder() -> Path:
    """Where things are kept: WARTABLE_DATA_DIR, else the usual place of this system."""
    if given := os.environ.get("WARTABLE_DATA_DIR"):
        return Path(given)
    from platformdirs import user_data_path  # late: most commands keep nothing

    return user_data_path("wartable")


def save_place(game: str) -> Path:
    """A name for a save nobody named; saves of one second get different ones."""
    folder = data_folder() / "saves"
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (f"{stem}{SUFFIX}" if n == 0 else f"{stem}-{n}{SUFFIX}" for n in range(1000))
    return next(folder / name for name in names if not (folder / name).exists())


def read_text(path: Path, errors: str = "strict") -> str:
    """The text of a file; `-` is standard input. `errors` as for `bytes.decode`: who reads the
    text may want to say itself what is wrong."""
    say = reader()
    try:
        standard = path == STANDARD
        with contextlib.nullcontext(sys.stdin.buffer) if standard else path.open("rb") as file:
            found = file.read(LARGEST + 1)  # of a pipe or a device nobody knows the size
        if len(found) > LARGEST:
            raise Unreadable(say("cli-too-large", file=str(path)))
        return found.decode("utf-8-sig", errors)  # some editors begin a file with a mark
    except FileNotFoundError:
        raise Unreadable(say("cli-no-file", file=str(path))) from None
    except UnicodeDecodeError:
        raise BadInput(say("cli-not-text", file=str(path))) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise Unreadable(say("cli-cannot-read", file=str(path), why=why)) from None


@contextlib.contextmanager
def about(path: Path) -> Iterator[None]:
    """What is wrong inside is wrong with this file."""
    try:
        yield
    except BadInput as error:
        raise BadInput(f"{path}: {said(error)}") from None


def read_record(path: Path) -> Record:
    """The record in a file; a complaint about it names the file."""
    from wartable.play import Record

    text = read_text(path)
    with about(path):
        return Record.parse(text)


def write_file(path: Path, data: bytes, private: bool = False) -> None:
    """All of it or nothing; `private` files are for their owner only (a save holds the seed). `-`
    is standard output."""
    if path == STANDARD:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(temporary, 0o600 if private else 0o666 & ~_umask())
        os.replace(temporary, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        why = error.strerror or str(error)
        raise BadInput(reader()("cli-cannot-write", file=str(path), why=why)) from None


@contextlib.contextmanager
def writing(path: Path | None) -> Iterator[None]:
    """What the system refuses inside is said of this file or folder."""
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(reader()("cli-cannot-write", file=str(path), why=why)) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
