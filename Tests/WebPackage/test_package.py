"""Tests that the package matches its package.json. The package must also work in
apps."""

import json
import re
import shutil
import sys

import pytest

from commands import DIST, MODULES, ROOT, run

sys.path.insert(0, str(ROOT / "Tests" / "Docs"))

from samples import samples  # noqa: E402

USE = """
import { attach } from "field-navigation";
attach();
document.title = "attached";
"""


#: The imports with a module, a script for `require`, and the types of each.
DOUBLE = ["", ".keyboard", ".code", ".bar", ".react", ".vue", ".element", ".inspect.module"]

FOLDERS = ["inline", "wasm", "keyboard", "code", "bar", "react", "vue", "element", "inspect"]


def test_the_archive_contains_exactly_the_listed_files(packed):
    assert {str(file.relative_to(DIST)) for file in packed} == {
        "LICENSE", "README.md", "package.json",
        *(f"field-navigation{name}.{ending}" for name in DOUBLE
          for ending in ("js", "d.ts", "cjs", "d.cts")),
        "field-navigation.inline.js", "field-navigation.inline.d.ts",
        "field-navigation.wasm.js", "field-navigation.wasm.d.ts",
        "field-navigation.inspect.js", "field-navigation.wasm",
        *(f"{name}/package.json" for name in FOLDERS),
    }


@pytest.mark.skipif(not shutil.which("npm"), reason="npm is not installed")
def test_npm_packs_the_same_files(packed, tmp_path):
    (answer,) = json.loads(run(
        ["npm", "pack", "--offline", "--json", "--dry-run", "--ignore-scripts",
         "--cache", tmp_path / "cache", DIST], tmp_path))
    assert {file["path"] for file in answer["files"]} == {
        str(file.relative_to(DIST)) for file in packed}


@pytest.mark.skipif(not shutil.which("npm"), reason="npm is not installed")
def test_react_is_found_after_the_documented_installation(tmp_path, monkeypatch):
    """npm only links a folder, and Node looks for React beside the link's target."""
    article = ROOT / "Documentation" / "Guides.docc" / "OnTheWeb.md"
    (sample,) = [one.text for one in samples(article, "sh") if "npm" in one.text]
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    for name, value in [("offline", "true"), ("audit", "false"), ("fund", "false")]:
        monkeypatch.setenv("npm_config_" + name, value)
    app = tmp_path / "app"
    app.mkdir()
    (app / "package.json").write_text('{"name": "app"}')
    run(["sh", "-euc", sample.replace("path/to/Web/dist", str(DIST))], app)
    # A link would come back here.
    run(["npm", "install"], app)
    for name in ["react", "loose-envify", "js-tokens"]:
        (app / "node_modules" / name).symlink_to(MODULES / name)
    script = ("const all = require('field-navigation/react');"
              "console.log(typeof all.useFieldNavigation);")
    assert run(["node", "--input-type=commonjs", "-e", script], app) == "function\n"


@pytest.mark.skipif(not (MODULES / "jsdom").exists(), reason="jsdom is not installed")
def test_a_unit_test_without_a_browser_can_attach(installed):
    """In jsdom, no field is visible, so that nothing moves. But a component that
    attaches can be tested."""
    script = """
        const { JSDOM } = require(process.argv[1]);
        const dom = new JSDOM("<form><input id=a><input><button></button></form>",
          { runScripts: "outside-only", pretendToBeVisual: true });
        const { window } = dom;
        const { document } = window;
        window.eval(require("fs").readFileSync(
          require.resolve("field-navigation/inline"), "utf8"));
        const handle = window.FieldNavigation.attach();
        document.querySelector("#a").focus();
        console.log(handle.focusNext(), handle.focusFirst(), document.activeElement.id);
        handle.detach();
        console.log(document.body.innerHTML);
        window.close();"""
    assert run(["env", f"NODE_PATH={MODULES}", "node", "--input-type=commonjs", "-e",
                script, MODULES / "jsdom"], installed) == (
        "false false a\n"
        '<form><input id="a"><input><button></button></form>\n')


def test_every_file_that_the_package_names_exists(installed):
    folder = installed / "node_modules" / "field-navigation"
    text = (folder / "package.json").read_text()
    named = re.findall(r'"\./([\w.-]+\.(?:[cm]?js|c?ts|wasm|json))"', text)
    assert len(set(named)) == 39
    assert [name for name in named if not (folder / name).is_file()] == []


@pytest.mark.parametrize("name", FOLDERS)
def test_a_folder_names_the_same_files_as_the_exports(installed, name):
    """Tools that don't read `exports`, such as TypeScript's node10, look there."""
    package = installed / "node_modules" / "field-navigation"
    own = json.loads((package / name / "package.json").read_text())
    export = json.loads((package / "package.json").read_text())["exports"]["./" + name]
    module = export.get("import", export)
    assert own == {
        "main": "." + export.get("require", export)["default"],
        "module": "." + module["default"], "types": "." + module["types"]}


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


@pytest.mark.parametrize("name, exported", [
    ("field-navigation", ["attach"]), ("field-navigation/inspect", ["inspect"]),
    ("field-navigation/vue", ["vFieldNavigation"]), ("field-navigation/element", []),
    ("field-navigation/react", ["FieldNavigation", "useFieldNavigation"]),
])
def test_a_server_can_import_and_require_each_script(installed, name, exported):
    for kind, load in [("module", f"import * as all from '{name}';"),
                       ("commonjs", f"const all = require('{name}');")]:
        script = load + "console.log(Object.keys(all).sort().join());"
        assert run(["node", f"--input-type={kind}", "-e", script], installed) == (
            ",".join(exported) + "\n")


@pytest.mark.parametrize("name", ["keyboard", "code"])
def test_commonjs_can_require_an_additional_script(installed, name):
    script = (f"require('field-navigation/{name}');"
              "console.log(Object.getOwnPropertySymbols(globalThis)"
              ".filter((key) => String(key).includes('FieldNavigation')).length)")
    assert run(["node", "--input-type=commonjs", "-e", script], installed) == "1\n"


@pytest.mark.parametrize("name", ["react", "vue", "element"])
@pytest.mark.parametrize("load", ["import", "require"])
def test_a_bundle_contains_one_adapter(installed, name, load):
    """Attaching twice warns only if both calls are of one adapter."""
    script = installed / f"{load}-{name}.{'mjs' if load == 'import' else 'cjs'}"
    script.write_text({
        "import": f"import {{ attach }} from 'field-navigation'; attach();"
                  f"import * as all from 'field-navigation/{name}'; console.log(all);",
        "require": "require('field-navigation').attach();"
                   f"console.log(require('field-navigation/{name}'));",
    }[load])
    bundled = run(["esbuild", script.name, "--bundle", "--external:react"], installed)
    assert bundled.count("attached twice") == 1


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
