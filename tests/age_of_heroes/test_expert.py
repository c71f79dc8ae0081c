"""What the expert learned: that it is read and counted right, and that silly moves are gone."""

from __future__ import annotations

import json
import logging
from math import exp
from pathlib import Path

import pytest
from librt.vecs import vec

from tools.age_of_heroes.habits import Habits
from wartable.bots import Slips
from wartable.games.age_of_heroes import bots
from wartable.games.age_of_heroes.bots import reading, tempers
from wartable.games.age_of_heroes.bots.memory import Talk, leanings
from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import ARMY, CITY, HELD, MOST_PAYMENTS
from wartable.games.age_of_heroes.engine.state import AgeOfHeroesState
from wartable.games.age_of_heroes.engine.thinking.policy import choose
from wartable.games.age_of_heroes.engine.thinking.prospects import SIZE, TRAITS, Prospects
from wartable.games.age_of_heroes.engine.thinking.taste import PLAIN, PLAIN_ROWS
from wartable.games.age_of_heroes.plugin import GAME as PLUGIN
from wartable.kernel import NONE, History, Knowledge, Moment, Rng, settle, zeros
from wartable.play.arena import play_game
from wartable.testing import play_als

GAME = PLUGIN.game()
SILLY = (
    "own stones left off",
    "own stone discarded",
    "passed although taxes are open",
    "offered again after taking it back",
    "Hero or Games for one stone of several",
)


def walked(seats: int, seed: int, decisions: int) -> tuple[AgeOfHeroesState, int]:
    """A game by rules of thumb after so many decisions, and who is to move."""
    state, rng, buf = GAME.start(seats, {}), Rng(seed), zeros(GAME.actions)
    for _ in range(decisions):
        seat = settle(GAME, state, rng)
        n = GAME.legal_into(state, seat, buf)
        GAME.apply(state, seat, choose(PLAIN, state, seat, buf, n, rng), None)
    return state, settle(GAME, state, rng)


# ---- what was learned


def test_every_trait_is_written() -> None:
    judge = Prospects(vec[float]([0.0] * int(5 * SIZE)))
    state, _ = walked(3, 4, 60)
    for n in range(SIZE):
        judge.buf[n] = -7
    judge.traits_into(state, 0, judge.ready(state))
    unwritten = [TRAITS[n] for n in range(SIZE) if judge.buf[n] == -7]
    assert unwritten == []
    assert len(set(TRAITS)) == SIZE


def test_chances_are_shares_of_the_exponentials_of_scores() -> None:
    weights = [((n * 37) % 19 - 9) / 20 for n in range(int(5 * SIZE))]
    judge = Prospects(vec[float](weights))
    state, _ = walked(4, 9, 90)
    most, scores = judge.ready(state), []
    for seat in range(4):
        judge.traits_into(state, seat, most)
        row = weights[2 * int(SIZE) : 3 * int(SIZE)]
        scores.append(exp(sum(w * float(x) for w, x in zip(row, judge.buf, strict=True))))
    for seat in range(4):
        assert judge.chance(state, seat) == pytest.approx(scores[seat] / sum(scores))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    known = reading.read()
    tastes = {seats: [int(f) for f in known.tastes[seats - 2].at] for seats in reading.SEATS}
    rows = [float(w) for w in known.weights]
    weights = {s: rows[(s - 2) * int(SIZE) : (s - 1) * int(SIZE)] for s in reading.SEATS}
    reading.write(tmp_path / "again.json", tastes, weights)
    again = reading.read(tmp_path / "again.json")
    assert list(again.weights) == rows
    assert [list(taste.at) for taste in again.tastes] == [tastes[s] for s in reading.SEATS]


