"""Tables over HTTP: opening, sitting down, moving. The page uses it, and programs do."""

from __future__ import annotations

from typing import Literal

from fastapi import Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, Field

from wartable.kernel import SPECTATOR
from wartable.plugin import game, games
from wartable.server import describe, listing, seating, telling, undoing
from wartable.server.answers import GameCard, Hint, Moved, Rulebook, TableList
from wartable.server.connection import Connection
from wartable.server.describe import game_card
from wartable.server.faults import Fault
from wartable.server.identity import Known, Lang, Maybe, Someone, desk_of
from wartable.server.names import own_name, tidy
from wartable.server.openapi import wire_router
from wartable.server.opening import SeatWish, TableWish
from wartable.server.play_bots import BotPlay
from wartable.server.protocol import PlainPosition, TableAbout
from wartable.server.rulebook import rulebook
from wartable.server.settings import TableSettings
from wartable.server.streams import check, which
from wartable.storage import Store, now

DESCRIPTION = """Play at a Wartable from a program.

Make a token on the account page and send it as `Authorization: Bearer wt_…`. Open a table or sit
down at one, read its stream of lines, and answer every `position` that has `legal` actions with a
POST to `moves`: the notation, the `seq` of that position, and an id of your own. The same id sent
again is answered as done; a move made against an old position is refused with 409.
"""
router = wire_router()
MOST_LISTED = 10  # tables of one person in the lobby
MOST_DATA = 65_536  # characters of a data file: the games' own have 4,000 and 20,000
Id = Path(pattern=r"^[a-z0-9]{16}$")


class SeatModel(BaseModel):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "bot", "open", "link", "local"]
    level: str = Field(default="", max_length=20, description="of a bot: one of the game's levels")
    name: str = Field(default="", max_length=40, description="of another person at my screen")


class NewTable(BaseModel):
    game: str = Field(max_length=40)
    seats: list[SeatModel] = Field(min_length=1, max_length=7)
    options: dict[str, str] = Field(default_factory=dict)
    settings: TableSettings = Field(default_factory=TableSettings)
    title: str = Field(default="", max_length=60)
    listed: bool = False
    data: str | None = Field(
        default=None, max_length=MOST_DATA, description="a corrected data file"
    )
    mix: str | None = Field(
        default=None, max_length=64, description="my value for chance; makes me ready"
    )


class Sit(BaseModel):
    invite: str = Field(default="", max_length=32)
    seat: int | None = Field(default=None, ge=0, le=6)
    name: str = Field(default="", max_length=40)
    mix: str | None = Field(default=None, max_length=64)


class Move(BaseModel):
    notation: str = Field(max_length=200)
    seq: int = Field(ge=0, le=2**53)
    move: str = Field(min_length=1, max_length=40, description="an id of your own, new per move")
    seat: int | None = Field(default=None, ge=0, le=6)


class UndoModel(BaseModel):
    seq: int = Field(ge=0, le=2**53)
    move: str = Field(min_length=1, max_length=40)
    whole: bool = False
    seat: int | None = Field(default=None, ge=0, le=6)


class Level(BaseModel):
    level: str = Field(max_length=20)


class Words(BaseModel):
    text: str = Field(max_length=2000)
    to: int | None = Field(None, description="a seat: only the person who holds it reads it")


class MuteModel(BaseModel):
    person: str = Field(max_length=8)
    on: bool = True


@router.get("/games", tags=["games"])
def list_games(lang: Lang) -> list[GameCard]:
    """Every game with its seats, levels and options."""
    return [game_card(plugin, lang) for plugin in games().values()]


@router.get("/games/{game_id}", tags=["games"])
def one_game(game_id: str, lang: Lang) -> GameCard:
    """One game: its seats, levels and options."""
    if game_id not in games():
        raise Fault("no-such-game", 404)
    return game_card(game(game_id), lang)


@router.get("/games/{game_id}/rules", tags=["games"])
def rules(game_id: str, lang: Lang) -> Rulebook:
    """The rules in short, every ruling, the cards, the figures with what they rest on."""
    if game_id not in games():
        raise Fault("no-such-game", 404)
    return rulebook(game_id, lang)


