"""What matters in a position, and why one choice is better: one kind after another, by hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from wartable.games.small_samurai_empires import advice
from wartable.games.small_samurai_empires.advice import reasons
from wartable.games.small_samurai_empires.advice.concerns import Concern, Look
from wartable.games.small_samurai_empires.engine.components import PROVINCE_KEYS
from wartable.games.small_samurai_empires.plugin import GAME
from wartable.i18n import LANGUAGES, texts
from wartable.kernel import Knowledge, Rng
from wartable.play import Match, ProvenChance
from wartable.testing import play_als

READER = texts(GAME.package, "en", ("Olena", "Marek", "Sun"))
FATE = "phase fate | epoch 2 | fate grey=1:1 orange=2:2 | influence grey=6:1 orange=1:2"
TIED = "round 2 | phase execution | orders grey-3=+(0:attack) | armies aki=1:1"
HIDDEN = "phase execution | orders grey-3=(0:attack) grey-1=(1:harvest) | armies aki=2:1"
SEVEN = """option missions on
missions grey=2a | round 2 | phase execution | orders grey-3=+(0:recruit) | armies aki=6:0"""
SAFE = "round 2 | phase execution | orders purple-1=+(0:recruit) | armies ishikari=3:0"


def knowing(laid: str) -> Knowledge[Any]:
    table = play_als("small-samurai-empires", laid)
    return Knowledge.of(table.game, table.state, 0, Rng(3))


@pytest.mark.parametrize(
    "laid, said",
    [
        (
            FATE,
            "A fate card of West is worth 5 to you and 1 to Marek as influence stands; "
            "none lies there so far.",
        ),
        (
            "phase fate | epoch 2 | fate grey=2:1 purple=1 | influence orange=1:8",
            "Beware of Centre: a fate card there is worth 5 to Marek and 1 to you.",
        ),
        (
            "phase fate | epoch 2 | fate grey=2:1 orange=1",
            "Nobody you could outplay leads in influence yet; 6 more fate cards will be shown "
            "this game, so a card counts where you mean to stay.",
        ),
        (
            TIED,
            "Aki stands 1 : 1 against Marek; if Marek lost an army there, the scoring would swing "
            "by 4 points your way.",
        ),
        (
            HIDDEN,
            "The face-down order of Marek in cell 10 is a recruit with a chance of 18 %: "
            "in Aki it would cost you 4 points of the scoring.",
        ),
        (SEVEN, "One army more in Aki fulfils “Strength in numbers” for you: 4 points at once."),
        (
            f"epoch 3 | {SAFE} | points 20:14 | shown orange=1",
            "If the game ended now, you would have 23 points and Marek 14, resources aside.",
        ),
        (f"epoch 2 | {SAFE}", "If the epoch ended now, it would bring you 3 and Marek 0."),
        ("phase fate | fate grey=3:1", ""),  # nothing is decided
    ],
)
def test_what_matters(laid: str, said: str) -> None:
    assert advice.matters(knowing(laid), READER) == said


def heaviest(found: Iterable[Concern]) -> str:
    best = max(found, key=lambda each: each.weight)
    return READER(best.key, **best.args)


def test_what_may_matter_while_orders_are_placed() -> None:
    look = Look(knowing("armies kaga=1:0 shinano=0:2"), READER)
    assert heaviest(look.threats(PROVINCE_KEYS.index("kaga"), 1)) == (
        "Kaga stands 1 : 0 against Marek: one step of Marek into it would cost you 5 points of the "
        "scoring."
    )
    look = Look(knowing("armies owari=1:0 shinano=0:2"), READER)
    said = heaviest(look.threats(PROVINCE_KEYS.index("kaga"), 1))
    assert said.startswith("Nobody stands in Kaga: one step of Marek into it")
    figures = look.t
    assert heaviest(Look(knowing("armies kaga=1:0 kii=0:1"), READER).races()) == (
        "Centre is close: you control 1 there, Marek 1; "
        f"the lead scores 5, a tie or the second place {figures.bonus_second[2]}."
    )
    theirs = Look(knowing("option missions on\nmissions grey=2a | armies aki=0:6"), READER)
    assert heaviest(theirs.missions()) == (
        "Marek needs only one army more in Aki for “Strength in numbers”: 4 points at once."
    )
    assert heaviest(Look(knowing("armies aki=16:0"), READER).planning()) == (
        "All 16 of your armies are on the map: you cannot recruit until one falls."
    )
    cover = "round 2 | orders grey-1=1:attack grey-2=0:harvest | armies aki=2:2"
    said = heaviest(Look(knowing(cover), READER).planning())
    assert said.startswith("“Attack” of Marek in cell 10 acts again unless it is covered")
    assert said.endswith("covering takes 1 bushido, you have 2.")


@pytest.mark.parametrize(
    "laid, better, played, said",
    [
        (
            FATE,
            "fate grey",
            "fate orange",
            "The better choice is worth 5 to you and 1 to your strongest rival as influence "
            "stands; the other one 1 and 2.",
        ),
        (
            TIED,
            "destroy aki 1",
            "destroy aki 1",
            "Next to “Do nothing”, this choice takes control of Aki and changes your lead in the "
            "scoring by +4 at once, the other choice by 0.",
        ),
        (
            SEVEN,
            "recruit aki",
            "pass",
            "The better choice fulfils “Strength in numbers” at once, for 4 points; "
            "the other choice does not.",
        ),
        (f"epoch 3 | {SAFE} | goods food=0", "recruit ishikari", "pass", ""),
    ],
)
def test_why_it_is_better(laid: str, better: str, played: str, said: str) -> None:
    seen = knowing(laid)
    codes = [GAME.read(seen.game, 0, each) for each in (better, played)]
    assert advice.because(seen, codes[0], codes[1], READER) == said


def test_what_the_epoch_does_not_tell_apart_is_said_to_come_later() -> None:
    seen = knowing(f"epoch 2 | {SAFE}")
    codes = [GAME.read(seen.game, 0, each) for each in ("recruit ishikari", "pass")]
    pair = reasons.Pair(seen.game, seen, codes[0], codes[1], READER)
    assert pair.alike(-0.1, [seen.believed] * 4) == ("because-alike", {"worlds": 4})
    assert pair.alike(-9.0, [seen.believed]) is None
    over = seen.believed.clone()
    over.ended = True
    assert pair.alike(0.0, [over]) is None


def test_sentences_of_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every language, the same when asked again, of what the seat knows, with a figure."""
    monkeypatch.setattr(reasons, "WORLDS", 1)
    asked, told, rng = 0, 0, Rng(7)
    match: Match[Any] = Match(GAME, 2, {"missions": "on"}, ProvenChance.seeded(2))
    match.settle()
    while not match.over:
        seat = match.actors[0]
        legal, number = match.legal(seat), len(match.entries)
        if len(legal) > 1 and number % 9 == 0:
            for lang in LANGUAGES:
                reader = texts(GAME.package, lang)
                said = advice.matters(match.seen(seat, Rng(number)), reader)
                assert said.endswith(".") and any(each.isdigit() for each in said)
                assert said == advice.matters(match.seen(seat, Rng(number)), reader)
            asked += 1
            if match.state.executing:
                seen = match.seen(seat, Rng(number))
                told += bool(advice.because(seen, legal[-1], legal[0], READER))
        match.play(seat, legal[rng.below(len(legal))])
        match.settle()
    assert asked > 8 and told > 0
