// The texts and carets of a code's fields, in letters: Unicode scalars.

import { read } from "./dom.js";

/** The place of no field, and no caret. */
export const NONE = -1;

/** @returns {number[]} */
export const scalars = (/** @type {string} */ text) =>
  Array.from(text, (letter) => /** @type {number} */ (letter.codePointAt(0)));

export const valueOf = (/** @type {any} */ field) => String(read(field, "value") ?? "");

/** The caret of a field in letters. Some types of inputs don't have one. */
export function caretOf(/** @type {any} */ field) {
  const { selectionEnd } = field;
  return selectionEnd == null
    ? NONE
    : scalars(valueOf(field).slice(0, selectionEnd)).length;
}

export function caretUnlessSelected(/** @type {any} */ field) {
  const { selectionStart, selectionEnd } = field;
  const text = valueOf(field);
  return text && selectionStart === 0 && selectionEnd === text.length
    ? NONE
    : caretOf(field);
}

/**
 * Sets a text past a framework's own property on the field, with which the text
 * would count as known.
 */
export function setText(/** @type {any} */ field, /** @type {string} */ text) {
  Reflect.set(Object.getPrototypeOf(field), "value", text, field);
}

/** Moves the caret behind so many letters, or selects the text. */
export function setCaret(/** @type {any} */ field, /** @type {number} */ caret) {
  if (caret === NONE) return field.select?.();
  if (field.selectionEnd == null) return;
  const units = Array.from(valueOf(field)).slice(0, caret).join("").length;
  field.setSelectionRange(units, units);
}
