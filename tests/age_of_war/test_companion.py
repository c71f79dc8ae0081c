"""What the companion says of a position, and why one action is better: by exact figures."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.age_of_war.tables import do, holding, roll
from wartable.games.age_of_war.advice import because, matters, worths
from wartable.games.age_of_war.advice import chances as exact
from wartable.games.age_of_war.plugin import GAME
from wartable.i18n import LANGUAGES, texts
from wartable.kernel import Knowledge, Rng
from wartable.play import Match, ProvenChance

NAMES = ("Olena", "Marek")
RULES = GAME.game()


def said(state: Any, what: str = "", other: str = "") -> str:
    """The sentence in English; those in the other languages have its figures too. Without actions
    it is what matters, with two why the first is better."""
    found = []
    for lang in LANGUAGES:
        seen = Knowledge.of(RULES, state, state.current, Rng(1))
        words = texts(GAME.package, lang, NAMES)
        if what:
            pair = [GAME.read(RULES, seen.seat, text) for text in (what, other)]
            found.append(because(seen, pair[0], pair[1], words))
        else:
            found.append(matters(seen, words))
    assert all(found) or not any(found)
    assert len({text.count("%") for text in found}) == 1, found
    return found[0]


def table(mine: str, his: str, faces: str, *done: str) -> Any:
    """A roll of seat 0, then by turns an action and the next roll."""
    state = holding(mine, his)
    roll(state, faces)
    for number, action in enumerate(done):
        (roll if number % 2 else do)(state, action)
    return state


# ---- what matters

MATTERS: dict[str, tuple[tuple[str, ...], str]] = {
    "complete": (
        (
            "jimo shouchun wan chen",
            "",
            "3 C A C A 1 1",
        ),
        "Ying is all you lack of Chu: 10 points that nobody can take again, and 47 % to "
        "get it from this roll.",
    ),
    "deny": (
        (
            "",
            "xiangping jinyang",
            "2 2 C A G C 1",
        ),
        "Marek lacks only Ji to complete Yan for 4 points and takes it with 69 % on a "
        "fresh turn; you, from this roll, with 70 %.",
    ),
    "break": (
        (
            "jimo",
            "xinzheng jinyang handan",
            "1 3 2 1 G 3 3",
        ),
        "Marek is one city short of Zhao, 8 points; if you take Jinyang, it is two: 66 % "
        "from this roll.",
    ),
    "steal": (
        (
            "linzi",
            "dai xinzheng shouchun",
            "A A 2 G A 2 A",
        ),
        "Dai counts twice: 1 point for you and as many off Marek; 68 % from this roll.",
    ),
    "points": (
        (
            "",
            "",
            "2 1 2 1 C 1 2",
        ),
        "The surest city is Wan, 92 % for 1 point; but Ji is worth the risk: 70 % for 2 points.",
    ),
    "surest": (
        (
            "jimo linzi daliang handan xinzheng xiangping ji wan ying",
            "chen",
            "3 G 3 2 A 1 C",
        ),
        "Jinyang is both the surest and the best of this roll, 87 % for 2 points; you "
        "have 23, Marek has 1.",
    ),
    "wait": (
        (
            "wan xiangping handan ying shouchun xinzheng jimo chen anyi jinyang ji linzi",
            "",
            "G 1 1 1 1 2 C",
        ),
        "No line of this roll is worth being bound by: Dai, the likeliest, has 54 %, and "
        "6 dice still take some city or other with 54 %.",
    ),
    "wait-for": (
        (
            "handan ying ji",
            "dai",
            "2 1 1 1 A C 3",
        ),
        "Wan is the likeliest, 92 %, but would put you only at 74 % to win; Xiangping "
        "makes that 77 % and comes with 47 % after a lost die.",
    ),
    "race": (
        (
            "ji jinyang jimo anyi xiangping chen daliang linzi handan",
            "dai xinzheng ying",
            "3 C 1 C 2 3 C",
        ),
        "Only 2 cities are left in the centre, and it stands 23 to 6 between you and "
        "Marek: what counts is Shouchun, 57 % for 3 points.",
    ),
    "win": (
        (
            "jinyang ying dai ji daliang shouchun chen jimo wan",
            "handan linzi xiangping anyi",
            "C A 2 3 3 A C",
        ),
        "Xinzheng is the last city of the centre: you take it with 21 %, and that ends "
        "the game 23 to 10 for you.",
    ),
    "defeat": (
        (
            "linzi ying wan",
            "shouchun chen handan jinyang jimo daliang anyi ji xiangping xinzheng",
            "A A G 1 1 2 C",
        ),
        "Dai is the last city of the centre, and taking it would end the game 8 to 24 "
        "against you; Handan would help more, 25 % from this roll.",
    ),
    "siege-fill": (
        (
            "",
            "",
            "C C C C C A 3",
            "fill shouchun cavalry-cavalry",
            "A G G 1 1",
        ),
        "Shouchun still lacks archers, 5 infantry: with archers filled, 4 dice take it "
        "with 58 %; a die given up leaves 28 %.",
    ),
    "siege-lines": (
        (
            "",
            "",
            "G 3 C C G A G",
            "fill anyi cavalry-cavalry",
            "G 2 1 A 2",
        ),
        "At Anyi the order decides: 5 infantry first leaves 72 %, 2 infantry first 58 %, "
        "a die given up 40 %.",
    ),
    "siege-lose": (
        (
            "handan anyi shouchun chen dai",
            "ji",
            "G C A G 2 1 2",
            "fill jinyang general",
            "G C 1 C 2 C",
            "fill jinyang cavalry",
            "G C G 2 2",
        ),
        "3 infantry would take 2 of your 5 dice and leave 67 % for Jinyang; a die given "
        "up leaves 68 %.",
    ),
    "siege-hopeless": (
        (
            "ying anyi ji handan",
            "jimo shouchun",
            "2 1 3 2 2 1 1",
            "fill jimo infantry-6",
            "A A 3 3",
            "lose",
            "2 1 G",
        ),
        "Jimo is out of reach: 3 dice cannot fill what is still open (general, archers + "
        "cavalry, special general line).",
    ),
    "siege-won": (
        (
            "handan shouchun",
            "",
            "3 C G G 2 G 2",
            "fill wan general",
            "C 3 G 1 G C",
            "fill wan cavalry",
            "A 2 2 3 A",
        ),
        "Wan lacks only archers, and the roll has it: 1 point.",
    ),
}
BECAUSE: dict[str, tuple[tuple[str, ...], str, str, str]] = {
    "bind-any": (
        (
            "jimo",
            "xinzheng jinyang handan",
            "1 3 2 1 G 3 3",
        ),
        "fill jinyang general",
        "lose",
        "The roll suits Jinyang: 66 % now, 32 % after a lost die. The 84 % beside losing a "
        "die is for any city; at stake here: Marek set back from Zhao, 8 points.",
    ),
    "bind-alone": (
        (
            "",
            "",
            "2 2 2 2 3 3 2",
        ),
        "fill chen infantry-10",
        "lose",
        "The roll suits Chen: 100 % now, 17 % after a lost die; at stake: 1 point.",
    ),
    "stake": (
        (
            "handan dai jinyang",
            "",
            "2 3 2 3 3 1 2",
        ),
        "fill shouchun infantry-5",
        "fill anyi infantry-5",
        "Shouchun (27 %; 3 points) brings more than Anyi (35 %; 2 points), though it is less sure.",
    ),
    "spare": (
        (
            "linzi ying wan",
            "shouchun chen handan jinyang jimo daliang anyi ji xiangping xinzheng",
            "A A G 1 1 2 C",
            "fill dai general",
            "A A 1 1 2 C",
        ),
        "lose",
        "lose",
        "Better not to take Dai: it would mean the end of the game and defeat, 8 to 24.",
    ),
    "dice": (
        (
            "wan",
            "ji",
            "3 G 2 C G C A",
        ),
        "fill ji general",
        "fill ji infantry-4",
        "It keeps 6 dice instead of 5: 37 % to take Ji, not 31 %.",
    ),
    "fill": (
        (
            "",
            "",
            "G 3 C C G A G",
            "fill anyi cavalry-cavalry",
            "G 2 1 A 2",
        ),
        "fill anyi infantry-5",
        "lose",
        "With 5 infantry filled, 2 dice take Anyi with 72 %; a die given up would leave 40 %.",
    ),
    "keep": (
        (
            "handan ying ji",
            "dai",
            "2 1 1 1 A C 3",
        ),
        "lose",
        "fill jinyang infantry-3",
        "It keeps your choice: 6 dice take some city with 84 %, while the line binds you "
        "to Jinyang at 80 % (at stake: 2 points).",
    ),
    "keep-for": (
        (
            "handan ying ji",
            "dai",
            "2 1 1 1 A C 3",
        ),
        "lose",
        "fill wan archers",
        "Wan is likely, 92 %, but puts you only at 74 % to win; Xiangping makes that "
        "77 % and still comes with 47 % after a lost die.",
    ),
    "open": (
        (
            "jimo",
            "xinzheng jinyang handan",
            "1 3 2 1 G 3 3",
        ),
        "fill jinyang general",
        "fill jinyang infantry-3",
        "What it leaves open at Jinyang (archers, cavalry, 3 infantry, special general "
        "line) is easier to roll: 66 % instead of 56 %.",
    ),
    "surer": (
        (
            "jimo",
            "xinzheng jinyang handan",
            "1 3 2 1 G 3 3",
        ),
        "fill jinyang general",
        "fill handan special",
        "Jinyang comes with 66 % (Marek set back from Zhao, 8 points), Handan only with "
        "12 % (Marek set back from Zhao, 8 points).",
    ),
    "takes": (
        (
            "",
            "",
            "3 C 3 G G 2 C",
            "fill daliang infantry-8",
            "2 C 1 G",
        ),
        "fill daliang general",
        "lose",
        "It takes Daliang at once: 2 points; the other way leaves 67 %.",
    ),
    "worth": (
        (
            "jimo",
            "xinzheng jinyang handan",
            "1 3 2 1 G 3 3",
        ),
        "fill jinyang general",
        "fill ji infantry-4",
        "Jinyang (66 %; Marek set back from Zhao, 8 points) would put you at 42 % to win,"
        " Ji (70 %; 2 points) only at 39 %.",
    ),
    "best-itself": (
        (
            "jimo",
            "xinzheng jinyang handan",
            "1 3 2 1 G 3 3",
        ),
        "fill jinyang general",
        "fill jinyang general",
        "Jinyang (66 %; Marek set back from Zhao, 8 points) would put you at 42 % to win,"
        " Chen (100 %; 1 point) only at 34 %.",
    ),
}


def test_praise_of_a_line_names_the_surer_one_that_is_shown() -> None:
    """Wherever the best button shows less than another, the sentence has the other's figure: else
    the companion seems to contradict the buttons."""
    match = Match(GAME, 2, chance=ProvenChance.seeded(3))
    reader, rng, seen_less = texts(GAME.package, "en", NAMES), random.Random(3), 0
    match.settle()
    while not match.over:
        seat, legal = match.actors[0], match.legal(match.actors[0])
        seen = Knowledge.of(RULES, match.state, seat, Rng(1))
        worth, shown = worths(seen, 1.0).worth, exact.chance_after(match.state, legal)
        best, surest = (max(legal, key=lambda a: (by[a], -a)) for by in (worth, shown))
        if shown[surest] - shown[best] >= 0.01 and worth[best] - worth[surest] > 1e-4:
            said = because(seen, best, best, reader)
            assert exact.percent(shown[surest]) in said or "Better not to take" in said
            seen_less += 1
        match.play(seat, rng.choice(legal))
        match.settle()
    assert seen_less > 20


@pytest.mark.parametrize("kind", MATTERS)
def test_what_matters(kind: str) -> None:
    laid, sentence = MATTERS[kind]
    assert said(table(*laid)) == sentence


@pytest.mark.parametrize("kind", BECAUSE)
def test_why_it_is_better(kind: str) -> None:
    laid, better, played, sentence = BECAUSE[kind]
    assert said(table(*laid), better, played) == sentence


def test_nothing_matters_where_nothing_is_decided() -> None:
    assert said(table("", "", "C C C C C C C", "fill shouchun cavalry-cavalry", "G G G G G")) == ""
