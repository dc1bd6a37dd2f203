// What can be seen or scrolled into sight. A field outside that area takes no
// moves (R1): a trap for robots beside the page, or a panel that was pushed
// aside.

import { call, pageOf, parentOf, read, viewOf } from "./dom.js";

/**
 * A part of the viewport's plane, in CSS pixels, as far as it's known.
 * @typedef {[left: number, top: number, right: number, bottom: number]} Region
 */

/** @type {Region} */
export const everywhere = [-Infinity, -Infinity, Infinity, Infinity];
/** @type {Region} */
const nowhere = [0, 0, 0, 0];

/**
 * Whether part of a box is inside a region. A single pixel doesn't count: that
 * is the size of elements for screen readers only.
 */
export const meets = (
  /** @type {DOMRect} */ box,
  /** @type {Region} */ [left, top, right, bottom],
) =>
  Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
  Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1;

/**
 * The page itself: it scrolls to content beyond its end, but never to content
 * before its start. Content below its end counts as visible even if the page's
 * overflow is hidden, because that may be temporary.
 * @param {any} page the document's element
 * @param {CSSStyleDeclaration} style
 * @returns {Region}
 */
export function pageRegion(page, style) {
  const { scrollX, scrollY } = viewOf(pageOf(page));
  const { overflowX } = isViewports(page)
    ? getComputedStyle(bodyOf(page))
    : style;
  const isCut = /hidden|clip/.test(overflowX);
  return style.direction === "rtl"
    ? [isCut ? 0 : -Infinity, -scrollY, page.clientWidth - scrollX, Infinity]
    : [-scrollX, -scrollY, isCut ? page.clientWidth : Infinity, Infinity];
}

/** Whether the body's overflow applies to the viewport. */
const isViewports = (/** @type {any} */ page) =>
  bodyOf(page) && getComputedStyle(page).overflowX === "visible";

const bodyOf = (/** @type {any} */ element) => read(pageOf(element), "body");

/**
 * Where an element is visible, given its surroundings. Its position determines
 * which of its ancestors clip it.
 * @param {any} element
 * @param {CSSStyleDeclaration} style
 * @param {DOMRect} box
 * @param {import("./obstacles.js").Surroundings} around
 * @returns {Region}
 */
export function placed(element, { position }, box, around) {
  if (position === "absolute") return around.absolute;
  if (position !== "fixed") return around.flow;
  if (isHeld(element)) return everywhere;
  // A fixed element can't be scrolled into sight.
  const { innerWidth, innerHeight } = viewOf(pageOf(element));
  const isOutside =
    box.width && box.height && !meets(box, [0, 0, innerWidth, innerHeight]);
  return isOutside ? nowhere : everywhere;
}

/** Whether a fixed element scrolls with an ancestor instead of the viewport. */
function isHeld(/** @type {any} */ element) {
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
 * Where an element's content in the flow is visible.
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
  const region = placed(element, style, box, around);
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

/** Whether an element keeps its overflow to itself and has a box that clips. */
const clips = (
  /** @type {any} */ element,
  /** @type {CSSStyleDeclaration} */ { display },
) => {
  return (
    !/^(inline|contents)$/.test(display) &&
    !(
      element === bodyOf(element) &&
      isViewports(read(pageOf(element), "documentElement"))
    )
  );
};
