"""What lies between the civilisations: events and decks, tactics, wars, pacts, an auction."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.art.tiles import CHIP_GAP, CHIP_H, CHIP_LINE, chip_width
from wartable.games.through_the_ages.names import printed
from wartable.games.through_the_ages.scene import targets
from wartable.games.through_the_ages.scene.desk import Desk
from wartable.games.through_the_ages.scene.targets import Target
from wartable.i18n import Texts
from wartable.scene import Piece, piece
from wartable.scene.pen import width as width_of

TICK = 19  # for the tick beside a chip
ROOM = {  # of a strip for words, and how large these are
    "tta-note-l": (508, 13.0),
    "tta-note": (316, 13.0),
    "tta-note-m": (174, 9.6),
    "tta-note-s": (112, 9.6),
}


def _short(words: str, room: float, size: float) -> str:
    if width_of(words, size) <= room:
        return words
    while width_of(f"{words}…", size) > room:
        words = words[:-1].rstrip()
    return f"{words}…"


def piles(desk: Desk) -> list[tuple[str, str, str, str, str]]:
    """Id, symbol, label, title, tip of the decks and events."""
    v, t = desk.view, desk.texts
    events = v.events
    next_up, later = sum(events.current), sum(events.future)
    past = [names.name(card, t) for card in events.past]
    known = _known(desk, events.known_current)
    if next_up:
        known = " ".join((_by_age(desk, events.current), known)).strip()
    if events.top:
        known = " ".join((t("events-top", card=names.name(events.top, t)), known))
    piles = [
        (
            "events-current",
            f"tta-card-{events.top}" if events.top else "tta-back-current",
            "" if events.top else str(next_up),
            t("events-current", n=next_up),
            known,
        ),
        (
            "events-future",
            "tta-back-future",
            str(later),
            t("events-future", n=later),
            " ".join((_by_age(desk, events.future), _known(desk, events.known_future))).strip(),
        ),
    ]
    said = t("events-past", cards=", ".join(reversed(past)) or t("events-none"))
    now = under_way(desk)
    last = now or (events.past[-1] if events.past else None)
    if last:
        title = t("events-now", card=desk.title(last)) if now else desk.title(last)
        piles.append(
            ("events-past", f"tta-card-{last}", "", title, f"{desk.tip(last)} {said}"),
        )
    else:
        piles.append(("events-past", "tta-slot", " ", said, ""))
    left = t("deck-civil", n=v.civil_deck)
    piles.append(("deck-civil", "tta-back-civil", str(v.civil_deck), left, ""))
    left = t("deck-military", n=v.military_deck, discards=v.military_discards)
    piles.append(("deck-military", "tta-back-military", str(v.military_deck), left, ""))
    return piles


def under_way(desk: Desk) -> str | None:
    """The card that is being dealt with: it lies face up where past events end."""
    v = desk.view
    if v.pending and v.pending.kind == "pact":
        return v.pending.card
    if v.attack:
        return v.attack.card
    return v.auction.territory if v.auction else v.events.now


def _by_age(desk: Desk, counts: tuple[int, int, int, int]) -> str:
    """The backs tell the age."""
    ages = ", ".join(f"{printed.AGES[age]} × {n}" for age, n in enumerate(counts) if n)
    return desk.texts("events-ages", ages=ages) if ages else ""


def _known(desk: Desk, cards: Iterable[str]) -> str:
    listed = ", ".join(names.name(card, desk.texts) for card in cards)
    return desk.texts("events-known", cards=listed) if listed else ""


def pile(desk: Desk, k: int, x: float, y: float, scale: float) -> Piece:
    """The pile that stands at `k` in `piles`."""
    id, symbol, label, title, tip = piles(desk)[k]
    return piece(id, symbol, x, y, scale, label=label, title=title, tip=tip)


def tactics(desk: Desk) -> list[tuple[str, str, str]]:
    """Id, card, what is said of it: the common ones, which everybody may copy."""
    t, me = desk.texts, desk.me
    found = []
    for card in desk.view.common_tactics:
        mine = card == me.tactic and not me.tactic_exclusive
        said = f"({t('tactic-own')}. {t('tactic-common')})" if mine else t("tactic-common")
        found.append((f"common-{card}", card, said))
    return found


def tactic(desk: Desk, k: int, x: float, y: float, scale: float) -> Piece:
    """The card that stands at `k` in `tactics`; a common one may be copied there."""
    id, card, said = tactics(desk)[k]
    return desk.card(id, card, x, y, scale, (targets.COMMON, card), said)


def tactics_scale(desk: Desk, width: float, high: float) -> float:
    """How large the chips of all tactics can be in a box."""
    widest = max(wide for _, _, _, wide in _placed(desk, 1)) + TICK
    scale = min(1.0, width / widest)
    while _lines(desk, width / scale) * CHIP_LINE * scale > high and scale > 0.4:
        scale *= 0.97
    return scale


def _lines(desk: Desk, room: float) -> int:
    return 1 + max((line for _, line, _, _ in _placed(desk, room)), default=-1)


def _placed(desk: Desk, room: float) -> list[tuple[int, int, float, float]]:
    """Chips one after the other: which tactic, in which line, where it begins, how wide it is."""
    out, x, line = [], 0.0, 0
    for k, (_, card, _) in enumerate(tactics(desk)):
        wide = chip_width(names.by_key(card), desk.texts)
        taken = wide + (TICK if card == desk.me.tactic else 0)
        if x and x + taken > room:
            x, line = 0.0, line + 1
        out.append((k, line, x, wide))
        x += taken + CHIP_GAP
    return out


def tactic_chips(desk: Desk, left: float, top: float, width: float, scale: float) -> list[Piece]:
    """All of them by name and units; a tick beside the one that is in force for the reader."""
    out = []
    for k, line, x, wide in _placed(desk, width / scale):
        at, y = left + (x + wide / 2) * scale, top + (line * CHIP_LINE + CHIP_H / 2) * scale
        lying = tactic(desk, k, at, y, scale)
        out.append(replace(lying, symbol=lying.symbol.replace("tta-card-", "tta-chip-")))
        if tactics(desk)[k][1] == desk.me.tactic:
            tick = left + (x + wide + TICK / 2) * scale
            said = desk.texts("tactic-own")
            out.append(piece("tactic-mine", "tta-stage", tick, y, scale, title=said))
    return out


def tactics_high(desk: Desk, width: float, scale: float) -> float:
    """How much the lines of all chips take."""
    return _lines(desk, width / scale) * CHIP_LINE * scale


def notes(desk: Desk) -> list[tuple[str, str, str, Target]]:
    """Id, words, tip, target: what is going on between civilisations."""
    v, t = desk.view, desk.texts
    found: list[tuple[str, str, str, Target]] = []
    if v.attack:
        a = v.attack
        card = names.name(a.card, t)
        strengths = {"strength": a.strength, "defence": a.defence}
        words = _hostile("attack-now", a.attacker, a.target, t, card=card, **strengths)
        found.append(("attack", words, desk.tip(a.card), ()))
    if v.auction:
        found.append(("auction", _auction(desk), desk.tip(v.auction.territory), targets.AUCTION))
    for civ in v.civs:
        if civ.war:
            w = civ.war
            strengths = {
                "strength": v.civs[w.attacker].strength,
                "defence": v.civs[w.target].strength,
            }
            card = names.name(w.card, t)
            words = _hostile("war-by", w.attacker, w.target, t, card=card, **strengths)
            found.append((f"war-{civ.seat}", words, desk.tip(w.card), ()))
    if v.pending and v.pending.kind == "pact" and v.pending.card and v.pending.rival is not None:
        sides = [t.called(v.pending.rival), t.called(v.pending.seat)]
        first, second = sides if v.pending.n == 0 else sides[::-1]
        words = t("pact-offered", card=names.name(v.pending.card, t), a=first, b=second)
        found.append(("offer", words, desk.tip(v.pending.card), ()))
    for pact in v.pacts:
        name = names.name(pact.card, t)
        words = t("pact-between", card=name, a=t.called(pact.side_a), b=t.called(pact.side_b))
        target = (targets.PACT, pact.card)
        found.append((f"pact-{pact.card}", words, desk.tip(pact.card), target))
    return found


def _hostile(id: str, attacker: int, target: int, texts: Texts, **args: str | int) -> str:
    """A sentence about who attacks whom, in which the reader is "you"."""
    who = "-you" if texts.you == attacker else "-on-you" if texts.you == target else ""
    names = {"attacker": texts.name(attacker), "target": texts.name(target)}
    return texts(id + who, **names, **args)


def _auction(desk: Desk) -> str:
    a, t = desk.view.auction, desk.texts
    assert a is not None
    card = names.name(a.territory, t)
    if desk.view.pending and desk.view.pending.kind == "force":
        return t("auction-force", card=card, force=a.force, high=a.high)
    if a.bidder is not None:
        return t("auction-by", card=card, high=a.high, name=t.called(a.bidder))
    return t("auction-now", card=card, high=a.high)


def note(desk: Desk, k: int, symbol: str, x: float, y: float, scale: float = 1) -> Piece:
    """As much of it as the strip holds, on narrow ones the card's name alone; all of it is said in
    the title."""
    id, words, tip, target = notes(desk)[k]
    actions = desk.offers.at(target, desk.ids) if target else ()
    narrow = symbol.endswith(("-s", "-m"))
    label = _short(words.split(":")[0] if narrow else words, *ROOM[symbol])
    aimed = id in _threats(desk)
    return piece(
        f"note-{id}",
        symbol,
        x,
        y,
        scale,
        label=label,
        title=words,
        tip=tip,
        actions=actions,
        state="threatened" if aimed else "",
    )


def _threats(desk: Desk) -> set[str]:
    """Notes about what is aimed at the reader."""
    v, me = desk.view, desk.me.seat
    found = {f"war-{civ.seat}" for civ in v.civs if civ.war and civ.war.target == me}
    return found | ({"attack"} if v.attack and v.attack.target == me else set())
