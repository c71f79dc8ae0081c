"""Decisions as rows of a table, and as Parquet. docs/selfplay.md tells of the columns.

pyarrow is imported when a table is first made or read: it is in the extra `research`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from wartable.errors import BadInput
from wartable.kernel import CHANCE, CLOCK, Game, Opinion, legal
from wartable.research.arrays import features, mask

ABOUT = b"wartable"  # the key, in the metadata of a file, of what was played
BATCH = 1024  # rows that are read at once
ORDER: Final = "little"  # of bits: code 0 is the lowest bit of the first byte


@dataclass(frozen=True, slots=True)
class Row:
    """A decision, as it stands in a table."""

    game: int
    seed: int
    step: int
    seat: int
    seats: int
    action: int
    mask: NDArray[np.bool_]  # by code
    features: NDArray[np.int16] | None
    policy: NDArray[np.float32] | None  # by code
    value: float | None
    outcome: float
    place: int
    score: int
    rules: int
    bot: str


class Rows:
    """The decisions of one game, noted while it is played."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.steps: list[tuple[int, int]] = []  # of chance and clock too
        self.columns: dict[str, list[Any]] = {
            name: [] for name in ("step", "seat", "action", "mask", "features", "policy", "value")
        }

    def note(self, state: Any, seat: int, opinion: Opinion) -> None:
        """An action, in the state before it."""
        self.steps.append((seat, opinion.action))
        if seat in (CHANCE, CLOCK):
            return
        game, thought = self.game, opinion.policy
        packed = np.packbits(mask(game, state, seat), bitorder=ORDER).tobytes()
        row = {
            "step": len(self.steps) - 1,
            "seat": seat,
            "action": opinion.action,
            "mask": packed,
            "features": features(game, state, seat) if game.features.size else None,
            "policy": thought and [thought.get(code, 0.0) for code in legal(game, state, seat)],
            "value": opinion.value,
        }
        for name, cell in row.items():
            self.columns[name].append(cell)

    def table(self, about: bytes, same: dict[str, Any], by_seat: dict[str, Sequence[Any]]) -> bytes:
        """As Parquet, with what is the same in all rows, and what follows from the seat."""
        pa, _ = arrow()
        seats, count = self.columns["seat"], len(self.columns["seat"])
        cells = dict(self.columns)
        cells |= {name: [value] * count for name, value in same.items()}
        cells |= {name: [figures[seat] for seat in seats] for name, figures in by_seat.items()}
        wanted = schema(self.game, about)
        return parquet(pa.table([cells[name] for name in wanted.names], schema=wanted))


def schema(game: Game[Any], about: bytes) -> Any:
    """The columns of a game's table, in their order."""
    pa, _ = arrow()
    cells = pa.list_(pa.int16(), game.features.size) if game.features.size else pa.null()
    return pa.schema(
        [
            ("game", pa.int64()),
            ("seed", pa.int64()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("seats", pa.int8()),
            ("action", pa.int32()),
            ("mask", pa.binary((game.actions + 7) // 8)),
            ("features", cells),
            ("policy", pa.list_(pa.float32())),
            ("value", pa.float32()),
            ("outcome", pa.float32()),
            ("place", pa.int8()),
            ("score", pa.int32()),
            ("rules", pa.int16()),
            ("bot", pa.dictionary(pa.int8(), pa.string())),
        ],
        metadata={ABOUT: about},
    )


def parquet(table: Any) -> bytes:
    """A table as a file."""
    pa, pq = arrow()
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd", compression_level=9)
    return bytes(sink.getvalue().to_pybytes())


def joined(parts: Sequence[Path]) -> bytes:
    """Several tables as one file."""
    pa, pq = arrow()
    tables = [pq.read_table(part) for part in parts]
    return parquet(pa.concat_tables(tables).unify_dictionaries().combine_chunks())


def dataset(path: str | Path, columns: Sequence[str] | None = None) -> Iterator[Any]:
    """The decisions of a Parquet file, or of all those in a folder of self-play, in the order of
    their files: a `Row` each, or with `columns` a dictionary of these as they are kept. No more
    than some thousand rows are in memory."""
    _, pq = arrow()
    if columns is not None and (isinstance(columns, str) or not len(columns)):
        raise BadInput(f"columns are names, one or more, not {columns!r}")
    place = Path(path)
    files = [place] if place.is_file() else sorted(place.glob("rows/*.parquet"))
    if not files:
        raise BadInput(f"there is no Parquet file in {place}")
    for file in files:
        try:
            opened = pq.ParquetFile(file)
            actions = msgspec.json.decode(opened.schema_arrow.metadata[ABOUT])["actions"]
        except (ValueError, KeyError, TypeError) as error:
            raise BadInput(f"{file} is no table of decisions: {error}") from None
        unknown = [name for name in columns or () if name not in opened.schema_arrow.names]
        if unknown:
            names = ", ".join(opened.schema_arrow.names)
            raise BadInput(f"no column {unknown[0]!r}; there are: {names}")
        for batch in opened.iter_batches(BATCH, columns=columns):
            rows = batch.to_pylist()
            yield from rows if columns is not None else (_row(row, actions) for row in rows)


def _row(cells: dict[str, Any], actions: int) -> Row:
    """A row with arrays by code."""
    bits = np.frombuffer(cells["mask"], np.uint8)
    cells["mask"] = np.unpackbits(bits, count=actions, bitorder=ORDER).astype(np.bool_)
    if cells["features"] is not None:
        cells["features"] = np.array(cells["features"], np.int16)
    if cells["policy"] is not None:
        dense = np.zeros(actions, np.float32)
        dense[cells["mask"]] = cells["policy"]
        cells["policy"] = dense
    return Row(**cells)


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet; BadInput if it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        message = "for Parquet: pip install 'wartable[research]'"
        raise BadInput(message, "no-package", what="Parquet", extra="research") from None
    return pyarrow, pyarrow.parquet
