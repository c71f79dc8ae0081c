"""The board of a fair: offers, notices, deals, and the deal that is being put together."""

from __future__ import annotations

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import MOST_DEALS
from wartable.games.age_of_heroes.names import HELD_KEYS
from wartable.games.age_of_heroes.scene import places
from wartable.games.age_of_heroes.scene.panels import words
from wartable.games.age_of_heroes.scene.places import Box
from wartable.games.age_of_heroes.scene.table import Table, coded
from wartable.games.age_of_heroes.scene.words import card_list, notice
from wartable.games.age_of_heroes.views import (
    DealView,
    OfferView,
    TribeView,
)
from wartable.scene import Action, Piece, piece
from wartable.scene.seats import SEAT_MARKS

MOST = 1.3  # of an offer
LONGEST = 15  # letters of a name on an offer
NAMED = {"offer": 0.8, "offer-tall": 0.6}  # offers from this scale on can be read
TILE = {"offer": 206, "offer-tall": 186}  # how wide they are
NOTICES = {"": 0.5, "-want": 0.3, "-have": 0.7}  # where the sign stands: it makes room for a side
LEAST = 21.0  # of a picture on a notice
LANE = 78.0  # of the row of the tent with a deal beside it
PHONE_COLUMNS, ROW_HIGH, READ = (
    3,
    60.0,
    0.63,
)  # of offers on a phone, the least scale of which can be read
DEAL_WIDE, DEAL_HIGH = 364.0, 70.0  # of a deal, with the gaps beside and below it


def offer_id(offer: OfferView) -> str:
    """The id of an offer's piece, the same as long as the offer lies there."""
    return f"offer-{offer.seat}-{offer.give}-{offer.want}"


def deal_id(deal: DealView) -> str:
    """The id of a deal's piece; a draft has the number 0."""
    return f"deal-{deal.seat}-{deal.number}"


def offer_pieces(
    table: Table, offer: OfferView, x: float, y: float, scale: float, size: str
) -> list[Piece]:
    """Who gives what for what. The reader's own looks different, and has a cross to withdraw it;
    what the reader needs wears a star."""
    texts, view = table.texts, table.view
    give, want = HELD_KEYS.index(offer.give), HELD_KEYS.index(offer.want)
    own, id = offer.seat == view.seat, offer_id(offer)
    kinds = {"give": texts(f"kind-{offer.give}"), "want": texts(f"kind-{offer.want}")}
    title = texts("title-offer", seat=texts.name(offer.seat), **kinds)
    take = taking(table, offer)
    could = bool(take) or (not table.offers and offer.want in view.hand)  # nobody is asked now
    tip = ""
    if not own and 0 <= view.seat < view.seats:
        tip = texts("tip-offer" if could else "tip-offer-not-held", **kinds)
        tip = f"{tip} {table.need_words(offer.give)}".strip()
    a, low = icons(size, scale)
    out = [
        piece(
            id,
            f"aoh-{size}-own" if own else f"aoh-{size}-take" if take else f"aoh-{size}",
            x,
            y,
            scale,
            seat=offer.seat,
            label=whose(table, offer.seat, scale >= NAMED[size]),
            title=texts("title-own-offer", **kinds) if own else title,
            tip=tip,
            actions=take,
            state="staying",
        )
    ]
    state = "" if own or could else "dim"
    for side, kind, off in (("give", offer.give, -46), ("want", offer.want, 46)):
        shown = f"{id}-{side}", f"aoh-icon-{kind}"
        out.append(piece(*shown, x + off * a, y + low, 1.6 * a, state=state))
    if own:
        drop = table.acts((coded(code.WITHDRAW, give, want),))
        title, at = texts("title-own-offer", **kinds), (x + 86 * a, y - 16 * a)
        out.append(piece(f"{id}-drop", "aoh-cross", *at, a, title=title, actions=drop))
    elif offer.give in table.needs:
        out.append(piece(f"{id}-need", "aoh-need", x - 24 * a, y + low - 12 * a, a))
    return out


def icons(size: str, scale: float) -> tuple[float, float]:
    """How large pictures are on an offer of a size, and how far below its middle."""
    high, text = (72, 17) if size == "offer" else (58, 15)
    return high / 72 * scale, (text / 2 - 1) * scale


def whose(table: Table, seat: int, named: bool) -> str:
    """The shape of a seat, and the name where it can be read, short enough for an offer."""
    if not named:
        return SEAT_MARKS[seat]
    name = table.texts.called(seat)
    return f"{SEAT_MARKS[seat]} {name if len(name) <= LONGEST else name[: LONGEST - 1] + '…'}"


