"""Tests that the line counts of the real forms match the sources."""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))

import form_lines  # noqa: E402


def test_the_article_contains_the_table():
    assert form_lines.table() in form_lines.ARTICLE.read_text()
    assert form_lines.more_table() in form_lines.ARTICLE.read_text()


def test_the_script_counts_the_lines_of_every_form():
    for folder, names in [(form_lines.FORMS, form_lines.BY_HAND),
                          (form_lines.MORE_FORMS, form_lines.MORE)]:
        files = {path.name for path in folder.glob("*Form.swift")}
        assert files == {f"{name}Form.swift" for name in names}


def test_the_script_counts_every_line_inside_the_brackets_of_a_block():
    lines = """
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .onSubmit {
          save()
        }
      Button("Close") { focus = nil }
      Text(focus == .name ? "a" : "b")
    """.splitlines()
    assert form_lines.count(lines) == 5
