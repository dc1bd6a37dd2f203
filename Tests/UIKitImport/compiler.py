"""Compiles modules of the package for the system of an SDK."""

import pathlib
import re

from sdk import ROOT, run, toolchain

STRICT = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
#: The UIKit adapter's header for Objective-C, in the folder of an SDK.
HEADER = pathlib.Path("objective-c", "FieldNavigationUIKit-Swift.h")
DIAGNOSTIC = re.compile(r"(?m)^(\S+?):(\d+):\d+: (error|warning): (.*)$")


class Module:
    """A target of the package, files that import its targets, or an app. An app can
    import only the package's products.

    A module without a system is compiled for all systems."""

    def __init__(self, name, *paths, flags=(), on=None, is_test=False,
                 is_app=False, header=None):
        self.name, self.paths, self.flags, self.header = name, paths, flags, header
        self.on, self.is_test, self.is_app = on, is_test, is_app

    @property
    def folder(self):
        """The folder for the compiled module."""
        is_product = self.paths[0].startswith("Sources/")
        return "products" if is_product else "package"

    @property
    def sees(self):
        return ["products"] if self.is_app else ["products", "package"]

    @property
    def files(self):
        found = []
        for path in self.paths:
            path = ROOT / path
            found += sorted(path.rglob("*.swift")) if path.is_dir() else [path]
        return found


#: All targets that exist on an Apple system. Each target follows the targets that it
#: imports. The root manifest has no target for the web exports and the example's
#: screens. Web/build.sh compiles the web exports. The package Doubles links to the
#: example's screens.
TARGETS = [
    Module("FieldNavigation", "Sources/FieldNavigation",
           flags=["-enable-testing"]),
    Module("FieldNavigationWeb", "Sources/FieldNavigationWeb",
           flags=["-enable-experimental-feature", "Extern"]),
    Module("FieldNavigationWords", "Sources/FieldNavigationWords",
           "Tests/UIKitImport/Resources.swift"),
    Module("FieldNavigationUIKit", "Sources/FieldNavigationUIKit",
           header=HEADER),
    Module("FieldNavigationRecipes", "Sources/FieldNavigationRecipes"),
    Module("FieldNavigationSwiftUI", "Sources/FieldNavigationSwiftUI"),
    Module("SignUpExample", "Examples/SignUp.swiftpm/Sources/Screens"),
    Module("SignUpSwiftUIExample",
           "Examples/SignUp.swiftpm/Sources/SwiftUIScreens"),
    Module("TestSupport", "Tests/TestSupport"),
    # On a Mac, these tests also include the exit tests.
    Module("FieldNavigationTests", "Tests/FieldNavigationTests", on="iOS",
           is_test=True),
]
#: Only a Mac builds these apps. Tests/DeviceProbe/project.yml defines the last two apps
#: in this list.
APPS = [
    Module("SignUp", "Examples/SignUp.swiftpm/Sources", on="iOS", is_app=True),
    Module("ProbeApp", "Tests/DeviceProbe/App", "Tests/DeviceProbe/Probe",
           "Tests/DeviceProbe/Scenarios", "Tests/DeviceProbe/SwiftUIProbe",
           "Tests/TestSupport",
           on="iOS", is_app=True),
    Module("ProbeUITests", "Tests/DeviceProbe/UITests",
           "Tests/DeviceProbe/Probe/ProbePlan.swift",
           "Tests/DeviceProbe/Scenarios/ScenarioPlayer.swift",
           "Tests/DeviceProbe/Scenarios/ScenarioSkip.swift",
           "Tests/DeviceProbe/SwiftUIProbe/SwiftUIProbePlan.swift",
           "Tests/TestSupport", on="iOS", is_app=True),
]


class Diagnostic:
    def __init__(self, file, line, kind, text):
        self.file, self.line = pathlib.Path(file), int(line)
        self.kind, self.text = kind, text

    def __str__(self):
        file = self.file
        if file.is_relative_to(ROOT):
            file = file.relative_to(ROOT)
        return f"{file}:{self.line}: {self.kind}: {self.text}"


def compile(sdk, module, into=None):
    """Returns the compiler's errors and warnings. Compiles a target to SIL. SIL
    includes the check for data races. Also compiles a module for later targets to
    import."""
    into = into or sdk.folder / module.folder
    into.mkdir(parents=True, exist_ok=True)
    # Only check the types of a test target. The testing macros require constants. The
    # compiler can evaluate such constants only with the library's function bodies.
    mode = ["-typecheck"] if module.is_test else [
        "-emit-sil", "-o", into / f"{module.name}.sil", "-emit-module",
        "-emit-module-path", into / f"{module.name}.swiftmodule"]
    if module.header:
        header = sdk.folder / module.header
        header.parent.mkdir(exist_ok=True)
        mode += ["-emit-objc-header", "-emit-objc-header-path", header]
    return diagnose(
        sdk, module, "swiftc", *mode, "-wmo", "-runtime-compatibility-version",
        "none", *module.files)


def compile_alone(sdk, module, file, copy):
    """Compiles a target with a copy instead of one file. Returns the diagnostics of the
    copy."""
    return compile_added(sdk, module, copy, without=file)


def compile_added(sdk, module, added, without=None):
    """Compiles a target with one more file. Returns the diagnostics of this file. The
    compiler only parses the other files."""
    others = [other for other in module.files if other != without]
    return diagnose(
        sdk, module, "swift-frontend", "-frontend", "-emit-sil", "-o",
        added.with_suffix(".sil"), "-primary-file", added, *others)


def diagnose(sdk, module, *command):
    plugins = pathlib.Path(
        toolchain()["paths"]["runtimeResourcePath"]) / "host" / "plugins"
    features = [flag for name in STRICT
                for flag in ("-enable-upcoming-feature", name)]
    status, output = run(
        *command, "-module-name", module.name,
        "-package-name", "app" if module.is_app else "fieldnavigation",
        # Declarations from Objective-C are @preconcurrency. Using them off the main
        # actor is only a warning, even in Swift 6.
        "-swift-version", "6", "-warnings-as-errors",
        "-D", "DEBUG", "-parse-as-library", *features,
        "-diagnostic-style", "llvm", "-plugin-path", plugins / "testing",
        *module.flags, *sdk.flags, "-I", sdk.modules,
        *(f"-I{sdk.folder / folder}" for folder in module.sees))
    found = [Diagnostic(*parts) for parts in DIAGNOSTIC.findall(output)]
    if status and not any(one.kind == "error" for one in found):
        raise SystemExit(f"{sdk.system}, {module.name}:\n{output}")
    return found
