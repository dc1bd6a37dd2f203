"""Finds the faults that can be planted in a Swift source. Also finds the edits that
make the faults switchable."""

import re
from dataclasses import dataclass

from structure import STATEMENT, Source

# The replacements for each operator. Each replacement of an operator is one fault.
INFIX = {
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"],
    "&+": ["&-"], "&-": ["&+"],
    "&": ["|"], "|": ["&"], "^": ["&"], "<<": [">>"], ">>": ["<<"],
    "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="],
    "|=": ["&="], "&=": ["|="],
    "..<": ["..."],
}
PREFIX = {"!", "-", "~"}
# The replacement for each member or function.
CALLS = {"min": "max", "max": "min"}
MEMBERS = CALLS | {
    "first": "last", "last": "first",
    "firstIndex": "lastIndex", "lastIndex": "firstIndex",
    "lowerBound": "upperBound", "upperBound": "lowerBound",
}
BEFORE_OPERAND = {"(", "[", "{", ",", ":", ";", "=", "return", "in", "->"}


@dataclass(frozen=True)
class Fault:
    """Replaces the text from `start` to `end` with `new`."""
    start: int
    end: int
    new: str


@dataclass(frozen=True)
class Edit:
    """{id} is the number of the site's first fault. {name} is the operator generated
    for the site."""
    start: int
    end: int
    text: str
    rank: tuple = (2, 0)  # the order of insertions at one place


@dataclass(frozen=True)
class Site:
    """A group of faults. At most one fault is active. The edits make the faults
    switchable."""
    faults: list
    edits: list
    operator: str = ""


def replace(token, text, *faults, operator=""):
    return Site([Fault(token.start, token.end, new) for new in faults],
                [Edit(token.start, token.end, text)], operator)


def wrap(start, end, function, new):
    # In nested calls, the inner call closes first and opens last.
    return Site([Fault(start, end, new)], [
        Edit(start, start, function + "({id}, ", (1, -end)),
        Edit(end, end, ")", (0, -start))])


def find(text):
    """Returns all sites of a source, ordered by their first fault."""
    sites = [site for site in Finder(text).sites() if site]
    return sorted(sites, key=lambda site: (
        site.faults[0].start, site.faults[0].end))


