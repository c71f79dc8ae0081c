"""What a friend with a calculator says: the best actions and the table of chances."""

from __future__ import annotations

from dataclasses import replace

from wartable.games.age_of_war import labels
from wartable.games.age_of_war.advice import chances as exact
from wartable.games.age_of_war.advice.above import from_above
from wartable.games.age_of_war.advice.glance import EVEN, at_a_glance
from wartable.games.age_of_war.advice.words import because, matters
from wartable.games.age_of_war.bots import chances_left, hard_turn, has_net
from wartable.games.age_of_war.engine import rules
from wartable.games.age_of_war.engine.actions import FILL, LOSE
from wartable.games.age_of_war.engine.components import CITIES, CITY_TABLE, UNROLLED
from wartable.games.age_of_war.engine.game import RULES
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.names import (
    LINE_NAMES,
    LINE_NUMBERS,
    line_words,
    plain,
    roll_faces,
    roll_words,
)
from wartable.games.age_of_war.views import view
from wartable.i18n import Texts
from wartable.kernel import NONE, Knowledge
from wartable.plugin import Advice, Odds, Outlook
from wartable.statements import Facts, Foreseen, Measured

__all__ = [
    "ANALYSED",
    "EVEN",
    "HINTED",
    "advice",
    "at_a_glance",
    "because",
    "from_above",
    "matters",
    "odds",
    "outlook",
    "simple_thoughts",
    "worths",
]
# An analysis: times the usual thought for a choice, and games played on from a position
ANALYSED = (1.0, 1)
MUCH_SURER = 0.1  # of the chance to take a city: such a button makes one wonder about the hint
HINTED = 1.0  # times the usual thought: a turn is solved, by whatever thought
ON_CARD = (0.0, -48.0)  # where a chance is written: on the lower part of a city's picture


def advice(seen: Knowledge[AgeOfWarState], texts: Texts) -> list[Advice]:
    """Every legal action by the chance to win the game that it leaves, best first. With the
    chance to take the city, which people can check; where another action takes a city much more
    surely, the first says why it is better all the same."""
    state, legal = seen.believed, seen.legal
    if not legal:
        return []
    worth, after = worths(seen, HINTED).worth, exact.chance_after(state, legal)
    best = hard_turn(state)[1].best_action()
    found = [
        Advice(action, worth[action], words(seen, action, after[action], worth[action], texts))
        for action in legal
        if not is_double(action, legal)
    ]
    found.sort(key=lambda item: (-item.value, item.action != best, item.action))
    first = found[0]
    if max(after.values()) - after[first.action] < MUCH_SURER:
        return found
    why = because(seen, first.action, first.action, texts)
    return [replace(first, text=f"{first.text} {why}".strip()), *found[1:]]


def worths(seen: Knowledge[AgeOfWarState], effort: float) -> Measured:
    """The chance to win that every action leaves; exact for two seats, whatever the effort."""
    return Measured(chances_left(seen), seen.believed.seats == 2 and has_net(2))


def simple_thoughts(seen: Knowledge[AgeOfWarState]) -> list[int]:
    """The surest way to some city, and the surest line: to give up no die while a line fits."""
    after = exact.chance_after(seen.believed, seen.legal)
    ways = sorted(after, key=lambda action: (-after[action], action))
    lines = [action for action in ways if action != LOSE]
    return [ways[0], *lines[:1]]


def is_double(action: int, legal: list[int]) -> bool:
    """Whether it fills the second of two equal lines where the first can be filled as well."""
    if action == LOSE:
        return False
    city, line = LINE_NAMES[action - FILL]
    first = FILL + LINE_NUMBERS.get((city, plain(line)), action - FILL)
    return first != action and first in legal


def words(
    seen: Knowledge[AgeOfWarState], action: int, chance: float, value: float, texts: Texts
) -> str:
    """What the button says, a colon, and what it leaves."""
    state, said, win = seen.believed, exact.percent(chance), exact.percent(value)
    if action == LOSE:
        if state.target == NONE:
            return texts("advice-lose-free", chance=said, win=win)
        city = texts(f"city-{CITY_TABLE[state.target].key}")
        return texts("advice-lose", chance=said, win=win, city=city)
    button = labels.label(view(RULES, seen.believed, seen.seat), action, texts)
    return texts("advice-fill", label=button, chance=said, win=win)


