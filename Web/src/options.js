/** The words of each option in the order of the engine's numbers. */
const words = {
  destination: ["nextEmpty", "next"],
  ending: ["finish", "wrap", "wrapToEmpty"],
  finish: ["submit", "blur"],
  finishKey: ["done", "go", "search", "send", "enter"],
};

const isFunction = (/** @type {any} */ value) => typeof value === "function";

const isSelector = (/** @type {any} */ value) => {
  if (typeof value !== "string") return false;
  try {
    document.createDocumentFragment().querySelector(value);
    return true;
  } catch {
    return false;
  }
};

/** @type {Record<string, (value: any) => boolean>} */
const others = {
  finish: isFunction,
  order: (value) =>
    isSelector(value) ||
    (typeof value === "object" &&
      isFunction(value[Symbol.iterator]) &&
      [...value].every((element) => element instanceof Element)),
  exclude: isSelector,
  isEmpty: isFunction,
  keyboard: isFunction,
};

/**
 * The options with their defaults.
 * @param {import("./attach.js").Options} options
 * @throws {TypeError} that names an unknown option or a bad value
 */
export function check(options) {
  /** @type {any} */
  const result = {};
  for (const [name, list] of Object.entries(words)) result[name] = list[0];
  for (const [name, value] of Object.entries(/** @type {any} */ (options))) {
    /** @type {string[] | undefined} */
    const list = /** @type {any} */ (words)[name];
    if (!list && !others[name]) {
      const known = Object.keys({ ...words, ...others }).join(", ");
      throw new TypeError(
        `FieldNavigation: unknown option "${name}"; there are ${known}`,
      );
    }
    if (value === undefined) continue;
    if (!list?.includes(value) && !others[name]?.(value)) {
      throw new TypeError(
        `FieldNavigation: bad value for option "${name}": ${String(value)}` +
          (list ? `; it takes ${list.join(", ")}` : ""),
      );
    }
    result[name] = value;
  }
  return result;
}

/**
 * The engine's number of a word.
 * @param {"destination" | "ending"} name
 * @param {string} word
 */
export const number = (name, word) => words[name].indexOf(word);
