"""What is seen to happen: orders, armies, and scoring step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.stories import NAMES, eventful, one, played, scored, watch
from wartable.i18n import Texts
from wartable.scene import FigureTable
from wartable.server.playback import Playback

RECORDS = Path(__file__).parent / "records"
TWO = RECORDS / "two-seats.wtr"
FOUR = RECORDS / "four-seats-all-variants.wtr"


def table(figures: FigureTable | None) -> list[str]:
    assert figures
    return [figures.title, " | ".join(figures.heads), *map(" | ".join, figures.rows)]


def test_an_army_goes_by_itself_or_stands_apart_first() -> None:
    alone = one(TWO, 25, 0)
    assert alone.lines == ["move: Olena moves an army: Rikuzen → Dewa."]
    assert "army-rikuzen-0" in {item.id for item in alone.beats[0].pieces}
    several = one(TWO, 40, 0)
    assert several.lines == ["move", "move: Olena moves an army: Yamashiro → Izumo."]
    first, then = (next(p for p in beat.pieces if p.id == "march-0") for beat in several.beats)
    assert (first.x, first.y) != (then.x, then.y)
    last = one(TWO, 42, 0).beats[1]  # the next order is turned up: the army has arrived
    assert last.gone == ("army-yamashiro-0",)
    assert "army-owari-0" in {item.id for item in last.pieces}


def test_an_order_that_does_nothing_says_why() -> None:
    assert one(TWO, 39, 0).lines == [
        "say: Marek does not carry out the order.",
        "turn: Cell 8, Olena: Attack.",
        "say: Nothing comes of it: in Central Honshu (orange) no army of Olena stands beside an"
        " enemy.",
        "turn: Cell 7, Olena: Move 3.",
    ]


def test_a_quick_action_without_use_is_told_and_an_order_is_laid_before_it_is_turned() -> None:
    seen = one(TWO, 36, 0)
    assert seen.lines == [
        "put: Olena: order in cell 5, Recruit armies.",
        "say: The quick action of cell 5, Harvest 1, finds nothing to do.",
        "say: Orders are carried out from south to north.",
        "turn: Cell 10, Marek: Attack.",
    ]


def test_an_epoch_is_scored_region_by_region() -> None:
    seen = one(TWO, 77, 0)
    assert seen.lines == [
        "move",
        "move: Marek ships an army: Aki → Chikuzen.",
        "say: Epoch 1 is scored.",
        "put: Marek harvests all resource provinces held: food +1.",
        "put: Olena harvests all resource provinces held: food +3, bushido +1.",
        "result: Olena gets the second value of Hokkaido (purple): 1 point."
        " Marek gets the second value of Hokkaido (purple): 1 point.",
        "result: Olena leads Northern Honshu (turquoise): 4 points.",
        "result: Olena leads Central Honshu (orange): 5 points."
        " Marek gets the second value of Central Honshu (orange): 3 points.",
        "result: Olena gets the second value of The West (grey): 2 points."
        " Marek leads The West (grey): 4 points.",
        "points: Olena scores for shrines: 3 points.",
        "points: Marek scores for shrines: 1 point.",
        "result: Points of epoch 1",
        "move: All orders go back behind the screens.",
    ]
    assert {"ahead-0", "ahead-1"} <= set(seen.beats[2].gone), "no forecast of it beside it"
    assert table(seen.beats[7].figures) == [
        "Centre 5 : 3",
        " | Olena | Marek",
        "Provinces held | 2 | 1",
        "Influence | +2 → 2 | +1 → 1",
        "Points | 5 | 3",
    ]
    assert seen.beats[7].points == ((0, 5), (1, 3))
    tiles = {item.id: item.label for item in seen.beats[7].pieces if item.id[:5] == "score"}
    assert tiles == {"score-0": "10", "score-1": "4"}
    assert table(seen.beats[11].figures)[-1] == "Together → score | +15 → 15 | +9 → 9"
    gone = seen.beats[-1].gone
    assert "acting" in gone, "no cell is at work any more"
    assert all(id.startswith(("placed-", "owner-", "acting")) or "left" in id for id in gone)


def test_with_missions_the_table_of_an_epoch_ends_with_the_score() -> None:
    """Missions gave points before the scoring: what it adds is told from the score."""
    seen = one(FOUR, 303, 0)
    found = next(beat.figures for beat in seen.beats if "of epoch 3" in str(beat.figures))
    assert table(found)[-1] == "Together → score | +11 → 35 | +7 → 25 | +0 → 2 | +13 → 41"


def test_the_end_counts_influence_and_adds_everything_up() -> None:
    last = one(FOUR, len(played(FOUR).entries) - 1, 1, layout="tall")
    final = [beat for beat in last.beats if "influence at the end" in str(beat.figures)]
    assert len(final) == 4 and all(beat.points for beat in final)
    sums = last.beats[-1].figures
    assert table(sums)[-1].split(" | ")[1:] == [str(who.points) for who in last.after.players]
    assert sums and sums.total and sums.over == "The game is over: final scoring"


def test_influence_is_added_up_region_by_region() -> None:
    """It is the most of the points: what was multiplied stands there where there is room."""
    for path in (TWO, FOUR):
        match = played(path)
        last = one(path, len(match.entries) - 1, 0)
        reader = Texts(match.plugin.package, "en", NAMES[: match.seats])
        reader.you = 0
        sheet = match.plugin.result(last.after, (), reader)
        for found in (last.beats[-1].figures, sheet):
            assert found
            rows = [row for row in found.rows if row[0].startswith("Influence")]
            assert {row[0].split(": ")[1] for row in rows} == {
                f"{reader(f'region-short-{region}')}, fate ×{n}"
                for region, n in last.after.shown.items()
                if n
            }
            for seat, who in enumerate(last.after.players):
                values = [int(row[seat + 1].split(" = ")[-1]) for row in rows]
                assert sum(values) == who.earned["influence"]
    assert "Influence: North, fate ×3 | 7 × 3 = 21 | 3 × 3 = 9" in table(
        one(TWO, len(played(TWO).entries) - 1, 0).beats[-1].figures
    )


def test_an_epoch_says_what_decided_it() -> None:
    """All that set the reader and its best rival apart, where they did it most."""
    match = played(TWO)
    for lang, said in (
        (
            "en",
            "Epoch 3 – influence: you 51, Marek 21 (most in North ×3);"
            " region bonus: you 14, Marek 4 (most in Centre);"
            " shrines: you 5, Marek 1; resources: you 3, Marek 0.",
        ),
        (
            "uk",
            "Епоха 3 – вплив: ви 51, Marek 21 (найбільше: Північ ×3);"
            " бонуси регіонів: ви 14, Marek 4 (найбільше: Центр);"
            " святилища: ви 5, Marek 1; ресурси: ви 3, Marek 0.",
        ),
    ):
        reader = Texts(match.plugin.package, lang, NAMES[:2])
        reader.you = 0
        assert match.plugin.came_to(match.told(len(match.entries) - 1, 0), reader) == said
        assert match.plugin.came_to(match.told(25, 0), reader) == ""
    reader = Texts(match.plugin.package, "en", NAMES[:2])
    moves = Playback(match, [], True).moves("open", reader)
    told = [line for line in moves if line.came]
    assert len(told) == 3 and all(line.decisive for line in told)
    assert told[0].came.startswith("Epoch 1 – region bonus: Olena 12, Marek 8 (most in North)")


@pytest.mark.parametrize("record", [TWO, FOUR], ids=lambda path: path.stem)
def test_points_of_all_beats_are_what_was_scored(record: Path) -> None:
    for seen in watch(record, 0, eventful(record, 4)):
        gained = [
            now.points - then.points
            for then, now in zip(seen.before.players, seen.after.players, strict=True)
        ]
        assert scored(seen.beats, len(gained)) == gained


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_beats_speak_the_readers_language(lang: str) -> None:
    for seen in watch(TWO, 1, [36, 39, 77], lang):
        said = [beat.text for beat in seen.beats if beat.text and not beat.figures]
        assert all(any("а" <= letter <= "я" for letter in text.lower()) for text in said)


def test_a_rivals_order_and_fate_stay_unseen() -> None:
    """Whoever watches sees a back where the owner sees the order."""
    own, other = one(TWO, 26, 1), one(TWO, 26, 0)
    assert own.lines == ["put: Marek: order in cell 10, Attack."]
    assert other.lines == ["put: Marek: order in cell 10."]
    assert "attack" in own.raw and "attack" not in other.raw.lower()
    assert one(TWO, 78, 0).lines == ["put: Olena draws a fate card: The West (grey)."]
    assert one(TWO, 78, 1).lines == []


def test_missions_are_read_out_as_they_are_drawn() -> None:
    drawn = [seen for seen in watch(FOUR, 2, range(26)) if seen.lines]
    assert [seen.beats[0].kind for seen in drawn[:4]] == ["read"] * 4
    assert "Mission beside Hokkaido (purple): Stability. To do: control at least 4" in drawn[0].raw
