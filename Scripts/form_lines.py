#!/usr/bin/env python3
"""Counts the lines of focus code in the forms of FieldNavigationSwiftUITests.

Each file in Forms and MoreForms implements a form with `field` and `fieldNavigation`.
The counts include the forms' models. The script counts the following code, and
everything inside its brackets:

- the enum of fields, the `FocusState`, and other stored properties of the enum's type;
- `.focused`, `.submitLabel`, `.onSubmit`, `.field`, `.fieldNavigation`, `.inputBar` and
  `.onChange(of: focus)`; also the row IDs to which an `.onChange(of: focus)` block
  scrolls;
- the app's bar above the keyboard: `ToolbarItemGroup(placement: .keyboard)`;
- functions and properties with a field or the focus in their name or type;
- the form's proxy, and the app's calls to it;
- all other assignments to the focus.

    form_lines.py    prints the tables
"""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
FORMS = ROOT / "Doubles/Tests/FieldNavigationSwiftUITests/Forms"
MORE_FORMS = FORMS.parent / "MoreForms"
# The article that contains the table.
ARTICLE = (
    ROOT / "Sources/FieldNavigationSwiftUI/FieldNavigationSwiftUI.docc"
    / "ComingFromFocusState.md"
)
# Line counts without this module. The first number counts lines in the real app: the
# first summand is the script's count, the others are parts that the script missed, such
# as switches, bars and tables for scrolling. The second number is the script's count in
# a version of the form that was written by hand from the same description. The project
# doesn't keep those versions, because nothing but this count used them.
BY_HAND = {
    "EditPassword": ("nextcloud-passwords, EditPasswordPage", 90 + 21, 68),
    "AddPackage": ("WooCommerce, WooShippingAddPackageView", 14 + 23 + 26, 48),
    "EditLogin": ("Proton Pass, CreateEditLoginView", 44 + 14, 70),
    "EditCard": ("Proton Pass, CreateEditCreditCardView", 24, 22),
    "FirstLogin": ("Proton Pass, OnboardingCreateFirstLoginStep", 25, 21),
    "EditTags": ("IceCubes, EditTagGroupView", 29, 21),
    "Register": ("SNUTT, RegisterLocalIDScene", 26, 17),
    "ChangePassword": ("SNUTT, ChangePasswordScene", 21, 14),
    "ResetPassword": ("Swiftfin, ResetUserPasswordView", 25, 16),
    "VaultSetup": ("Vultisig, VaultSetupScreen", 17 + 7, 17),
}
# Line counts that a person made in the real apps.
MORE = {
    "Poll": ("Element X, PollFormScreen", 26),
    "Grocery": ("Apple's Focus Cookbook, GroceryListView", 5),
    "Meeting": ("The Composable Architecture, SyncUpForm", 16),
    "Server": ("BitDream, iOSServerEditor", 25),
    "OneField": ("Raindrop, AuthTFA and TagsList", 8 + 11),
    "Payment": ("Monity, RecurringTransactionFormView", 20),
    "Category": ("Monity, TransactionCategoryForm", 16),
}
BLOCK = re.compile(
    r"""^\s*(?:
      (?:private\s+)?enum\s+Field\b
    | @FocusState\b
    | @State\s+private\s+var\s+\w+:\s*Field\b
    | @State\s+private\s+var\s+\w+\s*=\s*FieldNavigationProxy\b
    | \.(?:focused|submitLabel|onSubmit|field|fieldNavigation|inputBar)\b[({ ]
    | \.onChange\(of:\s*focus\b
    | ToolbarItemGroup\(placement:\s*\.keyboard\)
    | private\s+(?:func|var)\s+.*(?:\bField\b|focusNext|focusPrevious
                                   |hasNext|hasPrevious)
    )""",
    re.VERBOSE,
)
ASSIGNMENT = re.compile(r"\bfocus(\.wrappedValue)?\s*=(?!=)|\bform\.\w+\(")
ROW_ID = re.compile(r'^\s*\.id\("')


def body(text, name):
    """Returns the lines of a top-level type."""
    match = re.search(rf"^struct {name}: View \{{\n(.*?)^\}}\n", text, re.M | re.S)
    return match[1].splitlines() if match else None


def count(lines):
    scrolls = any("scrollTo" in line for line in lines)
    counted = depth = 0
    for line in lines:
        code = line.split("//")[0]
        starts = BLOCK.match(code) or scrolls and ROW_ID.match(code)
        if depth == 0 and not starts:
            counted += bool(ASSIGNMENT.search(code))
            continue
        counted += 1
        depth += sum(code.count(c) for c in "({[")
        depth -= sum(code.count(c) for c in ")}]")
    return counted


def table():
    rows = []
    for name, (app, real, by_hand) in BY_HAND.items():
        text = (FORMS / f"{name}Form.swift").read_text()
        rows.append((app, real, by_hand, count(body(text, f"{name}Form"))))
    rows.append(("Together", *(sum(row[i] for row in rows) for i in (1, 2, 3))))
    lines = [
        "| Form | In the app | By hand, rewritten | With fields |",
        "| --- | ---: | ---: | ---: |",
    ]
    return "\n".join(lines + ["| %s | %d | %d | %d |" % row for row in rows])


def more_table():
    rows = []
    for name, (app, real) in MORE.items():
        text = (MORE_FORMS / f"{name}Form.swift").read_text()
        rows.append((app, real, count(text.splitlines())))
    rows.append(("Together", *(sum(row[i] for row in rows) for i in (1, 2))))
    lines = ["| Form | In the app | With fields |", "| --- | ---: | ---: |"]
    return "\n".join(lines + ["| %s | %d | %d |" % row for row in rows])


if __name__ == "__main__":
    print(table(), more_table(), sep="\n\n")
