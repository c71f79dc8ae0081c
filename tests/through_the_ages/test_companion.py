"""What the companion says: what matters before a decision, why one action is better than another.
Positions are laid by hand; figures are those of the position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wartable.games.through_the_ages import advice
from wartable.games.through_the_ages.plugin import GAME
from wartable.i18n import LANGUAGES, texts
from wartable.kernel import Knowledge, Rng, legal
from wartable.play import Match, Record, replay
from wartable.testing import AlsTable, play_als

NAMES = ("Olena", "Marek", "Sun")
EN = texts(GAME.package, "en", NAMES)
RECORDS = Path(__file__).parent / "records"
IDLE = "food 0, unused 0"  # nothing to do for workers
AUCTION = """
    phase politics
    events vast-territory-i
    c0 military rebellion, workers warriors 2 swordsmen 2
    do 0 prepare rebellion
    do draw vast-territory-i
"""
RAID = (
    "age ii | phase politics\nc0 military raid-ii, workers warriors {units}\nc1 military {hand}\n"
)


def laid(lines: str) -> AlsTable:
    return play_als(GAME.id, lines)


def seen(table: AlsTable, seat: int = 0) -> Knowledge[Any]:
    return Knowledge.of(table.game, table.state, seat, Rng(1))


def why(lines: str, better: str, played: str, seat: int = 0) -> str:
    table = laid(lines)
    codes = [GAME.read(table.game, seat, text) for text in (better, played)]
    return advice.because(seen(table, seat), *codes, EN)


# ---- what matters


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (
            "c0 yellow 8, unused 0, food 9",
            "An uprising threatens: discontent workers 4, unused 0. The turn would bring nothing,"
            " you would lose 1 science and 2 resources.",
        ),
        (
            "c0 yellow 4, food 0, unused 4, leader moses, workers religion 2",
            "You will be 4 food short at the end of the turn, and that costs 16 culture.",
        ),
        (
            f"c0 blue 5, {IDLE}",
            "Corruption will take 4 resources from you: only 5 blue tokens left in the bank.",
        ),
        (
            "c0 yellow 12, unused 4, food 9, resources 0",
            "Happiness is short, 0 of 2: 2 unused workers have to stay idle.",
        ),
        (
            f"c0 hand moses, ca 4, {IDLE}",
            "You have no leader, while Moses waits in your hand; 4 civil actions left.",
        ),
        (
            f"c0 leader moses, hand leonardo-da-vinci, ca 3, {IDLE}",
            "Leonardo da Vinci waits in your hand while Moses still leads; 3 civil actions left.",
        ),
        (
            f"c0 hand monarchy, science 3, ca 4, {IDLE}",
            "Monarchy is in reach by revolution only while all civil actions are unspent:"
            " 2 science now, 1 civil action more every turn.",
        ),
        (
            f"c0 hand iron, science 6, ca 4, {IDLE}",
            "Your science is enough for Iron: it costs 5, you have 6.",
        ),
        (
            "c0 leader william-shakespeare, workers printing-press 1, hand drama, science 9",
            "Your science is enough for Drama: it costs 2, you have 9.",
        ),
        (
            f"c0 hand swordsmen, science 1, unit-science 3, ca 4, {IDLE}",
            "Your science is enough for Swordsmen: it costs 4, you have 4.",
        ),
        (
            f"c0 hand iron, science 2, ca 4, {IDLE}",
            "You are 3 science short of Iron, and a turn brings 1.",
        ),
        (
            f"c0 unfinished pyramids 2, resources 3, ca 2, {IDLE}",
            "You can complete Pyramids this turn: the last stage costs 1 resource, you have 3.",
        ),
        (
            f"c0 unfinished pyramids 1, resources 1, ca 2, {IDLE}",
            "Pyramids still needs 3 resources: you have 1, and a turn brings 2.",
        ),
        (
            f"row iron - drama\nc0 ca 2, {IDLE}",
            "Iron costs 1 civil action now and leaves the row when the next turn begins.",
        ),
        (
            "c0 food 5, unused 0, ca 2",
            "You have no unused worker: the next one costs 2 food, you have 5.",
        ),
        (
            "c0 food 0, unused 2, resources 5, ca 2",
            "2 workers stand idle, and you have 5 resources to build with.",
        ),
        (
            f"c0 military legion, workers warriors 4, ma 2, {IDLE}\nc1 workers warriors 4",
            "With the units you have, Legion would make you stronger by 2.",
        ),
        (
            f"civil-deck 4\nc0 {IDLE}",
            "Only 4 civil cards of Age I left: when they run out, everybody loses 2 yellow tokens.",
        ),
        (
            f"civil-deck 4\nc0 leader moses, {IDLE}",
            "Only 4 civil cards of Age I left: when they run out, Moses leaves you.",
        ),
        (
            f"c0 workers philosophy 1, {IDLE}\nc1 workers philosophy 4",
            "Marek makes 4 science a turn, you 1: new technologies will come to you later.",
        ),
        (
            f"c0 culture 20, {IDLE}\nc1 culture 12, workers religion 1",
            "At today’s pace, over about 16 more turns, you would come to 20 culture and Marek"
            " to 28.",
        ),
        (
            f"age iv | round 18 | last 18\nc0 culture 20, {IDLE}\nc1 culture 12",
            "Last round: you have 20 culture and 0 to come this turn, Marek has 12.",
        ),
        (
            f"age ii\nc0 {IDLE}\nc1 war war-over-territory 0, workers warriors 5",
            "War over Territory by Marek will be decided when Marek begins the next turn: your"
            " strength is 1 against 5.",
        ),
        (
            f"age ii\nc0 war war-over-territory 1, {IDLE}\nc1 workers warriors 5",
            "Your War over Territory against Marek will be decided when your next turn begins:"
            " strength 1 against 5.",
        ),
        (
            f"age ii\nc0 {IDLE}\nc1 workers warriors 8, military spy raid-ii",
            "Marek is stronger, 8 against your 1, and holds 2 military cards: beware of an attack.",
        ),
        (
            RAID.format(units=9, hand="-"),
            "Raid II against Marek, strength 9 against 1: 100 % of the hands Marek may hold cannot"
            " repel it.",
        ),
        (
            RAID.format(units=3, hand="spy enslave"),
            "Raid II against Marek is a risk, strength 3 against 1: 100 % of the hands Marek may"
            " hold can repel it.",
        ),
        (
            "age ii | phase politics\nc0 military war-over-territory, workers warriors 9",
            "You are 8 stronger than Marek: if that lasts until your next turn, War over Territory"
            " will be won.",
        ),
        (
            "phase politics\nevents rats crusades\nc0 military rebellion",
            "An event you prepare scores up to 1 culture, and one of 2 current events comes up at"
            " once: your strength is 1, that of Marek 1.",
        ),
        (
            "age iii | phase politics\nevents rats\n"
            "c0 military impact-of-wonders, wonders pyramids colossus\n"
            f"c0 {IDLE}\ndo 0 prepare impact-of-wonders\ndo draw rats",
            "Impact of Wonders, which you know to be coming, would now score 10 for you and 0 for"
            " Marek.",
        ),
        (
            "option first 0\ngo 2",
            "With 1 civil action you reach 5 cards of the row; leaders among them: 1.",
        ),
        (
            AUCTION,
            "Vast Territory I: you can send 6 at most, the highest bid is 0. Units that go are"
            " lost: your strength is 6, that of Marek 1.",
        ),
        (
            f"{AUCTION}\ndo 0 bid 4\ndo 0 send swordsmen",
            "2 more must go, and units that go are lost: your strength is 6, that of Marek 1.",
        ),
        (
            f"{AUCTION}\ndo 0 bid 3\ndo 0 send swordsmen\ndo 0 send swordsmen",
            "The force is strong enough, with 1 to spare, and units that go are lost: your strength"
            " is 6, that of Marek 1.",
        ),
        (
            f"age ii\nc0 military military-bonus-ii spy raid-ii legion, ma 0, {IDLE}\ndo 0 done",
            "You hold 4 military cards and may keep 2; bonus cards among them: 1. Your strength is"
            " 1, that of Marek 1.",
        ),
    ],
)
def test_what_matters(lines: str, said: str) -> None:
    assert advice.matters(seen(laid(lines)), EN) == said


@pytest.mark.parametrize(
    ("units", "hand", "said"),
    [
        (5, "military-bonus-ii spy", "Your cards can add up to 5, and 4 repel Raid II by Olena."),
        (
            9,
            "military-bonus-i spy",
            "All your cards together add 3, but only 8 would repel Raid II by Olena.",
        ),
    ],
)
def test_a_defence_that_can_and_one_that_cannot_hold(units: int, hand: str, said: str) -> None:
    table = laid(RAID.format(units=units, hand=hand) + "do 0 attack raid-ii 1")
    assert advice.matters(seen(table, 1), EN) == said


def test_a_pact_is_weighed_for_both_sides() -> None:
    pact = "loss-of-sovereignty"
    lines = f"seats 3\nage iii | phase politics\nc0 military {pact}\ndo 0 offer {pact} 1 a"
    said = advice.matters(seen(laid(lines), 1), EN)
    assert (
        said == "By a rough count Loss of Sovereignty is worth −12 culture to you and +12 to Olena."
    )


def test_nothing_matters_where_nothing_is_decided() -> None:
    assert advice.matters(seen(laid("c0 ca 4"), 1), EN) == ""


# ---- why


@pytest.mark.parametrize(
    ("lines", "better", "played", "said"),
    [
        (
            "c0 ca 1, resources 2, unused 1, food 0",
            "build bronze",
            "done",
            "“End the turn” leaves 1 civil action unused: “Build Bronze: 2 resources” is ahead of"
            " it by 1 resource per turn at the end of the turn.",
        ),
        (
            "row iron - drama\nc0 ca 1, food 0, unused 0",
            "take 1",
            "done",
            "Iron costs 1 civil action now and leaves the row when the next turn begins; after “End"
            " the turn” you would go without it.",
        ),
        (
            "row iron - drama\nc0 ca 1, food 0, unused 0",
            "take 1",
            "take 3",
            "Iron costs 1 civil action now and leaves the row when the next turn begins; after"
            " “Take Drama: 1 civil action” you would go without it.",
        ),
        (
            "c0 ca 1, resources 2, unused 1, food 2",
            "population",
            "build bronze",
            "At the end of the turn “Increase population: 2 food” is ahead of “Build Bronze: 2"
            " resources” by 1 worker, 1 blue token in the bank, and behind by 1 resource per turn.",
        ),
        (  # that the one card is taken and not the other says nothing: what they promise does
            "row - - - - iron drama\nc0 ca 2, food 0, unused 0",
            "take 6",
            "take 5",
            "At the end of the turn “Take Drama: 2 civil actions” is ahead of “Take Iron: 1 civil"
            " action” by about 7 culture that its cards promise.",
        ),
        (
            "c0 ca 1",
            "done",
            "resign",
            "Whoever resigns is out of the game and cannot win it any more.",
        ),
        (
            RAID.format(units=9, hand="-"),
            "attack raid-ii 1",
            "pass",
            "“Raid II against Marek” has strength 9 against 1: 100 % of the hands Marek may hold"
            " cannot repel it.",
        ),
        (
            "age ii | phase politics\nc0 military war-over-territory, workers warriors 2",
            "pass",
            "declare war-over-territory 1",
            "“War over Territory against Marek” is decided by strength alone when your next turn"
            " begins: you have 2, Marek has 1 and a turn to build units.",
        ),
        (
            RAID.format(units=3, hand="spy enslave"),
            "pass",
            "attack raid-ii 1",
            "“Raid II against Marek” has strength 3 against 1, but 100 % of the hands Marek may"
            " hold can repel it.",
        ),
        (
            "c0 ca 1, yellow 12, unused 2, resources 3",
            "build religion",
            "build bronze",
            "“Build Bronze: 2 resources” ends in an uprising: “Build Religion: 3 resources” is"
            " ahead of it by 1 happiness, 1 culture per turn.",
        ),
        (
            "age ii\nc0 military military-bonus-ii spy raid-ii, ma 0\ndo 0 done",
            "discard spy",
            "discard military-bonus-ii",
            "Military Bonus II defends by 4, what you give away in its place by 1.",
        ),
    ],
)
def test_why_one_action_is_better(lines: str, better: str, played: str, said: str) -> None:
    assert why(lines, better, played) == said


@pytest.mark.parametrize(
    ("units", "hand", "better", "played", "said"),
    [
        (
            5,
            "military-bonus-ii spy",
            "use military-bonus-ii",
            "done",
            "Your cards can add 5, and 4 repel the attack.",
        ),
        (
            9,
            "military-bonus-i spy",
            "done",
            "use spy",
            "All your cards together add 3, but 8 are needed: they would be lost in vain.",
        ),
    ],
)
def test_why_to_defend(units: int, hand: str, better: str, played: str, said: str) -> None:
    lines = RAID.format(units=units, hand=hand) + "do 0 attack raid-ii 1"
    assert why(lines, better, played, 1) == said


def test_the_best_action_is_compared_with_the_next_natural_one() -> None:
    lines = "row iron - drama\nc0 ca 1, food 0, unused 0"
    assert why(lines, "take 1", "take 1") == why(lines, "take 1", "done") != ""


def test_nothing_is_said_where_two_orders_come_to_the_same() -> None:
    lines = "c0 ca 1, yellow 12, unused 2, resources 3"
    assert why(lines, "build religion", "build religion") != ""
    both = "c0 ca 2, ma 0, resources 2, unused 1, food 2"
    assert why(both, "population", "build bronze") == ""


# ---- along games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_along_a_game_every_decision_has_a_sentence(lang: str) -> None:
    """In all languages; the same for the same luck, whatever the rivals really hold."""
    text = (RECORDS / "three-seats.wtr").read_text(encoding="utf-8")
    match: Match[Any] = replay(Record.parse(text))
    reader, states, said = texts(GAME.package, lang, NAMES), match.states(), set[str]()
    for number in range(0, len(match.entries), 45):
        entry, state = match.entries[number], states[number]
        if entry.seat >= match.seats or len(legal(match.game, state, entry.seat)) < 2:
            continue
        known = Knowledge.of(match.game, state, entry.seat, Rng(number))
        again = Knowledge.of(match.game, state, entry.seat, Rng(number))
        words = advice.matters(known, reader)
        assert words and words == advice.matters(again, reader)
        said.add(words)
    assert len(said) > 5
