"""What the search thinks, in words: hints, and tables of chances."""

from __future__ import annotations

from itertools import product

from wartable.games.critters_at_war.advice.above import from_above
from wartable.games.critters_at_war.advice.glance import at_a_glance
from wartable.games.critters_at_war.advice.words import because, matters
from wartable.games.critters_at_war.bots import TreeBot
from wartable.games.critters_at_war.engine.actions import WITHDRAW
from wartable.games.critters_at_war.engine.game import RULES
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.games.critters_at_war.engine.thinking.equity import equity
from wartable.games.critters_at_war.labels import label
from wartable.games.critters_at_war.notation import write
from wartable.games.critters_at_war.views import view
from wartable.i18n import Texts
from wartable.kernel import Knowledge, compiled
from wartable.plugin import Advice, Odds
from wartable.statements import Facts, Measured

__all__ = [
    "ANALYSED",
    "advice",
    "at_a_glance",
    "because",
    "from_above",
    "matters",
    "odds",
    "worths",
]
# An analysis: times the usual thought for a choice, and games played on from a position
ANALYSED = (4.0, 400)
# Thought is counted in simulations, so that the same question gets the same answer to the letter:
# a fifth of a second compiled, a third interpreted.
SIMULATIONS = 100_000 if compiled() else 2_000
USUAL = 4_000  # simulations of the usual thought about what choices are worth
HINTED = SIMULATIONS / USUAL  # times the usual thought, which a hint takes
MOST = 6  # actions named
RARE = 60  # an action seen less than once in so many simulations is listed last
SCORES = (0, 3, 6, 8, 10)  # shown in the table of scores, in twelfths of what wins

Row = tuple[int, int, float, float]  # action, visits, chance of winning the game, points


def advice(seen: Knowledge[CrittersState], texts: Texts) -> list[Advice]:
    """The actions the search looked at most; withdrawing always among them, as it is the one
    people misjudge: what it costs against what playing on is expected to cost."""
    rows, _ = _search(seen)
    best = rows[:MOST] + [row for row in rows[MOST:] if row[0] == WITHDRAW]
    playing_on = next((row for row in rows if row[0] != WITHDRAW), None)
    look = view(RULES, seen.believed, seen.seat)
    found = []
    for action, _, chance, points in best:
        if action == WITHDRAW and playing_on is not None:
            text = _of_withdrawing(look.withdrawal[seen.seat], chance, playing_on[3], texts)
        else:
            text = texts(
                "advice-action",
                action=label(look, action, texts),
                chance=_percent(chance),
                points=texts.decimal(points, 1, signed=True),
            )
        found.append(Advice(action, chance, text))
    return found


def worths(seen: Knowledge[CrittersState], effort: float) -> Measured:
    """The chance to win the game that every legal action leaves, by search."""
    rows, _ = _search(seen, round(USUAL * effort))
    return Measured({action: chance for action, _, chance, _ in rows}, False)


def _of_withdrawing(cost: int, chance: float, playing_on: float, texts: Texts) -> str:
    key = "advice-withdraw" if playing_on <= 0 else "advice-withdraw-gain"
    loss = texts.decimal(abs(playing_on), 1)
    return texts(key, points=cost, loss=loss, chance=_percent(chance))


def odds(seen: Knowledge[CrittersState] | None, texts: Texts) -> Odds:
    """Of a position, what the search says of each action; else what each score is worth."""
    if seen is None or not seen.legal:
        table = CrittersState() if seen is None else seen.believed
        scores = sorted({table.target * part // 12 for part in SCORES})
        rows: list[tuple[str, ...]] = []
        worth: list[Facts] = []
        for mine, theirs in product(scores, scores):
            first, second = (_equity(table, mine, theirs, begins) for begins in (True, False))
            rows.append((f"{mine} : {theirs}", f"{_percent(first)} %", f"{_percent(second)} %"))
            worth.append({"own": mine, "rival": theirs, "first": first, "second": second})
        headings = (texts("odds-score"), texts("odds-first"), texts("odds-second"))
        note = texts("odds-note")
        return Odds(texts("odds-title"), headings, tuple(rows), note, tuple(worth))
    found, simulations = _search(seen)
    found.sort(key=lambda row: (row[1] * RARE < simulations, -row[2]))
    look = view(RULES, seen.believed, seen.seat)
    lines = tuple(
        (
            label(look, action, texts),
            f"{_percent(chance)} %",
            texts.decimal(points, 1, signed=True),
        )
        for action, _, chance, points in found
    )
    headings = (texts("odds-action"), texts("odds-game"), texts("odds-points"))
    note = texts("odds-note-position", count=simulations)
    figures: tuple[Facts, ...] = tuple(
        {
            "action": write(RULES, seen.seat, action),
            "code": action,
            "visits": visits,
            "chance": chance,
            "points": points,
        }
        for action, visits, chance, points in found
    )
    return Odds(texts("odds-title-position"), headings, lines, note, figures)


def _search(
    seen: Knowledge[CrittersState], simulations: int = SIMULATIONS
) -> tuple[list[Row], int]:
    search = TreeBot(simulations, None).search(seen)
    return search.ranking(), search.simulations


def _equity(table: CrittersState, mine: int, theirs: int, first: bool) -> float:
    return equity(table.mode, table.target - mine, table.target - theirs, first)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}"
