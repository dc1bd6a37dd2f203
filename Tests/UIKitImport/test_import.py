"""Tests that the check detects mistakes."""

import pathlib
import re
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import headers
import imported
import importer
import names as apples
import objective_c
import planted
import second
from compiler import APPS, HEADER, TARGETS
from sdk import ROOT, SDK
from table import PATH, Table


@pytest.fixture(scope="module")
def sdk():
    return SDK("iOS").build()


@pytest.fixture(scope="module")
def names(sdk):
    return imported.Imported(
        imported.frameworks(sdk), imported.declarations())


def problems(names, old="", new=""):
    """Changes one line of the Swift table. Returns the check's report."""
    text = PATH.read_text()
    assert old in text
    return list(imported.compare(Table(text.replace(old, new, 1)), names))


def test_the_imported_names_match_the_table(names):
    assert problems(names) == []


@pytest.mark.parametrize("old, new, says", [
    ("UIView.tag\t", "UIView.tags\t", "no Objective-C declaration"),
    ("UIView.tag\tvar tag: Int {", "UIView.tag\tvar tag: Int? {",
     "the importer makes"),
    ("addSubview(_ view:", "addSubview(_ subview:", "the importer makes"),
    ("optional func textFieldShouldReturn(_", "func textFieldShouldReturn(",
     "the importer makes"),
    ("-> UITextPosition?\t", "-> UITextPosition\t", "the importer makes"),
    ("convenience init(arrangedSubviews", "init(arrangedSubviews",
     "the importer makes"),
    ("UIControl.Event.touchDown\t", "UIControl.Events.touchDown\t",
     "no Objective-C declaration"),
    ("flushUpdates: UIView.AnimationOptions\t26.0",
     "flushUpdates: UIView.AnimationOptions\t18.0",
     "from iOS 18.0 in the table, from 26.0"),
    ("@MainActor class UIStackView", "class UIStackView", "isolated"),
    ("class UIStackView : UIView", "class UIStackView : UIControl",
     "is no UIControl"),
    ("UIResponder, UICoordinateSpace,", "UIResponder, UIKeyInput,",
     "is no UIKeyInput"),
])
def test_the_check_reports_a_name_that_the_importer_did_not_make(
        names, old, new, says):
    found = problems(names, old, new)
    assert found and says in found[0]


def table(folder, *lines):
    file = folder / "UIKit.tsv"
    file.write_text("\n".join("\t".join(line) for line in lines) + "\n")
    return file


def test_a_name_that_the_table_sets_by_hand_requires_a_source(tmp_path):
    line = ["UIView", "interface",
            'NS_SWIFT_NAME("View") @interface UIView : NSObject']
    with pytest.raises(SystemExit, match="wants its source"):
        headers.read(table(tmp_path, line + [""]))
    headers.read(table(tmp_path, line + ["A"]))


def test_the_header_declares_types_that_the_table_only_names(tmp_path):
    header = headers.Header(headers.read(table(
        tmp_path,
        ["UIView", "interface",
         "@interface UIView : UIResponder <UIAppearance>", ""],
        ["UIView", "member", "@property UIColor * _Nullable tintColor;", ""],
        ["UIView", "member", "@property UIViewContentMode contentMode;", ""],
        ["UIResponder", "interface", "@interface UIResponder : NSObject", ""],
    )), {"NSObject"})
    lines = list(header.lines())
    assert "@interface UIColor : NSObject\n@end" in lines
    assert "@protocol UIAppearance <NSObject>\n@end" in lines
    assert [member for _, member in header.left_out] == [
        "@property UIViewContentMode contentMode;"]
    assert lines.index("@interface UIResponder : NSObject") < lines.index(
        "@interface UIView : UIResponder <UIAppearance>")


def test_the_handwritten_foundation_states_the_versions_of_the_toolchain(
        sdk):
    found = imported.Availability(sdk)
    assert list(found.problems()) == []
    newer = [one for one, _ in found.pairs if one.path == "URL.appending("
             "path:directoryHint:)"]
    assert newer
    newer[0].since = None
    assert ["URL.appending" in one for one in found.problems()] == [True]


