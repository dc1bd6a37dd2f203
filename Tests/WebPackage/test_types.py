"""The declarations accept what pages write, and reject what would not run."""

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
def test_the_samples_compile_but_for_the_expected_errors(
        installed, file, resolution):
    shutil.copy(file, installed)
    # An app whose files are ES modules, as the package's are.
    (installed / "package.json").write_text('{"type": "module"}')
    run(["tsc", "--noEmit", "--strict", "--target", "es2020", "--lib", "es2020,dom",
         *resolution, file.name], installed)
