"""Search: every promising action is tried in states the seat may believe in, and the epoch is
played out from there by the policy, for all seats. All actions meet the same states and the same
luck."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.bots.halving import Halving
from wartable.games.small_samurai_empires.engine.actions import (
    ACTIONS,
    CHOOSE_FATE,
    DESTROY,
    FATE_DEAL,
    LEVY,
    MORE_ATTACK,
    MORE_RECRUIT,
    PASS,
    PLACE_ORDER,
    REAP,
    REINFORCE,
    VERB,
    WAY_DESTROY,
)
from wartable.games.small_samurai_empires.engine.components import ATTACK, MOST_SEATS, RECRUIT
from wartable.games.small_samurai_empires.engine.figures import Figures
from wartable.games.small_samurai_empires.engine.game import SmallSamuraiEmpires
from wartable.games.small_samurai_empires.engine.rules.pieces import law
from wartable.games.small_samurai_empires.engine.state import SamuraiState
from wartable.games.small_samurai_empires.engine.thinking.evaluate import Mind, judge_all, lead
from wartable.games.small_samurai_empires.engine.thinking.policy import Policy
from wartable.games.small_samurai_empires.engine.thinking.suspicion import Suspicion
from wartable.games.small_samurai_empires.engine.thinking.traits import TRAITS, Insight
from wartable.games.small_samurai_empires.engine.thinking.weights import HAND
from wartable.kernel import CHANCE, Rng, lowest, zeros

MOST_PLACES: Final[i64] = 14  # placements that are tried
MOST_ACTIONS: Final[i64] = 10
ROLLOUT_NOISE: Final[i64] = 500


class Lookahead(Halving):
    """The candidates of one decision, each played on to the end of the epoch."""

    def __init__(
        self,
        game: SmallSamuraiEmpires,
        root: SamuraiState,
        seat: i64,
        rng: Rng,
        insight: Insight | None = None,
    ) -> None:
        super().__init__(ACTIONS)
        self.insight = insight
        self.weights = HAND if insight is None else insight.weights
        self.game = game
        self.t = game.figures
        self.root = root
        self.seat = seat
        self.rng = rng
        self.policy = Policy(game, ROLLOUT_NOISE, False, self.weights)
        self.mind = Mind(self.weights)
        self.row = zeros(MOST_SEATS * TRAITS)
        self.believed = root.clone()
        self.state = root.clone()
        self.out = zeros(MOST_SEATS)
        self.luck: i64 = 0
        self.suspicion: Suspicion | None = None
        if insight is not None and insight.trust > 0:
            self.suspicion = Suspicion(self.policy, root, seat, insight.trust)
        legal = zeros(ACTIONS)
        n = taking_what_is_free(self.t, root, legal, game.legal_into(root, seat, legal))
        if root.wait != CHOOSE_FATE:
            n = self.promising_first(legal, n)
        for i in range(n):
            self.add(legal[i])

    def promising_first(self, legal: vec[i64], n: i64) -> i64:
        """Bring the actions that look best at a glance to the front; return how many are worth
        trying. Passing is always among them."""
        t, root, seat = self.t, self.root, self.seat
        glance = Policy(self.game, 0, True, self.weights)
        glance.mind.look(t, root)
        placing = root.wait == PLACE_ORDER
        legal_pass = legal[0] == PASS
        if placing:
            glance.weigh(root, seat)
        worth = zeros(n)
        for i in range(n):
            if placing:
                worth[i] = glance.place_worth(root, seat, legal[i])
            elif legal[i] != PASS:
                worth[i] = glance.judge.worth(root, seat, legal[i], True)
        chosen = min(n, MOST_PLACES if placing else MOST_ACTIONS)
        for i in range(chosen):
            best = i
            for j in range(i + 1, n):
                if worth[j] > worth[best]:
                    best = j
            swap(worth, i, best)
            swap(legal, i, best)
        if not placing and legal_pass and not any(legal[i] == PASS for i in range(chosen)):
            legal[chosen - 1] = PASS
        return chosen

    def believe(self) -> None:
        """Also the luck that all candidates of a round share."""
        self.game.determinize(self.root, self.seat, self.rng, self.believed)
        if self.suspicion is not None:
            self.suspicion.redeal(self.believed, self.rng)
        self.luck = self.rng.next32()

    def outcome(self, action: i64) -> float:
        """The seat's lead."""
        self.play_out(action)
        return float(lead(self.out, self.state.seats, self.seat))

    def play_out(self, action: i64) -> None:
        """To the end of the epoch or of the game, or no further than the round, and judge it."""
        insight, state = self.insight, self.state
        state.copy_from(self.believed)
        self.game.apply(state, self.seat, action, None)
        rounds = insight is not None and insight.rounds
        play_epoch(self.game, state, self.policy, Rng(self.luck), rounds)
        if insight is None or state.ended != 0:
            judge_end(self.t, state, self.mind, self.out)
        else:
            begin_next(state)
            insight.prospects(self.policy, state, self.row, self.out)


def judge_end(t: Figures, s: SamuraiState, mind: Mind, out: vec[i64]) -> None:
    """What a state whose epoch has been scored is worth to each seat: as the next one begins."""
    begin_next(s)
    judge_all(t, s, mind, out)


def begin_next(s: SamuraiState) -> None:
    """The next epoch, as far as that can be seen before fate is dealt."""
    if s.wait == FATE_DEAL:
        s.epoch += 1
        s.round = 1
        s.executing = 0
        s.wait = CHOOSE_FATE


def play_epoch(
    game: SmallSamuraiEmpires, s: SamuraiState, policy: Policy, rng: Rng, rounds: bool = False
) -> None:
    """Play a state on, all seats by the policy, until its epoch or the game has been scored; with
    `rounds` only until the next round is planned."""
    epoch = s.epoch
    first = s.round < 2
    while s.epoch == epoch and s.wait != FATE_DEAL:
        if rounds and first and s.round == 2:
            break
        mask = game.actors(s)
        if mask == 0:
            break
        seat = lowest(mask)
        if seat == CHANCE:
            game.apply(s, CHANCE, game.sample_chance(s, rng), None)
        else:
            game.apply(s, seat, policy.choose(s, seat, rng), None)


def taking_what_is_free(t: Figures, s: SamuraiState, legal: vec[i64], n: i64) -> i64:
    """Leave out doing nothing where an army, a good or, of the only opponent, a kill is to be had
    for nothing; return how many actions are left."""
    if legal[0] != PASS:
        return n
    paid = s.wait == WAY_DESTROY
    if s.wait == MORE_RECRUIT:
        paid = not law(t, s, RECRUIT)
    elif s.wait == MORE_ATTACK:
        paid = not law(t, s, ATTACK)
    for i in range(1, n):
        verb = VERB[legal[i]]
        kill = verb == DESTROY and s.seats == 2
        if not paid and (kill or verb in (LEVY, REAP, REINFORCE)):
            for j in range(1, n):
                legal[j - 1] = legal[j]
            return n - 1
    return n


def swap(column: vec[i64], i: i64, j: i64) -> None:
    held = column[i]
    column[i] = column[j]
    column[j] = held
