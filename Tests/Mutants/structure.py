"""Analyzes the structure of a Swift source for planting faults. Finds the tokens of
each bracket, statement, condition and operand."""

import functools

from lexer import PAIRS, tokens

CONTROL = {"if", "guard", "for", "while", "switch", "do", "catch", "else",
           "repeat", "defer"}
# The first keywords of statements that aren't expressions.
STATEMENT = CONTROL | {"let", "var", "return", "throw", "break", "continue",
                       "get", "set", "willSet", "didSet", "func", "case",
                       "default", "unowned", "weak", "lazy", "_read", "_modify"}
DECLARATION = {"func", "init", "subscript", "extension", "struct", "class",
               "enum", "protocol", "actor", "typealias", "associatedtype"}


class Source:
    def __init__(self, text):
        self.text = text
        self.tokens = tokens(text)
        self.partner = partners(self.tokens)
        self.skipped = self.skip()

    def at(self, index):
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def skip(self):
        """Returns the tokens that aren't executable code: attributes, availability,
        types, names."""
        skipped = set()
        for index, token in enumerate(self.tokens):
            if token.text in ("@", "#available", "#unavailable", "#selector",
                              "#keyPath"):
                at = index + (2 if token.text == "@" else 1)
                if self.at(at) == "(" and not self.tokens[at].space_before:
                    skipped.update(range(index, self.partner[at]))
            elif token.text == "where" and self.is_declared(index):
                skipped.update(range(index, self.requirements_end(index)))
            elif token.text == "case" and token.is_first:
                skipped.update(self.raw_values(index))
            elif token.text == "func":
                skipped.add(index + 1)
            elif token.text == "operator":
                skipped.update((index + 1, index + 2))
        return skipped

    def is_declared(self, index):
        for before in range(index - 1, -1, -1):
            word = self.at(before)
            if word in ("for", "case", "catch", "default"):
                return False
            if word in DECLARATION:
                return True
        return False

    def requirements_end(self, index):
        for end in range(index + 1, len(self.tokens)):
            token = self.tokens[end]
            if token.text in "{}" or token.is_first and (
                    token.text in DECLARATION | {"var", "let", "static"}):
                return end
        return len(self.tokens)

    def raw_values(self, index):
        """An enum's raw values identify its cases. No fault changes a raw value."""
        for at in range(index + 1, len(self.tokens)):
            if self.tokens[at].is_first:
                break
            if self.at(at) == "=":
                yield at + 1

    # MARK: Conditions and operands

    def condition_end(self, index):
        mark = "else" if self.at(index) == "guard" else "{"
        for at in self.top_level(index + 1, len(self.tokens)):
            if self.at(at) == mark:
                return at
        return len(self.tokens)

    def where_end(self, index):
        for at in self.top_level(index + 1, len(self.tokens)):
            if self.at(at) in "{:":
                return at
        return len(self.tokens)

    def chain_start(self, index):
        """Returns the first token of the operand that ends here. An example is
        `a.b(c)[d]?.e`."""
        while index > 0:
            token, before = self.tokens[index], self.tokens[index - 1]
            if token.text in (")", "]", "}"):
                index = self.partner[index]
                opening, before = self.tokens[index], self.tokens[index - 1]
                is_call = opening.text == "{" or (
                    not opening.space_before and ends_operand(before))
                if not is_call:
                    return index
                index -= 1
            elif token.text in ("?", "!") and not token.space_before:
                index -= 1
            elif before.text != ".":
                return index
            elif self.is_member(index):
                index -= 2
            else:
                return index - 1
        return index

    def is_member(self, index):
        """Whether an operand precedes the dot before this token. No operand precedes
        the dot of .none."""
        dot, operand = self.tokens[index - 1], self.tokens[index - 2]
        return ends_operand(operand) and (
            operand.end == dot.start or dot.is_first)

    # MARK: Functions and statements

    def function_around(self, index):
        """Returns the opening brace of the function or closure around a token."""
        return next((
            at for at in range(index - 1, -1, -1)
            if self.at(at) == "{" and self.partner.get(at, 0) > index
            and at not in self.control), None)

    @functools.cached_property
    def control(self):
        """Returns the braces of `if`, `guard`, `for` and similar statements."""
        found = set()
        for index, token in enumerate(self.tokens):
            if token.text in CONTROL:
                found.add(next((
                    at for at in self.top_level(index + 1, len(self.tokens))
                    if self.at(at) == "{"), None))
        return found

    def top_level(self, start, end):
        """Yields the tokens from `start` that are outside all brackets."""
        at = start
        while at < end:
            yield at
            if self.at(at) in ")]}":
                return
            closing = self.partner.get(at)
            at = closing + 1 if closing and closing > at else at + 1

    def statement_end(self, start):
        """Returns the token after the statement that begins here."""
        last = start
        for at in self.top_level(start, len(self.tokens)):
            token = self.tokens[at]
            if token.text in (")", "]", "}", ";"):
                return at
            if at > start and token.is_first and not self.continues(last, at):
                return at
            last = self.partner.get(at, at)
        return len(self.tokens)

    def continues(self, before, at):
        """Whether this line continues the statement."""
        first, last = self.tokens[at], self.tokens[before]
        return (first.kind == "operator" or first.text in (":", ",", "else")
                or last.kind == "operator" and last.space_after
                and last.space_before
                or last.text in (",", ":", "return", "in"))


def partners(all_tokens):
    """Maps each bracket to its partner."""
    found, stack = {}, []
    for index, token in enumerate(all_tokens):
        if token.kind != "bracket":
            continue
        if token.text in PAIRS:
            stack.append(index)
        elif stack:
            opening = stack.pop()
            found[opening], found[index] = index, opening
    return found


def ends_operand(token):
    return token.kind in ("word", "number", "string") or (
        token.text in (")", "]", "}", "?", "!", "?!"))
