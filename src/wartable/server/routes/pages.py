"""The pages. Each is a frame in the reader's language; scripts fill it from the API."""

from __future__ import annotations

import gzip
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from wartable import __version__
from wartable.i18n import LANGUAGES, texts
from wartable.lessons.chapters import rule_key
from wartable.play import Match
from wartable.plugin import Basis, Plugin, game, games
from wartable.puzzles import Puzzle, of_day
from wartable.server import describe, frozen, learning, listing, puzzling, rule_pages
from wartable.server.access import door
from wartable.server.answers import (
    LessonPage,
    LobbyPage,
    PuzzlePage,
    PuzzlesPage,
    ReplayPage,
    ReplaysPage,
    RulesPage,
    ScreenPage,
    TablePage,
)
from wartable.server.assets import address
from wartable.server.connection import SCREEN
from wartable.server.describe import game_card
from wartable.server.faults import Fault, Frozen
from wartable.server.identity import Lang, Maybe, Visitor, desk_of, expect, language, maybe
from wartable.server.names import in_words
from wartable.server.profile import profile
from wartable.server.protocol import Wire
from wartable.server.routes.api import Id
from wartable.server.rulebook import rulebook
from wartable.server.seating import must_admit
from wartable.server.table import Table
from wartable.storage import Away, now

PLAYED = ("running", "over", "closed")  # tables of somebody who is not here for the first time


