// Reasons that an element can't take focus now (R1). A reason may come from an
// ancestor. An invisible element also gets the obstacle `DETACHED`. The browser
// may still lay out such an element, and Tab may stop there. One example is a
// link for screen readers. Another example is a trap for bots: a field outside
// the visible page.

import {
  COMBOBOX,
  DETACHED,
  DISABLED,
  EXCLUDED,
  HIDDEN,
  LEAST_OPACITY,
  MODAL,
  NO_INTERACTION,
  NOT_EDITABLE,
  TRANSPARENT,
} from "./constants.js";
import { call, hostOf, matches, nameOf, pageOf, parentOf, read } from "./dom.js";
import { tabIndexOf } from "./page.js";
import { everywhere, meets, pageRegion, placed, regionInside } from "./sight.js";

/**
 * Describes how an element affects its content.
 * @typedef {object} Surroundings
 * @property {number} bits
 *   the obstacles that also apply to the content
 * @property {import("./sight.js").Region} flow
 *   the region in which in-flow content is visible
 * @property {import("./sight.js").Region} absolute
 *   the region in which absolutely positioned content is visible; fewer
 *   ancestors clip such content
 */

/**
 * Reads the obstacles of fields from the page. Reads each ancestor only once
 * for all its fields.
 */
export class Look {
  /**
   * @param {Element} origin the field from which focus would move
   * @param {boolean} [forTab]
   *   whether to ignore `aria-modal`, which doesn't confine Tab
   */
  constructor(origin, forTab = false) {
    this.modal = modalAround(origin, forTab);
    /** @type {Map<Element | null, Surroundings>} */
    this.known = new Map();
    this.known.set(null, {
      bits: this.modal ? NO_INTERACTION : 0,
      flow: everywhere,
      absolute: everywhere,
    });
  }

  /**
   * @param {any} field
   * @param {string} [excluded]
   */
  obstacles(field, excluded) {
    const box = call(field, "getBoundingClientRect");
    if (!box.width || !box.height) return HIDDEN;
    const style = getComputedStyle(field);
    const around = this.around(parentOf(field));
    let bits = around.bits | ownBits(field, style);
    if (style.visibility !== "visible") bits |= HIDDEN;
    if (!meets(box, placed(field, style, box, around))) bits |= DETACHED;
    if (tabIndexOf(field) < 0) bits |= NO_INTERACTION;
    for (let at = field; at; at = hostOf(at)) {
      if (matches(at, ":disabled")) bits |= DISABLED;
    }
    // The text of a drop-down may be a read-only input.
    if (read(field, "readOnly") && !matches(field, COMBOBOX)) bits |= NOT_EDITABLE;
    if (excluded && field.closest(excluded)) bits |= EXCLUDED;
    return bits;
  }

  /** @returns {Surroundings} */
  around(/** @type {any} */ element) {
    let found = this.known.get(element);
    if (!found) {
      found = this.read(element, this.around(parentOf(element)));
      this.known.set(element, found);
    }
    return found;
  }

  /**
   * @param {any} element
   * @param {Surroundings} around
   * @returns {Surroundings}
   */
  read(element, around) {
    const style = getComputedStyle(element);
    let { bits } = around;
    // A modal dialog blocks everything on the page except its own content.
    if (element === this.modal) bits &= ~NO_INTERACTION;
    bits |= ownBits(element, style);
    if (element === read(pageOf(element), "documentElement")) {
      const page = pageRegion(element, style);
      return { bits, flow: page, absolute: page };
    }
    const flow = regionInside(element, style, around);
    // Read other properties only if an ancestor clips its content. Most
    // ancestors don't.
    const isPositioned =
      flow === around.absolute ||
      style.position !== "static" ||
      style.transform !== "none";
    return { bits, flow, absolute: isPositioned ? flow : around.absolute };
  }
}

/**
 * Returns a function for the obstacles of fields that the app has listed in a
 * code. Tab may skip such a field: a row of boxes may be a single tab stop.
 */
export function listedObstacles(/** @type {Element} */ origin) {
  const look = new Look(origin);
  return (/** @type {Element} */ field) =>
    (look.obstacles(field) & ~NO_INTERACTION) |
    (look.around(field).bits & NO_INTERACTION);
}

/** Returns the obstacles of an element that also apply to its content. */
function ownBits(
  /** @type {any} */ element,
  /** @type {CSSStyleDeclaration} */ style,
) {
  let bits = call(element, "hasAttribute", "inert") ? NO_INTERACTION : 0;
  if (+style.opacity < LEAST_OPACITY) bits |= TRANSPARENT;
  const parent = read(element, "parentElement");
  const isFolded =
    parent &&
    nameOf(parent) === "details" &&
    !parent.open &&
    element !== parent.querySelector(":scope > summary");
  if (isFolded) bits |= HIDDEN;
  return isClippedAway(style) ? bits | DETACHED : bits;
}

/**
 * Whether an element hides text in one of the common ways. Only screen readers
 * find such text.
 */
const isClippedAway = (/** @type {CSSStyleDeclaration} */ style) =>
  /^inset\(([5-9]|\d\d)\d(\.\d+)?%( r|\))/.test(style.clipPath) ||
  // A rectangle whose top equals its bottom. `clip` affects only positioned
  // elements.
  (/^(absolute|fixed)$/.test(style.position) &&
    /^rect\((\S+),? \S+ \1/.test(style.clip));

/**
 * Returns the element that confines moves (R1). The element is a modal dialog,
 * or is marked as modal.
 */
export function modalAround(
  /** @type {any} */ origin,
  /** @type {boolean} */ forTab = false,
) {
  for (let at = origin; at; at = parentOf(at)) {
    if (!forTab && matches(at, MODAL)) return at;
    if (nameOf(at) === "dialog" && at.open && at.matches(":modal")) return at;
  }
}
