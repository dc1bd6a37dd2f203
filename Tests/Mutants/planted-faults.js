// Computes what planted faults change. `javascript.js` plants the calls.
// `planted_run.py` replaces the number below with the faults that are on. The
// compressor keeps all faults, because it can't compute the result of
// `JSON.parse`.

const on = new Set(JSON.parse("[-2718281]"));

// The operator itself, and its faults.
const INFIX = {
  "===": [(a, b) => a === b, (a, b) => a !== b],
  "!==": [(a, b) => a !== b, (a, b) => a === b],
  "==": [(a, b) => a == b, (a, b) => a != b],
  "!=": [(a, b) => a != b, (a, b) => a == b],
  "<": [(a, b) => a < b, (a, b) => a <= b, (a, b) => a >= b],
  "<=": [(a, b) => a <= b, (a, b) => a < b, (a, b) => a > b],
  ">": [(a, b) => a > b, (a, b) => a >= b, (a, b) => a <= b],
  ">=": [(a, b) => a >= b, (a, b) => a > b, (a, b) => a < b],
  "&&": [(a, b) => a && b(), (a, b) => a || b()],
  "||": [(a, b) => a || b(), (a, b) => a && b()],
  "??": [(a, b) => a ?? b(), (a, b) => b()],
  "+": [(a, b) => a + b, (a, b) => a - b],
  "-": [(a, b) => a - b, (a, b) => a + b],
  "*": [(a, b) => a * b, (a, b) => a / b],
  "/": [(a, b) => a / b, (a, b) => a * b],
  "%": [(a, b) => a % b, (a, b) => a * b],
  "&": [(a, b) => a & b, (a, b) => a | b],
  "|": [(a, b) => a | b, (a, b) => a & b],
  "^": [(a, b) => a ^ b, (a, b) => a & b],
  "<<": [(a, b) => a << b, (a, b) => a >> b],
  ">>": [(a, b) => a >> b, (a, b) => a << b],
};
const PREFIX = { "!": (a) => !a, "-": (a) => -a, "~": (a) => ~a };

export function faultInfix(operator, id, a, b) {
  const [usual, first, second] = INFIX[operator];
  if (on.has(id)) return first(a, b);
  return second && on.has(id + 1) ? second(a, b) : usual(a, b);
}
export const faultPrefix = (operator, id, a) =>
  on.has(id) ? a : PREFIX[operator](a);
export const faultPick = (id, a, b) => (on.has(id) ? b : a);
export const faultNot = (id, a) => (on.has(id) ? !a : a);
export const faultSign = (id, a) => (on.has(id) ? -a : a);
