"""What is seen to happen: deals, wars duel by duel, event cards, the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.stories import NAMES, one, played, states, watch
from wartable.games.age_of_heroes.plugin import GAME
from wartable.games.age_of_heroes.scene import FIELD
from wartable.i18n import Texts
from wartable.kernel import SPECTATOR
from wartable.passage import Passage
from wartable.plugin import Told, Who
from wartable.scene import LayoutName
from wartable.testing import play_als

RECORDS = Path(__file__).parent / "records"
TWO, FOUR = RECORDS / "rules-2-two.wtr", RECORDS / "rules-2-four.wtr"
FORTRESS = RECORDS / "live-two.wtr"


def told_in(record: Path, key: str, seat: int = SPECTATOR) -> int:
    """The first entry in which such an event is told."""
    match = played(record)
    return next(
        n for n in range(len(match.events)) if any(t.key == key for t in match.told(n, seat))
    )


def test_a_war_of_one_army_is_seen_from_the_march_to_the_way_home() -> None:
    assert one(FOUR, 121).lines == ["move: Clio marches on Marek with 1 army. Goal: Conquest."]
    gone = one(FOUR, 121, 2).beats[0].gone
    chosen = {id.rsplit("-", 1)[0] for id in gone if id.startswith(("aim-", "rival-line-"))}
    assert {"aim-1", "rival-line"} <= chosen, "nothing of the choice lies on the battle"
    assert one(FOUR, 122).lines == ["put: Marek defends with 1 army."]
    seen = one(FOUR, 124)
    assert seen.lines == [
        "result",
        "result: Clio wins a duel against Marek, 5 to 4.",
        "result: Clio: 1 victorious army.",
        "say: Clio takes no city from Marek.",
        "move: Clio: 1 army is on the way home.",
    ]
    duel, panel = seen.beats[:2]
    shown = {item.id: item.symbol for item in duel.pieces}
    assert shown["duel-0-card"] == "aoh-battle-5" and shown["duel-1-card"] == "aoh-battle-4"
    assert [item.label for item in duel.pieces if item.id.endswith("strength")] == ["5", "4"]
    crossed = next(item for item in duel.pieces if item.id == "duel-fallen")
    assert crossed.x == next(item for item in duel.pieces if item.id == "duel-1").x
    assert duel.pieces == panel.pieces, "the two are still there while it is said why"
    assert {*shown, "army-2"} <= {*seen.beats[2].gone}
    assert panel.figures and panel.figures.rows == (("Battle card", "5", "4"),)
    assert panel.at == ("duel-ground",)
    assert panel.figures.title.startswith("Clio: 1 victorious army. Clio takes no city from Marek.")


def test_the_chances_of_a_duel_are_away_while_it_is_seen() -> None:
    """They lie where the two who fight do."""
    for record, number in ((FOUR, 124), (TWO, 70)):
        for layout in ("wide", "tall"):
            duel, panel = one(record, number, 0, layout=layout).beats[:2]
            assert panel.figures and "odds" in duel.gone


def test_a_table_for_two_has_its_duels_in_the_middle_of_the_field() -> None:
    duel = one(TWO, 70).beats[0]
    two = [item for item in duel.pieces if item.id in ("duel-0", "duel-1")]
    assert sum(item.x for item in two) / 2 == FIELD[0] + FIELD[2] / 2
    assert all(item.scale > 2.0 for item in two), "as large as the field"


def test_a_total_with_a_fortress_in_it_is_not_taken_for_a_battle_card() -> None:
    shown = {item.id: item for beat in one(FORTRESS, 566).beats for item in beat.pieces}
    assert shown["duel-0-card"].symbol == "aoh-battle-6"
    assert shown["duel-1-card"].symbol == "aoh-battle-5"
    assert shown["duel-1-strength"].label == "6"
    table = next(beat.figures for beat in one(FORTRESS, 566).beats if beat.figures)
    assert table.total and table.rows == (
        ("Battle card", "6", "5"),
        ("Fortress", "–", "+1"),
        ("Strength", "6", "6"),
    )


def test_several_duels_of_one_action_end_with_a_table() -> None:
    match = played(FOUR)
    texts = Texts(GAME.package, "en", NAMES[:4])
    before, after = (match.sight_of(state).view(SPECTATOR) for state in states(FOUR)[124:126])
    told = [
        Told("duel-won", 2, {"attack": 5, "defence": 4, "other": Who(1)}),
        Told("duel-lost", 2, {"attack": 2, "defence": 6, "other": Who(1)}),
    ]
    seen = GAME.beats(
        Passage(
            *(before, after, told, texts, "wide"),
            lambda view: GAME.scene(view, (), texts, "wide").wide,
            lambda event: GAME.sentence(event, texts),
        )
    )
    table = seen[-1].figures
    assert table and table.heads == ("", "Clio", "Marek")
    assert table.rows == (("Duel 1", "5", "4"), ("Duel 2", "2", "6"))


@pytest.mark.parametrize(
    ("hero", "said"), [("army", "armies: 1 · Heroes: 1"), ("lead", "armies: 1 (+2)")]
)
def test_the_chances_follow_a_hero_as_soon_as_it_joins_the_defence(hero: str, said: str) -> None:
    """9: the panel and the chances are as the Hero makes them, and no card covers them."""
    table = play_als(GAME, "seats 2\nh0 iron | h1 hero grain\ndo 0 war | 0 muster army-1")
    table.do("0 march 1 plunder")
    table.do("1 hero army" if hero == "army" else "1 hero lead army-2")
    texts = Texts(GAME.package, "en", NAMES[:2])
    before = table.view(0)
    table.do("1 stand")
    armies = int(hero == "army")
    told = [
        Told("heroes", 1, {"armies": armies, "generals": 1 - armies}),
        Told("stood", 1, {"n": 2}),
    ]
    joins, *_ = GAME.beats(
        Passage(
            *(before, table.view(0), told, texts, "wide"),
            lambda view: GAME.scene(view, (), texts, "wide").wide,
            lambda event: GAME.sentence(event, texts),
        )
    )
    shown = {item.id: item for item in joins.pieces}
    assert joins.kind == "put" and said in shown["guard-words"].label
    assert ("odds" in shown) == (hero == "lead")  # one more that may be met is as strong


def test_a_raid_is_read_out_and_fought() -> None:
    seen = one(TWO, 66, 0)
    assert seen.lines == ["read: Barbarians attack Olena with 2 armies."]
    card = seen.beats[0].pieces[0]
    assert card.symbol == "aoh-card-barbarians-2" and card.scale > 1.5
    assert one(TWO, 70, 0).lines == [
        "result",
        "result: Barbarians win a duel against Olena, 5 to 4.",
        "result: Barbarians: 2 victorious armies.",
        "leave: Barbarians destroy 1 card of the monument of Olena.",
        "move: The raid on Olena is over.",
        "say: Trading is open.",
    ]


def test_an_own_battle_card_is_seen_when_it_is_drawn() -> None:
    """It was told while nothing lay there, and the chances still stood."""
    drawn = one(TWO, 31, 1).beats[0]
    assert any("card" in item.id for item in drawn.pieces)


def test_disasters_are_read_out() -> None:
    volcano = one(TWO, told_in(TWO, "erupted"))
    assert volcano.lines[0] == "read: Volcano. At once: choose a rival, who loses a city."
    assert volcano.lines[1].startswith("leave: A volcano destroys a city of")
    assert any("-city-" in item.id for item in volcano.beats[1].pieces)
    famine = one(TWO, 529).beats[0]
    assert famine.figures and famine.figures.rows[0][0] == "Grain"
    boom = one(TWO, told_in(TWO, "boomed"))
    assert boom.lines[0].startswith("read: Population Boom:")


def test_what_is_refused_is_told() -> None:
    assert one(FOUR, told_in(FOUR, "deal-rejected")).beats[0].kind == "leave"
    assert one(FOUR, told_in(FOUR, "road-refused")).lines == ["say: Taras refuses a road to Clio."]


def test_the_end_says_how_it_was_won_and_what_all_have() -> None:
    seen = one(TWO, len(played(TWO).entries) - 1, layout="tall")
    last = seen.beats[-1]
    assert last.text == "Marek wins. The monument stood through the last turn."
    assert last.figures and last.figures.rows == (
        ("The score counts", "cities", "monument"),
        ("Cities", "4 of 5", "2 of 5"),
        ("Monument", "4 of 5", "5 of 5"),
        ("Armies", "1", "1"),
    )


@pytest.mark.parametrize("record", [TWO, FOUR], ids=lambda path: path.stem)
def test_players_are_listed_with_the_score_of_the_result(record: Path) -> None:
    match = played(record)
    outcome = match.outcome
    assert outcome
    scores = [match.game.score(standing) for standing in outcome.standings]
    listed = match.scene(SPECTATOR, Texts(GAME.package, "en", NAMES[: match.seats]), "wide").players
    assert [player.score for player in listed] == scores


def test_what_a_seat_does_not_know_stays_unseen() -> None:
    """Cards drawn and battle cards dealt are seen by their owner alone."""
    match = played(TWO)
    drawn = told_in(TWO, "drew", 0)
    kind = next(str(told.kind) for told in match.told(10, 0))
    assert drawn < 10 and kind == "iron"
    assert "iron" in one(TWO, 10, 0).raw and one(TWO, 10, 1).beats == []
    assert one(TWO, 31, 1).lines == ["put: Marek draws a battle card: 6."]
    assert one(TWO, 31, 0).beats == [] == one(TWO, 31).beats
    stolen = one(TWO, 33, 0)
    assert "Sandstone" in stolen.raw and "andstone" not in one(TWO, 33).raw


@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_beats_speak_the_readers_language(lang: str) -> None:
    for seen in watch(TWO, 0, [66, 70, len(played(TWO).entries) - 1], lang):
        for beat in seen.beats:
            words = beat.text or "а"
            assert any("а" <= letter <= "я" for letter in words.lower())


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_boards_go_to_their_new_places_together_with_what_lies_on_them(layout: LayoutName) -> None:
    """Nothing hangs in the air between the table of a battle, a fair or a draft and the next."""
    turned = 0
    for seen in watch(FOUR, 0, range(160), layout=layout):
        texts = Texts(GAME.package, "en", NAMES[:4])
        pictures = [
            {item.id: item for item in getattr(GAME.scene(view, (), texts, layout), layout).pieces}
            for view in (seen.before, seen.after)
        ]
        old, new = ({id: (p.x, p.y) for id, p in picture.items()} for picture in pictures)
        boards = [id for id in old if id.endswith("-panel")]
        if any(new[id] != old[id] for id in boards):
            lying = dict(old)
            for beat in seen.beats:
                lying.update({p.id: (p.x, p.y) for p in beat.pieces})
                there = {
                    id for id in lying if id[0] == "t" and id in old and old[id] != new.get(id)
                }
                went = {lying[id] != old[id] for id in there if id in new}
                assert len(went) < 2, (seen.number, beat.text)
                turned += went == {True}
    assert turned > 5
