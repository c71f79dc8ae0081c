"""A game of research as bytes and back."""

from __future__ import annotations

import zlib
from typing import Literal

import msgspec

from wartable.errors import BadInput
from wartable.kernel import History

MAGIC = b"WTE1"
CHECK = 4  # bytes of the checksum


class Kept(msgspec.Struct, array_like=True):
    """All that an environment is made of. The steps are played again: states need not be kept,
    unless the game was begun in the middle."""

    game: str
    rules: int  # the version of the plug-in
    layout: int  # a checksum of what a state consists of
    seats: int
    options: dict[str, int]
    chance: Literal["auto", "manual"]
    data: str | None
    begun: bytes | None  # a state
    key: int  # of chance
    drawn: int  # outcomes of chance before the first step
    steps: list[tuple[int, int]]
    known: dict[int, bytes] = {}  # by seat: its key when the game was begun in the middle
    lived: dict[int, History] = {}  # and what it had seen happen


def write(kept: Kept) -> bytes:
    """With a checksum."""
    body = zlib.compress(msgspec.msgpack.encode(kept))
    return MAGIC + zlib.crc32(body).to_bytes(CHECK, "big") + body


def read(saved: bytes) -> Kept:
    """BadInput if `write` did not write it."""
    if not isinstance(saved, (bytes, bytearray, memoryview)):
        raise BadInput(f"a saved game is bytes, not {type(saved).__name__}")
    head = len(MAGIC) + CHECK
    body = saved[head:]
    if saved[:head] != MAGIC + zlib.crc32(body).to_bytes(CHECK, "big"):
        raise BadInput("this is no saved game, or it is damaged")
    try:
        return msgspec.msgpack.decode(zlib.decompress(body), type=Kept)
    except (msgspec.DecodeError, zlib.error) as error:
        raise BadInput(f"this saved game cannot be read: {error}") from None
