"""Written by tools/small_samurai_empires/fit_curve.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# 2000 games of the rules of thumb by each number of seats; half of them fitted.
# So many thousandths of a point more make the odds e times as good. By number of seats; judged
# by hand by epochs to come after the one that begins, by what was learned by kind of moment.
EPOCHS: Final[i64] = 2
SCALES: Final = vec[float](
    [1.0, 1.0]  # 0 seats
    + [1.0, 1.0]  # 1 seats
    + [5207, 13248]  # 2 seats
    + [5595, 11653]  # 3 seats
    + [5715, 10775]  # 4 seats
)
MOMENTS: Final = vec[float](
    [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]  # 0 seats
    + [1.0, 1.0, 1.0, 1.0, 1.0, 1.0]  # 1 seats
    + [4707, 3783, 7505, 6750, 9557, 9557]  # 2 seats
    + [4317, 3433, 6921, 5894, 8771, 8771]  # 3 seats
    + [4252, 3484, 6955, 6060, 8394, 8394]  # 4 seats
)
