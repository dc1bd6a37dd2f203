"""Tests that the type declarations accept correct apps under each way in which
TypeScript finds a package. The type declarations must reject code that wouldn't run."""

import json
import pathlib
import shutil

import pytest

from commands import run

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