def taking(table: Table, offer: OfferView) -> tuple[Action, ...]:
    """Accepting an offer of somebody else, if the reader can."""
    give, want = HELD_KEYS.index(offer.give), HELD_KEYS.index(offer.want)
    if offer.seat == table.view.seat:
        return ()
    return table.acts((coded(code.TAKE, offer.seat, give, want),))


def sorted_offers(table: Table) -> list[OfferView]:
    """What the reader can accept comes first, then the reader's own, then the rest; within each
    what the reader needs."""
    own, needs = table.view.seat, table.needs
    return sorted(
        table.view.offers,
        key=lambda o: (not taking(table, o), o.seat != own, o.give not in needs),
    )


def notice_pieces(
    table: Table, tribe: TribeView, x: float, y: float, scale: float, symbol: str
) -> list[Piece]:
    """What a tribe says it has, and what it needs. Whoever offers the one for the other is bound
    to be heard (F3): such offers lie on the notice. Cards are brought to the reader's own."""
    texts, view, id = table.texts, table.view, f"notice-{tribe.seat}"
    have = [HELD_KEYS.index(key) for key in tribe.have]
    want = [HELD_KEYS.index(key) for key in tribe.want]
    own = tribe.seat == view.seat
    if own:
        codes = [*(code.UNHAVE + kind for kind in have), *(code.UNWANT + kind for kind in want)]
    else:
        codes = [coded(code.POST, give, get) for give in want for get in have]
    said, size = notice(tribe, texts), f"offer{symbol[6:]}"
    title = texts("title-own-notice") if own else texts("title-notice", seat=texts.name(tribe.seat))
    a, low = icons(size, scale)
    wide = (
        "-want"
        if len(tribe.have) < 2 < len(tribe.want)
        else "-have"
        if len(tribe.want) < 2 < len(tribe.have)
        else ""
    )
    out = [
        piece(
            id,
            f"aoh-{symbol}{wide}",
            x,
            y,
            scale,
            seat=tribe.seat,
            label=whose(table, tribe.seat, scale >= NAMED[size]),
            title=title,
            tip=f"{said} {texts('tip-own-notice')}" if own else said,
            actions=table.acts(codes),
            state="staying",
        )
    ]
    width = TILE[size] * scale
    sign = x + (NOTICES[wide] - 0.5) * width
    begin, end, off = x - width / 2 + 13 * scale, x + width / 2 - 5 * scale, 13 * a
    sides = ("have", tribe.have, begin, sign - off), ("want", tribe.want, sign + off, end)
    for side, keys, left, right in sides:
        at, room = ((left + right) / 2, y + low), right - left
        fits = int(room / (LEAST * scale))
        shown = keys if len(keys) <= fits else keys[: fits - 1]
        step = min(36 * a, room / max(len(shown) + (len(keys) > fits), 1))
        spots = places.row(len(shown) + (len(keys) > fits), at, step, room)
        for key, (ix, iy) in zip(shown, spots, strict=False):
            out.append(piece(f"{id}-{side}-{key}", f"aoh-icon-{key}", ix, iy, step / 26))
        if len(keys) > fits:
            more = f"+{len(keys) - len(shown)}"
            large = max(scale, 0.8)
            out.append(piece(f"{id}-{side}-more", "aoh-mid-small", *spots[-1], large, label=more))
        if own and not keys and a > 0.9:  # else too small to be read
            said = texts(f"announce-{side}")
            out.append(piece(f"{id}-{side}", "aoh-mid-small", *at, a, label=said))
        elif not keys:  # whatever it may be
            out.append(piece(f"{id}-{side}", "aoh-any", *at, a))
    return out


def concerning(table: Table) -> tuple[list[DealView], list[DealView]]:
    """Deals whose cards the reader sees, his draft first; and those of others."""
    view = table.view
    mine = [view.draft] if view.draft else []
    mine += [deal for deal in view.deals if deal.give is not None]
    return mine, [deal for deal in view.deals if deal.give is None]


def noted(table: Table) -> list[TribeView]:
    """The tribes with a notice: the reader's own hangs there as soon as it may say something."""
    view = table.view
    says = any(code.HAVE <= c < code.POST for c in table.offers)
    return [t for t in view.tribes if t.have or t.want or (says and t.seat == view.seat)]


