"""Tests the documentation site. Each page links to the front page. Also tests that the
site's and the tools' checks detect errors."""

import json
import os
import re
import socket
import subprocess
import sys

import pytest

from samples import ROOT

sys.path.insert(0, str(ROOT / "Scripts"))

import docs_search  # noqa: E402
import docs_site  # noqa: E402

MODULE = "doc://M/documentation/M"


def reference(identifier, url):
    return {"identifier": identifier, "type": "topic", "title": "A", "url": url}


def page(identifier, path=(), groups=(), **references):
    """Returns a page in docc's format, with breadcrumbs for a path."""
    found = {one: reference(one, f"/documentation/{one.split('/', 4)[-1].lower()}")
             for one in [identifier, *path]}
    return {"identifier": {"url": identifier}, "hierarchy": {"paths": [list(path)]},
            "topicSections": list(groups),
            "references": {**found, **references}}


@pytest.fixture
def site(tmp_path):
    """A merged docc archive. The archive has the guides and a module with one type."""
    def put(path, content):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(content))

    put("data/documentation.json", page("doc://Documentation/documentation"))
    put("data/documentation/guides.json", page(docs_site.FRONT))
    put("data/documentation/guides/a.json",
        page(f"{docs_site.FRONT}/A", [docs_site.FRONT]))
    put("data/documentation/m.json", page(MODULE))
    put("data/documentation/m/uikit/t.json",
        page(f"{MODULE}/UIKit/T", [MODULE, f"{MODULE}/UIKit"]))
    put("documentation/guides/index.html", {})
    leaf = {"title": "M", "type": "module", "path": "/documentation/m"}
    put("index/index.json", {"interfaceLanguages": {"swift": [{"children": [
        {**leaf, "children": [{"title": "T", "path": "/documentation/m/uikit/t"}]},
        {"title": "Guides", "type": "module", "path": "/documentation/guides",
         "children": [{"title": "A", "path": "/documentation/guides/a"}, leaf]},
    ]}]}})
    return tmp_path


def load(file):
    return json.loads(file.read_text())


def change(file, **changes):
    file.write_text(json.dumps({**load(file), **changes}))


def test_the_check_finds_no_problem_in_a_complete_site(site):
    docs_site.build(site)
    assert list(docs_site.problems(site)) == []


def test_the_root_page_of_the_guides_becomes_the_front_page(site):
    docs_site.build(site)
    front = load(site / "data/documentation.json")
    assert front["identifier"]["url"] == docs_site.FRONT
    assert 'url=documentation/"' in (site / "index.html").read_text()
    assert 'url=../"' in (site / "documentation/guides/index.html").read_text()


def test_every_page_of_docc_gets_the_search_field_for_its_base_path(site):
    file = site / "documentation/m/index.html"
    file.parent.mkdir(parents=True)
    file.write_text('<html><head></head><body><div id="app"></div></body></html>')
    docs_site.build(site, "/base/")
    html = file.read_text()
    assert html.index('<template id="custom-header">') < html.index('<div id="app">')
    assert 'action="/base/search/"' in html
    assert '<script defer src="/base/site.js"></script></head>' in html
    assert (site / "site.js").is_file() and (site / "site.css").is_file()


def test_the_search_reads_headings_text_code_tables_and_the_titles_of_links():
    def words(text):
        return {"type": "paragraph", "inlineContent": [{"type": "text", "text": text}]}

    content = [
        {"type": "heading", "level": 2, "anchor": "Overview", "text": "Overview"},
        {"type": "heading", "level": 3, "anchor": "The-bar", "text": "The `bar` & more"},
        {"type": "table", "rows": [[[words("left < right")], [words("R5")]]]},
        {"type": "codeListing", "code": ["let a = 1", "let b = 2"]},
        {"type": "paragraph", "inlineContent": [
            {"type": "codeVoice", "code": "keyboardFrame"},
            {"type": "reference", "identifier": "a"},
            {"type": "strong", "inlineContent": [{"type": "text", "text": "R6"}]}]}]
    found = docs_search.text([{"kind": "content", "content": content}],
                             {"a": {"title": "The linked page"}})
    assert "Overview" not in found
    assert '<h3 id="The-bar">The bar &amp; more</h3>' in found
    for one in ["left &lt; right", "R5", "let a = 1\nlet b = 2", "keyboardFrame",
                "The linked page", "R6</strong>"]:
        assert one in found


