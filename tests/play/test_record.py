"""Records: written, read, replayed; what is cut, edited or foreign is named by its line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy_auction import GAME as AUCTION
from toy_cellar import GAME as CELLAR

from wartable.errors import BadInput
from wartable.kernel import CHANCE, CLOCK
from wartable.play import BadRecord, Entry, Match, ProvenChance, Record, check, replay, verify


def played(seed: int = 5, script: str = "walk peek stop walk stop", seats: int = 2) -> Match:  # type: ignore[type-arg]
    match = Match(CELLAR, seats, chance=ProvenChance.seeded(seed), names=("Anna", "Boris")[:seats])
    for word in script.split():
        match.settle()
        match.say(match.actors[0], word)
    match.settle()
    return match


def lines(record: Record) -> list[str]:
    return record.text().splitlines()


def reread(rows: list[str]) -> Record:
    return Record.parse("\n".join(rows) + "\n")


def at(rows: list[str], word: str) -> int:
    return next(n for n, row in enumerate(rows) if word in row)


# ---- there and back


def test_a_record_reads_as_it_was_written() -> None:
    match = played()
    record = match.record()
    again = Record.parse(record.text())
    assert again.header == record.header and again.entries == record.entries
    assert again.text() == record.text()
    assert check(again).state.dump() == match.state.dump()
    assert check(again).names == ("Anna", "Boris")


def test_the_text_is_for_people() -> None:
    rows = lines(played().record())
    assert rows[0] == '[Wartable "1"]' and rows[1] == '[Game "toy-cellar"]'
    first = rows[rows.index("") + 1 :]
    assert first[0].startswith("1. * hide ") and first[1].startswith("2. 0 walk ")


def test_chance_seats_and_the_host_are_told_apart() -> None:
    match = Match(AUCTION, 2, chance=ProvenChance.seeded(1))
    match.settle()
    match.say(0, "pass")
    match.say(CLOCK, "time-up")
    text = match.record().text()
    assert " * draw " in text and " 0 pass" in text and " ! time-up" in text
    assert [entry.seat for entry in Record.parse(text).entries][-2:] == [0, CLOCK]


def test_a_record_by_hand_needs_no_checks_and_may_have_comments() -> None:
    rows = [row.split(";")[0].rstrip() for row in lines(played().record())]
    rows.insert(rows.index("") + 1, "# the first step")
    assert check(reread(rows)).over


def test_after_a_line_by_hand_no_check_is_expected() -> None:
    """The check runs from line to line: after one that is somebody's own, the others' are void."""
    rows = lines(played().record())
    number = at(rows, " * hide ")
    rows[number] = "1. * hide " + ("2" if "hide 1" in rows[number] else "1")
    assert len(reread(rows).entries) == len(played().entries)


def test_options_are_written_by_name() -> None:
    match = Match(AUCTION, 3, {"mood": "wild", "rounds": 2})
    assert match.record().header["Options"] == "rounds=2 mood=wild"
    assert replay(match.record()).options == {"rounds": 2, "mood": 1}


def test_the_seed_is_told_only_when_the_game_is_over() -> None:
    assert "Seed" not in played(script="walk").record().header
    assert "Seed" in played(script="walk").record(secrets=True).header
    assert "Seed" in played().record().header
    assert "Seed" not in played().record(secrets=False).header


def test_names_cannot_break_the_header() -> None:
    match = Match(CELLAR, 2, names=('A"]\n[Seed "x', "B | C"))
    names = Record.parse(match.record().text()).header["Names"]
    assert names == "A'] [Seed 'x | B / C"


# ---- what cannot be


def test_a_record_that_was_cut_off() -> None:
    rows = lines(played().record())
    with pytest.raises(BadRecord, match=f"line {len(rows) - 1}: the record ends after 6 of 7"):
        reread(rows[:-1])


def test_a_record_cut_within_a_line() -> None:
    text = played().record().text()
    for length in range(text.rindex("stop") + 3):
        with pytest.raises(BadRecord) as caught:
            check(Record.parse(text[:length]))
        assert caught.value.line <= text.count("\n")


def test_an_edited_line_is_named() -> None:
    rows = lines(played().record())
    number = at(rows, "0 walk")
    rows[number] = rows[number].replace("walk", "peek")
    with pytest.raises(
        BadRecord, match=f"line {number + 1}: this line or one before it was changed"
    ):
        reread(rows)


def test_a_line_left_out_is_named() -> None:
    rows = lines(played().record())
    number = at(rows, "0 walk")
    del rows[number]
    with pytest.raises(BadRecord, match=f"line {number + 1}: action 3 where 2 should be"):
        reread(rows)


def test_an_action_against_the_rules_is_named() -> None:
    record = played().record()
    record.entries[1] = Entry(1, "walk")
    again = Record.parse(record.text())
    with pytest.raises(BadRecord, match=f"line {again.lines[1]}: walk: It is not your turn"):
        replay(again)


def test_an_action_nobody_understands_is_named() -> None:
    record = played().record()
    record.entries[2] = Entry(0, "sing")
    again = Record.parse(record.text())
    with pytest.raises(BadRecord, match=f"line {again.lines[2]}: 'sing' is not one of"):
        replay(again)


@pytest.mark.parametrize(
    "text",
    ["", "\n", "hello", "1. 0 lose\n", '[Event "Wijk aan Zee"]\n\n1. e4 e5\n', '[Wartable "2"]\n'],
)
def test_a_foreign_file(text: str) -> None:
    with pytest.raises(BadRecord, match='line 1: not a Wartable record: .*Wartable "1"'):
        Record.parse(text)


@pytest.mark.parametrize(
    ("header", "value", "says"),
    [
        ("Game", "chess", "line 2: no game 'chess'; there are"),
        ("Rules", "7", "line 3: written under rules 7 of toy-cellar; this is rules 1"),
        ("Seats", "9", "line 5: toy-cellar is played by 2 to 3, not by 9"),
        ("Seats", "two", "line 5: Seats is 'two', not a number"),
        ("Seats", "²", "not a number"),
        ("Options", "speed=1", "line 6: no option 'speed'"),
        ("Options", f"depth={'9' * 6000}", "line 6: "),
        ("Seed", "xyz", "line [0-9]+: .* not hexadecimal"),
        ("Seed", "00" * 32, "line [0-9]+: the seed is not the one the host committed to"),
        ("Mix-0", "x" * 300, "line [0-9]+: a value to mix in has 1 to 64"),
        ("Result", "2 1", "line [0-9]+: the result is 1 2, not 2 1"),
        ("State", "LAYOUT:0123456789", "line [0-9]+: .* another final state"),
        ("Data", "00", "line [0-9]+: .* give the same one with --data"),
    ],
)
def test_a_header_that_cannot_be(header: str, value: str, says: str) -> None:
    record = played(script="walk stop stop").record()
    layout = record.header["State"].partition(":")[0]
    record.header[header] = value.replace("LAYOUT", layout)
    with pytest.raises(BadInput, match=says):
        check(Record.parse(record.text()))


@pytest.mark.parametrize("header", ["Game", "Rules", "Seats"])
def test_a_header_that_is_missing(header: str) -> None:
    record = played().record()
    del record.header[header]
    with pytest.raises(BadRecord, match=f"the header {header} is missing"):
        check(Record.parse(record.text()))


def test_a_header_twice_or_after_actions() -> None:
    rows = lines(played().record())
    with pytest.raises(BadRecord, match="line 2: header Wartable stands there twice"):
        reread([rows[0], *rows])
    with pytest.raises(BadRecord, match=f"line {len(rows) + 1}: not a header"):
        reread([*rows, '[Late "1"]'])


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_any_change_of_bytes_is_refused_or_harmless(data: st.DataObject) -> None:
    """Never anything but BadInput; what is accepted leads to the same state."""
    original = played().record().text()
    position = data.draw(st.integers(0, len(original) - 1))
    letter = data.draw(st.characters(codec="utf-8", exclude_categories=["Cs"]))
    text = original[:position] + letter + original[position + 1 :]
    try:
        match = check(Record.parse(text))
    except BadInput:
        return
    assert match.state.dump() == played().state.dump()


# ---- verify


def test_a_fair_record_is_verified() -> None:
    assert verify(Record.parse(played().record().text())) == 2


@pytest.mark.parametrize(("key", "value"), [("Result", "2 1"), ("State", "LAYOUT:0123456789")])
def test_a_fair_record_with_another_end_is_not_verified(key: str, value: str) -> None:
    record = played().record()
    assert record.header[key] != value
    layout = record.header["State"].partition(":")[0]
    record.header[key] = value.replace("LAYOUT", layout)
    with pytest.raises(BadRecord, match="the result is|another final state"):
        verify(record)


def forged(record: Record, number: int) -> Record:
    """Another outcome of chance, with all checks made right again."""
    other = replace(record.entries[number], text="hide 1")
    if other == record.entries[number]:
        other = replace(other, text="hide 2")
    entries = [*record.entries[:number], other, *record.entries[number + 1 :]]
    state = replay(Record(record.header, entries)).record().header
    header = {**record.header, "State": state["State"], "Result": state["Result"]}
    return Record.parse(Record(header, entries).text())


def test_a_changed_roll_is_named_even_if_everything_else_fits() -> None:
    record = played(script="walk stop walk stop").record()
    for number, entry in enumerate(record.entries):
        if entry.seat == CHANCE:
            false = forged(record, number)
            check(false)
            with pytest.raises(
                BadRecord, match=f"line {false.lines[number]}: chance gave"
            ) as caught:
                verify(false)
            assert caught.value.line == false.lines[number]


def test_another_seed_is_not_the_committed_one() -> None:
    record = played().record()
    record.header["Seed"] = ProvenChance.seeded(6).seed.hex()
    with pytest.raises(BadRecord, match="not the one the host committed to"):
        verify(record)


def test_a_mixed_value_cannot_be_changed_afterwards() -> None:
    chance = ProvenChance.seeded(3)
    chance.mix(1, "my own")
    match = Match(CELLAR, 2, chance=chance)
    for word in ("stop", "stop"):
        match.settle()
        match.say(match.actors[0], word)
    record = match.record()
    assert verify(record) == 2
    record.header["Mix-1"] = "another"
    with pytest.raises(BadRecord, match="chance gave"):
        verify(record)


def test_an_outcome_is_not_drawn_twice() -> None:
    record = played(script="walk stop stop").record()
    record.entries[-2] = replace(record.entries[-2], draw=1)
    with pytest.raises(BadRecord, match="outcome 1 of chance was drawn before"):
        verify(record)


def test_without_a_seed_there_is_nothing_to_verify() -> None:
    with pytest.raises(BadRecord, match="nothing to verify"):
        verify(played(script="walk").record())


# ---- the corpus

CORPUS = sorted(Path(__file__).parents[1].glob("**/records/*.wtr"))


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_a_record_of_the_corpus_replays_to_the_same_state(path: Path) -> None:
    """A change that alters one of these raises the game's rules version."""
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.header.get("State") and record.header.get("Result")
    from wartable import plugin
    from wartable.play import fingerprint

    if not plugin.game(record.header["Game"]).plays(int(record.header["Rules"])):
        pytest.skip("written under rules that are no longer played")
    layout = fingerprint(replay(record, upto=0).state).partition(":")[0]
    assert record.header["State"].startswith(layout), "python -m tools.corpus --states"
    try:
        if "Seed" in record.header:
            assert verify(record) > 0  # replays it too
        else:
            check(record)
    except BadRecord as error:
        id = record.header["Game"]
        raise AssertionError(
            f"{path.name}: {error}. If the rules of {id} were meant to change, raise its "
            f"rules_version and run tools/corpus.py {id}"
        ) from None


def test_the_corpus_has_current_records_of_every_game() -> None:
    from wartable.plugin import games

    heads = [Record.parse(path.read_text(encoding="utf-8")).header for path in CORPUS]
    current = {(head["Game"], head["Rules"]) for head in heads}
    for plugin in games().values():
        if plugin.package.startswith("wartable."):  # not those somebody installed beside ours
            assert (plugin.id, str(plugin.rules_version)) in current, f"tools/corpus.py {plugin.id}"


def test_half_a_character_is_no_action() -> None:
    """A lone surrogate cannot be written as UTF-8, which the running check is made of."""
    match = Match(AUCTION, 2, chance=ProvenChance.seeded(1))
    text = match.record(secrets=True).text() + "1. 0 \ud800\n"
    text = text.replace('[Moves "0"]\n', "")
    with pytest.raises(BadRecord):
        check(Record.parse(text), plugin=AUCTION)
