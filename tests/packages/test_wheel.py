"""The wheel as a stranger installs it: everything is inside, and it plays and serves from there."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import dist
from wartable.server.lean import lean_script

ROOT = Path(__file__).parents[2]
PATIENCE = 300  # seconds for a server to start, on a machine with much else to do
ONLY_HERE = (".d.ts",)  # types of the page's scripts: for developers


def wheel_of(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built of the files as they are now."""
    sources, out = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("wheel")
    wanted = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE")
    listed = dist.git("ls-files", "-z", "--cached", "--others", "--exclude-standard", *wanted)
    for name in listed.decode().split("\0")[:-1]:
        if (ROOT / name).exists():
            (sources / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, sources / name)
    return dist.pure(sources, out)


def program_of(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`wartable` in a virtual environment with the wheel. What it depends on is not fetched again:
    it is looked for where the tests have it, after the environment's own packages."""
    place = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    python = place / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", wheel], check=True)
    asked = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    own = Path(subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip())
    (own / "beside.pth").write_text(sysconfig.get_path("purelib") + "\n")
    assert (own / "wartable" / "__init__.py").exists()  # it comes first, before any beside it
    return place / "bin" / "wartable"


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """Nothing of the tree the tests run in."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONPATH" and "WARTABLE" not in k}
    return {**kept, "WARTABLE_LANG": "en", "WARTABLE_DATA_DIR": str(tmp_path / "data")}


def test_the_wheel_plays_and_serves_where_it_is_installed(
    tmp_path_factory: pytest.TempPathFactory, tmp_path: Path, env: dict[str, str]
) -> None:
    """One test, for the wheel is built and installed once."""
    wheel = wheel_of(tmp_path_factory)
    must_have_all(wheel)
    program = program_of(wheel, tmp_path_factory)
    must_play(program, env, tmp_path)
    must_serve(program, env, tmp_path)


def must_have_all(wheel: Path) -> None:
    """Everything that is tracked is in the wheel, and nothing else."""
    with zipfile.ZipFile(wheel) as opened:
        inside = {name for name in opened.namelist() if name.startswith("wartable/")}
    tracked = dist.git("ls-files", "--cached", "--others", "--exclude-standard", "src/wartable")
    wanted = {name.removeprefix("src/") for name in tracked.decode().splitlines()}
    assert {name for name in wanted - inside if not name.endswith(ONLY_HERE)} == set()
    assert inside <= wanted
    assert wheel.stat().st_size < dist.LARGEST
    assert wheel.name.endswith("-py3-none-any.whl")


def must_play(program: Path, env: dict[str, str], tmp_path: Path) -> None:
    """In the terminal."""

    def run(*args: str, stdin: str = "") -> str:
        done = subprocess.run(
            [program, *args], env=env, cwd=tmp_path, input=stdin, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    games = [game["id"] for game in json.loads(run("games", "--json"))]
    assert len(games) == 5
    found = json.loads(run("doctor", "--json"))
    assert found["problems"] == [] and [game["id"] for game in found["games"]] == sorted(games)
    said = run("play", "age-of-war", "--seed", "1", stdin="1\nquit\n")
    assert "wartable play --resume" in said


def must_serve(program: Path, env: dict[str, str], tmp_path: Path) -> None:
    """The page, its scripts, fonts and texts, and a game that bots play."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen([program, "serve", "--port", str(port)], env=env, stderr=log)
        try:
            visit(f"http://127.0.0.1:{port}", server)
            said = (tmp_path / "log").read_text()  # before its end, which may come amid a thought
        finally:
            server.terminate()
            server.wait(60)
    lines = [json.loads(line) for line in said.splitlines()]
    assert "serving" in {line["what"] for line in lines}
    assert [line for line in lines if line["level"] == "error"] == []


def visit(url: str, server: subprocess.Popen[bytes]) -> None:
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def ask(path: str, body: object = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        head = {"content-type": "application/json", "origin": url}
        request = urllib.request.Request(url + path, data, head)
        with opener.open(request, timeout=60) as answer:
            return bytes(answer.read())

    for _ in waiting():
        assert server.poll() is None
        try:
            ask("/healthz")
            break
        except OSError:
            continue
    page = ask("/").decode()
    assert "Age of War" in page
    static = ROOT / "src" / "wartable" / "server" / "static"
    for name in ("table.js", *(path.name for path in static.rglob("*.woff2"))):
        (file,) = static.rglob(name)
        written = file.read_bytes()
        if name.endswith(".js"):
            written = lean_script(written.decode()).encode()
        assert ask(f"/static/{file.relative_to(static)}") == written
    seats = [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    ask("/api/tables", {"game": "age-of-war", "seats": seats, "mix": "x"})
    for _ in waiting():
        if b"\nwartable_moves_total" in (told := ask("/metrics")) and b'game="age-of-war"' in told:
            return


def waiting() -> Iterator[None]:
    """Go on until it is left; fail when it takes too long."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
        time.sleep(0.1)
    pytest.fail("the server takes too long")