def test_a_result_of_the_search_has_the_titles_of_the_pages_above(site):
    docs_site.build(site)
    found = load(site / "data/documentation/m/uikit/t.json")
    found["metadata"] = {"title": "T"}
    assert 'content="T – A"' in docs_search.document(found)


def test_the_breadcrumbs_begin_at_the_front_page_and_skip_missing_pages(site):
    docs_site.build(site)
    found = load(site / "data/documentation/m/uikit/t.json")
    path = found["hierarchy"]["paths"][0]
    assert path == [docs_site.ROOT, docs_site.FRONT, MODULE]
    assert [found["references"][one]["url"] for one in path] == [
        "/documentation", "/documentation", "/documentation/m"]


def test_all_pages_share_one_table_of_contents(site):
    docs_site.build(site)
    trees = load(site / "index/index.json")["interfaceLanguages"]["swift"]
    assert list(docs_site.listed(trees)) == [
        "/documentation", "/documentation/guides/a", "/documentation/m",
        "/documentation/m/uikit/t"]


def test_the_check_reports_a_link_to_a_missing_page(site):
    docs_site.build(site)
    file = site / "data/documentation/m.json"
    change(file, references={**load(file)["references"],
                             "x": reference("x", "/documentation/x#place")})
    assert list(docs_site.problems(site)) == [
        "/documentation/m leads to /documentation/x, which is not there"]


def test_the_check_reports_a_missing_picture(site):
    docs_site.build(site)
    file = site / "data/documentation/m.json"
    picture = {"type": "image", "variants": [{"url": "/images/M/x.png"}]}
    change(file, references={**load(file)["references"], "x.png": picture})
    assert list(docs_site.problems(site)) == [
        "/documentation/m shows /images/M/x.png, which is not there"]


def test_the_check_reports_a_symbol_outside_all_topic_groups(site):
    docs_site.build(site)
    group = {"title": "Instance Methods", "generated": True, "identifiers": [MODULE]}
    cases = {**group, "title": "Enumeration Cases"}
    change(site / "data/documentation/m.json", topicSections=[group, cases])
    assert list(docs_site.problems(site)) == ["/documentation/m: in no group: A"]


def test_the_check_reports_a_page_that_the_table_of_contents_lacks(site):
    docs_site.build(site)
    (site / "data/documentation/y.json").write_text(json.dumps(page(MODULE)))
    assert list(docs_site.problems(site)) == [
        "/documentation/y is not in the table of contents"]


def run(*command, **environment):
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, **environment})
    assert done.returncode and not done.stdout
    return done.stderr


@pytest.mark.parametrize("swift, words", [
    (None, "Swift 6.3 is missing: install the toolchain"),
    ("Swift version 6.2", "Swift 6.3 or later is needed, this is Swift version 6.2"),
    ("Swift version 6.3", "docc is missing beside swiftc; install"),
], ids=["no Swift", "an older Swift", "no docc"])
def test_the_script_reports_an_unsuitable_swift_version_in_one_line(tmp_path, swift, words):
    # This search path has only the system commands that the scripts use. The search
    # path has no Swift toolchain.
    for name in ["dirname", "grep", "head", "pkg-config", "python3", "readlink", "sh",
                 "uname", "Xvfb", "xauth"]:
        (tmp_path / name).write_text("#!/bin/sh\nexec /usr/bin/env PATH="
                                     f"{os.environ['PATH']} {name} \"$@\"\n")
    for name in ["swift", "swiftc"] if swift else []:
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{swift}'\n")
    for file in tmp_path.iterdir():
        file.chmod(0o755)
    error = run("/bin/sh", "Scripts/docs.sh", PATH=str(tmp_path))
    assert words in error and error.count("\n") == 1


def test_the_script_reports_an_occupied_port_before_it_builds_anything():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        error = run(sys.executable, "Scripts/docs_serve.py", "--try", "--port", str(port))
    assert error == (f"docs: port {port} cannot be used (Address already in use);"
                     f" try make docs SERVE=1 PORT={port + 1}\n")


def test_the_walk_seeks_words_that_articles_have():
    """Building the documentation takes minutes, so that a lost word is noticed here."""
    text = "".join(file.read_text() for folder in ("Sources", "Documentation")
                   for file in (ROOT / folder).rglob("*.md"))
    for word in re.search(r"(?m)^SOUGHT = \[(.*)\]$", (
            ROOT / "Scripts/docs_walk.py").read_text())[1].split(", "):
        assert re.search(rf"\b{word[1:-1]}\b", text), word
