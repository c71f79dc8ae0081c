"""Aggressions and wars: the card, both strengths, what was added, how it ended."""

from __future__ import annotations

from msgspec.structs import replace

from wartable.games.through_the_ages import names
from wartable.games.through_the_ages.beats.story import (
    CHANGES,
    PARTED,
    AgesStory,
    Sections,
    changes_of_culture,
    in_order,
)
from wartable.plugin import Told
from wartable.scene import FigureTable
from wartable.story import Section

CHOSEN = ("plunder", "destroy-rival", "take-colony", "infiltrate", "population")  # what is lost
WON = frozenset({"war-won", "war-drawn"})


def _attacked(story: AgesStory, taken: list[Told]) -> None:
    """The card is held up, its words on its face; then both strengths as they stand."""
    told, *more = taken
    card, text = str(told.card), story.passage.sentence(told)
    story.read(card, text, told.seat, (card,))
    for each in more:
        story.beat("result", text, figures=_strengths(story, text, each))


def _declared(story: AgesStory, taken: list[Told]) -> None:
    """The same for a war: it is decided a turn later, by strengths that may change until then."""
    _attacked(story, taken)
    told, civs, text = taken[0], story.passage.after.civs, story.passage.sentence(taken[0])
    assert told.seat is not None
    figures = _table(story, text, told, civs[told.seat].strength, civs[int(told.rival)].strength)
    story.beat("result", text, figures=figures)


def _table(
    story: AgesStory, title: str, told: Told, strength: int, against: int, over: str = ""
) -> FigureTable:
    """Attacker and defender side by side."""
    assert told.seat is not None
    texts = story.texts
    heads = ("", texts.called(told.seat), texts.called(int(told.rival)))
    row = (texts("beat-strength"), str(strength), str(against))
    return FigureTable(title, heads, (row,), over=over)


def _strengths(story: AgesStory, title: str, told: Told, over: str = "") -> FigureTable:
    """Attacker and defender as the rules compare them."""
    return _table(story, title, told, int(told.n), int(told.m), over)


def _compared(story: AgesStory, taken: list[Told]) -> None:
    """A war is decided: both strengths, and what it brings and takes."""
    told, *more = taken
    changes = [each for each in more if each.key in CHANGES]
    decided = [each for each in more if each.key not in CHANGES]
    title = " ".join(map(story.passage.sentence, decided or [told]))
    figures = _strengths(story, title, told, story.texts("beat-war-over"))
    seat = decided[0].seat if decided else told.seat
    _over(story, decided or [told], changes, figures, seat, ("note",))


def _decided(story: AgesStory, taken: list[Told]) -> None:
    """An aggression is over: strength and cards of both sides, their sums, what it brings and
    takes at once."""
    told, *changes = taken
    attack, texts = story.passage.before.attack, story.texts
    over, text = texts("beat-attack-over"), story.passage.sentence(told)
    begun = next((each for each in story.passage.told if each.key == "strengths"), None)
    figures = None
    if attack:
        base = story.passage.before.civs[attack.target].strength
        laid = sum(int(each.n) for each in story.passage.told if each.key == "defended")
        defence = attack.defence + laid  # the last card may have ended it
        rows = [(texts("beat-strength"), str(attack.strength), str(base))]
        if defence > base:
            rows += [
                (texts("beat-cards"), "–", f"+{defence - base}"),
                (texts("beat-total"), str(attack.strength), str(defence)),
            ]
        heads = ("", texts.called(attack.attacker), texts.called(attack.target))
        figures = FigureTable(text, heads, tuple(rows), total=defence > base, over=over)
    elif begun:  # without a defence it is over at once
        figures = _strengths(story, text, begun, over)
    pending = story.passage.after.pending
    if figures and told.key == "succeeded" and pending and pending.kind in CHOSEN:
        row = (texts("beat-stake"), "–", names.stake(str(told.card), texts))
        figures = replace(figures, rows=(*figures.rows, row), total=False)
    _over(story, [told], changes, figures, told.seat, ("note", "events-past"))


def _over(
    story: AgesStory,
    decided: list[Told],
    changes: list[Told],
    figures: FigureTable | None,
    seat: int | None,
    about: tuple[str, ...],
) -> None:
    """How it ended and what came of it, in words and by seat."""
    told = decided[0]
    lost = [each for each in story.rest if each.key in PARTED]
    if figures and (changes or lost):
        assert told.seat is not None
        # heads may have another order than the event that tells who won
        first = story.texts.called(told.seat) == figures.heads[1]
        sides = (told.seat, int(told.rival)) if first else (int(told.rival), told.seat)
        rows = story.rows(*in_order(changes), *lost, seats=sides)
        figures = replace(figures, rows=(*figures.rows, *rows), total=False)
    text = " ".join(map(story.passage.sentence, (*decided, *in_order(changes))))
    points = changes_of_culture(changes)
    story.beat("result", text, seat, about, (), points, figures, pause="long")


def _taken(story: AgesStory, taken: list[Told]) -> None:
    """The winner chose what to take, or what the loser loses: a card goes, and what it brings."""
    told, *more = taken
    pending = story.passage.before.pending
    card = str(told.card)
    gone = (card, f"rival-{told.seat}-{card}", f"rival-{told.args.get('rival')}-{card}")
    if told.key == "lost-building" and (pending is None or pending.seat == told.seat):
        story.rest[:0] = more  # an event's doing, not a rival's
        story.add("leave", told, gone)
        return
    heard = [each for each in more if each.key in CHANGES]
    text = " ".join(map(story.passage.sentence, (told, *heard)))
    winner = pending.seat if pending else told.seat
    event = story.passage.before.events.now
    is_news = winner != story.passage.before.seat and not event
    over = story.texts("beat-attack-over") if is_news else ""
    title = names.name(event, story.texts) if event else story.passage.sentence(told)
    text = story.after_title(title, text) if event else text
    figures = FigureTable(title, story.heads(), (*story.rows(told, *heard),), over=over)
    points = changes_of_culture(heard)
    story.beat("result", text, winner, gone, (), points, figures, pause="long")


def _defended(story: AgesStory, taken: list[Told]) -> None:
    """The defender lays down a card."""
    told = taken[0]
    text = story.passage.sentence(told)
    story.read(str(told.card), text, told.seat, (str(told.card),), pause="normal")


CONFLICTS: Sections = {
    "attacked": Section(_attacked, frozenset({"strengths"})),
    "declared": Section(_declared),
    "strengths": Section(_compared, WON | CHANGES),
    "defended": Section(_defended),
    "repelled": Section(_decided),
    "succeeded": Section(_decided, CHANGES),
    **dict.fromkeys(
        ("stole-technology", "infiltrated", "took-colony", "lost-building"),
        Section(_taken, CHANGES | {"left", "lost-colony"}),
    ),
}
