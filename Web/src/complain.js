/**
 * Writes a message to the console, unless the page has turned messages off.
 * @param {"warn" | "error"} kind
 * @param {string} message
 * @param {any[]} others
 *   the thrown error and the element concerned, for the developer tools
 */
export function complain(kind, message, ...others) {
  if (/** @type {any} */ (globalThis).FIELDNAVIGATION_WARNINGS !== "off") {
    console[kind]("FieldNavigation: " + message, ...others);
  }
}

const told = new Set();

export function complainOnce(/** @type {string} */ message) {
  if (!told.has(message)) complain("warn", message);
  told.add(message);
}
