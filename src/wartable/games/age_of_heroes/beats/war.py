"""A war: the march, who stands, duel by duel, what was taken, the way home."""

from __future__ import annotations

from wartable.games.age_of_heroes.beats.story import HeroesStory, Sections, laying
from wartable.games.age_of_heroes.views import AgeOfHeroesView
from wartable.games.age_of_heroes.views.battle import BattleView
from wartable.plugin import Told
from wartable.scene import BeatKind, FigureTable, Piece, piece
from wartable.story import Section, filled, plain

FIGHTERS = ("foe", "guard", "raider", "battle-card")
STAGE = ("line", "odds", "aim", "rival-line", *FIGHTERS)
DUELS = frozenset(f"{side}duel-{how}" for side in ("", "raid-") for how in ("won", "lost", "drawn"))
GROUND = "duel-ground"  # on which the two who fought are seen
LEADERS = ("kind-hero", "item-general")
CAME = frozenset(  # what a battle comes to
    {"victorious", "raid-victorious", "conquered", "plundered", "raid-plundered", "wrecked"}
    | {"raid-wrecked", "home", "marching"}
)
TOTAL = 1.7  # how much larger than other words strengths are
APART = 66.0  # from the middle of the ring to each of the two who fight


def _declared(story: HeroesStory, taken: list[Told]) -> None:
    told = taken[0]
    at = (f"t{told.seat}-panel", f"t{told.other}-panel")
    story.add("move", told, (*STAGE, "army"), at)


def _stood(story: HeroesStory, taken: list[Told]) -> None:
    """Who stands is there already; what came of it, as far as it is known, is told later."""
    battle = story.passage.after.battle
    names = ("guard", "line", "odds") if battle and not battle.fought else ("guard-words", "line")
    story.add("put", taken[0], names, story.home(taken[0].seat or 0))


def _heroes(story: HeroesStory, taken: list[Told]) -> None:
    """Heroes join their side, and the chances follow: no card is held up over the battle."""
    told = taken[0]
    names = ("hand", f"t{told.seat}-who", "discard", "foe", "guard", "odds")
    at = ("foe-side", "guard-side") if story.passage.after.battle else story.home(told.seat or 0)
    story.add("put", told, names, at, "long")


def _battle_card(story: HeroesStory, taken: list[Told]) -> None:
    """The reader's battle card lies with the unit that fights with it, or in the middle where the
    battle is over with it, and nothing is likely any more."""
    told, battle = taken[0], story.passage.after.battle
    units = [(key, unit) for key in ("foe", "guard") for unit in _units(battle, key, told.seat)]
    likely = () if battle else ("odds",)
    names = ("battle-card", *likely, *(f"{key}-{unit}-card" for key, unit in units))
    shown: tuple[Piece, ...] = ()
    if battle is None and told.n:
        title = story.texts("title-battle-card", value=int(told.n))
        shown = (piece("drawn-card", f"aoh-battle-{told.n}", *story.middle(), title=title),)
    text = story.passage.sentence(told)
    at = story.home(told.seat or 0)
    story.beat("put", text, told.seat, names, at, pause="short", shown=shown)


def _units(battle: BattleView | None, key: str, seat: int | None) -> tuple[str, ...]:
    """The units of a side, if it is that of this seat."""
    if battle is None or seat != (battle.foe if key == "foe" else battle.victim):
        return ()
    return battle.force if key == "foe" else battle.guard


def _duels(story: HeroesStory, taken: list[Told]) -> None:
    """Each duel with both totals; the last of a battle with a table of those seen at once."""
    *first, last = taken
    over = story.passage.after.battle is None
    for told in first if over else taken:
        if over:
            text = story.passage.sentence(told)
            names = ("odds", *FIGHTERS)
            story.beat("result", text, told.seat, names, shown=_two(story, told, False))
        else:
            story.add("turn", told, STAGE)
    if over:
        _fought(story, taken, last)