class PageResponse(HTMLResponse):
    """A page; it travels compressed, as what it loads does."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.headers["vary"] = "accept-encoding"
        if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            self.body = gzip.compress(self.body, 6)
            self.headers["content-encoding"] = "gzip"
            self.headers["content-length"] = str(len(self.body))
        await super().__call__(scope, receive, send)


router = APIRouter(
    include_in_schema=False,
    default_response_class=PageResponse,
    dependencies=[Depends(door), Depends(expect)],
)
templates = Environment(
    loader=FileSystemLoader(Path(__file__).parents[1] / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
templates.globals["static"] = address
templates.filters["cite"] = rule_pages.cite
templates.filters["held"] = rule_pages.held
templates.filters["rule_key"] = rule_key
CHOICES = {  # of the page of settings, in its order
    "speed": ("off", "fast", "normal", "slow"),
    "confirm": ("all", "weighty", "none"),
    "forced": ("on", "off"),
    "companion": ("on", "off"),
    "sound": ("on", "off"),
    "colours": ("system", "light", "dark", "contrast"),
    "size": ("normal", "large", "largest"),
}
NAMES = {"en": "English", "uk": "Українська", "ru": "Русский"}


def page(request: Request, name: str, me: str = "", **more: Any) -> str:
    lang = language(request)
    theme, size = request.cookies.get("theme", ""), request.cookies.get("size", "")
    visitor: Visitor | None = getattr(request.state, "visitor", None)
    reader = texts(lang=lang)
    return templates.get_template(name).render(
        t=reader,
        lang=lang,
        languages=[(code, NAMES[code]) for code in LANGUAGES],
        theme=theme if theme in ("light", "dark", "contrast") else "",
        size=size if size in ("large", "largest") else "",
        me=in_words(me, reader),
        admin=visitor is not None and visitor.person.administrator,
        version=__version__,
        **more,
    )


async def fault_page(request: Request, status: int, text: str) -> str:
    """The page that says what went wrong. Its reader is named as on other pages, unless storage is
    away (503: it is not asked again) or a token is none of ours."""
    with suppress(Fault, Away):
        if status != 503:
            await maybe(request)
    visitor: Visitor | None = getattr(request.state, "visitor", None)
    advice, ways, typed = _lost(request) if status in (404, 410) else ("", [], False)
    given = {"text": text, "advice": advice if status == 404 else "", "ways": ways, "typed": typed}
    return page(request, "fault.html", _name(visitor), **given)


def _lost(request: Request) -> tuple[str, list[tuple[str, str]], bool]:
    """What may help whoever asked for an address that leads nowhere: a sentence, ways to what is
    like it, and whether a short code may be meant."""
    lang, place = language(request), request.url.path.split("/")[1]
    if place in ("t", "i", "screen", "join"):
        return "page-lost", [], place != "i"  # whoever was sent a link has no code
    if place in ("rules", "new"):
        named = [(f"/{place}/{p.id}", texts(p.package, lang)("title")) for p in games().values()]
        return f"page-lost-{place}", named, False
    reader, halls = texts(lang=lang), ("learn", "puzzles", "replays")
    if place in ("learn", "puzzles"):
        return f"page-lost-{place}", [(f"/{place}", reader(f"page-{place}"))], False
    return "page-lost-else", [(f"/{hall}", reader(f"page-{hall}")) for hall in halls], False


def _data(value: Wire) -> str:
    """JSON for a data block: nothing in it can end the block."""
    return msgspec.json.encode(value).decode().replace("<", "\\u003c")


@router.get("/")
async def lobby(request: Request, visitor: Maybe, lang: Lang) -> str:
    data = await _games(request, visitor, lang)
    return page(request, "lobby.html", _name(visitor), data=_data(data))


async def _games(request: Request, visitor: Visitor | None, lang: str) -> LobbyPage:
    """All games, lessons and puzzles of the day, with how far the reader has come."""
    cards = [game_card(plugin, lang) for plugin in games().values()]
    store = desk_of(request).store
    found = await learning.rows(store, visitor, lang)
    days = await puzzling.days(store, visitor, lang)
    sat = await store.run(store.tables_of, visitor.person.id, PLAYED) if visitor else []
    return LobbyPage(cards, found, learning.newcomer(found, bool(sat)), days)


@router.get("/learn")
async def learn(request: Request, visitor: Maybe, lang: Lang) -> str:
    data = await _games(request, visitor, lang)
    return page(request, "learn.html", _name(visitor), data=_data(data))


@router.get("/learn/{game_id}/{lesson}")
async def lesson(request: Request, visitor: Maybe, lang: Lang, game_id: str, lesson: str) -> str:
    found = learning.must_be(game_id, lesson)
    card = game_card(found.plugin, lang)
    all_of = await learning.rows(desk_of(request).store, visitor, lang, found.plugin)
    row = next(each for each in all_of if each.id == lesson)
    data = _data(LessonPage(card, row, all_of))
    given = {"game": card, "lesson": row, "data": data, "square": _square(found.plugin)}
    return page(request, "lesson.html", _name(visitor), **given)


@router.get("/puzzles")
async def puzzles(request: Request, visitor: Maybe, lang: Lang) -> str:
    data = PuzzlesPage(await puzzling.sets(desk_of(request).store, visitor, lang))
    return page(request, "puzzles.html", _name(visitor), data=_data(data))


@router.get("/puzzles/{game_id}/{puzzle}", response_model=None)
async def puzzle(
    request: Request, visitor: Maybe, lang: Lang, game_id: str, puzzle: str
) -> str | Response:
    """A puzzle; `day` leads to that of the day, `next` to one near the reader's rating."""
    plugin, store = puzzling.of_game(game_id), desk_of(request).store
    if puzzle == "day":
        return _to(of_day(plugin, puzzling.today()))
    if puzzle == "next":
        return _to(await puzzling.following(store, visitor, game_id))
    row = await puzzling.row(store, visitor, puzzling.must_be(game_id, puzzle))
    title = texts(plugin.package, lang)("title")
    data = _data(PuzzlePage(game_id, title, row))
    given = {"game": game_id, "title": title, "puzzle": row, "data": data}
    given["square"] = _square(plugin)
    return page(request, "puzzle.html", _name(visitor), **given)


def _to(puzzle: Puzzle) -> Response:
    return RedirectResponse(f"/puzzles/{puzzle.plugin.id}/{puzzle.id}", 303)


@router.get("/new")
async def new_of_none() -> RedirectResponse:
    """A game is chosen in the lobby."""
    return RedirectResponse("/", 303)


@router.get("/new/{game_id}")
async def new(request: Request, visitor: Maybe, lang: Lang, game_id: str) -> str:
    if game_id not in games():
        raise Fault("no-such-game", 404)
    card, figures = game_card(game(game_id), lang), rulebook(game_id, lang).figures
    marked = sum(Basis(each.basis).mark is not None for each in figures)
    return page(
        request,
        "new.html",
        _name(visitor),
        game=card,
        data=_data(card),
        figures=len(figures),
        marked=marked,
        guest=visitor is None or visitor.person.login is None,
    )


@router.get("/t/{id}", response_model=None)
async def table(request: Request, visitor: Maybe, lang: Lang, id: str = Id) -> str | Response:
    try:
        live = await desk_of(request).table(id)
    except Frozen as fault:
        return await _unopened(request, visitor, id, fault)
    if live.is_record:  # nobody sits there: it is looked through
        return RedirectResponse(f"/t/{id}/replay", 303)
    must_admit(live, visitor.person.id if visitor else "")
    return await _table(request, visitor, lang, id, "")


