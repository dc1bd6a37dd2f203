"""Tests that the article on messages lists exactly the sources' messages."""

import pytest

import messages
from messages import PRODUCTS


@pytest.mark.parametrize("heading", PRODUCTS)
def test_the_article_lists_the_messages_in_the_sources(heading):
    assert sorted(messages.in_article()[heading]) == sorted(
        messages.in_sources(PRODUCTS[heading]))


def test_each_list_belongs_to_a_product():
    assert messages.in_article().keys() == PRODUCTS.keys()


@pytest.mark.parametrize("suffix, text, said", [
    (".swift", 'Warning.say("a b")', ["a b"]),
    (".swift", 'Warning.say(\n  "a \\(b.map { "c(" }) d "\n    + "e", once: "f g")',
     ["a … d e"]),
    (".swift", 'Warning.say("\\(a) \\(b) is c")', ["… is c"]),
    (".swift", 'Warning.say(\n  a,\n  """\n  b \\\n  c\n  """)', ["… b c"]),
    (".swift", 'Warning.say("a(b:)", "c d")', ["a(b:) c d"]),
    (".swift", 'throw AuditProblem(a == "b" ? "c d" : "e f", line: g)',
     ["c d", "e f"]),
    (".swift", 'AuditProblem(a.map { "b c: \\($0)" } ?? "d e")', ["b c: …", "d e"]),
    (".swift", 'UsageError("key in \\(a):", word, among: words)',
     ["unknown key in …: …"]),
    (".swift", 'precondition(a > 0, "a is small")', ["a is small"]),
    (".swift", '@available(*, unavailable, message: "use b")\nfunc a() {}',
     ["use b"]),
    (".swift", '// Warning.say("a b")\n/* fatalError("c d") */', []),
    (".swift", '"// no comment"; fatalError("a b")', ["a b"]),
    (".swift", 'AuditProblem(message)', []),
    (".js", 'fail(`a ${b("}")} c`)', ["a … c"]),
    (".js", 'complain("warn", "a b", error)', ["a b"]),
    (".js", "const a = /[\"']/; throw new Error('a b');", ["a b"]),
    (".c", 'if (!a) return fail(parser, "a b");', ["a b"]),
    (".sh", 'a "*/" { throw new Error("a b"); }', ["a b"]),
])
def test_the_search_finds_a_message(suffix, text, said):
    assert list(messages.in_text(text, suffix)) == said
