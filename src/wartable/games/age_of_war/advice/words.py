"""What the companion says: what matters before a decision, and why one action is better."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.games.age_of_war.advice import chances as exact
from wartable.games.age_of_war.advice.stakes import city_name, fresh_chance, stake
from wartable.games.age_of_war.bots import chances_to_win, hard_turn, is_last, points_gained
from wartable.games.age_of_war.engine import rules
from wartable.games.age_of_war.engine.actions import FILL, LOSE
from wartable.games.age_of_war.engine.components import LINE_CITY, LINE_NEED, NEEDS, SPENT
from wartable.games.age_of_war.engine.state import AgeOfWarState
from wartable.games.age_of_war.engine.thinking.solver import Turn
from wartable.games.age_of_war.names import LINE_NAMES, line_words
from wartable.i18n import Texts
from wartable.kernel import NONE, Knowledge

Chances = dict[int, float]  # by action: to take the city that it goes for
TELLING = 0.005  # chances that differ by less read alike
NEAR = 2  # cities in the centre when the end is near


# ---- before a decision


def matters(seen: Knowledge[AgeOfWarState], texts: Texts) -> str:
    """What the position is about: the city that is worth most, or how the siege stands."""
    state, legal = seen.believed, seen.legal
    if len(legal) < 2:
        return ""
    after = exact.chance_after(state, legal)
    if state.target != NONE:
        return _of_siege(state, after, texts)
    _, turn = hard_turn(state)
    if turn.best_action() == LOSE:
        return _of_waiting(state, turn, after, texts)
    return _of_choice(state, turn, texts)


def _of_waiting(state: AgeOfWarState, turn: Turn, after: Chances, texts: Texts) -> str:
    """A roll in which no line is worth being bound by: none is likely, or what is likely is of
    little use."""
    line = max((a for a in after if a != LOSE), key=lambda action: (after[action], -action))
    city = _city(line)
    said: dict[str, str | int] = {
        "dice": int(state.pool) - 1,
        "some": exact.percent(after[LOSE]),
        "city": city_name(city, texts),
        "chance": exact.percent(after[line]),
    }
    _, taken = chances_to_win(state)
    wish, then = _wished(state, turn)
    if after[LOSE] - after[line] >= TELLING or taken[wish] - taken[city] < TELLING:
        return texts("matters-wait", **said)
    named = {"wish": city_name(wish, texts), "more": exact.percent(taken[wish])}
    win = exact.percent(taken[city])
    return texts("matters-wait-for", then=exact.percent(then), win=win, **named, **said)


def _wished(state: AgeOfWarState, turn: Turn) -> tuple[int, float]:
    """The city that promises most after a lost die, and the chance to take it then."""
    rows = {row.city: row.after_loss for row in exact.table(state)}
    wish = max(rows, key=lambda city: (turn.gains[city] * rows[city], -city))
    return wish, rows[wish]


def _of_choice(state: AgeOfWarState, turn: Turn, texts: Texts) -> str:
    """The city that promises most, and what it is about."""
    rows = {row.city: row.chance for row in exact.table(state)}
    last = [city for city in rows if is_last(state, city)]
    best = max(rows, key=lambda city: (turn.gains[city] * rows[city], -city))
    about = stake(state, last[0] if last else best)
    said = about.said(texts) | {"chance": exact.percent(rows[about.city])}
    if about.kind == "deny":
        fresh = fresh_chance(state, about.rival, about.city)
        return texts("matters-deny", fresh=exact.percent(fresh), **said)
    if about.kind in ("defeat", "draw") and best != about.city:
        other = exact.percent(rows[best])
        key = f"matters-{about.kind}"
        return texts(key, better=city_name(best, texts), other=other, **said)
    left = list(state.owner).count(NONE)
    if left == NEAR and about.kind in ("points", "steal"):
        return texts("matters-race", n=left, **said, **_scores(state, texts))
    if about.kind != "points":
        return texts(f"matters-{about.kind}", **said)
    surest = max(rows, key=lambda city: (rows[city], -city))
    if rows[surest] - rows[best] < TELLING:
        return texts("matters-surest", **said, **_scores(state, texts))
    return texts(
        "matters-points",
        surest=city_name(surest, texts),
        sure=exact.percent(rows[surest]),
        less=texts("companion-points", n=points_gained(state, surest)),
        **said,
    )


def _scores(state: AgeOfWarState, texts: Texts) -> dict[str, str | int]:
    """The points of the seat to move, and the rival who has most."""
    rivals = [seat for seat in range(state.seats) if seat != state.current]
    points = [int(rules.score(rules.standing(state, seat))) for seat in range(state.seats)]
    first = max(rivals, key=lambda seat: (points[seat], -seat))
    return {"own": points[state.current], "rival": texts.name(first), "his": points[first]}


def _of_siege(state: AgeOfWarState, after: Chances, texts: Texts) -> str:
    """A city under attack: what is still open, and what filling or waiting leaves."""
    city, lost = city_name(state.target, texts), after[LOSE]
    fills = sorted((a for a in after if a != LOSE), key=lambda action: (-after[action], action))
    best = fills[0]
    said: dict[str, str | int] = {
        "city": city,
        "line": _line(best, texts),
        "chance": exact.percent(after[best]),
        "lost": exact.percent(lost),
        "dice": int(state.pool),
        "left": int(state.pool) - _used(state, best),
        "used": _used(state, best),
    }
    if after[best] == 1.0:
        about = stake(state, state.target)
        what = texts(f"stake-{about.kind}", **about.said(texts))
        return texts("matters-siege-won", stake=what, **said)
    if max(after[best], lost) == 0.0:
        return texts("matters-siege-hopeless", open=_open_words(state, texts), **said)
    if lost > after[best]:
        return texts("matters-siege-lose", **said)
    other = next((a for a in fills if after[best] - after[a] >= TELLING), None)
    if other is not None:
        said |= {"other": _line(other, texts), "less": exact.percent(after[other])}
        return texts("matters-siege-lines", **said)
    return texts("matters-siege-fill", open=_open_words(state, texts), **said)


# ---- after it


@dataclass(frozen=True)
class Way:
    """An action: the city it goes for (NONE: none yet), the chance to take it, dice left, and the
    chance to win with that city in hand."""

    action: int
    city: int
    chance: float
    dice: int
    win: float


def because(seen: Knowledge[AgeOfWarState], better: int, played: int, texts: Texts) -> str:
    """Why one action is better than another, in the figures that tell them apart."""
    state, legal = seen.believed, seen.legal
    nothing, turn = hard_turn(state)
    after = exact.chance_after(state, [*dict.fromkeys((*legal, better, played, LOSE))])
    _, taken = chances_to_win(state)
    if better == played:

        def worth(action: int) -> float:
            takes = action != LOSE and after[action] == 1.0
            return taken[_city(action)] if takes else nothing + turn.worth(action)

        worths = {action: worth(action) for action in legal}
        rest = {action: value for action, value in worths.items() if value < worths[better]}
        if not rest:
            return ""
        played = _tempting(after, better, rest)

    def way(action: int) -> Way:
        city = int(state.target) if action == LOSE else _city(action)
        dice = int(state.pool) - (1 if action == LOSE else _used(state, action))
        return Way(action, city, after[action], dice, nothing if city == NONE else taken[city])

    best, other = way(better), way(played)
    if best.city == other.city:
        return _same_city(state, best, other, texts)
    if best.city == NONE:
        return _of_keeping(state, turn, taken, best, other, texts)
    if other.city == NONE:
        return _of_binding(state, best, other, texts)
    return _two_cities(state, best, other, texts)


def _tempting(after: Chances, best: int, rest: Chances) -> int:
    """What the best action is compared with, of the rest and what they are worth: the surest where
    its button shows a higher chance, which a reader wonders about; else the next best."""
    surest = max(rest, key=lambda action: (after[action], rest[action], -action))
    if after[surest] - after[best] >= TELLING:
        return surest
    return max(rest, key=lambda action: (rest[action], -action))


def _same_city(state: AgeOfWarState, best: Way, other: Way, texts: Texts) -> str:
    """Lines of one city, or a line and a die given up."""
    if other.chance - best.chance >= TELLING / 10:  # the city does harm
        about = stake(state, best.city)
        what = texts(f"stake-{about.kind}", **about.said(texts))
        return texts("because-spare", city=city_name(best.city, texts), stake=what)
    if best.chance - other.chance < TELLING / 10:
        return ""
    said: dict[str, str | int] = {
        "city": city_name(best.city, texts),
        "chance": exact.percent(best.chance),
        "less": exact.percent(other.chance),
        "dice": best.dice,
        "others": other.dice,
    }
    if best.chance == 1.0:
        about = stake(state, best.city)
        what = texts(f"stake-{about.kind}", **about.said(texts))
        return texts("because-takes", stake=what, **said)
    if best.dice > other.dice:
        return texts("because-dice", **said)
    if best.action == LOSE:
        return ""
    key = "because-fill" if other.action == LOSE else "because-open"
    line, left = _line(best.action, texts), _after_words(state, best, texts)
    return texts(key, line=line, open=left, **said)


def _of_keeping(
    state: AgeOfWarState, turn: Turn, taken: list[float], best: Way, other: Way, texts: Texts
) -> str:
    """A die given up rather than being bound to a city."""
    about = stake(state, other.city)
    said: dict[str, str | int] = {
        "dice": best.dice,
        "some": exact.percent(best.chance),
        "city": city_name(other.city, texts),
        "chance": exact.percent(other.chance),
        "stake": texts(f"stake-{about.kind}", **about.said(texts)),
        "win": exact.percent(other.win),
    }
    if best.chance - other.chance >= TELLING:
        return texts("because-keep", **said)
    wish, then = _wished(state, turn)
    if taken[wish] - other.win < TELLING:
        return ""
    named = {"wish": city_name(wish, texts), "more": exact.percent(taken[wish])}
    return texts("because-keep-for", then=exact.percent(then), **named, **said)


def _of_binding(state: AgeOfWarState, best: Way, other: Way, texts: Texts) -> str:
    """A line filled rather than a die given up, whose button tells the chance of any city."""
    about = stake(state, best.city)
    rows = {row.city: row.after_loss for row in exact.table(state)}
    return texts(
        "because-bind-any" if other.chance - best.chance >= TELLING else "because-bind",
        some=exact.percent(other.chance),
        city=city_name(best.city, texts),
        chance=exact.percent(best.chance),
        stake=texts(f"stake-{about.kind}", **about.said(texts)),
        less=exact.percent(rows[best.city]),
    )


def _two_cities(state: AgeOfWarState, best: Way, other: Way, texts: Texts) -> str:
    """Two cities: the chances, what each is about, and what having it would be worth."""
    said: dict[str, str | int] = {}
    for name, each in (("", best), ("other", other)):
        about = stake(state, each.city)
        said[f"{name}city"] = city_name(each.city, texts)
        said[f"{name}chance"] = exact.percent(each.chance)
        said[f"{name}stake"] = texts(f"stake-{about.kind}", **about.said(texts))
        said[f"{name}win"] = exact.percent(each.win)
    if best.win > other.win and said["win"] != said["otherwin"]:
        return texts("because-worth", **said)
    if best.chance > other.chance:
        return texts("because-surer", **said)
    return texts("because-stake", **said) if best.win > other.win else ""


# ---- words of lines


def _city(action: int) -> int:
    return int(LINE_CITY[action - FILL])


def _used(state: AgeOfWarState, action: int) -> int:
    """The dice that a line takes."""
    return int(SPENT[state.roll * NEEDS + LINE_NEED[action - FILL]])


def _line(action: int, texts: Texts) -> str:
    return line_words(LINE_NAMES[action - FILL][1], texts)


def _named(lines: int, texts: Texts) -> str:
    """Lines of one city, in words."""
    found = [name for number, (_, name) in enumerate(LINE_NAMES) if lines >> number & 1]
    return ", ".join(line_words(name, texts) for name in found)


def _open_words(state: AgeOfWarState, texts: Texts) -> str:
    """The lines of the city under attack that are still open."""
    return _named(int(state.open_lines), texts)


def _after_words(state: AgeOfWarState, way: Way, texts: Texts) -> str:
    """The lines of its city that an action leaves open."""
    lines = rules.required(state, way.city) & state.open_lines
    return _named(int(lines) & ~(1 << way.action - FILL), texts)
