"""Builds an SDK for an Apple system on a machine without one. The SDK has the standard
library, compiled from the toolchain's textual interfaces. The SDK also has headers
generated from the tables. The SDK also has the handwritten files in Headers and
Overlays."""

import functools
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys

import headers

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
SWIFTUI = HERE.parent / "SwiftUIFacts"
sys.path.insert(0, str(SWIFTUI))

from interface import Interface
from swiftui_table import SwiftUITable

TABLES = HERE.parent / "UIKitFacts" / "objc"
WORK = ROOT / ".build" / "import"
#: The standard library's modules. Each module follows the modules that it imports.
LIBRARY = ["Swift", "_Concurrency", "SwiftOnoneSupport", "_StringProcessing",
           "Synchronization", "Testing"]
FRAMEWORKS = ["ObjectiveC", "CoreFoundation", "CoreGraphics", "Foundation", "os"]
#: Functions that the standard library has only on systems with Objective-C. Linux lacks
#: these functions.
OBJECTIVE_C = """
public func _bridgeAnyObjectToAny(_ possiblyNullObject: AnyObject?) -> Any
public func _forceBridgeFromObjectiveC<T>(_ x: AnyObject, _: T.Type) -> T
public func _conditionallyBridgeFromObjectiveC<T>(
  _ x: AnyObject, _: T.Type) -> T?
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee>: _Pointer {
  public let _rawValue: Builtin.RawPointer
  public init(_ _rawValue: Builtin.RawPointer)
  public var pointee: Pointee { get nonmutating set }
}
"""


def run(*command):
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True,
        timeout=600)
    return done.returncode, done.stdout + done.stderr


def succeed(*command):
    status, output = run(*command)
    if status:
        raise SystemExit(f"{' '.join(map(str, command))}\n{output}")
    return output


@functools.cache
def toolchain():
    return json.loads(succeed("swiftc", "-print-target-info"))


@functools.cache
def lowest():
    """Returns the lowest systems of the package, by their names in its manifest."""
    manifest = (ROOT / "Package.swift").read_text()
    return dict(re.findall(r"\.(iOS|macOS)\(\.v(\d+)\)", manifest))


def systems():
    """Returns each system's triple without the architecture. Also returns the names of
    the system's folder and modules.

    Only Apple's SDK maps visionOS versions to iOS versions. Without Apple's map, the
    compiler compares the version numbers directly. The first visionOS fully includes
    iOS 17.0. The visionOS target therefore has the number 17.0."""
    return {
        "iOS": (f"ios{lowest()['iOS']}.0-simulator", "iphonesimulator",
                "ios-simulator"),
        "Mac Catalyst": (f"ios{lowest()['iOS']}.0-macabi", "maccatalyst",
                         "ios-macabi"),
        "visionOS": ("xros17.0-simulator", "xrsimulator", "xros-simulator"),
        "macOS": (f"macosx{lowest()['macOS']}.0", "macosx", "macos"),
    }


def digest(*parts):
    found = hashlib.sha256()
    for part in parts:
        found.update(part.encode())
    return found.hexdigest()


