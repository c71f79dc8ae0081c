"""13.1: nothing that reaches the others tells who holds a card. Hands change, traffic does not."""

from __future__ import annotations

import pytest

from tests.age_of_heroes.walks import RULES, some_move
from wartable.games.age_of_heroes.plugin import GAME
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.kernel import CHANCE, SPECTATOR, Event, Rng
from wartable.testing import AlsError, play_als

PLAIN = "iron wood stone grain"
TELLING = ("luck", "olympics", "hero", "concrete", "hero hero luck olympics")
SCRIPTS = {
    "volcano": ("draw 0", "draw volcano | 0 erupt 1 | 1 decline | 2 decline | 0 decline"),
    "earthquake": (
        "draw 0",
        "draw earthquake | 0 shake army-2 | 0 decline | 1 decline | 2 decline",
    ),
    "famine": ("draw 0", "draw famine | 0 decline | 1 decline | 2 decline"),
    "war": (
        "turn 0",
        "0 war | 0 muster army-1 | 0 march 1 conquest | 1 stand | strength 3 | strength 3",
    ),
    "barbarians": (
        "draw 1",
        "draw barbarians-2 | 0 decline | 2 decline | 1 stand | strength 6 | strength 1",
    ),
    "monument": ("turn 1", "1 pass | 1 finish"),
}
Traffic = list[tuple[list[tuple[int, ...]], AgeOfHeroesView]]


def traffic(script: str, cards: str, windows: str = "uniform") -> tuple[Traffic, list[str]]:
    """What seats 0 and 2 and a spectator hear and see while seat 1 plays none of its cards, and
    who was asked."""
    hand = cards.split() + PLAIN.split()[: 4 - len(cards.split())]
    if script == "famine":  # so many grain are public when they are discarded
        hand = ["grain", *[card for card in hand if card != "grain"]][:4]
    moment, moves = SCRIPTS[script]
    laid = f"h1 {' '.join(hand)}\nmonuments 0 1 0\n{moment}"
    table = play_als(GAME, f"seats 3\noption windows {windows}\n{laid}")
    asked = []
    for move in moves.split(" | "):
        asked.append(table.actors())
        table.do(move)
    heard = []
    for seat in (0, 2, SPECTATOR):
        lines = [_plain(e) for e in table.laid.events if e.audience >> seat & 1]
        heard.append((lines, table.view(seat)))
    return heard, asked


@pytest.mark.parametrize("script", [name for name in SCRIPTS if name != "famine"])
@pytest.mark.parametrize("cards", TELLING)
def test_whoever_holds_a_card_is_asked_like_everybody(script: str, cards: str) -> None:
    """13.1: the same traffic with and without Luck, Olympic Games, Heroes, own stones."""
    assert traffic(script, cards) == traffic(script, "")


@pytest.mark.parametrize("cards", ("luck", "luck hero"))
def test_a_famine_asks_everybody_in_turn(cards: str) -> None:
    """13.1, E3."""
    assert traffic("famine", cards) == traffic("famine", "")


def test_with_holders_only_the_question_itself_would_tell() -> None:
    """Option windows = holders: the test above can fail."""
    with pytest.raises(AlsError, match="refused"):
        traffic("volcano", "", "holders")
    laid = "seats 3\noption windows holders\nh1 luck | h2 luck\ndraw 0"
    play_als(GAME, f"{laid}\ndo draw volcano | 0 erupt 1\nexp actors 1 2")


@pytest.mark.parametrize("options", ({}, {"fair": 1}))
def test_who_is_asked_follows_from_what_all_can_see(options: dict[str, int]) -> None:
    """13.1: the same step in the true world and in one a bystander believes in asks the same
    seats and tells him the same, unless it lays hidden cards open."""
    rng = Rng(5)
    state = RULES.start(3, options)
    compared = 0
    for _ in range(900):
        if not RULES.actors(state):
            break
        seat, action = some_move(state, rng)
        observer = next(s for s in (2, 1, 0) if s != seat)
        believed = state.clone()
        RULES.determinize(state, observer, rng, believed)
        possible = RULES.refusal(believed, seat, action) == 0
        told: list[Event] = []
        imagined: list[Event] = []
        possible = possible and not any(state.waiting)  # these are about to be laid open
        RULES.apply(state, seat, action, told)
        if not possible or lays_open(told):
            continue
        RULES.apply(believed, seat, action, imagined)
        if lays_open(imagined):
            continue
        heard = [_plain(e) for e in told if e.audience >> observer & 1]
        assert heard == [_plain(e) for e in imagined if e.audience >> observer & 1]
        assert RULES.actors(state) == RULES.actors(believed), (seat, action)
        compared += seat != CHANCE
    assert compared > 150


OPENING = {  # hidden cards are shown, or follow from what is told
    *("starved", "seized", "duel-won", "duel-lost", "duel-drawn", "heroes", "declared"),
    *("raid-duel-won", "raid-duel-lost", "raid-duel-drawn", "unbacked", "deal-unbacked"),
    *("handed", "lucky", "lucky-for", "olympic", "olympic-raid"),
}


def lays_open(told: list[Event]) -> bool:
    return any(GAME.told(event).key in OPENING for event in told)


def _plain(event: Event) -> tuple[int, ...]:
    return event.kind, event.seat, event.a, event.b, event.c
