// Determines which elements the user can see, directly or after scrolling,
// because Return skips all others (R1), such as a trap for bots outside the
// visible page, or a field in a panel off the screen.

import { call, pageOf, parentOf, read, viewOf } from "./dom.js";

/**
 * A rectangle in CSS pixels, relative to the viewport. Unknown sides are
 * infinite.
 * @typedef {[left: number, top: number, right: number, bottom: number]} Region
 */

/** @type {Region} */
export const everywhere = [-Infinity, -Infinity, Infinity, Infinity];
/** @type {Region} */
const nowhere = [0, 0, 0, 0];

/**
 * Whether more than one pixel of a box is inside a region, because an element
 * for screen readers is often exactly one pixel large.
 */
export const meets = (
  /** @type {DOMRect} */ box,
  /** @type {Region} */ [left, top, right, bottom],
) =>
  Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
  Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1;

/**
 * Returns the page's visible region. The page can scroll to content beyond its
 * end, but not before its start. Content below the end counts as visible even
 * if the page's overflow is hidden, because that may be temporary.
 * @param {any} page the root element of the document
 * @param {CSSStyleDeclaration} style
 * @returns {Region}
 */
export function pageRegion(page, style) {
  const { scrollX, scrollY } = viewOf(pageOf(page));
  const { overflowX } = usesBodyOverflow(page)
    ? getComputedStyle(bodyOf(page))
    : style;
  const isCut = /hidden|clip/.test(overflowX);
  return style.direction === "rtl"
    ? [isCut ? 0 : -Infinity, -scrollY, page.clientWidth - scrollX, Infinity]
    : [-scrollX, -scrollY, isCut ? page.clientWidth : Infinity, Infinity];
}

/**
 * If the root element sets no overflow, that of the body applies to the
 * viewport.
 */
const usesBodyOverflow = (/** @type {any} */ page) =>
  bodyOf(page) && getComputedStyle(page).overflowX === "visible";

const bodyOf = (/** @type {any} */ element) => read(pageOf(element), "body");

/**
 * Returns the region in which an element is visible. Its position determines
 * which of its ancestors clip it.
 * @param {any} element
 * @param {CSSStyleDeclaration} style
 * @param {DOMRect} box
 * @param {import("./obstacles.js").Surroundings} around
 * @returns {Region}
 */
export function regionOf(element, { position }, box, around) {
  if (position === "absolute") return around.absolute;
  if (position !== "fixed") return around.flow;
  if (scrollsWithAncestor(element)) return everywhere;
  // The user can't scroll to a fixed element.
  const { innerWidth, innerHeight } = viewOf(pageOf(element));
  const isOutside =
    box.width && box.height && !meets(box, [0, 0, innerWidth, innerHeight]);
  return isOutside ? nowhere : everywhere;
}

/** Whether an ancestor, not the viewport, is a fixed element's containing block. */
function scrollsWithAncestor(/** @type {any} */ element) {
  for (let at = parentOf(element); at; at = parentOf(at)) {
    const style = /** @type {any} */ (getComputedStyle(at));
    const effects = [style.transform, style.translate, style.rotate, style.scale,
      style.filter, style.backdropFilter, style.perspective];
    if (
      effects.some((value) => value && value !== "none") ||
      /transform|filter|perspective/.test(style.willChange) ||
      /paint|layout|strict|content/.test(style.contain)
    ) {
      return true;
    }
  }
  return false;
}

/**
 * Returns the region in which an element's in-flow content is visible.
 * @param {any} element
 * @param {CSSStyleDeclaration} style
 * @param {import("./obstacles.js").Surroundings} around
 * @returns {Region}
 */
export function regionInside(element, style, around) {
  const { overflowX, position } = style;
  const isClipping = overflowX !== "visible" && clips(element, style);
  if (!isClipping && !/absolute|fixed/.test(position)) return around.flow;
  const box = call(element, "getBoundingClientRect");
  const region = regionOf(element, style, box, around);
  if (!isClipping) return region;
  if (!meets(box, region)) return nowhere;
  let [left, top, right, bottom] = region;
  if (/auto|scroll/.test(overflowX)) {
    const isRightToLeft = style.direction === "rtl";
    const scrolled = read(element, "scrollLeft");
    left = isRightToLeft ? -Infinity : box.left - scrolled;
    right = isRightToLeft ? box.right - scrolled : Infinity;
  } else {
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
  }
  if (/auto|scroll/.test(style.overflowY)) {
    top = box.top - read(element, "scrollTop");
    bottom = Infinity;
  } else {
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return [left, top, right, bottom];
}

/**
 * Whether an element whose overflow is hidden or scrollable clips its content.
 * One without a box doesn't, and neither does a body whose overflow applies to
 * the viewport.
 */
const clips = (
  /** @type {any} */ element,
  /** @type {CSSStyleDeclaration} */ { display },
) =>
  !/^(inline|contents)$/.test(display) &&
  !(
    element === bodyOf(element) &&
    usesBodyOverflow(read(pageOf(element), "documentElement"))
  );
