"""Whatever number of the rules a game cites can be looked up in docs/rules or docs/rulings.

Cited are sections ("Rules 5.1", "Section 8.7", a bare "6.14" where a remark begins or ends), marks
of rulings, worked examples and scenarios ("R-10", "W1", "T40"), and in Age of Heroes "scenario 5"
and "edge 14": in comments, docstrings, names of tests, reasons and log lines of the source, ids of
the locales, scenario files, data files and the game's own documents.

A number can be looked up where a heading begins with it (`### 5.1 Permissions`), where it is bold
at the start of a line, a list item or a table row (`**5.2.6** …`, `- **R-7** …`, `| **T40** | …`),
or, marks only, where it is the first cell of a table row (`| R-7 | …`).
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "wartable" / "games"
GAMES = sorted(plugin.parent.name for plugin in SOURCE.glob("*/plugin.py"))
LETTERS = {"critters_at_war": "MRT"}  # of marks; any elsewhere. There A1, L2 and S3 are cards
TELLERS = {"Reason", "Told", "Telling"}  # calls with a citation among their arguments
FIELDS = {"rule"}  # names of variables and arguments that hold a citation

# Sections: 5, 5.2, 5.2.6, 13.3.e. In a text they are cited after a word, or where a remark begins
# or ends: in a list between these marks of punctuation, with something in it that is no bare figure
SECTION = r"[1-9]\d?(?:\.[1-9]\d?)*(?:\.[a-f]\b| [a-f]\b)?(?![\w.]\w)"
DOTTED = r"[1-9]\d?(?:\.[1-9]\d?)+(?:\.[a-f]\b| [a-f]\b)?(?!\w|\.\d)"
DOTTED_NAME = r"[1-9]\d?(?:\.[1-9]\d?)+"
MARK = r"(?<![\w/`#])(?<!\D-)[A-Z]-?\d{1,3}[A-Za-z]?\b"
NAME = r"(?:scenario|edge)(?:s| cases?)?"
AND = r"(?:, and | and |, | to | … |–|-)"
ENDS = r"(?=[.,:;)–…|-]| and\b| to\b| …|$)"  # "Rules 5, 3 cards each" is about section 5 only
MORE = rf"(?:(?: and | to | … |–)(?:{MARK}|{SECTION})|, (?:{MARK}|{SECTION}){ENDS})*"
AFTER_WORD = re.compile(rf"(?:\b(?:rules?|sections?),? |§ ?)({SECTION}{MORE})", re.I)
AFTER_NAME = re.compile(rf"\b({NAME}) (\d+{MORE})", re.I)
ONE = rf"(?:(?i:rules?|sections?) )?(?:{NAME} \d+|{MARK}|{SECTION})"
LISTED = re.compile(rf"(?:^|[(]|[.:;] )({ONE}(?:{AND}{ONE})*)(?=[.:;)]|, (?:option|setup)|$)")
BARE = re.compile(rf"(?:^|[(–]|[.,:;] | to | and )({DOTTED})(?=[.,:;)–]| to | and | …|$)")


def plain(cited: str) -> str:
    """One way to write it: R-07b is R7, 13.3.e is 13.3."""
    mark = re.fullmatch(r"([A-Za-z])-?0*(\d+)[A-Za-z]?", cited)
    if mark:
        return mark[1].upper() + mark[2]
    return re.sub(r"[. ][a-f]$", "", cited)


def ours(cited: str, letters: str) -> bool:
    return not letters or cited[0].isdigit() or cited[0].upper() in letters


def said(text: str, letters: str = "") -> set[str]:
    """What a remark of people to people cites."""
    text = " ".join(text.split())
    found = {mark for mark in re.findall(MARK, text) if ours(mark, letters)}
    for many in AFTER_WORD.findall(text):
        found |= set(re.findall(rf"(?<![\w.-]){SECTION}", re.sub(MARK, "", many)))
    for name, many in AFTER_NAME.findall(text):
        found |= {f"{name.split()[0].lower().rstrip('s')} {n}" for n in re.findall(r"\d+", many)}
    for many in LISTED.findall(text):
        rest = re.sub(MARK, "", re.sub(rf"{NAME} \d+(?:{AND}\d+)*", "", many))
        if rest != many or re.search(DOTTED, many):
            found |= set(re.findall(rf"(?<![\w.-]){SECTION}", rest))
    found |= set(BARE.findall(text))
    return {plain(one) for one in found}


def in_python(code: str, letters: str = "") -> set[str]:
    found: set[str] = set()
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT and "noqa" not in token.string:
            found |= said(token.string.lstrip("# -"), letters)
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
            found |= said(ast.get_docstring(node) or "", letters)
        if isinstance(node, ast.FunctionDef):
            for mark in re.findall(r"(?<=^test_)[a-z]\d+[a-z]?(?=_)", node.name):
                if ours(mark, letters):
                    found.add(plain(mark))
        if isinstance(node, ast.Constant) and str(node.value).startswith("section "):
            found |= said(str(node.value), letters)
        for text in literals(node):
            if re.fullmatch(rf"{SECTION}|{MARK}", text) and ours(text, letters):
                found.add(plain(text))
    return found


def literals(node: ast.AST) -> Iterator[str]:
    """Texts that cite: as in `Reason("not-now", "5")`, `("deployed", "R5")`; values of `rule`."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in TELLERS:
        yield from (text for part in node.args for text in texts(part))
    if isinstance(node, ast.Tuple):
        yield from (text for part in node.elts for text in texts(part) if not text.isdigit())
    if isinstance(node, ast.keyword) and node.arg in FIELDS:
        yield from texts(node.value)
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id in FIELDS:
                yield from texts(node.value)
    if isinstance(node, ast.Compare) and getattr(node.left, "attr", "") in FIELDS:
        yield from (text for one in node.comparators for text in texts(one))


