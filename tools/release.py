"""A release: packages, checked, with what they depend on. Nothing is tagged, signed or uploaded.

    python -m tools.release [python3.12 …]     compiled for this Python, or for those named
    python -m tools.release --trial            goes on although this commit is no release yet
    python -m tools.release --pure             compiles nothing

Besides the packages (tools/dist.py) it writes into `dist` a bill of materials (CycloneDX), made
from an environment in which the wheel was installed, and the licences of everything in it.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import wartable
from tools import dist

VERSION = wartable.__version__
CHANGELOG = dist.ROOT / "CHANGELOG.md"
# Licences under which everything may be passed on together with ours.
FINE = ("Apache", "BSD", "MIT", "ISC", "MPL", "PSF", "Python", "Unlicense", "CNRI", "0BSD", "Zlib")
KNOWN = {"resvg_py": "MIT"}  # whose metadata name none: read in the LICENSE they bring


def unready() -> list[str]:
    """What keeps this commit from being a release."""
    found = []
    text = CHANGELOG.read_text(encoding="utf-8")
    if not re.search(rf"^## \[{re.escape(VERSION)}\] - \d{{4}}-\d\d-\d\d$", text, re.M):
        found.append(f"CHANGELOG.md has no section '## [{VERSION}] - DATE'")
    (fresh,) = re.findall(r"^## \[Unreleased\]\n(.*?)(?=^## \[)", text, re.M | re.S)
    if fresh.strip():
        found.append("CHANGELOG.md has news under [Unreleased]: give them this version")
    if f"v{VERSION}" in dist.git("tag").decode().split():
        found.append(f"the tag v{VERSION} exists already: raise __version__")
    if dist.git("status", "--porcelain"):
        found.append("there are changes that are not committed")
    return found


def bill(wheel: Path, out: Path) -> dict[str, Any]:
    """What a bare installation of the wheel consists of, written as CycloneDX JSON."""
    # packages of a folder that is named there would be counted among ours
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = str(Path(folder) / "bin" / "python")
        pip = [python, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        pins = ["--constraint", str(dist.ROOT / "constraints.txt")]
        subprocess.run([*pip, "install", *pins, str(wheel)], check=True, env=env)
        program = [str(Path(folder) / "bin" / "wartable"), "--version"]
        said = subprocess.run(program, check=True, capture_output=True, env=env)
        if said.stdout.decode().strip() != f"wartable {VERSION}":
            raise SystemExit(f"{wheel.name} says it is {said.stdout.decode()!r}")
        subprocess.run([*pip, "uninstall", "--yes", "pip", "setuptools"], check=True, env=env)
        command = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible"]
        subprocess.run([*command, "--output-file", str(out), python], check=True, env=env)
    found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return found


def licence(component: dict[str, Any]) -> str:
    """The licence of a package, as it says itself."""
    names = [
        one.get("expression") or one["license"].get("id") or one["license"].get("name", "")
        for one in component.get("licenses", [])
    ]
    short = {name.split("\n")[0].rsplit(" :: ", 1)[-1].strip() for name in names}
    said = " / ".join(sorted(short - {""}))
    return said or KNOWN.get(component["name"], "")


def licences(materials: dict[str, Any]) -> str:
    """A table of packages and their licences; SystemExit if one is not known to be fine."""
    rows, odd = [], []
    for component in sorted(materials["components"], key=lambda one: str(one["name"]).lower()):
        named = licence(component)
        rows.append(f"{component['name']:28} {component.get('version', ''):12} {named}\n")
        if not any(word in named for word in FINE):
            odd.append(f"{component['name']}: {named or 'no licence named'}")
    if odd:
        raise SystemExit("Look at these licences, and at tools/release.py: " + "; ".join(odd))
    return "".join(rows)


def main() -> None:
    asked = argparse.ArgumentParser(description="Make a release, and upload nothing.")
    asked.add_argument("--trial", action="store_true", help="although this is no release yet")
    asked.add_argument("--pure", action="store_true", help="compile nothing")
    asked.add_argument("pythons", nargs="*", default=[sys.executable], help="to compile for")
    given = asked.parse_args()
    for problem in (missing := unready()):
        print(f"Not ready: {problem}.")
    if missing and not given.trial:
        raise SystemExit(1)
    made = dist.write([] if given.pure else given.pythons)
    wheel = next(path for path in made if path.name.endswith("none-any.whl"))
    materials = bill(wheel, dist.PLACE / f"wartable-{VERSION}.cdx.json")
    table = dist.PLACE / f"wartable-{VERSION}.licences.txt"
    table.write_text(licences(materials), encoding="utf-8")
    when = datetime.fromtimestamp(int(dist.commit_time()), UTC).date()
    print(f"\nwartable {VERSION}, commit {dist.git('rev-parse', 'HEAD').decode()[:12]} of {when}")
    print("To release it, after .ci/run has passed on this commit:\n")
    print(f"    git tag --sign v{VERSION} && git push --tags")
    print("    twine upload " + " ".join(f"dist/{path.name}" for path in made))
    more = ("SHA256SUMS", f"wartable-{VERSION}.cdx.json", table.name)
    print("    and beside the tag: " + " ".join(f"dist/{name}" for name in more))


if __name__ == "__main__":
    main()
