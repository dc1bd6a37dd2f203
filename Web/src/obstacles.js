// The reasons why focus may not go to an element now (R1), those that lie in
// its ancestors included.

import {
  DISABLED,
  EXCLUDED,
  HIDDEN,
  NO_INTERACTION,
  NOT_EDITABLE,
  TRANSPARENT,
} from "./constants.js";
import { SEARCH, parentOf, tabIndexOf } from "./page.js";

/** Ancestors whose kind or attribute, rather than style, is an obstacle. */
const hurdles = "[inert],details:not([open]),[role=search],search";

/**
 * One look at the page. Each ancestor is read once, however many fields it has;
 * the page may change afterwards, so that the next look is a new object.
 */
export class Look {
  /**
   * @param {Element | undefined} modal the dialog in front, if any
   * @param {Iterable<ParentNode>} [roots] makes the look quick, for very many
   *   fields in these roots: an opacity between 0 and 0.01 counts as visible
   *   until the field is the target of a move, and ancestors are read only if
   *   `hurdles` are among them
   */
  constructor(modal, roots) {
    this.modal = modal;
    this.isQuick = Boolean(roots);
    this.isFlat =
      roots && !modal && ![...roots].some((root) => root.querySelector(hurdles));
    /** @type {Map<Element, number>} */
    this.known = new Map();
  }

  /**
   * @param {any} field
   * @param {string | undefined} exclude
   */
  obstacles(field, exclude) {
    const box = field.getBoundingClientRect();
    let bits = this.isFlat
      ? 0
      : this.inherited(parentOf(field)) | this.own(field);
    if (!box.width || !box.height) bits |= HIDDEN;
    else if (!this.isQuick || !isPlain(field)) bits |= opacities(field);
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
      // A modal dialog blocks the page around it, not its own fields.
      if (element === this.modal) bits &= ~NO_INTERACTION;
      bits |= this.own(element);
      this.known.set(element, bits);
    }
    return bits;
  }

  own(/** @type {any} */ element) {
    let bits = element.hasAttribute("inert") ? NO_INTERACTION : 0;
    const parent = element.parentElement;
    if (
      parent?.localName === "details" &&
      !parent.open &&
      element !== parent.querySelector(":scope > summary")
    ) {
      bits |= HIDDEN;
    }
    return element.matches("search,[role=search]") ? bits | SEARCH : bits;
  }
}

/** Whether the browser says that nothing hides or fades the element. */
const isPlain = (/** @type {any} */ element) =>
  element.checkVisibility?.({
    opacityProperty: true,
    visibilityProperty: true,
  });

/** Obstacles in the styles of an element and its ancestors. */
function opacities(/** @type {Element} */ element) {
  let bits = getComputedStyle(element).visibility === "visible" ? 0 : HIDDEN;
  for (let at = element; at; at = parentOf(at)) {
    if (+getComputedStyle(at).opacity < 0.01) bits |= TRANSPARENT;
  }
  return bits;
}

const isShown = (/** @type {Element} */ element) =>
  element.getClientRects().length > 0 &&
  !opacities(element) &&
  !(new Look(undefined).inherited(element) & HIDDEN);

/**
 * The modal dialog in front. A dialog in the top layer wins over an element
 * with `aria-modal` alone; of two alike, the later in the document wins.
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
      const isNative = dialog.matches(":modal");
      if (!isNative && dialog.getAttribute("aria-modal") !== "true") continue;
      if ((isFrontNative && !isNative) || !isShown(dialog)) continue;
      front = dialog;
      isFrontNative = isNative;
    }
  }
  return front;
}
