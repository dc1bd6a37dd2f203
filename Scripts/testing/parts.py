"""The parts of the tests, and the circles that they belong to.

- default: what `make test` runs
- ci: everything, with the usual rounds of random tests
- night: everything, with more rounds, other seeds, and published pages
"""

import sys

from testing import ROOT
from testing.part import Part

CIRCLES = ("default", "ci", "night")
PYTEST = f"{ROOT}/.venv/bin/python -m pytest -q -p no:cacheprovider --durations=10"
#: The demo's tests need what several parts build.
DEMO = "Tests/Browser/test_demo.py"
#: Two files of browser tests run at a time, because these tests mostly wait.
BROWSERS = f"{PYTEST} -n 2 --dist loadfile Tests/Browser --ignore {DEMO} --browser"
DOUBLES = "Doubles/.build/debug/FieldNavigationDoublesPackageTests.xctest"
AUDIT = "Audit/.build/debug/FieldNavigationAuditPackageTests.xctest"
DISPLAY = "Scripts/display.sh"
#: Only one test at a time can type on the virtual display. After a crash in GTK, gdb
#: prints a backtrace if gdb may run programs.
GTK = ("gdb='gdb -q -batch -x Scripts/backtrace.gdb --args';"
       " $gdb true >/dev/null 2>&1 || gdb=;"
       f" {DISPLAY} $gdb"
       " GTK/.build/debug/FieldNavigationGTKTestsPackageTests.xctest"
       " --testing-library swift-testing --no-parallel")

#: What several parts read. Each part names the rest.
ENGINE = ("Sources/FieldNavigation", "Tests/TestSupport", "Tests/Scenarios", "Tests/Codes",
          "Tests/Stories")
WEB = ("Sources/FieldNavigation", "Sources/FieldNavigationWeb", "Web", "Makefile")
UIKIT = (*ENGINE, "Sources/FieldNavigationUIKit", "Sources/FieldNavigationRecipes",
         "Sources/FieldNavigationWords", "Sources/FieldNavigationSwiftUI",
         "Doubles", "Examples/SignUp.swiftpm", "Tests/DeviceProbe")
BROWSER = (*WEB, "Tests/Browser", "Tests/Scenarios", "Tests/Codes", "Tests/Stories",
           "Scripts", "Documentation", "Examples", "README.md", "Tests/requirements.txt")
GTK_READS = (*ENGINE, "Sources/FieldNavigationGTK", "Sources/CFieldNavigationGTK", "GTK",
             "Examples/GTK", "Scripts/display.sh", "Doubles/Sources/Expectations")


def swift_tests(group):
    """Runs a group of tests directly. The package manager's lock would block other
    groups."""
    return f"{DOUBLES} --testing-library swift-testing --filter {group}"


