"""What a companion says to a beginner: what matters before a decision, and how good an action was.

All of it is made of what the seat knew when it chose (`Knowledge`), never of the true state.

What an action is worth comes from the game's `worths`. A search may be wrong, so an action is
judged by two that know nothing of each other: what one of them likes best by luck, the other does
not. Blame needs both of them to find another action better by SURE; where they do not agree, it is
said to be unsure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from wartable.i18n import Texts
from wartable.kernel import Knowledge, S, compiled, legal
from wartable.play.match import Match
from wartable.plugin import Plugin
from wartable.statements import Measured

Verdict = Literal["best", "good", "worse", "unsure", "other"]
# Times the usual thought, each of the two searches; interpreted engines would keep one waiting.
EFFORT = 1.0 if compiled() else 0.1
SURE = 0.05  # of the chance to win, that both searches must find an action worse to blame it
LEAST = 0.005  # the same where it follows from a solution: less than that is no whole point
EQUAL = 1e-4  # what differs by less is worth the same
SMALL, MUCH = 4, 10  # points of hundred: below that it cost little, from that on it was a mistake
BACK = 4  # own actions that are looked at for one that was a choice
SEED = 71  # the same thought about the same position, whoever asks again


@dataclass(frozen=True)
class Judgement:
    """How good an action was. `verdict`: best: there was nothing better; good: nothing that is
    clearly better; worse: `better` is, by `cost` of a hundred points of the chance to win; unsure:
    it may be; other: a strong bot chooses it, and cannot say what that is worth. `chance` is what
    the action left, in percent, `most` what `better` leaves. `why` is a sentence of the game, empty
    where it has none."""

    verdict: Verdict
    better: int | None = None
    cost: int = 0
    chance: int = 0
    most: int = 0
    why: str = ""

    def words(self, texts: Texts) -> str:
        """The verdict as a sentence; after a colon the better action is to be named."""
        if self.verdict != "worse":
            return texts(f"companion-{self.verdict}")
        size = "small" if self.cost < SMALL else "much" if self.cost >= MUCH else "some"
        figures = {"cost": self.cost, "chance": self.chance, "most": self.most}
        return texts(f"companion-worse-{size}", **figures)


def matters(plugin: Plugin[S, Any], seen: Knowledge[S], texts: Texts) -> str:
    """What matters now, in one sentence: the game's own, or how much there is to choose from. Empty
    where nothing is to be chosen."""
    count = len(seen.legal)
    if count < 2:
        return ""
    own = plugin.optional("advice", "matters")
    return str(own(seen, texts)) if own else texts("companion-choices", n=count)


def last_choice(
    match: Match[S], seat: int, by_hand: Sequence[bool], first: int = 0
) -> tuple[int, S] | None:
    """The last action of a seat from `first` on that a person made and that was a choice: its
    number, and the state before it. None if there is none among the last ones."""
    numbers = range(first, len(match.entries))[::-1]
    own = [n for n in numbers if match.entries[n].seat == seat and by_hand[n]]
    for number in own[:BACK]:
        before = match.state_at(number)
        if len(legal(match.game, before, seat)) > 1:
            return number, before
    return None


def judged(
    plugin: Plugin[S, Any], seen: Knowledge[S], played: int, texts: Texts
) -> Judgement | None:
    """How good an action of `seen.legal` was. None if the game cannot say anything of it."""
    if plugin.optional("advice", "worths") is None:
        return _by_advice(plugin, seen, played, texts)
    first: Measured = plugin.room("advice").worths(seen, EFFORT)
    again: Measured = first if first.exact else plugin.room("advice").worths(seen, EFFORT)
    found = compared(first, again, played)
    if found is None or found.verdict == "good":
        return found
    return _explained(plugin, seen, played, found, texts)


def compared(first: Measured, again: Measured, played: int) -> Judgement | None:
    """What two searches that know nothing of each other say of an action. The first names what is
    better than it, if anything is; the figures are those of the second, which did not choose it
    for them. A solution is its own confirmation."""
    better = _best(first) if _best(first) != played else _best(again)
    if better == played:
        return Judgement("best") if played in first.worth else None
    worths = (first.worth, again.worth)
    if any(action not in worth for action in (better, played) for worth in worths):
        return Judgement("unsure", better)  # a search left one of them out
    leads = [worth[better] - worth[played] for worth in worths]
    least = LEAST if first.exact else SURE
    if max(leads) < EQUAL:
        return Judgement("best")
    if max(leads) < least:
        return Judgement("good")
    if min(leads) < least:
        return Judgement("unsure", better)
    chance, best = round(100 * again.worth[played]), round(100 * again.worth[better])
    cost = max(1, best - chance)
    most = max(cost, best)
    return Judgement(
        "worse", better, cost, most - cost, most
    )  # the three agree, rounded as they are


def _best(measured: Measured) -> int:
    """What is worth most; of equal ones the first."""
    return max(measured.worth, key=lambda action: (measured.worth[action], -action))


def _by_advice(
    plugin: Plugin[S, Any], seen: Knowledge[S], played: int, texts: Texts
) -> Judgement | None:
    """What can be said where a game has no figures of what actions are worth: its hint."""
    advice = plugin.advice(seen, texts)
    if not advice:
        return None
    better = advice[0].action
    found = Judgement("best") if better == played else Judgement("other", better)
    return _explained(plugin, seen, played, found, texts)


def _explained(
    plugin: Plugin[S, Any], seen: Knowledge[S], played: int, found: Judgement, texts: Texts
) -> Judgement:
    """With the game's own reason, where it has one."""
    own = plugin.optional("advice", "because")
    if own is None:
        return found
    better = played if found.better is None else found.better
    why = str(own(seen, better, played, texts))
    return Judgement(found.verdict, found.better, found.cost, found.chance, found.most, why)
