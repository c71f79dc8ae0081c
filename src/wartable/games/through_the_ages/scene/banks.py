"""The banks of the reader: what is said of them, and where their tokens lie, step by step."""

from __future__ import annotations

from wartable.games.through_the_ages.art.banks import PLACES
from wartable.games.through_the_ages.engine.components import (
    CONSUMPTION,
    CORRUPTION,
    FOOD_PRICE,
    HAPPY_NEED,
    START_BLUE,
    START_YELLOW,
)
from wartable.games.through_the_ages.scene import targets
from wartable.games.through_the_ages.scene.desk import Desk
from wartable.games.through_the_ages.scene.ratings import signed
from wartable.scene import Piece, piece

NAMES = ("yellow", "blue")


def bank(desk: Desk, name: str, symbol: str, x: float, y: float, scale: float = 1) -> Piece:
    """A tray with its words, or a chip with its figures alone."""
    said, label, figures = _yellow(desk) if name == "yellow" else _blue(desk)
    return piece(
        f"bank-{name}",
        f"tta-{symbol}-{name}",
        x,
        y,
        scale,
        label=figures if symbol == "chip" else label,
        title=said,
        tip=tip(desk, name),
        actions=desk.offers.at(targets.BANK, desk.ids) if name == "yellow" else (),
    )


def tokens(desk: Desk, name: str, x: float, y: float, scale: float = 1) -> list[Piece]:
    """A cube for each token on its place of the tray, a mark for each one gone."""
    n, kind = (desk.me.yellow, "worker") if name == "yellow" else (desk.me.blue, "goods")
    return [
        piece(
            f"b-{name}-{k}",
            f"tta-{kind if k < n else 'gone'}",
            x + dx * scale,
            y + dy * scale,
            0.92 * scale,
        )
        for k, (dx, dy) in enumerate(PLACES[name])
    ]


def _yellow(desk: Desk) -> tuple[str, str, str]:
    """What is said of it: all, what stands on it, its figures alone for a phone."""
    civ, t = desk.me, desk.texts
    if civ.population_price is None:
        said = t("yellow-bank-empty", eaten=civ.consumption)
        return said, said, "0"
    price = civ.population_price
    return (
        t("yellow-bank", n=civ.yellow, food=price, eaten=civ.consumption),
        t("yellow-bank-label", n=civ.yellow, food=price),
        f"{civ.yellow} · {price}",
    )


def _blue(desk: Desk) -> tuple[str, str, str]:
    civ, t = desk.me, desk.texts
    said = t("blue-bank", n=civ.blue, lost=civ.corruption)
    return said, said, f"{civ.blue} · {signed(-civ.corruption) if civ.corruption else 0}"


def tip(desk: Desk, name: str) -> str:
    """What the bank is for, and what comes when it gets emptier."""
    t, civ = desk.texts, desk.me
    if name == "yellow":
        n, wants = min(civ.yellow, START_YELLOW), [int(need) for need in HAPPY_NEED]
    else:
        n, wants = min(civ.blue, START_BLUE), [int(lost) for lost in CORRUPTION]
    said = t(f"bank-tip-{name}")
    later = next((k for k in range(n - 1, -1, -1) if wants[k] > wants[n]), None)
    if later is None:
        return said
    ahead = {"left": later, "lost": wants[later]}
    if name == "yellow":
        ahead = {"left": later, "need": wants[later], "eaten": int(CONSUMPTION[later])}
        ahead["food"] = int(FOOD_PRICE[later]) if later else 0
    empty = "-empty" if name == "yellow" and not later else ""
    return f"{said} {t(f'bank-ahead-{name}{empty}', **ahead)}"
