"""Aggressions and wars: the card, both strengths, what was added, how it ended."""

from __future__ import annotations

from wartable.games.through_the_ages.beats.story import AgesStory, Sections
from wartable.plugin import Told
from wartable.scene import FigureTable
from wartable.story import Section, plain


def _attacked(story: AgesStory, taken: list[Told]) -> None:
    """The card is held up, its words on its face; then both strengths as they stand."""
    told, *more = taken
    card, text = str(told.card), story.passage.sentence(told)
    story.read(card, text, told.seat, (card,))
    for each in more:
        story.beat("result", text, figures=_strengths(story, each))


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


def _strengths(story: AgesStory, told: Told, over: str = "") -> FigureTable:
    """Attacker and defender as the rules compare them."""
    return _table(story, story.passage.sentence(told), told, int(told.n), int(told.m), over)


def _compared(story: AgesStory, taken: list[Told]) -> None:
    """A war is decided."""
    told, *more = taken
    text = " ".join(story.passage.sentence(each) for each in more or taken)
    seat = more[0].seat if more else told.seat
    figures = _strengths(story, told, story.texts("beat-war-over"))
    story.beat("result", text, seat, ("note",), figures=figures, pause="long")


def _decided(story: AgesStory, taken: list[Told]) -> None:
    """An aggression is over: strength and cards of both sides, and their sums."""
    told, attack, texts = taken[0], story.passage.before.attack, story.texts
    figures = None
    if attack:
        base = story.passage.before.civs[attack.target].strength
        rows = (
            (texts("beat-strength"), str(attack.strength), str(base)),
            (texts("beat-cards"), "–", f"+{attack.defence - base}"),
            (texts("beat-total"), str(attack.strength), str(attack.defence)),
        )
        heads = ("", texts.called(attack.attacker), texts.called(attack.target))
        over = texts("beat-attack-over")
        figures = FigureTable(story.passage.sentence(told), heads, rows, total=True, over=over)
    text = story.passage.sentence(told)
    story.beat("result", text, told.seat, ("note", "events-past"), figures=figures, pause="long")


def _defended(story: AgesStory, taken: list[Told]) -> None:
    """The defender lays down a card."""
    told = taken[0]
    text = story.passage.sentence(told)
    story.read(str(told.card), text, told.seat, (str(told.card),), pause="normal")


CONFLICTS: Sections = {
    "attacked": Section(_attacked, frozenset({"strengths"})),
    "declared": Section(_declared),
    "strengths": Section(_compared, frozenset({"war-won", "war-drawn"})),
    "defended": Section(_defended),
    "repelled": Section(_decided),
    "succeeded": Section(_decided),
    "stole-technology": plain("move", "{card}", "rival-{seat}-{card}", "rival-{rival}-{card}"),
    "infiltrated": plain("leave", "{card}", "rival-{rival}-{card}"),
}
