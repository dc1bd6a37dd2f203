// Lists that a page opens beside a field. Enter picks the highlighted option,
// which is the component's work, but many components don't prevent the key, so
// that the browser would submit the form with it.

import { COMBOBOX, HIGHLIGHTED } from "./constants.js";
import { call, matches } from "./dom.js";
import { isSelect } from "./page.js";

/** The field itself, and the combobox around it. */
const boxesOf = (/** @type {any} */ field) =>
  [field, call(field, "closest", COMBOBOX)].filter((box) => box);

const isOpen = (/** @type {any} */ field) =>
  boxesOf(field).some((box) => matches(box, "[aria-expanded=true]"));

/** Whether an option is highlighted, as far as ARIA tells. */
function isHighlighted(/** @type {any} */ field) {
  return boxesOf(field).some((box) => {
    if (!matches(box, HIGHLIGHTED)) return;
    const id = call(box, "getAttribute", "aria-activedescendant");
    const option = call(call(box, "getRootNode"), "getElementById", id);
    // The attribute may be left from a list that has closed.
    return option && call(option, "getClientRects").length;
  });
}

/** Whether the browser's own list of a drop-down is open. */
export const isBrowsersListOpen = (/** @type {any} */ field) =>
  isSelect(field) && CSS.supports("selector(:open)") && matches(field, ":open");

/** What a press finds beside a field when the key goes down. */
export class List {
  constructor(/** @type {any} */ field) {
    this.field = field;
    this.value = field.value;
    this.wasOpen = isOpen(field);
    this.wasHighlighted = isHighlighted(field);
  }

  /** Whether Enter may be for the list. */
  get isInUse() {
    return this.wasOpen || this.wasHighlighted;
  }

  /**
   * Whether this press has picked an option, asked after the page's handlers of
   * keydown. Without ARIA, the field's text tells, but only where the page
   * suggests texts instead of the browser.
   */
  hasPicked() {
    const { field } = this;
    return (
      this.wasHighlighted ||
      (this.wasOpen && !isOpen(field)) ||
      (field.value !== this.value &&
        (this.wasOpen || matches(field, `${COMBOBOX},[aria-autocomplete],[autocomplete=off]`)))
    );
  }

  hasChanged() {
    return this.isInUse || this.hasOpened() || this.field.value !== this.value;
  }

  /** Whether this press has opened the list. */
  hasOpened() {
    return !this.wasOpen && isOpen(this.field);
  }
}
