"""A lesson being taken: what is shown now, and what comes of what the learner does.

A course is made of its lesson and of the learner's moves alone, so that it can be left and taken up
again from a list of moves, here or in another process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.kernel import CHANCE, CLOCK, Event, Knowledge, Rng, legal, members
from wartable.laid import AlsError, AlsTable, Line, Script
from wartable.lessons.reading import OVER, Lesson, LessonError, Step, Words, fits, rival_bot, steady
from wartable.play import Refused
from wartable.plugin import Told
from wartable.scene import Scene

NEXT = ">"  # the move of somebody who has read what is said
SEAT = 0  # the learner's
LAST = 2  # actions left, of which it is looked whether any of them reaches the goal
TRIED = 60  # actions that are tried for that; where there are more it is not known
MOST_ACTS = 4000  # of all the others and of chance, between two acts of the learner's


@dataclass(frozen=True)
class Passed:
    """An act as it happened: the state before it, and what was told of it."""

    before: Any
    events: list[Event]


@dataclass(frozen=True)
class Answer:
    """What came of a move. Where it was not what the step asks for, the table is as it was."""

    right: bool
    says: Words | None = None  # the lesson's own answer
    text: str = ""  # or a text of the house
    again: bool = False  # the step begins again
    lost: bool = False  # before its time: the goal was out of reach

    def words(self, lang: str, say: Callable[[str], str]) -> str:
        """What is answered, by the texts of the house."""
        text = self.says[lang] if self.says else say(self.text) if self.text else ""
        return f"{say('lesson-lost')} {text}" if self.lost else text


class Course:
    """One learner's way through a lesson. A move that is not understood raises BadInput, one that
    the rules forbid Refused; both change nothing. LessonError is the lesson's own fault."""

    table: AlsTable

    def __init__(self, lesson: Lesson, moves: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self._begin()
        for move in moves:
            self.move(move)

    @classmethod
    def taken_up(cls, lesson: Lesson, moves: Iterable[str]) -> Course:
        """A course from moves that were kept, as far as they still lead: the lesson may have
        changed since."""
        course, good = cls(lesson), list[str]()
        for move in moves:
            try:
                if not course.move(move).right:
                    break
            except (BadInput, Refused):
                break
            except LessonError:
                return cls(lesson, good)
            good.append(move)
        return course

    def _begin(self) -> None:
        self.moves: list[str] = []  # those that were right, or led on
        self.begins: list[int] = []  # how many moves there were where each step began
        self.passed: list[Passed] = []  # since the last move, on the table that lies now
        self.at = -1
        self._enter()

    def _again(self, count: int) -> None:
        """The first so many moves are made anew."""
        kept = self.moves[:count]
        self._begin()
        for move in kept:
            self.move(move)

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that is shown; the last one when the lesson is over."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def acts(self) -> bool:
        """Whether the learner has something to do, not only to read. Who has reached a goal before
        it was set reads about it."""
        return not self.over and bool(self.step.choose or (self.step.until and not self.reached))

    # ---- going on
    def move(self, text: str) -> Answer:
        """What the learner does: an action in the game's notation, or NEXT."""
        self.passed = []
        if self.over:
            raise BadInput("the lesson is over", "lesson-over")
        if not self.acts:
            if text != NEXT:
                raise BadInput("nothing is to be done here but to read", "lesson-read")
            self.moves.append(text)
            self._enter()
            return Answer(True)
        plugin, game = self.lesson.plugin, self.table.game
        action = plugin.read(game, SEAT, text)
        if code := game.refusal(self.table.state, SEAT, action):
            raise Refused.of(plugin, SEAT, code, text, lambda: self.table.view(SEAT))
        written = plugin.write(game, SEAT, action)
        return self._goal(written, action) if self.step.until else self._choice(written, action)

    def _choice(self, written: str, action: int) -> Answer:
        if written not in self.step.choose:
            for wrong in self.step.wrong:
                if any(fits(pattern, written) for pattern in wrong.patterns):
                    return Answer(False, wrong.says)
            return Answer(False, text="lesson-other")
        self.moves.append(written)
        self._apply(action)
        self._enter()
        return Answer(True)

    def _goal(self, written: str, action: int) -> Answer:
        step = self.step
        self.moves.append(written)
        self.used += 1
        self._apply(action)
        self._others()
        if self._reached(self.table):
            self._enter()
            return Answer(True)
        missed = (step.within and self.used >= step.within) or not self._waits()
        lost = self._lost(self.table) or (not missed and self._hopeless())
        if missed or lost:
            self._again(self.begins[-1])
            self.passed = []
            return Answer(False, step.missed or None, "lesson-missed", again=True, lost=lost)
        return Answer(True)

    def _hopeless(self) -> bool:
        """Whether none of the few actions that are left reaches the goal, whichever the learner
        takes. Where chance or others come in between nobody can know."""
        left, done = self.step.within - self.used, self.moves[self.begins[-1] :]
        if done == self.step.solve[: len(done)]:
            return False
        return 0 < left <= LAST and not self._within_reach(self.table, left, [TRIED])

    def _within_reach(self, table: AlsTable, left: int, tries: list[int]) -> bool:
        """Whether the goal may be reached by so many actions of the learner's."""
        game, further = table.game, list[AlsTable]()
        for action in legal(game, table.state, SEAT):
            if not tries[0]:
                return True
            tries[0] -= 1
            trial = deepcopy(table, {id(same): same for same in (game, table.plugin, table.script)})
            trial.watcher = None
            trial.apply(SEAT, action)
            acting = members(game.actors(trial.state))
            if self._reached(trial):
                return True
            if not self._lost(trial) and acting:
                if acting != [SEAT]:
                    return True
                further.append(trial)
        return left > 1 and any(self._within_reach(trial, left - 1, tries) for trial in further)

    def back(self) -> None:
        """To where this step began or, where nothing was done in it yet, to the step before."""
        done = len(self.moves) > self.begins[-1]
        self._again(self.begins[self.at if done else max(self.at - 1, 0)])

    def _reached(self, table: AlsTable) -> bool:
        goal = self.step.until
        if goal is None:
            return False
        if goal.text == OVER:
            return table.game.outcome(table.state) is not None
        return self._holds(table, goal, "until")

    def _lost(self, table: AlsTable) -> bool:
        return any(self._holds(table, line, "lost") for line in self.step.lost)

    def _holds(self, table: AlsTable, line: Line, word: str) -> bool:
        try:
            return table.holds(line.text)
        except (ValueError, LookupError) as wrong:
            raise self._amiss(line.number, f"{word} {line.text}: {wrong}") from None

    def _waits(self) -> bool:
        return SEAT in members(self.table.game.actors(self.table.state))

    def _amiss(self, line: int, why: object) -> LessonError:
        return LessonError(f"{self.lesson.path}:{line}: {why}")

    def _enter(self) -> None:
        """The next step begins."""
        self.at += 1
        self.begins.append(len(self.moves))
        self.used = 0
        self.reached = False
        if self.over:
            return
        step = self.step
        self._prepare(step)
        if step.until:
            self._others()
            self.reached = self._reached(self.table)
            if not self.reached and self._lost(self.table):
                raise self._amiss(step.number, "its goal is out of reach when it begins")
        if self.acts and not self._waits():
            why = f"it is not the learner's turn but {self.table.actors()}"
            raise self._amiss(step.number, why)
        offered = self.offered()
        for text in step.choose:
            if text not in offered:
                why = f"{text!r} is not offered, or not so written; there are: {', '.join(offered)}"
                raise self._amiss(step.number, why)

    def _prepare(self, step: Step) -> None:
        """Lay the step's table, if it has one, and let happen what is to happen before."""
        try:
            if step.table is not None:
                path = self.lesson.path
                script = Script(self.lesson.plugin, "", "", path, step.number, step.table)
                self.table = AlsTable(script, {})
                self.table.run()
                if why := self.table.laid.impossible():
                    raise ValueError(why)
                self.table.watcher = lambda *act: self.passed.append(Passed(*act))
                self.passed = []
            for line in step.before:
                self.table.take(line)
        except (AlsError, ValueError, LookupError) as wrong:
            raise self._amiss(self.table.line.number, wrong) from None
        except AssertionError as wrong:
            raise self._amiss(self.table.line.number, f"no table is so: {wrong}") from None

    # ---- the others
    def _apply(self, action: int) -> None:
        self.table.apply(SEAT, action)

    def _rng(self) -> Rng:
        """The same for everybody at this point of this step, however they reached earlier goals
        whose solution is written: then its actions count, not the learner's."""
        earlier = zip(self.lesson.steps, pairwise(self.begins), strict=False)
        count = sum(len(step.solve) or end - begin for step, (begin, end) in earlier)
        return Rng(self.step.seed * 1_000_003 + (count + self.used) * 10_007 + self.turns)

    def _others(self) -> None:
        """Chance and the others act until the learner must, or it is over, or the goal is
        reached or lost."""
        table, game = self.table, self.table.game
        bot = rival_bot(self.lesson.plugin, self.step.rivals)
        self.turns = 0
        while not self._reached(table) and not self._lost(table) and self.turns < MOST_ACTS:
            acting = members(game.actors(table.state))
            self.turns += 1
            if CHANCE in acting:
                table.apply(CHANCE, game.sample_chance(table.state, self._rng()))
                continue
            rival = next((seat for seat in acting if seat not in (SEAT, CLOCK)), None)
            if rival is None:
                return
            seen = Knowledge.of(game, table.state, rival, self._rng())
            table.apply(rival, bot.choose(seen))

    # ---- what is shown
    def offered(self) -> list[str]:
        """What the learner may do, in the notation."""
        return self.table.legal(SEAT) if self.acts else []

    def solution(self) -> str:
        """The move that leads on. Who has left the way of a goal's `solve` is shown a bot's."""
        step, game, plugin = self.step, self.table.game, self.lesson.plugin
        if not self.acts:
            return NEXT
        if step.choose:
            return step.choose[0]
        done = self.moves[self.begins[-1] :]
        if len(done) < len(step.solve) and done == step.solve[: len(done)]:
            return step.solve[len(done)]
        self.turns = MOST_ACTS
        seen = Knowledge.of(game, self.table.state, SEAT, self._rng())
        return plugin.write(game, SEAT, rival_bot(plugin, steady(plugin, "")).choose(seen))

    def texts(self, lang: str, names: Sequence[str]) -> Texts:
        """What the learner reads: names are those of everybody at the table."""
        texts = self.lesson.plugin.texts(self.table.game, lang, names)
        texts.you = SEAT
        return texts

    def scene(self, texts: Texts) -> Scene:
        """The table as the learner sees it, with what can be done now."""
        plugin, view = self.lesson.plugin, self.table.view(SEAT)
        game, state = self.table.game, self.table.state
        offers = plugin.offers(game, state, view, SEAT, texts) if self.acts else []
        return plugin.scene(view, offers, texts)

    def shown(self, pieces: Iterable[Any]) -> list[str]:
        """The ids of the pieces to look at, among those of a layout."""
        return [
            piece.id
            for piece in pieces
            if any(fits(pattern, piece.id) for pattern in self.step.show)
        ]

    def heard(self) -> list[list[Told]]:
        """What the learner has heard of each act since their last move."""
        told = self.lesson.plugin.told
        return [
            [told(event) for event in act.events if event.audience >> SEAT & 1]
            for act in self.passed
        ]
