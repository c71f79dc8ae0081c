"""Matches: refusals, what each seat hears, taking back; positions for scripts."""

from __future__ import annotations

import inspect
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from toy_auction import GAME as AUCTION
from toy_cellar import GAME as CELLAR

from wartable import plugin
from wartable.errors import BadInput
from wartable.i18n import texts
from wartable.kernel import CHANCE, CLOCK, SPECTATOR, Rng
from wartable.play import Match, Position, ProvenChance, Record, Refused, check, verify
from wartable.play.undo import found_out


def cellar(script: str = "", seed: int = 4, seats: int = 2) -> Match:  # type: ignore[type-arg]
    match = Match(CELLAR, seats, chance=ProvenChance.seeded(seed))
    for word in script.split():
        match.settle()
        match.say(match.actors[0], word)
    match.settle()
    return match


# ---- acting


def test_a_refused_action_changes_nothing() -> None:
    match = cellar("walk walk walk")
    before = match.state.dump(), list(match.entries), match.draws
    with pytest.raises(Refused) as caught:
        match.say(0, "walk")
    assert caught.value.key == "tired" and caught.value.reason.rule == "C-1"
    assert caught.value.sentence(texts("toy_cellar", "uk")) == "Досить трьох кроків."
    with pytest.raises(Refused, match="It is not your turn"):
        match.say(1, "walk")
    with pytest.raises(BadInput):
        match.say(0, "sing")
    assert (match.state.dump(), list(match.entries), match.draws) == before


@pytest.mark.parametrize("seat", [-1, 2, 6, CHANCE, SPECTATOR, CLOCK, 10, 10**9])
def test_nobody_else_may_act(seat: int) -> None:
    with pytest.raises(Refused):
        cellar().play(seat, 0)


def test_a_table_that_cannot_be() -> None:
    with pytest.raises(BadInput, match="played by 2 to 3, not by 4"):
        Match(CELLAR, 4)
    with pytest.raises(BadInput, match="no option"):
        Match(CELLAR, 2, {"speed": 1})


def test_everybody_hears_only_what_is_meant_for_them() -> None:
    match = cellar("peek")
    number = len(match.entries) - 1
    assert [told.key for told in match.told(number, 0)] == ["peeked"]
    assert match.told(number, 1) == match.told(number, SPECTATOR) == []


def test_a_bot_gets_a_belief_not_the_truth() -> None:
    match = cellar()
    seen = {match.seen(0, Rng(n)).believed.dump()[2] for n in range(60)}
    assert seen == {1, 2, 3, 4, 5, 6}


def test_the_clock_is_offered_what_it_may_say() -> None:
    match = Match(AUCTION, 2, chance=ProvenChance.seeded(1))
    match.settle()
    assert [offer.notation for offer in match.offers(CLOCK, texts("toy_auction"))] == ["time-up"]
    assert match.actors == (0, 1, CLOCK)


# ---- taking back


def test_steps_may_be_taken_back_to_the_roll() -> None:
    match = cellar("walk walk")
    assert found_out(match, 0) == [2, 1]
    match.undo_to(1)
    assert match.view(0).steps == 0 and match.legal(0) == [0, 1, 2]
    assert [entry.text for entry in match.entries] == [match.entries[0].text]
    assert len(match.events) == len(match.codes) == 1


def test_undo_stops_where_something_was_shown() -> None:
    match = cellar("walk peek walk")
    assert found_out(match, 0) == [3]  # the look stays looked at
    match.undo_to(3)
    assert found_out(match, 0) == []


def test_what_was_known_already_may_be_taken_back() -> None:
    """Peeking twice is refused here, so: after the peek, steps are free again."""
    match = cellar("peek walk walk")
    assert found_out(match, 0) == [3, 2]


def test_undo_does_not_cross_chance_or_another_seat() -> None:
    match = cellar("walk stop")  # now a treasure is hidden for seat 1
    assert found_out(match, 0) == found_out(match, 1) == []
    auction = Match(AUCTION, 2, chance=ProvenChance.seeded(1))
    auction.settle()
    auction.say(0, "pass")
    assert found_out(auction, 1) == []


def test_what_others_could_answer_is_not_taken_back() -> None:
    """Both were asked, and both saw that one has answered."""
    auction = Match(AUCTION, 2, chance=ProvenChance.seeded(1))
    auction.settle()
    auction.say(0, "pass")
    assert found_out(auction, 0) == []


def test_an_answer_that_ends_the_round_shows_the_others() -> None:
    auction = Match(AUCTION, 2, chance=ProvenChance.seeded(1))
    auction.settle()
    auction.say(0, "pass")
    auction.say(1, auction.write(1, auction.legal(1)[-1]))
    assert found_out(auction, 1) == []


