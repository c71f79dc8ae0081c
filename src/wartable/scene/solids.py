"""Isometric solids and mountains for the drawing kit: light comes from the upper left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wartable.scene.pen import Point, lit, n, oval, path, poly, shade


def tone(pts: Sequence[Point], c: str, t: float) -> str:
    """A face: t > 0 lit, t < 0 in shade. A colour that is a variable gets a veil instead of arithmetic."""
    if c.startswith("#"):
        return poly(pts, lit(c, t) if t > 0 else shade(c, -t))
    return poly(pts, c) + poly(pts, "#fff3da" if t > 0 else "#2a2148", opacity=round(abs(t), 2))


class Iso:
    """Solids on a 2:1 grid. x runs right-down, y left-down, z up. Draw from the back to the front."""

    def __init__(self, ox: float, oy: float, unit: float) -> None:
        self.ox, self.oy, self.u = ox, oy, unit
        self.out: list[str] = []

    def p(self, x: float, y: float, z: float = 0) -> tuple[float, float]:
        return self.ox + (x - y) * 0.866 * self.u, self.oy + ((x + y) * 0.5 - z) * self.u

    def frustum(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        d: float,
        h: float,
        c: str,
        inset: float = 0,
        top: str | None = None,
    ) -> Iso:
        a, b = inset, inset
        lo = [self.p(x, y, z), self.p(x + w, y, z), self.p(x + w, y + d, z), self.p(x, y + d, z)]
        hi = [
            self.p(x + a, y + b, z + h),
            self.p(x + w - a, y + b, z + h),
            self.p(x + w - a, y + d - b, z + h),
            self.p(x + a, y + d - b, z + h),
        ]
        self.out += [
            tone([lo[3], lo[2], hi[2], hi[3]], c, 0.12),
            tone([lo[2], lo[1], hi[1], hi[2]], c, -0.32),
            poly(hi, top) if top else tone(hi, c, 0.42),
        ]
        return self

    def box(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        d: float,
        h: float,
        c: str,
        top: str | None = None,
    ) -> Iso:
        return self.frustum(x, y, z, w, d, h, c, 0, top)

    def pyramid(self, x: float, y: float, z: float, w: float, d: float, h: float, c: str) -> Iso:
        t = self.p(x + w / 2, y + d / 2, z + h)
        left, f, r = self.p(x, y + d, z), self.p(x + w, y + d, z), self.p(x + w, y, z)
        self.out += [tone([left, f, t], c, 0.18), tone([f, r, t], c, -0.34)]
        return self

    def drum(
        self, x: float, y: float, z: float, r: float, h: float, c: str, top: str | None = None
    ) -> Iso:
        (cx, cy), (_, ty) = self.p(x, y, z), self.p(x, y, z + h)
        rx, ry = r * 1.22 * self.u, r * 0.7 * self.u
        self.out += [
            path(
                f"M{n(cx - rx)} {n(ty)}V{n(cy)}A{n(rx)} {n(ry)} 0 0 0 {n(cx + rx)} {n(cy)}V{n(ty)}Z",
                lit(c, 0.1),
            ),
            path(
                f"M{n(cx)} {n(ty)}V{n(cy + ry)}A{n(rx)} {n(ry)} 0 0 0 {n(cx + rx)} {n(cy)}V{n(ty)}Z",
                shade(c, 0.3),
            ),
            oval(cx, ty, rx, ry, top or lit(c, 0.42)),
        ]
        return self

    def dome(self, x: float, y: float, z: float, r: float, c: str) -> Iso:
        cx, cy = self.p(x, y, z)
        rx, ry = r * 1.22 * self.u, r * 0.6 * self.u
        k = rx * 1.1
        self.out += [
            path(
                f"M{n(cx - rx)} {n(cy)}A{n(rx)} {n(k)} 0 0 1 {n(cx + rx)} {n(cy)}A{n(rx)} {n(ry)} 0 0 1 {n(cx - rx)} {n(cy)}Z",
                lit(c, 0.18),
            ),
            path(
                f"M{n(cx)} {n(cy - k)}A{n(rx)} {n(k)} 0 0 1 {n(cx + rx)} {n(cy)}A{n(rx)} {n(ry)} 0 0 1 {n(cx)} {n(cy + ry)}Q{n(cx + rx * 0.35)} {n(cy - k * 0.3)} {n(cx)} {n(cy - k)}Z",
                shade(c, 0.26),
            ),
        ]
        return self

    def raw(self, s: str) -> Iso:
        self.out.append(s)
        return self

    def pagoda(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        tiers: int,
        wall: str,
        roof: str,
        step: float = 0.72,
        h: float = 0.8,
    ) -> Iso:
        for i in range(tiers):
            self.box(x - w / 2, y - w / 2, z, w, w, h, wall)
            z += h
            o = w * 0.24
            last = i == tiers - 1
            if last:
                self.pyramid(x - w / 2 - o, y - w / 2 - o, z, w + 2 * o, w + 2 * o, w * 0.62, roof)
            else:
                self.frustum(
                    x - w / 2 - o,
                    y - w / 2 - o,
                    z,
                    w + 2 * o,
                    w + 2 * o,
                    w * 0.26,
                    roof,
                    o + w * (1 - step) / 2,
                )
                z += w * 0.26
            w *= step
            h *= 0.86
        return self

    def __str__(self) -> str:
        return "".join(self.out)


def ridge(base: float, peaks: Iterable[tuple[float, float, float]], light: str, dark: str) -> str:
    """A range of faceted mountains: (x, height, half width) peaks on a base line."""
    out = ""
    for x, k, half in peaks:
        out += poly([(x - half, base), (x, base - k), (x, base)], light) + poly(
            [(x, base - k), (x + half, base), (x, base)], dark
        )
    return out
