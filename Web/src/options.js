import { complainOnce } from "./complain.js";
import { DESTINATIONS, ENDINGS } from "./constants.js";
import { call, isElement, read } from "./dom.js";
import { FILL_CODES, FOLLOW_KEYBOARD, SHOW_BAR } from "./files.js";

const isFunction = (/** @type {any} */ value) => typeof value === "function";

const isNode = (/** @type {any} */ value) =>
  Object(value) === value && isElement(value);

export const isSelector = (/** @type {any} */ value) => {
  try {
    // An empty fragment has no match, but a bad selector throws.
    return (
      typeof value === "string" &&
      !call(document, "createDocumentFragment").querySelector(value)
    );
  } catch {
    return false;
  }
};

export const isListOfElements = (/** @type {any} */ value) =>
  isFunction(value?.[Symbol.iterator]) &&
  [...value].every(isNode);

/**
 * Each option's keywords, with the default first, then a check for its other
 * values, and their description.
 * @type {Record<string, [any[], ((value: any) => boolean)?, string?]>}
 */
const table = /** @type {any} */ ({
  __proto__: null,
  destination: [DESTINATIONS],
  ending: [ENDINGS],
  onFinish: [["submit", "blur"], isFunction, "a function"],
  finishKey: [["done", "go", "search", "send", "enter"]],
  order: [
    [],
    (/** @type {any} */ value) => isSelector(value) || isListOfElements(value),
    "elements or a selector list",
  ],
  formless: [[false, true]],
  excluded: [[], isSelector, "a selector"],
  included: [[], isSelector, "a selector"],
  isEmpty: [[], isFunction, "a function"],
  isInvalid: [[], isFunction, "a function"],
  stopsAtInvalid: [[false, true]],
  takesPrevented: [[false, true]],
  keyboardFrame: [
    [],
    (/** @type {any} */ value) =>
      isFunction(value) ||
      isNode(value) ||
      ["visualViewport", "virtualKeyboard"].includes(value),
    "visualViewport, virtualKeyboard, an element, a function",
  ],
  bar: [[false, true]],
  codes: [
    [],
    // Only that file knows what a code is.
    (/** @type {any} */ value) => fillCodes()?.(value) ?? true,
    "a list of {fields, length}",
  ],
});

/**
 * The options that need another file, and what that file registers.
 * @type {[string, symbol, string][]}
 */
const files = [
  ["keyboardFrame", FOLLOW_KEYBOARD, "keyboard"],
  ["codes", FILL_CODES, "code"],
  ["bar", SHOW_BAR, "bar"],
];

const fillCodes = () => /** @type {any} */ (globalThis)[FILL_CODES];

/** @returns {never} */
export function fail(/** @type {string} */ message) {
  throw new TypeError("FieldNavigation: " + message);
}

/**
 * @throws {TypeError} if it has no fields
 */
export function checkRoot(/** @type {any} */ root) {
  if (
    Object(root) !== root ||
    !read(root, "querySelectorAll") ||
    /^(input|select|textarea)$/.test(root.localName)
  ) {
    fail(`the root must be a document, a shadow root or an element with fields, not ${root}`);
  }
  return root;
}

/**
 * Checks the options and adds the defaults.
 * @param {import("./attach.js").Options} options
 * @throws {TypeError} naming an unknown option or a bad value
 */
export function check(options) {
  if (Object(options) !== options) fail("the options must be an object");
  /** @type {any} */
  const result = {};
  for (const name in table) result[name] = table[name][0][0];
  for (const [name, value] of Object.entries(/** @type {any} */ (options))) {
    const [keywords, accepts, ...others] =
      table[name] ??
      fail(`unknown option "${name}"; there are ${Object.keys(table).join(", ")}`);
    if (value === undefined) continue;
    if (!keywords.includes(value) && !accepts?.(value)) {
      const takes = [...keywords, ...others].join(", ");
      fail(`bad value for option "${name}"; it takes ${takes}`);
    }
    result[name] = value;
  }
  for (const [name, key, file] of files) {
    if (result[name] && !(key in globalThis)) {
      fail(`option "${name}" needs field-navigation.${file}.js; load it first`);
    }
  }
  return result;
}

/** The option of a form that is true or false. */
const flag = "stopsAtInvalid";

/**
 * The options of a form: those of its root, changed by the words in its
 * attribute. A word is a keyword of an option, or `stopsAtInvalid`.
 * @param {{settings: any}} session
 * @param {string} text the attribute's value
 */
export function formSettings({ settings }, text) {
  const result = { ...settings };
  for (const word of text.match(/\S+/g) ?? []) {
    const name = Object.keys(table).find(
      (each) => each === word ? each === flag : table[each][0].includes(word));
    if (name) result[name] = name === word || word;
    else if (word !== "off") {
      const known = Object.values(table).flatMap(([keywords]) => keywords);
      const words = ["off", flag, ...known.filter((each) => each.length)].join(", ");
      complainOnce(`data-field-navigation has no word "${word}"; there are ${words}`);
    }
  }
  return result;
}
