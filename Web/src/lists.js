// Lists that a page opens beside a field. Enter picks the highlighted option,
// which is the component's work, but many components don't prevent the key, so
// that the browser would submit the form with it.

import { COMBOBOX, HIGHLIGHTED } from "./constants.js";
import { call, isNow, matches } from "./dom.js";
import { isSelect } from "./page.js";

/** Whether an option is highlighted, as far as ARIA tells. */
function isHighlighted(/** @type {any} */ box) {
  if (!matches(box, HIGHLIGHTED)) return;
  const id = call(box, "getAttribute", "aria-activedescendant");
  const option = call(call(box, "getRootNode"), "getElementById", id);
  // The attribute may be left from a list that has closed.
  return option && call(option, "getClientRects").length;
}

/** Whether the browser's own list of a drop-down is open. */
export const isBrowsersListOpen = (/** @type {any} */ field) =>
  isSelect(field) && isNow(field, ":open");

/** What a press finds beside a field when the key goes down. */
export class List {
  constructor(/** @type {any} */ field) {
    this.field = field;
    this.value = field.value;
    /** The field itself, and the combobox around it. */
    this.boxes = [field, call(field, "closest", COMBOBOX) ?? field];
    this.wasOpen = this.isOpen();
    this.wasHighlighted = this.boxes.some(isHighlighted);
  }

  isOpen() {
    return this.boxes.some((box) => matches(box, "[aria-expanded=true]"));
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
      (this.wasOpen && !this.isOpen()) ||
      (field.value !== this.value &&
        (this.wasOpen || matches(field, `${COMBOBOX},[aria-autocomplete],[autocomplete=off]`)))
    );
  }

  hasChanged() {
    return this.isInUse || this.hasOpened() || this.field.value !== this.value;
  }

  /** Whether this press has opened the list. */
  hasOpened() {
    return !this.wasOpen && this.isOpen();
  }
}
