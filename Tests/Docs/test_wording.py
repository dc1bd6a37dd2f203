"""Tests that comments and articles use native technical English. The phrases below read
as translated."""

import ast
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]

#: The places to check.
PLACES = [
    "Sources/FieldNavigation", "Sources/FieldNavigationUIKit",
    "Sources/FieldNavigationSwiftUI", "Sources/FieldNavigationRecipes",
    "Sources/FieldNavigationWords", "Sources/FieldNavigationWeb",
    "Sources/FieldNavigationGTK", "Sources/FieldNavigationGTKLibrary",
    "Sources/CFieldNavigationGTK", "GTK/Benchmarks", "GTK/Sources", "GTK/Tests",
    "Audit/CHANGELOG.md", "Audit/Package.swift", "Audit/Plugins", "Audit/README.md",
    "Audit/Sources", "Audit/Tests",
    "Benchmarks", "Documentation", "Examples", "Scripts", "Web", ".github",
    "Doubles/Package.swift", "Doubles/Benchmarks", "Doubles/Sources", "Doubles/Tests",
    "Tests/FieldNavigationTests", "Tests/TestSupport",
    "Tests/Apps", "Tests/Browser", "Tests/DeviceProbe", "Tests/Docs",
    "Tests/ExampleApp", "Tests/Mutants", "Tests/SwiftUIFacts", "Tests/UIKitFacts",
    "Tests/UIKitImport", "Tests/WebPackage", "CHANGELOG.md", "CONTRIBUTING.md",
    "Makefile", "README.md", "SECURITY.md",
]

#: The suffixes of files whose comments begin with #.
HASHED = (".py", ".sh", ".yml")

#: Patterns of forbidden phrases, in lower case and as whole words. Each pattern has a
#: suggestion for better words.
PHRASES = {
    r"anew": "again",
    # The probe prints "focus: nobody", and a story's fact is `nobody`.
    r"(?<!focus: )(?<!`)(?<!-> )(some|no)body": "the subject, as in \"UIKit doesn't report\"",
    r"(tells?|told) of": "reports",
    r"(hears?|heard) of": "is notified of, learns of",
    r"of (its|their|your|our|the \w+'s) own(?! \w)": "its own …, or separate",
    r"(action|bar|direction|field|form|handler|key|label|list|name|navigator|order|"
    r"package|page|picker|tag|text|view)s? of (its|their|your|our|the \w+'s) own":
        "its own …, or separate",
    r"what (it|they|(the|an?|its|their) [\w ]{1,30}) says?":
        "the label, or what … shows, reports or contains",
    r"(says?|said|say) (something|anything) else": "changes, shows another label",
    r"keys? (that )?(says?|said)": "the key shows, or the label",
    r"says (twice|nothing|which|that one)": "names what happens",
    r"let go|letting go": "released, deallocated, resigns",
    r"(lies?|lay) (in|inside|outside|at|there|where|beside|below|above|around)":
        "is",
    r"stands? (there|on|at|nearest|beside|first|in (the|a|an|its))": "is, appears",
    r"(puts?|takes?|taken|taking) (it |them )?back": "restores, undoes, removes",
    r"pass(es|ed)? over": "skips",
    r"go(es)? round": "wraps",
    r"one after the other": "one after another",
    r"wish(es)? wins?|keeps the wish": "takes precedence, pending focus",
    r"aged|hull|rivals?|departed|deafens?":
        "pending focus, union, conflicting, removed",
    r"as (long|far) as [^.]{1,30} (is there|was told)":
        "while … exists, according to",
    r"is no (field|form|slot|stop|container|file|view|change|candidate|button)":
        "isn't a …",
    r"in the end": "after …, finally",
    r"has (its|his|their) (say|way)": "has run",
    r"(some|older) systems": "some OS versions",
}
PATTERNS = [(re.compile(rf"\b(?:{pattern})\b"), better)
            for pattern, better in PHRASES.items()]
ANY = re.compile(rf"\b(?:{'|'.join(PHRASES)})\b")


def docstrings(text):
    """Returns the line numbers of docstrings."""
    owners = (ast.Module, ast.ClassDef, ast.FunctionDef)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, owners) and ast.get_docstring(node):
            yield from range(node.body[0].lineno, node.body[0].end_lineno + 1)


def prose(file):
    """Yields the paragraphs that people read as English. These are comments,
    docstrings, and articles without their code. Each paragraph is a list of lines with
    their numbers."""
    is_article = file.suffix == ".md"
    is_hashed = file.suffix in HASHED or file.name == "Makefile"
    mark = r"\s*#:? (.*)" if is_hashed else r"\s*(?:///?|/\*\*|\*(?!/)) ?(.*)"
    described = set(docstrings(file.read_text())) if file.suffix == ".py" else ()
    is_code = False
    paragraph = []
    for number, line in enumerate(file.read_text().splitlines(), 1):
        comment = re.match(mark, line)
        is_text = is_article or number in described
        text = line if is_text else comment[1] if comment else None
        is_fence = text is not None and text.lstrip().startswith("```")
        if not is_article and not comment:
            is_code = False
        elif is_fence:
            is_code = not is_code
        if text is None or is_fence or is_code or not text.strip():
            yield paragraph
            paragraph = []
        else:
            paragraph.append((number, re.sub(r"`[^`]*`", "``", text.strip())))
    yield paragraph


def files(place):
    path = ROOT / place
    return [path] if path.is_file() else sorted(
        file for file in path.rglob("*")
        if file.suffix in (".swift", ".md", ".js", ".h", ".c", *HASHED)
        and file.name != "test_wording.py"
        and not {".build", "dist", "node_modules"} & set(file.parts))


def findings(paragraph):
    """Returns the phrases in a paragraph. A phrase may continue on the next line."""
    starts, text = [], ""
    for number, line in paragraph:
        starts.append((len(text), number))
        text += line.lower() + " "
    if not ANY.search(text):
        return
    for pattern, better in PATTERNS:
        for found in pattern.finditer(text):
            number = max(line for start, line in starts if start <= found.start())
            yield number, f"\"{found[0]}\", better: {better}"


@pytest.mark.parametrize("place", PLACES)
def test_no_text_contains_a_forbidden_phrase(place):
    assert files(place)
    found = [f"{file.relative_to(ROOT)}:{number}: {text}"
             for file in files(place) for paragraph in prose(file)
             for number, text in findings(paragraph)]
    assert found == [], "\n".join(["", *found])


def test_the_search_finds_a_phrase_across_lines_but_not_in_code(tmp_path):
    file = tmp_path / "A.swift"
    file.write_text("""/// Return passes
/// over a field.
///
/// ```swift
/// anew()
/// ```
/// Calls `anew` again.
let anew = 1
""")
    found = [each for paragraph in prose(file) for each in findings(paragraph)]
    assert found == [(1, '"passes over", better: skips')]


def test_the_search_reads_docstrings_and_comments_with_a_hash(tmp_path):
    file = tmp_path / "a.py"
    file.write_text('''"""Measures it
anew."""

TEXT = "anew"
#: Nobody.
''')
    assert [number for paragraph in prose(file)
            for number, _ in findings(paragraph)] == [2, 5]
