"""A companion over HTTP: for one's own seat among bots, from what it knew; nobody else is told."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from wartable.kernel import Rng
from wartable.play import Match, ProvenChance
from wartable.play.companion import SEED
from wartable.plugin import game
from wartable.server.bots import advise, job_of

WAR, CRITTERS = "age-of-war", "critters-at-war"


def test_before_and_after_a_move(served: Any) -> None:
    me = served.person()
    table = me.open(WAR, "me", "bot:random", options={"first": "0"})
    line = me.socket(table)
    position = line.my_turn()
    assert line.table["companion"] is True
    where = f"/api/tables/{table}"
    said = me.get(f"{where}/matters")
    assert said["seq"] == position["seq"] and said["text"]
    assert me.get(f"{where}/matters?lang=uk")["text"] != said["text"]
    assert "judged" not in me.get(f"{where}/judgement"), "nothing was chosen yet"

    match = served.app.state.desk.live[table].match
    worth = game(WAR).room("advice").worths(match.seen(0, Rng(SEED)), 1.0).worth
    worst = min(worth, key=worth.__getitem__)
    line.act(match.write(0, worst), "a")
    judged = me.get(f"{where}/judgement")["judged"]
    assert judged["verdict"] == "worse" and judged["cost"] > 0
    best = match.plugin.read(match.game, 0, judged["better"]["notation"])
    assert abs(worth[best] - max(worth.values())) < 1e-9
    assert judged["pieces"] and judged["label"] and judged["text"].endswith(":")
    assert me.get(f"{where}/judgement")["judged"] == judged, "the same whenever it is asked"
    line.close()


def test_what_is_taken_back_is_not_judged_any_more(served: Any) -> None:
    me = served.person()
    table = me.open(WAR, "me", "bot:random", options={"first": "0"})
    line = me.socket(table)
    line.my_turn()
    line.act("lose", "a")
    where = f"/api/tables/{table}/judgement"
    assert me.get(where)["judged"]["label"] == "Lose a die"
    began = line.position["seq"]
    line.send(type="ask-undo", seq=began, seat=0)
    line.until(lambda m: m["type"] == "position" and m["seq"] > began)
    assert "judged" not in me.get(where)
    line.close()


def test_a_frozen_game_is_not_judged_by_rules_it_was_not_played_by(served: Any) -> None:
    me = served.person()
    table = me.open(WAR, "me", "bot:random", options={"first": "0"})
    line = me.socket(table)
    line.my_turn()
    line.act("lose", "a")
    line.my_turn()
    served.app.state.desk.live[table].history.frozen = "rules"
    for what in ("matters", "judgement"):
        assert me.get(f"/api/tables/{table}/{what}", 409)["fault"] == "frozen"
    line.close()


def test_who_may_have_a_companion(served: Any) -> None:
    me, friend, stranger = served.person(), served.person(), served.person()
    stranger.get("/api/me")
    alone = me.open(WAR, "me", "bot:random", options={"first": "0"})
    bare = me.open(WAR, "me", "bot:random", settings={"hints": False})
    shared = me.open(WAR, "me", "local:Vira")
    people = me.open(WAR, "me", "open", "bot:random")
    friend.post(f"/api/tables/{people}/sit", {"mix": "x"})
    for what in ("matters", "judgement"):
        refused = stranger.get(f"/api/tables/{alone}/{what}", 403)
        assert refused["fault"] == "not-your-seat"
        assert me.get(f"/api/tables/{bare}/{what}", 403)["fault"] == "no-hints"
        for table in (shared, people):
            assert me.get(f"/api/tables/{table}/{what}", 403)["fault"] == "companion-people"
        assert friend.get(f"/api/tables/{people}/{what}", 403)["fault"] == "companion-people"
    tables = {alone: True, bare: False, shared: False, people: False}
    for table, may in tables.items():
        assert me.get(f"/api/tables/{table}").get("companion", False) is may
    assert not stranger.get(f"/api/tables/{alone}").get("companion", False)


def test_it_is_given_what_the_seat_believes_never_the_truth(served: Any) -> None:
    """The job that is sent to be thought about looks to the seat like the truth, and is not it."""
    from wartable.server import companion

    me = served.person()
    table = me.open(CRITTERS, "me", "bot:random")
    line = me.socket(table)
    line.my_turn()
    live = served.app.state.desk.live[table]
    match = live.match
    job = companion.job(match, len(match.entries), match.state, 0, "en", ("Ann", "Bo"))
    believed = match.game.load(job.believed)
    assert match.plugin.view(match.game, believed, 0) == match.view(0)
    assert job.believed != match.state.dump(), "the rival's hand is dealt anew"
    before = match.state.dump()
    line.act(match.write(0, match.legal(0)[0]), "a")
    found = companion.judging(live.match, live.history.by_hand, 0, 0, "en", ("Ann", "Bo"))
    assert found is not None and found.before.believed == job.believed != before
    line.close()


def test_what_is_believed_cannot_be_foreseen_without_the_secret_of_the_game() -> None:
    """Two tables that look alike and differ in their secret believe different things; one believes
    the same whenever it is asked. A known generator would let a reader walk back from the sentence
    to the cards it was drawn from."""
    from wartable.play import Match, ProvenChance
    from wartable.server import companion, outlooks

    match: Match[Any] = Match(game(CRITTERS), 2, {}, ProvenChance.seeded(1))
    match.settle()
    seat = match.actors[0]
    jobs = []
    for secret in (1, 2, 3, 1):
        match.chance = ProvenChance.seeded(secret)
        jobs.append(
            companion.job(
                match, len(match.entries), match.state, seat, "en", ("Ann", "Bo")
            ).believed
        )
    assert jobs[0] == jobs[3] and len({tuple(each) for each in jobs}) == 3
    table: Any = SimpleNamespace(match=match, names=lambda lang: ("Ann", "Bo"))
    assert outlooks.job(table, seat, "en").believed == jobs[3]


def test_a_hint_and_its_odds_have_the_same_figures() -> None:
    """They are two thoughts, begun with the same numbers."""
    match: Match[Any] = Match(game("critters-at-war"), 2, chance=ProvenChance.seeded(3))
    match.settle()
    seat = match.actors[0]
    advice, odds = advise(job_of(match, match.seen(seat, Rng(1)), "hard", 7, "en", ("Ann", "Bo")))
    assert odds is not None and len(advice) > 2
    chances = {label: chance for label, chance, _ in odds.rows}
    for line in advice:
        if line.notation != "withdraw":
            assert f"you win the game {chances[line.label]} of the time" in line.text
