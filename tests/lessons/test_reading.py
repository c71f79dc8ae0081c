"""A lesson that is amiss is refused with its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest
from toy_cellar import GAME as CELLAR
from toy_cellar.plugin import ToyCellar

from wartable import plugin
from wartable.errors import BadInput
from wartable.i18n import texts
from wartable.lessons import NEXT, Course, Lesson, LessonError, lesson, lessons, parse
from wartable.lessons.reading import calm, fits
from wartable.play import Refused
from wartable.testing.lessons import take, wander

WORDS = "en One\nuk Один\nru Один\n"
HEAD = f"minutes 1\n{WORDS}seats 2\nturn 0\n"
FIRST = f"step one\n{WORDS}do roll 3 3 2 A C 1 G\nshow die-*\nchoose fill daliang infantry-8\n"
THROWN = f"step one\n{WORDS}do roll 3 3 2 A C 1 G\n"
SHORT = f"{THROWN}until attack ji infantry-4\nwithin 1\nmissed\n{WORDS}"
WAY = "solve fill ji infantry-4"
GOAL = f"step one\n{WORDS}until over\n"


def read(text: str) -> Lesson:
    return parse(text, "01-toy.lesson", plugin.game("age-of-war"))


@pytest.mark.parametrize(
    "text, line, why",
    [
        ("minutes 1\nen One\nuk Один\n", 1, "a lesson has minutes and steps"),
        (HEAD.replace("ru Один\n", "") + FIRST, 1, "the title is not said in ru"),
        ("learned\nen One\n" + HEAD + FIRST, 4, "en: nothing, or said twice"),
        (HEAD + "learned\nen One\n" + FIRST, 1, "what is learned is not said in uk, ru"),
        (HEAD + FIRST.replace("uk Один\n", ""), 7, "step one is not said in uk"),
        (HEAD + FIRST + "wrong lose\nen No\n", 14, "wrong of step one is not said in uk, ru"),
        (HEAD + FIRST + "dance\n", 14, "'dance' is none of"),
        (HEAD + FIRST + FIRST, 14, "a step has a name of its own"),
        (HEAD + FIRST + "until over\n", 7, "either choose or until"),
        (HEAD + FIRST + "within 2\nmissed\n" + WORDS, 7, "within needs until"),
        (HEAD + FIRST + "solve lose\n", 7, "solve needs until"),
        (HEAD + FIRST + "rivals easy\n", 7, "rivals needs until"),
        (HEAD + FIRST + "missed\n" + WORDS, 7, "missed needs until"),
        (HEAD + GOAL + "missed\n" + WORDS, 7, "missed is never said"),
        (HEAD + GOAL + "within 1\nmissed\n" + WORDS + "solve lose | lose\n", 7, "2 actions"),
        (HEAD + GOAL + "within 0\n", 12, "'0' is no number"),
        (HEAD + GOAL + f"seed {'9' * 5000}\n", 12, "is no number"),
        (HEAD + GOAL + "seed ²\n", 12, "is no number"),
        (HEAD + GOAL + "until over\n", 12, "until stands twice in step one"),
        (HEAD + GOAL + "rivals god\n", 12, "rivals 'god' is none of random, easy, medium, hard"),
        (HEAD + FIRST.replace("choose fill daliang infantry-8", "choose"), 13, "choose: what?"),
        (HEAD + FIRST + "missed lose\n", 14, "missed: nothing follows it"),
        (HEAD + FIRST + "table\n", 14, "the first step has a table"),
        ("minutes 1\n" + HEAD + FIRST, 2, "stands here twice"),
        (HEAD.replace("minutes 1", "minutes soon") + FIRST, 1, "'soon' is no number"),
        (HEAD + "en Two\n" + FIRST, 7, "en: nothing, or said twice"),
        ("dance\n" + HEAD + FIRST, 1, "'dance' is none of minutes"),
    ],
)
def test_what_cannot_be_read(text: str, line: int, why: str) -> None:
    with pytest.raises(LessonError) as wrong:
        read(text)
    assert str(wrong.value).startswith(f"01-toy.lesson:{line}: ") and why in str(wrong.value)


@pytest.mark.parametrize(
    "text, line, why",
    [
        (HEAD + FIRST.replace("die-*", "sword-*"), 7, "no piece sword-*"),
        (HEAD + FIRST.replace("die-*", "die-[0-9]"), 7, "no piece die-[0-9]"),
        (HEAD + FIRST.replace("infantry-8", "general-1"), 7, "is not offered"),
        (HEAD + FIRST.replace("choose fill", "choose Fill"), 7, "or not so written"),
        (HEAD + FIRST.replace("choose fill", "choose dance"), 7, "'dance daliang infantry-8'"),
        (HEAD + FIRST + "wrong dance\n" + WORDS, 14, "wrong 'dance' is none of"),
        (HEAD + FIRST + "wrong l?se\n" + WORDS, 14, "wrong 'l?se' is none of"),
        (HEAD + FIRST + f"wrong *\n{WORDS}wrong lose\n{WORDS}", 18, "or answered before"),
        (HEAD + THROWN + "until actors 0\n", 7, "its goal is reached before it begins"),
        (HEAD + THROWN + "until dance 0\n", 12, "'dance' is no expectation"),
        (HEAD + THROWN + "until score x\n", 12, "until score x: "),
        (HEAD + SHORT + "solve lose\n", 7, "its own solution 'lose' is not what it asks for"),
        (
            HEAD + SHORT.replace("within 1", "within 2") + WAY + " | lose\n",
            7,
            "reached after 1 of 2 actions",
        ),
        (HEAD + THROWN + "until over\nsolve dance\n", 7, "its own solution cannot be done: "),
        (HEAD + THROWN + "until over\nsolve fill chen infantry-10\n", 7, "cannot be done: "),
        (HEAD.replace("turn 0", "turn 1") + FIRST, 7, "it is not the learner's turn but 1"),
        (HEAD.replace("turn 0", "turn 9") + FIRST, 6, "'9' is no seat"),
        (HEAD.replace("seats 2", "seats 9") + FIRST, 6, "is played by 2 to 6"),
        (HEAD.replace("seats 2", "option pace 2") + FIRST, 6, "no option 'pace'"),
        (HEAD + FIRST.replace("roll 3 3 2", "roll 3 3 9"), 11, "roll 3 3 9"),
    ],
)
def test_what_cannot_be_played(text: str, line: int, why: str) -> None:
    with pytest.raises(LessonError) as wrong:
        take(read(text))
    assert str(wrong.value).startswith(f"01-toy.lesson:{line}: ") and why in str(wrong.value)


@pytest.mark.parametrize(
    "id, lines, why",
    [
        ("age-of-war", "c0 jimo\nc1 jimo", "jimo is held already"),
        ("critters-at-war", "h0 A1\nh1 A1", "A1"),
        ("small-samurai-empires", "turns 0 1\narmies aki=0:40", "40"),
        ("age-of-heroes", "h0 wood\ncities 13 0", "no table is so"),
        ("through-the-ages", "c0 hand moses\nc1 leader moses", "no table is so: ('moses', 2)"),
        ("through-the-ages", "c0 food 1\nc0 yellow 40", "72 yellow tokens, 51 at most"),
    ],
)
def test_a_table_that_cannot_come_about(id: str, lines: str, why: str) -> None:
    """What is laid is in the box, and no more of it."""
    lesson = parse(f"minutes 1\n{WORDS}{lines}\nstep one\n{WORDS}", "01-a.lesson", plugin.game(id))
    with pytest.raises(LessonError) as wrong:
        take(lesson)
    assert str(wrong.value).startswith("01-a.lesson:6: ") and why in str(wrong.value)


def test_only_what_a_step_asks_for_leads_on() -> None:
    course = Course(read(HEAD + FIRST + "wrong lose\n" + WORDS + f"step two\n{WORDS}"))
    with pytest.raises(Refused):
        course.move("fill chen infantry-10")
    answer = course.move("lose")
    assert not answer.right and answer.says == {"en": "One", "uk": "Один", "ru": "Один"}
    answer = course.move("fill ji general")
    assert not answer.right and answer.text == "lesson-other" and course.moves == []
    assert course.move("fill  Daliang infantry-8").right and course.step.name == "two"
    with pytest.raises(BadInput):
        course.move("lose")
    assert course.move(NEXT).right and course.over
    with pytest.raises(BadInput):
        course.move(NEXT)


def test_a_goal_that_is_missed_begins_again() -> None:
    goal = f"do roll 3 3 2 A C 1 G\nuntil attack ji infantry-4\nwithin 1\nmissed\n{WORDS}"
    text = HEAD + f"step one\n{WORDS}step two\n{WORDS}" + goal
    course = Course(read(text), [NEXT])
    answer = course.move("lose")
    assert not answer.right and answer.again and answer.says and course.moves == [NEXT]
    assert course.move("fill ji infantry-4").right and course.over


def test_a_course_is_taken_up_from_its_moves() -> None:
    first = lesson(plugin.game("age-of-war"), "first-steps")
    whole = take(first)
    again = Course(first, whole.moves[:-1])
    assert not again.over and again.move(whole.moves[-1]).right and again.over
    with pytest.raises(BadInput):
        lesson(plugin.game("age-of-war"), "flying")


def test_moves_that_were_kept_lead_as_far_as_they_can() -> None:
    """Another lesson has other steps, or the learner went where this one does not work."""
    steps = f"step one\n{WORDS}until steps 1\nstep two\n{WORDS}choose peek\n"
    toy = parse(f"minutes 1\n{WORDS}treasure 5\n{steps}", "01-toy.lesson", CELLAR)
    for moves, kept in (
        (["walk", "peek"], ["walk", "peek"]),
        (["walk", "dance", "peek"], ["walk"]),
        (["walk", "stop"], ["walk"]),
        (["walk", "walk", "walk"], ["walk"]),
        (["peek", "walk", "peek"], ["peek"]),  # there is nothing to look at any more
    ):
        assert Course.taken_up(toy, moves).moves == kept
    with pytest.raises(LessonError, match="01-toy.lesson:11: 'peek' is not offered"):
        for seed in range(20):
            wander(toy, seed)


def test_back_leads_to_where_the_step_began_then_to_the_one_before() -> None:
    course = Course(lesson(CELLAR, "first-look"), [NEXT, "peek", "walk"])
    names = []
    for _ in range(4):
        course.back()
        names.append((course.step.name, len(course.moves)))
    assert names == [("goal", 2), ("look", 1), ("door", 0), ("door", 0)]


def test_the_learner_hears_what_they_may_know() -> None:
    course = Course(lesson(CELLAR, "first-look"), [NEXT, "peek", "walk", "walk", "walk", "stop"])
    heard = [(told.key, told.seat) for act in course.heard() for told in act]
    assert heard == [("stopped", 0), ("hidden", 1), ("walked", 1), ("stopped", 1)]  # no look
    course.back()
    assert [told.key for act in course.heard() for told in act] == ["peeked"]


def test_who_has_reached_a_goal_before_it_is_set_only_reads() -> None:
    goals = f"step one\n{WORDS}until steps 1\nstep two\n{WORDS}until turn 0\n"
    course = Course(parse(f"minutes 1\n{WORDS}treasure 5\n{goals}", "01-toy.lesson", CELLAR))
    assert course.acts and course.step.rivals == "random"
    course.move("walk")
    assert course.step.name == "two" and not course.acts and course.offered() == []
    assert course.move(NEXT).right and course.over


def test_rivals_that_think_by_the_clock_would_make_other_courses() -> None:
    text = f"minutes 1\n{WORDS}{GOAL}rivals hard\n"
    for game in plugin.games().values():
        assert set(calm(game)) - {"random"}
        if "hard" in calm(game):
            assert parse(text, "01-a.lesson", game).steps[0].rivals == "hard"
            continue
        with pytest.raises(LessonError) as wrong:
            parse(text, "01-a.lesson", game)
        assert "01-a.lesson:10: rivals 'hard' is none of random, easy" in str(wrong.value)


def test_who_leaves_the_way_of_a_solution_is_shown_what_can_be_done() -> None:
    goal = f"step one\n{WORDS}until score 3\nsolve walk | peek | walk | walk | stop\n"
    course = Course(parse(f"minutes 1\n{WORDS}treasure 3\n{goal}", "01-toy.lesson", CELLAR))
    assert course.solution() == "walk"
    course.move("peek")
    for steps in range(3):
        assert course.solution() in course.offered()
        course.move("walk")
    assert course.solution() == "stop"


def test_chance_is_the_same_however_an_earlier_goal_was_reached() -> None:
    """The treasure of a later goal is hidden by chance."""
    first = f"step one\n{WORDS}until turn 1\nsolve walk | stop\n"
    later = f"step two\n{WORDS}table\nstep three\n{WORDS}until score 9\nseed 5\n"
    text = f"minutes 1\n{WORDS}treasure 3\n{first}{later}"
    found = set()
    for way in (["stop"], ["walk", "stop"], ["walk", "peek", "walk", "stop"]):
        course = Course(parse(text, "01-toy.lesson", CELLAR), [*way, NEXT])
        found.add(tuple(course.table.state.dump()))
    assert len(found) == 1


def test_a_goal_that_nobody_can_reach() -> None:
    goal = f"minutes 1\n{WORDS}treasure 5\nstep one\n{WORDS}until score 99\n"
    with pytest.raises(LessonError) as wrong:
        take(parse(goal, "01-toy.lesson", CELLAR))
    assert str(wrong.value).startswith("01-toy.lesson:6: step one: its own solution")


@pytest.mark.parametrize(
    "files, why",
    [
        ({"01-a.lesson": b"\xff"}, "01-a.lesson:1: not a text in UTF-8"),
        ({"first.lesson": b""}, "first.lesson:1: a lesson's file is named like 01-first"),
        ({"01-a.lesson": None, "02-a.lesson": None}, "02-a.lesson:1: 01-a.lesson has the same id"),
        ({"01-a.lesson": None, "read.me": b"\xff"}, ""),
    ],
)
def test_a_folder_of_lessons(
    files: dict[str, bytes | None], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An editor's mark at the beginning of a file and its kind of line ends do no harm."""
    package = tmp_path.name
    (tmp_path / package / "lessons").mkdir(parents=True)
    (tmp_path / package / "__init__.py").touch()
    sound = f"\ufeffminutes 1\n{WORDS}step one\n{WORDS}".replace("\n", "\r\n").encode()
    for name, content in files.items():
        (tmp_path / package / "lessons" / name).write_bytes(content or sound)
    monkeypatch.syspath_prepend(tmp_path)
    game = type("Taught", (ToyCellar,), {"package": package})()
    if not why:
        assert [each.id for each in lessons(game)] == ["a"]
        return
    with pytest.raises(LessonError) as wrong:
        lessons(game)
    assert str(wrong.value).startswith(why)


