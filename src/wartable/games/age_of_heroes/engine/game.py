"""The rules, tied to the kernel's contract."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine import beliefs, features, state
from wartable.games.age_of_heroes.engine.figures import Figures
from wartable.games.age_of_heroes.engine.rules import endings
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState, frame
from wartable.games.age_of_heroes.engine.steps import (
    battle,
    building,
    events,
    fair,
    luck,
    opening,
    turn,
    war,
)
from wartable.games.age_of_heroes.engine.steps.question import Question, Staged
from wartable.kernel.contract import CHANCE, NOT_YOUR_TURN, OVER, Event, Options, Outcome, may_act
from wartable.kernel.numbers import NONE, zeros
from wartable.kernel.rng import Rng
from wartable.kernel.steps import StepGame

# What may be awaited, and how it may be answered, in the order of the frames' numbers
STEPS: Final[list[Question]] = [
    opening.Opening("opening", opening.FirstDraw(code.STRENGTH), []),
    Staged(
        "round",
        [
            opening.Tribes("tribes", opening.TribeLot(code.LOT), [opening.TakeTribe(code.TRIBE)]),
            opening.Dealing("deal", opening.DealtCard(code.DRAW), []),
            opening.Settling("settle", [opening.Resolve(code.RESOLVE)]),
            opening.Dealing("draw", opening.DealtCard(code.DRAW), []),
            opening.Settling("settle", [opening.Resolve(code.RESOLVE)]),
            opening.OpenTrading("trading", []),
            opening.Turns("turns", []),
        ],
    ),
    turn.Drawing("drawing", turn.DrawnCard(code.DRAW), []),
    events.Targeting("targeting", [events.Shake(code.SHAKE), events.Erupt(code.ERUPT)]),
    luck.LuckWindow("luck", [luck.Luck(code.LUCK_PLAY), luck.Waive(code.DECLINE)]),
    luck.FamineRound("famine", [luck.AvertFamine(code.LUCK_PLAY), luck.Waive(code.DECLINE)]),
    turn.Turn("turn", []),
    turn.Action(
        "action",
        [
            *(
                turn.Taxes(code.TAXES),
                turn.PassAction(code.PASS),
                turn.GoToWar(code.WAR),
                turn.Concede(code.CONCEDE),
            ),
            *building.purchases(),
        ],
    ),
    Question("building", [building.Finish(code.FINISH), *building.purchases()]),
    Question("consent", [building.Consent(code.CONSENT), building.Refuse(code.REFUSE)]),
    turn.TaxSwap("swap", [turn.Discard(code.DISCARD)]),
    Question(
        "muster",
        [
            *(war.HeroArmy(code.HERO_ARMY), war.Muster(code.MUSTER)),
            *(war.HeroLead(code.HERO_LEAD), war.March(code.MARCH)),
        ],
    ),
    war.Reaction(
        "reaction",
        [
            *(war.Ransom(code.LUCK_PLAY), war.OlympicGames(code.GAMES), war.Stand(code.STAND)),
            *(war.HeroArmy(code.HERO_ARMY), war.HeroLead(code.HERO_LEAD)),
        ],
    ),
    Staged(
        "battle",
        [
            battle.Cards("cards", battle.DealtStrength(code.STRENGTH), []),
            battle.Assigning("assign", [battle.Assign(code.ASSIGN)]),
            battle.Duels("duel", battle.RaiderStrength(code.STRENGTH), [battle.Fight(code.FIGHT)]),
            battle.Spoils("spoils", []),
            battle.Seizing("seize", battle.SeizedCard(code.SEIZE), []),
            battle.Aftermath("aftermath", []),
        ],
    ),
    Question("monument", [building.Finish(code.FINISH), turn.Place(code.PLACE)]),
    turn.Limit("limit", [turn.Discard(code.DISCARD)]),
    fair.Fair(),
    fair.Replying(),
    fair.Live(),
    turn.Taxing("taxing", [turn.TaxOn(code.TAXES), turn.TaxStop(code.FINISH)]),
    Question("gift", [building.AskWithGift(code.BUILD_ROAD), building.AddGift(code.DEAL_GIVE)]),
]


@final
class AgeOfHeroes(StepGame[AgeOfHeroesState]):
    """`origin` is whatever the figures were read with; the rules do not look at it."""

    def __init__(self, figures: Figures, origin: object = None) -> None:
        self.actions = code.ACTIONS
        self.chances = code.CHANCES
        self.features = features.LAYOUT
        self.steps = [*STEPS]
        self.questions = vec[Question](STEPS)  # compiled, asked at less cost than as steps
        self.figures = figures
        self.origin = origin

    def start(self, seats: i64, options: Options) -> AgeOfHeroesState:
        table = opening.lay(self.figures, seats, options)
        self.advance(table, None)
        return table

    def load(self, data: list[int]) -> AgeOfHeroesState:
        return state.load(self.figures, data)

    def awaits(self, state: AgeOfHeroesState) -> i64:
        if state.ended != 0:
            return NONE
        return frame(state) - code.OPENING

    def actors(self, state: AgeOfHeroesState) -> i64:
        return state.asked

    def awaited(self, state: AgeOfHeroesState) -> i64:
        """Whoever is ready in a live fair may act, and need not (F10)."""
        return state.asked & ~state.ready if frame(state) == code.LIVE else state.asked

    def refusal(self, state: AgeOfHeroesState, seat: i64, action: i64) -> i64:
        why = super().refusal(state, seat, action)
        if not 0 <= seat < state.seats:
            return why
        if why == NOT_YOUR_TURN and frame(state) == code.LIVE and state.resting >> seat & 1 != 0:
            return code.YOU_REST
        if why in (NOT_YOUR_TURN, code.WRONG_WINDOW) and too_late(state, action):
            return code.FAIR_CLOSED
        if action == code.TIME_UP and why not in (OVER, NOT_YOUR_TURN):
            return code.ONLY_THE_HOST
        return why

    def legal_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i64]) -> i64:
        if seat == CHANCE or not may_act(state.asked, seat):
            return 0
        at = frame(state) - code.OPENING
        return self.questions[at].legal_into(state, seat, buf)

    def apply(
        self, state: AgeOfHeroesState, seat: i64, action: i64, told: list[Event] | None
    ) -> None:
        at = frame(state) - code.OPENING
        self.questions[at].answer(state, seat, action, told)
        self.advance(state, told)

    def advance(self, state: AgeOfHeroesState, told: list[Event] | None) -> None:
        state.asked = 0
        while state.asked == 0 and state.ended == 0:
            at = frame(state) - code.OPENING
            self.questions[at].go_on(state, told)

    def determinize(
        self, state: AgeOfHeroesState, seat: i64, rng: Rng, into: AgeOfHeroesState
    ) -> None:
        beliefs.determinize(state, seat, rng, into)

    def standing_into(self, state: AgeOfHeroesState, buf: vec[i64]) -> None:
        for seat in range(state.seats):
            buf[seat] = endings.standing(state, seat)

    def outcome(self, state: AgeOfHeroesState) -> Outcome | None:
        if state.ended == 0:
            return None
        standings = zeros(state.seats)
        self.standing_into(state, standings)
        return Outcome([*standings], state.ended)

    def score(self, standing: i64) -> i64:
        return endings.score(standing)

    def features_into(self, state: AgeOfHeroesState, seat: i64, buf: vec[i16], at: i64) -> None:
        features.features_into(state, seat, buf, at)


def too_late(state: AgeOfHeroesState, action: i64) -> bool:
    """Something of the fair, after it has closed."""
    if frame(state) in (code.FAIR, code.LIVE, code.REPLY):
        return False
    return code.HAVE <= action < code.ACTIONS or action in (code.READY, code.UNREADY)
