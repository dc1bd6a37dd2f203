"""Turns the merged docc archives into one site, and checks the site.

docc merges archives into a bare front page that only lists the modules. The address `/`
is empty, and the modules don't link to each other. This script makes the guides' root
page the front page. The script links every page back to the front page. All pages get
one table of contents, in the order of the front page's topics. All pages also get a link
to the search, and what docc's pages lack for narrow windows and the keyboard.

    python3 Scripts/docs_site.py site [base]
"""

import json
import pathlib
import sys

TEMPLATES = pathlib.Path(__file__).resolve().parent.parent / "Documentation" / "Site"
NAME = "FieldNavigation"
HOME = "/documentation"
GUIDES = "/documentation/guides"
FRONT = "doc://Guides/documentation/Guides"
#: The link target of the title "Documentation" above each page. The pages of docc
#: recognize this link by the kind "technologies".
ROOT = "doc://FieldNavigation/documentation"
ROOT_REFERENCE = {"identifier": ROOT, "kind": "technologies", "type": "topic",
                  "title": "Documentation", "url": HOME, "abstract": []}
#: The first crumb. The link says "Home", because one module has the same name as the
#: front page.
FRONT_REFERENCE = {**ROOT_REFERENCE, "identifier": FRONT, "kind": "article",
                   "title": "Home"}
#: The groups that docc creates for symbols without a topic group.
FINE = {"Enumeration Cases", "Default Implementations"}
REDIRECT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>FieldNavigation</title>
<meta http-equiv="refresh" content="0; url={0}">
<p><a href="{0}">The documentation of FieldNavigation</a></p>
"""


def write(file, value):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(value, separators=(",", ":"), ensure_ascii=False))


def template(name, base):
    """Returns a file of the folder Documentation/Site, for a base path."""
    return (TEMPLATES / name).read_text().replace("{BASE}", base.rstrip("/"))


def pages(site):
    """Yields each page's file and content."""
    for file in [site / "data" / "documentation.json",
                 *sorted((site / "data" / "documentation").rglob("*.json"))]:
        yield file, json.loads(file.read_text())


def address(reference):
    """Returns the page address of a reference, without its fragment."""
    return reference["url"].partition("#")[0]


def all_pages(site):
    """Returns all pages by address."""
    return {"/" + str(file.relative_to(site / "data").with_suffix("")): page
            for file, page in pages(site)}


def move_front_page(site):
    """Replaces the list of modules with the guides' root page. The guides' old address
    redirects to the new one."""
    old = site / "data" / f"{GUIDES[1:]}.json"
    old.replace(site / "data" / f"{HOME[1:]}.json")
    (site / GUIDES[1:] / "index.html").write_text(REDIRECT.format("../"))
    (site / "index.html").write_text(REDIRECT.format("documentation/"))


def lead_home(page, known):
    """Starts a page's breadcrumbs at the front page. Removes a breadcrumb whose page
    doesn't exist. For an extended module, docc adds such a
    breadcrumb."""
    references = page.setdefault("references", {})
    references |= {ROOT: ROOT_REFERENCE, FRONT: FRONT_REFERENCE}
    paths = page.setdefault("hierarchy", {}).get("paths") or [[]]
    missing = {one for path in paths for one in path
               if address(references[one]) not in known}
    for one in missing:
        del references[one]
    page["hierarchy"]["paths"] = [
        [ROOT, FRONT, *(one for one in path if one not in {FRONT, *missing})]
        for path in paths]
    if page["identifier"]["url"] == FRONT:
        page["hierarchy"]["paths"] = [[ROOT]]


def contents(index):
    """Merges the modules' page trees into one table of contents. The front page lists
    modules and articles without their subpages. This function adds the subpages."""
    trees = index["interfaceLanguages"]["swift"][0]["children"]
    front = next(one for one in trees if one["path"] == GUIDES)
    modules = {one["path"]: one for one in trees if one is not front}

    def whole(node):
        # With the type "module", each page would show only its own module in the table
        # of contents.
        module = modules.get(node.get("path"))
        return {**module, "type": "symbol"} if module else node

    return [{**front, "title": NAME, "path": HOME, "type": "module",
             "children": [whole(one) for one in front["children"]]}]


def dress(site, base):
    """Adds the header, the styles and the script of Documentation/Site to each page of
    docc."""
    for name in ["site.css", "site.js"]:
        (site / name).write_text(template(name, base))
    root = base.rstrip("/")
    links = (f'<link rel="stylesheet" href="{root}/site.css">'
             f'<script defer src="{root}/site.js"></script></head>')
    # docc draws the template with this name above the page.
    header = template("header.html", base)
    for file in (site / "documentation").rglob("index.html"):
        page = file.read_text().replace("</head>", links, 1)
        file.write_text(page.replace('<div id="app">', header + '<div id="app">', 1))


def build(site, base=""):
    dress(site, base)
    move_front_page(site)
    known = all_pages(site)
    for file, page in list(pages(site)):
        lead_home(page, known)
        write(file, page)
    file = site / "index" / "index.json"
    index = json.loads(file.read_text())
    index["interfaceLanguages"]["swift"] = contents(index)
    write(file, index)
    # Every page requests this file. On the background of code, docc's own gray for
    # comments has too little contrast.
    write(site / "theme-settings.json", {
        "meta": {"title": NAME},
        "theme": {"color": {"syntax-comments": {"light": "#5d6c79",
                                                "dark": "#7f8c98"}}}})


def listed(nodes):
    """Yields the addresses in the table of contents."""
    for node in nodes:
        if "path" in node:
            yield node["path"]
        yield from listed(node.get("children", []))


def problems(site):
    """Returns a line for each fault. Faults are broken links, pages missing from the
    table of contents, and symbols without a topic group."""
    known = all_pages(site)
    contents = json.loads((site / "index" / "index.json").read_text())
    shown = set(listed(contents["interfaceLanguages"]["swift"]))
    for path in sorted(shown - set(known)):
        yield f"the table of contents leads to {path}, which is not there"
    for path, page in known.items():
        if path not in shown:
            yield f"{path} is not in the table of contents"
        for reference in page["references"].values():
            urls = [one["url"] for one in reference.get("variants", [])]
            if reference["type"] == "topic":
                target = address(reference)
                if target not in known:
                    yield f"{path} leads to {target}, which is not there"
            for url in urls:
                if not (site / url.lstrip("/")).is_file():
                    yield f"{path} shows {url}, which is not there"
        for one in page["hierarchy"]["paths"]:
            for crumb in set(one) - set(page["references"]):
                yield f"{path} has the crumb {crumb}, which leads nowhere"
        for section in page.get("topicSections", []):
            if section.get("generated") and section["title"] not in FINE:
                names = [page["references"][one]["title"]
                         for one in section["identifiers"]]
                yield f"{path}: in no group: {', '.join(names)}"


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    build(folder, *sys.argv[2:])
    sys.exit("\n".join(f"docs: {one}" for one in problems(folder)) or 0)
