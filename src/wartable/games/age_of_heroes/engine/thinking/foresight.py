"""The expert's search: as that of games played out, but by a tuned taste for a shorter while;
all candidates have the same luck, and what is reached is judged by what was learned. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.cards import ready_armies
from wartable.games.age_of_heroes.engine.components import (
    HELD,
    HERO,
    MOST_DEALS,
    OLYMPICS,
    SPECIAL,
    many,
)
from wartable.games.age_of_heroes.engine.game import AgeOfHeroes
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, arg_b, frame
from wartable.games.age_of_heroes.engine.thinking.policy import best_march, heroes_to_spend
from wartable.games.age_of_heroes.engine.thinking.prospects import Prospects
from wartable.games.age_of_heroes.engine.thinking.selfplay import Rollouts, roll_out, share
from wartable.games.age_of_heroes.engine.thinking.taste import Taste
from wartable.kernel.numbers import NONE
from wartable.kernel.rng import Rng

ROUNDS: Final[i64] = 1  # that are played on before the position is judged
SWAY: Final = 0.008  # of the chance to win, that dealing with a friend and not with a foe is worth
WORD: Final = 0.06  # shared among all seats, that it is worth to do as one has said
FRESH: Final = 0.002  # that an offer is worth more which somebody asked for, or nobody has refused


@final
class Leanings:
    """What a seat remembers: how it regards each rival, from -1 to 1; by kind given, the kinds for
    which it offered that in vain; the set of kinds that rivals asked for in vain; and by rival how
    much its word binds it to march on him, negative where it promised not to."""

    def __init__(
        self, regard: vec[float], stale: vec[i64], asked: i64, pledged: vec[float]
    ) -> None:
        self.regard = regard
        self.stale = stale
        self.asked = asked
        self.pledged = pledged

    def of(self, root: AgeOfHeroesState, action: i64) -> float:
        """What speaks for an action that a search would not see."""
        if code.POST <= action < code.WITHDRAW:
            give, want = (action - code.POST) // HELD, (action - code.POST) % HELD
            leaning = FRESH if self.asked >> give & 1 != 0 else 0.0
            return leaning - FRESH if self.stale[give] >> want & 1 != 0 else leaning
        if code.TAKE <= action < code.DEAL:
            return SWAY * self.regard[(action - code.TAKE) // (HELD * HELD)]
        if code.AGREE <= action < code.REJECT:
            return SWAY * self.regard[(action - code.AGREE) // MOST_DEALS]
        if code.MARCH <= action < code.BUILD:
            victim = (action - code.MARCH) // 3
            return self.word(root, victim) - SWAY * self.regard[victim]
        if action == code.CONSENT:
            return SWAY * self.regard[arg_b(root)]
        return 0.0

    def word(self, root: AgeOfHeroesState, victim: i64) -> float:
        """What one's word says of marching on a rival. Who is about to win may be stopped."""
        if self.pledged[victim] < 0 and root.claims >> victim & 1 != 0:
            return 0.0
        return WORD / float(root.seats) * self.pledged[victim]


@final
class Foresight(Rollouts):
    """Candidates of a decision, each played on by a tuned taste in believed worlds."""

    def __init__(
        self,
        game: AgeOfHeroes,
        root: AgeOfHeroesState,
        seat: i64,
        rng: Rng,
        taste: Taste,
        judge: Prospects,
        leanings: Leanings | None = None,
    ) -> None:
        self.judge = judge
        self.leanings = leanings
        self.luck = Rng(0)
        self.whims = Rng(0)
        self.lot: i64 = 0
        super().__init__(game, root, seat, rng, taste)
        self.rounds = ROUNDS
        self.likely: i64 = NONE  # on whom a war that is thought about would be made
        if leanings is not None and frame(root) == code.ACTION:
            heroes = heroes_to_spend(root, seat)
            best = best_march(taste, root, seat, ready_armies(root, seat), heroes)
            self.likely = best % 64 // 3 if best > 0 else NONE

    def is_idle(self, action: i64, n: i64) -> bool:
        """Passing where taxes cost nothing; taking an offer back; giving up an own stone that could
        be placed; a Hero or the Games for a stone that does not complete the monument."""
        root, seat = self.root, self.seat
        own = SPECIAL + root.tribe[seat]
        stones = many(root.hand[seat], own)
        lacking = root.figures.victory_monument - root.monument[seat]
        if code.WITHDRAW <= action < code.TAKE:
            return True
        if action == code.PASS and frame(root) == code.ACTION:
            return root.cities[seat] > 0
        if action == code.TAXES and frame(root) == code.ACTION and root.cities[seat] == 0:
            return lacking > 0 and stones == root.size[seat]
        if action == code.DISCARD + own:
            return lacking > 0 and n > 1
        if code.POST <= action < code.WITHDRAW:
            give, want = (action - code.POST) // HELD, (action - code.POST) % HELD
            return give in (OLYMPICS, HERO) and want == own and stones + 1 < lacking
        return False

    def mean(self, i: i64) -> float:
        """With what is remembered: it decides between actions that are about as good."""
        mean = super().mean(i)
        if self.leanings is not None:
            mean += self.leanings.of(self.root, self.codes[i])
            if self.codes[i] == code.WAR and self.likely != NONE:
                mean += self.leanings.word(self.root, self.likely)
        return mean

    def believe(self) -> None:
        super().believe()
        self.lot = self.rng.next32()

    def outcome(self, action: i64) -> float:
        state = self.state
        state.copy_from(self.world)
        self.luck.lanes(self.lot, 0, 0)
        self.whims.lanes(self.lot, 1, 0)
        self.game.apply(state, self.seat, action, None)
        last = self.root.round + self.rounds
        roll_out(self.game, state, self.whims, self.buf, last, self.taste, self.luck)
        if state.ended != 0:
            return share(state, self.seat)
        return self.judge.chance(state, self.seat)