class SDK:
    def __init__(self, system):
        triple, library, module = systems()[system]
        host = toolchain()["target"]["triple"].partition("-")[0]
        architecture = {"aarch64": "arm64"}.get(host, host)
        self.system = system
        self.has_uikit = system != "macOS"
        self.target = f"{architecture}-apple-{triple}"
        self.module = f"{architecture}-apple-{module}"
        self.availability = "iOS" if triple.startswith("ios") else system
        self.folder = WORK / system.replace(" ", "")
        self.resources = self.folder / "resources"
        self.library = self.resources / library
        self.modules = self.folder / "modules"

    @property
    def flags(self):
        return ["-target", self.target, "-resource-dir", self.resources,
                "-module-cache-path", WORK / "cache"]

    def build(self):
        """Builds everything that is out of date."""
        script = pathlib.Path(__file__).read_text()
        library = digest(
            toolchain()["compilerVersion"], self.target, script)
        self.once(self.resources, library, self.build_library)
        # The contents of the tables and of the handwritten files.
        written = [file.read_text() for folder in (HERE, TABLES, SWIFTUI)
                   for file in sorted(folder.rglob("*"))
                   if file.suffix in (".h", ".modulemap", ".swiftinterface",
                                      ".tsv", ".py")]
        self.once(self.modules, digest(library, *written), self.build_modules)
        return self

    def once(self, folder, key, build):
        stamp = folder / "stamp"
        if stamp.exists() and stamp.read_text() == key:
            return
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        build()
        stamp.write_text(key)

    def build_library(self):
        own = pathlib.Path(toolchain()["paths"]["runtimeResourcePath"])
        for part in ("clang", "shims"):
            (self.resources / part).symlink_to(own / part)
        for name in LIBRARY:
            self.compile_interface(name, self.library, self.standard(own, name))

    def standard(self, resources, name):
        """Returns a module's interface for this system. The interface has no function
        bodies, because nothing runs. With bodies, compiling would take a minute instead
        of seconds."""
        triple = toolchain()["target"]["moduleTriple"]
        text = (resources / "linux" / f"{name}.swiftmodule"
                / f"{triple}.swiftinterface").read_text()
        flags = re.search(r"(?m)^// swift-module-flags: .*$", text)[0]
        own = re.sub(r"-target \S+", f"-target {self.target}", flags)
        own = re.sub(r"-module-link-name \S+|(?<= )-O ", "", own)
        own = own.replace(
            "-enable-library-evolution",
            "-enable-library-evolution -disable-availability-checking"
            " -experimental-skip-all-function-bodies")
        # Back-deployed functions require a body. Linux's C library isn't available.
        text = re.sub(r"(?m)^ *@backDeployed\(.*\)$|^import Glibc$", "",
                      text.replace(flags, own))
        if self.system != "macOS":
            # swift-testing decides at its own build time whether exit tests are
            # available.
            text = re.sub(r"(?m)^(?=.* macro \w+\(processExitsWith )",
                          f"@available({self.availability}, unavailable)\n",
                          text)
        return text + (OBJECTIVE_C if name == "Swift" else "")

    def compile_interface(self, name, folder, text, *flags):
        interface = folder / f"{name}.swiftinterface"
        interface.parent.mkdir(parents=True, exist_ok=True)
        interface.write_text(text)
        module = folder / f"{name}.swiftmodule"
        if folder == self.library:
            module = module / f"{self.module}.swiftmodule"
            module.parent.mkdir()
            flags += ("-parse-stdlib",) if name == "Swift" else ()
        succeed("swift-frontend", "-compile-module-from-interface", interface,
                "-o", module, "-module-name", name, *self.flags, *flags)

    def build_modules(self):
        known = {name for file in (HERE / "Headers").glob("*.h")
                 for name in headers.names(file.read_text())}
        names = list(FRAMEWORKS)
        for file in (HERE / "Headers").glob("*.h"):
            shutil.copy(file, self.modules)
        for table in sorted(TABLES.glob("*.tsv")) if self.has_uikit else []:
            names.append(table.stem)
            header = headers.Header(headers.read(table), known)
            (self.modules / f"{table.stem}.h").write_text(
                "\n".join(header.lines()) + "\n")
        (self.modules / "module.modulemap").write_text("".join(
            f'module {name} [system] {{ header "{name}.h" export * }}\n'
            for name in names))
        for name in names:
            overlay = HERE / "Overlays" / f"{name}.swiftinterface"
            if overlay.exists():
                self.compile_interface(
                    name, self.modules, overlay.read_text(),
                    "-I", self.modules, "-import-underlying-module")
        self.write_swiftui(self.modules)

    def swiftui(self, xcode, sendable):
        """Returns the folder of SwiftUI with an Xcode version's declarations. Only the
        tests of the SwiftUI adapter need another than the usual one, and on two systems
        of four."""
        if (xcode, sendable) == (26, False):
            return self.modules
        folder = self.folder / f"swiftui-{xcode}{'-sendable' if sendable else ''}"
        self.once(folder, (self.modules / "stamp").read_text(),
                  lambda: self.write_swiftui(folder, xcode, sendable))
        return folder

    def write_swiftui(self, folder, xcode=26, sendable=False):
        """SwiftUI is a Swift framework. SwiftUI's table therefore becomes an interface
        instead of a header."""
        interface = Interface(SwiftUITable.read(xcode), self.system, sendable)
        self.compile_interface(
            "SwiftUI", folder, interface.text(), "-I", self.modules)
