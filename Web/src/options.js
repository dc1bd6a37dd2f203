import { DESTINATIONS, ENDINGS } from "./constants.js";
import { call, isElement } from "./dom.js";
import { FOLLOW_KEYBOARD } from "./keyboard-option.js";

/** The keywords of each option, the default first. */
const words = {
  destination: DESTINATIONS,
  atEnd: ENDINGS,
  finish: ["submit", "blur"],
  finishKey: ["done", "go", "search", "send", "enter"],
};

const isFunction = (/** @type {any} */ value) => typeof value === "function";

const isNode = (/** @type {any} */ value) =>
  Object(value) === value && isElement(value);

const isSelector = (/** @type {any} */ value) => {
  if (typeof value !== "string") return false;
  try {
    call(document, "createDocumentFragment").querySelector(value);
    return true;
  } catch {
    return false;
  }
};

const isListOfElements = (/** @type {any} */ value) =>
  isFunction(value?.[Symbol.iterator]) &&
  [...value].every(isNode);

/** @type {Record<string, [(value: any) => boolean, string]>} */
const others = {
  finish: [isFunction, "a function"],
  order: [
    (value) => isSelector(value) || isListOfElements(value),
    "elements or a selector list",
  ],
  formless: [(value) => typeof value === "boolean", "true, false"],
  exclude: [isSelector, "a selector"],
  isEmpty: [isFunction, "a function"],
  keyboardFrame: [
    (value) =>
      isFunction(value) ||
      isNode(value) ||
      ["visualViewport", "virtualKeyboard"].includes(value),
    "visualViewport, virtualKeyboard, an element, a function",
  ],
};

/** @returns {never} */
export function fail(/** @type {string} */ message) {
  throw new TypeError("FieldNavigation: " + message);
}

/**
 * Checks the options and fills in the defaults.
 * @param {import("./attach.js").Options} options
 * @throws {TypeError} naming an unknown option or a bad value
 */
export function check(options) {
  if (Object(options) !== options) fail("the options must be an object");
  /** @type {any} */
  const result = {};
  for (const [name, list] of Object.entries(words)) result[name] = list[0];
  for (const [name, value] of Object.entries(/** @type {any} */ (options))) {
    /** @type {string[]} */
    const list = Object.hasOwn(words, name)
      ? /** @type {any} */ (words)[name]
      : [];
    const other = Object.hasOwn(others, name) ? others[name] : undefined;
    if (!list[0] && !other) {
      const known = Object.keys({ ...words, ...others }).join(", ");
      fail(`unknown option "${name}"; there are ${known}`);
    }
    if (value === undefined) continue;
    if (!list.includes(value) && !other?.[0](value)) {
      const takes = [...list, ...(other ? [other[1]] : [])].join(", ");
      fail(`bad value for option "${name}"; it takes ${takes}`);
    }
    result[name] = value;
  }
  if (result.keyboardFrame && !(FOLLOW_KEYBOARD in globalThis)) {
    fail('option "keyboardFrame" needs field-navigation.keyboard.js; load it first');
  }
  return result;
}
