"""Why a piece cannot be used, in figures."""

from __future__ import annotations

from typing import Any

import pytest

from wartable import plugin
from wartable.i18n import texts
from wartable.play import Match, ProvenChance
from wartable.server.why import why_not
from wartable.testing import play_als

AGES, SAMURAI, WAR = "through-the-ages", "small-samurai-empires", "age-of-war"
HEROES, CRITTERS = "age-of-heroes", "critters-at-war"
FLIPS = "b0 A: - | L: - | S: S1\nb1 A: - | L: L6 L2 | S: -\nh0 A3 A1 | h1 A2\ndo 0 deploy A3 A"
ROLLED = "option first 0\ndo roll 1 1 1 1 1 A C"
COVERED = "round 2 | orders purple-1=1:attack purple-2=0:attack | armies - | goods food=9 bushido=0"
ATTACK = "seats 4\nphase execution | orders grey-1=(0:attack) | armies aki=1:1 kaga=1:1"
WHY = [  # game, table, piece, what is said; empty where it can be used or is of no use
    (WAR, ROLLED, "city-chen", "cannot fill that line. 10 infantry: 5 of 10."),
    (WAR, ROLLED, "city-linzi", "archers + archers: 1 of 2. cavalry + cavalry: 1 of 2."),
    (WAR, ROLLED, "city-wan", ""),
    (WAR, f"{ROLLED} | 0 fill wan archers | roll 1 1 1 1 A C", "city-ji", "Another city is under"),
    (WAR, ROLLED, "tray", ""),
    (AGES, "row drama\nc0 ca 0", "drama", "Needs 1 civil action, you have 0."),
    (AGES, "c0 hand iron, science 2", "iron", "Not enough science. Needs 5 science, you have 2."),
    (AGES, "c0 resources 2", "philosophy", "Needs 3 resources, you have 2."),
    (AGES, "c0 resources 9", "philosophy", ""),
    (AGES, "c0 resources 0, unit-resources 1", "warriors", "Needs 2 resources, you have 1."),
    (SAMURAI, COVERED, "cell-1", "Needs 1 bushido, you have 0."),
    (SAMURAI, COVERED, "cell-x", ""),
    (SAMURAI, ATTACK, "army-kaga-1", "This province lies outside the region of the action."),
    (SAMURAI, ATTACK, "army-aki-1", ""),
    (HEROES, "h0 wood", "pile-city", "hold these cards to pay with. You lack Wood, Stone."),
    (HEROES, "h0 wood wood stone", "pile-city", ""),
    (HEROES, "h0 wood", "pile-general", "You lack Iron, Gold."),
    (HEROES, "seats 3\nh0 wood", "pile-road", "pay with. You lack 2 × Stone."),
    (HEROES, "seats 3\nh0 wood", "road-0-1", "pay with. You lack 2 × Stone."),
    (HEROES, "seats 3\nh0 wood", "road-1-2", ""),
    (HEROES, "h0 wood | armies 0 1", "t1-panel", "You have neither a ready army nor a Hero."),
    (HEROES, "h0 wood | h1 iron\nfair\ndo 0 pass | 1 offer iron for gold", "pile-x", ""),
    (CRITTERS, "h0 A1 A2 A3 | h1 L1", "card-A1", ""),
    (CRITTERS, FLIPS, "card-S1", "next to"),
    (CRITTERS, FLIPS, "card-L6", "covered"),
    (CRITTERS, FLIPS, "card-L2", ""),
]


@pytest.mark.parametrize(("game", "script", "piece", "said"), WHY)
def test_why_a_piece_cannot_be_used(game: str, script: str, piece: str, said: str) -> None:
    found, table = plugin.game(game), play_als(game, script)
    match: Match[Any] = Match(found, table.view(0).seats, {}, ProvenChance(bytes(32)))
    match.state = table.state
    answer = why_not(match, 0, piece, texts(found.package, "en", ["Olena", "Marek", "Sun", "Clio"]))
    assert said in (answer.text if answer else "") and bool(said) == bool(answer)
    assert not answer or answer.text.count("You lack") < 2, "said once"
    assert why_not(match, 1, piece, texts(found.package)) is None, "it is not that seat's turn"
