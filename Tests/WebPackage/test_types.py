"""Tests that the type declarations accept correct apps under each way in which
TypeScript finds a package. The type declarations must reject code that wouldn't run."""

import json
import pathlib
import re
import subprocess
import sys

import pytest

from commands import ROOT, run

sys.path.insert(0, str(ROOT / "Tests" / "Docs"))

from samples import Sample, samples  # noqa: E402

TYPES = pathlib.Path(__file__).parent / "Types"

#: For each way: the kind of the app's own files, and TypeScript's options.
WAYS = {
    "node10": ("module", {"module": "es2020", "moduleResolution": "node"}),
    "node10, CommonJS": (
        "commonjs", {"module": "commonjs", "moduleResolution": "node"}),
    **{f"{name}, {kind}": (kind, {"module": name, "moduleResolution": name})
       for name in ("node16", "nodenext") for kind in ("module", "commonjs")},
    "bundler": ("module", {"module": "es2020", "moduleResolution": "bundler"}),
}
COMMON = {"noEmit": True, "strict": True, "target": "es2020", "types": [],
          "lib": ["es2020", "dom"], "esModuleInterop": True}
#: The files of each app. The classic script's global would be in all of its files.
#: Debian's types of React lack the packages that they import, so that TypeScript skips
#: the declarations in that app.
FILES = [["classic.ts"], ["module.ts", "imports.ts"], ["react.tsx"]]
#: Only here, TypeScript also checks its declarations of the page, which ours extend. That
#: takes three times as long as the rest.
THOROUGH = "node16, module"

ARTICLES = [ROOT / "Documentation" / "Guides.docc" / name
            for name in ("TheWebInFiveMinutes.md", "OnTheWeb.md")]
#: The endings of the files that may contain the samples of each language.
ENDINGS = {"js": "ts", "ts": "ts", "jsx": "tsx"}
SAMPLES = [(language, one) for language in ENDINGS for file in ARTICLES
           for one in samples(file, language)]
#: Its last line doesn't compile.
MISTAKE = Sample(ARTICLES[0], 100, 'const root = document;\nattach(root, 1);')
#: The imports that most samples leave out. A file without one isn't a module.
IMPORTS = """import { attach, type Handle, type Options } from "field-navigation";
import "field-navigation/keyboard";
import "field-navigation/code";
"""
#: The line before an app's errors. Other lines with a time say why an app is compiled.
BUILDING = re.compile(r"(?m)^.* - Building project '(?:.*/)?(.*?)/tsconfig\.json'\.\.\.$")
OTHER = re.compile(r"(?m)^[\d:]+\s[AP]M - .*$")
#: Angular as far as our sample needs it.
ANGULAR = """import {
  Directive, ElementRef, Input, type OnChanges, type OnDestroy,
} from "@angular/core";
"""
ANGULAR_TYPES = """declare module "@angular/core" {
  export function Directive(options: object): (target: Function) => void;
  export function Input(name: string): (target: object, key: string) => void;
  export class ElementRef<T> { nativeElement: T; }
  export interface OnChanges { ngOnChanges(changes: object): void; }
  export interface OnDestroy { ngOnDestroy(): void; }
}
"""
#: The parameters whose types only the reader can add.
TYPED = {"fieldNavigation(root, options)":
         "fieldNavigation(root: HTMLElement, options: Options)",
         "update(changed)": "update(changed: Options)"}


@pytest.fixture(scope="session")
def version(tmp_path_factory):
    """The main version of the installed TypeScript."""
    text = run(["tsc", "--version"], tmp_path_factory.mktemp("version"))
    return int(text.split()[1].split(".")[0])


@pytest.fixture(scope="session")
def errors(installed, version):
    """Returns TypeScript's errors in each app. One process compiles all apps, because
    starting it and reading its libraries takes longer than checking an app."""
    apps = {}

    def write(key, kind, options, files):
        app = installed / f"app-{len(apps)}"
        app.mkdir()
        for name, text in files.items():
            (app / name).write_text(text)
        (app / "package.json").write_text(json.dumps({"type": kind}))
        (app / "tsconfig.json").write_text(json.dumps({"compilerOptions": {
            **COMMON, "skipDefaultLibCheck": True, **options,
            **({"ignoreDeprecations": "6.0"} if version >= 6 else {})}}))
        apps[key] = app.name

    for way, (kind, options) in WAYS.items():
        for files in FILES:
            if is_known(way, version):
                write((way, *files), kind,
                      {**options, "skipLibCheck": "react.tsx" in files,
                       "skipDefaultLibCheck": way != THOROUGH},
                      {name: typed(name, way, kind) for name in files})
    kind, options = WAYS["node16, module"]
    for language, sample in [*SAMPLES, ("ts", MISTAKE)]:
        jsx = {"jsx": "react-jsx", "skipLibCheck": True} if language == "jsx" else {}
        write(sample, kind, {**options, **jsx, "experimentalDecorators": True},
              strict(sample, ENDINGS[language]))
    done = subprocess.run(
        ["tsc", "--build", "--verbose", "--pretty", "false", *apps.values()],
        cwd=installed, capture_output=True, text=True, timeout=300)
    _, *said = BUILDING.split(done.stdout)
    said = dict(zip(said[::2], said[1::2]))
    assert said.keys() == set(apps.values()), done.stdout + done.stderr
    return {key: OTHER.sub("", said[name]).strip() for key, name in apps.items()}


def is_known(way, version):
    return way != "bundler" or version >= 5


def typed(name, way, kind):
    text = (TYPES / name).read_text()
    if kind == "commonjs" and "node10" not in way:
        # That script awaits the engine's file, and `require` can't wait.
        text = "".join(line for line in text.splitlines(keepends=True)
                       if "attachFast" not in line)
    return text


def above(sample):
    """What a reader adds above a sample."""
    return ANGULAR * ("@Directive" in sample.text) + IMPORTS


def strict(sample, ending):
    """Returns the files of an app that consists of a sample."""
    text = sample.text
    for without, with_type in TYPED.items():
        text = text.replace(without, with_type)
    return {f"app.{ending}": above(sample) + text + "\nexport {};\n",
            **({"angular.d.ts": ANGULAR_TYPES} if "@Directive" in text else {})}


def in_article(sample, errors):
    """Names the lines of the article instead of those of the app."""
    first = sample.line - above(sample).count("\n")
    return re.sub(r"(?m)^app-\d+/app\.tsx?\((\d+),\d+\)", lambda place: (
        f"{sample.file.name}:{first + int(place[1])}"), errors)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("files", FILES, ids=" ".join)
def test_the_typescript_samples_compile_except_for_the_expected_errors(
        errors, files, way, version):
    if not is_known(way, version):
        pytest.skip("only TypeScript 5 and later know it")
    assert errors[way, *files] == ""


@pytest.mark.parametrize(
    "sample", [sample for _, sample in SAMPLES], ids=str)
def test_a_sample_of_an_article_compiles_in_a_strict_app(errors, sample):
    assert in_article(sample, errors[sample]) == ""


def test_an_error_in_a_sample_names_the_line_of_its_article(errors):
    assert in_article(MISTAKE, errors[MISTAKE]).startswith(
        f"{MISTAKE.file.name}:102: error TS")
