"""Reads the Objective-C header of the UIKit adapter with clang. The compiler emits the
header with the adapter's module, as Xcode does for an app in Objective-C."""

import pathlib
import re

import compiler
from compiler import HEADER
from sdk import WORK, run, toolchain

HERE = pathlib.Path(__file__).parent / "ObjectiveC"
APP = HERE / "SignUpController.m"
DIAGNOSTIC = re.compile(r"(?m)^(\S+?):(\d+):\d+: (?:fatal )?(error|warning): (.*)$")


def problems(sdk, file=APP):
    """Returns clang's errors and warnings about a file that imports the header."""
    header = sdk.folder / HEADER
    (header.parent / "module.modulemap").write_text(
        f'module FieldNavigationUIKit {{ header "{header.name}" export * }}\n')
    bin = pathlib.Path(
        toolchain()["paths"]["runtimeResourcePath"]).parents[1] / "bin"
    # clang has no C library for this system, only its own headers.
    status, output = run(
        bin / "clang", "-target", sdk.target, "-fsyntax-only", "-x",
        "objective-c", "-fobjc-arc", "-Wall", "-Wextra", "-Werror",
        "-ffreestanding", "-nostdinc", "-isystem",
        sdk.resources / "clang" / "include", "-fmodules",
        f"-fmodules-cache-path={WORK / 'cache'}",
        f"-fmodule-map-file={sdk.modules / 'module.modulemap'}",
        f"-fmodule-map-file={header.parent / 'module.modulemap'}",
        "-I", HERE, "-I", sdk.modules, file)
    found = [compiler.Diagnostic(*parts) for parts in DIAGNOSTIC.findall(output)]
    if status and not found:
        raise SystemExit(output)
    return found


def marks(header):
    """Returns what Interface Builder reads from a header: the names of the class's
    outlets, collections, attributes and actions. clang ignores these marks."""
    found = {}
    for mark, name in re.findall(
            r"\b(IB\w+)\b[^\n]*?(\w+)(?:;|:\(id _Nullable\)sender;)",
            header.read_text()):
        found.setdefault(mark, []).append(name)
    return found
