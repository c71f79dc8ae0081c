"""A state may gain a field: records and saves of before still open, and say the same."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from toy_cellar.plugin import GAME as CELLAR
from toy_cellar.plugin import Cellar, CellarState, ToyCellar

from wartable.kernel import Event, Options
from wartable.play import BadRecord, Match, ProvenChance, Record, check, fingerprint, verify


class GrownState(CellarState):
    """The cellar's state, which now counts the actions too."""

    def __init__(self, figures: Sequence[int]) -> None:
        super().__init__(figures[:-1])
        self.knocks = figures[-1]

    def clone(self) -> GrownState:
        return GrownState(self.dump())

    def copy_from(self, other: CellarState) -> None:
        super().copy_from(other)
        assert isinstance(other, GrownState)
        self.knocks = other.knocks

    def dump(self) -> list[int]:
        return [*self.figures, self.knocks]


class GrownCellar(Cellar):
    def start(self, seats: int, options: Options) -> CellarState:
        return GrownState([*super().start(seats, options).dump(), 0])

    def load(self, data: list[int]) -> CellarState:
        return GrownState(data)

    def apply(self, state: CellarState, seat: int, action: int, told: list[Event] | None) -> None:
        super().apply(state, seat, action, told)
        assert isinstance(state, GrownState)
        state.knocks += 1


class GrownPlugin(ToyCellar):
    def game(self, data: str | None = None) -> Cellar:
        return GrownCellar()


GROWN = GrownPlugin()


def played(plugin: ToyCellar, actions: int) -> Match[CellarState]:
    match: Match[CellarState] = Match(plugin, 2, chance=ProvenChance.seeded(5))
    for text in ("walk", "peek", "stop", "walk", "stop")[:actions]:
        match.settle()
        match.say(match.actors[0], text)
    return match


def with_header(record: Record, name: str, value: str) -> Record:
    lines = record.text().splitlines()
    return Record.parse(
        "\n".join(f'[{name} "{value}"]' if line.startswith(f"[{name} ") else line for line in lines)
    )


def test_a_finished_record_opens_after_the_state_gained_a_field() -> None:
    old = played(CELLAR, 5)
    assert old.over
    record = Record.parse(old.record().text())
    again = check(record, plugin=GROWN)
    assert again.state.dump()[:-1] == old.state.dump()
    assert again.record().header["State"] != record.header["State"]
    assert verify(record, plugin=GROWN) == 2


def test_a_save_goes_on_after_the_state_gained_a_field() -> None:
    old = played(CELLAR, 3)
    match = check(Record.parse(old.record(secrets=True).text()), plugin=GROWN)
    assert match.entries == old.entries
    for each in (old, match):
        each.settle()
        each.say(1, "stop")
    assert match.over and match.entries == old.entries
    assert match.state.dump() == [*old.state.dump(), len(match.entries)]


def test_a_record_of_the_new_state_opens_in_the_old_version() -> None:
    new = played(GROWN, 5)
    again = check(Record.parse(new.record().text()), plugin=CELLAR)
    assert again.over and again.entries == new.entries
    assert again.state.dump() == new.state.dump()[:-1]


@pytest.mark.parametrize("plugin", [CELLAR, GROWN])
def test_another_digest_of_the_same_layout_is_refused(plugin: ToyCellar) -> None:
    match = played(plugin, 5)
    layout, _, digest = fingerprint(match.state).partition(":")
    forged = with_header(match.record(), "State", f"{layout}:{digest[::-1]}")
    with pytest.raises(BadRecord, match="another final state"):
        check(forged, plugin=plugin)


def test_result_and_standings_are_compared_whatever_the_layout() -> None:
    record = played(CELLAR, 5).record()
    assert check(record, plugin=GROWN).record().header["Result"] == record.header["Result"]
    for name, value in {"Result": "1 2", "Standings": "9 9"}.items():
        assert record.header[name] != value
        with pytest.raises(BadRecord, match=name.lower()):
            check(with_header(record, name, value), plugin=GROWN)


def test_a_digest_that_names_no_layout_is_passed_over() -> None:
    """Records were written so before layouts had names."""
    match = played(CELLAR, 5)
    assert not fingerprint(match.state).endswith("003d1883390130fd")
    again = check(with_header(match.record(), "State", "003d1883390130fd"), plugin=CELLAR)
    assert again.entries == match.entries and again.state.dump() == match.state.dump()


def test_renamed_or_swapped_fields_are_another_layout() -> None:
    state = played(GROWN, 5).state
    before = fingerprint(state)
    assert state.layout() == "figures knocks"
    state.raps = state.__dict__.pop("knocks")  # type: ignore[attr-defined]
    state.__class__ = type("Renamed", (GrownState,), {"dump": lambda s: [*s.figures, s.raps]})
    assert fingerprint(state).partition(":")[2] == before.partition(":")[2]
    assert fingerprint(state).partition(":")[0] != before.partition(":")[0]


@pytest.mark.parametrize("said", ["", "forged", ":", "1234:5678", "00000000:0000000000000000:0"])
def test_what_is_no_digest_is_refused(said: str) -> None:
    with pytest.raises(BadRecord, match="another final state"):
        check(with_header(played(CELLAR, 5).record(), "State", said), plugin=CELLAR)
