"""Tests that the package matches its package.json. The package must also work in
apps."""

import json
import re
import shutil

import pytest

from commands import DIST, ROOT, run

USE = """
import { attach } from "field-navigation";
attach();
document.title = "attached";
"""


def test_the_archive_contains_exactly_the_listed_files(packed):
    assert {file.name for file in packed} == {
        "LICENSE", "README.md", "package.json",
        "field-navigation.js", "field-navigation.d.ts",
        "field-navigation.inline.js", "field-navigation.inline.d.ts",
        "field-navigation.wasm.js", "field-navigation.wasm.d.ts",
        "field-navigation.keyboard.js", "field-navigation.keyboard.d.ts",
        "field-navigation.code.js", "field-navigation.code.d.ts",
        "field-navigation.bar.js", "field-navigation.bar.d.ts",
        "field-navigation.wasm",
    }


@pytest.mark.skipif(not shutil.which("npm"), reason="npm is not installed")
def test_npm_packs_the_same_files(packed, tmp_path):
    (answer,) = json.loads(run(
        ["npm", "pack", "--offline", "--json", "--dry-run", "--ignore-scripts",
         "--cache", tmp_path / "cache", DIST], tmp_path))
    assert {file["path"] for file in answer["files"]} == {
        file.name for file in packed}


def test_every_file_that_the_package_names_exists(installed):
    folder = installed / "node_modules" / "field-navigation"
    text = (folder / "package.json").read_text()
    named = re.findall(r'"\./([\w.-]+\.(?:[cm]?js|ts|wasm|json))"', text)
    assert len(set(named)) == 14
    assert [name for name in named if not (folder / name).is_file()] == []


def test_the_package_has_no_dependencies_and_an_mit_license(installed):
    package = json.loads(
        (installed / "node_modules/field-navigation/package.json").read_text())
    assert not [key for key in package if "ependencies" in key or key == "scripts"]
    assert package["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text().startswith("MIT")


@pytest.mark.parametrize("name", ["field-navigation", "field-navigation/wasm"])
def test_a_server_without_a_window_can_import_the_package(installed, name):
    script = (f"import * as all from '{name}';"
              "console.log(typeof window, Object.keys(all), typeof all.attach);")
    assert run(["node", "--input-type=module", "-e", script], installed) == (
        "undefined [ 'attach' ] function\n")


def test_the_classic_script_sets_its_global_without_a_window(installed):
    script = ("import 'field-navigation/inline';"
              "console.log(Object.keys(FieldNavigation));")
    assert run(["node", "--input-type=module", "-e", script], installed) == (
        "[ 'attach' ]\n")


@pytest.mark.parametrize("format", ["esm", "iife"])
def test_esbuild_bundles_one_file_that_runs_from_any_path(installed, format):
    (installed / "app.js").write_text(USE)
    bundled = installed / format / "deep" / "app.js"
    run(["esbuild", "app.js", "--bundle", f"--format={format}", "--target=es2020",
         "--log-limit=0", f"--outfile={bundled}"], installed)
    assert [file.name for file in bundled.parent.iterdir()] == ["app.js"]
    text = bundled.read_text()
    assert "import.meta" not in text and "fetch(" not in text
    assert "WebAssembly" not in text


def test_a_bundler_drops_the_module_if_the_app_does_not_use_it(installed):
    (installed / "unused.js").write_text('import "field-navigation"; run();')
    assert run(["esbuild", "unused.js", "--bundle", "--format=esm",
                "--log-level=error"], installed).strip() == (
        "// unused.js\nrun();")


def test_a_bundler_keeps_the_classic_script(installed):
    (installed / "kept.js").write_text('import "field-navigation/inline";')
    assert "attach" in run(
        ["esbuild", "kept.js", "--bundle", "--format=esm"], installed)


def test_dist_contains_the_files_of_the_current_build():
    assert {file.name for file in DIST.iterdir()} >= {
        "package.json", "LICENSE", "README.md"}
