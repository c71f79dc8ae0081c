"""The scoring of an epoch, region by region, and of the whole game."""

from __future__ import annotations

from collections import Counter

from wartable.games.small_samurai_empires.beats.story import Story
from wartable.games.small_samurai_empires.engine.components import GOOD_KEYS, REGION_KEYS
from wartable.games.small_samurai_empires.engine.rules.pieces import SOURCE_KEYS
from wartable.plugin import Told
from wartable.scene import FigureTable

BONUS = ("bonus-first", "bonus-second")
SCORING = frozenset(
    {"full-harvest", "stock-out", "influence", "bonus-first", "bonus-second", "shrines"}
)


def epoch_beats(story: Story, taken: list[Told], rest: list[Told]) -> None:
    """What was harvested, then each region with who leads it, then shrines, then a table."""
    story.add("say", taken[0], pause="short")
    _harvest(story, [told for told in taken if told.key == "full-harvest"])
    table: dict[str, Counter[int]] = {}
    for region in REGION_KEYS:
        table[story.texts(f"region-short-{region}")] = _region(story, region, taken)
    shrines = table[story.texts("earned-shrines")] = Counter()
    for told in taken:
        if told.key == "shrines" and told.seat is not None:
            shrines[told.seat] = int(told.n)
            held = tuple(
                f"mark-{each.key}"
                for each in story.passage.after.provinces
                if each.control == told.seat and _mark(story, each.key) == "shrine"
            )
            text = story.passage.sentence(told)
            story.beat("points", text, told.seat, at=held, points={told.seat: int(told.n)})
    title = story.texts("beat-epoch-table", n=taken[0].n)
    story.beat("result", title, figures=_added(story, title, table), pause="long")


def _mark(story: Story, province: str) -> str:
    return str(story.passage.after.file.data["province"][province]["mark"])


def _added(story: Story, title: str, table: dict[str, Counter[int]]) -> FigureTable:
    """Sources as rows, seats as columns, the sums below."""
    seats = range(story.passage.after.seats)
    rows = [
        (f"{name[0].upper()}{name[1:]}", *(str(found[seat]) for seat in seats))
        for name, found in table.items()
    ]
    sums = [sum(found[seat] for found in table.values()) for seat in seats]
    rows.append((story.texts("beat-total"), *map(str, sums)))
    return FigureTable(title, ("", *map(story.texts.name, seats)), tuple(rows), total=True)


def _harvest(story: Story, reaped: list[Told]) -> None:
    """What each seat gets for the resource provinces it controls."""
    texts = story.texts
    for seat in dict.fromkeys(told.seat for told in reaped):
        if seat is None:
            continue
        own = [told for told in reaped if told.seat == seat]
        got = Counter(str(told.good) for told in own)
        goods = ", ".join(f"{texts(f'good-{key}')} +{got[key]}" for key in GOOD_KEYS if got[key])
        text = texts("beat-full-harvest", seat=texts.name(seat), goods=goods)
        at = tuple(f"mark-{told.province}" for told in own)
        story.beat("put", text, seat, at=at, pause="short")


def _region(story: Story, region: str, taken: list[Told]) -> Counter[int]:
    """Who holds how many provinces there, what influence and points that gives."""
    view, texts = story.passage.after, story.texts
    seats = range(view.seats)
    inside = [each for each in view.provinces if each.region == region]
    held = Counter(each.control for each in inside)
    castles = Counter(each.castle for each in inside)
    won = [told for told in taken if told.key in BONUS and told.region == region]
    points = Counter({told.seat: int(told.n) for told in won if told.seat is not None})
    spread = [told for told in taken if told.key == "influence" and told.region == region]
    influence = {told.seat: f"+{told.n} → {told.now}" for told in spread}
    rows = [(texts("beat-provinces"), *(str(held[seat]) for seat in seats))]
    if any(castles[seat] for seat in seats):
        rows.append((texts("beat-castles"), *(str(castles[seat]) for seat in seats)))
    rows.append((texts("beat-influence"), *(influence.get(seat, "–") for seat in seats)))
    rows.append((texts("beat-points"), *(str(points[seat]) for seat in seats)))
    name = texts(f"region-{region}")
    title = texts("beat-region", region=name)
    said = " ".join(story.passage.sentence(told) for told in won)
    story.beat(
        "result",
        said or texts("beat-region-none", region=name),
        names=(f"influence-{region}",),
        at=(*(f"prov-{each.key}" for each in inside if each.control is not None),),
        points={seat: points[seat] for seat in seats if points[seat]},
        figures=FigureTable(title, ("", *map(texts.name, seats)), tuple(rows)),
    )
    return points


def final_beats(story: Story, taken: list[Told], rest: list[Told]) -> None:
    """Influence and fate cards, region by region; resources; all that the game gave."""
    view, texts = story.passage.after, story.texts
    for region in REGION_KEYS:
        _worth(story, region, [told for told in taken if told.args.get("region") == region])
    for told in taken:
        if told.key == "final-goods" and told.seat is not None:
            text = story.passage.sentence(told)
            story.beat("points", text, told.seat, points={told.seat: int(told.n)})
    table = {
        texts(f"earned-{key}"): Counter({who.seat: who.earned[key] for who in view.players})
        for key in SOURCE_KEYS
        if any(who.earned[key] for who in view.players)
    }
    figures = _added(story, texts("beat-final-table"), table)
    story.beat("result", story.passage.sentence(taken[-1]), figures=figures, pause="long")


def _worth(story: Story, region: str, scored: list[Told]) -> None:
    """What influence in a region is worth, times the fate cards of it."""
    view, texts = story.passage.after, story.texts
    name, cards = texts(f"region-{region}"), view.shown[region]
    points = {told.seat: int(told.n) for told in scored if told.seat is not None}
    rows = (
        (texts("beat-influence"), *(str(who.influence[region]) for who in view.players)),
        (texts("beat-worth"), *(str(who.worth[region]) for who in view.players)),
        (texts("beat-points"), *(str(points.get(who.seat, 0)) for who in view.players)),
    )
    heads = ("", *(texts.name(who.seat) for who in view.players))
    figures = FigureTable(texts("beat-final-title", region=name), heads, rows)
    text = texts("beat-final-region", region=name, n=cards)
    at = (f"track-{region}", f"shown-{region}")
    story.beat("result", text, at=at, points=points, figures=figures)
