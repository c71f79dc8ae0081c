"""What is seen to happen: cards, events read out, attacks compared, production, the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.stories import Watched, eventful, one, played, scored, watch
from wartable.games.through_the_ages.plugin import GAME
from wartable.games.through_the_ages.setup import Table
from wartable.games.through_the_ages.views import view
from wartable.kernel import CHANCE, Event
from wartable.play.passages import passage_of
from wartable.scene import Beat

RULES = GAME.game()
RECORDS = Path(__file__).parent / "records"
TWO, FOUR = RECORDS / "two-seats.wtr", RECORDS / "four-seats.wtr"
FIRST = RECORDS / "two-first-game.wtr"


def rows(seen: Watched, number: int) -> list[str]:
    figures = seen.beats[number].figures
    assert figures
    return [" | ".join(figures.heads), *map(" | ".join, figures.rows)]


def test_a_card_is_taken_by_a_rival_and_by_the_reader() -> None:
    rival = one(TWO, 24, 0)
    assert rival.lines == ["move: Marek takes Colossus for 1 civil action."]
    assert rival.beats[0].gone == ("colossus",)  # out of the row
    assert [item.id for item in rival.beats[0].pieces] == ["rival-1-colossus"]
    own = one(TWO, 24, 1).beats[0]
    assert own.gone == () and "colossus" in {item.id for item in own.pieces}


def test_a_turn_ends_with_what_was_made() -> None:
    seen = one(TWO, 54, 0)
    assert seen.lines == ["result: Marek produces: 1 culture."]
    assert seen.beats[0].points == ((1, 1),)
    assert rows(seen, 0) == [
        " | Marek",
        "Culture | +1",
        "Science | +1",
        "Food | +2",
        "Food eaten | −1",
        "Resources | +3",
    ]


def test_an_event_is_held_up_with_the_figures_it_compares() -> None:
    number = next(
        n
        for n in range(len(played(TWO).events))
        if any(told.args.get("card") == "crusades" for told in played(TWO).told(n, 0))
        and any(told.key == "revealed" for told in played(TWO).told(n, 0))
    )
    seen = one(TWO, number, 0)
    assert seen.lines[0] == (
        "read: Crusades. The strongest civilisation gains 4 culture. The weakest civilisation"
        " loses 4 culture."
    )
    held = seen.beats[0].pieces[0]
    assert held.symbol == "tta-words-crusades" and held.scale > 1.5
    strengths = [str(civ.strength) for civ in seen.before.civs]
    assert seen.beats[1].kind == "result" and seen.beats[1].gone == (held.id,)
    assert rows(seen, 1) == [
        " | Olena | Marek",
        f"Strength | {' | '.join(strengths)}",
        "Culture | −4 | +4",
    ]
    assert seen.lines[1:] == ["result: Crusades. Olena: −4 culture. Marek: +4 culture."]


def test_an_aggression_from_the_card_to_the_sum() -> None:
    first = one(FOUR, 605)
    assert first.lines[0] == "read: Olena attacks Clio: Infiltrate.", "its face has its words"
    assert rows(first, 1) == [" | Olena | Clio", "Strength | 9 | 4"]
    assert one(FOUR, 606).lines == ["read: Clio defends with Military Bonus II: +4."]
    last = one(FOUR, 608)
    assert last.lines == ["result: Infiltrate by Olena is repelled by Clio."]
    assert rows(last, 0)[1:] == [
        "Strength | 9 | 4",
        "Cards of the defender | – | +5",
        "Together | 9 | 9",
    ]


def test_a_war_is_declared_with_both_strengths_and_decided_by_them() -> None:
    begun = one(FOUR, 562)
    assert begun.lines[0] == "read: Olena declares war on Marek: War over Technology."
    assert rows(begun, 1) == [" | Olena | Marek", "Strength | 6 | 1"]
    seen = one(FOUR, 603)
    assert seen.lines[1:] == [
        "result: Olena wins War over Technology against Marek by 8."
        " Marek: −6 science. Olena: +6 science.",
    ]
    assert rows(seen, 1) == [" | Olena | Marek", "Strength | 9 | 1", "Science | +6 | −6"]


def laid(*lines: str) -> Table:
    """Two seats, as a scenario lays them."""
    table = Table(RULES, 2, GAME.settings({}))
    for line in lines:
        table.lay(*line.split(" ", 1))
    table.begin()
    return table


def told_of(table: Table, seat: int, *said: str) -> list[Beat]:
    """What the second seat sees at a table that was laid of one action, and of those that follow
    from it."""
    before, events = view(RULES, table.state.clone(), 1), list[Event]()
    for each in said:
        RULES.apply(table.state, seat, GAME.read(RULES, seat, each), events)
    reader = GAME.texts(RULES, "en", ("Ada", "Ben"))
    reader.you = 1
    heard = [GAME.told(event) for event in events]
    after = view(RULES, table.state, 1)
    return GAME.beats(passage_of(GAME, before, after, heard, reader, "wide"))


def test_a_raid_says_what_it_cost_whom() -> None:
    """Its results by seat: what was destroyed, and what the attacker got for it."""
    table = laid(
        *("age iii", "phase politics"),
        "c0 military raid-i, workers warriors 3",
        "c1 workers bronze 2 religion 1 philosophy 1",
    )
    told_of(table, 0, "attack raid-i 1")
    *_, last = told_of(table, 0, "pick philosophy")
    assert last.kind == "result" and last.pause == "long"
    assert last.text == "You lose a building: Philosophy. Ada: +2 resources."
    assert last.figures and last.figures.over, "it stands until it was read"
    assert last.figures.rows == (("Resources", "+2", "–"), ("Buildings", "–", "− Philosophy"))


def test_an_aggression_without_a_defence_says_its_strengths_and_what_was_taken() -> None:
    table = laid(
        *("age iii", "phase politics"),
        "c0 military spy, workers warriors 3",
        "c1 science 5",
    )
    *_, last = told_of(table, 0, "attack spy 1")
    assert last.figures
    assert last.figures.heads == ("", "Ada", "You")
    assert last.figures.rows[-1] == ("Science", "+5", "−5")


def test_the_card_that_ends_a_defence_is_counted() -> None:
    table = laid(
        *("age iii", "phase politics"),
        "c0 military spy, workers warriors 3",
        "c1 science 5, workers warriors 2, military raid-i raid-ii",
    )
    told_of(table, 0, "attack spy 1")
    *_, last = told_of(table, 1, "use raid-i", "done")
    assert last.figures and last.figures.title.startswith("You repel")
    assert last.figures.rows[1:] == (("Cards of the defender", "–", "+1"), ("Together", "3", "3"))


def test_plunder_is_announced_and_then_told_by_seat() -> None:
    table = laid(
        *("age iii", "phase politics"),
        "c0 military plunder-i, workers warriors 3",
        "c1 food 2, resources 2, military raid-i",
    )
    *_, last = told_of(table, 0, "attack plunder-i 1")
    *_, last = told_of(table, 1, "done")
    assert last.figures and last.figures.rows[-1] == ("Loses", "–", "up to 3 food and resources")
    *_, last = told_of(table, 0, "split 1")
    assert last.figures and last.figures.over and last.pause == "long"
    assert last.figures.heads == ("", "Ada", "You")
    assert last.figures.rows == (("Food", "+1", "−1"), ("Resources", "+2", "−2"))


def test_nobody_loses_culture_that_they_do_not_have() -> None:
    table = laid(
        *("age iii", "phase politics", "events impact-of-happiness"),
        *("c0 military historic-territory-ii", "c1 yellow 0, culture 3"),
    )
    told_of(table, 0, "prepare historic-territory-ii")
    *_, last = told_of(table, CHANCE, "draw impact-of-happiness")
    assert last.figures and [row[-1] for row in last.figures.rows] == ["−3", "0"]
    assert (1, -3) in last.points
    assert table.state.civs[1].culture == 0


def test_an_event_that_concerns_nobody_says_so() -> None:
    seen = one(RECORDS / "four-at-random.wtr", 395)
    assert seen.beats[-1].text == "Barbarians: nobody gains or loses anything."


def test_the_end_is_counted_card_by_card() -> None:
    seen = one(TWO, len(played(TWO).entries) - 1, 0, layout="tall")
    assert [line.partition(".")[0] for line in seen.lines[2:-1:2]] == [
        "read: Impact of Happiness",
        "read: Impact of Population",
        "read: Impact of Progress",
        "read: Impact of Variety",
    ]
    assert rows(seen, 3)[1:] == ["Culture | +12 | +12", "Now | 204 | 128"]
    assert rows(seen, -1) == [
        " | Olena | Marek",
        "Culture before | 192 | 116",
        "Impact of Happiness | 12 | 12",
        "Impact of Population | 8 | 16",
        "Impact of Progress | 20 | 8",
        "Impact of Variety | 14 | 10",
        "Together | 246 | 162",
    ]
    shown = [item.label for beat in seen.beats for item in beat.pieces if item.id == "stat-culture"]
    assert [label.split()[0] for label in shown] == ["192", "204", "212", "232", "246"]


def test_the_end_of_the_first_game_is_counted_thing_by_thing() -> None:
    seen = one(FIRST, len(played(FIRST).entries) - 1)
    table = rows(seen, -1)
    assert table[1].startswith("Culture before") and "Levels of technologies" in str(table)
    assert table[-1].split(" | ")[1:] == [str(civ.culture) for civ in seen.after.civs]


@pytest.mark.parametrize("record", [TWO, FOUR, FIRST], ids=lambda path: path.stem)
def test_points_of_all_beats_are_the_culture_that_came(record: Path) -> None:
    """Where most is told: ends of turns, events, one of them (Economic Progress) for everybody."""
    for seen in watch(record, 0, eventful(record, 9)):
        gained = [
            now.culture - then.culture
            for then, now in zip(seen.before.civs, seen.after.civs, strict=True)
        ]
        assert scored(seen.beats, len(gained)) == gained, seen.number


def test_military_cards_of_others_stay_unseen() -> None:
    assert one(TWO, 34, 0).lines == ["put: Olena draws: Rats."]
    assert one(TWO, 34, 1).beats == [] == one(TWO, 26, 0).beats
    own, other = one(TWO, 596, 0), one(TWO, 596, 1)
    assert own.lines[0] == "put: Olena prepares Impact of Variety."
    assert other.lines[0] == "put: Olena prepares an event (Age III)."
    assert "variety" in own.raw.lower() and "variety" not in other.raw.lower()


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_beats_speak_the_readers_language(lang: str) -> None:
    for seen in watch(TWO, 1, [54, len(played(TWO).entries) - 1], lang):
        for beat in seen.beats:
            words = [beat.text, *(row[0] for row in (beat.figures.rows if beat.figures else ()))]
            assert all(any("а" <= letter <= "я" for letter in word.lower()) for word in words)
