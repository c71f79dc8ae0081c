"""Letters: an address that is confirmed, a password that was forgotten, and what nobody is told."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from letterbox import AUTHORITY, Mailbox, receiving
from websockets.exceptions import ConnectionClosed

from tools.outside.servers import until
from wartable.errors import BadInput
from wartable.server import limits, post
from wartable.server.app import create_app
from wartable.server.identity import digest
from wartable.server.routes import letters
from wartable.server.settings import Settings
from wartable.storage import now
from wartable.storage.administration import act

PASSWORD, OTHER = "lamp over seven rivers", "nine owls under a bridge"
HERE = {"public_url": "http://table.example", "mail_from": "table@example.org"}
FROM = HERE["mail_from"]


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with receiving() as found:
        yield found


@pytest.fixture(scope="module")
def house(serve: Any, box: Mailbox) -> Any:
    return serve(smtp=f"smtp-plain://127.0.0.1:{box.port}", **HERE)


def account(served: Any) -> tuple[Any, str]:
    person, name = served.person(), "Olena " + secrets.token_hex(6)
    person.post("/api/account", {"name": name, "password": PASSWORD}, 201)
    return person, name


def with_address(served: Any, box: Mailbox) -> tuple[Any, str, str]:
    """An account whose address is confirmed."""
    person, name = account(served)
    email = f"{secrets.token_hex(6)}@example.org"
    person.post("/api/me/email", {"email": email, "password": PASSWORD}, 204)
    _, kind, key = box.key()
    assert kind == "confirm"
    served.person().post("/api/email/confirm", {"key": key}, 204)
    return person, name, email


def forgets(served: Any, email: str, **headers: str) -> None:
    """Ask for a letter, and wait until it was sent or there was none to send."""
    answer = served.person().http.post("/api/reset", json={"email": email}, headers=headers)
    assert (answer.status_code, answer.content) == (204, b"")
    until(lambda: not served.app.state.desk.post._tasks)


def test_an_address_counts_once_it_is_confirmed(house: Any, box: Mailbox) -> None:
    me, name = account(house)
    email = "Olena@Example.org"
    assert me.post("/api/me/email", {"email": email, "password": "wrong"}, 401)
    assert me.post("/api/me/email", {"email": "olena", "password": PASSWORD}, 422)
    me.post("/api/me/email", {"email": email, "password": PASSWORD}, 204)
    place, kind, key = box.key()
    assert (place, kind) == ("http://table.example/letter", "confirm")
    forgets(house, email)
    assert box.letters.empty() and me.get("/api/me/data")["person"]["email"] == ""
    kept = me.get("/api/me/data")["letters"]
    assert [row["email"] for row in kept] == ["olena@example.org"]
    assert house.app.state.desk.store.letter(key, "confirm", now()) is None  # its digest is kept
    house.person().post("/api/email/confirm", {"key": key.swapcase()}, 410)
    house.person().post("/api/reset/password", {"key": key, "new": OTHER}, 410)
    house.person().post("/api/email/confirm", {"key": key}, 204)
    house.person().post("/api/email/confirm", {"key": key}, 410)
    assert me.get("/api/me/data")["person"]["email"] == "olena@example.org"
    forgets(house, email)
    assert name in box.next().get_content()
    me.post("/api/me/email", {"email": "", "password": PASSWORD}, 204)
    forgets(house, email)
    assert box.letters.empty() and me.get("/api/me/data")["letters"] == []


def test_a_new_password_ends_the_keys_that_are_under_way(house: Any, box: Mailbox) -> None:
    """Whoever knew the old one may have asked for a letter to an address of their own."""
    me, _ = account(house)
    me.post("/api/me/email", {"email": "thief@example.org", "password": PASSWORD}, 204)
    _, _, key = box.key()
    me.post("/api/password", {"old": PASSWORD, "new": OTHER}, 204)
    house.person().post("/api/email/confirm", {"key": key}, 410)
    assert me.get("/api/me/data")["person"]["email"] == ""


def test_a_new_password_by_letter_ends_everything_else(house: Any, box: Mailbox) -> None:
    me, name, email = with_address(house, box)
    table = me.open("age-of-war", "me", "bot:random")
    line, token = me.socket(table), me.post("/api/tokens", {"name": "t"}, 201)["token"]
    forgets(house, email, host="evil.example")
    place, kind, key = box.key()
    assert (place, kind) == ("http://table.example/letter", "reset")
    stranger = house.person()
    assert stranger.post("/api/reset/password", {"key": key, "new": "12345678"}, 422)
    stranger.post("/api/reset/password", {"key": key, "new": OTHER}, 204)
    stranger.post("/api/reset/password", {"key": key, "new": PASSWORD}, 410)
    assert stranger.get("/api/me")["name"] is None and me.get("/api/me")["name"] is None
    by_token = {"authorization": f"Bearer {token}"}
    assert me.http.get("/api/me", headers=by_token).status_code == 401
    with pytest.raises(ConnectionClosed):
        while True:
            line.hear()
    me.post("/api/login", {"name": name, "password": PASSWORD}, 401)
    me.post("/api/login", {"name": name, "password": OTHER})


def test_a_key_is_good_for_half_an_hour_and_the_last_one_only(
    house: Any, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, email = with_address(house, box)
    forgets(house, email)
    first = box.key()[2]
    forgets(house, email)
    second = box.key()[2]
    stranger = house.person()
    stranger.post("/api/reset/password", {"key": first, "new": OTHER}, 410)
    monkeypatch.setattr(letters, "now", lambda: now() + (post.MINUTES + 1) * 60_000)
    stranger.post("/api/reset/password", {"key": second, "new": OTHER}, 410)
    monkeypatch.undo()
    stranger.post("/api/reset/password", {"key": second, "new": OTHER}, 204)


def test_who_asks_is_not_told_who_has_an_account(house: Any, box: Mailbox) -> None:
    """The answer is the same, and does not wait for the letter."""
    _, _, email = with_address(house, box)
    for address in (email, "nobody@example.org"):
        forgets(house, address)
    assert box.next()["To"] == email and box.letters.empty()


def test_somebody_banned_gets_no_new_password(house: Any, box: Mailbox) -> None:
    me, _, email = with_address(house, box)
    forgets(house, email)
    key, store = box.key()[2], house.app.state.desk.store
    person = store.session(digest(me.http.cookies["wartable"]))[1].id
    store.ban(person, now() + 10**9, "nasty", act("", "", "ban", person, "", 1))
    house.person().post("/api/reset/password", {"key": key, "new": OTHER}, 410)
    forgets(house, email)
    body = {"key": box.key()[2], "new": OTHER}
    answer = house.person().post("/api/reset/password", body, 403)
    assert answer["fault"] == "banned"


def test_whoever_is_forgotten_leaves_no_address(house: Any, box: Mailbox) -> None:
    me, _, email = with_address(house, box)
    me.post("/api/me/email", {"email": "second@example.org", "password": PASSWORD}, 204)
    key, store = box.key()[2], house.app.state.desk.store
    me.post("/api/me/forget", {"password": PASSWORD}, 204)
    assert store.accounts_at(email) == [] and store.letter(digest(key), "confirm", now()) is None
    forgets(house, email)
    assert box.letters.empty()


def test_letters_are_limited(serve: Any, box: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    still = SimpleNamespace(monotonic=lambda: 0.0)  # nothing comes back
    monkeypatch.setattr(limits, "time", still)
    served = serve(smtp=f"smtp-plain://127.0.0.1:{box.port}", rates=1.0, **HERE)
    _, _, email = with_address(served, box)
    for asker in ("stranger", "owner"):
        monkeypatch.setattr(letters, "address", lambda request, asker=asker: asker)
        for _ in range(post.MOST + 1):
            forgets(served, email)
        subjects = [box.next()["Subject"] for _ in range(post.MOST)]
        assert set(subjects) == {"Wartable: a new password"} and box.letters.empty()
    answer = served.person().http.post("/api/reset", json={"email": email})
    assert answer.status_code == 429  # the tenth of this machine was the last


def test_letters_are_counted_in_the_database(house: Any) -> None:
    """So at every server that shares it, and for an hour."""
    store, hour = house.app.state.desk.store, 3600_000
    asked = [store.may_post("olena", asker, at, 2, 3) for asker, at in (
        ("a", 1), ("a", 1), ("a", 2), ("b", 3), ("c", 4), ("c", hour + 1), ("c", hour + 2),
    )]  # fmt: skip
    assert asked == [True, True, False, True, False, False, True]
    assert store.may_post("taras", "a", hour + 2, 2, 3)
    store.drop_letters(3 * hour)
    assert store.may_post("olena", "b", 4 * hour, 1, 1)


def test_without_a_server_for_letters_nothing_of_it_is_there(served: Any, house: Any) -> None:
    me, _ = account(served)
    for path in ("/api/me/email", "/api/reset", "/api/email/confirm", "/api/reset/password"):
        body = {"email": "a@b.example", "password": PASSWORD, "key": "k", "new": OTHER}
        assert me.post(path, body, 404)["fault"] == "not-found"
    assert served.person().http.get("/letter").status_code == 404
    pages = (me.http.get("/account").text, served.person().http.get("/account").text)
    assert not any('"/letter"' in page or 'id="mail"' in page for page in pages)
    theirs, _ = account(house)
    assert 'id="mail"' in theirs.http.get("/account").text
    assert '"/letter"' in house.person().http.get("/account").text


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_letters_are_in_the_reader_s_language(house: Any, box: Mailbox, lang: str) -> None:
    me, _ = account(house)
    me.http.patch("/api/me", json={"lang": lang})
    me.post("/api/me/email", {"email": "o@example.org", "password": PASSWORD}, 204)
    words = {"en": "follow this link", "uk": "перейдіть за посиланням", "ru": "перейдите по ссылке"}
    letter = box.next()
    assert words[lang] in letter.get_content() and letter["From"] == FROM
    assert letter["Auto-Submitted"] == "auto-generated"


def letter() -> EmailMessage:
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = FROM, "o@example.org", "Hello"
    made.set_content("Привіт")
    return made


@pytest.mark.parametrize(("scheme", "tls"), [("smtp", "starttls"), ("smtps", "tls")])
def test_letters_go_under_the_server_s_certificate(
    scheme: str, tls: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    trusted = tmp_path / "trusted.pem"
    AUTHORITY.cert_pem.write_to_path(str(trusted))
    with receiving(tls, "se same") as found:
        office = post.Office.of(f"{scheme}://us%40er:se%20same@localhost:{found.port}")
        with pytest.raises(OSError, match="certificate"):
            office.send(letter())
        monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
        office.send(letter())
        assert found.next().get_content().strip() == "Привіт"
        wrong = post.Office.of(f"{scheme}://us%40er:open@localhost:{found.port}")
        with pytest.raises(OSError, match="535"):
            wrong.send(letter())


def test_without_tls_no_letter_goes_out(serve: Any, box: Mailbox) -> None:
    served = serve(smtp=f"smtp://user:secret@127.0.0.1:{box.port}", **HERE)
    me, _ = account(served)
    body = {"email": "o@example.org", "password": PASSWORD}
    assert me.post("/api/me/email", body, 503)["fault"] == "no-letter"
    assert box.letters.empty()


def test_what_the_settings_must_say(tmp_path: Any) -> None:
    env = {"WARTABLE_SMTP": "smtps://h", "WARTABLE_MAIL_FROM": FROM}
    found = Settings.of_environment(env, data_dir=tmp_path)
    assert (found.smtp, found.mail_from) == ("smtps://h", FROM)
    with pytest.raises(BadInput, match="WARTABLE_PUBLIC_URL"):
        create_app(found)
    for bad in ("http://h", "smtp://", "smtp://h:x", "mail"):
        with pytest.raises(BadInput, match="WARTABLE_SMTP"):
            create_app(Settings(data_dir=tmp_path, smtp=bad, **HERE))
    for secret in ("qua/zar", "zyg#vex", "kw]xq"):
        with pytest.raises(BadInput) as caught:
            post.Office.of(f"smtp://user:{secret}@h:587")
        assert not any(part in str(caught.value) for part in re.split("[/#]", secret))
    office = post.Office.of("smtp://h")
    assert (office.port, office.user) == (587, "")
