"""The end of a turn: what a civilisation makes, eats and loses."""

from __future__ import annotations

from collections import Counter

from wartable.games.through_the_ages.beats.story import AgesStory, Sections, signed
from wartable.plugin import Told
from wartable.scene import FigureTable
from wartable.story import Section, plain

MADE = frozenset({"earned", "corruption", "consumption", "hunger", "produced", "lost-culture"})
FIGURES = {  # by event: its figures, what they are of, and whether that comes or goes
    "earned": (("n", "culture", 1), ("m", "science", 1)),
    "produced": (("n", "food", 1), ("m", "resources", 1)),
    "lost-culture": (("n", "culture", -1),),
    "consumption": (("n", "eaten", -1),),
    "corruption": (("n", "corruption", -1),),
}
ROWS = ("culture", "science", "food", "eaten", "resources", "corruption")
SAID = frozenset({"corruption", "hunger"})  # what goes wrong is said in words


def _made(story: AgesStory, taken: list[Told]) -> None:
    """One civilisation after another: an event may let all of them produce."""
    for seat in dict.fromkeys(told.seat for told in taken):
        assert seat is not None
        _made_by(story, seat, [told for told in taken if told.seat == seat])


def _made_by(story: AgesStory, seat: int, taken: list[Told]) -> None:
    """Culture flies to the civilisation; the rest stands in a short table."""
    texts = story.texts
    got: Counter[str] = Counter()
    for told in taken:
        for name, good, sign in FIGURES.get(told.key, ()):
            got[good] += sign * int(told.args[name])
    rows = tuple((texts(f"beat-{key}"), signed(got[key])) for key in ROWS if got[key])
    you = "-you" if seat == texts.you else ""
    text = texts(f"beat-produced{you}", seat=texts.name(seat))
    if got["culture"] > 0:
        text = texts(f"beat-produced-culture{you}", seat=texts.name(seat), n=got["culture"])
    wrong = [story.passage.sentence(told) for told in taken if told.key in SAID]
    figures = (
        FigureTable(texts("beat-production"), ("", texts.called(seat)), rows) if rows else None
    )
    board = story.home(seat)
    ids = (*story.stats("scored", "counted"), "blue") if seat == story.me() else board
    said = " ".join([text, *wrong])
    story.beat("result", said, seat, ids, board, {seat: got["culture"]}, figures)


PRODUCTION: Sections = {
    **dict.fromkeys(("earned", "corruption", "produced", "consumption"), Section(_made, MADE)),
    "uprising": plain("say", pause="long"),
    "khan": plain("say", pause="short"),
}
