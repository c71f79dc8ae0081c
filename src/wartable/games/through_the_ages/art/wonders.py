"""Wonders: a small solid building each, on a plate of its land."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wartable.scene.pen import disc, n, path, shade, stroke
from wartable.scene.solids import Iso


def _plate(i: Iso, colour: str = "#cdbb86") -> Iso:
    return i.box(-3.4, -3.4, -0.7, 6.8, 6.8, 0.7, shade(colour, 0.15), top=colour)


def _pyramids(i: Iso) -> None:
    _plate(i, "#e0c083").pyramid(-2.6, -2.6, 0, 2.6, 2.6, 2.3, "#ecc98a")
    i.pyramid(-1.5, -1.5, 0, 4, 4, 3.8, "#ecc98a").pyramid(-2.8, 1.2, 0, 1.8, 1.8, 1.6, "#ecc98a")


def _gardens(i: Iso) -> None:
    _plate(i, "#c9b98a")
    for k, w in enumerate((5.6, 4.2, 2.8, 1.5)):
        i.box(-w / 2, -w / 2, k * 0.95, w, w, 0.95, "#d69a68", top="#86ab5c")


def _colossus(i: Iso) -> None:
    _plate(i, "#7fb2c4").box(-1.6, -1.6, 0, 3.2, 3.2, 0.8, "#c9bfae")
    i.box(-0.8, -0.4, 0.8, 0.6, 0.8, 2, "#b98a3a").box(0.2, -0.4, 0.8, 0.6, 0.8, 2, "#b98a3a")
    i.box(-0.9, -0.6, 2.8, 1.8, 1.2, 1.8, "#c9983f").box(-0.4, -0.4, 4.6, 0.8, 0.8, 0.9, "#c9983f")
    i.box(0.9, -0.6, 3.9, 0.5, 0.6, 1.9, "#c9983f")


def _library(i: Iso) -> None:
    _plate(i, "#c9b98a").box(-2.5, -1.8, 0, 5, 3.6, 0.4, "#efe3d0")
    i.box(-2.2, -1.5, 0.4, 4.4, 3, 1.8, "#cbb9a4")
    for k in range(5):
        i.box(-2.2 + k * 1.0, 1.35, 0.4, 0.4, 0.3, 1.8, "#f6ecdc")
    i.box(-2.5, -1.8, 2.2, 5, 3.6, 0.4, "#efe3d0").dome(0, 0, 2.6, 1.5, "#4f8fa8")


def _wall(i: Iso) -> None:
    _plate(i, "#9db37a")
    for k, z in enumerate((0, 0.5, 1.0, 0.5)):
        i.box(-3.2 + 1.7 * k, -0.7, 0, 1.7, 1.5, 1.3 + z, "#b9a48a")
        if k % 2 == 0:
            i.box(-3.0 + 1.7 * k, -0.9, 0, 1.3, 1.9, 2.6 + z, "#b9a48a")


def _domed(wall: str, dome: str) -> Callable[[Iso], None]:
    def draw(i: Iso) -> None:
        _plate(i, "#a9bf94").box(-2.8, -2.8, 0, 5.6, 5.6, 0.5, wall)
        i.box(-1.7, -1.7, 0.5, 3.4, 3.4, 1.7, wall).dome(0, 0, 2.5, 1.5, dome)
        for a, b in ((-2.6, 2.2), (2.2, -2.6), (2.2, 2.2)):
            i.box(a, b, 0.5, 0.5, 0.5, 3, wall).pyramid(
                a - 0.15, b - 0.15, 3.5, 0.8, 0.8, 0.7, dome
            )

    return draw


def _university(i: Iso) -> None:
    _plate(i, "#b3b98c").box(-2.5, -1.4, 0, 5, 2.8, 2.1, "#d98f62")
    i.frustum(-2.7, -1.6, 2.1, 5.4, 3.2, 1.2, "#8a4a3c", 1.2)
    i.box(-0.7, 0.6, 0, 1.6, 1.6, 3.6, "#e2a174").pyramid(-0.9, 0.4, 3.6, 2, 2, 1.9, "#5a7a6a")


def _tower(i: Iso) -> None:
    _plate(i, "#a9bf94")
    z, w = 0.0, 4.0
    for h, t in ((1.5, 0.55), (1.6, 0.5), (2.6, 0.4)):
        i.frustum(-w / 2, -w / 2, z, w, w, h, "#8a7a86", w * (1 - t) / 2)
        z, w = z + h, w * t


def _kremlin(i: Iso) -> None:
    _plate(i, "#b3b98c").box(-2.8, -2.2, 0, 5.6, 4.4, 1.3, "#b5473a")
    i.box(-1.0, -1.0, 1.3, 2, 2, 1.4, "#d9785e").dome(0, 0, 2.9, 0.95, "#d9a53a")
    for a, b in ((-2.6, 1.6), (1.9, -2.0), (1.9, 1.6)):
        i.box(a, b, 0, 1, 1, 2.6, "#b5473a").pyramid(
            a - 0.1, b - 0.1, 2.6, 1.2, 1.2, 1.7, "#4d7a5e"
        )


def _liner(i: Iso) -> None:
    _plate(i, "#6fa6bd")
    i.frustum(-3.1, -1.0, 0, 6.2, 2, 1.1, "#2f3a52", -0.2).box(
        -2.3, -0.7, 1.1, 4.6, 1.4, 0.8, "#f6efe4"
    )
    for k in range(3):
        i.drum(-1.4 + 1.4 * k, 0, 1.9, 0.36, 1.5, "#c9572f", top="#2a2430")


def _railroad(i: Iso) -> None:
    _plate(i, "#c3ab78").box(-3.4, -0.9, 0, 6.8, 1.8, 0.15, "#8a7358")
    for k in range(6):
        i.box(-3.2 + 1.15 * k, -0.9, 0.15, 0.4, 1.8, 0.12, "#5b4636")
    i.box(-2.6, -0.6, 0.3, 3.2, 1.2, 1.1, "#3d6a52").box(-2.6, -0.6, 1.4, 1.2, 1.2, 0.9, "#c9572f")
    i.drum(1.3, 0, 0.3, 0.62, 1.1, "#2f4a3e").drum(1.5, 0, 1.4, 0.26, 1.1, "#26303a")


def _fast_food(i: Iso) -> None:
    _plate(i, "#a7a59c").box(-2.2, -1.8, 0, 4.4, 3.6, 1.7, "#f3e4c8", top="#c9402f")
    i.box(-2.4, 1.5, 1.1, 4.8, 0.5, 0.5, "#c9402f")
    x, y = i.p(0.2, 0, 1.7)
    u = i.u
    sign = f"M{n(x - u)} {n(y)}v{n(-1.4 * u)}a{n(u * 0.5)} {n(u)} 0 0 1 {n(u)} 0a{n(u * 0.5)} {n(u)} 0 0 1 {n(u)} 0v{n(1.4 * u)}"
    i.raw(stroke(sign, "#e8b32c", u * 0.42))


def _rocket(i: Iso) -> None:
    _plate(i, "#9a9a9a").box(-1.2, -1.2, 0, 2.4, 2.4, 0.5, "#6f7480")
    i.box(-1.9, -1.7, 0, 0.6, 0.6, 4.4, "#b5473a")
    i.drum(0, 0, 0.5, 0.62, 3.6, "#eef0f2")
    x, y = i.p(0, 0, 4.1)
    u = i.u
    i.raw(
        path(
            f"M{n(x - 0.75 * u)} {n(y)}Q{n(x)} {n(y - 2.9 * u)} {n(x + 0.75 * u)} {n(y)}Z",
            "#c9402f",
        )
    )


def _hollywood(i: Iso) -> None:
    _plate(i, "#a3b06a").pyramid(-3.2, -3.2, 0, 5.2, 5.2, 2.6, "#8f9a58")
    for k in range(5):
        i.box(-2.9 + 1.15 * k, 1.2, 0, 0.8, 0.35, 1.7, "#fbf6ea")


def _internet(i: Iso) -> None:
    _plate(i, "#8fa0c4")
    for a, b in ((-2.4, -2.2), (0.4, -2.2), (-2.4, 0.6)):
        i.box(a, b, 0, 1.8, 1.5, 2.3, "#4d5f8a")
    i.box(0.6, 0.6, 0, 1.9, 1.9, 1.1, "#6f86b8")
    x, y = i.p(0, 0, 4.2)
    u = i.u * 1.5
    globe = disc(x, y, u, "#d9ecf6", stroke="#2f74a8", stroke_width=1.2)
    lines = f"M{n(x - u)} {n(y)}h{n(2 * u)}M{n(x)} {n(y - u)}v{n(2 * u)}M{n(x - u * 0.5)} {n(y - u * 0.86)}q{n(-u * 0.5)} {n(u * 0.86)} 0 {n(u * 1.72)}M{n(x + u * 0.5)} {n(y - u * 0.86)}q{n(u * 0.5)} {n(u * 0.86)} 0 {n(u * 1.72)}"
    i.raw(globe + stroke(lines, "#2f74a8", 1))


WONDERS: Final[dict[str, Callable[[Iso], None]]] = {
    "pyramids": _pyramids,
    "hanging-gardens": _gardens,
    "colossus": _colossus,
    "library-of-alexandria": _library,
    "great-wall": _wall,
    "st-peters-basilica": _domed("#e9d9c0", "#5f8fb0"),
    "taj-mahal": _domed("#f2e8e4", "#f7f0ec"),
    "universitas-carolina": _university,
    "eiffel-tower": _tower,
    "kremlin": _kremlin,
    "ocean-liner-service": _liner,
    "transcontinental-railroad": _railroad,
    "fast-food-chains": _fast_food,
    "first-space-flight": _rocket,
    "hollywood": _hollywood,
    "internet": _internet,
}


def wonder(key: str, x: float, y: float, unit: float) -> str:
    """A wonder by its key, at a place and in a size."""
    i = Iso(x, y, unit)
    WONDERS[key](i)
    return str(i)
