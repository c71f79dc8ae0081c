"""Which row of a net's first layer each value of each cell of the features adds up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from wartable.kernel import Layout
from wartable.kernel.features import COUNT


def table(
    layout: Layout, caps: Mapping[str, int], alike: Mapping[str, Sequence[int]]
) -> NDArray[np.int16]:
    """By cell and value: the row, or -1 for none. 0 has no row. Every other value of a cell has one
    of its own; counts above the field's cap share the last, and a field with a cap of 0 is left
    out. `alike` gives for a field the number of the row that each value from 1 on has."""
    width = 1 + max(min(caps.get(f.name, f.most), f.most) for f in layout.fields)
    found = np.full((layout.size, width), -1, np.int16)
    rows = 0
    for field in layout.fields:
        cap = min(caps.get(field.name, field.most), field.most)
        kinds = alike.get(field.name, range(cap))
        if cap < field.most and cap and field.kind != COUNT:
            raise ValueError(f"{field.name} is no count")
        for cell in range(field.at, field.at + field.size):
            if cap:
                found[cell, 1 : cap + 1] = [rows + kind for kind in kinds]
                found[cell, cap + 1 :] = found[cell, cap]
                rows += max(kinds) + 1
    return found