def test_what_is_heard_follows_what_is_taken_back() -> None:
    match, never = cellar("walk walk"), cellar("walk peek")
    heard, draft = match.news(0), match.copy()
    draft.undo_to(len(draft.entries) - 1)
    draft.say(0, "peek")
    assert draft.news(0) == never.news(0) != heard == match.news(0)


def test_undo_out_of_range() -> None:
    match = cellar("walk")
    for count in (-1, 3):
        with pytest.raises(ValueError):
            match.undo_to(count)
    assert len(match.entries) == 2


def test_an_outcome_taken_back_by_the_table_is_not_drawn_again() -> None:
    """All agree to take a roll back: the next one has a new number, and verify knows."""
    match = cellar("walk")
    match.undo_to(0)
    match.settle()
    assert match.entries[0].draw == 2
    for word in ("stop", "stop"):
        match.settle()
        match.say(match.actors[0], word)
    text = match.record().text()
    assert "1. *@2 hide" in text
    assert verify(Record.parse(text)) == 2


def test_numbers_of_outcomes_survive_a_save() -> None:
    match = cellar("walk")
    match.undo_to(0)
    assert match.record(secrets=True).header["Draws"] == "1"
    again = check(Record.parse(match.record(secrets=True).text()))
    assert again.draws == 1
    again.settle()
    match.settle()
    assert again.entries == match.entries


# ---- positions


def test_a_position_plays_in_words() -> None:
    table = Position.start("toy-cellar", seats=2, seed=9)
    assert table.actors == (0,) and table.legal() == ["walk", "peek", "stop"]
    told = table.push("walk")
    assert [event.key for event in told] == ["walked"]
    assert table.legal(1) == []
    for word in ("stop", "stop"):
        table.push(word)
    assert table.over and table.actors == () and table.legal() == []
    assert table.outcome is not None and table.outcome.places == [1, 2]
    assert Position.of(table.record().text()).over


def test_the_same_seed_is_the_same_table() -> None:
    one, two = (Position.start("age-of-war", seats=3, seed=1) for _ in range(2))
    assert one.record().entries == two.record().entries
    assert Position.start("age-of-war", seats=3, seed=2).record().entries != one.record().entries


def test_manual_chance_is_pushed_like_anything() -> None:
    table = Position.start("toy-cellar", chance="manual")
    assert table.actors == (CHANCE,)
    assert table.legal() == [f"hide {n}" for n in range(1, 7)]
    table.push("hide 4")
    assert table.actors == (0,)
    assert table.view(0).treasure is None
    table.push("peek")
    assert table.view(0).treasure == 4 and table.view(1).treasure is None


def test_a_copy_goes_its_own_way() -> None:
    table = Position.start("toy-cellar", seed=1)
    other = table.copy()
    other.push("walk")
    assert table.view(0).steps == 0 and len(table.record().entries) == 1
    table.push("stop")
    other.push("stop")
    assert table.record().entries[-1].text == other.record().entries[-1].text


def test_without_a_seat_the_first_that_may_act_is_meant() -> None:
    table = Position.start("toy-auction", seed=1)
    assert table.actors == (0, 1, CLOCK) and table.legal() == table.legal(0) != []
    table.push("pass")
    assert table.actors == (1, CLOCK) and table.legal(0) == [] and table.legal() == table.legal(1)
    with pytest.raises(Refused):
        table.push("pass", seat=0)


@pytest.mark.parametrize("id", ["toy-auction", "toy-cellar", "age-of-war"])
def test_a_loop_that_names_no_seat_plays_every_game(id: str) -> None:
    table = Position.start(id, seed=2)
    while not table.over:
        table.push(table.legal()[-1])
    assert table.actors == () and table.legal() == table.legal(0) == []
    for seat in (None, 0):
        with pytest.raises(Refused, match="The game is over"):
            table.push("whatever", seat)


ODD = ["0", 1.0, [], b"1", object()]


@pytest.mark.parametrize("seat", ODD, ids=lambda seat: type(seat).__name__)
def test_a_seat_that_is_no_number(seat: Any) -> None:
    table = Position.start("age-of-war", seed=1, options={"first": 1})
    for ask in (table.legal, table.view, lambda seat: table.push("lose", seat)):
        with pytest.raises(BadInput, match="a seat is a number"):
            ask(seat)


@pytest.mark.parametrize("text", [None, 3.0, b"lose", ["lose"]], ids=repr)
def test_an_action_that_is_neither_text_nor_number(text: Any) -> None:
    with pytest.raises(BadInput, match="an action is text or a number"):
        Position.start("age-of-war", seed=1).push(text)