def parts(circle="default"):
    """Returns all parts in the order in which they start. A part that depends on other
    parts starts after them."""
    checks = ("UIKitFacts", "SwiftUIFacts", "UIKitImport", "Mutants", "Docs",
              "ExampleApp", "DeviceProbe")
    folders = " ".join(f"Tests/{name}" for name in checks)
    is_default = circle == "default"
    where = " --circle default" if is_default else ""
    systems = "" if is_default else " --systems all"
    fuzzing = 600 if circle == "night" else 30
    return [
        Part("web", "make --no-print-directory web", WEB, needs="web", builds=True),
        # Its engine fails where a page of the tests asks for it.
        Part("web-failing", "python3 Tests/Browser/failing.py",
             (*WEB, "Tests/Browser/failing.py"), ("web",), builds=True),
        Part("doubles-build", "swift build --package-path Doubles --build-tests", UIKIT,
             is_urgent=True, builds=True),
        Part("audit-build", "swift build --package-path Audit --build-tests",
             ("Audit", "Sources/FieldNavigation", "Examples"), needs="audit", builds=True),
        Part("chromium", f"{BROWSERS} chromium", BROWSER, ("web", "web-failing"),
             "browser tests"),
        Part("uikit", swift_tests("FieldNavigationUIKitTests"), UIKIT,
             ("doubles-build",), is_urgent=True),
        Part("webkit", f"{BROWSERS} webkit{where}", BROWSER, ("web", "web-failing"),
             "tests"),
        Part("firefox", f"{BROWSERS} firefox{where}", BROWSER, ("web", "web-failing"),
             "tests"),
        # These parts start last, because they mostly wait.
        Part("apps", "make --no-print-directory apps MEASURE=0", (*BROWSER, "Tests/Apps"),
             ("web", "chromium"), "web browser tests", "ci"),
        Part("swiftui", swift_tests("FieldNavigationSwiftUITests"), UIKIT,
             ("doubles-build",)),
        Part("engine", swift_tests("FieldNavigationEngineTests"),
             (*UIKIT, "Tests/FieldNavigationTests"), ("doubles-build",)),
        Part("import", "python3 Tests/UIKitFacts/check.py &&"
             " python3 Tests/SwiftUIFacts/check.py &&"
             f" python3 Tests/UIKitImport/importer.py{systems}",
             (*UIKIT, "Tests/UIKitFacts", "Tests/SwiftUIFacts", "Tests/UIKitImport",
              "Documentation")),
        Part("audit", f"{AUDIT} --testing-library swift-testing", ("Audit", "Examples"),
             ("audit-build",), "audit"),
        Part("pages", f"{PYTEST} Audit/Tests", (*BROWSER, "Audit"), ("web", "audit-build"),
             "browser audit tests"),
        Part("gtk", f"swift build --package-path GTK --build-tests && {{ {GTK}; }}",
             GTK_READS, needs="gtk display"),
        Part("gtk-library", f"{DISPLAY} {PYTEST} GTK/Tests/Library",
             (*GTK_READS, "Sources/FieldNavigationGTKLibrary", "Makefile"),
             needs="gtk introspection display tests"),
        Part("gtk-current", "Scripts/gtk_current.sh",
             (*GTK_READS, "Sources/FieldNavigationGTKLibrary", "Scripts"), ("gtk",),
             "gtk display current", "ci"),
        Part("gtk-screen", "Scripts/gtk_screen.sh", (*GTK_READS, "Scripts"), (),
             "gtk display phone", "night"),
        Part("demo", f"{PYTEST} {DEMO} --browser chromium",
             (*BROWSER, *UIKIT, *GTK_READS, "Audit"),
             ("web", "doubles-build", "audit-build", "gtk"),
             "web browser audit gtk display tests"),
        Part("tools", f"{PYTEST} {folders}", (".",), ("doubles-build", "import", "audit"),
             "web audit tests"),
        Part("package", f"{PYTEST} Tests/WebPackage",
             (*WEB, "Tests/WebPackage", "Documentation", "README.md"), ("web",),
             "web tests"),
        Part("consumer", "Scripts/consumer-check.sh",
             ("Package.swift", "Sources", "README.md", "Scripts/consumer-check.sh")),
        Part("fuzzing", f"Audit/Tests/fuzz.sh {fuzzing}", ("Audit",), ("audit",), "audit"),
        Part("lint", "make --no-print-directory lint", (".",), (), "gtk", "ci"),
        Part("corpus", "make --no-print-directory corpus", (*BROWSER, "Audit"),
             ("web", "chromium", "webkit"), "web browser audit tests", "night"),
    ]


def chosen(all_parts, names, also, circle="default"):
    """Returns the requested parts and those that build what they run."""
    if not names:
        within = CIRCLES[:CIRCLES.index(circle) + 1]
        return [part for part in all_parts
                if part.circle in within or part.name in also]
    by_name = {part.name: part for part in all_parts}
    if unknown := set(names) - set(by_name):
        sys.exit(f"test: there is no part {', '.join(sorted(unknown))}; there are "
                 + ", ".join(by_name))
    wanted = {*names, *builders(by_name, names)}
    for part in all_parts:
        part.after = tuple(name for name in part.after if name in wanted)
    return [part for part in all_parts if part.name in wanted]


def builders(by_name, names):
    """Returns the parts that build what the named parts run."""
    return {before for name in names for before in by_name[name].after
            if by_name[before].builds}


def needs(wanted):
    """Returns the tools that these parts need from Scripts/setup.sh."""
    return sorted({need for part in wanted for need in part.needs.split()})
