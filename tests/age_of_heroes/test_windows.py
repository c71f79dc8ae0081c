"""13.1: nothing that reaches the others tells who holds a card. Hands change, traffic does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.age_of_heroes.table import GAME, Table, some_move
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.kernel import CHANCE, SPECTATOR, Event, Rng

PLAIN = "iron wood stone grain"
TELLING = ("luck", "olympics", "hero", "concrete", "hero hero luck olympics")
Script = Callable[[Table], Table]


def _volcano(table: Table) -> Table:
    return table.draw(0).do("draw volcano", "0 erupt 1", "1 decline")


def _earthquake(table: Table) -> Table:
    return table.draw(0).do("draw earthquake", "0 shake army-2", "1 decline")


def _famine(table: Table) -> Table:
    return table.draw(0).do("draw famine", "0 decline", "1 decline", "2 decline")


def _war(table: Table) -> Table:
    table.turn().do("0 war", "0 muster army-1", "0 march 1 conquest", "1 stand")
    return table.do("strength 3", "strength 3")


def _barbarians(table: Table) -> Table:
    table.draw(1).do("draw barbarians-2", "1 stand", "strength 6", "strength 1")
    return table


def _monument(table: Table) -> Table:
    return table.turn(1).do("1 pass", "1 finish")


def traffic(
    script: Script, cards: str, windows: int
) -> tuple[list[tuple[list[tuple[int, ...]], AgeOfHeroesView]], list[list[int]]]:
    """What seats 0 and 2 and a spectator hear and see while seat 1 plays none of its cards."""
    hand = cards.split() + PLAIN.split()[: 4 - len(cards.split())]
    if script is _famine:  # so many grain are public when they are discarded
        hand = ["grain", *[card for card in hand if card != "grain"]][:4]
    table = Table(3, hands={1: " ".join(hand)}, monument={1: 1}, options={"windows": windows})
    asked: list[list[int]] = []
    plain_do = table.do

    def do(*lines: str) -> Table:
        for line in lines:
            asked.append(table.actors)
            plain_do(line)
        return table

    table.do = do  # type: ignore[method-assign]
    script(table)
    heard = []
    for seat in (0, 2, SPECTATOR):
        lines = [_plain(e) for e in table.told if e.audience >> seat & 1]
        heard.append((lines, table.view(seat)))
    return heard, asked


@pytest.mark.parametrize("script", (_volcano, _earthquake, _war, _barbarians, _monument))
@pytest.mark.parametrize("cards", TELLING)
def test_whoever_holds_a_card_is_asked_like_everybody(script: Script, cards: str) -> None:
    """13.1: the same traffic with and without Luck, Olympic Games, Heroes, own stones."""
    assert traffic(script, cards, 0) == traffic(script, "", 0)


@pytest.mark.parametrize("cards", ("luck", "luck hero"))
def test_a_famine_asks_everybody_in_turn(cards: str) -> None:
    """13.1, E3."""
    assert traffic(_famine, cards, 0) == traffic(_famine, "", 0)


def test_with_holders_only_the_question_itself_would_tell() -> None:
    """Option windows = holders: the test above can fail."""
    with pytest.raises(AssertionError, match="refused"):
        traffic(_volcano, "", 1)
    assert traffic(_volcano, "luck", 1)[1][-1] == [1]


@pytest.mark.parametrize("options", ({}, {"fair": 1}))
def test_who_is_asked_follows_from_what_all_can_see(options: dict[str, int]) -> None:
    """13.1: the same step in the true world and in one a bystander believes in asks the same
    seats and tells him the same, unless it lays hidden cards open."""
    rng = Rng(5)
    state = GAME.start(3, options)
    opening = {code.STARVED, code.SEIZED, code.DUEL_WON, code.DUEL_LOST, code.DUEL_DRAWN}
    opening |= {code.HEROES, code.DECLARED, code.UNBACKED, code.DEAL_UNBACKED}
    compared = 0
    for _ in range(900):
        if not GAME.actors(state):
            break
        seat, action = some_move(state, rng)
        observer = next(s for s in (2, 1, 0) if s != seat)
        believed = state.clone()
        GAME.determinize(state, observer, rng, believed)
        possible = GAME.refusal(believed, seat, action) == 0
        told: list[Event] = []
        imagined: list[Event] = []
        possible = possible and not any(state.waiting)  # these are about to be laid open
        GAME.apply(state, seat, action, told)
        if not possible or opening & {event.kind for event in told}:
            continue
        GAME.apply(believed, seat, action, imagined)
        if opening & {event.kind for event in imagined}:
            continue
        heard = [_plain(e) for e in told if e.audience >> observer & 1]
        assert heard == [_plain(e) for e in imagined if e.audience >> observer & 1]
        assert GAME.actors(state) == GAME.actors(believed), (seat, action)
        compared += seat != CHANCE
    assert compared > 150


def _plain(event: Event) -> tuple[int, ...]:
    return event.kind, event.seat, event.a, event.b, event.c
