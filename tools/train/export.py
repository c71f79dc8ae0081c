"""A net of ours as ONNX, for programs that have no numpy or want another runtime.

    python -m tools.train.export NET.npz OUT.onnx            figures of 32 bits
    python -m tools.train.export NET.npz OUT.onnx --int8     weights of 8 bits, inputs scaled as met

Needs the extra `onnx`. Nets that a table leads to (Critters at War's) are given `cells`, the
features of positions, and say `figures` by action and the `worth`. Nets of Age of War are given
`rows`, those of the first layer that positions add up (`active_rows` of their bots), and say
`shares` of the victory by seat. What the net was made of stands in the file's metadata.

Our own arithmetic is exact; ONNX Runtime adds up figures of 32 bits: none of its outputs differs by
more than `CLOSE`. With 8 bits inputs of a layer are scaled by the largest among all positions that
are asked about at once; docs/benchmarks.md says how far the outputs are off.
"""

from __future__ import annotations

import argparse
import logging
import zlib
from collections.abc import Mapping
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

OPSET: Final = 17
IR: Final = 10  # what runtimes since 2024 read
CLOSE: Final = 0.01  # of a figure, a worth or a share, of 32 bits against ours
BROKEN: Final = (BadZipFile, EOFError, KeyError, OSError, ValueError, zlib.error)

Planes = dict[str, NDArray[Any]]


class NoNet(ValueError):
    """A file is missing or damaged, or holds something else than layers of a net."""


def planes(file: Path) -> Planes:
    """What a net's file holds; NoNet if it is none."""
    try:
        data = file.read_bytes()
        if not data.startswith(b"PK"):  # numpy would take it for something else and say so
            raise BadZipFile("it is no .npz")
        with np.load(BytesIO(data)) as found:
            kept = dict(found)
    except BROKEN as error:
        raise NoNet(f"{file} cannot be read: {error}") from error
    if why := wrong(kept):
        raise NoNet(f"{file} is no net of layers: {why}")
    return kept


def wrong(kept: Mapping[str, NDArray[Any]]) -> str:
    """Why these planes are no net that may be exported; empty if they are one."""
    if "weights0" not in kept or "grid" not in kept or "top" not in kept:
        return f"it holds {', '.join(sorted(kept)) or 'nothing'}"
    before = 0
    for number in range(count(kept)):
        weights = kept[f"weights{number}"]
        biases, shift = kept.get(f"biases{number}"), kept.get(f"shift{number}")
        if biases is None or shift is None or shift.ndim or weights.ndim != 2:
            return f"layer {number} is not whole"
        if weights.shape[1] != len(biases) or number and weights.shape[0] != before:
            return f"layer {number} does not fit"
        before = weights.shape[1]
    if "table" in kept and kept["table"].max() >= len(kept["weights0"]):
        return "its table names rows that are not there"
    return ""


def count(kept: Mapping[str, NDArray[Any]]) -> int:
    """Layers."""
    return sum(name.startswith("weights") for name in kept)


class Graph:
    """Nodes that lead from the input to the outputs, with their constants."""

    def __init__(self) -> None:
        from onnx import helper, numpy_helper

        self.helper, self.numpy = helper, numpy_helper
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def constant(self, name: str, value: Any, kind: type) -> str:
        self.constants.append(self.numpy.from_array(np.asarray(value, kind), name))
        return name

    def __call__(self, kind: str, *inputs: str, out: str = "", **attributes: Any) -> str:
        """One more node; returns what it gives."""
        out = out or f"{kind.lower()}{len(self.nodes)}"
        self.nodes.append(self.helper.make_node(kind, list(inputs), [out], **attributes))
        return out


def weights(kept: Planes, number: int) -> NDArray[np.float64]:
    found: NDArray[np.float64] = kept[f"weights{number}"] * 2.0 ** -float(kept[f"shift{number}"])
    return found


def first_of_table(graph: Graph, kept: Planes) -> str:
    """The sum of the rows that the table names for `cells`: how often each is meant, times all.
    One more than there are stands for none."""
    table, rows = kept["table"].astype(np.int64), len(kept["weights0"])
    wide = table.shape[1]
    places = graph.constant("places", np.arange(len(table)) * wide, np.int64)
    names = graph.constant("table", np.where(table < 0, rows, table).ravel(), np.int64)
    least = graph.constant("least", 0, np.int64)
    most = graph.constant("most", wide - 1, np.int64)
    cells = graph("Cast", "cells", to=graph.helper.np_dtype_to_tensor_dtype(np.dtype(np.int64)))
    known = graph("Add", graph("Clip", cells, least, most), places)
    meant = graph("Gather", names, known)
    one, none = graph.constant("one", [1], np.float32), graph.constant("none", [0], np.float32)
    shape = graph("Concat", graph("Shape", cells, start=0, end=1), "row-count", axis=0)
    graph.constant("row-count", [rows + 1], np.int64)
    nothing = graph("Expand", none, shape)
    each = graph("Expand", one, graph("Shape", cells))
    there = graph("ScatterElements", nothing, meant, each, axis=1, reduction="add")
    # Without the last: so many as there are of it, ones would be rounded away by 8 bits.
    ends = [graph.constant(name, [end], np.int64) for name, end in (("from", 0), ("to", rows))]
    known_rows = graph("Slice", there, *ends, graph.constant("across", [1], np.int64))
    return graph("MatMul", known_rows, graph.constant("weights0", weights(kept, 0), np.float32))


