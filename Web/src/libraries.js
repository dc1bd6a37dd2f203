// Controls of libraries that don't tell by ARIA what the user sees, or whether
// there is an answer. What ARIA tells needs no row here, and each row is played
// on a build of its library (Tests/Browser/Stories/Libraries).

import { call, matches } from "./dom.js";

/**
 * The controls, and what shows an answer inside of them. Without a selector, the
 * drop-down before the control has the answer, which the library hides.
 * @type {[string, string?][]}
 */
const answers = [
  [".select2-container,.chosen-container,.ts-wrapper"],
  [".ant-select", ".ant-select-selection-item"],
  [".q-select", ".q-chip,span:not(:empty)"],
  [".mantine-TagsInput-input,.mantine-MultiSelect-input", ".mantine-Pill-root"],
];

/** Pure, so that scripts which don't ask leave the table out. */
export const CONTROLS = /* @__PURE__ */ answers.map(([control]) => control).join();

/** Fields that can't be seen, and the controls that the user sees instead. */
const unseen = ".chosen-search-input,.q-select__focus-target,.ui5-select-label-root";
const shown = ".chosen-container,.q-field__control,.ui5-select-root";

/** Read-only inputs that open flatpickr's calendar. */
export const CALENDAR = ".flatpickr-input,.flatpickr-input+input";

/**
 * Whether the control around a field has an answer, or undefined if only the field
 * tells.
 */
export function hasAnswer(/** @type {any} */ field) {
  for (const [control, answer] of answers) {
    const box = call(field, "closest", control);
    if (box) return !!(answer ? box.querySelector(answer) : box.previousElementSibling?.value);
  }
}

/** What the user sees of a field. */
export const shownFor = (/** @type {any} */ field) =>
  (matches(field, unseen) && call(field, "closest", shown)) || field;
