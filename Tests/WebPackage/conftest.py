"""Fixtures: the package as npm packs and unpacks it, without a network."""

import json
import shutil
import tarfile

import pytest

from commands import DIST, run


@pytest.fixture(scope="session")
def packed(tmp_path_factory):
    """The archive that would be published."""
    folder = tmp_path_factory.mktemp("packed")
    answer = run(["npm", "pack", "--offline", "--json", "--ignore-scripts",
                  "--cache", folder / "cache", "--pack-destination", folder, DIST],
                 folder)
    return folder / json.loads(answer)[0]["filename"]


@pytest.fixture(scope="session")
def installed(packed, tmp_path_factory):
    """The folder of an app with nothing but the package installed."""
    app = tmp_path_factory.mktemp("app")
    modules = app / "node_modules"
    with tarfile.open(packed) as archive:
        archive.extractall(modules, filter="data")
    shutil.move(modules / "package", modules / "field-navigation")
    return app
