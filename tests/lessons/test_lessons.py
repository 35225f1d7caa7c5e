"""Each lesson replays in the engine, every note has its sentence, and every mistake is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tests.words.usage import COMPOSED_IN_PAGE, PageUsage, expanded

from tacora.editions import BOOKS
from tacora.game import CardRevealed, CaveCollapsed, ChoicesRevealed, ExpeditionEnded, ExplorersLeft
from tacora.lessons import LESSONS, POINTS, Course, LessonError, Note, course, lesson, source
from tacora.lessons.__main__ import main
from tacora.lessons.lesson import lesson_file, read_lesson
from tacora.lessons.page import courses
from tacora.record import from_text, to_text
from tacora.words import LANGUAGES, PAGE, Words
from tacora.words import source as words_source

WEB = Path(__file__).parents[2] / "web" / "src" / "lib"
DOCS = Path(__file__).parents[2] / "docs" / "lessons.md"
WORDS_A_MINUTE = 200
"""How fast people read in a language that they know."""
PRESS_MS = 700
"""From the end of a sentence to the press."""


def _notes(name: str) -> list[Note]:
    own = lesson(name)
    return [*own.notes, *(note for other in own.others for note in other.notes)]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_by_the_engine_in_every_book(name: str) -> None:
    played = courses(lesson(name))
    assert played.keys() == set(BOOKS)
    for each in played.values():
        assert len(each.others) == each.decisions == len(lesson(name).others)
        assert [len(step.notes) for step in each.steps] == [
            len(step.notes) for step in course(lesson(name)).steps
        ]


@pytest.mark.parametrize("name", LESSONS)
def test_the_records_of_a_lesson_are_records_as_any_other(name: str) -> None:
    own = lesson(name)
    for record in (own.record, *(other.record for other in own.others)):
        assert from_text(to_text(record)) == record


def test_the_first_lesson_has_six_to_eight_choices() -> None:
    assert 6 <= course(lesson("first-steps")).decisions <= 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_its_sentence_and_no_sentence_is_left_over(language: str) -> None:
    entries = FluentParser().parse(words_source(language, "learn")).body
    there = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    noted = {note.say for name in LESSONS for note in _notes(name)}
    assert noted - there == set()
    asked = PageUsage().names | expanded(COMPOSED_IN_PAGE)
    assert there - noted - asked == set()


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_points_at_what_the_page_can_find(name: str) -> None:
    text = (WEB / "pointing.ts").read_text(encoding="utf-8")
    places = re.search(r"PLACES[^{]*\{\n(.*?)\n\};", text, re.DOTALL)
    assert places
    known = set(re.findall(r'^  "?([a-z-]+)"?: \(', places[1], re.MULTILINE))
    assert known == POINTS.keys()
    assert {note.point for note in _notes(name)} <= known


def _scenes_ms(played: Course) -> float:
    """How long the scenes of the page take."""
    text = (WEB / "stage.svelte.ts").read_text(encoding="utf-8")
    lasts = {name: int(ms) for name, ms in re.findall(r"^  (\w+): (\d+),$", text, re.MULTILINE)}
    read, row = (
        int(re.search(rf"const {name} = (\d+);", text)[1])  # type: ignore[index]
        for name in ("READ_MS", "ROW_MS")
    )
    spent = 0
    for event in (event for step in played.steps for event in step.moment.events):
        match event:
            case CardRevealed():
                spent += lasts["card"]
            case ChoicesRevealed():
                spent += lasts["hush"] + lasts["turn"]
            case ExplorersLeft():
                spent += lasts["walk"]
            case CaveCollapsed():
                spent += lasts["collapse"] + lasts["flee"]
            case ExpeditionEnded():
                spent += read + row * len(played.steps[0].moment.game.explorers)
    return spent


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_takes_less_than_three_minutes(language: str, name: str) -> None:
    said = Words(language, files=PAGE)
    names = ("gems", "share", "odd", "carried", "chest", "danger", "leaver", "fled", "lost")
    values = dict.fromkeys((*names, "worth"), 5)
    notes = lesson(name).notes
    read = sum(len(said(note.say, **values).split()) for note in notes) / WORDS_A_MINUTE * 60_000
    took = read + len(notes) * PRESS_MS + _scenes_ms(course(lesson(name)))
    assert took < 180_000


FIRST = source("first-steps")
MISTAKES: dict[str, tuple[Callable[[str], str], str]] = {
    "not TOML": (lambda text: text + "[", "first: not TOML"),
    "no record": (lambda text: text.replace("record = ", "recrod = ", 1), "needs 'record', a text"),
    "a field too much": (lambda text: f"x = 1\n{text}", "has an unknown field 'x'"),
    "a rule broken": (
        lambda text: text.replace("7+.++ spider", "7++++ spider"),
        "first: expedition 1, turn 4: seat 1 is not in the cave",
    ),
    "a bot too few": (lambda text: text.replace('"cautious", ', ""), "3 bots were awaited, not 2"),
    "an unknown bot": (lambda text: text.replace('"bold"', '"brave"'), "no bot 'brave'"),
    "a wrong turn": (
        lambda text: text.replace('turn = "1.1"', 'turn = "1"', 1),
        "'1' is not a turn such as '1.3'",
    ),
    "a turn that does not come": (
        lambda text: text.replace('turn = "1.1"', 'turn = "2.1"', 1),
        "2.1 has no moment after 'card'",
    ),
    "a wrong time": (
        lambda text: text.replace('after = "choices"', 'after = "dinner"', 1),
        "a note comes after 'card' or 'choices', not 'dinner'",
    ),
    "an unknown thing": (
        lambda text: text.replace('"danger"', '"moon"', 1),
        "a note cannot point at 'moon'",
    ),
    "a thing that is not there": (
        lambda text: text.replace('"danger"', '"relic"', 1),
        "1.2: 'relic' is not on the table for 'first-danger'",
    ),
    "no sentence": (
        lambda text: text.replace('"first-odd"', '"First odd!"'),
        "'First odd!' is not the name of a sentence",
    ),
    "a choice that is not told": (
        lambda text: text.replace('turn = "1.4"\nrecord', 'turn = "1.7"\nrecord'),
        "the other choice of 1.7",
    ),
    "another card": (
        lambda text: text.replace('"snake-+++"', '"lava-+++"'),
        "the other choice of 1.2: it begins with the card of that turn",
    ),
    "the same choice": (
        lambda text: text.replace('"snake-+++"', '"snake++++"'),
        "the other choice of 1.2: the learner chooses there as in the lesson",
    ),
    "others that know it": (
        lambda text: text.replace('"snake-+++"', '"snake-+-+"'),
        "the other choice of 1.2: the others choose as in the lesson",
    ),
    "a choice in the other choice": (
        lambda text: text.replace('"17+.-+ spider"', '"17+.-+ 5+..+"').replace(
            'turn = "1.7", point = "chest", say = "first-lost"',
            'turn = "1.7", after = "choices", point = "chest", say = "first-lost"',
        ),
        "the other choice of 1.6: it ends before the learner has to choose again",
    ),
    "an end without a word": (
        lambda text: text.replace('"17+.-+ spider"', '"17+.-+ lava"').replace(
            'turn = "1.7", point = "chest", say = "first-lost"',
            'turn = "1.6", after = "choices", point = "chest", say = "first-lost"',
        ),
        "the other choice of 1.6: a note is missing at its end",
    ),
    "a choice without a word": (
        lambda text: text.replace('turn = "1.4"\npoint', 'turn = "1.5"\npoint').replace(
            'point = "leave"\n', 'point = "choices"\n'
        ),
        "a note is missing before the choice of 1.4",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_lesson_is_told_in_one_sentence(mistake: str) -> None:
    spoil, said = MISTAKES[mistake]
    text = spoil(FIRST)
    assert text != FIRST
    with pytest.raises(LessonError) as told:
        course(read_lesson(text, "first"))
    assert said in str(told.value)
    assert "\n" not in str(told.value)


def test_a_choice_without_the_other_one_is_refused() -> None:
    text = re.sub(r'\[\[other\]\]\nturn = "1.4".*?\n\n', "", FIRST, flags=re.DOTALL)
    with pytest.raises(LessonError, match=r"one other choice for each .*: 1.1, 1.2, 1.3, 1.4"):
        course(read_lesson(text, "first"))


def test_a_file_that_cannot_be_read_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=r"none\.toml: No such file"):
        lesson_file(tmp_path / "none.toml")
    (tmp_path / "odd.toml").write_bytes(b"\xff")
    with pytest.raises(LessonError, match=r"odd\.toml: not UTF-8"):
        lesson_file(tmp_path / "odd.toml")
    (tmp_path / "own.toml").write_text(FIRST, encoding="utf-8")
    assert lesson_file(tmp_path / "own.toml").notes == lesson("first-steps").notes


def test_the_page_on_lessons_has_a_lesson_all_things_and_all_values() -> None:
    text = DOCS.read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert course(read_lesson(example, "own")).decisions == 1
    told = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)[1:]
    assert set(re.findall(r"`([a-z-]+)`", " ".join(told))) == POINTS.keys()
    values = re.search(
        r"get values.*?return \{(.*?)\};", (WEB / "lesson.svelte.ts").read_text(), re.S
    )
    assert values
    assert set(re.findall(r"`\$(\w+)`", text)) == set(re.findall(r"(\w+):", values[1]))


def test_a_teacher_hears_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(FIRST, encoding="utf-8")
    assert main([str(own)]) == 0
    assert capsys.readouterr().out == "own: 6 choices, 20 notes, 5 books\n"
    own.write_text(FIRST.replace('"first-odd"', '"own-odd"'), encoding="utf-8")
    assert main([str(own)]) == 1
    assert "no sentence in pl/learn.ftl: own-odd\n" in capsys.readouterr().out
    assert main([str(tmp_path / "none.toml")]) == 1
