"""People and seats: sitting down, getting ready, leaving, stand-ins, consent to an undo, chat."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, Any

from wartable.i18n import texts
from wartable.play import ProvenChance
from wartable.play.proven_chance import NOBODYS, SEED
from wartable.server import telling, undoing
from wartable.server.describe import full, showing
from wartable.server.faults import Fault, again
from wartable.server.identity import Arrive, already_here, plain
from wartable.server.names import in_words
from wartable.server.protocol import ChatLine, ChatTo
from wartable.storage import Chat, LedgerRow, Person, Seat, now

if TYPE_CHECKING:
    from wartable.server.connection import Connection
    from wartable.server.history import History
    from wartable.server.table import Table

LONGEST_CHAT = 500
OATH = re.compile("[0-9a-f]{64}")


def must_admit(table: Table, person: str) -> None:
    """Those who may look may know who sits there; anybody may while a seat is free for all."""
    if table.row.status != "waiting" or all(seat.kind != "open" for seat in table.seats):
        table.must_welcome(person)


def must_sit(table: Table, person: str) -> None:
    """Fault if this person holds no seat."""
    if not table.seats_of(person):
        raise Fault("not-your-seat", 403)


@again
async def sit(
    table: Table,
    person: Person,
    invited: bool,
    wish: int | None = None,
    arrive: Arrive = already_here,
) -> int:
    """Take an open seat: any of a listed table, one kept for a link with an invitation."""
    async with table.exclusive():
        if mine := table.seats_of(person.id):
            return mine[0]
        table.history.must_go_on()
        table.must_wait()
        kinds = ("open", "link") if invited else ("open",)
        free = [s.seat for s in table.seats if s.kind in kinds and (wish is None or s.seat == wish)]
        if not free:
            raise Fault("no-open-seat", 409)
        if invited:  # a seat kept for friends first, so that the lobby keeps its own
            free.sort(key=lambda seat: table.seats[seat].kind != "link")
        seat = free[0]
        await arrive()
        fields = {
            "kind": "person",
            "person_id": person.id,
            "name": person.name,
            "account": person.login is not None,
        }
        await table.append(
            [table.event("seat", seat, "person", by=person.id)], (), seats={seat: fields}
        )
        telling.tell_table(table)
        return seat


@again
async def ready(table: Table, person: str, mix: str, sworn: str = "") -> None:
    """The person is there, and adds a value to chance or does not care to. First `sworn` commits
    the seat to its value; once everybody is ready the values are shown, and the game begins. A
    value without a commitment counts too: it is taken before any other is shown."""
    value = check_mix(mix)
    if sworn and not OATH.fullmatch(sworn):
        raise Fault("bad-oath", 422)
    async with table.exclusive():
        mine = table.seats_of(person)
        if table.row.status != "waiting" or not mine:
            return
        seat, draft = mine[0], table.history.draft()
        chance, seats = draft.match.chance, {}
        if not table.seats[seat].ready:
            seats = {n: {"ready": True} for n in mine}
            if sworn:
                chance.swear(seat, sworn, table.id)
            elif value:
                chance.mix(seat, value)
        elif not _shows(table, seat, value, sworn):
            return
        else:
            chance.mix(seat, value)
        event = table.event("sworn" if sworn else "mix", seat, sworn or value, by=person)
        await _seat_and_start(table, [event], seats, draft)
        telling.tell_table(table)


def _shows(table: Table, seat: int, value: str, sworn: str) -> bool:
    """Whether a seat that is ready shows its value now. Fault if it is too early, or another."""
    chance = table.match.chance
    if seat not in chance.sworn or (sworn and sworn == chance.sworn[seat]):
        return False
    if sworn:
        raise Fault("already-sworn", 409)
    if not showing(table):
        raise Fault("mix-early", 409)
    if not chance.fits(seat, value):
        raise Fault("mix-differs", 422)
    return seat not in chance.mixes


def check_mix(mix: str) -> str:
    """The value a player gives to chance. A bad one is refused: were it dropped in silence, the
    player would believe that it counts."""
    if mix and not (len(mix) <= 64 and mix.isascii() and mix.isalnum()):
        raise Fault("bad-mix", 422)
    return mix


async def start_if_ready(table: Table) -> None:
    """Start a table that nobody needs to come to any more. Caller holds the lock."""
    if showing(table) and not table.match.chance.unshown:
        await _seat_and_start(table, [], {}, table.history.draft())


async def _seat_and_start(
    table: Table, events: list[LedgerRow], seats: dict[int, dict[str, Any]], draft: History
) -> None:
    """Store who sits there now. If that was the last one, the game starts in the same step: a
    server that ended in between would leave a full table that waits for ever."""
    chance = draft.match.chance
    if not full(table, seats) or chance.unshown:
        await table.append(events, (), draft, seats)
        return
    if not chance.mixes:  # else the published commitment were the key of chance
        chance.mix(0, NOBODYS)
        events.append(table.event("mix", 0, NOBODYS))
    await table.begin([*events, table.event("start")], draft, seats)


@again
async def fill(table: Table, person: str, seat: int, level: str) -> None:
    """The host puts a bot on a seat that nobody took."""
    async with table.exclusive():
        if table.row.host != person:
            raise Fault("host-only", 403)
        table.history.must_go_on()
        table.must_wait()
        if not 0 <= seat < len(table.seats) or table.seats[seat].kind not in ("open", "link"):
            raise Fault("no-open-seat", 409)
        if level not in table.match.plugin.levels:
            raise Fault("no-such-level", 422, levels=", ".join(table.match.plugin.levels))
        event = table.event("seat", seat, f"bot:{level}", by=person)
        fields = {"kind": "bot", "level": level}
        await _seat_and_start(table, [event], {seat: fields}, table.history.draft())
        telling.tell_table(table)


@again
async def leave(table: Table, person: str) -> None:
    """Before the start the seat is free again; later a bot sits in, and one may come back."""
    async with table.exclusive():
        mine = table.seats_of(person)
        if not mine:
            raise Fault("not-your-seat", 403)
        table.history.must_go_on()
        if table.row.status == "waiting":
            await _vacate(table, mine, by=person)
        elif table.row.status == "running":
            for seat in mine:
                await stand_in(table, seat, "left")


async def _vacate(table: Table, mine: list[int], by: str) -> None:
    """Free these seats before the start. Once values are shown, whoever holds the last one may know
    what chance will bring: so the seed is drawn anew, and all commit themselves anew."""
    kind = "open" if table.row.listed else "link"
    free = {"kind": kind, "person_id": None, "name": "", "ready": False, "account": False}
    seats: dict[int, dict[str, Any]] = {seat: dict(free) for seat in mine}
    events = [table.event("seat", seat, kind, by=by) for seat in mine]
    draft = table.history.draft()
    if showing(table):
        draft.match.chance = ProvenChance(secrets.token_bytes(SEED))
        events.append(table.event("redraw", text=draft.match.chance.seed.hex()))
        people = [s.seat for s in table.seats if s.kind == "person" and s.seat not in mine]
        seats |= {seat: {"ready": False} for seat in people}
    else:
        chance = draft.match.chance
        events += [table.event("sworn", n) for n in mine if n in chance.sworn or n in chance.mixes]
        for seat in mine:
            chance.forget(seat)
    await table.append(events, (), draft, seats)
    if events[-1].kind == "redraw":
        await table.desk.promise(table.row, events[-1].text, events[-1].at)
    for connection in table.connections:
        if not table.welcome(connection.holder):
            connection.end()
    telling.tell_table(table)


async def free(table: Table, person: str, seat: int) -> None:
    """The host frees the seat of somebody who is not ready, or keeps a value back, for long."""
    async with table.exclusive():
        if table.row.host != person:
            raise Fault("host-only", 403)
        table.must_wait()
        who = table.seats[seat].person_id if 0 <= seat < len(table.seats) else None
        mine = table.seats_of(who) if who else []
        done = all(table.seats[n].ready and n not in table.match.chance.unshown for n in mine)
        if done or who == person:
            raise Fault("not-late", 409)
        minutes = table.desk.settings.reveal_minutes
        if now() - table.row.changed < minutes * 60_000:
            raise Fault("still-time", 409, minutes=minutes)
        await _vacate(table, mine, by=person)


def usual_level(table: Table) -> str:
    """The level of a bot that sits in for somebody."""
    levels, wished = table.match.plugin.levels, table.history.settings.stand_in
    return wished if wished in levels else levels[min(2, len(levels) - 1)]


async def stand_in(table: Table, seat: int, why: str) -> None:
    """A bot acts for this seat from now on; `why` is one of `asides.OUT`. Caller holds the lock."""
    if table.row.status != "running" or table.level(seat):
        return
    level = usual_level(table)
    await table.append(
        [table.event("seat", seat, f"bot:{level} {why}")],
        table.history.awaited(),
        seats={seat: {"stand_in": level}},
    )
    telling.tell_table(table)
    await telling.tell(table, len(table.match.entries))


@again
async def come_back(table: Table, person: str) -> None:
    """The stand-in gets up."""
    async with table.exclusive():
        mine = [s for s in table.seats_of(person) if table.seats[s].stand_in]
        if not mine or table.row.status != "running":
            return
        events = [table.event("seat", seat, "person back", by=person) for seat in mine]
        await table.append(
            events, table.history.awaited(), seats={s: {"stand_in": ""} for s in mine}
        )
        telling.tell_table(table)
        await telling.tell(table, len(table.match.entries))


@again
async def call_stand_in(table: Table, person: str, seat: int) -> None:
    """Somebody at the table lets a bot play for a person who is not here."""
    async with table.exclusive():
        table.must_run()
        if person not in table.humans():
            raise Fault("not-your-seat", 403)
        if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "person":
            raise Fault("not-your-seat", 403)
        absent = table.time.gone.setdefault(table.seats[seat].person_id or "", now())
        if table.seats[seat].person_id in table.here() or now() - absent < 60_000:
            raise Fault("still-here", 409)
        await stand_in(table, seat, "called")


# ---- taking back by consent
@again
async def ask_undo(table: Table, person: str, seat: int, seq: int) -> None:
    """Ask everybody to go back to before this seat's last action, whatever was seen since."""
    async with table.exclusive():
        table.must_hold(person, seat)
        if seq != table.number(seat):
            raise Fault("stale", 409)
        entries = table.match.entries
        own = [n for n, e in enumerate(entries) if e.seat == seat and n >= table.history.forked]
        if not own:
            raise Fault("nothing-to-undo", 409)
        if table.request is not None and (table.request.seat, table.request.to) == (seat, own[-1]):
            return  # it stands already; asking again would call everybody again
        event = table.event("ask", seat, str(own[-1]), by=person, audience=0)
        if _agreed(table, {person}):
            await undoing.go_back(table, own[-1], seat, None, None, first=[event])
        else:
            await table.append([event], table.history.awaited())
        telling.tell_table(table)
        table.wake()


