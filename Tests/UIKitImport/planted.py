"""Plants mistakes in the sources. Reports the mistakes that the compiler doesn't
detect."""

import pathlib
import tempfile

import compiler
from compiler import APPS, TARGETS, Module
from sdk import ROOT

TABLE = pathlib.Path(__file__).parent / "mutants.tsv"
SAMPLES = Module(
    "Samples", "Doubles/Tests/FieldNavigationUIKitTests/Samples.swift", on="iOS")


class Mutant:
    def __init__(self, file, old, new, expected):
        self.file, self.expected = ROOT / file, expected
        self.old, self.new = (part.replace("\\n", "\n") for part in (old, new))

    def __str__(self):
        return (f"{self.file.relative_to(ROOT)}: {self.new!r} instead of"
                f" {self.old!r}")

    def text(self):
        text = self.file.read_text()
        if text.count(self.old) != 1:
            raise SystemExit(f"mutants.tsv: {self}: it stands there"
                             f" {text.count(self.old)} times, not once")
        return text.replace(self.old, self.new)


def read():
    return [Mutant(*line.split("\t")) for line in TABLE.read_text().splitlines()
            if line and not line.startswith("#")]


def is_noticed(sdk, mutant):
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / mutant.file.name
        copy.write_text(mutant.text())
        found = compiler.compile_alone(sdk, target(mutant), mutant.file, copy)
    return any(mutant.expected in one.text and one.file == copy
               for one in found)


def target(mutant):
    return next(module for module in TARGETS + [SAMPLES] + APPS
                if mutant.file in module.files)
