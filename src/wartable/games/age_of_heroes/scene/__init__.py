"""View → pieces: a ring of tribes with roads, the fair or the battle inside it, the hand below."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import ITEM_KEYS
from wartable.games.age_of_heroes.labels.needs import neighbours
from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.fair import deals_apart, fair_pieces, more_rows
from wartable.games.age_of_heroes.scene.low import low_layout
from wartable.games.age_of_heroes.scene.meant import natural
from wartable.games.age_of_heroes.scene.middle import is_quiet, middle_pieces
from wartable.games.age_of_heroes.scene.panels import SHAPES, panel, words
from wartable.games.age_of_heroes.scene.recent import marked
from wartable.games.age_of_heroes.scene.roads import road_words, short_roads
from wartable.games.age_of_heroes.scene.stage import is_staged, stage_layout
from wartable.games.age_of_heroes.scene.table import Table, at_fair
from wartable.games.age_of_heroes.scene.trays import (
    building_codes,
    decks,
    hand_pieces,
    is_trading,
    named_piles,
    named_supply,
    strip,
    supply,
)
from wartable.games.age_of_heroes.scene.tribe import one_tribe
from wartable.games.age_of_heroes.scene.words import hint, player, prompt, subtitle
from wartable.games.age_of_heroes.views import (
    AgeOfHeroesView,
)
from wartable.i18n import Texts
from wartable.scene import (
    NOT_DRAWN,
    Action,
    Layout,
    LayoutName,
    Offer,
    Piece,
    Scene,
    act,
    piece,
)

__all__ = ["across", "low", "marked", "natural", "scene", "square"]

# what gets a big button wherever it is legal; everything else lies on pieces
MAIN = (
    *(code.TAXES, code.WAR, code.STAND, code.CONSENT, code.REFUSE),
    *(code.LUCK_PLAY, code.GAMES, code.DECLINE, code.DEAL_SEND, code.DEAL_DROP, code.DEAL_RECALL),
    *range(code.AGREE, code.ACTIONS),
    *(code.READY, code.UNREADY, code.PASS, code.FINISH, code.TIME_UP, code.CONCEDE),
)
RANK = {action: place for place, action in enumerate(dict.fromkeys(MAIN))}
ASIDE = (code.PASS, code.FINISH, code.DECLINE, code.READY, code.DEAL_DROP, code.CONCEDE)
ICONS = {
    code.PASS: "pass",
    code.READY: "pass",
    code.FINISH: "pass",
    code.TAXES: "take",
    code.WAR: "attack",
    code.STAND: "attack",
    code.DEAL_SEND: "trade",
}


def scene(
    view: AgeOfHeroesView, offers: Sequence[Offer], texts: Texts, layout: LayoutName | None = None
) -> Scene:
    table = Table(view, texts, {offer.action: offer for offer in offers})
    wide = wide_layout(table) if layout != "tall" else NOT_DRAWN
    tall = tall_layout(table) if layout != "wide" else NOT_DRAWN
    drawn = [made for made in (wide, tall) if made is not NOT_DRAWN]
    on_board = set.intersection(*(made.notations() for made in drawn))
    return Scene(
        title=texts("scene-title"),
        subtitle=subtitle(view, texts),
        prompt=prompt(view, texts, len(offers) == 1),
        hint=hint(view, texts),
        players=tuple(player(view, tribe, texts) for tribe in view.tribes),
        main=tuple(buttons(table, offers, on_board)),
        wide=wide,
        tall=tall,
        open=view.race,
    )


def low(view: AgeOfHeroesView, offers: Sequence[Offer], texts: Texts) -> Layout:
    """The whole table on a phone on its side."""
    return low_layout(Table(view, texts, {offer.action: offer for offer in offers}))


def square(view: AgeOfHeroesView, offers: Sequence[Offer], texts: Texts) -> Layout:
    """The whole table on a tablet: as on a desk, and higher."""
    table = Table(view, texts, {offer.action: offer for offer in offers})
    return wide_layout(table, places.MORE[view.seats == 2])


def across(
    view: AgeOfHeroesView, seat: int, texts: Texts, layout: LayoutName | None = None
) -> Scene:
    """One tribe in full size, with what the viewer knows of it."""
    table, made = Table(view, texts, {}), scene(view, (), texts, layout)
    wide = one_tribe(table, seat, tall=False) if layout != "tall" else NOT_DRAWN
    tall = one_tribe(table, seat, tall=True) if layout != "wide" else NOT_DRAWN
    return replace(made, wide=wide, tall=tall)


def buttons(table: Table, offers: Sequence[Offer], on_board: set[str]) -> list[Action]:
    """What gets a big button: the main actions, and whatever lies on no piece."""
    wording = table.view.draft is not None  # first the deal is sent or dropped
    kept = sorted((c for c in table.offers if c in RANK), key=RANK.__getitem__)
    if wording:
        kept = [c for c in kept if c != code.READY]
    main = [act(table.offers[c], icon=ICONS.get(c), aside=c in ASIDE) for c in kept]
    for offer in offers:
        if offer.action not in RANK and offer.notation not in on_board:
            apart = (
                wording and code.HAVE <= offer.action < code.DEAL_GIVE
            )  # it is not what is asked
            main.append(replace(act(offer), role="apart") if apart else act(offer))
    places_max = [o for o in offers if code.PLACE <= o.action < code.DISCARD]
    if places_max and places_max[-1].notation in on_board:
        main.insert(0, act(places_max[-1], icon="build"))
    if table.view.awaited in ("action", "building"):
        main = [*building(table), *main]
    if table.view.awaited == "gift":
        asks = [o for o in offers if code.BUILD_ROAD <= o.action < code.HAVE]
        main = [*(act(offer, icon="trade") for offer in asks), *main]
    return main


MOST_BUTTONS = 3, 1  # of what can be built, and where the list of players is long
MANY = 4  # so many players


def building(table: Table) -> list[Action]:
    """Construction as buttons: each thing that can be paid, with the least gold; the rest lies on
    its pile."""
    found = []
    for key in ITEM_KEYS:
        ways = [c for c in building_codes(key) if c in table.offers]
        if ways:
            found.append(act(table.offers[ways[0]], icon="build"))
    return found[: MOST_BUTTONS[table.view.seats > MANY]]


def wide_roads(table: Table, at: dict[int, int], more: float) -> list[Piece]:
    view = table.view
    ring = places.ring(view.seats, more)
    out = []
    for a, b in neighbours(view):
        said, built = road_words(table, a, b)
        kind = "road" if built else "way"
        spots = (min(at[a], at[b]), max(at[a], at[b]))
        id = f"road-{a}-{b}"
        if view.seats == 4 and spots in places.ARCS and not more:
            (x, y), turn = places.ARCS[spots]
            out.append(piece(id, f"aoh-{kind}", x, y, 1.12, rotate=turn, **said))
        else:
            (x, y), turn, length = places.road(ring[spots[0]], ring[spots[1]])
            x = LANE if view.seats == 2 else x
            out.append(piece(id, f"aoh-{kind}-{length}", x, y, rotate=turn, **said))
    return out


def wide_layout(table: Table, more: float = 0.0) -> Layout:
    """`more`: how much higher it is, on a tablet."""
    view = table.view
    if is_staged(view):
        return stage_layout(table, more)
    order = places.seat_order(view.seat, view.seats)
    at = {seat: place for place, seat in enumerate(order)}
    ground = ("aoh-square-tall" if more else "aoh-square"), 602, 256 + more / 2
    out = [piece("square", *ground)] if view.seats == 2 else []
    out += wide_roads(table, at, more)
    for seat in order:
        x, y = places.ring(view.seats, more)[at[seat]]
        out += panel(table, view.tribes[seat], x, y, SHAPES["wide"])
    quiet = is_quiet(view)
    box = FIELD if view.seats == 2 else BOXES[view.seats]
    left, top, width, height = box
    box = (left, top, width, height + more)
    if quiet:  # one line above what can be built
        box = LINE if view.seats == 2 else (left, top, width, 28)
    out += middle_pieces(table, box, False)
    if view.seats == 2:
        out += decks(table, (752, 618 + more), (822, 618 + more), 0.76)
        if quiet:
            step = 82 + more / 5
            out += named_supply(table, [(412.0, 116.0 + step * n) for n in range(5)])
        elif view.battle is None:  # between the panels, so that the middle is for what is going on
            y = 244 + more / 2
            out += supply(table, places.row(5, (194, y), 55, 220), 0.86, 0.92)  # beside the road
        out += lower(table, (462, 526 + more), (8, 526 + more))
        many = sum(view.hand.values()) + sum(view.pending.values()) > ROOMY
        middle_, room = (358, 704) if many else (424, 570)  # up to the edge before cards overlap
        out += hand_pieces(table, (middle_, 614 + more), room, 1.06, 0.7)
        return Layout.of(places.PAIR[0], places.PAIR[1] + more, out)
    out += decks(table, (58, 782 + more), (142, 782 + more), 0.86)
    if quiet:
        step = (height + more - 30) / 5
        spots = [(left + 40.0, top + 30 + step * (n + 0.5)) for n in range(5)]
        large = min(1.0, (step - PILE_GAP) / PILE_HIGH)
        out += named_supply(table, spots, large, 0.84 if width > 350 else 0.72)
    else:
        out += supply(table, [(912.0, 584.0 + more + 55 * n) for n in range(5)], 0.88)
    out += lower(table, (470, 676 + more), (8, 676 + more))
    out += hand_pieces(table, (540, 780 + more), 660, 1.16, 0.7)
    return Layout.of(places.WIDE, places.HIGH + more, out)


def lower(table: Table, kinds: places.Point, said: places.Point) -> list[Piece]:
    """Above the hand what its cards may be traded for, with words beside both rows."""
    if not is_trading(table):
        return []
    out = strip(table, places.row(14, kinds, 53, 676), 1.0, named=True)
    return [*out, *captions(table, said, (said[0], said[1] + 28))]


ROOMY = 9  # so many cards of two have their place between panel and decks
FIELD: places.Box = (352, 10, 500, 486)  # of two: a fair, a battle
LANE = 40.0  # of the road between two: left of the piles, which lie between the panels as well
PILE_HIGH, PILE_GAP = 62.0, 6.0  # of a pile of what can be built, and below it
LINE: places.Box = (346, 26, 512, 40)  # between two panels, above what can be built
# left, top, width, height of what lies between the panels, by seats
BOXES: dict[int, places.Box] = {
    3: (390, 210, 312, 270),
    4: (346, 188, 400, 292),
    5: (390, 152, 312, 328),
    6: (346, 188, 400, 292),
}


def captions(table: Table, get: places.Point, give: places.Point) -> list[Piece]:
    """Which row of cards is what one gets, which what one gives."""
    return [
        words("you-get", "aoh-small", *get, 1.0, table.texts("you-get")),
        words("you-give", "aoh-small", *give, 1.0, table.texts("you-give")),
    ]


FOLD = 536.0  # what a phone shows of it: at a fair all that trade is about stands above
COSTS_HIGH, DECKS_HIGH = 78.0, 74.0  # of the own figures beside what can be built; of the decks
OWN_HIGH, HAND_HIGH, PILES_HIGH, STRIP_HIGH = 108.0, 92.0, 92.0, 142.0
LINE_HIGH, MUSTER_HIGH, NAMED_HIGH = 26.0, 132.0, 98.0  # of a middle in which little is to be seen


def tall_layout(table: Table) -> Layout:
    """Rivals above, roads, the middle, the hand, the own panel, piles. While cards are traded
    panels are figures and the roads give way, so that offers, hand and what there is to pay are
    seen together; where the middle has but one line, the rest comes up."""
    view = table.view
    order = places.seat_order(view.seat, view.seats)
    rivals = order[1:]
    usual, room = (SHAPES["tall"], 226.0) if len(rivals) <= 3 else (SHAPES["mini"], 186.0)
    if len(rivals) == 1:
        usual, room = SHAPES["me"], 240.0
    high = 4 + (usual.h + 4) * -(-len(rivals) // 3) + 32 + room + 4
    high += HAND_HIGH + OWN_HIGH + PILES_HIGH + 22
    high = max(high, FOLD + OWN_HIGH + PILES_HIGH)
    out: list[Piece] = []
    if at_fair(view):
        shape, across = (usual if len(rivals) == 1 else SHAPES["flat"]), 5
    else:
        shape, across = usual, 3
    step = shape.w + (6 if across == 3 else 1)
    y = 4 + (shape.h + 4) * -(-len(rivals) // across)
    deals, deals_high = deals_apart(table, 386, y) if view.race and at_fair(view) else ([], 0.0)
    if deals_high > y:
        high += deals_high - y
        y = deals_high
    out += deals
    for n, seat in enumerate([] if deals else rivals):
        line, column = divmod(n, across)
        here = min(across, len(rivals) - line * across)
        x = 195 + (column - (here - 1) / 2) * step
        out += panel(table, view.tribes[seat], x, 2 + shape.h / 2 + line * (shape.h + 4), shape)
    if not at_fair(view):
        out += short_roads(table, (195, y + 14), 330)
        y += 32
    if at_fair(view):
        room = FOLD - y - 4 - STRIP_HIGH - HAND_HIGH - COSTS_HIGH
        if view.race:
            room += more_rows(table, room)
        high = max(high, y + room + 4 + STRIP_HIGH + HAND_HIGH + COSTS_HIGH + DECKS_HIGH)
    elif is_quiet(view):
        room = LINE_HIGH
    elif view.awaited == "muster":  # the armies to choose from stand on the own panel
        room = MUSTER_HIGH
    if at_fair(view) and view.race:
        out += fair_pieces(table, (2, y, 386, room), tall=True, apart=True)
    else:
        out += middle_pieces(table, (2, y, 386, room), True)
    y += room + 4
    quiet = is_quiet(view) and not view.ended
    if quiet:  # what can be built comes before the hand that pays for it
        out += named_piles(table, (195, y + 43))
        y += NAMED_HIGH
    if at_fair(view):
        if is_trading(table):
            top, low = (places.row(7, (195, y + 36 + 55 * n), 54, 330) for n in range(2))
            out += strip(table, [*top, *low], 1.0, named=True)
            out += captions(table, (6, y + 5), (6, y + STRIP_HIGH - 10))
        y += STRIP_HIGH
    if view.stage != "tribes":  # nobody holds a card yet
        out += hand_pieces(table, (195, y + 46), 384, 0.78, 0.6)
        y += HAND_HIGH
    if at_fair(view):
        out += panel(table, view.tribes[order[0]], 42, y + 36, SHAPES["flat"])
        out += supply(table, places.row(5, (238, y + 32), 60, 246), 0.82, 1.0)
        out += decks(table, (32, y + COSTS_HIGH + 36), (84, y + COSTS_HIGH + 36), 0.6)
        return Layout.of(390, high, out)
    out += panel(table, view.tribes[order[0]], 195, y + 52, SHAPES["me"])
    y += OWN_HIGH
    out += decks(table, (32, y + 34), (84, y + 34), 0.6)
    if not quiet:
        out += supply(table, places.row(5, (254, y + 30), 54, 230), 0.82, 1.0)
    return Layout.of(390, high, out)