def _fought(story: HeroesStory, taken: list[Told], last: Told) -> None:
    """How a battle ended: the two who fought last; then, beside them in one panel, what the
    strengths of all rest on, and what it came to."""
    texts, text = story.texts, story.passage.sentence(last)
    many = len(taken) > 1
    rows: tuple[tuple[str, ...], ...] = tuple(
        (texts("beat-duel", n=n), str(each.attack), str(each.defence))
        for n, each in enumerate(taken, start=1)
    )
    came = " ".join(story.passage.sentence(told) for told in story.rest if told.key in CAME)
    title = came or (texts("beat-duels") if many else text)
    if not many:
        rows = _strengths(story, last)
    heads = ("", *_sides(story, last))
    table = FigureTable(
        title, heads, rows, total=len(rows) > 1 and not many, over=texts("beat-battle")
    )
    two = _two(story, last, not many)
    story.beat("result", "", last.seat, ("odds", *FIGHTERS), (GROUND,), shown=two)
    story.beat("result", text, last.seat, (), (GROUND,), figures=table, pause="long", shown=two)


def _strengths(story: HeroesStory, told: Told) -> tuple[tuple[str, ...], ...]:
    """The strengths of a duel, and above them what adds to a battle card, if anything does."""
    texts, view = story.texts, story.passage.before
    totals = (int(told.attack), int(told.defence))
    last = (texts("beat-strength"), *map(str, totals))
    foe, guard = (_added(view, key) for key in ("foe", "guard"))
    if foe is None or guard is None:
        return (last,)
    cards = [total - sum(more.values()) for total, more in zip(totals, (foe, guard), strict=True)]
    if not {*cards} <= {*view.values}:
        return (last,)
    more = [
        (texts(key), *(f"+{side[key]}" if key in side else "–" for side in (foe, guard)))
        for key in (*LEADERS, "item-fortress")
        if key in foe or key in guard
    ]
    shown = (texts("beat-card"), *map(str, cards))
    return (shown, *more, last) if more else (shown,)


def _added(view: AgeOfHeroesView, key: str) -> dict[str, int] | None:
    """What adds to the battle card of the one of a side who fights next, by name; None if that
    cannot be told from what everybody sees."""
    battle = view.battle
    if battle is None or view.awaited != "battle" or battle.victim is None:
        return None
    if key == "foe" and battle.foe is None:
        return {}
    general, fortress = view.bonuses
    units = battle.force if key == "foe" else battle.guard
    left = [f"{key} {unit}" for unit in units if f"{key} {unit}" not in battle.fought]
    due = [name for name in left if name in battle.picked] or left
    led = {f"{key} army-{a.number}" for tribe in view.tribes for a in tribe.armies if a.general}
    heroes, generals = LEADERS
    leaders = {heroes if u in battle.led else generals if u in led else "" for u in due}
    if len(leaders) != 1:
        return None
    found = {name: general for name in leaders if name}
    walls = view.tribes[battle.victim].fortresses if key == "guard" else 0
    return {**found, "item-fortress": fortress * walls} if walls else found


def _sides(story: HeroesStory, told: Told) -> tuple[str, str]:
    texts = story.texts
    foe = texts("barbarians") if told.seat is None else texts.called(told.seat)
    return foe, texts.called(int(told.other))


