// Finds the faults that can be planted in JavaScript. Reads a JSON array of
// texts. Prints each text's sites. `faults.py` explains sites and faults.
// TypeScript's parser, which `Web/build.sh` needs anyway, parses the texts.
//
// No tool of others fits. Stryker needs npm. universalmutator matches lines with
// regular expressions. It plants seven faults per line, even in comments, and
// each of them needs a separate build.

const fs = require("fs");
const ts = require("typescript");

/** The replacements for each operator. `planted-faults.js` computes them. */
const INFIX = {
  "===": ["!=="], "!==": ["==="], "==": ["!="], "!=": ["=="],
  "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
  "&&": ["||"], "||": ["&&"], "??": [""],
  "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["*"],
  "&": ["|"], "|": ["&"], "^": ["&"], "<<": [">>"], ">>": ["<<"],
};
const ASSIGNMENT = { "+=": "-=", "-=": "+=" };
/** These operators evaluate their right side only if they need it. */
const LAZY = new Set(["&&", "||", "??"]);
const MEMBERS = new Map(
  [
    ["some", "every"], ["find", "findLast"], ["findIndex", "findLastIndex"],
    ["indexOf", "lastIndexOf"], ["min", "max"],
    ["firstChild", "lastChild"], ["firstElementChild", "lastElementChild"],
    ["nextSibling", "previousSibling"],
    ["nextElementSibling", "previousElementSibling"],
  ].flatMap(([one, other]) => [[one, other], [other, one]]),
);

function sites(text) {
  const source = ts.createSourceFile(
    "a.js", text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const found = [];

  const start = (node) => node.getStart(source);
  /** Python counts characters, not UTF-16 code units. */
  const place = (at) => Array.from(text.slice(0, at)).length;
  const fault = (from, to, text) =>
    ({ start: place(from), end: place(to), new: text });
  const edit = (from, to, text, rank = [2, 0]) =>
    ({ start: place(from), end: place(to), text, rank });
  /** In nested calls, the inner call closes first and opens last. */
  const around = (from, to, opening, closing) => [
    edit(from, from, opening, [1, -to]), edit(to, to, closing, [0, -from])];
  const plant = (faults, edits) => found.push({ faults, edits });

  function infix(node) {
    const { left, right, operatorToken: token } = node;
    const operator = token.getText(source);
    const sides = [left, right];
    if (operator in ASSIGNMENT && !sides.some(isText)) {
      plant([fault(start(token), token.end, ASSIGNMENT[operator])],
        around(start(right), right.end, "faultSign({id}, ", ")"));
    }
    if (!Object.hasOwn(INFIX, operator)) return;
    if (operator === "+" && sides.some(isText)) return;
    const isLazy = LAZY.has(operator);
    if (isLazy && pauses(right)) return;
    const faults = operator === "??"
      ? [fault(start(left), start(right), "")]
      : INFIX[operator].map((one) => fault(start(token), token.end, one));
    plant(faults, [
      ...around(start(node), node.end,
        `faultInfix("${operator}", {id}, `, isLazy ? "))" : ")"),
      edit(start(token), token.end, isLazy ? ", () => (" : ", ")]);
  }

  function prefix(node) {
    const operator = ts.tokenToString(node.operator);
    if (!["!", "-", "~"].includes(operator)) return;
    plant([fault(start(node), start(node.operand), "")],
      [edit(start(node), start(node.operand), `faultPrefix("${operator}", {id}, `),
       edit(node.end, node.end, ")", [0, -start(node)])]);
  }

  function literal(node, other) {
    const old = node.getText(source);
    plant([fault(start(node), node.end, other)],
      [edit(start(node), node.end, `faultPick({id}, ${old}, ${other})`)]);
  }

  function member(node) {
    const old = node.name.text;
    const other = MEMBERS.get(old);
    if (!other || isTarget(node)) return;
    const dot = node.questionDotToken ? "?." : "";
    plant([fault(start(node.name), node.name.end, other)],
      [edit(node.expression.end, node.name.end,
        `${dot}[faultPick({id}, "${old}", "${other}")]`)]);
  }

  /** Negates a condition that contains no other fault. */
  function condition(node) {
    if (!ts.isIdentifier(node) && !ts.isCallExpression(node) &&
        !ts.isPropertyAccessExpression(node)) return;
    const from = start(node);
    plant([fault(from, node.end, `!${node.getText(source)}`)],
      around(from, node.end, "faultNot({id}, ", ")"));
  }

  function visit(node) {
    if (ts.isBinaryExpression(node)) infix(node);
    else if (ts.isPrefixUnaryExpression(node)) prefix(node);
    else if (ts.isPropertyAccessExpression(node)) member(node);
    else if (ts.isConditionalExpression(node)) condition(node.condition);
    else if (ts.isIfStatement(node) || ts.isWhileStatement(node) ||
             ts.isDoStatement(node)) condition(node.expression);
    else if (node.kind === ts.SyntaxKind.TrueKeyword) literal(node, "false");
    else if (node.kind === ts.SyntaxKind.FalseKeyword) literal(node, "true");
    else if (ts.isNumericLiteral(node) && node.parent.name !== node &&
             node.parent.propertyName !== node) {
      literal(node, String(Number(node.text) + 1));
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

const isText = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Whether code assigns to the member, or deletes it. */
const isTarget = (node) =>
  ts.isDeleteExpression(node.parent) ||
  ts.isBinaryExpression(node.parent) && node.parent.left === node &&
    node.parent.operatorToken.getText().endsWith("=") &&
    !(node.parent.operatorToken.getText() in INFIX);

/** Whether the function around an expression pauses in it. */
const pauses = (node) =>
  ts.isAwaitExpression(node) || ts.isYieldExpression(node) ||
  !ts.isFunctionLike(node) && Boolean(ts.forEachChild(node, pauses));

console.log(JSON.stringify(JSON.parse(fs.readFileSync(0, "utf8")).map(sites)));
