"""Scripts and styles: compressed once, kept by browsers for good, light."""

from __future__ import annotations

import re

import pytest
from web_harness import Person, Served

from wartable.plugin import games
from wartable.puzzles import puzzles
from wartable.server.assets import EVERYWHERE, FOLDER, address, assets, words, words_name
from wartable.server.lean import lean_script, lean_style

MOST_PAGE = 250_000  # bytes of a table's page, with all it loads


def test_a_page_names_assets_by_their_content(served: Served) -> None:
    page = served.person().http.get("/")
    named = re.findall(r'(?:src|href)="(/static/[^"]+)"', page.text)
    assert address(EVERYWHERE) in named and address("lobby.js") in named
    assert all(name.startswith(address("")) for name in named)
    for name in named:
        answer = served.person().http.get(name)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_what_is_asked_for_by_another_name_is_asked_for_again(served: Served) -> None:
    http = served.person().http
    for path in ("/static/ui.css", "/static/of-another-version/ui.css"):
        answer = http.get(path)
        assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache"
        again = http.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert http.get("/static/nothing.css").status_code == 404
    assert http.get("/static/../app.py").status_code == 404


def test_scripts_and_styles_travel_compressed(served: Served) -> None:
    http = served.person().http
    packed = http.get("/static/table.js", headers={"accept-encoding": "gzip"})
    plain = http.get("/static/table.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    written = (FOLDER / "table.js").read_text(encoding="utf-8")
    assert plain.text == lean_script(written) and "@param" in written
    assert "@param" not in plain.text and "// " not in plain.text
    small = int(packed.headers["content-length"])
    assert small < len(plain.content) / 2


def styled_by_has(styles: str) -> list[tuple[str, str]]:
    """Selectors that ask by :has() about what surrounds their last part, and that part."""
    found = []
    for rule in re.findall(r"([^{};]*:has\([^{};]*)\{", styles):
        depth, parts = 0, [""]
        for c in f"{rule.strip()},":
            depth += (c == "(") - (c == ")")
            if depth or c not in " >~+,":
                parts[-1] += c
            elif c != ",":
                parts.append("")
            else:
                if ":has(" in "".join(parts[:-1]):
                    found.append((rule.strip(), parts[-1]))
                parts = [""]
    return found


def test_what_has_styles_is_named() -> None:
    """A browser keeps one list of all that any :has() may style, and whenever one of them may have
    changed, many times a move, it styles all of that anew: `:has(…) > *` is everything on the page,
    and what stands in every piece of a board is nearly that."""
    everywhere = re.compile(r"\.(?:piece|frame|hit|label|mark)\b|(?:^|[(, ])(?:\*|a?\[)")
    wide = []
    for path in sorted(FOLDER.glob("*.css")):
        for rule, end in styled_by_has(path.read_text(encoding="utf-8")):
            named = re.sub(r":not\((?:[^()]|\([^()]*\))*\)", "", end)
            if not re.search(r"(?:^|[(, ])[a-z]|[.#]", named) or everywhere.search(named):
                wide.append(f"{path.name}: {rule}")
    assert not wide, "\n".join(wide)


@pytest.mark.parametrize("path", ["/", "/join", "/t/there-is-none"])
def test_pages_travel_compressed(served: Served, path: str) -> None:
    http = served.person().http
    asked = {"accept": "text/html"}
    packed = http.get(path, headers={**asked, "accept-encoding": "gzip"})
    plain = http.get(path, headers={**asked, "accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers and "accept-encoding" in plain.headers["vary"]
    assert plain.text.startswith("<!doctype html>") and packed.text == plain.text
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("// a\n// b\nlet a = 1; // c\nlet b;", "let a=1;\nlet b;"),
        ("/** @type {string} */ let a = /** @type {any} */ (b);", "let a=(b);"),
        ("return /* x\n */ 1", "return\n1"),
        (
            "a = 'it // is' + \"/* not */\" + `a // b ${c /* d */ + `/* ${e} */`} // f`;",
            "a='it // is'+\"/* not */\"+`a // b ${c+`/* ${e} */`} // f`;",
        ),
        ("x.replace(/[/]\\/*/g, 1) / 2 // y", "x.replace(/[/]\\/*/g,1)/2"),
        ("const f = ({ a }) => `${a}/${b}`; /* c */ g()", "const f=({a})=>`${a}/${b}`;g()"),
        ("if (a) {\n    b();\n\n\n    c();\n}\n", "if(a){\nb();\nc();\n}\n"),
        ("a + +b - -c / d + 1 .e; f = /g/ in h", "a+ +b- -c/d+1 .e;f=/g/ in h"),
    ],
)
def test_what_only_writers_read_stays_here(written: str, sent: str) -> None:
    assert lean_script(written) == sent


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("/* a */\n.b .c, d > e { --f: 1px; g: h i; }\n", ".b .c,d > e{--f:1px;g:h i}"),
        (
            "@media (min-width: 1px) and (hover) {\n  a { }\n}",
            "@media (min-width:1px) and (hover){a{}}",
        ),
        (
            'a::after { content: " ; /* b */"; c: calc(1px + 2px) }',
            'a::after{content:" ; /* b */";c:calc(1px + 2px)}',
        ),
        ("a /* b */ c:not(.d) .e :hover { }", "a c:not(.d) .e :hover{}"),
    ],
)
def test_a_style_keeps_the_blanks_that_part_something(written: str, sent: str) -> None:
    assert lean_style(written) == sent


def loaded(name: str, found: set[str]) -> set[str]:
    """A script and all it imports."""
    found.add(name)
    text = (FOLDER / name).read_text(encoding="utf-8")
    for other in re.findall(r'^import [^;]*?"\./([\w.]+)";', text, re.M):
        if other not in found:
            loaded(other, found)
    return found


def weight_of(person: Person, path: str, script: str, game: str, *parts: str) -> int:
    """A page, its scripts, styles, fonts and symbols, as they travel: in Ukrainian, which needs all
    fonts."""
    page = person.http.get(f"{path}?lang=uk").text
    texts = {words_name("uk"), *(words_name("uk", part) for part in parts)}
    named = set(re.findall(r'(?:src|href)="/static/\w+/([\w.-]+)"', page))
    assert {script, EVERYWHERE, *texts} < named
    named = (named - texts) | loaded(script, set())
    named |= {name for name in assets() if name.endswith(".woff2")}
    weight = sum(len(assets()[name].packed or assets()[name].raw) for name in named)
    weight += sum(len(words()[name].packed) for name in texts)
    paths = [f"{path}?lang=uk", "/sheets/tokens.css", "/sheets/common.svg", "/sheets/logo.svg"]
    for each in (*paths, f"/sheets/{game}.uk.svg"):
        weight += int(person.http.get(each).headers["content-length"])
    print(f"{path}: {weight} bytes")
    return weight


@pytest.mark.parametrize("game", sorted(games()))
def test_a_table_is_light(served: Served, game: str) -> None:
    person = served.person()
    seats = ["me", *[f"local:{n}" for n in range(1, games()[game].seats[0])]]
    assert weight_of(person, f"/t/{person.open(game, *seats)}", "table.js", game) < MOST_PAGE


@pytest.mark.parametrize("game", [id for id, plugin in games().items() if puzzles(plugin)])
def test_a_puzzle_is_light(served: Served, game: str) -> None:
    path = f"/puzzles/{game}/{puzzles(games()[game])[0].id}"
    assert weight_of(served.person(), path, "puzzle.js", game, "puzzles") < MOST_PAGE