def _two(story: HeroesStory, told: Told, alone: bool) -> tuple[Piece, ...]:
    """Attacker left, defender right, with their names, their battle cards where these can be told,
    and their strengths, as large as the field on which they met; who falls is crossed out. `alone`:
    whether no other duel is told with it."""
    x, y, k = _field(story)
    attack, defence, other = int(told.attack), int(told.defence), int(told.other)
    foe = "aoh-barbarian" if told.seat is None else f"aoh-army-{told.seat}"
    sides = ((foe, told.seat, attack, -1), (f"aoh-army-{other}", other, defence, 1))
    shown = [piece(GROUND, "aoh-panel-wide", x, y - 6 * k, 1.05 * k)]
    for n, (symbol, seat, strength, side) in enumerate(sides):
        at = x + side * APART * k
        shown.append(piece(f"duel-{n}", symbol, at, y - 24 * k, 1.7 * k, seat=seat))
        if value := _card(story, ("foe", "guard")[n], seat, strength, alone):
            face = f"aoh-battle-{value}"
            title = story.texts("title-battle-card", value=value)
            spot = at + side * 66 * k, y - 20 * k, k
            shown.append(piece(f"duel-{n}-card", face, *spot, title=title))
        label, large = str(strength), TOTAL * k
        shown.append(
            piece(f"duel-{n}-strength", "aoh-big-line", at, y + 46 * k, large, label=label)
        )
        name = _sides(story, told)[n]
        shown.append(piece(f"duel-{n}-name", "aoh-line", at, y - 76 * k, 0.8 * k, label=name))
    if attack != defence:
        fallen = -APART if attack < defence else APART
        shown.append(piece("duel-fallen", "aoh-fallen", x + fallen * k, y - 14 * k, 1.6 * k))
    return tuple(shown)


def _field(story: HeroesStory) -> tuple[float, float, float]:
    """The middle of the two sides of a battle, and how large things are there."""
    sides = [story.passage.old.get(f"{key}-side") for key in ("foe", "guard")]
    first, second = sides
    if first is None or second is None:
        return (*story.middle(), 1.0)
    if story.passage.layout == "low":  # above the panel that explains it
        return first.x, 96.0, 0.9
    return first.x, (first.y + second.y) / 2, max(1.0, first.scale)


def _card(story: HeroesStory, key: str, seat: int | None, strength: int, alone: bool) -> int:
    """The battle card of one who fought last; 0 if it cannot be told."""
    view = story.passage.before
    if _bare(story, seat, key == "guard"):
        return strength
    more = _added(view, key) if alone else None
    value = 0 if more is None else strength - sum(more.values())
    return value if value in view.values else 0


def _bare(story: HeroesStory, seat: int | None, defends: bool) -> bool:
    """Whether nothing can add to the battle cards of a side: no general, no Hero, no fortress."""
    view = story.passage.before
    if seat is None:
        return True
    tribe = view.tribes[seat]
    led = any(army.general for army in tribe.armies) or bool(view.battle and view.battle.led)
    return not led and not (defends and tribe.fortresses)


def _victorious(story: HeroesStory, taken: list[Told]) -> None:
    """What the battle comes to; armies that fell leave their tribes."""
    story.add("result", taken[0], ("army",))


def _taken(kind: BeatKind, *names: str) -> Section[HeroesStory]:
    """What the winner takes or destroys."""

    def tell(story: HeroesStory, taken: list[Told]) -> None:
        told = taken[0]
        asked = filled(names, told)
        at = (f"t{told.other}-panel",)
        story.add(kind if told.n else "say", told, asked, at)

    return Section(tell)


WAR: Sections = {
    "declared": laying(Section(_declared)),
    "heroes": Section(_heroes),
    "stood": Section(_stood),
    "battle-card": Section(_battle_card),
    "showed": plain("say", "foe", "guard"),
    **dict.fromkeys(DUELS, Section(_duels, DUELS)),
    "victorious": Section(_victorious),
    "raid-victorious": Section(_victorious),
    "conquered": _taken("move", "t{seat}-city", "t{other}-city"),
    "plundered": _taken("trade", "t{seat}-who", "t{other}-who"),
    "raid-plundered": _taken("leave", "t{other}-who"),
    "wrecked": _taken("leave", "t{other}-mon", "t{other}-stone"),
    "raid-wrecked": _taken("leave", "t{other}-mon", "t{other}-stone"),
    "seized": plain("trade", "hand", "t{seat}-who", "t{other}-who"),
    "raid-took": plain("leave", "hand", "t{seat}-who", "discard"),
    "home": laying(plain("move", *STAGE, "army", pause="short"), *CAME),
    "marching": laying(plain("move", *STAGE, "army", pause="short"), *CAME),
    "raid-over": laying(plain("move", *STAGE, pause="short")),
}
