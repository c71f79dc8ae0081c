"""Every chapter of every game's rulebook is read, its scenes are laid and watched to their end in
all languages and layouts; what is amiss is refused with its file and line."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from wartable import plugin
from wartable.errors import BadInput
from wartable.lessons import Chapter, LessonError, Part, chapters, parse_chapter, scene_of, watch
from wartable.lessons.chapters import check_figures, cites, runs
from wartable.plugin import games
from wartable.testing.lessons import watched

ALL = [each for plugin in games().values() for each in chapters(plugin)]
LEAST = {
    "age-of-war": 5,
    "critters-at-war": 7,
    "small-samurai-empires": 8,
    "age-of-heroes": 8,
    "through-the-ages": 12,
}
EXAMPLES = 3  # in each game, that can be stepped through
PAGE = (files("wartable.server") / "templates" / "rules.html").read_text(encoding="utf-8")
PAGE_IDS = set(re.findall(r'id="([a-z-]+)"', PAGE))


def steps(part: Part) -> int:
    return len(part.scene.steps) - part.first if part.scene else 0


def said(part: Part) -> list[str]:
    if part.scene:
        return [step.says["en"] for step in part.scene.steps[part.first :]]
    return [part.words["en"]] if part.words else []


@pytest.mark.parametrize("chapter", ALL, ids=[f"{each.plugin.id}-{each.id}" for each in ALL])
def test_a_chapter_is_watched_to_its_end(chapter: Chapter) -> None:
    check_figures(chapter)
    for part in chapter.scenes.values():
        assert watched(part) == steps(part)


@pytest.mark.parametrize("id", LEAST)
def test_a_rulebook_is_whole(id: str) -> None:
    book = chapters(plugin.game(id))
    assert len(book) >= LEAST[id]
    assert book[0].id == "goal" and book[-1].id == "options"
    assert {"set-up", "turn", "end"} <= {each.id for each in book}
    assert [part.kind for part in book[-1].parts].count("options") == 1
    assert sum(steps(part) > 1 for each in book for part in each.scenes.values()) >= EXAMPLES
    assert all(each.scenes for each in book[:-1]), "all but the options have a picture"
    assert "cards" in PAGE_IDS and not {each.id for each in book} & PAGE_IDS, (
        "the page has sections of these names"
    )
    texts = [text for each in book for part in each.parts for text in said(part)]
    assert len(texts) == len(set(texts)), "something is said twice"


def test_every_game_has_a_rulebook() -> None:
    assert set(LEAST) == set(games())


WORDS = "en One\nuk Один\nru Один\n"
TEXT = f"text\n{WORDS}"
SCENE = f"scene first\nseats 2\nturn 0\nstep one\n{WORDS}do roll 1 2 3 A C G G\nshow die-*\n"


def read(text: str, path: str = "01-toy.chapter") -> Chapter:
    return parse_chapter(text, path, plugin.game("age-of-war"))


@pytest.mark.parametrize(
    "text, line, why",
    [
        (WORDS, 1, "a chapter has a text"),
        ("en One\nuk Один\n" + TEXT, 1, "the title is not said in ru"),
        (WORDS + "text\nen One\nru Один\n", 4, "text is not said in uk"),
        (WORDS + TEXT + "en Two\n", 8, "'en' is none of"),
        (WORDS + "text\nde Eins\n", 5, "'de' is none of"),
        (WORDS + "text now\n", 4, "text: nothing follows it"),
        (WORDS + "rests R-99\n" + TEXT, 4, "no ruling R-99: no text rule-r-99"),
        (WORDS + TEXT.replace("en One", "en One [X-1]"), 5, "no ruling X-1"),
        (WORDS + TEXT.replace("en One", "en One [R-1]"), 4, "languages cite different rulings"),
        (WORDS + TEXT + "scene\n", 8, "scene: what?"),
        (WORDS + TEXT + "scene First\n", 8, "a scene is named like first-roll, not 'First'"),
        (WORDS + TEXT + "scene first\nseats 2\n", 8, "a scene has a step"),
        (WORDS + TEXT + SCENE + SCENE, 17, "the chapter has a scene first already"),
        (WORDS + TEXT + SCENE + "choose lose\n", 17, "'choose' is none of"),
        (WORDS + TEXT + SCENE.replace("seats 2", "minutes 2"), 9, "'minutes' is none of step"),
        (WORDS + TEXT + SCENE.replace("uk Один\n", ""), 11, "step one is not said in uk"),
        (
            WORDS + TEXT + f"{SCENE}step two\n{WORDS}",
            11,
            "the title of the scene is not said in en",
        ),
        (WORDS + TEXT + "lesson nowhere one\n", 8, "no lesson 'nowhere'"),
        (WORDS + TEXT + "lesson first-steps one\n", 8, "one or two of its steps: table, dice"),
        (WORDS + TEXT + "lesson first-steps line dice\n", 8, "line dice: backwards"),
        (WORDS + TEXT + "lesson first-steps anyi complete\n", 8, "over a goal"),
        (WORDS + TEXT + "lesson first-steps dice\nen One\n", 9, "nothing stands under lesson"),
    ],
)
def test_a_chapter_that_is_amiss(text: str, line: int, why: str) -> None:
    with pytest.raises(LessonError, match="^01-toy.chapter:") as found:
        read(text)
    assert str(found.value).startswith(f"01-toy.chapter:{line}: ") and why in str(found.value)


@pytest.mark.parametrize(
    "text, line, why",
    [
        (SCENE.replace("die-*", "dragon"), 11, "no piece dragon"),
        (SCENE.replace("turn 0", "turn 7"), 10, "7"),
        (SCENE.replace("A C G G", "A C G X"), 15, "X"),
    ],
)
def test_a_scene_that_is_amiss(text: str, line: int, why: str) -> None:
    chapter = read(WORDS + TEXT + text)
    with pytest.raises(LessonError) as found:
        watched(chapter.scenes["first"])
    assert str(found.value).startswith(f"01-toy.chapter:{line}: ") and why in str(found.value)


@pytest.mark.parametrize(
    ("stated", "why"),
    [
        ("Dice = 8", "says Dice = 8, the game: 7"),
        ("Wei = 5 | Chu = 9", "says Chu = 9, the game: Chu: 4 or 10"),
        ("Dragons = 1", "says Dragons = 1, the game: no such figure"),
        ("Dice", "says Dice = , the game: 7"),
    ],
)
def test_a_figure_that_the_game_has_not(stated: str, why: str) -> None:
    check_figures(read(f"{WORDS}{TEXT}figures Dice = 7 | Wei = 5\n"))
    with pytest.raises(LessonError) as found:
        check_figures(read(f"{WORDS}{TEXT}figures {stated}\n"))
    assert str(found.value) == f"01-toy.chapter:8: {why}"


def test_a_file_is_named_by_its_place_and_id() -> None:
    with pytest.raises(LessonError, match="named like 03-turn.chapter"):
        read(WORDS + TEXT, "turn.chapter")
    with pytest.raises(BadInput, match="no scene turn/nowhere"):
        scene_of(plugin.game("age-of-war"), "turn", "nowhere")


def test_steps_of_a_lesson_are_done_by_their_own_solutions() -> None:
    part = read(WORDS + TEXT + "lesson first-steps line yours\n").scenes["first-steps-line"]
    names = [(course.step.name, course.table.state.owner[9]) for course in watch(part)]
    assert [name for name, _ in names] == ["line", "lose", "general", "yours"]
    assert [owner for _, owner in names] == [-1, -1, -1, 0], "Daliang is taken before it is said"


def test_what_a_text_is_made_of() -> None:
    text = "A **term** and [R-7]. [no] *x* [5.1]"
    assert runs(text) == [
        ("", "A "), ("bold", "term"), ("", " and "), ("cite", "R-7"), ("", ". [no] *x* "),
        ("cite", "5.1"),
    ]  # fmt: skip
    assert cites(text) == ["R-7", "5.1"]
