"""Written by tools/small_samurai_empires/fit_curve.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# 2000 games of the medium level by each number of seats; half of them fitted.
# By number of seats, then by epochs to come after the one that begins: so many
# thousandths of a point more make the odds e times as good.
EPOCHS: Final[i64] = 2
SCALES: Final = vec[float](
    [1.0, 1.0]  # 0 seats
    + [1.0, 1.0]  # 1 seats
    + [4609, 9710]  # 2 seats
    + [6126, 11636]  # 3 seats
    + [6532, 10397]  # 4 seats
)
