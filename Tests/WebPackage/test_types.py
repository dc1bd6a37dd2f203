"""Tests that the type declarations accept correct apps under each way in which
TypeScript finds a package. The type declarations must reject code that wouldn't run."""

import json
import pathlib
import shutil
import sys

import pytest

from commands import ROOT, run

sys.path.insert(0, str(ROOT / "Tests" / "Docs"))

from samples import samples  # noqa: E402

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
FILES = [["classic.ts"], ["module.ts", "imports.ts", "react.tsx"]]

ARTICLES = [ROOT / "Documentation" / "Guides.docc" / name
            for name in ("TheWebInFiveMinutes.md", "OnTheWeb.md")]
#: The endings of the files that may contain the samples of each language.
ENDINGS = {"js": "ts", "ts": "ts", "jsx": "tsx"}
SAMPLES = [(language, one) for language in ENDINGS for file in ARTICLES
           for one in samples(file, language)]
#: The imports that most samples leave out. A file without one isn't a module.
IMPORTS = """import { attach, type Handle, type Options } from "field-navigation";
import "field-navigation/keyboard";
import "field-navigation/code";
"""
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


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("files", FILES, ids=" ".join)
def test_the_typescript_samples_compile_except_for_the_expected_errors(
        installed, files, way, version):
    if way == "bundler" and version < 5:
        pytest.skip("only TypeScript 5 and later know it")
    kind, options = WAYS[way]
    app = installed / "typed"
    shutil.rmtree(app, ignore_errors=True)
    app.mkdir()
    for name in files:
        text = (TYPES / name).read_text()
        if kind == "commonjs" and "node10" not in way:
            # That script awaits the engine's file, and `require` can't wait.
            text = "".join(line for line in text.splitlines(keepends=True)
                           if "attachFast" not in line)
        (app / name).write_text(text)
    (app / "package.json").write_text(json.dumps({"type": kind}))
    (app / "tsconfig.json").write_text(json.dumps({"compilerOptions": {
        **COMMON, **options,
        # Debian's types of React lack the packages that they import. The expected errors
        # show that ours have theirs.
        "skipLibCheck": "react.tsx" in files,
        **({"ignoreDeprecations": "6.0"} if version >= 6 else {})}}))
    run(["tsc", "-p", "."], app)


@pytest.mark.parametrize(
    "language, sample", SAMPLES, ids=[str(sample) for _, sample in SAMPLES])
def test_a_sample_of_an_article_compiles_in_a_strict_app(
        installed, language, sample, version):
    app = installed / "sample"
    shutil.rmtree(app, ignore_errors=True)
    app.mkdir()
    text = sample.text
    for without, typed in TYPED.items():
        text = text.replace(without, typed)
    has_angular = "@Directive" in text
    (app / f"app.{ENDINGS[language]}").write_text(
        ANGULAR * has_angular + IMPORTS + text + "\nexport {};\n")
    if has_angular:
        (app / "angular.d.ts").write_text(ANGULAR_TYPES)
    (app / "tsconfig.json").write_text(json.dumps({"compilerOptions": {
        **COMMON, **WAYS["node16, module"][1],
        **({"jsx": "react-jsx", "skipLibCheck": True} if language == "jsx" else {}),
        "experimentalDecorators": True,
        **({"ignoreDeprecations": "6.0"} if version >= 6 else {})}}))
    (app / "package.json").write_text('{"type": "module"}')
    run(["tsc", "-p", "."], app)
