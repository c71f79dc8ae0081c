"""Clauses about what people see and get: scenes, boards, labels, bots."""

from __future__ import annotations

from io import StringIO
from typing import Any
from zlib import crc32

from rich.console import Console

from wartable.i18n import Texts
from wartable.kernel import CHANCE, CLOCK, SPECTATOR, Rng, State
from wartable.scene import NOT_DRAWN, Layout, LayoutName, Scene, common
from wartable.scene.svg import symbols
from wartable.testing.trial import Trial

WIDTH = 80  # columns of the smallest terminal
NARROW = 40  # of a window that somebody has made small
LABELS = 60  # labels looked at per position and language
THINKING = 0.02  # seconds a bot is given


def check_scenes(trial: Trial, rng: Rng) -> None:
    """For every watcher, of the truth and of what it believes in."""
    lang = sorted(trial.shelf.readers)[rng.below(len(trial.shelf.readers))]
    reader = trial.shelf.readers[lang]
    for seat in trial.watchers():
        believed = trial.believed(seat, rng)
        drawn: list[Layout] = []
        for layout in layouts(trial):
            scene = scene_of(trial, trial.state, seat, reader, layout)
            drawn.append(scene.layout(layout))
            check_scene(trial, scene, layout, seat, lang)
            if scene != scene_of(trial, believed, seat, reader, layout):
                what = f"a state that seat {seat} believes in is drawn differently ({lang})"
                trial.fail("determinize", what)
        if seat == SPECTATOR and trial.plugin.optional("scene", "far"):  # nobody plays at it
            far = scene_of(trial, trial.state, seat, reader, "far")
            check_scene(trial, far, "far", seat, lang)
        check_marks(trial, *drawn)
        check_board(trial, trial.plugin.view(trial.game, trial.state, seat), reader)


def layouts(trial: Trial) -> tuple[LayoutName, ...]:
    """Those that the game draws for players: some games have none of their own for a phone on its
    side, or for tablets."""
    more: tuple[LayoutName, ...] = ("low", "square")
    return ("wide", "tall", *(name for name in more if trial.plugin.optional("scene", name)))


def scene_of(trial: Trial, state: State, seat: int, reader: Texts, layout: LayoutName) -> Scene:
    plugin, game = trial.plugin, trial.game
    view = plugin.view(game, state, seat)
    return plugin.drawn(view, plugin.offers(game, state, view, seat, reader), reader, layout)


def check_scene(trial: Trial, scene: Scene, name: LayoutName, seat: int, lang: str) -> None:
    offered = {trial.plugin.write(trial.game, seat, code) for code in trial.legal(seat)}
    drawn = symbols_of(trial, lang)
    layout, where = scene.layout(name), f"{name} layout of seat {seat}"
    alone = all(n == name or each == NOT_DRAWN for n, each in scene.layouts().items())
    trial.demand(alone, "scene", f"{where}: another layout is drawn too, nobody asked for it")
    ids = [piece.id for piece in layout.pieces]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    trial.demand(not twice, "scene", f"{where}: ids {twice[:5]} stand there twice")
    actions = [*scene.main, *(action for piece in layout.pieces for action in piece.actions)]
    icons = {f"wt-icon-{action.icon}" for action in actions if action.icon}
    missing = sorted(({piece.symbol for piece in layout.pieces} | icons) - drawn)
    trial.demand(not missing, "scene", f"{where}: symbols {missing[:5]} are on no sheet")
    pressed = {action.notation for action in actions}
    hidden = sorted(offered - pressed)
    trial.demand(not hidden, "scene", f"{where}: {hidden[:5]} can be pressed nowhere")
    dead = sorted(pressed - offered)
    trial.demand(not dead, "scene", f"{where}: {dead[:5]} can be pressed and are not legal")
    check_pieces(trial, layout, where)
    shown = [player.seat for player in scene.players]
    trial.demand(shown == [*trial.seats], "scene", f"the players' list shows seats {shown}")


def check_pieces(trial: Trial, layout: Layout, where: str) -> None:
    ids = {piece.id for piece in layout.pieces}
    spots: dict[object, str] = {}  # what can be pressed, by where and how it lies
    for piece in layout.pieces:
        inside = 0 <= piece.x <= layout.width and 0 <= piece.y <= layout.height
        trial.demand(inside, "scene", f"{where}: {piece.id!r} lies beside the board")
        if piece.actions:
            spot = piece.symbol, piece.x, piece.y, piece.scale, piece.rotate
            if spots.setdefault(spot, piece.id) != piece.id:
                trial.fail("scene", f"{where}: {piece.id!r} lies on {spots[spot]!r} and hides it")
        for action in piece.actions:
            if action.at is not None and action.at not in ids:
                trial.fail("scene", f"{where}: {action.notation!r} ends at {action.at!r}, nowhere")
        if piece.actions and not piece.title:
            trial.fail("scene", f"{where}: {piece.id!r} can be pressed and has no title")


