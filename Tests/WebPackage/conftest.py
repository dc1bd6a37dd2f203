"""Fixtures that pack and unpack the package like npm, but without npm."""

import json
import shutil

import pytest

from commands import DIST, MODULES

#: npm always packs these files, even if the package doesn't list them (npm's
#: documentation of `files`).
ALWAYS = ["package.json", "README*", "LICENSE*"]


@pytest.fixture(scope="session")
def packed():
    """Returns the files that npm would publish."""
    listed = json.loads((DIST / "package.json").read_text())["files"]
    return sorted({file for pattern in listed + ALWAYS for file in DIST.glob(pattern)})


@pytest.fixture(scope="session")
def installed(packed, tmp_path_factory):
    """Returns the folder of an app with the package, and with Debian's React and its
    types."""
    app = tmp_path_factory.mktemp("app")
    package = app / "node_modules" / "field-navigation"
    package.mkdir(parents=True)
    for file in packed:
        copy = package / file.relative_to(DIST)
        copy.parent.mkdir(exist_ok=True)
        shutil.copy(file, copy)
    for name in ["react", "loose-envify", "js-tokens"]:
        (app / "node_modules" / name).symlink_to(MODULES / name)
    # TypeScript resolves links, and would look for the types' own imports elsewhere.
    shutil.copytree(MODULES / "@types" / "react", app / "node_modules/@types/react")
    return app
