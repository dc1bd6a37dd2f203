// Reasons that an element can't take focus now (R1), of which some come from
// its ancestors. An invisible element gets `DETACHED`, too, because the browser
// may still lay it out, and Tab may stop there: a link for screen readers, or a
// trap for bots outside the visible page.

import {
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
import { call, hostOf, isNow, matches, nameOf, nearest, pageOf, parentOf, read } from "./dom.js";
import { shownFor } from "./libraries.js";
import { isChooser, tabIndexOf } from "./page.js";
import { everywhere, meets, pageRegion, regionInside, regionOf } from "./sight.js";

/**
 * How an element affects its content.
 * @typedef {object} Surroundings
 * @property {number} bits
 *   the obstacles that also apply to the content
 * @property {import("./sight.js").Region} flow
 *   the region in which in-flow content is visible
 * @property {import("./sight.js").Region} absolute
 *   the region in which absolutely positioned content is visible; fewer
 *   ancestors clip such content
 */

/** Reads the obstacles of fields, and each ancestor only once for all of them. */
export class Look {
  /**
   * @param {Element} origin the field from which focus would move
   * @param {boolean} [forTab]
   *   whether to ignore `aria-modal`, which doesn't confine Tab
   */
  constructor(origin, forTab = false) {
    this.origin = origin;
    this.modal = modalAround(origin, forTab);
    this.forTab = forTab;
    const bits = this.modal ? NO_INTERACTION : 0;
    /** @type {Map<Element | null, Surroundings>} */
    this.known = new Map([[null, { bits, flow: everywhere, absolute: everywhere }]]);
  }

  /**
   * @param {any} field
   * @param {string} [excluded]
   */
  obstacles(field, excluded) {
    const seen = shownFor(field);
    const box = call(seen, "getBoundingClientRect");
    if (!box.width || !box.height) return HIDDEN;
    const style = getComputedStyle(seen);
    const around = this.around(parentOf(seen));
    let bits =
      around.bits | styleBits(style) | this.partBits(seen) | this.partBits(field);
    if (style.visibility !== "visible") bits |= HIDDEN;
    if (!meets(box, regionOf(seen, style, box, around))) bits |= DETACHED;
    if (tabIndexOf(field) < 0) bits |= NO_INTERACTION;
    for (let at = field; at; at = hostOf(at)) {
      if (matches(at, ":disabled")) bits |= DISABLED;
    }
    // The text of a drop-down may be a read-only input.
    if (read(field, "readOnly") && !isChooser(field)) bits |= NOT_EDITABLE;
    if (excluded && field.closest(excluded)) bits |= EXCLUDED;
    return bits;
  }

  /** Returns the obstacles that an element's markup sets for it and its content. */
  partBits(/** @type {any} */ element) {
    if (!matches(element, PART)) return 0;
    const isApart =
      matches(element, "[inert]") ||
      // Tab stops in groups of a form, too.
      (!this.forTab && isGroup(element) && !nearest(this.origin, (at) => at === element));
    return (isApart ? NO_INTERACTION : 0) | (matches(element, FOLDED) ? HIDDEN : 0);
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
    bits |= styleBits(style) | this.partBits(element);
    const isPage = around === this.known.get(null);
    const flow = isPage
      ? pageRegion(element, style) : regionInside(element, style, around);
    // Nothing else is read unless an ancestor clips its content, which most don't.
    const isPositioned =
      isPage ||
      flow === around.absolute ||
      style.position !== "static" ||
      style.transform !== "none";
    return { bits, flow, absolute: isPositioned ? flow : around.absolute };
  }
}

/**
 * Returns a function for the obstacles of fields that the app has listed in a
 * code. Tab may skip these, because a row of boxes may be a single tab stop.
 */
export function listedObstacles(/** @type {Element} */ origin) {
  const look = new Look(origin);
  return (/** @type {Element} */ field) =>
    (look.obstacles(field) & ~NO_INTERACTION) |
    (look.around(field).bits & NO_INTERACTION);
}

/** Returns the obstacles that an element's style sets for it and its content. */
function styleBits(/** @type {CSSStyleDeclaration} */ style) {
  const bits = +style.opacity < LEAST_OPACITY ? TRANSPARENT : 0;
  return isClippedAway(style) ? bits | DETACHED : bits;
}

/**
 * Whether an element hides text in a common way, so that only screen readers
 * find it.
 */
const isClippedAway = (/** @type {CSSStyleDeclaration} */ style) =>
  /^inset\(([5-9]|\d\d)\d(\.\d+)?%( r|\))/.test(style.clipPath) ||
  // A rectangle whose top equals its bottom. `clip` affects only positioned
  // elements.
  (/^(absolute|fixed)$/.test(style.position) &&
    /^rect\((\S+),? \S+ \1/.test(style.clip));

/** What a closed `<details>` hides. */
const FOLDED = "details:not([open])>:not(summary:first-of-type)";

/** Asked first of each ancestor of a field, because few are any of these. */
const CONFINING = `dialog,[popover],${MODAL}`;
const PART = `[popover],[aria-hidden=true],[inert],${FOLDED}`;

const isPopover = (/** @type {any} */ element) => isNow(element, ":popover-open");

/**
 * Whether an element's content is apart from the rest of its form: an open popover
 * (R12), or a part that is hidden from assistive technology, as the page behind
 * a dialog is that isn't marked as modal.
 */
const isGroup = (/** @type {any} */ element) =>
  matches(element, "[aria-hidden=true]") || isPopover(element);

/**
 * Whether an element confines moves (R1, R12): a modal dialog, one marked as modal,
 * or an open popover. Only the first confines Tab.
 */
const isModal = (/** @type {any} */ element, forTab = false) =>
  matches(element, CONFINING) &&
  ((!forTab && (matches(element, MODAL) || isPopover(element))) ||
    isNow(element, "dialog[open]:modal"));

/** Returns the open popover around a field. */
export const popoverAround = (/** @type {any} */ field) => nearest(field, isPopover);

/** Returns the element that confines moves. */
export const modalAround = (/** @type {any} */ origin, forTab = false) =>
  nearest(origin, (at) => isModal(at, forTab));
