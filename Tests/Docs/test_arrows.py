"""Tests that arrows point down. An arrow leads from a file that names a type to the file
that declares this type, or from a script to a script that it imports. Two files may name
each other, but a larger circle of files can't be read one file at a time."""

import re

import pytest

from messages import QUOTES, code
from samples import ROOT

FOLDERS = [
    "Sources/FieldNavigation", "Sources/FieldNavigationGTK",
    "Sources/FieldNavigationSwiftUI", "Sources/FieldNavigationUIKit", "Web/src"]
WORD = re.compile(r"""[{}]
    |(?<![\w.])extension\s+(?P<extended>[\w.]+)
    |(?<![\w.])(?:actor|class|enum|protocol|struct)\s+(?!func|var)(?P<declared>\w+)
    |(?<![\w.])typealias\s+(?P<alias>\w+)
    |(?<![\w.])(?P<member>func|init|let|subscript|var)\b
    |(?<![\w.])(?P<named>[A-Z]\w*(?:(?:<[^<>]*>)?\.[A-Z]\w*)*)""", re.VERBOSE)


def words(text):
    """Yields each type that Swift code declares or names, and the types around it. The
    header of an extension names a type only if the extension has members. Without members
    it only nests types."""
    plain, _ = code(text, 0, QUOTES[".swift"], [])
    around, opening = [], None
    for word in WORD.finditer(re.sub(r"(?m)^.*\bimport .*$", "", plain)):
        kind = word.lastgroup
        if word[0] == "{":
            around.append(opening)
            opening = None
        elif word[0] == "}":
            around.pop()
        elif kind == "member":
            if around and around[-1]:
                yield "named", (), around[-1]
        else:
            scope = [part for type in around if type for part in type.split(".")]
            # In A<B>.C the name is A.C, and B is another one.
            for name in [re.sub("<.*?>", "", word[kind]),
                         *re.findall("[<,] ?([A-Z][A-Za-z.]*)", word[kind])]:
                yield "declared" if kind == "alias" else kind, tuple(scope), name
        if kind in ("declared", "extended"):
            opening = word[kind]


def declaring(files, scope, name):
    """Returns the files that declare a type. An inner type hides an outer one."""
    for count in range(len(scope), -1, -1):
        path = (*scope[:count], *name.split("."))
        for end in range(len(path), count, -1):
            if path[:end] in files:
                return files[path[:end]]
    return []


def arrows(texts):
    """Returns what each file names of each other file."""
    found = [(file, *word) for file, text in texts.items() for word in words(text)]
    files = {}
    for file, kind, scope, name in found:
        if kind == "declared":
            files.setdefault((*scope, name), []).append(file)
    result = {file: {} for file in texts}
    for file, kind, scope, name in found:
        owners = declaring(files, scope, name) if kind == "named" else []
        if owners and file not in owners:
            result[file].setdefault(owners[0], set()).add(name)
    return result


def imports(texts):
    return {file: {other: {"import"} for other in re.findall(r'from "\./(.+?)"', text)}
            for file, text in texts.items()}


def circles(graph):
    """Returns each circle of more than two files."""
    def follow(file, seen):
        for other in graph[file]:
            if other in graph and other not in seen:
                seen.add(other)
                follow(other, seen)
        return seen

    reached = {file: follow(file, set()) for file in graph}
    found = {frozenset(other for other in reached[file] if file in reached[other])
             for file in graph}
    return [circle for circle in found if len(circle) > 2]


def shown(circle, graph):
    return "\n".join(
        f"{file} -> {other}: {', '.join(sorted(names))}" for file in sorted(circle)
        for other, names in sorted(graph[file].items()) if other in circle)


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_more_than_two_files_name_each_other_in_a_circle(folder):
    files = {str(file.relative_to(ROOT / folder)): file.read_text()
             for file in sorted((ROOT / folder).rglob("*"))
             if file.suffix in (".swift", ".js")}
    graph = imports(files) if folder == "Web/src" else arrows(files)
    assert any(graph.values())
    for circle in circles(graph):
        pytest.fail(f"a circle in {folder}:\n{shown(circle, graph)}")


A = "struct A { struct Inner {} }"


@pytest.mark.parametrize("text, named", [
    ("let a = A()", {"A"}), ("func f(a: [A.Inner]) {}", {"A.Inner"}),
    ("// A\n/* A */ let a = \"A\"", set()), ("let b = b.A", set()),
    ("extension A { struct B { let c: C } }", set()),
    ("extension A { func f() {} }", {"A"}),
    ("extension A { struct B { let c: Inner } }", {"Inner"}),
    ("let a: Inner", set()), ("let a: C<Int, A>.D", {"A"}),
    ("let a: A<Int>.Inner", {"A.Inner"}), ("struct A {}; let a = A()", set()),
    ("import struct M.A", set()),
])
def test_an_arrow_leads_to_the_file_of_each_named_type(text, named):
    assert arrows({"b": text, "a": A})["b"].get("a", set()) == named


def test_three_files_are_a_circle_but_two_are_not():
    graph = {"a": {"b": {"B"}}, "b": {"c": {"C"}, "a": {"A"}}, "c": {}}
    assert circles(graph) == []
    graph["c"]["a"] = {"A"}
    assert circles(graph) == [{"a", "b", "c"}]
    assert shown("abc", graph) == "a -> b: B\nb -> a: A\nb -> c: C\nc -> a: A"
