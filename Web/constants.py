"""Writes Web/src/constants.js and words.js from the Swift sources and terms.json.

With --check, the script writes nothing. The script fails if a file differs from these
sources. With --names, the script prints the names that the minifier may shorten.
"""

import json
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[1]
SOURCES = ROOT / "Sources"
SCRIPTS = ROOT / "Web" / "src"
FILE = SCRIPTS / "constants.js"
WORDS = SCRIPTS / "words.js"
#: The translations of the keys that adapters draw.
RESOURCES = SOURCES / "FieldNavigationWords" / "Resources"
#: The terms by which the adapter reads a page. They are data, because other readers of
#: pages, such as the audit, must agree with the adapter.
TERMS = ROOT / "Web" / "terms.json"
#: TypeScript's declarations of the names that browsers define.
LIBRARIES = pathlib.Path("/usr/share/nodejs/typescript/lib")


def swift(path):
    return (SOURCES / path).read_text()


def block(text, start):
    """Returns the text between the braces after `start`."""
    begin = text.index("{", text.index(start))
    depth = 0
    for place in range(begin, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return text[begin:place]
    raise ValueError(start)


def value(expression):
    """Returns the value of a Swift integer literal, such as 4, -1 or 1 << 30."""
    left, _, shift = expression.replace("_", "").partition("<<")
    return int(left) << int(shift or 0)


def members(text):
    """Returns the values of static members, by name."""
    found = re.findall(
        r"static let (\w+)(?:: \w+)? = (?:\w+\(rawValue: )?(-?[\d_ <]+)", text)
    return {name: value(number) for name, number in found}


def cases(text):
    """Returns the cases of an enumeration by name, numbered as in Swift."""
    numbers, following = {}, 0
    for line in re.findall(r"^ *case (.+)$", text, re.MULTILINE):
        for name, number in re.findall(r"`?(\w+)`?(?: = (\d+))?(?:, |$)", line):
            numbers[name] = int(number or following)
            following = numbers[name] + 1
    return numbers


def terms():
    return json.loads(TERMS.read_text())


def literal(term, keys):
    """Returns a term as JavaScript. The engine knows Return keys and obstacles by
    numbers."""
    if "returnKeys" in term:
        numbers = "".join(f"\n  {key}: {keys[key]}," for key in term["returnKeys"])
        return f"/** @type {{Record<string, any>}} */ ({{\n  __proto__: null,{numbers}\n}})"
    if "obstacles" in term:
        return " | ".join(map(screaming, term["obstacles"]))
    if "words" in term:
        return textwrap.fill(json.dumps(term["words"]), 60, break_on_hyphens=False,
                             subsequent_indent="  ")
    return json.dumps(term.get("selector", term.get("number")))


def screaming(name):
    return re.sub(r"(?=[A-Z])", "_", name).upper()


def script():
    state = swift("FieldNavigation/Form/FieldState.swift")
    web = swift("FieldNavigationWeb/WebNumbers.swift")
    policy = swift("FieldNavigation/Form/ReturnPolicy.swift")
    keys = cases(block(swift("FieldNavigation/Form/ReturnKey.swift"), "enum"))
    obstacles = members(block(state, "struct Obstacles"))
    del obstacles["removed"]
    lines = ["// Written by Web/constants.py from the Swift sources.", ""]

    def group(comment, numbers):
        lines.append(f"/** {comment} */")
        body = ",\n".join(
            f"  {screaming(name)} = {number}" for name, number in numbers.items())
        lines.extend(["export const", f"{body};", ""])

    def table(comment, name, words):
        lines.append(f"/** {comment} */")
        lines.append(f"export const {name} = {words};")
        lines.append("")

    group("Bits of the engine's `Obstacles`.", obstacles)
    group("Bits of the traits that the engine gets besides the obstacles.",
          members(block(web, "struct WebTraits")))
    group("Bits of the kinds of presses.", members(block(web, "struct WebPress")))
    group("Results of `step` other than a slot; CHECK marks a slot to read, and"
          " VALIDATE one that may also be invalid.",
          members(block(web, "enum WebStep")))
    for name, words in (("DESTINATIONS", "Destination"), ("ENDINGS", "Ending")):
        numbers = cases(block(policy, f"enum {words}"))
        assert list(numbers.values()) == list(range(len(numbers)))
        listed = ", ".join(f'"{word}"' for word in numbers)
        table(f"The keywords of `{words}`, in the order of the engine's numbers.",
              name, f"[{listed}]")
    for name, term in terms().items():
        # Keep only the comment's first sentence, without the reason.
        comment = term["comment"].partition(". ")[0].rstrip(".") + "."
        table(comment, screaming(name), literal(term, keys))
    return "\n".join(lines).rstrip() + "\n"


def words():
    """Returns the script with the bar's words: Previous, Next and Done by language."""
    lines = ["// Written by Web/constants.py from the adapters' translations.", "",
             "/** The bar's words by language: Previous, Next and Done. */",
             "export const WORDS = /** @type {Record<string, string[]>} */ ({"]
    for file in sorted(RESOURCES.glob("*.lproj/FieldNavigation.strings")):
        table = dict(re.findall(r'^"(.*)" = "(.*)";$', file.read_text(), re.MULTILINE))
        listed = ", ".join(f'"{table[key]}"'
                           for key in ("Previous Field", "Next Field", "Done"))
        name = file.parent.stem
        lines.append(f"""  {name if name.isalpha() else f'"{name}"'}: [{listed}],""")
    return "\n".join(lines) + "\n});\n"


def exports():
    return {name for file in (SOURCES / "FieldNavigationWeb").rglob("*.swift")
            for name in re.findall(r'@_expose\(wasm, "(\w+)"\)',
                                   file.read_text())}


def own_names():
    """Returns the members of the scripts' classes. Omits names that a browser, a page's
    options or the module's exports also use."""
    texts = {file: file.read_text() for file in SCRIPTS.glob("*.js")}
    text = "\n".join(texts.values())
    declared = set(re.findall(r"\bthis\.(\w+) =\s", text))
    declared |= set(re.findall(r"^  (?:get )?(\w+)\([^)]*\) \{$", text,
                               re.MULTILINE))
    known = set()
    for library in ("lib.dom.d.ts", "lib.es5.d.ts", "lib.es2015.core.d.ts",
                    "lib.es2015.collection.d.ts", "lib.es2015.iterable.d.ts",
                    "lib.es2019.array.d.ts", "lib.es2022.object.d.ts"):
        known |= set(re.findall(
            r"^ +(?:readonly |get |set )?(\w+)\??[(:<]",
            (LIBRARIES / library).read_text(), re.MULTILINE))
    public = set(re.findall(r"@property \{.*\} \[?(\w+)", text))
    return sorted(declared - known - public - exports()
                  - {"constructor", "if", "for", "while", "switch"})


def check():
    if FILE.read_text() != script() or WORDS.read_text() != words():
        raise SystemExit(
            "Web/src/constants.js or words.js doesn't match the sources: run"
            " python3 Web/constants.py")


def main():
    if "--names" in sys.argv:
        print("|".join(own_names()))
    elif "--check" in sys.argv:
        check()
    else:
        FILE.write_text(script())
        WORDS.write_text(words())


if __name__ == "__main__":
    main()
