"""A state as bytes and back, with a check that the bytes are whole."""

from __future__ import annotations

import struct
import zlib

from wartable.kernel.contract import Game, S, State

MAGIC = b"WTS1"


def encode(state: State) -> bytes:
    """The dump of a state, compressed, with a checksum."""
    numbers = state.dump()
    body = zlib.compress(struct.pack(f"<{len(numbers)}q", *numbers))
    return MAGIC + struct.pack("<I", zlib.crc32(body)) + body


def decode(game: Game[S], data: bytes) -> S:
    """ValueError if the bytes are not a state that `encode` wrote."""
    if data[:4] != MAGIC or len(data) < 9:
        raise ValueError("not a saved state")
    body = data[8:]
    if struct.unpack("<I", data[4:8])[0] != zlib.crc32(body):
        raise ValueError("the saved state is damaged")
    raw = zlib.decompress(body)
    return game.load(list(struct.unpack(f"<{len(raw) // 8}q", raw)))
