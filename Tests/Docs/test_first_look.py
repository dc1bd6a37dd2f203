"""Tests that the repository's most visible files agree with other files."""

import re

import pytest

from samples import ROOT

ANSWERS = (ROOT / "Tests/DeviceProbe/Probe/ProbeAnswer.swift").read_text()
PROBE = (ROOT / "Scripts/probe.sh").read_text()
FORM = (ROOT / ".github/ISSUE_TEMPLATE/bug_report.yml").read_text()
EXAMPLE = FORM.rpartition("placeholder: |\n")[2].split("\n")


def example():
    return [line.strip() for line in EXAMPLE if line.strip()]


def test_the_sample_report_begins_like_a_report_of_the_probe():
    title, keyboard, *_ = example()
    name, _, how = title.removesuffix(":").partition(", ")
    assert re.search(rf"probe \$each \w+ {name}$", PROBE, re.MULTILINE)
    assert f'echo "{how}"' in PROBE
    assert keyboard.startswith("keyboard on the screen")


@pytest.mark.parametrize("line", example()[2:])
def test_the_sample_report_uses_questions_and_answers_of_the_probe(line):
    question, answer = re.fullmatch(r"(\w+):? (.*)", line).groups()
    assert re.search(rf"\bcase \.{question}: ", ANSWERS)
    assert answer.startswith("none of the known ones (") or f'"{answer}"' in ANSWERS


def test_the_package_index_documents_only_products():
    targets = re.findall(r"(?m)^ +- (Field\w+)$", (ROOT / ".spi.yml").read_text())
    manifest = (ROOT / "Package.swift").read_text()
    assert targets
    assert [one for one in targets if f'.library(name: "{one}"' not in manifest
            and f'name: "{one}", targets' not in manifest] == []


def test_the_editor_configuration_and_the_formatter_use_the_same_indentation():
    editor = (ROOT / ".editorconfig").read_text()
    assert 'indent_size = 2' in editor.partition("[*.py]")[0]
    assert '"spaces": 2' in (ROOT / ".swift-format").read_text()