def test_the_check_reports_an_expected_mistake_that_compiles(sdk, tmp_path):
    file = tmp_path / "None.swift"
    file.write_text("// rejected: anything\nimport UIKit\n")
    assert "was accepted" in importer.rejected({"iOS": sdk}, file)[0]


def test_the_check_reports_a_second_mistake(sdk, tmp_path):
    file = tmp_path / "Two.swift"
    file.write_text("// rejected: 'UIViews'\nimport UIKit\n\n"
                    "let a: UIViews? = nil\nlet b: UIButtons? = nil\n")
    found = importer.rejected({"iOS": sdk}, file)
    assert len(found) == 1 and "UIButtons" in found[0]


def test_the_check_reports_a_mistake_that_causes_only_a_warning(sdk, monkeypatch):
    file = importer.HERE / "Rejected" / "OffMainActor.swift"
    assert importer.rejected({"iOS": sdk}, file) == []
    compile = importer.compiler.compile

    def lenient(sdk, module, into):
        module.flags = ["-no-warnings-as-errors"]
        return compile(sdk, module, into)

    monkeypatch.setattr(importer.compiler, "compile", lenient)
    found = importer.rejected({"iOS": sdk}, file)
    assert len(found) == 1 and "warning: main actor-isolated" in found[0]


@pytest.mark.parametrize("old, new, type, selector, name", [
    ("bringSubviewToFront(_:)", "bringSubview(toFront:)", "UIView",
     "bringSubviewToFront:", "bringSubviewToFront(_:)"),
    ("isMovingFromParent", "isMovingFromParentViewController",
     "UIViewController", "movingFromParentViewController",
     "isMovingFromParent"),
])
def test_the_check_reports_a_name_that_the_importer_of_apple_did_not_make(
        names, old, new, type, selector, name):
    by_path = dict(names.by_path)
    by_path[f"{type}.{new}"] = by_path.pop(f"{type}.{old}")
    found = list(apples.compare(by_path, second.read_names()))
    assert [(one.type, one.member, one.first, one.second) for one in found] == [
        (type, selector, new, name)]


def test_the_check_finds_the_names_from_the_importer_of_apple(names):
    assert list(apples.problems(Table.read(), names)) == []
    theirs, made = second.read_names(), apples.made(names.by_path)
    agreed = sum(bool(ours & theirs.get(type, set()))
                 for type, selectors in made.items()
                 for ours in selectors.values())
    assert agreed >= 1300


def test_the_check_reports_undecided_names_that_the_sources_use(names):
    line = "UIView\t-alpha\tsince\t-\t16.0\tundecided\t-"
    found = list(apples.undecided(
        Table.read(), names, apples.differences.Decision.read(line)))
    assert len(found) == 1 and found[0].startswith("UIView.alpha: undecided")


def test_the_check_reports_a_mutant_that_the_compiler_accepts(sdk):
    file = TARGETS[0].files[0]
    mutant = planted.Mutant(file, file.read_text(), file.read_text(), "")
    assert not planted.is_noticed(sdk, mutant)


@pytest.fixture(scope="module")
def header(sdk):
    for module in TARGETS:
        if module.name in ("FieldNavigation", "FieldNavigationWords",
                           "FieldNavigationUIKit"):
            assert importer.compiler.compile(sdk, module) == []
    return sdk.folder / HEADER


def test_clang_reads_the_header_for_objective_c(sdk, header):
    assert [str(one) for one in objective_c.problems(sdk)] == []


@pytest.mark.parametrize("old, new, says", [
    ("focusNext:sender", "focusNextField:sender", "declares the selector"),
    ("keyboardDistance = 12", 'keyboardDistance = @"12"', "incompatible type"),
    ("= self.signUp;", "= self.view;", "incompatible"),
    ("initWithView:self.view", "initWithView:nil", "non-null"),
    ("FNFieldNavigator *", "FieldNavigatorObject *", "unknown type"),
    ("navigator.canFocusNext;", "navigator.canFocus;", "not found on object"),
])
def test_clang_reports_a_mistake_in_objective_c(
        sdk, header, tmp_path, old, new, says):
    text = objective_c.APP.read_text()
    assert old in text
    file = tmp_path / "Mistake.m"
    file.write_text(text.replace(old, new, 1))
    found = objective_c.problems(sdk, file)
    assert found and says in found[0].text


