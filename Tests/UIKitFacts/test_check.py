"""Tests that the check detects differences."""

import copy
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from check import ROOT
from compare import compare
from declarations import normal, without
from graph import declarations, extract
from table import PATH, Table


@pytest.fixture(scope="module")
def graphs():
    return extract(ROOT)


def problems(graphs, old="", new=""):
    """Changes one line of the table. Returns the check's report."""
    text = PATH.read_text()
    assert old in text
    return compare(Table(text.replace(old, new, 1)), declarations(graphs))[0]


def symbol(graphs, path):
    graphs = copy.deepcopy(graphs)
    for graph in graphs:
        for one in graph["symbols"]:
            if ".".join(one["pathComponents"]) == path:
                return graphs, one
    raise AssertionError(path)


def test_the_double_agrees_with_the_table(graphs):
    assert problems(graphs) == []


def test_the_check_reports_a_declaration_that_the_table_lacks(graphs):
    found = problems(
        graphs, "UIView.tag\tvar tag: Int { get set }\t2.0\tR\n", "")
    assert len(found) == 1
    assert "UIView.tag: the table lacks it" in found[0]
    assert "Doubles/Sources/UIKit/Views/UIView.swift:" in found[0]


def test_the_check_reports_a_wrong_optionality(graphs):
    found = problems(graphs, "-> UITextPosition?\t", "-> UITextPosition\t")
    assert found and all("other optionality" in one for one in found)


def test_the_check_reports_a_wrong_spelling(graphs):
    found = problems(graphs, "addSubview(_ view:", "addSubview(_ subview:")
    assert len(found) == 1 and "other spelling" in found[0]


@pytest.mark.parametrize("old, new", [
    ("convenience init(arrangedSubviews", "init(arrangedSubviews"),
    ("@MainActor class UIStackView", "class UIStackView"),
    ("nonisolated class let inputEscape", "class let inputEscape"),
    ("enum UIReturnKeyType : Int", "enum UIReturnKeyType : UInt"),
    ("weak var delegate: (any UITextFieldDelegate)?",
     "var delegate: (any UITextFieldDelegate)?"),
])
def test_the_check_reports_a_declaration_that_differs_from_the_table(graphs, old, new):
    assert "other spelling" in problems(graphs, old, new)[0]


def test_the_check_reports_a_superclass_missing_from_uikit(graphs):
    assert "UIKit's is no UIView" in problems(
        graphs, "class UIStackView : UIView", "class UIStackView : NSObject")[0]


def test_the_check_reports_a_protocol_missing_from_uikit(graphs):
    assert "UIKit's is no UICoordinateSpace" in problems(
        graphs, "UIResponder, UICoordinateSpace,", "UIResponder,")[0]


def test_the_check_reports_a_requirement_that_only_one_side_makes_optional(graphs):
    name = "func textFieldShouldReturn"
    assert "required in UIKit" in problems(
        graphs, f"optional {name}", name)[0]
    name = "func deleteBackward"
    assert any("optional in UIKit" in one for one in problems(
        graphs, f"\t{name}", f"\toptional {name}"))


def test_the_check_requires_an_availability_attribute_for_a_newer_declaration(graphs):
    found = problems(
        graphs, "UIView.tag\tvar tag: Int { get set }\t2.0",
        "UIView.tag\tvar tag: Int { get set }\t16.0")
    assert len(found) == 1 and "@available(iOS 16.0, *)" in found[0]


@pytest.mark.parametrize("major, is_right", [(16, True), (17, False)])
def test_the_availability_attribute_must_name_the_version_in_uikit(graphs, major, is_right):
    graphs, one = symbol(graphs, "UIView.tag")
    one["availability"] = [
        {"domain": "iOS", "introduced": {"major": major, "minor": 0}}]
    found = problems(graphs, "tag: Int { get set }\t2.0",
                     "tag: Int { get set }\t16.0")
    assert (found == []) == is_right


def test_parameters_with_defaults_can_be_omitted():
    text = ('init(title: String = "", at place: Int,'
            " then: @escaping () -> Void)")
    assert without(text, ["at", "then"]) == (
        "init(at place: Int, then: @escaping () -> Void)")
    assert without(text, ["title", "then"]) is None
    assert without(text, ["at", "then", "else"]) is None


def test_normalizing_maps_equivalent_declarations_to_one_form():
    assert normal("@MainActor let a: B?") == normal("var a: B? { get }")
    assert normal("public class var a: B { get }") == normal("class let a: B")
    assert normal("var a: B") == normal("var a: B { get set }")
    assert normal("weak var a: B? { get }") == normal("var a: B? { get }")
    assert normal("weak var a: B?") != normal("var a: B?")
    assert normal("func a() -> B") != normal("func a() -> B?")