@again
async def answer_undo(table: Table, person: str, yes: bool) -> None:
    """Somebody at the table answers a request to take back; one no ends it."""
    async with table.exclusive():
        if table.request is None or not table.seats_of(person):
            return  # who let a bot play on is asked too, so the answer counts
        request, seat = table.request, table.seats_of(person)[0]
        word = "yes" if yes else f"no {seat}"
        event = table.event("answer", seat, word, by=person, audience=0)
        if yes and _agreed(table, {person, *request.yes}):
            await undoing.go_back(table, request.to, request.seat, None, None, first=[event])
        else:
            await table.append([event], table.history.awaited())
        telling.tell_table(table)
        if not yes:  # the log says who refused
            await telling.tell(table, len(table.match.entries))


def _agreed(table: Table, yes: set[str]) -> bool:
    """Whether everybody who sits there says yes, those away too."""
    return {seat.person_id for seat in table.seats if seat.person_id} <= yes


# ---- words
async def say(
    table: Table,
    person: Person,
    text: str,
    to: int | None = None,
    arrive: Arrive = already_here,
) -> None:
    """To everybody, or to the person who holds the seat `to`."""
    words = plain(text)
    if not words:
        return
    if len(words) > LONGEST_CHAT:
        raise Fault("too-long", 422, most=LONGEST_CHAT)
    async with table.exclusive():  # who joins meanwhile reads it once: told now, or from the store
        other = None if to is None else _addressee(table, person.id, to)
        await arrive()
        mine = table.seats_of(person.id)
        chat = Chat(
            table_id=table.id,
            person_id=person.id,
            seat=mine[0] if mine else None,
            name=(table.seats[mine[0]].name if mine else "") or person.name,
            text=words,
            at=now(),
            account=person.login is not None,
        )
        if other is not None:
            chat.to_id, chat.to_seat, chat.to_name = other.person_id, to, other.name
        await table.desk.store.run(table.desk.store.add_chat, chat)
        for connection in list(table.connections):
            tell_chat(table, chat, connection)
        table.desk.node.bus.publish("chat", table=table.id, line=chat.id)


