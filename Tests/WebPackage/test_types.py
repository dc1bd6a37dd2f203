"""Tests that the type declarations accept correct pages. The type declarations must
reject code that wouldn't run."""

import pathlib
import shutil

import pytest

from commands import run

TYPES = pathlib.Path(__file__).parent / "Types"


@pytest.mark.parametrize("resolution", [
    ["--module", "es2020", "--moduleResolution", "node"],
    ["--module", "node16", "--moduleResolution", "node16"],
], ids=["node", "node16"])
@pytest.mark.parametrize("file", sorted(TYPES.iterdir()), ids=lambda file: file.stem)
def test_the_typescript_samples_compile_except_for_the_expected_errors(
        installed, file, resolution):
    shutil.copy(file, installed)
    # This app's files are ES modules, like the package's files.
    (installed / "package.json").write_text('{"type": "module"}')
    run(["tsc", "--noEmit", "--strict", "--target", "es2020", "--lib", "es2020,dom",
         *resolution, file.name], installed)