@pytest.mark.parametrize("harm", ["missing", "cut off", "another trait", "another figure"])
def test_without_their_file_levels_are_as_before_and_say_so(
    harm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "learned.json"
    text = json.loads((Path(reading.__file__).parents[1] / reading.FILE).read_text())
    if harm == "another trait":
        text["weights"]["3"]["luck 9"] = text["weights"]["3"].pop("luck 1")
    elif harm == "another figure":
        text["tastes"]["5"]["iron"].append(3)
    if harm != "missing":
        whole = json.dumps(text)
        path.write_text(whole[:900] if harm == "cut off" else whole)
    monkeypatch.setattr(bots, "learned", lambda: reading.read(path))
    bots.usable.cache_clear()
    with caplog.at_level(logging.WARNING):
        made = [type(PLUGIN.bot(level)) for level in ("easy", "medium", "hard", "expert")]
    bots.usable.cache_clear()
    assert made == [Slips, bots.ThumbBot, bots.RolloutBot, bots.RolloutBot]
    assert caplog.text.count("what they learned cannot be read") == 1


def test_the_hand_made_taste_has_a_place_for_every_name() -> None:
    assert len(PLAIN.at) == sum(len(row) for _, row in PLAIN_ROWS)


# ---- how it plays


def test_hidden_cards_do_not_change_its_choice() -> None:
    compared = 0
    for decisions in range(20, 60, 8):
        state, seat = walked(3, decisions, decisions)
        found = set()
        for seed in range(3):
            other = state.clone()
            GAME.determinize(state, seat, Rng(seed), other)
            seen = Knowledge(GAME, seat, other, Rng(5))
            found.add(bots.ExpertBot(12).choose(seen))
        assert len(found) == 1
        compared += 1
    assert compared == 5


def test_nothing_silly_in_games_of_its_own() -> None:
    """Counted in hundreds of games by tools/age_of_heroes/habits.py; here in one."""
    habits = Habits()
    players = [bots.ExpertBot(6) for seat in range(3)]
    play_game(GAME, players, PLUGIN.settings({}), 3, 4, habits.noted)
    assert {name: habits.count[name] for name in SILLY} == dict.fromkeys(SILLY, 0)
    assert habits.count["actions"] > 10
    assert habits.count["placements"] > 0
    assert habits.count["discards"] > 0


def idle(lines: str, *said: str) -> list[bool]:
    """Whether the first seat's search leaves these actions out, at a table laid so."""
    table = play_als(PLUGIN, lines)
    seen = Knowledge.of(table.game, table.state, 0, Rng(1))
    search, n = bots.ExpertBot().started(seen), len(seen.legal)
    return [search.is_idle(PLUGIN.read(table.game, 0, text), n) for text in said]


def test_dear_cards_buy_only_the_stone_that_completes_the_monument() -> None:
    hand, offers = "h0 hero olympics iron", ("offer hero for limestone", "offer iron for limestone")
    assert idle(f"{hand}\nfair", *offers) == [True, False]
    assert idle(f"{hand}\nmonuments 4 0\nfair", *offers) == [False, False]


def test_an_offer_is_not_taken_back() -> None:
    offered = "h0 iron wood\nfair\ndo 0 offer iron for wood | 1 pass"
    assert idle(offered, "withdraw iron for wood", "pass") == [True, False]


# ---- what it remembers


def heard(*events: tuple[int, ...]) -> History:
    """A history of one event after another."""
    return tuple(Moment(NONE, ((*event, *[0] * (5 - len(event))),)) for event in events)  # type: ignore[arg-type]


def lean(history: History, action: int, seat: int = 0) -> float:
    return float(leanings(history, seat, 3).of(GAME.start(3, {}), action))


def test_an_attack_is_remembered_and_fades() -> None:
    attack, dawn = (code.DECLARED, 2, 0, 1, 2), (code.ROUND_BEGAN, 0)
    take_from = [code.TAKE + seat * HELD * HELD for seat in (1, 2)]
    march_to = [code.MARCH + seat * 3 for seat in (1, 2)]
    fresh, older = heard(dawn, attack), heard(attack, dawn)
    assert lean(fresh, take_from[1]) < lean(older, take_from[1]) < lean(fresh, take_from[0]) == 0
    assert lean(fresh, march_to[1]) > lean(older, march_to[1]) > lean(fresh, march_to[0]) == 0
    assert lean(heard(attack, *[dawn] * 4), take_from[1]) == 0
    assert lean(fresh, take_from[1], seat=1) == 0


def test_partners_are_preferred() -> None:
    swap = heard((code.SWAPPED, 1, 0, 3, 4))
    assert lean(swap, code.TAKE + HELD * HELD) > 0
    assert lean(swap, code.MARCH + 3) < 0


def test_offers_that_nobody_took_are_worth_less_and_asked_ones_more() -> None:
    dawn = (code.ROUND_BEGAN, 0)
    mine, his, swap = (code.POSTED, 0, 2, 5), (code.POSTED, 1, 3, 4), (code.SWAPPED, 0, 1, 2, 5)
    again, asked = code.POST + 2 * HELD + 5, code.POST + 4 * HELD + 1
    assert lean(heard(mine, dawn), again) < 0
    assert lean(heard(mine, swap, dawn), again) == 0
    assert lean(heard(his, dawn), asked) > 0
    assert lean(heard(his, (code.SWAPPED, 1, 2, 3, 4), dawn), asked) == 0


# ---- what it says, and keeps to


DAWN, FAIR = (code.ROUND_BEGAN, 0), (code.TRADING_OPENED, 0)
ATTACK = (code.DECLARED, 2, 0, 1, 2)  # seat 2 marches on seat 0


def said(history: History, seats: int = 3, seat: int = 0) -> list[tuple[str, int] | None]:
    """What comes of each event."""
    talk = Talk(seat, seats)
    return [talk.hear(event) for moment in history for event in moment.heard]


def test_who_attacked_is_threatened_at_the_next_fair_and_spared_when_he_trades() -> None:
    swap = (code.SWAPPED, 2, 0, 3, 4)
    war = heard(ATTACK, DAWN, FAIR, swap)
    assert said(war) == [None, None, ("threat", 2), ("peace", 2)]
    assert said(war, seat=1) == [None] * 4
    assert said(heard(ATTACK, DAWN, FAIR, DAWN, FAIR))[3:] == [None, None]


def test_the_second_trade_of_a_fair_earns_peace_once() -> None:
    swaps = [(code.SWAPPED, 0, 1, 3, 4), (code.SWAPPED, 1, 0, 5, 6), (code.SWAPPED, 0, 1, 2, 3)]
    assert said(heard(FAIR, *swaps)) == [None, None, ("peace", 1), None]
    assert said(heard(FAIR, swaps[0], DAWN, FAIR, swaps[1])) == [None] * 5


def test_of_two_tribes_neither_speaks() -> None:
    assert said(heard(ATTACK, (code.WENT_OUT, 1), DAWN, FAIR)) == [None] * 4
    assert said(heard((code.DECLARED, 1, 0, 1, 2), DAWN, FAIR), seats=2) == [None] * 3


def test_a_word_moves_a_march_more_than_a_grudge_does() -> None:
    march_on = [code.MARCH + seat * 3 for seat in (1, 2)]
    threat, grudge = heard(ATTACK, DAWN, FAIR), heard(ATTACK, DAWN)
    assert lean(threat, march_on[1]) > 2 * lean(grudge, march_on[1]) > 0
    spared = heard(ATTACK, DAWN, FAIR, (code.SWAPPED, 2, 0, 3, 4))
    assert lean(spared, march_on[1]) < 0 == lean(spared, march_on[0])


ARMED = "seats 3\nh0 iron wood\narmies 3 0 1 | cities 2 2 1"


def war_leaning(history: History, lines: str) -> tuple[int, float]:
    """On whom the first seat would make war in its turn, and what its word says of that."""
    table = play_als(PLUGIN, lines)
    known = Knowledge.of(table.game, table.state, 0, Rng(1), lambda: history)
    search = bots.ExpertBot().started(known)
    at = [search.codes[i] for i in range(search.count)].index(code.WAR)
    return search.likely, search.mean(at)  # type: ignore[attr-defined]


def test_whether_to_make_war_at_all_is_asked_of_the_word_too() -> None:
    """Seat 1 has no army and is the likely victim; it may be stopped if it is about to win."""
    attack, swap = (code.DECLARED, 1, 0, 1, 2), (code.SWAPPED, 1, 0, 3, 4)
    assert war_leaning(heard(DAWN), ARMED) == (1, 0.0)
    assert war_leaning(heard(attack, DAWN, FAIR), ARMED)[1] > 0
    assert war_leaning(heard(attack, DAWN, FAIR, swap), ARMED)[1] < 0


# ---- temperaments


def test_temperaments_like_what_they_are_called_for() -> None:
    table = play_als(PLUGIN, "h0 iron wood\nfair")
    trade, rest = (PLUGIN.read(table.game, 0, text) for text in ("offer iron for wood", "pass"))
    assert tempers.trader(table.state, trade) > tempers.trader(table.state, rest)
    armed = play_als(PLUGIN, ARMED).state
    city, army = (int(code.BUILD + item * MOST_PAYMENTS) for item in (CITY, ARMY))
    for liked in (code.WAR, army):
        assert tempers.warlike(armed, liked) > tempers.warlike(armed, code.TAXES)
    assert tempers.builder(armed, city) > tempers.builder(armed, army)
    assert tempers.builder(armed, city) > tempers.builder(armed, code.WAR)


@pytest.mark.parametrize("level", ["easy", "expert"])
def test_a_level_with_a_temperament_chooses_what_the_rules_allow(level: str) -> None:
    state, seat = walked(3, 5, 30)
    seen = Knowledge.of(GAME, state, seat, Rng(1))
    for temper in PLUGIN.tempers:
        assert bots.looking(level, temper, rollouts=24).choose(seen) in seen.legal


def test_wavering_never_gives_away_more_than_its_limit() -> None:
    """Taken are those that give away little; there are others."""
    state, seat = walked(2, 5, 5)
    seen = Knowledge.of(GAME, state, seat, Rng(1))
    chances = bots.ExpertBot(48).chances(Knowledge(GAME, seat, seen.believed, Rng(2)))
    taken = bots.Level(bots.ExpertBot(48), 0.5, 0.03, "").opinion(
        Knowledge(GAME, seat, seen.believed, Rng(2))
    )
    near = {action for action, chance in chances.items() if chance >= max(chances.values()) - 0.03}
    assert taken.policy is not None and set(taken.policy) == near
    assert 1 < len(near) < len(chances)


def test_a_beginner_thinks_of_odd_actions_too_but_not_of_mere_words() -> None:
    table = play_als(PLUGIN, "h0 iron wood hero luck\nfair")
    seen = Knowledge.of(table.game, table.state, 0, Rng(1))
    plain = set(bots.ExpertBot(24).chances(Knowledge(GAME, 0, seen.believed, Rng(2))))
    more = set(bots.ExpertBot(24, odd=6).chances(Knowledge(GAME, 0, seen.believed, Rng(2))))
    assert plain < more <= set(seen.legal)
    assert any(bots.is_word(action) for action in seen.legal)
    assert not any(bots.is_word(action) for action in more)