@router.get("/games/{game_id}/data", tags=["games"], response_class=PlainTextResponse)
def data_file(game_id: str) -> Response:
    """The data file of a game whose figures are open to correction, as it is packaged."""
    if game_id not in games():
        raise Fault("no-such-game", 404)
    text = game(game_id).data_text()
    if not text:
        raise Fault("no-data-file", 404)
    headers = {"content-disposition": f'attachment; filename="{game_id}.toml"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/tables", tags=["tables"])
async def list_tables(request: Request, visitor: Maybe, lang: Lang) -> TableList:
    """`mine`: where I sit; `open`: listed ones that wait for players or can be watched; `over`: my
    last games that are over."""
    return await listing.lobby(desk_of(request), visitor.person.id if visitor else "", lang)


@router.post("/tables", tags=["tables"], status_code=201)
async def open_table(request: Request, wish: NewTable, visitor: Someone, lang: Lang) -> TableAbout:
    """Open a table. With `mix` I am ready at once; the game begins when everybody is."""
    if wish.game not in games():
        raise Fault("no-such-game", 404)
    seating.check_mix(wish.mix or "")
    if wish.listed:
        store = desk_of(request).store
        count = await store.run(store.count_listed, visitor.person.id)
        if count >= MOST_LISTED:
            raise Fault("too-many-listed", 409, most=MOST_LISTED)
    title = tidy(wish.title) if wish.title.strip() else ""
    wanted = TableWish(
        wish.game,
        await wishes(desk_of(request).store, visitor.person.id, wish.seats),
        dict(wish.options),
        wish.settings,
        title,
        wish.listed,
        wish.data,
    )
    table = await desk_of(request).create(visitor.person, wanted, visitor.arrive)
    if wish.mix is not None or not table.humans():
        await seating.ready(table, visitor.person.id, wish.mix or "")
        async with table.exclusive():
            await seating.start_if_ready(table)
    return describe.about(table, visitor.person.id, lang)


@router.get("/tables/{id}", tags=["tables"])
async def one_table(request: Request, visitor: Maybe, lang: Lang, id: str = Id) -> TableAbout:
    """Who sits where, who is here, what was agreed."""
    table = await desk_of(request).table(id)
    person = visitor.person.id if visitor else ""
    seating.must_admit(table, person)
    return describe.about(table, person, lang)


@router.get("/tables/{id}/rules", tags=["tables"])
async def table_rules(request: Request, lang: Lang, id: str = Id) -> Rulebook:
    """The rules of the table's game as the table plays them: its version, its options, and the
    figures of its own data file if it has one."""
    desk = desk_of(request)
    match = (await desk.table(id)).match
    chosen = tuple(match.options.items())
    return await desk.chores.run(rulebook, match.plugin.id, lang, match.data, chosen)


@router.post("/tables/{id}/sit", tags=["tables"])
async def sit(
    request: Request, body: Sit, visitor: Someone, lang: Lang, id: str = Id
) -> TableAbout:
    """Take a free seat; one that is kept for a friend needs the token of the invitation."""
    desk = desk_of(request)
    table = await desk.table(id)
    if body.invite:
        found = await desk.store.run(desk.store.invite, body.invite, now())
        if found is None or found.table_id != id:
            raise Fault("invite-expired", 410)
    seating.check_mix(body.mix or "")
    name = ""
    if body.name.strip():
        name = await own_name(desk.store, body.name, visitor.person.id)
    visitor.person.name = name or visitor.person.name

    async def arrive() -> None:
        if body.invite and not await desk.store.run(desk.store.use_invite, body.invite, now()):
            raise Fault("invite-expired", 410)
        await visitor.arrive()

    await seating.sit(table, visitor.person, bool(body.invite), body.seat, arrive)
    if name and visitor.scopes is None:  # a program calls itself so at this table only
        await desk.store.run(desk.store.change_person, visitor.person.id, name=name)
    if body.mix is not None:
        await seating.ready(table, visitor.person.id, body.mix)
    return describe.about(table, visitor.person.id, lang)


@router.post("/tables/{id}/leave", tags=["tables"])
async def leave(request: Request, visitor: Known, lang: Lang, id: str = Id) -> TableAbout:
    """Leave the table; while the game runs, a bot sits in."""
    table = await desk_of(request).table(id)
    await seating.leave(table, visitor.person.id)
    return describe.about(table, visitor.person.id, lang)


@router.post("/tables/{id}/return", tags=["tables"])
async def come_back(request: Request, visitor: Known, lang: Lang, id: str = Id) -> TableAbout:
    """Take my seat back from the bot."""
    table = await desk_of(request).table(id)
    seating.must_sit(table, visitor.person.id)
    await seating.come_back(table, visitor.person.id)
    return describe.about(table, visitor.person.id, lang)


@router.post("/tables/{id}/seats/{seat}/bot", tags=["tables"])
async def seat_bot(
    request: Request,
    body: Level,
    visitor: Known,
    lang: Lang,
    seat: int = Path(ge=0, le=6),
    id: str = Id,
) -> TableAbout:
    """The host puts a bot on an open seat."""
    table = await desk_of(request).table(id)
    await seating.fill(table, visitor.person.id, seat, body.level)
    return describe.about(table, visitor.person.id, lang)


@router.post("/tables/{id}/seats/{seat}/stand-in", tags=["tables"])
async def seat_stand_in(
    request: Request, visitor: Known, lang: Lang, seat: int = Path(ge=0, le=6), id: str = Id
) -> TableAbout:
    """Let a bot play for somebody who is away."""
    table = await desk_of(request).table(id)
    await seating.call_stand_in(table, visitor.person.id, seat)
    return describe.about(table, visitor.person.id, lang)


@router.get("/tables/{id}/position", tags=["play"])
async def position(
    request: Request,
    visitor: Maybe,
    lang: Lang,
    id: str = Id,
    seat: int | None = Query(None, ge=0, le=8),
) -> PlainPosition:
    """The last line of the stream: the position as this seat sees it."""
    table = await desk_of(request).table(id)
    mine = table.seats_of(visitor.person.id) if visitor else []
    if seat is not None and seat != SPECTATOR and seat not in mine:
        raise Fault("not-your-seat", 403)
    person = visitor.person.id if visitor else ""
    table.must_welcome(person)
    if mine:
        table.time.came(person)
    if not table.history.started:
        raise Fault("not-started", 409)
    side = seat if seat is not None else next(iter(mine), SPECTATOR)
    await table.desk.node.catch_up(table)
    async with table.exclusive():
        return telling.plain_position(table, side, lang, max(0, len(table.match.entries) - 50))


@router.post("/tables/{id}/moves", tags=["play"])
async def move(request: Request, body: Move, visitor: Known, id: str = Id) -> Moved:
    """Act. Answers with the sequence at which the move stands."""
    table = await desk_of(request).table(id)
    seat = which(table, Connection(visitor.person.id, "en"), body.seat)
    with table.desk.metrics.latency.labels(table.row.game).time():
        done = await table.act(visitor.person.id, seat, body.notation, body.seq, check(body.move))
    return Moved(done, body.move)


@router.post("/tables/{id}/undo", tags=["play"])
async def undo(request: Request, body: UndoModel, visitor: Known, id: str = Id) -> Moved:
    """Take back one's last action, or all (`whole`) since something came to light."""
    table = await desk_of(request).table(id)
    seat = which(table, Connection(visitor.person.id, "en"), body.seat)
    done = await undoing.undo(
        table, visitor.person.id, seat, body.seq, body.whole, check(body.move)
    )
    return Moved(done, body.move)


@router.post("/tables/{id}/chat", tags=["play"], status_code=204)
async def chat(request: Request, body: Words, visitor: Someone, id: str = Id) -> None:
    """Say something to the table, or in games whose rules know promises to one seat (`to`)."""
    table = await desk_of(request).table(id)
    table.must_welcome(visitor.person.id)
    await seating.say(table, visitor.person, body.text, body.to, visitor.arrive)


@router.post("/tables/{id}/mute", tags=["play"], status_code=204)
async def mute(request: Request, body: MuteModel, visitor: Someone, id: str = Id) -> None:
    """Read no more of what a person at this table writes, anywhere."""
    table = await desk_of(request).table(id)
    table.must_welcome(visitor.person.id)
    store = table.desk.store
    wrote = {chat.person_id for chat in await store.run(store.chat, id, visitor.person.id)}
    sit_here = {s.person_id for s in table.seats if s.person_id}
    for person in wrote | sit_here:
        if person.startswith(body.person) and len(body.person) == 8 and person != visitor.person.id:
            await visitor.arrive()
            await table.desk.mute(visitor.person.id, person, body.on)


@router.get("/tables/{id}/hint", tags=["play"])
async def hint(
    request: Request,
    visitor: Known,
    lang: Lang,
    id: str = Id,
    seat: int | None = Query(None, ge=0, le=6),
) -> Hint:
    """What a bot would do in this seat, and exact odds where the game has them."""
    table = await desk_of(request).table(id)
    seating.must_sit(table, visitor.person.id)
    if not table.history.settings.hints:
        raise Fault("no-hints", 403)
    chosen = which(table, Connection(visitor.person.id, lang), seat)
    async with table.exclusive():
        table.must_hold(visitor.person.id, chosen)
        if chosen not in table.history.acting():
            raise Fault("not-your-turn", 409)
        level = table.match.plugin.levels[-1]
        job = BotPlay(table).job(chosen, level, lang)
        number = table.number(chosen)
    advice, odds = await table.desk.jobs.run("hint", job, person=visitor.person.id)
    return Hint(seq=number, advice=advice, odds=odds)


async def wishes(store: Store, person: str, seats: list[SeatModel]) -> tuple[SeatWish, ...]:
    """The seats asked for, as the desk takes them."""
    found = []
    for seat in seats:
        name = await own_name(store, seat.name, person) if seat.name.strip() else ""
        found.append(SeatWish(seat.kind, seat.level, name))
    return tuple(found)
