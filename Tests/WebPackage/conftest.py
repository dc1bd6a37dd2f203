"""Fixtures: the package as npm packs and unpacks it, without npm."""

import json
import shutil

import pytest

from commands import DIST

#: What npm packs whatever a package lists (npm's documentation of `files`).
ALWAYS = ["package.json", "README*", "LICENSE*"]


@pytest.fixture(scope="session")
def packed():
    """The files that would be published."""
    listed = json.loads((DIST / "package.json").read_text())["files"]
    return sorted({file for pattern in listed + ALWAYS for file in DIST.glob(pattern)})


@pytest.fixture(scope="session")
def installed(packed, tmp_path_factory):
    """The folder of an app with nothing but the package installed."""
    app = tmp_path_factory.mktemp("app")
    package = app / "node_modules" / "field-navigation"
    package.mkdir(parents=True)
    for file in packed:
        shutil.copy(file, package)
    return app