def fair_pieces(
    table: Table, box: Box, tall: bool, most: float = 1.0, apart: bool = False
) -> list[Piece]:
    """The tent, deals that concern the reader, and one row per offer: gives → wants. `most`: how
    large a deal may be; `apart`: deals lie elsewhere. Where all trade at once deals have a place of
    their own, so that no offer moves when one comes."""
    view, texts = table.view, table.texts
    left, top, width, height = box
    mine, others = concerning(table)
    wide, race = width > 2 * DEAL_WIDE, view.race and not apart
    across = 2 if wide else 1
    lines = 0 if apart else -(-len(mine) // across)
    beside = race and wide and lines < 2  # the tent and a deal in one row
    x, low = left + (80 if beside and mine else width / 2 - 62), top + (34 if beside else 16)
    out = list[Piece]()
    if not (beside and len(mine) > 1):
        named, tip, unsure = texts("fair"), texts("tip-fair"), view.marks.get("fair")
        out += [
            piece("tent", "aoh-fair-tent", x, low - 2, 0.56, title=named, tip=tip, mark=unsure),
            words("fair", "aoh-name", x + 26, low, 1.15, texts("fair")),
        ]
    out += new_deal(table, left + width, low - 1)
    out += talks(table, others, left, top + (64 if beside and mine else low - top - 1))
    top, height = (top, height) if beside else (top + 34, height - 34)
    hung = noted(table)
    room = height - (min(110.0, height * 0.45) if view.offers or hung else 0)
    scale = min(
        most * (LANE / DEAL_HIGH if across == 2 and len(mine) < 2 else 1),
        width / DEAL_WIDE,
        room / (DEAL_HIGH * max(lines, 1)),
    )
    for n, deal in enumerate([] if apart else mine):
        line, column = divmod(n, across)
        here = min(across, len(mine) - line * across)
        x = left + width / 2 + (column - (here - 1) / 2) * DEAL_WIDE * scale
        x -= 45 * (beside and here > 1)  # off the button
        out += deal_pieces(table, deal, x, top + (33 + DEAL_HIGH * line) * scale, scale)
    taken = DEAL_HIGH * scale * lines
    if race:
        taken = max(taken, LANE if wide else DEAL_HIGH * most)
    top, height = top + taken, height - taken
    size, w, h = ("offer-tall", 190, 62) if tall else ("offer", 212, 76)
    lie = len(view.offers) + len(hung)
    if apart:
        spots = places.columns(lie, (left, top), width, PHONE_COLUMNS, ROW_HIGH * READ, READ)
    else:
        many = cells(lie, view.seats, tall) if view.race else lie
        spots = places.grid(many, (left, top, width, height), w, h, MOST)
        spots = upwards(spots, top + h * 0.06, h)
    for offer, (x, y, scale) in zip(sorted_offers(table), spots, strict=False):
        out += offer_pieces(table, offer, x, y, scale, size)
    for tribe, (x, y, scale) in zip(hung, spots[len(view.offers) :], strict=False):
        out += notice_pieces(table, tribe, x, y, scale, f"notice{size[5:]}")
    if not (view.offers or view.deals or view.draft):
        lowest = max((y + h * scale / 2 for _, y, scale in spots), default=top)
        said, y = texts("no-offers"), (lowest + top + height) / 2
        out.append(piece("no-offers", "aoh-line", left + width / 2, y, label=said))
    return out


def deals_apart(table: Table, width: float, room: float) -> tuple[list[Piece], float]:
    """The deals that concern the reader, below each other at the head of a phone: the first takes
    the room of the rivals. And how high they are."""
    mine, _ = concerning(table)
    scale, out = min(width / DEAL_WIDE, (room - 2) / DEAL_HIGH), list[Piece]()
    for n, deal in enumerate(mine):
        out += deal_pieces(table, deal, 2 + width / 2, 2 + (33 + DEAL_HIGH * n) * scale, scale)
    return out, 2 + DEAL_HIGH * len(mine) * scale


def more_rows(table: Table, room: float) -> float:
    """How much more room a phone needs for what lies at a fair at which all trade at once: by two
    rows at a time, so that it seldom grows."""
    lie, fit = len(table.view.offers) + len(noted(table)), int((room - 34) / (ROW_HIGH * READ))
    lacks = -(-lie // PHONE_COLUMNS) - fit
    return -(-max(lacks, 0) // 2) * 2 * ROW_HIGH * READ


def cells(lie: int, seats: int, tall: bool) -> int:
    """The places of a fair's board: as many as it is likely to need with so many seats, so that
    offers keep their size while they come and go; where that is too few, half as many again."""
    found = 2 * seats if tall else 3 * seats
    while found < lie:
        found += found // 2
    return found


def upwards(
    spots: list[tuple[float, float, float]], top: float, high: float
) -> list[tuple[float, float, float]]:
    """A grid of things so high, moved up to where it may begin."""
    rise = spots[0][1] - high * spots[0][2] / 2 - top if spots else 0.0
    return [(x, y - max(rise, 0.0), scale) for x, y, scale in spots]


def new_deal(table: Table, right: float, y: float) -> list[Piece]:
    """The button that begins a deal: with whom, is asked where there are several."""
    deals = table.acts(range(code.DEAL, code.DEAL_GIVE))
    if not deals:
        return []
    title, tip = table.texts("title-new-deal"), table.texts("tip-new-deal")
    label = table.texts("deal")
    at = (right - 42, y)
    return [piece("new-deal", "aoh-talk", *at, label=label, title=title, tip=tip, actions=deals)]


def talks(table: Table, deals: list[DealView], left: float, y: float) -> list[Piece]:
    """That two others talk, everybody sees; what about, nobody else (F8). Left of the tent."""
    texts, out = table.texts, []
    step = min(80.0, 80.0 / max(len(deals) - 1, 1))
    for n, deal in enumerate(deals):
        title = texts("deal-secret", seat=texts.name(deal.seat), other=texts.name(deal.to))
        marks = f"{SEAT_MARKS[deal.seat]}–{SEAT_MARKS[deal.to]}"
        x = left + 40 + n * step
        out.append(piece(deal_id(deal), "aoh-talk", x, y, label=marks, title=title, tip=title))
    return out


def deal_pieces(
    table: Table, deal: DealView, x: float, y: float, scale: float, nothing: str = "nothing"
) -> list[Piece]:
    """Who to whom, and card by card what for what, each side under its heading; or what stands in
    place of no cards."""
    texts, id, reader = table.texts, deal_id(deal), table.view.seat
    give, want = deal.give or {}, deal.want or {}
    names = {"seat": texts.called(deal.seat), "other": texts.called(deal.to)}
    who = "{seat} → {other}".format(**names)
    sides = [card_list(give, texts), card_list(want, texts) if want else texts(nothing)]
    heads = ["you-give", "you-get"]
    if deal.to == reader:
        heads.reverse()
        sides.reverse()
    if reader in (deal.seat, deal.to):
        line = texts("deal-yours", give=sides[0], get=sides[1], **names)
    else:  # somebody who may see it, but is not meant
        line = texts("deal-line", give=sides[0], want=sides[1], **names)
        heads = []
    acts = deal_acts(table, deal)
    tip = texts("tip-draft") if not (deal.number or acts or deal is table.view.gift) else line
    out = [piece(id, "aoh-deal", x, y, scale, label=who, title=line, tip=tip, actions=acts)]
    for side, head in zip(("give", "want"), heads, strict=False):
        at = x + (-93 if side == "give" else 93) * scale, y - 2.5 * scale
        out.append(
            piece(f"{id}-{side}-head", "aoh-mid-small", *at, 0.96 * scale, label=texts(head))
        )
    for side, cards, off in (("give", give, -93.0), ("want", want, 93.0)):
        here, low = x + off * scale, y + 17 * scale
        listed = [key for key, n in cards.items() for _ in range(n)]
        spots = places.row(len(listed), (here, low), 26 * scale, 126 * scale)
        for n, (key, spot) in enumerate(zip(listed, spots, strict=True)):
            out.append(piece(f"{id}-{side}-{n}", f"aoh-icon-{key}", *spot, 0.96 * scale))
        if not listed:
            none = nothing if side == "want" else "nothing"
            label = texts(none if deal.number or deal is table.view.gift else "nothing-yet")
            out.append(piece(f"{id}-{side}", "aoh-line", here, low, 0.9 * scale, label=label))
    return out


def deal_acts(table: Table, deal: DealView) -> tuple[Action, ...]:
    """Send it or drop it, take it back, or answer it. One that is still empty is not dropped by a
    press on it, which was meant to put something in."""
    if not deal.number:
        full = code.DEAL_SEND in table.offers
        return table.acts((code.DEAL_SEND, code.DEAL_DROP)) if full else ()
    if deal.seat == table.view.seat:
        return table.acts((code.DEAL_RECALL,))
    number = deal.seat * int(MOST_DEALS) + deal.number - 1
    return table.acts((code.AGREE + number, code.REJECT + number))