def check_marks(trial: Trial, wide: Layout, *others: Layout) -> None:
    """What is not sure is marked, as what it is, in every layout."""
    first = {piece.id: piece.mark for piece in wide.pieces}
    seen = {*first.values()} - {None}
    for name, layout in zip(layouts(trial)[1:], others, strict=True):
        second = {piece.id: piece.mark for piece in layout.pieces}
        strange = {*first.values(), *second.values()} - trial.shelf.unsure - {None}
        what = f"marks {sorted(map(str, strange))}: no figure is so unsure"
        trial.demand(not strange, "scene", what)
        for id in first.keys() & second.keys():
            what = f"{id!r} is marked {first[id]} if wide, {second[id]} if {name}"
            trial.demand(first[id] == second[id], "scene", what)
        found = {*second.values()} - {None}
        trial.demand(seen == found, "scene", f"marks {seen} if wide, {found} if {name}")


def symbols_of(trial: Trial, lang: str) -> set[str]:
    """What can be drawn in this language."""
    if lang not in trial.shelf.sheets:
        sheet = trial.plugin.sheet(trial.game, trial.shelf.readers[lang])
        trial.shelf.sheets[lang] = {*symbols(sheet), *symbols(common.sheet())}
    return trial.shelf.sheets[lang]


def check_board(trial: Trial, view: Any, reader: Texts) -> None:
    """Rich cuts what does not fit; nothing may have to be cut in the smallest terminal. In a
    narrower window the board is drawn too."""
    try:
        Console(file=StringIO(), width=NARROW).print(trial.plugin.board(view, reader, NARROW))
    except Exception as error:
        trial.fail("board", f"cannot be drawn in {NARROW} columns: {error!r}")
    wide = 2 * WIDTH  # room to measure in
    console = Console(file=StringIO(), width=wide, no_color=True, force_terminal=False)
    board = trial.plugin.board(view, reader, WIDTH)
    least = console.measure(board).minimum
    console.print(board)
    trial.demand(least <= WIDTH, "board", f"needs {least} columns of {WIDTH} in {reader.lang}")


def check_labels(trial: Trial) -> None:
    """Each action's label in every language, each notation once."""
    for seat in trial.actors():
        if seat == CHANCE:
            continue
        view = trial.plugin.view(trial.game, trial.state, SPECTATOR if seat == CLOCK else seat)
        fresh = [
            (code, text)
            for code in trial.legal(seat)
            if (text := trial.plugin.write(trial.game, seat, code)) not in trial.shelf.labels
        ]
        for code, text in fresh[:LABELS]:
            trial.shelf.labels.add(text)
            for lang, reader in trial.shelf.readers.items():
                try:
                    label = trial.plugin.label(view, code, reader)
                except (KeyError, ValueError) as error:
                    trial.fail("labels", f"{text!r} has no label in {lang}: {error}")
                good = bool(label.strip()) and "\n" not in label
                trial.demand(good, "labels", f"{text!r} is called {label!r} in {lang}")


def check_bots(trial: Trial, rng: Rng) -> None:
    """Every level and the advice, for one of the seats that may act."""
    seats = [seat for seat in trial.actors() if seat in trial.seats]
    for seat in [seats[rng.below(len(seats))]] if seats else []:
        codes = trial.legal(seat)
        for level in trial.plugin.levels:
            bot = trial.plugin.bot(level, THINKING)
            code = bot.choose(trial.seen(seat, rng))
            trial.demand(code in codes, "bots", f"{level} wants {code}, which is not legal")
        seen = trial.seen(seat, rng)
        readers = list(trial.shelf.readers.items())
        # where not all are asked, another one with other options
        first = crc32(f"{trial.setting} {trial.seed}".encode()) % len(readers)
        for lang, reader in [*readers[first:], *readers[:first]][: trial.extent.tongues]:
            for advice in trial.plugin.advice(seen, reader):
                good = advice.action in codes and bool(advice.text)
                trial.demand(good, "bots", f"advice {advice} in {lang}")
            odds = trial.plugin.odds(seen, reader)
            if odds is not None:
                width = len(odds.headings)
                good = all(len(row) == width for row in odds.rows)
                trial.demand(good, "bots", f"odds in {lang}: rows that do not fit the headings")
