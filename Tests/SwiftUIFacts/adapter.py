"""Compiles the adapter with warnings as errors. One build uses a SwiftUI generated from
the table, and also compiles the example's screens and the probe, which apps copy from.
The other build uses the double. The generated SwiftUI has the declarations of Xcode 26
or 27. The target systems are the package's oldest. The compiler therefore rejects
unknown names and names that are too new. Each build runs with and without `@Sendable`
on closures that run later. Versions of SwiftUI differ in this attribute."""

import functools
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE.parent / name) for name in
                ("UIKitFacts", "UIKitImport")]

import compiler
from compiler import TARGETS, Module
from sdk import ROOT, SDK, run, toolchain

#: Tests/UIKitImport compiles for all other systems.
SYSTEMS = ["iOS", "macOS"]
XCODES = [26, 27]
ADAPTER = "FieldNavigationSwiftUI"
#: The package's modules that the adapter imports.
BELOW = ["FieldNavigation", "FieldNavigationWords"]
DOUBLE = ROOT / "Doubles/Sources/SwiftUI"
#: Code for SwiftUI outside the adapter: what an app looks like.
SCREENS = [
    next(one for one in TARGETS if one.name == "SignUpSwiftUIExample"),
    Module("SwiftUIProbe", "Tests/DeviceProbe/SwiftUIProbe"),
]
#: The modules that `swift build` has built in Doubles. These modules are the double and
#: the adapter's imports.
MODULES = ROOT / "Doubles/.build/debug/Modules"
#: The compilation condition that makes the double's closures `@Sendable`.
CONDITION = "SENDABLE_CLOSURES"


def shown_systems():
    return (f"{' and '.join(SYSTEMS)}, with Xcode"
            f" {' and '.join(map(str, XCODES))}")


def target(name):
    return next(one for one in TARGETS if one.name == name)


@functools.cache
def below(system):
    """Returns an SDK, and the folder of the modules that the adapter imports."""
    sdk = SDK(system).build()
    into = sdk.folder / "swiftui"
    for name in BELOW:
        one = target(name)
        found = compiler.compile(sdk, Module(
            name, *one.paths, flags=[*one.flags, "-I", into]), into)
        if found:
            raise SystemExit("\n".join(map(str, found)))
    return sdk, into


@functools.cache
def macros():
    """Builds the library that expands the macros of Xcode 27's SwiftUI."""
    into = ROOT / ".build" / "macros" / "libSwiftUIMacros.so"
    into.parent.mkdir(parents=True, exist_ok=True)
    host = pathlib.Path(
        toolchain()["paths"]["runtimeResourcePath"]) / "host"
    found = swift("-emit-library", "-module-name", "SwiftUIMacros", "-I", host,
                  "-L", host, "-o", into, HERE / "StateMacro.swift")
    if found:
        raise SystemExit("\n".join(map(str, found)))
    return into


def with_table(system, module, sendable=False, xcode=26):
    """Returns the compiler's diagnostics for the adapter or the screens."""
    sdk, into = below(system)
    return compiler.compile(sdk, Module(
        module.name, *module.paths,
        flags=searching(sdk, into, sendable, xcode)), into)


def added_with_table(system, file, sendable=False, xcode=26):
    """Returns the diagnostics for one more file of the adapter."""
    sdk, into = below(system)
    return compiler.compile_added(sdk, Module(
        ADAPTER, *target(ADAPTER).paths,
        flags=searching(sdk, into, sendable, xcode)), file)


def searching(sdk, into, sendable, xcode):
    first = ["-I", into, "-I", sdk.swiftui(xcode, sendable)]
    return first + ["-load-plugin-library", macros()] if xcode == 27 else first


def all_with_table(system, sendable=False, xcode=26):
    """Returns the diagnostics for the adapter, and for the screens that import it."""
    found = with_table(system, target(ADAPTER), sendable, xcode)
    for screens in () if found else SCREENS:
        found += with_table(system, screens, sendable, xcode)
    return found


@functools.cache
def sendable_double():
    """Builds the double with `@Sendable` closures and returns its folder."""
    into = ROOT / ".build" / "sendable"
    into.mkdir(parents=True, exist_ok=True)
    found = swift(
        "-emit-module", "-emit-module-path", into / "SwiftUI.swiftmodule",
        "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies",
        "-D", CONDITION, "-module-name", "SwiftUI", "-I", MODULES,
        *sorted(DOUBLE.rglob("*.swift")))
    if found:
        raise SystemExit("\n".join(map(str, found)))
    return into


@functools.cache
def below_here():
    """Builds the adapter's imports for this machine. The modules from `swift build`
    belong to a package named after the folder Doubles. The adapter can't import them
    here."""
    into = ROOT / ".build" / "below"
    into.mkdir(parents=True, exist_ok=True)
    for name in BELOW:
        found = swift(
            "-emit-module", "-emit-module-path", into / f"{name}.swiftmodule",
            "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies",
            "-module-name", name, "-I", into, *target(name).files)
        if found:
            raise SystemExit("\n".join(map(str, found)))
    return into


def with_double(sendable=False, added=None):
    """Compiles with the SwiftUI double on this machine. Returns the diagnostics of the
    adapter, or of one more file."""
    first = ["-I", sendable_double()] if sendable else []
    first += ["-I", below_here(), "-I", MODULES]
    alone = ["-frontend", "-primary-file", added] if added else []
    return swift(*alone, "-typecheck", "-warnings-as-errors", "-module-name", ADAPTER,
                 *first, *target(ADAPTER).files)


def uses(declarations):
    """Returns the double's public declarations that the adapter uses. The syntax tree
    names these declarations."""
    status, output = swiftc(
        "-dump-ast", "-dump-ast-format", "json", "-module-name", ADAPTER,
        "-I", below_here(), "-I", MODULES, *target(ADAPTER).files)
    if status:
        raise SystemExit(output)
    names = set(re.findall(r'"(s:7SwiftUI[^"]*)"', output))
    return [one for one in declarations if one.identifier in names]


def swiftc(*options):
    features = [flag for name in compiler.STRICT
                for flag in ("-enable-upcoming-feature", name)]
    return run(
        "swiftc", *options, "-swift-version", "6", "-parse-as-library", "-package-name",
        "fieldnavigation", "-diagnostic-style", "llvm", *features)


def swift(*options):
    """The compiler's output, if it reports a mistake."""
    status, output = swiftc(*options)
    if not status:
        return []
    return [compiler.Diagnostic(*parts)
            for parts in compiler.DIAGNOSTIC.findall(output)] or [output]


def problems():
    """Returns a sentence for each mistake."""
    ways = {f"{system}, Xcode {xcode}":
            functools.partial(all_with_table, system, xcode=xcode)
            for system in SYSTEMS for xcode in XCODES}
    ways["with the double"] = with_double
    return [f"{where}{', @Sendable closures' if sendable else ''}: {one}"
            for where, check in ways.items() for sendable in (False, True)
            for one in check(sendable=sendable)]