def test_the_header_marks_what_interface_builder_shows(header):
    """clang ignores these marks. Only Interface Builder reads them."""
    assert objective_c.marks(header) == {
        "IBOutlet": ["view", "finishControl"],
        "IBOutletCollection": ["fields"],
        "IBInspectable": [
            "sortsByTag", "visitsFilledFields", "wraps",
            "tapOutsideHidesKeyboard", "focusesFirst", "avoidsKeyboard",
            "keyboardDistance", "inputBar", "finishKey", "stopsAtInvalid"],
        "IBAction": ["focusNext", "focusPrevious"]}


def test_the_header_has_nothing_else(header):
    """Objective-C would see every public method with a selector, even in an extension
    of UIKit's classes."""
    assert re.findall(r"(?m)^@(?:interface|protocol) (.*)$", header.read_text()) == [
        "CodeField : UITextField", "FNFieldNavigator : NSObject"]


def test_each_mutant_changes_one_place_of_a_compiled_file():
    mutants = planted.read()
    assert len(mutants) >= 20
    for mutant in mutants:
        assert mutant.text() and planted.target(mutant)


def test_the_importer_compiles_every_target():
    """The test covers the shipped targets and the root manifest's targets. The test
    also covers the targets that Doubles links to."""
    compiled = [module.name for module in TARGETS]
    # The GTK targets exist only on Linux.
    folders = {folder.name for folder in (ROOT / "Sources").iterdir()
               if not re.search("GTK(Library)?$", folder.name)}
    assert folders <= {*compiled}
    targets = re.findall(r"\.(?:testT|t)arget\(\s*name: \"(\w+)(?<!GTK)\"",
                         (ROOT / "Package.swift").read_text())
    assert targets == [name for name in compiled if name in targets] != []
    links = re.findall(r'path: "(Links/.*?)"',
                       (ROOT / "Doubles/Package.swift").read_text())
    paths = {ROOT / path for module in TARGETS + APPS for path in module.paths}
    assert {(ROOT / "Doubles" / link).resolve() for link in links} <= paths
    assert links


def versions(*places):
    """Returns what a pattern matches in files, without duplicates."""
    return {found for file, pattern in places
            for found in re.findall(pattern, (ROOT / file).read_text()) or [None]}


def test_all_manifests_and_jobs_for_apps_use_the_same_swift_version():
    assert versions(
        ("Package.swift", r"swift-tools-version: (\S+)"),
        ("Examples/SignUp.swiftpm/Package.swift", r"swift-tools-version: (\S+)"),
        ("Examples/GTK/Package.swift", r"swift-tools-version: (\S+)"),
        (".github/workflows/ci.yml", r"container: swift:(\S+)-bookworm #"),
        (".github/workflows/ci.yml", r"# Xcode 26\.0 has Swift (\S+),"),
        ("Scripts/consumer-check.sh", r"swift-tools-version: (\S+)"),
    ) == {"6.2"}
    assert versions(
        ("README.md", r"Xcode (\d\S*) or later"),
        ("README.zh-CN.md", r"Xcode (\d\S*) 或更高版本"),
        ("CHANGELOG.md", r"Apps need Swift 6\.2 \(Xcode ([\d.]+)\)"),
    ) == {"26.0"}


def test_all_manifests_and_jobs_for_tests_use_the_same_swift_version():
    assert versions(
        ("Doubles/Package.swift", r"swift-tools-version: (\S+)"),
        ("Audit/Package.swift", r"swift-tools-version: (\S+)"),
        ("GTK/Package.swift", r"swift-tools-version: (\S+)"),
        ("Scripts/setup.sh", r"Swift (\S+) is missing"),
        ("Scripts/setup.sh", r"Swift (\S+) or later"),
        (".github/workflows/ci.yml", r"container: swift:(\S+)-bookworm\n"),
        (".github/workflows/ci.yml", r"Xcode 26\.4 has (\S+),"),
    ) == {"6.3"}