def first_of_rows(graph: Graph, kept: Planes) -> str:
    """The sum of the rows that are named."""
    named = graph("Gather", graph.constant("weights0", weights(kept, 0), np.float32), "rows")
    middle = graph.constant("middle", [1], np.int64)
    return graph("ReduceSum", named, middle, keepdims=0)


def model(kept: Planes, about: Mapping[str, str]) -> Any:
    """An ONNX model of 32 bits."""
    from onnx import TensorProto, checker, helper

    graph = Graph()
    tabled = "table" in kept
    sums = first_of_table(graph, kept) if tabled else first_of_rows(graph, kept)
    sums = graph("Add", sums, graph.constant("biases0", kept["biases0"], np.float32))
    grid = graph.constant("grid", kept["grid"], np.float32)
    low, top = (
        graph.constant("low", 0, np.float32),
        graph.constant("top", kept["top"], np.float32),
    )
    last = count(kept) - 1
    for number in range(1, last + 1):
        rounded = graph("Round", graph("Mul", graph("Clip", sums, low, top), grid))
        given = graph("Div", rounded, grid)
        named = graph.constant(f"weights{number}", weights(kept, number), np.float32)
        biases = graph.constant(f"biases{number}", kept[f"biases{number}"], np.float32)
        sums = graph("Add", graph("MatMul", given, named), biases)
    wide = len(kept[f"biases{last}"])
    real = TensorProto.FLOAT
    if tabled:
        put = helper.make_tensor_value_info("cells", TensorProto.INT16, ["n", len(kept["table"])])
        parts = graph.constant("parts", [wide - 1, 1], np.int64)
        graph.nodes.append(helper.make_node("Split", [sums, parts], ["figures", "worths"], axis=1))
        graph("Squeeze", "worths", graph.constant("behind", [1], np.int64), out="worth")
        given_out = [
            helper.make_tensor_value_info("figures", real, ["n", wide - 1]),
            helper.make_tensor_value_info("worth", real, ["n"]),
        ]
    else:
        put = helper.make_tensor_value_info("rows", TensorProto.INT64, ["n", "k"])
        graph("Softmax", sums, axis=1, out="shares")
        given_out = [helper.make_tensor_value_info("shares", real, ["n", wide])]
    whole = helper.make_graph(graph.nodes, "wartable", [put], given_out, graph.constants)
    made = helper.make_model(whole, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR)
    helper.set_model_props(made, dict(about))
    checker.check_model(made, full_check=True)
    return made


def export(file: Path, out: Path, int8: bool = False) -> None:
    """Write a net's file as ONNX; NoNet if it is none."""
    kept = planes(file)
    import onnx  # after what is wrong with the file is said

    about = {"made of": file.name, "sha256": sha256(file.read_bytes()).hexdigest()}
    if "layout" in kept:
        about["layout"] = str(int(kept["layout"]))
    made = model(kept, about)
    if not int8:
        onnx.save(made, out)
        return
    from onnxruntime.quantization import QuantType, quantize_dynamic

    with TemporaryDirectory() as folder:
        whole = Path(folder) / "net.onnx"
        onnx.save(made, whole)
        quantize_dynamic(whole, out, weight_type=QuantType.QInt8, per_channel=True)


def session(file: Path) -> Any:
    """A net that was exported, asked by one thread."""
    import onnxruntime

    how = onnxruntime.SessionOptions()
    how.intra_op_num_threads = how.inter_op_num_threads = 1
    how.log_severity_level = 3
    return onnxruntime.InferenceSession(str(file), how, providers=["CPUExecutionProvider"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("net", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--int8", action="store_true", help="weights of 8 bits")
    given = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)  # advice about nets that see pictures
    try:
        export(given.net, given.out, given.int8)
    except ModuleNotFoundError as error:
        raise SystemExit(f"{error.name} is not installed: pip install 'wartable[onnx]'") from None
    except (NoNet, OSError) as error:
        raise SystemExit(str(error)) from None
    print(f"{given.out}: {given.out.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
