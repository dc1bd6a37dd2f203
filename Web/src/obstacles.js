// Why focus may not go to an element now (R1), with what ancestors add.

import {
  DISABLED,
  EXCLUDED,
  HIDDEN,
  NO_INTERACTION,
  NOT_EDITABLE,
  SEARCH,
  TRANSPARENT,
  parentOf,
  tabIndexOf,
} from "./page.js";

/**
 * One look at the page. What it knows of an ancestor it keeps, so that a form
 * of any size asks each ancestor once; it is thrown away after that look.
 */
export class Look {
  /** @param {Element | undefined} modal the dialog in front, if any */
  constructor(modal) {
    this.modal = modal;
    /** @type {Map<Element, number>} */
    this.known = new Map();
  }

  /**
   * @param {any} field
   * @param {string | undefined} exclude
   */
  obstacles(field, exclude) {
    const style = getComputedStyle(field);
    const box = field.getBoundingClientRect();
    let bits = this.inherited(parentOf(field)) | this.own(field, style);
    if (!box.width || !box.height || style.visibility !== "visible") {
      bits |= HIDDEN;
    }
    if (tabIndexOf(field) < 0) bits |= NO_INTERACTION;
    if (field.matches(":disabled")) bits |= DISABLED;
    if (field.readOnly) bits |= NOT_EDITABLE;
    if (exclude && field.closest(exclude)) bits |= EXCLUDED;
    return bits;
  }

  /** @returns {number} */
  inherited(/** @type {any} */ element) {
    if (!element) return this.modal ? NO_INTERACTION : 0;
    let bits = this.known.get(element);
    if (bits === undefined) {
      bits = this.inherited(parentOf(element));
      // A modal dialog is out of reach of what lies behind it.
      if (element === this.modal) bits &= ~NO_INTERACTION;
      bits |= this.own(element, getComputedStyle(element));
      if (
        element.localName === "search" ||
        element.getAttribute("role") === "search"
      ) {
        bits |= SEARCH;
      }
      this.known.set(element, bits);
    }
    return bits;
  }

  /**
   * @param {any} element
   * @param {CSSStyleDeclaration} style
   */
  own(element, style) {
    let bits = +style.opacity < 0.01 ? TRANSPARENT : 0;
    if (element.hasAttribute("inert")) bits |= NO_INTERACTION;
    const parent = element.parentElement;
    if (
      parent?.localName === "details" &&
      !parent.open &&
      element !== parent.querySelector(":scope > summary")
    ) {
      bits |= HIDDEN;
    }
    return bits;
  }
}

const isShown = (/** @type {Element} */ element) => {
  const bits = new Look(undefined);
  return (
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === "visible" &&
    !(bits.inherited(element) & (TRANSPARENT | HIDDEN))
  );
};

/**
 * The modal dialog in front: one in the top layer before one that only says so,
 * the later one of two.
 * @param {Iterable<ParentNode>} roots
 * @returns {Element | undefined}
 */
export function frontModal(roots) {
  /** @type {Element | undefined} */
  let front;
  let isFrontNative = false;
  for (const root of roots) {
    for (const dialog of root.querySelectorAll(
      'dialog[open],[aria-modal="true"]',
    )) {
      const isNative =
        dialog.localName === "dialog" && dialog.matches(":modal");
      if (!isNative && dialog.getAttribute("aria-modal") !== "true") continue;
      if ((isFrontNative && !isNative) || !isShown(dialog)) continue;
      front = dialog;
      isFrontNative = isNative;
    }
  }
  return front;
}
