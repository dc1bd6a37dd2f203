"""Adds a full-text search to the documentation site: an index, and the page /search/.

    .venv/bin/python Scripts/docs_search.py site [base]

docc writes the pages as data, which a script in the browser draws. Therefore this script
gives Pagefind the text of the data. Pagefind writes an index, and the search field that
reads it. No server needs to take part.
"""

import asyncio
import html
import pathlib
import sys

from docs_site import all_pages, template


def text(node, references):
    """Returns a node of docc's data as HTML. Only headings, code and the limits of
    blocks count, because Pagefind shows plain text."""
    def inside(value):
        if isinstance(value, list):
            return "".join(inside(one) for one in value)
        return text(value, references) if isinstance(value, dict) else ""

    if isinstance(node, list):
        return inside(node)
    match node.get("type", node.get("kind")):
        case "heading":
            level, anchor = node["level"], html.escape(node["anchor"])
            # docc puts this heading above the text of each page.
            if anchor.lower() == "overview":
                return ""
            title = html.escape(node["text"].replace("`", ""))
            return f'<h{level} id="{anchor}">{title}</h{level}>'
        case "codeListing":
            return f"<pre>{html.escape(chr(10).join(node['code']))}</pre>"
        case "reference" | "image" | "link":
            shown = references.get(node.get("identifier"), node)
            return html.escape(node.get("overridingTitle") or shown.get("title")
                               or shown.get("alt") or "")
        case "declarations":
            return "".join(f"<pre>{inside(one['tokens'])}</pre>"
                           for one in node["declarations"])
        case "mentions" | "relationships":
            return ""
    if "text" in node or "code" in node:
        return html.escape(node.get("text", node.get("code")))
    inner = html.escape(node.get("name", "")) + " " + inside(list(node.values()))
    if node.get("type") == "strong":
        # A rule and a term are in bold where the documentation defines them.
        return f'<strong data-pagefind-weight="10">{inner}</strong>'
    return inner if node.get("type") == "emphasis" else f"<div>{inner}</div>"


def place(page):
    """Returns the titles of the pages above a page."""
    _, *path = page["hierarchy"]["paths"][0]
    titles = [page["references"][one]["title"] for one in path]
    return " › ".join(titles[1:])


def document(page):
    """Returns a page as an HTML document for Pagefind."""
    references = page["references"]
    title = html.escape(page["metadata"]["title"])
    above = html.escape(place(page))
    return (f'<html lang="en"><meta data-pagefind-meta="title[content]"'
            f' content="{title}{above and f" – {above}"}"><body><h1>{title}</h1>'
            f'<p>{text(page.get("abstract", []), references)}</p>'
            f'{text(page.get("primaryContentSections", []), references)}</body></html>')


async def index(site):
    from pagefind.index import PagefindIndex
    async with PagefindIndex({"output_path": str(site / "pagefind")}) as pages:
        for path, page in all_pages(site).items():
            await pages.add_html_file(content=document(page), url=f"{path}/")


def build(site, base=""):
    (site / "search").mkdir(exist_ok=True)
    (site / "search" / "index.html").write_text(template("search.html", base))
    asyncio.run(index(site))


if __name__ == "__main__":
    build(pathlib.Path(sys.argv[1]), *sys.argv[2:])
