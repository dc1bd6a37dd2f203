"""The table of the ten real forms is the one that the sources give."""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))

import form_lines  # noqa: E402


def test_table_stands_in_the_article():
    assert form_lines.table() in form_lines.ARTICLE.read_text()


def test_every_form_is_counted():
    files = {path.name for path in form_lines.FORMS.glob("*Form.swift")}
    assert files == {f"{name}Form.swift" for name in form_lines.REAL}


def test_blocks_count_with_all_that_they_enclose():
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