@pytest.mark.parametrize("seat", [-1, 2, CHANCE, CLOCK, 10**30])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    table = Position.start("age-of-war", seed=1)
    assert table.view().seat == SPECTATOR
    with pytest.raises(BadInput, match="seats are 0 to 1"):
        table.view(seat)


def test_bad_input_of_a_position() -> None:
    with pytest.raises(BadInput, match="no game 'chess'"):
        Position.start("chess")
    for seats in (1, 7, 2.0, "2", [2]):
        with pytest.raises(BadInput, match="played by 2 to 6, not by"):
            Position.start("age-of-war", seats=seats)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="'auto' or 'manual'"):
        Position.start("age-of-war", chance="loaded")  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [-1, 7, 99, 10**40, 1.5, None, "7", [0]], ids=repr)
def test_an_option_has_only_its_own_values(value: Any) -> None:
    """By number too: -1 is not the last one."""
    with pytest.raises(BadInput, match="option first: .* is not one of 0, 1, 2, 3, 4, 5, draw"):
        Position.start("age-of-war", seats=6, options={"first": value})


@pytest.mark.parametrize("options", [3, "first", ["first"], ("cap", 4)], ids=repr)
def test_options_are_a_mapping(options: Any) -> None:
    with pytest.raises(BadInput, match="options are a mapping, not "):
        Position.start("age-of-war", options=options)


@pytest.mark.parametrize("value", [-1, -2, 10**40, 1.5, None, "many", "1.5"], ids=repr)
def test_a_number_has_its_range(value: Any) -> None:
    with pytest.raises(BadInput, match="option cap: "):
        Position.start("age-of-war", options={"cap": value})


def test_an_option_by_name_or_by_number() -> None:
    for given in ("3", 3):
        assert Position.start("age-of-war", seats=4, options={"first": given}).actors == (3,)


def test_the_games_can_be_asked_for_again_and_again() -> None:
    """Importing a game binds the package wartable.games over the function of that name."""
    import wartable

    again = [wartable.games() for _ in range(3)]
    assert again[0] == again[1] == again[2] and "age-of-war" in again[0]
    assert wartable.game("age-of-war") is wartable.games()["age-of-war"]


def test_a_game_that_cannot_be_loaded_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    wrong = [EntryPoint("gone", "no_such_package:GAME", "wartable.games")]
    wrong.append(EntryPoint("odd", "inspect:getfile", "wartable.games"))
    points = [*wrong, EntryPoint("cellar", "toy_cellar:GAME", "wartable.games")]
    assert list(plugin.loaded(points)) == ["toy-cellar"]
    assert "the game gone (no_such_package:GAME) cannot be loaded" in caplog.text
    assert "the game odd" in caplog.text


def test_a_position_is_a_picture() -> None:
    assert Position.start("age-of-war", seed=1)._repr_svg_().startswith("<svg")


def test_the_names_scripts_rely_on() -> None:
    """The public face: what it is called, and how it may be called."""
    found = list(inspect.signature(Position.start).parameters)
    assert found[:5] == ["game", "seats", "seed", "options", "chance"]
    table = Position.start(game="toy-cellar", seats=2, seed=1, options={}, chance="auto")
    assert table.legal(seat=table.actors[0]) == table.legal()
    before = table.copy()
    table.push(text=table.legal()[0], seat=None)
    assert before.record().text() != table.record().text()
    assert table.view(0).seat == 0 and not table.over and table.outcome is None
    assert table._repr_svg_().startswith("<svg")


def test_news_are_counted_by_what_was_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else what falls out of them would tell of steps made in secret."""
    monkeypatch.setattr("wartable.play.heard.RECENT", 2)
    open_game, secret = cellar("walk walk"), cellar("walk walk peek")
    assert len(secret.entries) == len(open_game.entries) + 1
    assert secret.news(1) == open_game.news(1) and len(secret.news(1)) == 2
    assert secret.news(0) != open_game.news(0)
    assert secret.news(1, 0) == []


def test_what_one_sees_of_a_game_at_a_prompt() -> None:
    """One line each, however long the game; a record as a string is its text."""
    position = Position.start("age-of-war", seats=2, seed=3)
    while not position.over:
        position.push(position.legal()[-1])
    record, actions = position.record(), len(position.record().entries)
    assert repr(position) == f"<Position age-of-war, 2 seats, {actions} actions, over>"
    assert repr(record) == f"<Record age-of-war, 2 seats, {actions} actions>"
    assert str(record) == record.text() and Record.parse(str(record)).entries == record.entries
    outcome = position.outcome
    assert outcome is not None
    figures = f"places {outcome.places}, standings {outcome.standings}"
    assert repr(outcome) == f"<Outcome {figures}>"
