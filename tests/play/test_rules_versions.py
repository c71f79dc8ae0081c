"""Rules may change: a game goes on, and its record is read, under the rules it began with."""

from __future__ import annotations

import pytest
from toy_cellar.plugin import GAME as FORMER
from toy_cellar.plugin import SCORE, STOP, Cellar, CellarState, ToyCellar

from wartable.errors import BadInput
from wartable.kernel import CHANCE, Event, Options
from wartable.play import BadRecord, Match, ProvenChance, Record, check
from wartable.plugin import Option, Plugin, game
from wartable.server.describe import option_words
from wartable.testing.contract import settings

RULES, BONUS = 8, 9  # where the state keeps them


class NewCellar(Cellar):
    """Since rules 2, who stops has a point more; an option of rules 2 adds to it."""

    def start(self, seats: int, options: Options) -> CellarState:
        figures = super().start(seats, options).dump()
        return CellarState([*figures, options["rules"], options["bonus"]])

    def apply(self, state: CellarState, seat: int, action: int, told: list[Event] | None) -> None:
        super().apply(state, seat, action, told)
        f = state.figures
        if seat != CHANCE and action == STOP and f[RULES] >= 2:
            f[SCORE + seat] = f[SCORE + seat] + 1 + f[BONUS]


class NewPlugin(ToyCellar):
    rules_version = 2
    oldest_rules = 1
    options = (Option("bonus", 3, least=0, most=5, since=2, before=0),)

    def game(self, data: str | None = None) -> Cellar:
        return NewCellar()


class ForgetfulPlugin(NewPlugin):
    oldest_rules = 0


NEW = NewPlugin()


def played(plugin: ToyCellar, **options: int) -> Match[CellarState]:
    match: Match[CellarState] = Match(plugin, 2, options, ProvenChance.seeded(5))
    for text in ("walk", "stop", "walk", "walk", "stop"):
        match.settle()
        match.say(match.actors[0], text)
    return match


def scores(match: Match[CellarState]) -> list[int]:
    outcome = match.outcome
    assert outcome is not None
    return list(outcome.standings)


def test_a_new_game_has_the_newest_rules_and_their_options() -> None:
    match = played(NEW)
    header = match.record().header
    assert (match.rules, scores(match)) == (2, [5, 6])
    assert (header["Rules"], header["Options"]) == ("2", "bonus=3")


def test_a_record_of_earlier_rules_comes_out_as_it_was_played() -> None:
    record = Record.parse(played(FORMER).record().text())
    match = check(record, plugin=NEW)
    assert (match.rules, scores(match)) == (1, [1, 2])
    again = match.record()
    assert again.entries == record.entries
    same = ("Rules", "Options", "Result", "Standings")
    assert [again.header[key] for key in same] == [record.header[key] for key in same]


def test_it_is_refused_where_its_rules_are_no_longer_played() -> None:
    record = Record.parse(played(FORMER).record().text())
    with pytest.raises(BadRecord, match="written under rules 1 of toy-cellar; this is rules 2"):
        check(record, plugin=ForgetfulPlugin())


@pytest.mark.parametrize("rules", ["0", "3"])
def test_rules_that_nobody_knows_are_refused(rules: str) -> None:
    record = played(NEW).record()
    record.header["Rules"] = rules
    with pytest.raises(BadRecord, match=f"written under rules {rules} of toy-cellar"):
        check(record, plugin=NEW)


def test_earlier_rules_do_not_know_later_options() -> None:
    assert NEW.settings({"rules": 1}) == {"bonus": 0, "rules": 1}
    assert NEW.settings({"rules": 1, "bonus": 0}) == {"bonus": 0, "rules": 1}
    with pytest.raises(BadInput, match="no option 'bonus' in toy-cellar; there are: none"):
        NEW.settings({"rules": 1, "bonus": 2})
    for wrong in (0, 3):
        with pytest.raises(BadInput, match=f"option rules: {wrong} is not in 1 … 2"):
            NEW.settings({"rules": wrong})


def test_a_game_with_one_version_has_no_such_setting() -> None:
    assert FORMER.settings({}) == FORMER.settings({"rules": 1}) == {}
    with pytest.raises(BadInput, match="option rules: 2 is not in 1 … 1"):
        FORMER.settings({"rules": 2})


def test_the_kit_plays_every_version() -> None:
    plugin: Plugin[CellarState, object] = NEW
    versions = [(one.seats, one.options["rules"]) for one in settings(plugin)]
    assert {(2, 1), (3, 1), (2, 2), (3, 2)} <= set(versions)


def test_a_default_that_changed_is_as_it_was_under_earlier_rules() -> None:
    """Resigning was off unless chosen: a game of then has chosen nothing, and the next one with the
    same choices has the defaults of today."""
    plugin = game("through-the-ages")
    assert plugin.settings({"rules": 1})["resignation"] == 0
    assert plugin.settings({})["resignation"] == 1
    assert Match(plugin, 2, {"rules": 1}).chosen == {}
    old = Match(plugin, 2, {"rules": 1, "resignation": "on", "first": "1"})
    assert old.chosen == {"resignation": "on", "first": "1"}
    again = Match(plugin, 2, old.chosen)
    assert again.rules == 2 and again.chosen == {"first": "1"}
    assert not [option for option in option_words(Match(plugin, 2), "en") if option.changed]
    words = option_words(Match(plugin, 2, {"rules": 1}), "en")
    assert [option.key for option in words if option.changed] == ["rules"]
