// Why focus may not go to an element now (R1), with what ancestors add.

import {
  DISABLED,
  EXCLUDED,
  HIDDEN,
  NO_INTERACTION,
  NOT_EDITABLE,
  TRANSPARENT,
} from "./constants.js";
import { SEARCH, parentOf, tabIndexOf } from "./page.js";

/** Ancestors that make a difference, other than by their style. */
const hurdles = "[inert],details:not([open]),[role=search],search";

/**
 * One look at the page. What it knows of an ancestor it keeps, so that a form
 * of any size asks each ancestor once; it is thrown away after that look.
 */
export class Look {
  /**
   * @param {Element | undefined} modal the dialog in front, if any
   * @param {Iterable<ParentNode>} [roots] for a look at very many fields in
   *   there: opacities between 0 and 0.01 count as visible, until the field is
   *   the target of a move, and ancestors are looked at only if one matters
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
      // A modal dialog is out of reach of what lies behind it.
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

/** Surely neither hidden nor transparent. */
const isPlain = (/** @type {any} */ element) =>
  element.checkVisibility?.({
    opacityProperty: true,
    visibilityProperty: true,
  });

/** What the styles of an element and its ancestors hide. */
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
      const isNative = dialog.matches(":modal");
      if (!isNative && dialog.getAttribute("aria-modal") !== "true") continue;
      if ((isFrontNative && !isNative) || !isShown(dialog)) continue;
      front = dialog;
      isFrontNative = isNative;
    }
  }
  return front;
}