def outlook(seen: Knowledge[AgeOfWarState], texts: Texts) -> Outlook:
    """The exact chance of the seat to move to take each city this turn, from the dice as they lie;
    for the others also what a fresh turn of theirs would promise."""
    state, seat = seen.believed, seen.seat
    if state.ended or state.current == NONE:
        return Outlook("", ())
    own, who = state.current == seat, texts.name(state.current)
    rows = {row.city: row for row in exact.table(state)}
    notes = []
    for city in range(CITIES):
        said, row = [], rows.get(city)
        if row is not None:
            key = "outlook-take-you" if own else "outlook-take"
            said.append(texts(key, seat=who, chance=exact.percent(row.chance)))
            if own and state.roll != UNROLLED:
                said.append(_best(row, texts))
        elif state.target != NONE and rules.attackable(state, state.current, city):
            said.append(texts("outlook-bound", city=texts(f"city-{CITY_TABLE[state.target].key}")))
        if not own and seat < state.seats and rules.attackable(state, seat, city):
            chance = exact.percent(exact.fresh_turn(state, city))
            said.append(texts("outlook-fresh", chance=chance))
        if said:
            figure = exact.percent(row.chance) if row is not None else ""
            id = f"city-{CITY_TABLE[city].key}"
            notes.append(Foreseen(id, figure, " ".join(said), ON_CARD, int(state.current)))
    title = texts("outlook-title-you" if own else "outlook-title", seat=who)
    lines = [texts("outlook-any", chance=exact.percent(exact.some_city(state)))]
    return Outlook(title, tuple(notes), () if state.target != NONE else tuple(lines))


def _best(row: exact.CityOdds, texts: Texts) -> str:
    """What to do now for a city, and what a lost die would leave."""
    after = texts("outlook-after", chance=exact.percent(row.after_loss))
    if row.best is None:
        return texts("outlook-lose")
    return f"{texts('outlook-best', line=line_words(LINE_NAMES[row.best][1], texts))} {after}"


def odds(seen: Knowledge[AgeOfWarState] | None, texts: Texts) -> Odds | None:
    """The exact table, of the seat to move or of a fresh turn; None when the game is over or
    nobody has a turn yet."""
    state = exact.fresh() if seen is None else seen.believed
    if state.ended or state.current == NONE:
        return None
    rows: list[tuple[str, ...]] = []
    figures: list[Facts] = []
    for row in exact.table(state):
        city = CITY_TABLE[row.city]
        best = texts("odds-lose")
        if row.best is not None:
            best = line_words(LINE_NAMES[row.best][1], texts)
            if state.roll == UNROLLED:
                best = f"{best} ({exact.percent(row.best_likely)})"
        held = state.owner[row.city]
        where = texts("odds-centre") if held == NONE else texts.name(held)
        chance = f"{texts.decimal(row.chance * 100, 1)} %"
        after = f"{texts.decimal(row.after_loss * 100, 1)} %"
        rows.append((texts(f"city-{city.key}"), str(city.points), where, chance, best, after))
        figures.append(
            {
                "city": city.key,
                "points": int(city.points),
                "holder": None if held == NONE else int(held),
                "chance": row.chance,
                "best": None if row.best is None else LINE_NAMES[row.best][1],
                "best_chance": row.best_likely,
                "after_loss": row.after_loss,
            }
        )
    keys = ("city", "points", "where", "chance", "best", "after")
    rolled = state.roll != UNROLLED
    return Odds(
        title=title(state, texts),
        headings=tuple(texts(f"odds-heading-{key}") for key in keys),
        rows=tuple(rows),
        note=texts("odds-note-roll" if rolled else "odds-note-fresh"),
        figures=tuple(figures),
    )


def title(state: AgeOfWarState, texts: Texts) -> str:
    if state.roll == UNROLLED:
        return texts("odds-title-fresh", n=int(state.pool))
    roll = roll_words(roll_faces(state.roll), texts)
    whole = ", ".join(kind.replace(" ", "\u00a0") for kind in roll.split(", "))
    return texts("odds-title-roll", roll=whole)