def texts(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def in_locale(text: str, letters: str = "") -> set[str]:
    found: set[str] = set()
    for id in re.findall(r"^rule-([a-z]?-?\d+(?:-\d+)*)\b", text, re.M):
        found.add(plain(id) if id[0].isalpha() else id.replace("-", "."))
    for remark in re.findall(r"^#+ ?(.*)$", text, re.M):
        found |= said(remark, letters)
    return found


def in_lines(text: str, letters: str = "") -> set[str]:
    """Of documents, data and scenario files: every line, and every cell of a table, is a remark."""
    found: set[str] = set()
    for line in re.sub(r"\n(?![\n|#*-])", " ", text).splitlines():
        for cell in re.split(r" ?\| ?", line.lstrip("#*- ")):
            found |= said(cell.replace("**", ""), letters)
    return found


def in_scenarios(text: str, letters: str = "") -> set[str]:
    """Their names count where they are sections (5.1b, 7.5-2) or where the letter is the sheet's;
    other names are the file's own."""
    named = re.findall(rf"^({DOTTED_NAME})(?:[a-z]|-\d+)? ", text, re.M)
    return {
        *named,
        *(one for line in text.splitlines() for one in said(line.lstrip("# "), letters)),
    }


def in_data(text: str, letters: str = "") -> set[str]:
    remarks = re.findall(r"#+ (.*)$|= \"(.*)\"", text, re.M)
    return {one for pair in remarks for remark in pair for one in said(remark, letters)}


READERS = {
    ".py": in_python,
    ".ftl": in_locale,
    ".als": in_scenarios,
    ".toml": in_data,
    ".md": in_lines,
}


def pages(game: str) -> list[Path]:
    name = game.replace("_", "-") + ".md"
    return [ROOT / "docs" / "rules" / name, ROOT / "docs" / "rulings" / name]


def citations(game: str) -> dict[str, list[str]]:
    """What is cited, and the files that do."""
    found: dict[str, list[str]] = {}
    folders = [SOURCE / game, ROOT / "tests" / game, ROOT / "tools" / game]
    files = [file for folder in folders for file in sorted(folder.rglob("*"))]
    for file in [*files, *pages(game)]:
        if file.suffix in READERS and file.exists():
            text = file.read_text(encoding="utf-8")
            for one in READERS[file.suffix](text, LETTERS.get(game, "")):
                found.setdefault(one, []).append(file.relative_to(ROOT).as_posix())
    return found


def places(text: str) -> set[str]:
    """What can be looked up in a document."""
    one = rf"(?:scenario|edge) \d+|{MARK}|{SECTION}"
    found = re.findall(rf"^#+ (?i:({one}))(?=[.:, ]|$)", text, re.M)
    found += re.findall(rf"^(?:[-*] |\| ?)?\*\*(?i:({one}))(?=[.:, *])", text, re.M)
    found += re.findall(rf"^\| ?({MARK}) ?\|", text, re.M)
    return {plain(one) if one[0].isdigit() or " " not in one else one.lower() for one in found}


def missing(cited: dict[str, list[str]], documents: list[str]) -> dict[str, list[str]]:
    known = {place for document in documents for place in places(document)}
    return {one: files for one, files in cited.items() if one not in known}


@pytest.mark.parametrize("game", GAMES)
def test_every_number_cited_can_be_looked_up(game: str) -> None:
    cited = citations(game)
    assert len(cited) > 30
    lost = missing(cited, [page.read_text(encoding="utf-8") for page in pages(game)])
    assert not lost, "\n".join(f"{one}: {', '.join(files)}" for one, files in lost.items())


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("The first line binds the seat. Rules 5, W1.", "5 W1"),
        ("W8, rules 6.", "6 W8"),
        ("Rules 4 and 5: 1, 2, 0, 1; W4–W7, R-10.", "4 5 R10 W4 W7"),
        ("What rules 10 to 13 say of it; (rules 12).", "10 12 13"),
        ("Rules 8–10, 15.", "10 15 8"),
        ("Sections 2, 4.1, 8. As section 13 has it.", "13 2 4.1 8"),
        ("Section 9, items 1 and 2; rules 10, step 1; rules 5, 3 cards each.", "10 5 9"),
        ("6.14, D8", "6.14 D8"),
        ("X2, X3, 4: of roads 0-1, 1-2, 2-3 one is left.", "4 X2 X3"),
        ("moves of the army that left (6, R15)", "6 R15"),
        ("13.3 e: mines first; 13.3.b; R2b, W4C, T01.", "13.3 R2 T1 W4"),
        ("Tokens from the bank, largest first. 14.2", "14.2"),
        ("4.1.3–4.1.5", "4.1.3 4.1.5"),
        ("F3, scenario 6, edges 40 and 50: wood for iron.", "F3 edge 40 edge 50 scenario 6"),
        ("edge cases 14 to 22; §7.", "7 edge 14 edge 22"),
        ("9.5 px where 390 are 360; 53.03 %, 0.726, 4.6 MB, 2 to 6 seats, a 3, utf-8", ""),
        ("`card-S6` is #E3 and i64.", ""),
    ],
)
def test_what_a_remark_cites(text: str, cited: str) -> None:
    assert " ".join(sorted(said(text))) == cited


