// What can be seen, or scrolled into sight. A field outside of that takes no
// moves (R1): a trap for robots beside the page, a panel that is pushed aside.

import { call, pageOf, parentOf, read, viewOf } from "./dom.js";

/**
 * A part of the viewport's plane, in CSS pixels, as far as is known.
 * @typedef {[left: number, top: number, right: number, bottom: number]} Region
 */

/** @type {Region} */
export const everywhere = [-Infinity, -Infinity, Infinity, Infinity];
/** @type {Region} */
const nowhere = [0, 0, 0, 0];

/**
 * Whether some of a box lies in a region: a pixel is what is left of an element
 * that is for screen readers only.
 */
export const meets = (
  /** @type {DOMRect} */ box,
  /** @type {Region} */ [left, top, right, bottom],
) =>
  Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
  Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1;

/**
 * The page itself: it scrolls to what lies behind its end, never to what lies
 * before its start. Where its overflow is hidden it may be locked for a moment
 * only: what is below its end counts as visible all the same.
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

/** Whether the overflow of the body is the viewport's. */
const isViewports = (/** @type {any} */ page) =>
  bodyOf(page) && getComputedStyle(page).overflowX === "visible";

const bodyOf = (/** @type {any} */ element) => read(pageOf(element), "body");

/**
 * Where an element shows, given what is around it: its position says which of
 * its ancestors clip it.
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
  // Nothing scrolls a fixed element into sight.
  const { innerWidth, innerHeight } = viewOf(pageOf(element));
  const isOutside =
    box.width && box.height && !meets(box, [0, 0, innerWidth, innerHeight]);
  return isOutside ? nowhere : everywhere;
}

/** Whether a fixed element scrolls with an ancestor, and not with the viewport. */
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
 * Where content of an element shows that is in the flow.
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

/** Whether the overflow of an element is its own, and it has a box that clips. */
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
