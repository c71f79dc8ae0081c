"""Looking back: frames, records in and out, the proof, forks, hints, rules."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.play.test_second_verifier import BOXES, SECOND
from wartable.kernel import CHANCE, EVERYBODY
from wartable.play import BadRecord, Match, ProvenChance, Record, verify
from wartable.plugin import game
from wartable.server.playback import Playback

OPEN, HIDDEN = "age-of-war", "critters-at-war"


def finished(served: Any, game: str) -> tuple[Any, str]:
    """A game played to its end by bots."""
    me = served.person()
    table = me.open(game, "me", "bot:random")
    line = me.socket(table)
    number = 0
    while not line.my_turn()["over"]:
        offers = line.position["offers"]
        line.act(offers[(number * 7) % len(offers)]["notation"], f"m{number}")
        number += 1
    line.close()
    return me, table


@pytest.fixture(scope="module")
def over(served: Any) -> tuple[Any, str]:
    return finished(served, HIDDEN)


def test_nothing_is_told_before_the_end(served: Any) -> None:
    me, watcher = served.person(), served.person()
    table = me.open(HIDDEN, "me", "bot:random")
    me.socket(table).my_turn()
    for path in ("record", "proof"):
        assert me.get(f"/api/tables/{table}/{path}", 409)["fault"] == "not-over"
    assert me.get(f"/api/tables/{table}/replay")["sides"] == [0]
    assert watcher.get(f"/api/tables/{table}/replay")["sides"] == [8]
    for side in ("0", "1", "open", "7", "x"):
        assert watcher.get(f"/api/tables/{table}/frames/1?side={side}", 403)
    assert me.get(f"/api/tables/{table}/frames/1?side=1", 403)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    assert me.post(f"/api/tables/{table}/fork", {"at": 0, "seats": seats}, 409)


def test_every_frame_from_every_side(served: Any, over: tuple[Any, str]) -> None:
    me, table = over
    film = me.get(f"/api/tables/{table}/replay")
    assert film["sides"] == ["open", 0, 1, 8] and len(film["scores"]) == film["count"] + 1
    for at in range(0, film["count"] + 1, 5):
        for side in film["sides"]:
            frame = me.get(f"/api/tables/{table}/frames/{at}?side={side}")
            assert frame["scene"]["wide"]["pieces"]
    assert me.get(f"/api/tables/{table}/frames/{film['count'] + 1}", 404)
    open_lines = len(film["moves"])
    spectator = len(me.get(f"/api/tables/{table}/replay?side=8")["moves"])
    assert open_lines >= spectator > 0


def test_a_film_stops_where_somebody_is_asked(served: Any) -> None:
    """After an action dice are thrown: nobody wants to look at the table between the two."""
    me, table = finished(served, OPEN)
    film = me.get(f"/api/tables/{table}/replay?side=0")
    prompts: dict[bool, set[str]] = {True: set(), False: set()}
    for at in range(min(film["count"], 60)):
        frame = me.get(f"/api/tables/{table}/frames/{at}?side=0&layout=wide")
        prompts[at in film["stops"]].add(frame["scene"]["prompt"])
    assert len(prompts[False]) == 1 and not prompts[False] & prompts[True]  # "The dice roll."
    assert film["stops"][-1] == film["count"]
    assert 0 not in film["stops"]  # chance acts first
    assert len(film["stops"]) < film["count"]


def test_a_recap_begins_with_the_end_of_ones_own_last_turn(served: Any) -> None:
    me = served.person()
    table = me.open(OPEN, "me", "local", options={"first": "0"})
    line = me.socket(table)
    path = f"/api/tables/{table}/replay?side=0"
    assert not line.my_turn().get("recap")
    film = me.get(f"{path}&recap=1")
    assert film["own"] == film["count"] > 0  # nobody else has done anything
    number = 0
    while line.my_turn()["seat"] == 0 or number < 9:  # one's whole turn, and some of the other's
        line.act("lose", f"m{number}")
        number += 1
    film, whole = me.get(f"{path}&recap=1"), me.get(path)
    assert 0 < film["own"] < film["count"] == whole["count"]
    assert film["moves"] == [each for each in whole["moves"] if each["n"] >= film["own"]] != []
    while line.my_turn()["seat"] != 0:
        line.act("lose", f"m{number}")
        number += 1
    missed = line.my_turn()["recap"]
    assert missed > 1
    line.act("lose", f"m{number}")
    assert line.my_turn()["recap"] == missed
    assert me.get(f"{path}&recap=1")["own"] == film["own"], "in the midst of a turn, too"
    line.close()


def test_the_record_goes_out_and_comes_in(served: Any, over: tuple[Any, str]) -> None:
    me, table = over
    text = me.get(f"/api/tables/{table}/record")
    other = served.person()
    made = other.post("/api/records", {"record": text}, 201)
    again = other.get(f"/api/tables/{made['id']}/record")
    assert again.splitlines()[-1] == text.splitlines()[-1]
    assert other.get(f"/api/tables/{made['id']}/proof")["checked"] > 0


def test_lists_tell_the_scores_and_the_length_of_a_game_that_is_over(
    served: Any, over: tuple[Any, str]
) -> None:
    """Of one that was played here, and of a record once it was opened."""
    me, table = over
    film = me.get(f"/api/tables/{table}/replay")
    row = next(row for row in me.get("/api/tables")["over"] if row["id"] == table)
    assert row["scores"] == film["scores"][-1] and 0 < row["moves"] < film["count"]
    other = served.person()
    made = other.post("/api/records", {"record": me.get(f"/api/tables/{table}/record")}, 201)
    other.get(f"/api/tables/{made['id']}/replay")
    (read,) = other.get("/api/tables")["over"]
    assert (read["scores"], read["moves"]) == (row["scores"], row["moves"])
    running = other.open(HIDDEN, "me", "bot:random")
    (begun,) = other.get("/api/tables")["mine"]
    assert begun["id"] == running and "scores" not in begun and "moves" not in begun


def test_a_bad_record_is_refused_in_the_readers_language(
    served: Any, over: tuple[Any, str]
) -> None:
    """With the line; nothing is kept."""
    me, table = over
    text = me.get(f"/api/tables/{table}/record")
    head, _, body = text.partition("\n\n")
    other = served.person()
    other.http.cookies.set("lang", "uk")
    for bad in (
        "hello",
        "",
        text[: len(text) // 2],  # cut off
        text.replace("\n3. ", "\n3. 1 ", 1),
        text.replace('[Game "critters-at-war"]', '[Game "age-of-war"]'),
        text.replace('[Seats "2"]', '[Seats "99999999999"]'),
        text.replace('[Rules "', '[Rules "9'),
        text.replace('[Seed "', '[Seed "x'),
        re.sub(r'\[Options ".*"\]', '[Options "no=such"]', text),
        re.sub(r'\[State "(.*):.*"\]', r'[State "\1:0"]', text),
        re.sub(r'\[Result ".*"\]', '[Result "2 1 3"]', text),
        head + '\n[Data "00"]\n\n' + body,
        head + "\n\n1. * draw " + "9" * 9000 + "\n",
        "\ufeff" * 1000 + text[::-1],
    ):
        fault = other.post("/api/records", {"record": bad}, 422)
        assert fault["fault"] in ("bad-record", "not-understood"), fault
        assert re.search("[а-яії]", fault["text"]) and fault["detail"]
        assert not re.search(r"\b(the|is|not|line|record)\b", fault["text"]), fault["text"]
    unknown = text.replace('[Game "critters-at-war"]', '[Game "chess"]')
    assert other.post("/api/records", {"record": unknown}, 422)
    answer = other.http.post("/api/records", json={"record": "x" * 10_000_000})
    assert answer.status_code == 413 and answer.json()["text"] == "Це завелике."


def test_a_forbidden_action_in_a_record_is_named_with_its_reason(served: Any, record: str) -> None:
    """By the sentence the game itself refuses it with, in the reader's language."""
    head, _, body = record.partition("\n\n")
    lines = [line.partition(";")[0].rstrip() for line in body.splitlines()]
    at = next(n for n, line in enumerate(lines) if line.split()[1] == "1")
    lines.insert(at, lines[at].replace(" 1 ", " 0 ", 1))
    again = [f"{n}. {line.split('. ', 1)[1]}" for n, line in enumerate(lines, 1)]
    kept = [h for h in head.splitlines() if not h.startswith("[Moves")]
    bad = "\n".join([*kept, "", *again])
    for lang, words in (("en", "It is not your turn"), ("ru", "Сейчас не ваш ход")):
        me = served.person()
        me.http.cookies.set("lang", lang)
        fault = me.post("/api/records", {"record": bad}, 422)
        assert words in fault["text"] and str(len(kept) + 2 + at) in fault["text"], fault
        assert not fault["text"].endswith("..")