def test_what_happened_since_the_last_move_is_known() -> None:
    """The learner's own act, then what the next step begins with; nothing of a table laid anew."""
    steps = f"step two\n{WORDS}do roll 1 1 1 1\nstep three\n{WORDS}table\nturn 0\n"
    course = Course(read(HEAD + FIRST + steps))
    course.move("fill daliang infantry-8")
    own, chance = course.passed
    assert own.events and chance.events and own.before.dump() != chance.before.dump()
    with pytest.raises(BadInput):
        course.move("lose")
    assert course.passed == []
    course.move(NEXT)
    assert course.step.name == "three" and course.passed == []


@pytest.mark.parametrize(
    "pattern, text, is_so",
    [
        ("lose", "lose", True),
        ("lose", "lose 1", False),
        ("fill *", "fill ji archers", True),
        ("fill * archers", "fill ji archers", True),
        ("fill * archers", "fill archers", False),
        ("*ji*ers", "fill ji archers", True),
        ("*ji*ji*", "fill ji archers", False),
        ("a*a", "a", False),
        ("[a]*", "a", False),
    ],
)
def test_a_pattern_stands_for_what_it_looks_like(pattern: str, text: str, is_so: bool) -> None:
    assert fits(pattern, text) is is_so


def test_a_goal_that_is_out_of_reach_begins_again_at_once() -> None:
    """Three steps are to be done in three actions: a look at the treasure is one too many."""
    goal = f"step one\n{WORDS}until steps 3\nwithin 3\nlost turn 1\nmissed\n{WORDS}"
    course = Course(parse(f"minutes 1\n{WORDS}treasure 5\n{goal}", "01-toy.lesson", CELLAR))
    answer = course.move("peek")
    assert not answer.right and answer.again and answer.lost and course.moves == []
    said = answer.words("en", texts())
    assert said == f"{texts()('lesson-lost')} One"
    assert [course.move("walk").right for _ in range(3)] == [True] * 3 and course.over


def test_a_lesson_says_when_its_goal_is_lost() -> None:
    """Nobody but the lesson knows that whoever stops has lost it: the rival comes in between."""
    goal = f"until score 5\nlost turn 1\nmissed\n{WORDS}solve walk | stop\n"
    text = f"minutes 1\n{WORDS}treasure 5\nstep one\n{WORDS}{goal}"
    course = Course(parse(text, "01-toy.lesson", CELLAR))
    answer = course.move("stop")
    assert answer.again and answer.lost and course.moves == []
    with pytest.raises(LessonError, match=r"01-toy.lesson:11: lost toad 1: "):
        Course(parse(text.replace("turn 1", "toad 1"), "01-toy.lesson", CELLAR))
    with pytest.raises(LessonError, match=r"01-toy.lesson:6: its goal is out of reach when it"):
        Course(parse(text.replace("turn 1", "turn 0"), "01-toy.lesson", CELLAR))
    with pytest.raises(LessonError, match=r"01-toy.lesson:6: lost needs until"):
        parse(
            text.replace("until score 5\n", "").replace("solve walk | stop\n", ""),
            "01-toy.lesson",
            CELLAR,
        )
