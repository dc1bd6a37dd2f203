"""Tests the article on what SwiftUI can't express. The article must list every question
of the probe."""

import re

from samples import ROOT

PAGE = (ROOT / "Sources/FieldNavigationSwiftUI/FieldNavigationSwiftUI.docc"
        / "WhatSwiftUICannotSay.md").read_text()
PROBE = (ROOT / "Tests/DeviceProbe/SwiftUIProbe/SwiftUIProbeAnswer.swift"
         ).read_text()


def test_the_article_has_a_row_for_every_question_of_the_swiftui_probe():
    cases = re.search(
        r"enum SwiftUIProbeQuestion.*?\{(.*?)\n\}", PROBE, re.DOTALL)[1]
    asked = re.findall(r"\w+", re.sub(r"\bcase\b", "", cases))
    assert sorted(asked) == sorted(re.findall(r"\? \(`(\w+)`\) \|", PAGE))