def test_an_unfinished_record_is_looked_through_and_played_on(served: Any) -> None:
    """Nobody sits at its table: the way there leads to the replay, which says it broke off."""
    from wartable.play import Match
    from wartable.plugin import game

    match: Match[Any] = Match(game(OPEN), 2)
    match.settle()
    for _ in range(6):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
        match.settle()
    me = served.person()
    id = me.post("/api/records", {"record": match.record(secrets=True).text()}, 201)["id"]
    way = me.http.get(f"/t/{id}")
    assert way.status_code == 303 and way.headers["location"] == f"/t/{id}/replay"
    assert me.get(f"/api/tables/{id}")["record"]
    film = me.get(f"/api/tables/{id}/replay")
    assert film["over"] is None and film["count"] == len(match.entries)
    assert id in me.get("/replays"), "who opened a record finds it again"
    assert id not in served.person().get("/replays")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    fork = me.post(f"/api/tables/{id}/fork", {"at": 3, "seats": seats}, 201)
    assert not fork["record"] and me.http.get(f"/t/{fork['id']}").status_code == 200


def test_the_replay_knows_the_result(served: Any, over: tuple[Any, str]) -> None:
    me, table = over
    ended = me.get(f"/api/tables/{table}/replay?lang=uk")["over"]
    assert sorted(ended["places"]) == [1, 2] and len(ended["scores"]) == 2 and ended["text"]