def test_where_a_letter_names_cards_it_is_no_mark() -> None:
    assert said("A3 flips L4: R1, T40, M5.", "MRT") == {"R1", "T40", "M5"}
    assert in_python("def test_a3_flips():\n    pass\n", "MRT") == set()
    assert in_python("def test_a3_flips():\n    pass\n") == {"A3"}


def test_what_source_cites() -> None:
    code = '''
"""Rules 6.1."""
REASONS = {1: Reason("not-now", "R5"), 2: Reason("too-late", "8"), 3: Other("10.1", "11")}
NAMED = {4: ("deployed", "5.4"), 5: ("first", "0"), 6: ("chen", "chu", 1, "10")}
LIMITS = {"hand": (1, 9, "10.2"), "land": "section 4.4: 23 provinces"}
rule = "R-11" if REASONS else "9"  # 7.2, W2
x: int = 0  # noqa: E741


def test_t40_disrupt(event: object) -> None:
    """Rules 3."""
    assert event.rule == "R-6" and event.name == "R-7"
'''
    cited = {"6.1", "R5", "8", "5.4", "R11", "9", "7.2", "W2", "T40", "3", "R6", "10.2", "4.4"}
    assert in_python(code) == cited


def test_what_locales_data_and_scenarios_cite() -> None:
    assert in_locale("rule-5-1 = Text 3.2.\nrule-r-10 = Text\n# Rules 7\nrules = no\n") == {
        "5.1", "R10", "7",
    }  # fmt: skip
    assert in_data('worth = 3.2 # R5\nnote = "D3: whether it counts"\n') == {"R5", "D3"}
    scenarios = "T07 out of turn (5.1, R17)\nP04 ours\nb0 A: A6 | L: -\n7.5-2 two\n8.4.1b more\n"
    assert in_scenarios(scenarios, "MRT") == {"T7", "5.1", "R17", "7.5", "8.4.1"}
    assert in_lines("# 3. Title\n\n| R-7 | as in 5.2? | (7.1), rules\n12 |\n") >= {"R7", "7.1"}


SHEET = """# 1 of a kind: 2.2
## 5. The turn
### 5.1 Permissions
**5.2.6 Raids.** Text of 9.9 and **8.8**
- **R-7** text
- **H1, memory.** text
1. a list is no place
| **T40** | text |
| W1 | text |
| 2 | players |
**Scenario 5.** text
| **Edge 14** | text |
text **8.7**
"""


def test_where_a_number_can_be_looked_up() -> None:
    found = places(SHEET)
    assert found == {"1", "5", "5.1", "5.2.6", "R7", "H1", "T40", "W1", "scenario 5", "edge 14"}
    cited = {"R7": ["a.py"], "5.1": ["a.py"], "8.7": ["b.py"], "2": ["c.py"], "W2": ["d.py"]}
    assert missing(cited, [SHEET]) == {"8.7": ["b.py"], "2": ["c.py"], "W2": ["d.py"]}
    assert missing(cited, [SHEET, "## 2 Two\n", "| W-02 | two |"]) == {"8.7": ["b.py"]}
