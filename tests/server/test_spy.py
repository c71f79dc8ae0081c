"""What somebody tried who wanted to know more, or do more, than their seat may."""

from __future__ import annotations

import hmac
from typing import Any

from wartable.play import Fair

HIDDEN = "critters-at-war"


def test_the_commitment_alone_predicts_nothing(served: Any) -> None:
    """Where no seat adds a value, one is added: SHA-256 of the seed is published, and must not be
    the key of chance."""
    host = served.person()
    body = {"game": HIDDEN, "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "mix": ""}
    about = host.get(f"/api/tables/{host.post('/api/tables', body, 201)['id']}")
    assert about["status"] == "running" and about["mixes"]
    fair = served.app.state.desk.live[about["id"]].match.fair
    lanes = hmac.new(bytes.fromhex(about["commitment"]), b"1", "sha256").digest()
    drawn = fair.rng(1)
    guessed = type(drawn)(0)
    guessed.lanes(*(int.from_bytes(lanes[i : i + 4], "big") for i in (0, 4, 8)))
    assert guessed.next32() != drawn.next32()


def test_nobody_is_away_before_they_were_missed(served: Any) -> None:
    """Somebody who plays without a line open is not replaced at once."""
    host, friend = served.person(), served.person()
    table = host.open(HIDDEN, "me", "open", listed=True)
    friend.post(f"/api/tables/{table}/sit", {"mix": "y"})
    answer = host.post(f"/api/tables/{table}/seats/1/stand-in", {}, 409)
    assert answer["fault"] == "still-here"


def test_a_side_is_a_plain_number(served: Any) -> None:
    host = served.person()
    table = host.open(HIDDEN, "me", "bot:easy")
    assert host.get(f"/api/tables/{table}/replay?side=%C2%B2", 403)


def test_a_fresh_game_anywhere_keeps_its_key() -> None:
    """The same for the terminal and scripts: a value is in from the start."""
    fair = Fair.fresh()
    bare = Fair(fair.seed)
    assert fair.mixes and fair.rng(1).next32() != bare.rng(1).next32()
    assert fair.commitment == bare.commitment