def _closed(request: Request, visitor: Visitor | None, live: Table, lang: str) -> str:
    """A table that was closed before anybody played at it."""
    about = describe.about(live, visitor.person.id if visitor else "", lang)
    card, host = game_card(live.match.plugin, lang), _host(live, lang)
    return page(request, "closed.html", _name(visitor), game=card, about=about, host=host)


def _host(live: Table, lang: str) -> str:
    """What whoever opened a table is called there."""
    seat = next((n for n, seat in enumerate(live.seats) if seat.person_id == live.row.host), None)
    return live.names(lang)[seat] if seat is not None else texts(lang=lang)("somebody")


@router.get("/i/{token}", response_model=None)
async def invited(request: Request, visitor: Maybe, lang: Lang, token: str) -> str | Response:
    """The page of a link that invites: the table, with a free seat kept for whoever follows it."""
    found = await desk_of(request).store.run(desk_of(request).store.invite, token, now())
    if found is None:
        raise Fault("invite-expired", 410)
    live = await desk_of(request).table(found.table_id)
    if visitor and live.seats_of(visitor.person.id):
        return RedirectResponse(f"/t/{found.table_id}", 303)
    return await _table(request, visitor, lang, found.table_id, token)


@router.get("/join")
async def join(request: Request, visitor: Maybe) -> str:
    """Where a short code is typed."""
    return page(request, "join.html", _name(visitor))


@router.get("/screen/{id}", response_model=None)
async def screen(request: Request, visitor: Maybe, lang: Lang, id: str = Id) -> str | Response:
    """The table on a screen that all in a room see: what spectators may know, whoever opens it."""
    try:
        live = await desk_of(request).table(id)
    except Frozen as fault:
        return await _unopened(request, visitor, id, fault)
    if live.is_record:
        return RedirectResponse(f"/t/{id}/replay", 303)
    person = visitor.person.id if visitor else ""
    must_admit(live, person)
    if live.row.status == "closed" and not live.history.started:
        return _closed(request, visitor, live, lang)
    card, host = game_card(live.match.plugin, lang), live.row.host == person
    about = describe.about(live, SCREEN, lang)
    data = _data(ScreenPage(about, card.levels, host or bool(live.seats_of(person)), host))
    drawn = _drawn(live.match, id, lang)
    return page(request, "screen.html", _name(visitor), game=card, table=id, data=data, drawn=drawn)


async def _table(request: Request, visitor: Any, lang: str, id: str, invite: str) -> str:
    live = await desk_of(request).table(id)
    if live.row.status == "closed" and not live.history.started:
        return _closed(request, visitor, live, lang)
    card = game_card(live.match.plugin, lang)
    about = describe.about(live, visitor.person.id if visitor else "", lang)
    data = _data(TablePage(about, invite, card.levels, _name(visitor), _host(live, lang)))
    drawn = _drawn(live.match, id, lang)
    return page(request, "table.html", _name(visitor), game=card, table=id, data=data, drawn=drawn)


@router.get("/t/{id}/replay")
async def replay(request: Request, visitor: Maybe, lang: Lang, id: str = Id) -> str:
    try:
        live = await desk_of(request).table(id)
    except Frozen as fault:
        return await _unopened(request, visitor, id, fault)
    live.must_welcome(visitor.person.id if visitor else "")
    if not live.history.started:
        live.history.must_go_on()
        raise Fault("not-started", 409)
    plugin = live.match.plugin
    card = game_card(plugin, lang)
    about = describe.about(live, visitor.person.id if visitor else "", lang)
    data = _data(ReplayPage(about, card.levels))
    drawn = _drawn(live.match, id, lang)
    return page(request, "replay.html", _name(visitor), game=card, table=id, data=data, drawn=drawn)


async def _unopened(request: Request, visitor: Any, id: str, fault: Frozen) -> str:
    """A table whose game cannot even be laid out here: why, who sat there, what can be done."""
    row, seats, _ = await frozen.stored(desk_of(request), id)
    person, reader = visitor.person.id if visitor else "", texts(lang=language(request))
    if not frozen.may_look(row, seats, person):
        raise Fault("no-spectators", 403)
    return page(
        request,
        "frozen.html",
        _name(visitor),
        row=row,
        text=fault.sentence(reader),
        names=[seat.name for seat in seats if seat.name],
        host=row.host == person,
    )


