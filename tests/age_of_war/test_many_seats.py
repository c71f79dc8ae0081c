"""The nets for four to six seats: that they are those of the cards, and what they say."""

from __future__ import annotations

import random
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from tests.age_of_war.tables import holding, roll
from tests.needs import needs_compiled
from wartable.games.age_of_war import bots
from wartable.games.age_of_war.bots import many_seats, three_seats, two_seats
from wartable.games.age_of_war.engine.components import CITIES
from wartable.games.age_of_war.engine.thinking.evaluate import share
from wartable.games.age_of_war.names import CITY_KEYS
from wartable.games.age_of_war.notation import write
from wartable.games.age_of_war.plugin import GAME
from wartable.kernel import Knowledge, Rng
from wartable.play.arena import tournament

ROOT = Path(__file__).parents[2]
SEATS = [4, 5, 6]


def drawn(seats: int, count: int, left: bool) -> list[list[str]]:
    """Who holds what in some positions."""
    draw, found = random.Random(seats), []
    for _ in range(count):
        held: list[list[str]] = [[] for _ in range(seats)]
        for city in CITY_KEYS:
            seat = draw.randrange(seats + left * 3)
            if seat < seats:
                held[seat].append(city)
        found.append([" ".join(cities) for cities in held])
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_a_net_is_the_one_of_its_card(seats: int) -> None:
    """Its card is in docs/bots.md."""
    file = files("wartable.games.age_of_war") / many_seats.FILE.format(many_seats.WORDS[seats])
    data = file.read_bytes()
    assert len(data) < 1_500_000
    page = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    assert sha256(data).hexdigest() in page


@pytest.mark.parametrize("seats", SEATS)
def test_chances_are_shares_and_exact_at_the_end(seats: int) -> None:
    for left in (True, False):
        for held in drawn(seats, 8, left):
            state = holding(*held, current=1)
            position = many_seats.holders(list(state.owner), 1, seats)
            found = many_seats.net(seats).chances(np.array([position]))[0]
            assert found.sum() == pytest.approx(1) and found.min() >= 0
            if not left:
                truth = [share(state, (1 + place) % seats) for place in range(seats)]
                assert found.tolist() == truth


@pytest.mark.parametrize("seats", SEATS)
def test_values_fit_the_rules_of_a_turn(seats: int) -> None:
    """A position is worth about what its best turn makes of the positions after it."""
    wrong = []
    for held in drawn(seats, 12, True):
        state = holding(*held)
        nothing, turn = bots.hard_turn(state)
        position = many_seats.holders(list(state.owner), 0, seats)
        said = many_seats.net(seats).chances(np.array([position]))[0, 0]
        wrong.append(abs(nothing + turn.value() - said))
    assert sum(wrong) / len(wrong) < 0.03


def test_a_net_of_other_seats_is_refused() -> None:
    file = files("wartable.games.age_of_war") / many_seats.FILE.format("four")
    with file.open("rb") as opened, np.load(opened) as planes:
        found = dict(planes)
    with pytest.raises(ValueError, match="not for 5 seats"):
        many_seats.Net(5, found)


@pytest.mark.parametrize("harm", ["missing", "cut off", "no net", "other planes"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_its_net_a_seat_plays_by_weaker_figures_and_says_so(
    seats: int,
    harm: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    state = holding("wan", "daliang anyi", *([""] * (seats - 2)))
    roll(state, "3 3 2 1 A A C")
    where = {2: two_seats, 3: three_seats, 4: many_seats}[seats]
    name = where.FILE.format("four")
    if harm == "cut off":
        whole = (files("wartable.games.age_of_war") / name).read_bytes()
        (tmp_path / name).write_bytes(whole[:100_000])
    elif harm == "no net":
        (tmp_path / name).write_bytes(b"something else")
    elif harm == "other planes":
        np.savez(tmp_path / name, mine=np.zeros(3), first=np.zeros(3))
    monkeypatch.setattr(where, "files", lambda package: tmp_path)
    kept = (bots.has_net, two_seats.table, three_seats.net, many_seats.net)
    for each in kept:
        each.cache_clear()
    weaker = bots.by_points if seats == 2 else bots.by_weights
    try:
        assert bots.chances_to_win(state) == bots.chances_to_win(state) == weaker(state)
        known = Knowledge.of(GAME.game(), state, state.current, Rng(3))
        for level in ("expert", "medium"):
            assert GAME.bot(level).choose(known) in known.legal
        assert not GAME.room("advice").worths(known, 1.0).exact
    finally:
        for each in kept:
            each.cache_clear()
    (said,) = caplog.records
    assert f"weaker bots at {seats} seats" in said.getMessage()


def test_only_what_can_be_taken_has_a_worth() -> None:
    state = holding("wan", "daliang anyi", "", "")
    nothing, taken = bots.chances_to_win(state)
    assert 0 < nothing < 1 and len(taken) == CITIES
    closed = {CITY_KEYS[city] for city, chance in enumerate(taken) if chance == 0}
    assert closed == {"wan", "daliang", "anyi"}


@pytest.mark.parametrize(
    ("held", "faces", "wanted", "instead"),
    [
        # the chance to win of 500 games played on: 23 % and 2 %, 22 % and 7 %, 41 % and 30 %
        (
            (
                "linzi jimo",
                "daliang anyi",
                "ji xiangping xinzheng",
                "shouchun ying handan jinyang dai",
            ),
            "1 2 2 2 2 3 A",
            "fill ying archers",
            "fill chen infantry-10",
        ),
        (
            (
                "jimo daliang anyi",
                "",
                "chen linzi ji xiangping",
                "shouchun handan jinyang dai xinzheng",
            ),
            "1 2 3 A A A G",
            "fill linzi archers-archers",
            "fill ying archers",
        ),
        (
            (
                "ying linzi jimo",
                "shouchun handan jinyang dai",
                "chen daliang ji xiangping",
                "xinzheng",
            ),
            "2 2 2 3 A C C",
            "fill shouchun cavalry-cavalry",
            "fill anyi cavalry-cavalry",
        ),
    ],
)
def test_a_theft_is_not_passed_over_for_a_free_city(
    held: tuple[str, ...], faces: str, wanted: str, instead: str
) -> None:
    """The weights under-rated thefts: they do not see what the next seats are going to do."""
    state = holding(*held)
    roll(state, faces)
    seen = Knowledge.of(GAME.game(), state, 0, Rng(3))
    assert write(GAME.game(), 0, bots.ExactBot(bots.by_weights).choose(seen)) == instead
    assert write(GAME.game(), 0, GAME.bot("expert").choose(seen)) == wanted


@needs_compiled
@pytest.mark.parametrize("seats", SEATS)
def test_the_nets_beat_the_weights_they_followed(seats: int) -> None:
    """Among players by weights.toml; docs/bots.md has 1.6 fair shares and more."""
    entrants = [("net", bots.ExactBot)]
    entrants += [("weights", lambda: bots.ExactBot(bots.by_weights))] * (seats - 1)  # type: ignore[list-item]
    rate = tournament(GAME, entrants, 20 * seats, GAME.settings({}), 7)[0].rate
    assert rate > 1.15 / seats
