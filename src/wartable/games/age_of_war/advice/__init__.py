"""What a friend with a calculator says: the best actions and the table of chances."""

from __future__ import annotations

from wartable.games.age_of_war import labels
from wartable.games.age_of_war.advice import chances as exact
from wartable.games.age_of_war.bots import hard_turn
from wartable.games.age_of_war.engine.actions import LOSE
from wartable.games.age_of_war.engine.components import CITY_TABLE, UNROLLED
from wartable.games.age_of_war.engine.game import RULES
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.names import LINE_NAMES, line_words, roll_faces, roll_words
from wartable.games.age_of_war.views import view
from wartable.i18n import Texts
from wartable.kernel import NONE, Knowledge
from wartable.plugin import Advice, Odds


def advice(seen: Knowledge[AgeOfWarState], texts: Texts) -> list[Advice]:
    """Every legal action by the chance to win the game that it leaves, best first. With the
    chance to take the city, which people can check."""
    state, legal = seen.believed, seen.legal
    if not legal:
        return []
    nothing, turn = hard_turn(state)
    after = exact.chance_after(state, legal)
    best = turn.best_action()
    found = [
        Advice(action, value, words(seen, action, after[action], value, texts))
        for action, value in ((action, nothing + turn.worth(action)) for action in legal)
    ]
    return sorted(found, key=lambda item: (-item.value, item.action != best, item.action))


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


def odds(seen: Knowledge[AgeOfWarState] | None, texts: Texts) -> Odds | None:
    """The exact table, of the seat to move or of a fresh turn; None when the game is over or
    nobody has a turn yet."""
    state = exact.fresh() if seen is None else seen.believed
    if state.ended or state.current == NONE:
        return None
    rows = []
    for row in exact.table(state):
        city = CITY_TABLE[row.city]
        best = texts("odds-lose")
        if row.best is not None:
            best = line_words(LINE_NAMES[row.best][1], texts)
            if state.roll == UNROLLED:
                best = f"{best} ({exact.percent(row.best_likely)})"
        held = state.owner[row.city]
        where = texts("odds-centre") if held == NONE else texts.name(held)
        chance = f"{texts.decimal(row.chance * 100, 4)} %"
        after = f"{texts.decimal(row.after_loss * 100, 4)} %"
        rows.append((texts(f"city-{city.key}"), str(city.points), where, chance, best, after))
    keys = ("city", "points", "where", "chance", "best", "after")
    rolled = state.roll != UNROLLED
    return Odds(
        title=title(state, texts),
        headings=tuple(texts(f"odds-heading-{key}") for key in keys),
        rows=tuple(rows),
        note=texts("odds-note-roll" if rolled else "odds-note-fresh"),
    )


def title(state: AgeOfWarState, texts: Texts) -> str:
    if state.roll == UNROLLED:
        return texts("odds-title-fresh", n=int(state.pool))
    return texts("odds-title-roll", roll=roll_words(roll_faces(state.roll), texts))
