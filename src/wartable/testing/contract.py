"""Does a game keep the contract? `check_game` plays it, guided by Hypothesis, and says.

    from wartable.testing import check_game
    check_game(GAME)                        # every seat count, every combination of options
    check_game(GAME, seats=3, options={})   # one of them

Raises Broken with the clause, the way to reproduce it, and nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import product
from math import inf
from typing import TYPE_CHECKING, Any

from wartable.errors import BadInput
from wartable.kernel import CHANCE, EVERYBODY, Options, Rng, State
from wartable.play.match import Match, Refused
from wartable.play.reading import check
from wartable.play.record import Record
from wartable.plugin import RULES, Option, Plugin
from wartable.testing import beats, bias, chances, companion, features, pictures, rules, secrets
from wartable.testing.broken import Broken, Extent, Setting
from wartable.testing.lessons import check_lessons, check_rulebook
from wartable.testing.trial import CheckedOnce, Move, Trial
from wartable.testing.words import Words

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

MOST_SETTINGS = 40
NUDGES = 12  # decisions of a game that Hypothesis takes itself


def check_game(
    plugin: Plugin[Any, Any],
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    extent: Extent | None = None,
) -> None:
    """All of the contract; with `seats` or `options`, only the play of these settings."""
    __tracebackhide__ = True  # pytest shows what is broken, not how it was found
    shelf = CheckedOnce.of(plugin)
    if seats is None and options is None:
        check_words(plugin)
        check_lessons(plugin)
        check_rulebook(plugin)
    for setting in settings(plugin, seats, options):
        usual = setting.options == plugin.settings({})
        check_play(plugin, setting, extent or (Extent() if usual else Extent.small()), shelf)


def check_words(plugin: Plugin[Any, Any]) -> None:
    """The clauses that need no position."""
    __tracebackhide__ = True
    try:
        Words(plugin).check()
    except Broken:
        raise
    except Exception as error:
        raise Broken("error", repr(error), plugin.id) from error


def settings(
    plugin: Plugin[Any, Any],
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
) -> list[Setting]:
    """Every seat count with every combination of options; where these are too many, every value
    of each option by itself at one count after the other, and all options changed at every
    count. Then every earlier version of the rules that is still played. Combinations that the game
    itself refuses are left out."""
    counts = [seats] if seats is not None else list(plugin.seats)
    if options is not None:
        return [Setting(count, plugin.settings(options)) for count in counts]
    usual, game, found = plugin.settings({}), plugin.game(), []
    for count, one in [*_mixtures(plugin, counts), *_earlier(plugin, counts)]:
        try:
            game.start(count, one)
        except ValueError:
            if one == usual:
                raise
            continue
        found.append(Setting(count, one))
    return found


def _mixtures(plugin: Plugin[Any, Any], counts: list[int]) -> list[tuple[int, Options]]:
    """Seats and options of the newest rules, the usual ones first."""
    usual = plugin.settings({})
    values = {option.key: _values(option) for option in plugin.options}
    whole = [{**usual, **dict(zip(values, row, strict=True))} for row in product(*values.values())]
    pairs = [(count, usual) for count in counts]
    if len(whole) * len(counts) > MOST_SETTINGS:
        single = [{**usual, key: value} for key, many in values.items() for value in many]
        others = [one for one in single if one != usual]
        pairs += [(counts[n % len(counts)], one) for n, one in enumerate(others)]
        whole = [{**usual, **{key: many[-1] for key, many in values.items()}}]
    return pairs + [(count, one) for one in whole if one != usual for count in counts]


def _earlier(plugin: Plugin[Any, Any], counts: list[int]) -> list[tuple[int, Options]]:
    """Every earlier version of the rules that is still played, at every count."""
    versions = range(plugin.oldest_rules or plugin.rules_version, plugin.rules_version)
    return [(count, plugin.settings({RULES: rules})) for rules in versions for count in counts]


def _values(option: Option) -> list[int]:
    if option.choices:
        rest = [value for value in range(len(option.choices)) if value != option.default]
        return [option.default, *rest]
    return [option.default] if option.least == option.default else [option.default, option.least]


def check_play(
    plugin: Plugin[Any, Any],
    setting: Setting,
    extent: Extent | None = None,
    shelf: CheckedOnce | None = None,
) -> None:
    """Whole games of one setting, their choices by Hypothesis, looked at closely."""
    __tracebackhide__ = True
    from hypothesis import HealthCheck, given
    from hypothesis import settings as configure
    from hypothesis import strategies as st

    limits = extent or Extent()
    shelf = shelf or CheckedOnce.of(plugin)
    until = inf  # when shrinking ends, once a game is broken
    verdicts: dict[tuple[int, ...], Broken | None] = {}

    @configure(
        max_examples=limits.games,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        print_blob=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(_number(31), st.lists(_number(8), max_size=NUDGES))
    def some_game(seed: int, nudges: list[int]) -> None:
        nonlocal until
        key = (seed, *nudges)
        if key not in verdicts:
            if verdicts and time.process_time() > until:
                return
            verdicts[key] = _verdict(plugin, setting, limits, shelf, seed, nudges)
            if verdicts[key] is not None:
                until = min(until, time.process_time() + limits.shrinking)
        broken = verdicts[key]
        if broken is not None:
            raise broken.with_traceback(None)

    try:
        some_game()
        bias.check_bias(plugin, setting, limits.deals)
    except Broken as broken:
        broken.__notes__ = []  # Hypothesis's; our own words lead there already
        raise broken.with_traceback(None) from broken.__cause__


def _number(bits: int) -> SearchStrategy[int]:
    """A number of so many bits, drawn bit by bit. Where Hypothesis draws integers, it tries numbers
    that stand in the modules loaded so far: other tests in one process would make other games."""
    from hypothesis import strategies as st

    drawn = st.lists(st.booleans(), min_size=bits, max_size=bits)
    return drawn.map(lambda bools: sum(bit << at for at, bit in enumerate(bools)))


def _verdict(
    plugin: Plugin[Any, Any],
    setting: Setting,
    extent: Extent,
    shelf: CheckedOnce,
    seed: int,
    nudges: Sequence[int],
) -> Broken | None:
    game = plugin.game()
    options = dict(setting.options)
    trial = Trial(plugin, game, setting, extent, seed, shelf, game.start(setting.seats, options))
    try:
        dumps, moves = whole_game(trial, nudges)
        look_closely(trial, dumps, moves)
        check_record(trial, dumps, moves)
    except Broken as broken:
        return broken
    except Exception as error:
        import traceback

        where = traceback.extract_tb(error.__traceback__)[-1]
        detail = f"{error!r} in {where.name}, {where.filename}:{where.lineno}"
        found = trial.broken("error", detail)
        found.__cause__ = error
        return found
    return None


def whole_game(trial: Trial, nudges: Sequence[int]) -> tuple[list[list[int]], list[Move]]:
    """Play to the end with the cheap clauses at every step. Returns every state's dump."""
    rng = Rng(trial.seed)
    dumps = [trial.state.dump()]
    decisions = 0
    while actors := trial.actors():
        rules.check_actors(trial)
        if len(trial.moves) >= trial.extent.longest:
            trial.moves.clear()
            trial.fail("ends", f"still going on after {trial.extent.longest} random actions")
        if actors != [CHANCE] and decisions < len(nudges):
            seat = actors[nudges[decisions] % len(actors)]
            codes = trial.legal(seat)
            move = seat, codes[nudges[decisions] // len(actors) % len(codes)]
            decisions += 1
        else:
            move = trial.some_move(rng)
        told = trial.play(move)
        for event in told:
            words = trial.plugin.told(event)
            trial.check_told(words, "event")
            public = words.key not in trial.plugin.headings or event.audience == EVERYBODY
            trial.demand(public, "events", f"heading {words.key!r} is not told to everybody")
        dumps.append(trial.state.dump())
    rules.check_actors(trial)
    rules.check_end(trial)
    return dumps, list(trial.moves)


def look_closely(trial: Trial, dumps: list[list[int]], moves: list[Move]) -> None:
    """Play the same game again; every state must be the same, some are taken apart."""
    rng = Rng(trial.seed + 1)
    chosen = _positions(trial, moves, rng)
    apart = features.ToldApart(trial, dumps, rng)
    trial.state = _fresh(trial)
    trial.moves.clear()
    kept: list[tuple[State, list[int]]] = []
    next_chance = 0
    seen = 0
    for number, move in enumerate(moves):
        trial.demand(trial.state.dump() == dumps[number], "replay", "another state than before")
        if number in chosen:
            kept.append((trial.state.clone(), dumps[number]))
            take_apart(trial, chosen.index(number), rng)
            apart.look(rng)
            trial.demand(trial.state.dump() == dumps[number], "queries", "asking changed the state")
        actors = trial.actors()
        if actors == [CHANCE] and number >= next_chance:
            next_chance = number + 1 + len(moves) // 4  # about five situations of each game
            rules.check_proportions(trial)
            rules.check_chance(trial, False, rng)
            secrets.check_knowledge(trial, rng)
        elif len(actors) > 1 and rng.below(4) == 0:
            secrets.check_answers(trial, rng)
            secrets.check_knowledge(trial, rng)
        before = trial.state.clone()
        seen += beats.check_beats(trial, before, trial.play(move), rng, seen)
    for state, dump in kept:
        trial.demand(state.dump() == dump, "old-states", "a clone changed when the game went on")
    trial.demand(trial.state.dump() == dumps[-1], "replay", "another end than before")
    apart.judge()
    take_apart(trial, 0, rng)


def _fresh(trial: Trial) -> State:
    state: State = trial.game.start(trial.setting.seats, dict(trial.setting.options))
    return state


def _positions(trial: Trial, moves: list[Move], rng: Rng) -> list[int]:
    """Which to look at: mostly decisions of seats, these first, and the beginning."""
    decisions = [number for number, (seat, _) in enumerate(moves) if seat != CHANCE]
    chosen = [decisions[rng.below(len(decisions))] for one in decisions[: trial.extent.positions]]
    return [*dict.fromkeys([*chosen, rng.below(len(moves)), 0])]


def take_apart(trial: Trial, number: int, rng: Rng) -> None:
    """Every clause about one position; the dearer ones only for the first few."""
    extent = trial.extent
    rules.check_refusals(trial, number < extent.sweeps, rng)
    rules.check_copies(trial, _fresh(trial))
    secrets.check_views(trial)
    secrets.check_beliefs(trial, rng)
    features.check_features(trial, rng)
    pictures.check_labels(trial)
    if number < extent.scenes:
        pictures.check_scenes(trial, rng)
    if trial.actors():
        secrets.check_answers(trial, rng)
        secrets.check_knowledge(trial, rng)
    if number == 0:
        pictures.check_bots(trial, rng)
        companion.check_companion(trial, Rng(trial.seed + 2))  # numbers of its own
        chances.check_counted(trial, Rng(trial.seed + 5))
        chances.check_value(trial, Rng(trial.seed + 3))
        chances.check_hints(trial, Rng(trial.seed + 4))


def check_record(trial: Trial, dumps: list[list[int]], moves: list[Move]) -> None:
    """Written down, read and replayed, the game ends in the same state."""
    match = Match(trial.plugin, trial.setting.seats, trial.setting.options)
    try:
        for seat, code in moves:
            match.play(seat, code)
        text = match.record().text()
        again = check(Record.parse(text), plugin=trial.plugin)
    except (BadInput, Refused) as error:
        trial.fail("replay", f"the record is not accepted: {error}")
    trial.demand(again.state.dump() == dumps[-1], "replay", "the record leads to another state")
    trial.demand(again.record().text() == text, "replay", "the record of the record differs")
