"""The engine against a second model written from the rule sheet alone: whole matches of random
choices; at every decision who chooses what among what, and everything that lies on the table."""

from __future__ import annotations

from random import Random

import pytest

from tests.critters_at_war.model import EVERY, FULL, TARGETS, Model
from wartable.games.critters_at_war import notation, views
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.game import CrittersAtWar
from wartable.games.critters_at_war.engine.rules.strength import controller, total
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.names import AWAITED
from wartable.games.critters_at_war.views import cards, ordered, pile
from wartable.kernel import CHANCE, legal

GAME = CrittersAtWar()


def chance(state: CrittersState, model: Model) -> None:
    """The engine is dealt what the model has dealt; the top card is drawn where it draws."""
    dealt = [*model.hands[0], *model.hands[1]]
    while GAME.actors(state) >> CHANCE & 1:
        if state.awaited == code.ROW_DRAW:
            text = "row " + "-".join(FULL[t] for t in model.row)
        elif state.awaited == code.FIRST_DRAW:
            text = f"first {model.first}"
        elif state.awaited == code.REINFORCE_DRAW:
            text = f"draw {model.hands[state.actor][-1]}"  # the model has drawn it already
        else:
            text = f"draw {dealt.pop(0)}"
        action = notation.read(GAME, CHANCE, text)
        assert GAME.refusal(state, CHANCE, action) == 0
        GAME.apply(state, CHANCE, action, None)


def drawn(state: CrittersState, seat: int) -> int:
    """The card Reinforce drew counts as in hand. Rules 12."""
    return 1 << state.drawn if state.drawn >= 0 and state.actor == seat else 0


def same_table(state: CrittersState, model: Model) -> None:
    view = views.view(GAME, state, 0)
    assert list(view.row) == model.row and view.first == model.first
    assert view.scores == tuple(model.scores) and view.battle == model.battle
    assert view.air_drop == tuple(model.air)
    assert view.queue == tuple(model.queue)
    for seat in (0, 1):
        held = state.hand[seat] | drawn(state, seat)
        assert set(cards(held)) == set(model.hands[seat])
        for place, theatre in enumerate("ALS"):
            lying = [EVERY[card] for card in pile(state, 3 * seat + place)]
            assert lying == model.table[seat][theatre]
            assert {card for card in lying if state.up >> EVERY.index(card) & 1} == (
                model.up & set(lying)
            )
            assert total(state, seat, place) == model.strength(seat, theatre)
    for place, theatre in enumerate("ALS"):
        assert controller(state, place) == model.controller(theatre)
    under = [EVERY[card] for card in ordered(state, state.buried)]
    assert view.deck == len(model.deck)
    assert under == model.deck[len(model.deck) - len(under) :]


@pytest.mark.parametrize("mode", TARGETS)
@pytest.mark.parametrize("seed", range(25))
def test_the_engine_is_the_rule_sheet(seed: int, mode: str) -> None:
    """Rules 2 to 12 and every ruling that shows in play, over whole matches."""
    rng = Random(f"{seed} {mode}")
    model = Model(mode, "".join(rng.sample("ALS", 3)), rng.randrange(2), rng)
    state = GAME.start(2, {"mode": list(TARGETS).index(mode)})
    bold = rng.random()  # a match of many withdrawals, or of few; of deployments, or of few
    match, chosen = model.match(), None
    while True:
        try:
            seat, kind, choices = next(match) if chosen is None else match.send(chosen)
        except StopIteration:
            break
        chance(state, model)
        assert (state.actor, AWAITED[state.awaited]) == (seat, kind)
        found = {notation.write(GAME, seat, action) for action in legal(GAME, state, seat)}
        assert found == set(choices) and len(choices) == len(found)
        same_table(state, model)
        faceup = [text for text in choices if text.startswith("deploy")]
        chosen = rng.choice(faceup if faceup and rng.random() < bold else choices)
        GAME.apply(state, seat, notation.read(GAME, seat, chosen), None)
    assert state.awaited == code.FINISHED
    assert [*state.score] == model.scores