def _drawn(match: Match[Any], id: str, lang: str) -> dict[str, str]:
    """Where the symbols and the rules are: the game's, or the table's. A data file changes both,
    settings that are not the usual ones the rules. And whether there is a layout for tablets."""
    name, corrected = match.plugin.id, match.data is not None
    usual = not corrected and match.options == match.plugin.settings({})
    return {
        "symbols": f"/t/{id}/sheet.{lang}.svg" if corrected else f"/sheets/{name}.{lang}.svg",
        "rules": f"/api/games/{name}/rules" if usual else f"/api/tables/{id}/rules",
        "square": _square(match.plugin),
        "far": "far" if match.plugin.optional("scene", "far") else "wide",
    }


def _square(plugin: Plugin[Any, Any]) -> str:
    """Whether a game has a layout for tablets, as the page's body says it."""
    return "true" if plugin.optional("scene", "square") else ""


@router.get("/replays")
async def replays(request: Request, visitor: Maybe, lang: Lang) -> str:
    person, desk = visitor.person.id if visitor else "", desk_of(request)
    found = await listing.rows(desk, await listing.finished(desk, person), person, lang)
    titles = {p.id: texts(p.package, lang)("title") for p in games().values()}
    return page(request, "replays.html", _name(visitor), data=_data(ReplaysPage(found, titles)))


@router.get("/account")
async def account(request: Request, visitor: Maybe, lang: Lang) -> str:
    """Games and results first, then what is set once."""
    person, desk = visitor.person if visitor else None, desk_of(request)
    given = {
        "signed": bool(person and person.login),
        "person": person,
        "mails": desk.post.office is not None,
        "data": _data(await profile(desk, visitor, lang)),
    }
    return page(request, "account.html", _name(visitor), **given)


@router.get("/settings")
async def settings(request: Request, visitor: Maybe) -> str:
    """What somebody wants of the pages; it is kept in the browser."""
    return page(request, "settings.html", _name(visitor), choices=CHOICES)


@router.get("/letter")
async def letter(request: Request, visitor: Maybe) -> str:
    """Where the links in letters lead: what they ask stands behind `#`, which no server is sent."""
    desk_of(request).post.must_be()
    return page(request, "letter.html", _name(visitor))


@router.get("/rules/{game_id}")
async def rules(request: Request, visitor: Maybe, lang: Lang, game_id: str) -> str:
    """The rulebook of a game: chapters, cards and pieces, rulings."""
    if game_id not in games():
        raise Fault("no-such-game", 404)
    plugin, chores = game(game_id), desk_of(request).chores
    book = await chores.run(rulebook, game_id, lang)
    chapters = await chores.run(rule_pages.pages, plugin, lang)
    return page(
        request,
        "rules.html",
        _name(visitor),
        game=game_card(plugin, lang),
        book=book,
        chapters=chapters,
        rulings=rule_pages.rulings(plugin, book.rules),
        data=_data(RulesPage(book.cards)),
    )


@router.get("/rules/{game_id}/figures")
async def figures(request: Request, visitor: Maybe, lang: Lang, game_id: str) -> str:
    """The figures of a game and what they rest on."""
    if game_id not in games():
        raise Fault("no-such-game", 404)
    book = await desk_of(request).chores.run(rulebook, game_id, lang)
    card = game_card(game(game_id), lang)
    return page(request, "figures.html", _name(visitor), game=card, data=_data(book))


@router.get("/bots")
async def bots(request: Request, visitor: Maybe, lang: Lang) -> str:
    schema, reader = request.app.openapi(), texts(lang=lang)
    calls = [
        {
            "method": method.upper(),
            "path": path,
            "words": reader(f"call-{call['summary'].lower().replace(' ', '-')}"),
        }
        for path, methods in schema["paths"].items()
        for method, call in methods.items()
    ]
    return page(request, "bots.html", _name(visitor), calls=calls)


@router.get("/admin")
async def admin(request: Request, visitor: Maybe) -> str:
    return page(request, "admin.html", _name(visitor))


@router.get("/fair")
async def fair(request: Request, visitor: Maybe) -> str:
    return page(request, "fair.html", _name(visitor))


def _name(visitor: Any) -> str:
    return visitor.person.name if visitor else ""
