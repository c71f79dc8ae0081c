"""What the companion says of a battle, and why one action is better."""

from __future__ import annotations

from typing import Any

import pytest

from tests.critters_at_war.tables import play
from wartable.games.critters_at_war.advice import because, matters
from wartable.games.critters_at_war.plugin import GAME
from wartable.i18n import LANGUAGES, texts
from wartable.kernel import Knowledge, Rng

NAMES = ("Olena", "Marek")
RULES = GAME.game()


def said(table: str, better: str = "", played: str = "") -> str:
    """The sentence in English of seat 0; the other languages have one too. Without actions it is
    what matters, with two why the first is better."""
    state: Any = play(table).state
    found = []
    for lang in LANGUAGES:
        seen = Knowledge.of(RULES, state, 0, Rng(1))
        words = texts(GAME.package, lang, NAMES)
        if better:
            pair = [GAME.read(RULES, 0, text) for text in (better, played)]
            found.append(because(seen, pair[0], pair[1], words))
        else:
            found.append(matters(seen, words))
    assert all(found) or not any(found)
    return found[0]


START = "h0 A1 A6 L5 L6 S1 S2\nh1 A2 A3 L1 L2 S5 S6\ndeck A4 A5 L3 L4 S3 S4"
LEAD = "b0 A: (S3) (S4) | L: (A4) (L2) | S: -\nb1 A: A3 | L: - | S: S2\nh0 S5 L1\nh1 S1 A5"
TIE = "b0 A: (S3) (S4) | L: (A4) (L2) | S: -\nb1 A: A3 | L: (L4) | S: S2\nh0 S5 L1\nh1 S1 A5"
BEHIND = "b0 A: A3 | L: - | S: -\nb1 A: A2 | L: L3 | S: S4\nh0 L6 S6\nh1 A6 A5"
FLIP = "b0 A: A6 | L: L6 | S: -\nb1 A: A4 | L: L5 | S: (S6)\nh0 S5 S1\nh1 L2 A3"
CONTAINED = "b0 A: A6 | L: - | S: -\nb1 A: A5 | L: L5 | S: -\nh0 S5 A1 A2\nh1 L2 A3"
BLOCKADED = "b0 A: A6 | L: L1 L3 | S: -\nb1 A: - | L: L5 | S: S5\nh0 S6 A1\nh1 L2 A3"
LOSING = (
    "first 1\nscore 0 0\nb0 A: - | L: (S1) | S: -\nb1 A: A6 | L: L5 | S: S6\nh0 A1 L1 S2\nh1 A5 L6"
)
BRINK = "score 0 6\n" + LEAD
GAME_LOST = (
    "first 1\nscore 0 6\nb0 A: - | L: (S1) | S: -\nb1 A: A6 | L: L5 | S: S6\nh0 A1 L1 S2\nh1 A5 L6"
)

