"""The pictures of docs/images, drawn by the program from recorded games, and docs/gallery.md.

`python -m tools.docs` writes them anew. They are kept small: no alpha channel, rows as they are
(flat colours repeat), the best compression.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from pathlib import Path

from wartable.i18n import Texts
from wartable.play import Record, replay
from wartable.scene import LayoutName, common
from wartable.scene.svg import png, svg

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "images"
PAGE = ROOT / "docs" / "gallery.md"
NAMES = {
    "en": ("Olena", "Marek", "Clio", "Taras"),
    "uk": ("Олена", "Марек", "Кліо", "Тарас"),
    "ru": ("Елена", "Марек", "Клио", "Тарас"),
}


@dataclass(frozen=True)
class Picture:
    """After `at` actions of a record, through the eyes of a seat; or before the first action from
    there on that begins with `word`, through the eyes of whoever does it."""

    name: str
    record: str
    at: int
    seat: int
    caption: str
    word: str = ""
    lang: str = "en"
    theme: str = "light"
    layout: LayoutName = "wide"
    width: int = 960


ALL = (
    Picture(
        *("age-of-war", "age_of_war/records/three-seats.wtr", 221, 1),
        "Age of War: Wan under siege, Linzi and Jimo in danger",
    ),
    Picture(
        *("critters-at-war", "critters_at_war/records/standard.wtr", 20, 0),
        "Critters at War: Maneuver asks which card to flip",
    ),
    Picture(
        *("critters-at-war-night", "critters_at_war/records/long.wtr", 60, 0),
        "Critters at War at night, in Russian: the last cards of a battle, five in one stack",
        lang="ru",
        theme="dark",
    ),
    Picture(
        *("critters-at-war-phone", "critters_at_war/records/long.wtr", 75, 0),
        "Critters at War on a phone, in Ukrainian: six cards in hand",
        lang="uk",
        layout="tall",
        width=480,
    ),
    Picture(
        *("small-samurai-empires", "small_samurai_empires/records/three-seats.wtr", 150, 0),
        "Small Samurai Empires: orders are carried out in the second epoch",
        width=900,
    ),
    Picture(
        *("age-of-heroes", "play/records/age-of-heroes-4.wtr", 200, 0),
        "Age of Heroes: the fair is open",
        word="take",
    ),
    Picture(
        *("through-the-ages-a", "through_the_ages/records/four-seats.wtr", 20, 0),
        "Through the Ages, Age A: the last choice of the first round",
    ),
    Picture(
        *("through-the-ages-iii", "through_the_ages/records/four-seats.wtr", 957, 2),
        "Through the Ages, Age III: four civilisations, a war under way",
    ),
    Picture(
        *("through-the-ages-uk", "through_the_ages/records/three-seats.wtr", 560, 2),
        "Through the Ages at night, in Ukrainian",
        lang="uk",
        theme="dark",
        width=930,
    ),
    Picture(
        *("through-the-ages-phone", "through_the_ages/records/three-seats.wtr", 330, 1),
        "Through the Ages on a phone, in Russian",
        lang="ru",
        layout="tall",
        width=480,
    ),
)
HEAD = """# Gallery

Every picture is drawn by the program from a recorded game (`make docs`), as the board is in the
browser: `wartable show FILE --at N --out board.png` does it for any record. Rings show what can be
pressed, dashes what happened last, red dots what is threatened. A small seal at a corner: what
the piece shows was reconstructed by us (a wave), or comes second hand (quotation marks).
"""


def page() -> str:
    shown = "".join(f"\n## {item.caption}\n\n![](images/{item.name}.png)\n" for item in ALL)
    return HEAD + shown


def draw(item: Picture) -> bytes:
    record = Record.parse((ROOT / "tests" / item.record).read_text(encoding="utf-8"))
    at, seat = item.at, item.seat
    if item.word:
        at, seat = next(
            (number, entry.seat)
            for number, entry in enumerate(record.entries)
            if number >= item.at and entry.text.startswith(item.word)
        )
    match = replay(record, upto=at)
    reader = Texts(match.plugin.package, item.lang, NAMES[item.lang][: match.seats])
    scene = match.scene(seat, reader, item.layout)
    layout = scene.layout(item.layout)
    sheets = [common.sheet(), match.plugin.sheet(match.game, reader)]
    return smaller(png(svg(layout, sheets, item.theme, scene.title), item.width))


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for item in ALL:
        (FOLDER / f"{item.name}.png").write_bytes(draw(item))
    PAGE.write_text(page(), encoding="utf-8")


# ---- a smaller file of the same picture


def smaller(data: bytes) -> bytes:
    """An opaque PNG of 8 bits per channel, packed as tightly as zlib can."""
    chunks = _chunks(data)
    width, height, depth, colour = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    assert depth == 8 and colour == 6, "red, green, blue, alpha expected"
    rows = _rows(zlib.decompress(chunks[b"IDAT"]), width * 4, height)
    packed = bytearray()
    for row in rows:
        bare = bytearray(width * 3)
        for channel in range(3):
            bare[channel::3] = row[channel::4]
        packed += b"\0" + bare
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(packed), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _chunks(data: bytes) -> dict[bytes, bytes]:
    found: dict[bytes, bytes] = {}
    at = 8
    while at < len(data):
        (size,) = struct.unpack_from(">I", data, at)
        kind = data[at + 4 : at + 8]
        found[kind] = found.get(kind, b"") + data[at + 8 : at + 8 + size]
        at += 12 + size
    return found


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _rows(raw: bytes, stride: int, height: int) -> list[bytes]:
    """The filters of the format undone: none, left, above, their mean, Paeth's."""
    rows: list[bytes] = []
    above = bytes(stride)
    for y in range(height):
        start = y * (stride + 1)
        row = bytearray(raw[start + 1 : start + 1 + stride])
        _undo(raw[start], row, above)
        above = bytes(row)
        rows.append(above)
    return rows


def _undo(kind: int, row: bytearray, above: bytes) -> None:
    for i in range(len(row) if kind else 0):
        left = row[i - 4] if i >= 4 else 0
        up = above[i]
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = up
        elif kind == 3:
            guess = (left + up) // 2
        else:
            corner = above[i - 4] if i >= 4 else 0
            whole = left + up - corner
            guess = min((left, up, corner), key=lambda near: abs(whole - near))
        row[i] = (row[i] + guess) & 255
