"""The scoring of an epoch, region by region, and of the whole game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from wartable.games.small_samurai_empires.beats.story import SamuraiStory, Sections
from wartable.games.small_samurai_empires.engine.components import GOOD_KEYS, REGION_KEYS
from wartable.games.small_samurai_empires.engine.rules.pieces import SOURCE_KEYS
from wartable.games.small_samurai_empires.scene.sums import influence, spelled
from wartable.plugin import Told
from wartable.scene import Beat, FigureTable
from wartable.story import Section

NOTHING: Mapping[str, Sequence[str]] = {}
BONUS = ("bonus-first", "bonus-second")
SCORED = frozenset({"full-harvest", "stock-out", "influence", *BONUS, "shrines"})
FINAL = frozenset({"final-influence", "final-goods", "ended"})


def _epoch(story: SamuraiStory, taken: list[Told]) -> None:
    """What was harvested, then each region with who leads it, then shrines, then a table."""
    text = story.passage.sentence(taken[0])
    ahead = tuple(id for id in story.passage.old if id.startswith("ahead-"))
    story.append(Beat("say", text, gone=ahead, pause="short"))  # no forecast stands beside it
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
    over = story.texts("beat-epoch-over", n=taken[0].n)
    figures = _added(story, title, table, over)
    figures = replace(figures, rows=(*figures.rows[:-1], _score(story, figures.rows[-1])))
    at = tuple(f"track-{region}" for region in REGION_KEYS)
    story.beat("result", title, at=at, figures=figures, pause="long")


def _score(story: SamuraiStory, sums: tuple[str, ...]) -> tuple[str, ...]:
    """What the epoch brought, and the score with it: missions gave points before."""
    found = (f"+{n} → {now}" for n, now in zip(sums[1:], story.points, strict=True))
    return (story.texts("beat-score"), *found)


def _mark(story: SamuraiStory, province: str) -> str:
    return str(story.passage.after.file.data["province"][province]["mark"])


def _added(
    story: SamuraiStory,
    title: str,
    table: Mapping[str, Counter[int]],
    over: str,
    spelled: Mapping[str, Sequence[str]] = NOTHING,
) -> FigureTable:
    """Sources as rows, seats as columns, the sums below. `spelled`: rows that say more than a
    figure."""
    seats = range(story.passage.after.seats)
    rows = [
        (f"{name[0].upper()}{name[1:]}", *spelled.get(name, [str(found[s]) for s in seats]))
        for name, found in table.items()
    ]
    sums = [sum(found[seat] for found in table.values()) for seat in seats]
    rows.append((story.texts("beat-total"), *map(str, sums)))
    heads = ("", *map(story.texts.called, seats))
    return FigureTable(title, heads, tuple(rows), total=True, over=over)


def _harvest(story: SamuraiStory, reaped: list[Told]) -> None:
    """What each seat gets for the resource provinces it controls."""
    texts = story.texts
    for seat in dict.fromkeys(told.seat for told in reaped):
        if seat is None:
            continue
        own = [told for told in reaped if told.seat == seat]
        got = Counter(str(told.good) for told in own)
        goods = ", ".join(f"{texts(f'good-{key}')} +{got[key]}" for key in GOOD_KEYS if got[key])
        you = "-you" if seat == texts.you else ""
        text = texts(f"beat-full-harvest{you}", seat=texts.name(seat), goods=goods)
        at = tuple(f"mark-{told.province}" for told in own)
        story.beat("put", text, seat, at=at, pause="short")


def _region(story: SamuraiStory, region: str, taken: list[Told]) -> Counter[int]:
    """Who leads a region, and the points that gives."""
    view, texts = story.passage.after, story.texts
    here = [told for told in taken if told.args.get("region") == region]
    won = [told for told in here if told.key in BONUS]
    points = Counter({told.seat: int(told.n) for told in won if told.seat is not None})
    said = " ".join(story.passage.sentence(told) for told in won)
    held = [each for each in view.provinces if each.region == region and each.control is not None]
    story.beat(
        "result",
        said or texts("beat-region-none", region=texts(f"region-{region}")),
        names=(f"influence-{region}",),
        at=(f"track-{region}", *(f"prov-{each.key}" for each in held)),
        points=points,
        figures=_held(story, region, here, points),
    )
    return points


def _held(story: SamuraiStory, region: str, here: list[Told], points: Counter[int]) -> FigureTable:
    """Provinces and castles of all seats in a region, and what they bring."""
    view, texts = story.passage.after, story.texts
    seats = range(view.seats)
    inside = [each for each in view.provinces if each.region == region]
    held = Counter(each.control for each in inside)
    castles = Counter(each.castle for each in inside)
    influence = {told.seat: f"+{told.n} → {told.now}" for told in here if told.key == "influence"}
    rows = [(texts("beat-provinces"), *(str(held[seat]) for seat in seats))]
    if castles.keys() - {None}:
        rows.append((texts("beat-castles"), *(str(castles[seat]) for seat in seats)))
    rows.append((texts("beat-influence"), *(influence.get(seat, "–") for seat in seats)))
    rows.append((texts("beat-points"), *(str(points[seat]) for seat in seats)))
    score = " : ".join(str(points[seat]) for seat in seats)
    name = texts(f"region-short-{region}")
    title = texts("beat-region", region=f"{name[0].upper()}{name[1:]}", score=score)
    return FigureTable(title, ("", *map(texts.called, seats)), tuple(rows))


def _final(story: SamuraiStory, taken: list[Told]) -> None:
    """Influence and fate cards, region by region; resources; all that the game gave, with influence
    by region as it is the most of it."""
    view, texts = story.passage.after, story.texts
    for region in REGION_KEYS:
        _worth(story, region, [told for told in taken if told.args.get("region") == region])
    for told in taken:
        if told.key == "final-goods" and told.seat is not None:
            text = story.passage.sentence(told)
            story.beat("points", text, told.seat, points={told.seat: int(told.n)})
    table: dict[str, Counter[int]] = {}
    for key in SOURCE_KEYS:
        found = {texts(f"earned-{key}"): [who.earned[key] for who in view.players]}
        for name, points in (influence(view, texts) if key == "influence" else found).items():
            if any(points):
                table[name] = Counter(dict(enumerate(points)))
    over = texts("beat-final-over")
    figures = _added(story, texts("beat-final-table"), table, over, spelled(view, texts))
    at = tuple(f"track-{region}" for region in REGION_KEYS)
    story.beat("result", story.passage.sentence(taken[-1]), at=at, figures=figures)


def _worth(story: SamuraiStory, region: str, scored: list[Told]) -> None:
    """What influence in a region is worth, times the fate cards of it."""
    view, texts = story.passage.after, story.texts
    name, cards = texts(f"region-{region}"), view.shown[region]
    points = {told.seat: int(told.n) for told in scored if told.seat is not None}
    rows = (
        (texts("beat-influence"), *(str(who.influence[region]) for who in view.players)),
        (texts("beat-worth"), *(str(who.worth[region]) for who in view.players)),
        (texts("beat-points"), *(str(points.get(who.seat, 0)) for who in view.players)),
    )
    heads = ("", *(texts.called(who.seat) for who in view.players))
    figures = FigureTable(texts("beat-final-title", region=name), heads, rows)
    text = texts("beat-final-region", region=name, n=cards)
    at = (f"track-{region}", f"shown-{region}")
    story.beat("result", text, at=at, points=points, figures=figures)


SCORING: Sections = {
    "scoring": Section(_epoch, SCORED),
    **dict.fromkeys(FINAL, Section(_final, FINAL)),
}
