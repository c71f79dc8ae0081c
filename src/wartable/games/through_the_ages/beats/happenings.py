"""Events read out, what they give and take, territories, pacts; and the end of the game."""

from __future__ import annotations

from collections import Counter

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.beats.story import AgesStory, Sections
from wartable.games.through_the_ages.engine.effects.events import EventEffect
from wartable.plugin import Told
from wartable.scene import BeatKind, FigureTable
from wartable.story import Section, plain

# kinds of goods that are gained and lost, in the order of a table's rows
GOODS = ("food", "resources", "science", "culture", "population", "yellow", "blue", "actions")
CHANGES = frozenset(f"{how}-{good}" for how in ("gained", "lost") for good in GOODS)
COMPARED = {  # by whom an event concerns: the figure that decides
    "strongest": "strength",
    "weakest": "strength",
    "two-strongest": "strength",
    "two-weakest": "strength",
    "most-culture": "culture",
    "least-culture": "culture",
    "most-culture-if-weak": "culture",
    "most-happy": "happiness",
    "most-discontent": "discontent",
}


def _revealed(story: AgesStory, taken: list[Told]) -> None:
    """A card comes up and is read out, with the figures by which it finds whom it concerns."""
    card = str(taken[0].card)
    text = f"{names.name(card, story.texts)}. {story.says(card)}"
    story.read(card, text, None, ("events",))
    if ranking := _ranking(story, card):
        story.beat("result", ranking.title, figures=ranking)


def _ranking(story: AgesStory, card: str) -> FigureTable | None:
    effects = [each for each in names.by_key(card).effects if isinstance(each, EventEffect)]
    keys = dict.fromkeys(COMPARED[e.who.text] for e in effects if e.who.text in COMPARED)
    if not keys:
        return None
    civs = story.passage.before.civs
    rows = tuple(
        (story.texts(f"beat-{key}"), *(str(getattr(civ, key)) for civ in civs)) for key in keys
    )
    return FigureTable(names.name(card, story.texts), story.heads(), rows)


def _changed(story: AgesStory, taken: list[Told]) -> None:
    """What civilisations gain and lose, in words; for more than two of them as a table too."""
    rows: dict[str, Counter[int]] = {}
    culture: Counter[int] = Counter()
    for told in sorted(taken, key=lambda each: GOODS.index(each.key.partition("-")[2])):
        how, _, good = told.key.partition("-")
        n = int(told.args.get("n", 1)) * (1 if how == "gained" else -1)
        assert told.seat is not None
        rows.setdefault(story.texts(f"beat-{good}"), Counter())[told.seat] += n
        if good == "culture":
            culture[told.seat] += n
    text = " ".join(story.passage.sentence(told) for told in taken)
    figures = story.table(story.texts("beat-changes"), rows) if len(taken) > 2 else None
    seats = dict.fromkeys(told.seat for told in taken if told.seat is not None)
    at = tuple(id for seat in seats for id in story.home(seat))
    kind: BeatKind = "points" if culture and not figures else "result"
    only = taken[0].seat if len(seats) == 1 else None
    story.beat(kind, text, only, ("unused",), at, culture, figures)


def _scored(story: AgesStory, taken: list[Told]) -> None:
    """Culture for an event of the last age."""
    card = str(taken[0].card)
    points = Counter({told.seat: int(told.n) for told in taken if told.seat is not None})
    text = " ".join(story.passage.sentence(told) for told in taken)
    story.counted[names.name(card, story.texts)] = points
    story.beat("points", text, points=points)


def _counted(story: AgesStory, taken: list[Told]) -> None:
    """Culture at the end of the first game, thing by thing."""
    for what in sorted({int(told.what) for told in taken}):
        each = [told for told in taken if int(told.what) == what and told.seat is not None]
        points = Counter({told.seat: int(told.n) for told in each if told.seat is not None})
        story.counted[story.texts("beat-counted", what=what)] = points
        text = " ".join(story.passage.sentence(told) for told in each)
        story.beat("points", text, points=points)


def _gates(story: AgesStory, taken: list[Told]) -> None:
    told, *more = taken
    assert told.seat is not None
    points = {told.seat: sum(int(each.n) for each in more)}
    story.counted[names.name("bill-gates", story.texts)] = Counter(points)
    story.beat("points", story.passage.sentence(told), told.seat, points=points)


def _ended(story: AgesStory, taken: list[Told]) -> None:
    """Everything that the end brought, card by card, and what it comes to."""
    civs, texts = story.passage.after.civs, story.texts
    added = Counter[int]()
    for points in story.counted.values():
        added.update(points)
    rows = [(texts("beat-before"), *(str(civ.culture - added[civ.seat]) for civ in civs))]
    rows += [
        (name, *(str(points[civ.seat]) for civ in civs)) for name, points in story.counted.items()
    ]
    rows.append((texts("beat-total"), *(str(civ.culture) for civ in civs)))
    over = texts("beat-final-over")
    figures = FigureTable(texts("beat-final"), story.heads(), tuple(rows), total=True, over=over)
    story.beat("result", story.passage.sentence(taken[0]), figures=figures)


HAPPENINGS: Sections = {
    "revealed": Section(_revealed),
    **dict.fromkeys(CHANGES, Section(_changed, CHANGES)),
    "scored": Section(_scored, frozenset({"scored"})),
    "counted": Section(_counted, frozenset({"counted"})),
    "gates": Section(_gates, frozenset({"gained-culture"})),
    "ended": Section(_ended),
    **dict.fromkeys(("prepared", "prepared-card"), plain("put", "events-future", pause="short")),
    **dict.fromkeys(("peeked", "peeked-card"), plain("turn", "events-current")),
    "agreement": plain("say"),
    **dict.fromkeys(("offered", "refused"), plain("say", "note", "events-past")),
    "accepted": plain("put", "note", "events-past"),
    "pact-ended": plain("leave", "note"),
    **dict.fromkeys(("bid", "no-bid"), plain("say", "note-auction", pause="short")),
    "unclaimed": plain("leave", "note-auction"),
    "sent": plain("leave", "{card}", "rival-{seat}-{card}", "note-auction", pause="short"),
    **dict.fromkeys(
        ("colonised", "columbus", "took-colony"),
        plain("put", "{card}", "rival-{seat}-{card}", "note-auction"),
    ),
    **dict.fromkeys(
        ("lost-colony", "lost-worker", "lost-building", "ravaged"),
        plain("leave", "{card}", "rival-{seat}-{card}"),
    ),
}
