"""Finds the Swift samples in the documents, and their tests."""

import pathlib
import re
from dataclasses import dataclass

ROOT = pathlib.Path(__file__).resolve().parents[2]
# A sample states a result in a comment: `1 + 1 // 2: an explanation`. All other
# comments in a sample are only for the reader.
RESULT = re.compile(r"""(?:[.\["0-9(-]|true\b|false\b|nil\b).*?(?=: |$)""")


@dataclass(frozen=True)
class Sample:
    file: pathlib.Path
    line: int
    text: str

    def __str__(self):
        return f"{self.file.relative_to(ROOT)}:{self.line}"


def documents():
    """Yields the documentation to check: Markdown files and Swift sources with
    comments."""
    yield from ROOT.glob("*.md")
    for folder in ["Documentation", "Sources"]:
        yield from (ROOT / folder).rglob("*.md")
    yield from (ROOT / "Sources").rglob("*.swift")


def samples(file, language="swift"):
    """Yields the fenced code blocks of a language."""
    prefix = r" *///" if file.suffix == ".swift" else ""
    start, lines = None, []
    for number, line in enumerate(file.read_text().splitlines(), 1):
        mark = re.fullmatch(rf"{prefix} *```(\w*)", line)
        if start is not None and mark:
            if start[1] == language:
                yield Sample(file, start[0], "\n".join(lines))
            start, lines = None, []
        elif start is not None:
            lines.append(re.sub(f"^{prefix} ?", "", line) if prefix else line)
        elif mark:
            start = number, mark[1]


def parts(line):
    """Splits a line into its code and its comment."""
    code, _, comment = re.fullmatch(
        r"""((?:"(?:\\.|[^"\\])*"|(?!//).)*)(//+ ?(.*))?""", line).groups()
    return code.strip(), (comment or "").strip()


def bare(text):
    """Removes comments, spaces and line breaks from code."""
    code = "".join(parts(line)[0] for line in text.splitlines())
    return re.sub(r"\s|,(?=\s*[)\]])", "", code)


def statements(text):
    """Returns a sample's statements and their stated results."""
    code, depth, found = "", 0, []
    for line in text.splitlines():
        more, comment = parts(line)
        code += more
        depth += sum(map(more.count, "([")) - sum(map(more.count, ")]"))
        if depth > 0:
            continue
        result = RESULT.match(comment)
        result = result and result[0]
        if code:
            found.append((code, result))
        elif result and found:
            found[-1] = found[-1][0], result
        code = ""
    return found


def imports(text):
    """Returns the modules that a sample or a source file imports."""
    return set(re.findall(r"(?m)^(?:@testable )?import (\w+)$", text))


def compiled_form(text):
    """Converts a sample to the code that a test must contain. Each stated result
    becomes an expectation. Imports are removed. The test file has the imports at its
    beginning."""
    text = re.sub(r"(?m)^import \w+$", "", text)
    lines = [f"#expect({code} == {result})" if result else code
             for code, result in statements(text)]
    return bare("\n".join(lines))
