"""What a release stands on: one version, a changelog, licences that fit, the same bytes twice."""

from __future__ import annotations

import re
import tarfile
import tomllib
from pathlib import Path

import pytest

import wartable
from tools import dist, release

ROOT = Path(__file__).parents[2]
KINDS = ("Added", "Changed", "For writers of games", "Deprecated", "Removed", "Fixed", "Security")


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"] and "version" in project["project"]["dynamic"]
    where = project["tool"]["setuptools"]["dynamic"]["version"]
    assert where == {"attr": "wartable.__version__"} and re.match(r"\d+\.\d+", wartable.__version__)


def test_the_changelog_has_the_form_that_people_know() -> None:
    text = release.CHANGELOG.read_text("utf-8")
    heads = re.findall(r"^## (.*)$", text, re.M)
    assert heads[0] == "[Unreleased]"
    released = [re.fullmatch(r"\[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)", h) for h in heads[1:]]
    assert all(released)
    numbers = [tuple(map(int, found.groups()[:3])) for found in released if found]
    assert numbers == sorted(numbers, reverse=True)
    assert set(re.findall(r"^### (.*)$", text, re.M)) <= set(KINDS)


@pytest.mark.parametrize(
    ("changelog", "version", "missing"),
    [
        ("## [Unreleased]\n\n## [1.2.0] - 2026-01-02\n\n- x\n", "1.2.0", []),
        ("## [Unreleased]\n\n- y\n\n## [1.2.0] - 2026-01-02\n", "1.2.0", ["Unreleased"]),
        ("## [Unreleased]\n\n## [1.1.0] - 2026-01-02\n", "1.2.0", ["no section"]),
    ],
)
def test_a_commit_that_is_no_release_says_why(
    changelog: str,
    version: str,
    missing: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "CHANGELOG.md").write_text(changelog)
    monkeypatch.setattr(release, "CHANGELOG", tmp_path / "CHANGELOG.md")
    monkeypatch.setattr(release, "VERSION", version)
    monkeypatch.setattr(dist, "git", lambda *args: b"v1.1.0\n" if args == ("tag",) else b"")
    found = release.unready()
    assert len(found) == len(missing)
    assert all(word in line for word, line in zip(missing, found, strict=True))


def test_licences_are_named_and_odd_ones_stop_a_release() -> None:
    one = {"name": "b", "version": "1", "licenses": [{"license": {"id": "MIT"}}]}
    two = {"name": "a", "version": "2", "licenses": [{"expression": "BSD-3-Clause"}]}
    first, second = release.licences({"components": [one, two]}).splitlines()
    assert first.split() == ["a", "2", "BSD-3-Clause"] and second.split() == ["b", "1", "MIT"]
    classifier = {"license": {"name": "License :: OSI Approved :: BSD License"}}
    assert release.licence({"name": "d", "licenses": [classifier]}) == "BSD License"
    assert release.licence({"name": "resvg_py"}) == "MIT"
    for odd in ([{"license": {"name": "Our own"}}], []):
        with pytest.raises(SystemExit, match="c: "):
            release.licences({"components": [{"name": "c", "licenses": odd}]})


def test_an_sdist_is_the_same_each_time(tmp_path: Path) -> None:
    """Whoever made it, whenever, in whatever order."""
    made = []
    for number, names in enumerate((("a", "b"), ("b", "a"))):
        archive = tmp_path / f"{number}.tar.gz"
        with tarfile.open(archive, "w:gz") as packed:
            for name in names:
                file = tmp_path / name
                file.write_text(name)
                file.chmod(0o600 if number else 0o644)
                packed.add(file, name)
        dist.same_each_time(archive)
        made.append(archive.read_bytes())
    assert made[0] == made[1]
    with tarfile.open(tmp_path / "0.tar.gz") as packed:
        assert [member.name for member in packed] == ["a", "b"]
        assert {member.mtime for member in packed} == {int(dist.commit_time())}
