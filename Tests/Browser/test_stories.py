"""Plays the stories of Tests/Browser/Stories, and those that all hosts share.
`stories.py` describes their form. `STORY="part of the title"` plays some of them."""

import os
import pathlib

import pytest

import frameworks
import libraries
import stories

WANTED = os.environ.get("STORY", "")
STORIES = [story for story in stories.read(stories.FOLDER, stories.SHARED)
           if WANTED in story.title]
assert STORIES, f"no story has {WANTED!r} in its title"


@pytest.mark.parametrize(
    "page, story",
    [pytest.param(engine, story, id=f"{engine}-{story}")
     for story in STORIES for engine in story.engines], indirect=["page"])
def test_story(page, story):
    if missing := libraries.missing(story.page.read_text()):
        pytest.fail("\n".join(missing), pytrace=False)
    page.server.folders.update(
        frameworks.FOLDERS | libraries.FOLDERS | {"stories": stories.SCRIPTS})
    try:
        stories.Player(page).play(story)
    except stories.Failure as failure:
        pytest.fail(str(failure), pytrace=False)


STORY = "A title (R4) | page order |\n  tap a -> a next;\n  return -> b done, submits 0\n"


def reader(folder, text):
    (folder / "order.html").write_text("")
    file = folder / "some.story"
    file.write_text(text)
    return stories.Reader(file)


def test_a_story_is_read_with_its_lines_comments_and_quoted_words(tmp_path):
    text = STORY.replace("  return", "\n  # A reason; with marks, too.\n  chromium: return")
    story, other = reader(tmp_path, "# Before.\n" + text + (
        'Another | page order | type "a; b -> \\"c\\""; close -> text a "" | webkit')
    ).stories()
    assert (story.title, story.line, story.engines) == ("A title (R4)", 2, stories.ENGINES)
    assert [(str(act), act.line, act.engines) for act in story.acts] == [
        ("tap a", 3, stories.ENGINES), ("return", 6, ("chromium",))]
    assert [str(fact) for fact in story.acts[1].facts] == ["b done", "submits 0"]
    assert other.acts[0].plain == ["type", 'a; b -> "c"']
    assert other.acts[1].facts[0].plain == ["text", "a", ""]
    assert other.engines == ("webkit",)


@pytest.mark.parametrize("old, new, message", [
    ("page order", "page nowhere", "2: 0 pages have the name nowhere.html"),
    ("page order", "screen order", "2: not a page: screen order"),
    ("tap a", "tip a", "3: no act: tip a"),
    ("tap a", "tap", "3: no act: tap"),
    ("b done", "b dune", "4: no fact: b dune"),
    ("submits 0", "submits 0 1", "4: no fact: submits 0 1"),
    ("submits 0", ",", "4: an act or a fact is missing"),
    ("return", "opera: return", "4: no act: opera: return"),
    ("submits 0", "submits 0 | opera", "2: no engine or host: opera"),
    ("return", 'type "a', '4: not a word: "a'),
    (" | page order |", "", "2: no column after the title A title (R4)"),
])
def test_a_story_that_is_not_in_the_form_is_refused_with_its_line(
        tmp_path, old, new, message):
    assert STORY.count(old) == 1
    with pytest.raises(stories.StoryError) as error:
        reader(tmp_path, "\n" + STORY.replace(old, new)).stories()
    assert str(error.value).startswith(f"{tmp_path / 'some.story'}:{message}")


def test_a_title_occurs_once_in_a_folder(tmp_path):
    reader(tmp_path, STORY + STORY)
    with pytest.raises(stories.StoryError, match=r"A title \(R4\) is also in"):
        stories.read(tmp_path)


def test_a_failed_story_names_its_line_its_act_and_what_was_seen(in_chromium, tmp_path):
    (tmp_path / "form.html").write_text(
        "<!doctype html><head></head><input id=a><input id=b>")
    file = pathlib.Path(tmp_path, "some.story")
    file.write_text("A title | page form | tap a; return -> b next, text c x")
    player = stories.Player(in_chromium)
    with pytest.raises(stories.Failure) as failure:
        player.play(*stories.Reader(file).stories(), patience=100)
    assert str(failure.value) == (
        "some.story:1: A title: act 2, return\n"
        "  expected b next, text c x\n"
        '  seen     a -, text c "(no c)"')


def test_what_holds_after_the_last_act_must_last(in_chromium, tmp_path):
    (tmp_path / "form.html").write_text(
        "<!doctype html><head></head><input id=a onclick='setTimeout(() => {"
        " a.value = 1; }, 200)'>")
    file = pathlib.Path(tmp_path, "some.story")
    file.write_text('A title | page form | tap a -> text a ""')
    with pytest.raises(stories.Failure, match="act 1, tap a, a moment later"):
        stories.Player(in_chromium).play(*stories.Reader(file).stories(), patience=100)