def test_the_proof_names_the_seed_that_was_promised(served: Any, over: tuple[Any, str]) -> None:
    import hashlib

    me, table = over
    proof = me.get(f"/api/tables/{table}/proof")
    promised = me.get(f"/api/tables/{table}")["commitment"]
    assert hashlib.sha256(bytes.fromhex(proof["seed"])).hexdigest() == promised
    assert proof["checked"] == len(proof["draws"]) > 0


def test_a_fork_goes_on_with_fresh_chance(served: Any, over: tuple[Any, str]) -> None:
    me, table = over
    count = me.get(f"/api/tables/{table}/replay")["count"]
    seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
    at = count // 2
    made = me.post(f"/api/tables/{table}/fork", {"at": at, "seats": seats}, 201)
    assert made["origin"] == {"table": table, "at": at}
    me.post(f"/api/tables/{made['id']}/ready", {"mix": "m"})
    line = me.socket(made["id"])
    number = 0
    while not line.my_turn()["over"]:
        line.act(line.position["offers"][0]["notation"], f"f{number}")
        number += 1
    line.close()
    checked = me.get(f"/api/tables/{made['id']}/proof")["checked"]
    text = me.get(f"/api/tables/{made['id']}/record")
    assert verify(Record.parse(text)) == SECOND.verify(text, BOXES)[0] == checked
    drawn = [entry for entry in Record.parse(text).entries if entry.seat == CHANCE]
    assert f'[Forked "{at}"]' in text and checked < len(drawn)
    whole = text.replace(f'[Forked "{at}"]\n', "")  # then the first outcomes do not fit
    with pytest.raises(BadRecord, match="chance gave"):
        verify(Record.parse(whole))
    with pytest.raises(ValueError, match="chance gave"):
        SECOND.verify(whole, BOXES)
    assert me.post(f"/api/tables/{table}/fork", {"at": count, "seats": seats}, 404)


def test_hints_and_odds_where_the_host_allows_them(served: Any) -> None:
    me = served.person()
    table = me.open(OPEN, "me", "bot:random")
    me.socket(table).my_turn()
    hint = me.get(f"/api/tables/{table}/hint")
    position = me.get(f"/api/tables/{table}/position")
    assert hint["advice"][0]["notation"] in position["legal"]
    assert hint["odds"]["rows"]
    strict = me.open(OPEN, "me", "bot:random", settings={"hints": False})
    me.socket(strict).my_turn()
    assert me.get(f"/api/tables/{strict}/hint", 403)["fault"] == "no-hints"


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_rules_in_place(served: Any, lang: str) -> None:
    """Every ruling that a log line or refusal may cite has its text."""
    from wartable.plugin import games

    for id, plugin in games().items():
        book = served.person().get(f"/api/games/{id}/rules?lang={lang}")
        assert book["summary"] and book["rules"]
        assert book["cards"], id
        for reason in plugin.reasons().values():
            if reason.rule:
                assert reason.rule.lower().replace(".", "-") in book["rules"], (id, reason)


def test_a_film_is_made_longer_not_anew() -> None:
    """What both begin with is taken over, also where something was taken back."""
    match: Match[Any] = Match(game(OPEN), 2, chance=ProvenChance.seeded(3))

    def act(count: int) -> None:
        for _ in range(count):
            match.settle()
            seat = match.actors[0]
            match.play(seat, match.legal(seat)[-1])

    def film(earlier: Playback | None = None) -> Playback:
        return Playback(match, [EVERYBODY] * len(match.entries), False, earlier)

    act(4)
    first = film()
    kept = first.states()
    act(4)
    second = film(first)
    assert second.states()[: len(kept)] == kept, "the same objects"
    for back in (3, 0):
        match.undo_to(back)
        act(2)
        again, fresh = film(second), film()
        assert [s.dump() for s in again.states()] == [s.dump() for s in fresh.states()]
    assert [s.dump() for s in first.states()] == [s.dump() for s in kept]
