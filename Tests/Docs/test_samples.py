"""Checks that a test compiles each Swift sample of the documents. The test also checks
the sample's results. The test's source must contain the sample. Indentation and line
breaks may differ. `value // 1` becomes `#expect(value == 1)`."""

import html
import re

import pytest

from samples import (
    ROOT, bare, compiled_form, documents, imports, samples)

SAMPLES = [sample for file in sorted(documents()) for sample in samples(file)]


@pytest.fixture(scope="module")
def compiled():
    folders = ["Tests/FieldNavigationTests", "Doubles/Tests", "GTK/Tests",
               "Examples/GTK/Sources"]
    return [(bare(text), imports(text)) for folder in folders
            for text in (file.read_text() for file in
                         (ROOT / folder).rglob("*.swift"))]


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_a_test_compiles_every_sample(sample, compiled):
    if ".package(" in sample.text:
        pytest.skip("Scripts/consumer-check.sh builds an app by these lines")
    text = compiled_form(sample.text)
    assert any(text in source and imports(sample.text) <= imported
               for source, imported in compiled), (
        f"{sample}: no test has this sample and its imports:\n{sample.text}")


def test_the_demo_page_shows_the_samples_of_the_readme():
    page = (ROOT / "Examples/Web/index.html").read_text()
    shown = [html.unescape(code) for code in
             re.findall(r"<pre[^>]*><code>(.*?)</code></pre>", page, re.DOTALL)]
    readme = [sample.text for language in ["swift", "html"] for sample in
              samples(ROOT / "README.md", language) if ".package(" not in sample.text]
    assert sorted(shown) == sorted(readme)


@pytest.mark.parametrize("language", ["swift", "html"])
def test_both_readmes_have_the_same_samples(language):
    texts = [[sample.text for sample in samples(ROOT / name, language)]
             for name in ["README.md", "README.zh-CN.md"]]
    assert texts[0] == texts[1] != []


def test_samples_and_their_imports_are_compared_separately():
    assert compiled_form("import A\n\na.b()") == "a.b()"
    assert imports("import A\n@testable import B\n// import C") == {"A", "B"}


@pytest.mark.parametrize("sample, source", [
    ("a.b()", "func f() {\n    a.b()\n}"),
    ("f(\n  x, y)  // a remark", "f(x,\n y)"),
    ("a.b  // .next", "#expect(a.b == .next)"),
    ("a.b(\n  [1])  // 2: why", "#expect(\n  a.b([1]) == 2)"),
    ("a.b\n// [\"x\"]", "#expect(a.b == [\"x\"])"),
    ("a(\"//\")", "a(\"//\")  // a remark"),
])
def test_the_search_finds_a_sample_in_a_test(sample, source):
    assert compiled_form(sample) in bare(source)


@pytest.mark.parametrize("sample, source", [
    ("a.b()", "// a.b()"),
    ("a.b  // .next", "#expect(a.b == .done)"),
    ("a.b  // .next", "a.b"),
    ("a\nb", "a\nc\nb"),
    ("a(\"x\")", "a(\"y\")"),
])
def test_the_search_does_not_find_a_sample_without_a_test(sample, source):
    assert compiled_form(sample) not in bare(source)