class Finder(Source):
    def sites(self):
        for index, token in enumerate(self.tokens):
            if index in self.skipped:
                continue
            if token.kind == "operator":
                yield self.operator(index, token)
            elif token.kind == "number":
                new = next_number(token.text)
                yield replace(
                    token, f"faultPick({{id}}, {token.text}, {new})", new)
            elif token.text == "true" and self.at(index - 1) == "while":
                # `while true` gets no fault. A different condition would make the code
                # after the loop reachable. Such reachable code would not compile.
                continue
            elif token.text in ("true", "false"):
                new = "false" if token.text == "true" else "true"
                yield replace(
                    token, f"faultPick({{id}}, {token.text}, {new})", new)
            elif token.text in MEMBERS:
                yield self.call(index, token)
            elif token.text in ("if", "guard", "while"):
                yield from self.conditions(index)
            elif token.text == "where":
                yield self.clause(index + 1, self.where_end(index))
            elif token.text == "return":
                yield self.returned(index)
            elif token.text == "{":
                yield self.body(index)

    # MARK: Operators

    def operator(self, index, token):
        text = token.text
        if text == "?" and token.space_before and token.space_after:
            return self.negated(index)
        if text == "??" and token.space_before:
            return self.coalescing(index, token)
        before, after = self.at(index - 1), self.at(index + 1)
        if text in INFIX and self.is_infix(index, token):
            return self.infix(index, token)
        is_prefix = not token.space_after and (
            token.space_before or before in BEFORE_OPERAND)
        if text in PREFIX and is_prefix and after not in (")", ","):
            return replace(token, "{name}", "", operator="prefix " + text)
        # As a value: sorted(by: <).
        if (text in INFIX and after in (")", ",") and before in ("(", ",", ":")
                and text not in ("&&", "||", "..<", "&", "*", "/")):
            return self.infix(index, token)
        return None

    def is_infix(self, index, token):
        if token.space_before != token.space_after:
            return False
        if token.space_before:
            return not self.is_type(index)
        # An operator without spaces may be part of a type.
        return token.text == "..<" or (
            token.text in ("+", "-", "*", "/", "%", "==", "!=", "&&", "||")
            and self.tokens[index - 1].kind in ("word", "number")
            and self.tokens[index + 1].kind in ("word", "number"))

    def is_type(self, index):
        """Whether `&` composes protocols, as in A & B."""
        if self.at(index) != "&":
            return False
        return (self.at(index - 1)[:1].isupper()
                or self.at(index + 1)[:1].isupper()
                and self.at(index + 2) not in ("(", "."))

    def infix(self, index, token):
        sides = (self.tokens[index - 1], self.tokens[index + 1])
        if token.text in ("+", "+=") and any(
                side.kind == "string" for side in sides):
            return None
        operator = token.text
        if operator in ("==", "!=") and "nil" in (
                sides[0].text, sides[1].text):
            operator += " nil"
        return replace(token, "{name}", *INFIX[token.text], operator=operator)

    def coalescing(self, index, token):
        """Plants a fault that ignores the left side of `??`. Only the operator itself
        knows where its left side begins. The planted fault therefore replaces just the
        nearest operand."""
        start = self.tokens[self.chain_start(index - 1)].start
        return Site([Fault(start, self.tokens[index + 1].start, "")],
                    [Edit(token.start, token.end, "{name}")], "??")

    # MARK: Names

    def call(self, index, token):
        text, other = token.text, MEMBERS[token.text]
        before, after = self.at(index - 1), self.at(index + 1)
        has_arguments = after == "(" and not self.tokens[index + 1].space_before
        if before == ".":
            if not self.is_member(index) and text not in CALLS:
                return None
        elif text not in CALLS or not has_arguments or before == "func":
            return None
        has_closure = after == "{" and index + 1 not in self.control
        if before == "." and not has_arguments and not has_closure:
            first = self.chain_start(index)
            start = self.tokens[first].start
            operand = self.text[start:token.start]
            if re.fullmatch(r"[\w.$?!]+", operand):
                # The edit works with any type that has both members.
                return Site([Fault(token.start, token.end, other)], [
                    Edit(start, start, f"(faultsOn[{{id}}] ? {operand}"
                         f"{other} : ", (1, -token.end)),
                    Edit(token.end, token.end, ")", (0, -start))])
        name = "fault" + text[0].upper() + text[1:]
        if not has_arguments:
            return replace(token, name + "({id})", other)
        opening = self.tokens[index + 1]
        comma = "" if self.at(index + 2) == ")" else ", "
        return Site([Fault(token.start, token.end, other)],
                    [Edit(token.start, opening.end, name + "({id}" + comma)])

    # MARK: Conditions

    def conditions(self, index):
        """Drops one of several conditions, or negates the only condition."""
        closing = self.partner.get(index - 1, 0)
        if self.at(index - 1) == "}" and self.at(closing - 1) == "repeat":
            return
        end = self.condition_end(index)
        clauses, start = [], index + 1
        for at in self.top_level(start, end):
            if self.at(at) == ",":
                clauses.append((start, at))
                start = at + 1
        clauses.append((start, end))
        for first, last in clauses:
            if len(clauses) > 1:
                yield self.clause(first, last)
            elif first < last and self.chain_start(last - 1) == first:
                yield self.turned(first, last)

    def clause(self, first, last):
        if first >= last or self.at(first) in (
                "let", "var", "case", "#available", "#unavailable"):
            return None
        return wrap(self.tokens[first].start, self.tokens[last - 1].end,
                    "faultTrue", "true")

    def turned(self, first, last):
        if self.at(first) in ("true", "false", "let", "case", "#available"):
            return None
        start, end = self.tokens[first].start, self.tokens[last - 1].end
        return wrap(start, end, "faultNot", "!" + self.text[start:end])

    def negated(self, index):
        """Negates the condition of a ternary if it's a single operand."""
        first = self.chain_start(index - 1)
        before = self.tokens[first - 1]
        if before.text not in BEFORE_OPERAND:
            return None
        return self.turned(first, index)

    # MARK: Results

    def body(self, index):
        """Replaces a body's only expression if the body returns a Boolean or an
        optional."""
        before = self.tokens[index - 1] if index else None
        end = self.partner.get(index)
        if self.at(index + 1) == "get" and self.at(index + 2) == "{":
            end, start = self.partner[index + 2], index + 3
        else:
            start = index + 1
        if before is None or end is None or start >= end:
            return None
        if self.at(start) in STATEMENT or self.statement_end(start) < end:
            return None
        if before.text == "Bool" and self.at(index - 2) in (":", "->"):
            return self.reversed(start, end)
        if before.text == "?" and not before.space_before:
            return self.nothing(start, end)
        return None

    def reversed(self, start, end):
        inside = [self.at(at) for at in self.top_level(start, end)]
        # Another fault in the expression already has this effect.
        if inside in (["true"], ["false"]) or (
                not {"==", "!="}.isdisjoint(inside)
                and {"&&", "||", "?"}.isdisjoint(inside)):
            return None
        first, last = self.tokens[start].start, self.tokens[end - 1].end
        return wrap(first, last, "faultNot", f"!({self.text[first:last]})")

    def returned(self, index):
        """Plants the faults for conditions in the expression of a `return` statement, too."""
        start = index + 1
        if start >= len(self.tokens) or self.tokens[start].is_first or (
                self.at(start) in "};"):
            return None
        function = self.function_around(index)
        if function is None:
            return None
        before = self.tokens[function - 1]
        if before.text == "?" and not before.space_before:
            return self.nothing(start, self.statement_end(start))
        if before.text == "Bool" and self.at(function - 2) in (":", "->"):
            return self.reversed(start, self.statement_end(start))
        return None

    def nothing(self, start, end):
        if self.at(start) in ("nil", "true", "false"):
            return None
        return wrap(self.tokens[start].start, self.tokens[end - 1].end,
                    "faultNil", "nil")


def next_number(text):
    if re.fullmatch(r"\d[\d_]*", text):
        return str(int(text) + 1)
    return f"({text} + 1)"
