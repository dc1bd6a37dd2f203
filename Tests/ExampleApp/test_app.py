"""Tests on Linux whether Xcode and Swift Playgrounds should open the example app. The
package manager has to load the app's manifests. A stand-in replaces the module that
only Apple's toolchains have. The compiler has to accept the app's sources."""

import json
import pathlib
import plistlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
APP = ROOT / "Examples/SignUp.swiftpm"
STUB = pathlib.Path(__file__).with_name("AppleProductTypes.swift")
IMPORT = "import AppleProductTypes\n"


def with_stub(app):
    """Replaces the manifest's import of the module with the stand-in's code."""
    manifest = app / "Package.swift"
    text = manifest.read_text()
    assert IMPORT in text
    stub = STUB.read_text().replace("import PackageDescription\n", "")
    manifest.write_text(text.replace(IMPORT, "") + stub)


def package(app, *command):
    run = subprocess.run(
        ["swift", "package", "--package-path", app, "--disable-sandbox",
         *command],
        capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@pytest.fixture
def clone(tmp_path):
    """Copies the package to a folder with another name. A user's clone may have such a
    name."""
    clone = tmp_path / "my-clone"
    for name in ["Package.swift", "Sources", "Examples", "Tests"]:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, clone / name)
        else:
            clone.mkdir()
            shutil.copy(source, clone)
    return clone


def test_xcode_finds_the_package_in_a_folder_with_any_name(clone):
    app = clone / "Examples/SignUp.swiftpm"
    with_stub(app)
    found = package(app, "show-dependencies", "--format", "json")
    paths = [one["path"] for one in found["dependencies"]]
    assert paths == [str(clone)]
    targets = package(app, "describe", "--type", "json")["targets"]
    assert [one["product_dependencies"] for one in targets] == [
        ["FieldNavigationSwiftUI", "FieldNavigationUIKit"]]


def test_the_playgrounds_variant_contains_all_modules(tmp_path):
    app = tmp_path / "SignUp.swiftpm"
    subprocess.run([ROOT / "Scripts/playground.sh", app], check=True)
    with_stub(app)
    found = package(app, "describe", "--type", "json")
    assert found["dependencies"] == []
    sources = {one["name"]: set(one["sources"]) for one in found["targets"]}
    for module in ["FieldNavigation", "FieldNavigationSwiftUI",
                   "FieldNavigationUIKit", "FieldNavigationWords"]:
        folder = ROOT / "Sources" / module
        assert sources[module] == {
            str(one.relative_to(folder)) for one in folder.rglob("*.swift")}
    assert {"AppDelegate.swift", "SwiftUIScreens/AccountScreen.swift"} <= (
        sources["AppModule"])


def test_the_playgrounds_variant_refuses_a_folder_with_files(tmp_path):
    mine = tmp_path / "mine.txt"
    mine.write_text("mine")
    failed = subprocess.run(
        [ROOT / "Scripts/playground.sh", tmp_path], capture_output=True, text=True)
    assert failed.returncode == 1
    assert "remove it or name another folder" in failed.stderr
    assert mine.read_text() == "mine"


def test_both_manifests_describe_the_same_app():
    texts = [(ROOT / "Examples" / name / "Package.swift").read_text()
             for name in ["SignUp.swiftpm", "Playgrounds"]]
    products = [text[text.index("  products: ["):text.index("\n  ],\n")]
                for text in texts]
    assert products[0] == products[1]


def test_the_app_has_scenes():
    plist = plistlib.loads((APP / "Info.plist").read_bytes())
    assert "UIApplicationSceneManifest" in plist


def test_the_sources_compile_with_their_entry_point():
    modules = ROOT / "Doubles/.build/debug/Modules"
    run = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6",
         "-warnings-as-errors", "-module-name", "AppModule", "-I", modules,
         *sorted((APP / "Sources").rglob("*.swift"))],
        capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
