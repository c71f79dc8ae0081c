"""The page's fonts, made from the open families that npm has: `python -m tools.fonts`.

Each family becomes two files, of Latin and of Cyrillic letters, with the weights that the page uses
and nothing but the characters below; a page loads the files whose letters it shows. Needs npm.
"""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

FOLDER = Path(__file__).parents[1] / "src" / "wartable" / "server" / "static"
FAMILIES = {"sans": ("source-sans-3", 400), "serif": ("source-serif-4", 600)}  # and least weight
MOST_WEIGHT = 700
LETTERS = {
    # what is on keyboards, letters with accents in names, punctuation and signs
    "latin": [*range(0x20, 0x7F), *range(0xA0, 0x180), *map(ord, "–—‘’“”„•…−×≤≥")],
    # Ukrainian, Russian and their neighbours; the accent of learners; the number sign
    "cyrillic": [0x301, *range(0x400, 0x460), 0x490, 0x491, 0x2116],
}


def fetched(family: str, folder: Path) -> Path:
    """The package of a family, unpacked."""
    name = f"@fontsource-variable/{family}"
    done = subprocess.run(
        ["npm", "pack", "--silent", name], cwd=folder, check=True, capture_output=True, text=True
    )
    with tarfile.open(folder / done.stdout.strip()) as packed:
        packed.extractall(folder / family, filter="data")
    return folder / family / "package"


def smaller(source: Path, least: int, letters: list[int], to: Path) -> None:
    """The same font with these weights and letters."""
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    options = subset.Options(layout_features=["kern", "lnum", "tnum", "mark"])
    font = TTFont(source)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    kept = BytesIO()
    font.flavor = None
    font.save(kept)
    font = instancer.instantiateVariableFont(TTFont(kept), {"wght": (least, MOST_WEIGHT)})
    font.flavor = "woff2"
    font.save(to)


def write() -> None:
    """Both families, with their licences."""
    with TemporaryDirectory() as made:
        for name, (family, least) in FAMILIES.items():
            package = fetched(family, Path(made))
            shutil.copy(package / "LICENSE", FOLDER / f"{name}.LICENSE.txt")
            for script, letters in LETTERS.items():
                source = package / "files" / f"{family}-{script}-wght-normal.woff2"
                to = FOLDER / f"{name}-{script}.woff2"
                smaller(source, least, letters, to)
                print(f"{to.name}: {to.stat().st_size} bytes")


if __name__ == "__main__":
    write()
