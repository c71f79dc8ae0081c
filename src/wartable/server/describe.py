"""A table and the games in words: seats, what was agreed, what can be chosen."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from wartable.i18n import Texts, texts
from wartable.kernel import SPECTATOR
from wartable.play import Match
from wartable.plugin import RULES, Plugin, games
from wartable.server import companion
from wartable.server.answers import (
    GameCard,
    ListedSeat,
    ListedTable,
    Named,
    OptionCard,
    SeatRange,
)
from wartable.server.asides import why_out
from wartable.server.connection import SCREEN
from wartable.server.faults import Frozen
from wartable.server.names import seat_name
from wartable.server.protocol import (
    Agreed,
    OptionChosen,
    Origin,
    Rematch,
    SeatAbout,
    TableAbout,
    UndoAsked,
)
from wartable.storage import Seat, TableRow

if TYPE_CHECKING:
    from wartable.server.table import Table

EARLY = 2  # moves after which a game cannot be called off any more


def about(table: Table, person: str, lang: str) -> TableAbout:
    """Who sits where, who is here, what was agreed: for one reader."""
    row, here, names = table.row, table.here(), table.names(lang)
    reader, match = texts(lang=lang), table.match
    shown, settings = row.status != "waiting" or showing(table), table.history.settings
    return TableAbout(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        frozen=Frozen(table.history.frozen).sentence(reader) if table.history.frozen else "",
        record=table.is_record,
        listed=row.listed,
        host=row.host == person,
        you=table.seats_of(person),
        seats=[_seat(table, seat, names[seat.seat], person, here, reader) for seat in table.seats],
        settings=msgspec.convert(settings.model_dump(), Agreed),
        clock=clock_words(row.settings, reader),
        options=option_words(match, lang),
        chosen=match.chosen,
        commitment=match.chance.commitment,
        mixes={str(s): v for s, v in match.chance.mixes.items()} if shown else {},
        sworn={str(s): digest for s, digest in match.chance.sworn.items()},
        showing=showing(table),
        origin=msgspec.json.decode(row.origin, type=Origin) if row.origin else None,
        watching=len(here - {SCREEN, *(s.person_id for s in table.seats if s.person_id)}),
        hidden=match.hides,
        promises=match.plugin.promises,
        boards=match.plugin.optional("scene", "across") is not None,
        outlook=settings.hints and match.plugin.optional("advice", "outlook") is not None,
        plans=match.plugin.has_room("plans"),
        companion=companion.may(table, person),
        asked=_asked(table, person, names),
        rematch=_rematch(table, person, names),
        ways=ways(table, person),
        screen=SCREEN in here,
    )


def full(table: Table, changes: dict[int, dict[str, Any]]) -> bool:
    """Whether every seat has a bot, or a person who is ready, after these changes."""
    for seat in table.seats:
        change = changes.get(seat.seat, {})
        kind, is_ready = change.get("kind", seat.kind), change.get("ready", seat.ready)
        if kind != "bot" and not (kind == "person" and is_ready):
            return False
    return True


def showing(table: Table) -> bool:
    """Whether everybody is ready and the table waits for values that seats committed themselves
    to. Before that no value is shown to anybody."""
    return table.row.status == "waiting" and full(table, {})


def _seat(
    table: Table, seat: Seat, name: str, person: str, here: set[str], reader: Texts
) -> SeatAbout:
    return SeatAbout(
        seat=seat.seat,
        kind=seat.kind,
        name=name,
        you=seat.person_id == person,
        person=_handle(seat),
        here=seat.kind == "bot" or seat.person_id in here,
        ready=seat.ready or seat.kind == "bot",
        note=note(table, seat, reader),
        stand_in=seat.stand_in,
        level=seat.level,
        account=seat.account,
        why=why_out(table.history.asides, seat.seat) if seat.stand_in else "",
    )


def _asked(table: Table, person: str, names: tuple[str, ...]) -> UndoAsked | None:
    """The undo that somebody asks for, counted in actions this reader has noticed."""
    request = table.request
    if request is None:
        return None
    side = next(iter(table.seats_of(person)), SPECTATOR)
    return UndoAsked(
        seat=request.seat,
        name=names[request.seat],
        back=table.rank(side, len(table.match.entries)) - table.rank(side, request.to),
        you=person in table.humans() and person not in request.yes,
    )


def _rematch(table: Table, person: str, names: tuple[str, ...]) -> Rematch | None:
    """How far the people have come, for one reader; None while the game goes on."""
    if table.row.status != "over" or table.is_record:
        return None
    history, mine = table.history, table.seats_of(person)
    no = [names[n] for n in table.seats_of(history.declined)] if history.declined else []
    return Rematch(
        yes=[s.seat for s in table.seats if s.person_id and s.person_id in history.again],
        you=bool(history.again and mine and person not in history.again and not history.next),
        no=no[0] if no else "",
        next=history.next,
        newer=table.match.rules != table.match.plugin.rules_version,
    )


def early(table: Table, seat: int) -> bool:
    """Whether this seat has noticed so few moves, its own and the others', that the game may be
    called off."""
    history, seats = table.history, table.match.seats
    made = (
        number
        for number, entry in enumerate(table.match.entries)
        if number >= history.forked
        and entry.seat < seats
        and history.noticed_by[number] >> seat & 1
    )
    return len(list(islice(made, EARLY))) < EARLY


def playing(table: Table, person: str) -> list[int]:
    """The seats that somebody plays now, no bot for them."""
    return [seat for seat in table.seats_of(person) if not table.seats[seat].stand_in]


def own_way(table: Table, seat: int) -> int | None:
    """The game's own action of giving up, where its rules allow it to this seat now."""
    match = table.match
    if not match.plugin.resigning:
        return None
    action = match.plugin.read(match.game, seat, match.plugin.resigning)
    return action if match.refused(seat, action, "") is None else None


