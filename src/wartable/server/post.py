"""Letters by e-mail, where the host named a server for them: addresses to be confirmed, forgotten
passwords."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import smtplib
import ssl
from collections.abc import Coroutine
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import unquote, urlsplit

from wartable.errors import BadInput
from wartable.i18n import texts
from wartable.server.faults import Fault
from wartable.server.identity import digest
from wartable.server.settings import Settings
from wartable.server.threads import Threads
from wartable.storage import Away, Letter, Person, Store, now

ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,8}"
)
PORTS = {"smtp": 587, "smtps": 465, "smtp-plain": 25}
SHAPE = f"one of {', '.join(PORTS)}, then ://user:password@host:port"
PATIENCE = 15.0  # seconds for each step of sending
MINUTES = 30  # for which a key is good
WAITING = 50  # letters that are sent or wait
MOST, IN_ALL = 3, 12  # letters an hour to one address that one may ask for, and all together may
log = logging.getLogger("wartable.post")


@dataclass(frozen=True)
class Office:
    """The server that takes our letters. smtp: it must offer STARTTLS · smtps: TLS from the first
    byte · smtp-plain: neither, for a server on the same machine."""

    scheme: str
    host: str
    port: int
    user: str
    password: str

    @classmethod
    def of(cls, url: str) -> Office:
        """The server that an address like smtp://user:password@host:587 names."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:  # it quotes what may be a part of the password
            raise BadInput(f"WARTABLE_SMTP: {SHAPE}; signs in a password as %2F for /") from None
        if parts.scheme not in PORTS or not parts.hostname:
            raise BadInput(f"WARTABLE_SMTP: {SHAPE}")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, parts.hostname, port or PORTS[parts.scheme], user, password)

    def send(self, message: EmailMessage) -> None:
        """Hand a letter over. OSError (smtplib's own errors are some) if that cannot be."""
        with self._connect() as line:
            if self.user:
                line.login(self.user, self.password)
            line.send_message(message)

    def _connect(self) -> smtplib.SMTP:
        if self.scheme == "smtps":
            safe = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=safe)
        line = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        if self.scheme == "smtp":
            try:
                line.starttls(context=ssl.create_default_context())
            except BaseException:
                line.close()
                raise
        return line


def office(settings: Settings) -> Office | None:
    """The server that the settings name, if any. BadInput if what they say is not enough."""
    if not settings.smtp:
        return None
    if not (settings.public_url and ADDRESS.fullmatch(settings.mail_from)):
        raise BadInput("WARTABLE_SMTP needs WARTABLE_PUBLIC_URL and WARTABLE_MAIL_FROM")
    return Office.of(settings.smtp)


class Post:
    """Sends letters with keys in them. Their links lead to the public address of the settings: what
    a request says of itself may be a lie."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.office = office(settings)
        # each kind by a thread of its own: waiting for one would tell of the other
        self.threads = {kind: Threads(f"post-{kind}", 1, WAITING) for kind in ("confirm", "reset")}
        self._tasks: set[asyncio.Task[None]] = set()

    def must_be(self) -> None:
        """Fault where no letters are sent."""
        if self.office is None:
            raise Fault("not-found", 404)

    def close(self) -> None:
        """Send nothing more."""
        for task in self._tasks:
            task.cancel()
        for threads in self.threads.values():
            threads.close()

    async def confirm(self, person: Person, email: str, lang: str) -> None:
        """Ask the reader of an address whether it is this person's. Fault if no letter goes out."""
        if not await self._may(email, person.id):
            raise Fault("too-often", 429)
        try:
            await self._send(person, email, "confirm", lang)
        except OSError as error:
            log.warning("a letter was not sent", extra={"why": type(error).__name__})
            raise Fault("no-letter", 503) from None

    def reset(self, email: str, lang: str, asker: str) -> None:
        """Send a key to the accounts of an address, if there are any; `asker` is the network that
        asks. Nobody waits for it: how long it takes would tell whether there are."""
        self._begin(self._reset(email, lang, asker))

    async def _reset(self, email: str, lang: str, asker: str) -> None:
        try:
            if not await self._may(email, asker):
                return
            for person in await self.store.run(self.store.accounts_at, email):
                await self._send(person, email, "reset", lang, name=person.name)
        except (OSError, Fault, Away) as error:
            log.warning("a letter was not sent", extra={"why": type(error).__name__})

    async def _may(self, email: str, asker: str) -> bool:
        """Whether this one may cause another letter to an address. What strangers ask for uses up
        nobody else's, unless there are many of them."""
        most, in_all = round(MOST * self.settings.rates), round(IN_ALL * self.settings.rates)
        given = (digest(email), digest(asker), now(), most, in_all)
        return not most or await self.store.run(self.store.may_post, *given)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, person: Person, email: str, kind: str, lang: str, **words: str) -> None:
        assert self.office is not None
        key = secrets.token_urlsafe(32)
        expires = now() + MINUTES * 60_000
        letter = Letter(
            digest=digest(key), person_id=person.id, email=email, kind=kind, expires=expires
        )
        await self.store.run(self.store.add_letter, letter)
        url = f"{self.settings.public_url.rstrip('/')}/letter#{kind}={key}"
        message = self._message(email, kind, person.lang or lang, url=url, **words)
        await self.threads[kind].run(self.office.send, message)

    def _message(self, email: str, kind: str, lang: str, **words: str) -> EmailMessage:
        reader = texts(lang=lang)
        message = EmailMessage()
        message["From"], message["To"] = self.settings.mail_from, email
        message["Subject"] = reader(f"letter-{kind}-subject")
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.settings.mail_from.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(reader(f"letter-{kind}-text", minutes=MINUTES, **words) + "\n")
        return message
