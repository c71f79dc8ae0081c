"""What a seat is asked says all it must know: the terms of a pact, the event that asks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from wartable.games.through_the_ages import names, views
from wartable.games.through_the_ages.labels import label
from wartable.games.through_the_ages.names.printed import AGES
from wartable.games.through_the_ages.plugin import GAME
from wartable.games.through_the_ages.scene import across, hint, prompt, scene
from wartable.games.through_the_ages.setup import Table
from wartable.i18n import LANGUAGES, texts
from wartable.kernel import CHANCE, Rng
from wartable.play import Match

RULES = GAME.game()


def laid(seats: int, *lines: str) -> Table:
    """A table as a scenario lays it."""
    table = Table(RULES, seats, GAME.settings({}))
    for line in lines:
        table.lay(*line.split(" ", 1))
    table.begin()
    return table


def say(table: Table, seat: int, notation: str) -> None:
    RULES.apply(table.state, seat, GAME.read(RULES, seat, notation), None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", ["a", "b"])
def test_an_offered_pact_says_what_each_side_gets(lang: str, side: str) -> None:
    """5.4: whoever is asked reads both sides; the buttons of either side differ."""
    pact = "loss-of-sovereignty"
    table = laid(3, "age iii", "phase politics", f"c0 military {pact}")
    reader = texts(GAME.package, lang, ("Ada", "Ben", "Cid"))
    view = views.view(RULES, table.state, 0)
    offers = [label(view, GAME.read(RULES, 0, f"offer {pact} 1 {s}"), reader) for s in "ab"]
    assert len(set(offers)) == 2
    say(table, 0, f"offer {pact} 1 {side}")
    view = views.view(RULES, table.state, 1)
    asked = prompt(view, True, reader)
    yours, theirs = (asked.index(f"{sign}2") for sign in ("−+" if side == "a" else "+−"))
    mine = "A" if side == "b" else "B"
    assert f" {mine}:" in asked and asked.index(f" {mine}:") < min(yours, theirs)
    accept = label(view, GAME.read(RULES, 1, "accept"), reader)
    assert f"{mine}" in accept and ("+2" in accept) != ("−2" in accept)
    drawn = scene(view, [], reader)
    for layout in (drawn.wide, drawn.tall):
        assert f"tta-card-{pact}" in {piece.symbol for piece in layout.pieces}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_that_asks_is_named_and_lies_on_the_table(lang: str) -> None:
    """5.1: for whoever is asked and for those who wait."""
    hand = "historic-territory-i"
    table = laid(
        2, "age ii", "phase politics", "events pestilence", f"c0 unused 0, military {hand}"
    )
    say(table, 0, f"prepare {hand}")
    say(table, CHANCE, "draw pestilence")
    reader = texts(GAME.package, lang, ("Ada", "Ben"))
    name = reader("card-pestilence")
    for seat in (0, 1):
        view = views.view(RULES, table.state, seat)
        assert prompt(view, seat == 0, reader).startswith(f"{name}: ")
        assert seat or hint(view, True, reader) == names.text("pestilence", reader)
        drawn = scene(view, [], reader)
        for layout in (drawn.wide, drawn.tall):
            assert "tta-card-pestilence" in {piece.symbol for piece in layout.pieces}


def test_those_who_wait_read_a_sentence() -> None:
    table = laid(2, "age i", "phase politics", "c0 military raid-i")
    reader = texts(GAME.package, "en", ("Ada", "Ben"))
    assert prompt(views.view(RULES, table.state, 1), False, reader) == "Ada thinks about politics."
    say(table, 0, "pass")
    assert prompt(views.view(RULES, table.state, 1), False, reader) == "Ada takes actions."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_defender_reads_both_strengths_and_is_spoken_to(lang: str) -> None:
    lines = "c0 military raid-ii, workers warriors 9", "c1 military plunder-ii"
    table = laid(2, "age ii", "phase politics", *lines)
    say(table, 0, "attack raid-ii 1")
    reader = texts(GAME.package, lang, ("Ada", "Ben"))
    view = views.view(RULES, table.state, 1)
    asked, fight = prompt(view, True, reader), view.attack
    assert fight is not None and fight.strength > fight.defence and "Ada" in asked
    missing = fight.strength - fight.defence
    assert all(str(n) in asked for n in (fight.strength, fight.defence, missing)), asked
    lost = hint(view, True, reader)
    assert f" {AGES[2]}" in lost and f" {AGES[1]}" in lost, lost  # levels of two buildings
    enough = replace(fight, defence=fight.strength)
    done = replace(view, attack=enough, pending=replace(view.pending, n=0))
    assert prompt(done, True, reader) != asked.replace(str(missing), "0")
    assert "0" not in prompt(done, True, reader) and not hint(done, True, reader)
    named = {p.id: p.title for p in scene(view, (), reader).wide.pieces}["note-attack"]
    reader.you = 1
    told = {p.id: p.title for p in scene(view, (), reader).wide.pieces}["note-attack"]
    assert "Ben" in named and "Ben" not in told and "Ada" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_turn_without_actions_asks_for_no_card(lang: str) -> None:
    match, rng, reader = Match(GAME, 2), Rng(1), texts(GAME.package, lang, ("Ada", "Ben"))
    while CHANCE in match.actors:
        match.play(CHANCE, RULES.sample_chance(match.state, rng))
    (seat,) = match.actors
    view = views.view(RULES, match.state, seat)
    asked = prompt(view, True, reader)
    civs = [replace(civ, civil_actions=0) for civ in view.civs]
    done = prompt(replace(view, civs=tuple(civs)), True, reader)
    assert "1" in asked and done == reader("prompt-first-turn-done") != asked


@pytest.mark.parametrize(
    ("hand", "is_idle"), [("", True), (", military historic-territory-i", False)]
)
def test_politics_with_nothing_to_play_says_so_and_has_one_button(hand: str, is_idle: bool) -> None:
    """To resign is no answer to it: the page may pass by itself."""
    table = laid(2, "age i", "phase politics", f"c0 ma 4{hand}")
    reader = texts(GAME.package, "en", ("Ada", "Ben"))
    view = views.view(RULES, table.state, 0)
    offers = GAME.offers(RULES, table.state, view, 0, reader)
    assert {"pass", "resign"} <= {offer.notation for offer in offers}
    drawn = GAME.scene(view, offers, reader)
    assert [a.notation for a in drawn.main if a.role == "only"] == ["pass"] * is_idle
    assert (drawn.prompt == reader("prompt-politics-none")) == is_idle
    assert ("ring" in drawn.hint) != is_idle


@pytest.mark.parametrize("has_it_alone", [True, False])
def test_the_tactic_in_force_lies_among_its_owners_cards(has_it_alone: bool) -> None:
    """On the own board, and on a rival's that is looked at; a common one lies with the others,
    too."""
    tactic = "tactic legion, exclusive 1" if has_it_alone else "tactic legion"
    table = laid(2, "age i", "common phalanx", f"c0 {tactic}", "c1 workers warriors 3")
    reader = texts(GAME.package, "en", ("Ada", "Ben"))
    own = scene(views.view(RULES, table.state, 0), (), reader)
    far = across(views.view(RULES, table.state, 1), 0, reader)
    for layout in (own.wide, own.tall, far.wide, far.tall):
        tip = {p.id: p.tip for p in layout.pieces}["legion"]
        assert tip and "In force" in tip and "your" not in tip
    shown = [p.id for p in own.wide.pieces if p.id.startswith("common-")]
    assert shown == [*([] if has_it_alone else ["common-legion"]), "common-phalanx"]


def test_strength_is_told_part_by_part() -> None:
    """Of two armies of two warriors each, and a special technology."""
    civ = "c0 techs warfare, tactic fighting-band, workers warriors 4"
    view = views.view(RULES, laid(2, "age i", civ).state, 0)
    pieces = scene(view, (), texts(GAME.package, "en", ("Ada", "Ben"))).wide.pieces
    said = {item.id: item.title for item in pieces}["stat-strength"]
    assert said == "Strength: 7, armies: 2; units 4, tactic 2, other cards +1"


def test_a_war_that_is_to_come_shows_both_strengths() -> None:
    civs = ("c0 workers warriors 2", "c1 war war-over-culture 0, workers warriors 3")
    view = views.view(RULES, laid(2, "age ii", *civs).state, 0)
    reader = texts(GAME.package, "en", ("Ada", "Ben"))
    notes = [p for p in scene(view, (), reader).wide.pieces if p.id.startswith("note-war")]
    assert [p.title for p in notes] == ["War over Culture: Ben against Ada, 3 to 2"]
