"""Each Swift sample of the documents is compiled, and its results are tested:
it's in the source of a test, where indentation and line breaks may differ
and `value  // 1` is `#expect(value == 1)`."""

import pytest

from samples import ROOT, bare, compiled_form, documents, samples

SAMPLES = [sample for file in sorted(documents()) for sample in samples(file)]


@pytest.fixture(scope="module")
def compiled():
    folders = ["Tests/FieldNavigationTests", "Doubles/Tests", "GTK/Tests"]
    return [bare(file.read_text()) for folder in folders
            for file in (ROOT / folder).rglob("*.swift")]


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_a_test_compiles_the_sample(sample, compiled):
    if ".package(" in sample.text:
        pytest.skip("Scripts/consumer-check.sh builds an app by these lines")
    text = compiled_form(sample.text)
    assert any(text in source for source in compiled), (
        f"{sample}: no test has this sample:\n{sample.text}")


@pytest.mark.parametrize("language", ["swift", "html"])
def test_both_readmes_have_the_same_samples(language):
    texts = [[sample.text for sample in samples(ROOT / name, language)]
             for name in ["README.md", "README.zh-CN.md"]]
    assert texts[0] == texts[1] != []


@pytest.mark.parametrize("sample, source", [
    ("a.b()", "func f() {\n    a.b()\n}"),
    ("f(\n  x, y)  // a remark", "f(x,\n y)"),
    ("a.b  // .next", "#expect(a.b == .next)"),
    ("a.b(\n  [1])  // 2: why", "#expect(\n  a.b([1]) == 2)"),
    ("a.b\n// [\"x\"]", "#expect(a.b == [\"x\"])"),
    ("a(\"//\")", "a(\"//\")  // a remark"),
])
def test_a_sample_is_found(sample, source):
    assert compiled_form(sample) in bare(source)


@pytest.mark.parametrize("sample, source", [
    ("a.b()", "// a.b()"),
    ("a.b  // .next", "#expect(a.b == .done)"),
    ("a.b  // .next", "a.b"),
    ("a\nb", "a\nc\nb"),
    ("a(\"x\")", "a(\"y\")"),
])
def test_a_sample_that_no_test_has_is_not_found(sample, source):
    assert compiled_form(sample) not in bare(source)