def ways(table: Table, person: str) -> list[str]:
    """How this person may end the game now: resign, abort, close."""
    mine, found = playing(table, person), []
    if table.row.status == "running" and mine and not table.history.frozen:
        if len(table.seats) == 2 or own_way(table, mine[0]) is not None:
            found.append("resign")
        if early(table, mine[0]):
            found.append("abort")
    if table.row.status == "waiting" and table.row.host == person:
        found.append("close")
    return found


def _handle(seat: Seat) -> str | None:
    """How a person is named to others, for muting: never the id that could be a key to much."""
    return seat.person_id[:8] if seat.person_id else None


def note(table: Table, seat: Seat, reader: Texts) -> str:
    """The small words beside a name."""
    if seat.kind == "bot":
        words, temper = level_word(seat.level, reader), table.temper(seat.seat)
        return f"{words}, {_word(reader, f'temper-{temper}', temper)}" if temper else words
    if seat.stand_in:
        return reader("seat-stand-in", level=level_word(seat.stand_in, reader))
    return ""


def level_word(level: str, reader: Texts) -> str:
    return _word(reader, f"level-{level}", level)


def clock_words(settings: dict[str, Any], reader: Texts) -> str:
    clock = settings.get("clock", {})
    kind = clock.get("kind", "none")
    if kind == "live":
        return reader("clock-live", minutes=clock["minutes"], increment=clock["increment"])
    if kind == "days":
        return reader("clock-days", days=clock["days"])
    return reader("clock-none")


def option_words(match: Match[Any], lang: str) -> list[OptionChosen]:
    """What was chosen for every option that the rules of this match know."""
    reader = texts(match.plugin.package, lang)
    found = []
    for option in match.plugin.options_under(match.rules):
        value = match.options[option.key]
        word = option.write(value)
        found.append(
            OptionChosen(
                key=option.key,
                name=_word(reader, f"option-{option.key}", option.key),
                value=_word(reader, f"option-{option.key}-{word}", word),
                changed=option.key in match.chosen,
            )
        )
    played, newest = match.rules, match.plugin.rules_version
    if played != newest:
        house = texts(lang=lang)
        words = house("rules-of-version", played=played, newest=newest)
        found.append(OptionChosen(key=RULES, name=house("rules-played"), value=words, changed=True))
    return found


def _word(reader: Texts, id: str, key: str) -> str:
    """A text of the game, or the key where it has none."""
    return reader(id) if reader.has(id) else key


def game_card(plugin: Plugin[Any, Any], lang: str) -> GameCard:
    """A game in the lobby and in the API."""
    own, house = texts(plugin.package, lang), texts(lang=lang)
    least, most = plugin.seats[0], plugin.seats[-1]
    options = [
        OptionCard(
            key=option.key,
            name=_word(own, f"option-{option.key}", option.key),
            default=option.write(option.default),
            choices=[
                Named(choice, _word(own, f"option-{option.key}-{choice}", choice))
                for choice in option.choices
            ],
            least=option.least,
            most=option.most,
        )
        for option in plugin.options
    ]
    return GameCard(
        id=plugin.id,
        title=own("title"),
        tagline=_word(own, "tagline", ""),
        seats=SeatRange(least, most),
        players=house("players-exact", n=most)
        if least == most
        else house("players-range", least=least, most=most),
        minutes=house("minutes-range", least=plugin.minutes[0], most=plugin.minutes[1]),
        levels=[Named(level, level_word(level, house)) for level in plugin.levels],
        options=options,
        has_data=plugin.has_data,
        has_timer=any(option.timed for option in plugin.options),
        rules_version=plugin.rules_version,
    )


def list_row(
    row: TableRow, seats: list[Seat], person: str, lang: str, until: int | None = None
) -> ListedTable:
    """A table in a list: never more than a passer-by may know."""
    mine = [s.seat for s in seats if s.person_id == person and not s.stand_in]
    frozen = not row.ended and bool(row.frozen or row.game not in games())
    reader, running = texts(lang=lang), row.status == "running" and not frozen
    called = ("person", "bot", "gone") if not row.ended else {s.kind for s in seats}
    return ListedTable(
        id=row.id,
        game=row.game,
        title=row.title,
        status="frozen" if frozen else row.status,
        seats=[
            ListedSeat(
                seat=s.seat,
                taken=s.kind in ("person", "bot"),
                kind=s.kind,
                name=seat_name(s, reader) if s.name or s.kind in called else "",
                you=bool(person) and s.person_id == person,
                awaited=running and bool(row.awaited >> s.seat & 1),
            )
            for s in seats
        ],
        clock=clock_words(row.settings, reader),
        timed=row.settings.get("clock", {}).get("kind", "none") != "none",
        mine=bool(mine),
        turn=running and any(row.awaited >> seat & 1 for seat in mine),
        changed=row.changed,
        result=row.result,
        names=[s.name for s in seats],
        until=until if running else None,
        **(row.final or {} if row.status == "over" else {}),
    )