MATTERS: dict[str, tuple[str, str]] = {
    "start": (
        START,
        "Ties are yours as the first player; faceup your hand has most for Land, 11, "
        "and least for Sea, 3.",
    ),
    "lead": (
        LEAD,
        "You hold Air 4 to 3, Land 4 to 0; Air is the thinner lead, by 1, and Marek has"
        " 2 cards to come.",
    ),
    "tie": (
        TIE,
        "You hold Air 4 to 3, Land 4 to 4, but Land only as the first player at a tie, "
        "and Marek has 2 cards to come.",
    ),
    "behind": (
        BEHIND,
        "Marek holds Land 0 to 3, Sea 0 to 4; nearest to turn is Land: you lack 3, and "
        "Heavy Tanks has 6.",
    ),
    "behind-facedown": (
        BEHIND.replace("h0 L6 S6", "h0 A1 S6"),
        "Marek holds Land 0 to 3, Sea 0 to 4; nearest to turn is Land: you lack 3, and "
        "only facedown cards go there.",
    ),
    "behind-asked": (  # a card to turn over is asked for, none to deploy
        BEHIND.replace("h0 L6 S6", "h0 L2 S6") + "\ndo 0 deploy L2 land",
        "Marek holds Land 2 to 3, Sea 0 to 4; nearest to turn is Land: you lack 1.",
    ),
    "flip": (
        FLIP,
        "Land hangs on Heavy Tanks: turned facedown it leaves 2 to 5 instead of 6 to 5,"
        " and the chance that Marek holds a card for that is 45 %.",
    ),
    "contained": (
        CONTAINED,
        "Containment lies open: what is played facedown is destroyed, faceup your "
        "hand brings Air +3, Land +0, Sea +5.",
    ),
    "blockaded": (
        BLOCKADED,
        "Blockade closes Land 4 to 5: what is played there is destroyed, so Air 6 to 0,"
        " Sea 0 to 5 must decide.",
    ),
    "withdraw": (
        LOSING,
        "Withdrawing is worth a thought: it costs 3 points now and 4 with a card less, "
        "while this battle is expected to cost you 5.2; you are first next time.",
    ),
    "brink": (
        BRINK,
        "You hold Air 4 to 3, Land 4 to 0; Air is the thinner lead, by 1, and Marek has"
        " 2 cards to come; lose this battle, and Marek has the game.",
    ),
    "withdraw-game": (
        GAME_LOST,
        "Losing this battle loses the game: played on, you win it with about 2 %, after"
        " withdrawing for 3 points with 17 %; you are first next time.",
    ),
}
BECAUSE: dict[str, tuple[str, str, str, str]] = {
    "withdraw": (
        LOSING,
        "withdraw",
        "deploy L1 land",
        "It costs 3 points; played on, this battle is expected to cost you 5.6 and "
        "stands Air 0 to 6, Land 3 to 5, Sea 0 to 6.",
    ),
    "withdraw-game": (
        GAME_LOST,
        "withdraw",
        "deploy L1 land",
        "It costs 3 points and leaves you about 17 % to win the game; played on you "
        "have 1 %, because a lost battle loses it.",
    ),
    "fight": (
        LEAD,
        "deploy S5 sea",
        "withdraw",
        "Withdrawing gives 3 points away; played on, this battle is expected to bring "
        "you 2.7 and stands Air 4 to 3, Land 4 to 0, Sea 5 to 2.",
    ),
    "fight-game": (
        "score 0 9\n" + LEAD,
        "deploy S5 sea",
        "withdraw",
        "Withdrawing would give Marek the game; played on, it stands Air 4 to 3, Land 4"
        " to 0, Sea 5 to 2, and you still win with about 26 %.",
    ),
    "destroyed": (
        CONTAINED,
        "deploy S5 sea",
        "improvise A1 land",
        "Played that way, Support is destroyed by Containment and counts nothing.",
    ),
    "blockaded": (
        BLOCKADED,
        "deploy S6 sea",
        "improvise A1 land",
        "Played that way, Support is destroyed by Blockade and counts nothing.",
    ),
    "control": (
        BEHIND,
        "deploy L6 land",
        "improvise S6 sea",
        "You then hold Land, 6 to 3; the other way it stands 0 to 3.",
    ),
    "margin": (
        LEAD,
        "improvise L1 land",
        "improvise L1 air",
        "Land then stands 6 to 0, the other way 4 to 0.",
    ),
    "kept": (
        START,
        "improvise A1 sea",
        "improvise L6 sea",
        "It spends Support (1) and keeps Heavy Tanks, worth 6 faceup on Land.",
    ),
    "containment": (
        "b0 A: - | L: L6 | S: -\nb1 A: - | L: L5 | S: -\nh0 A5 A6 S1\nh1 L2 A3",
        "deploy A5 air",
        "deploy A6 air",
        "Containment destroys whatever is played facedown from now on, and Marek still "
        "has 2 cards to play.",
    ),
    "blockade": (
        "b0 A: - | L: L6 L1 | S: -\nb1 A: - | L: L5 | S: S2\nh0 S5 S6 A1\nh1 L2 A3",
        "deploy S5 sea",
        "deploy S6 sea",
        "Blockade closes Land 7 to 5: whatever is played there is destroyed.",
    ),
    "aerodrome": (
        "b0 A: - | L: L6 | S: -\nb1 A: - | L: L5 | S: -\nh0 A4 A6 S1 L1\nh1 L2 A3",
        "deploy A4 air",
        "deploy A6 air",
        "Aerodrome lets 2 more cards of your hand go faceup to any theatre.",
    ),
    "air-drop": (
        "b0 A: - | L: L6 | S: -\nb1 A: - | L: L5 | S: -\nh0 A2 A6 S1 L1\nh1 L2 A3",
        "deploy A2 air",
        "deploy A6 air",
        "After Air Drop your next card may go faceup anywhere, even Heavy Bombers with its 6.",
    ),
    "itself": (
        BEHIND,
        "deploy L6 land",
        "deploy L6 land",
        "You then hold Land, 6 to 3; the other way it stands 0 to 3.",
    ),
}


@pytest.mark.parametrize("kind", MATTERS)
def test_what_matters(kind: str) -> None:
    table, sentence = MATTERS[kind]
    assert said(table) == sentence


@pytest.mark.parametrize("kind", BECAUSE)
def test_why_it_is_better(kind: str) -> None:
    table, better, played, sentence = BECAUSE[kind]
    assert said(table, better, played) == sentence


# ---- everywhere


def test_the_words_do_not_depend_on_what_the_rival_really_holds() -> None:
    assert said(LOSING) == said(LOSING)
    assert said(BEHIND) == said(BEHIND.replace("h1 A6 A5", "h1 S1 S3"))