def _addressee(table: Table, person: str, to: int) -> Seat:
    """A bot reads nothing; words behind others' backs are fair only where the rules have them."""
    if not table.match.plugin.promises:
        raise Fault("no-private-words", 403)
    if not table.seats_of(person):
        raise Fault("private-watching", 403)
    seat = table.seats[to] if 0 <= to < len(table.seats) else None
    if seat is not None and seat.kind == "bot":
        raise Fault("private-bot", 409)
    if seat is None or seat.person_id is None:
        raise Fault("private-nobody", 409)
    if seat.person_id == person:
        raise Fault("private-self", 409)
    return seat


def tell_chat(table: Table, chat: Chat, connection: Connection) -> None:
    """Nobody but its two parties may notice a private line in any way."""
    reader = connection.person
    if chat.person_id in connection.muted or chat.id in connection.chats:
        return
    connection.chats.append(chat.id)
    if chat.to_id is None or reader in (chat.person_id, chat.to_id):
        connection.send(chat_message(table, chat, reader, connection.lang))


def chat_message(table: Table, chat: Chat, reader: str, lang: str) -> ChatLine:
    """A line as this reader gets it."""
    to, words = None, texts(lang=lang)
    if chat.to_seat is not None:
        name = in_words(chat.to_name, words) or table.names(lang)[chat.to_seat]
        to = ChatTo(seat=chat.to_seat, name=name, you=chat.to_id == reader)
    return ChatLine(
        id=chat.mark,
        seat=chat.seat,
        name=in_words(chat.name, words),
        person=chat.person_id[:8],
        text=chat.text,
        at=chat.at,
        to=to,
        account=chat.account,
    )
