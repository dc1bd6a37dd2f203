// Keeps the field with focus clear of an on-screen keyboard (A1-A5). A file of its
// own, with its part of the engine: most pages leave keyboards to the browser.

import instantiate from "compiled-keyboard";
import {
  call,
  isElement,
  matches,
  pageOf,
  parentOf,
  read,
  shadowAround,
  viewOf,
} from "./dom.js";
import { FOLLOW_KEYBOARD } from "./keyboard-option.js";
import { FIELDS } from "./page.js";

/** @typedef {[x: number, y: number, width: number, height: number]} Box */

/** Milliseconds after which iOS reports what it has left out of its events. */
const aftermath = 300;

/** Attributes whose change may show, hide or move a keyboard. */
const attributeFilter = ["class", "style", "hidden", "open"];

/** Events of the page at whose end a keyboard may be elsewhere. */
const ends = ["transitionend", "animationend", "toggle"];

/** @returns {Box} */
const boxOf = (/** @type {any} */ { left, top, right, bottom }) => [
  left,
  top,
  right - left,
  bottom - top,
];

/**
 * What the visual viewport lacks at its bottom. A page that is merely zoomed in
 * lacks nothing.
 * @returns {Box | null}
 */
function belowVisualViewport(/** @type {any} */ view) {
  const { clientWidth, clientHeight } = read(view.document, "documentElement");
  const { offsetTop, height, scale } = view.visualViewport;
  const missing = clientHeight - height * scale;
  return missing > 1 ? [0, offsetTop + height, clientWidth, missing] : null;
}

/**
 * What covers the page now, in CSS pixels of the viewport; null for nothing.
 * @returns {Box | null}
 */
function covered(/** @type {any} */ source, /** @type {any} */ view) {
  if (source === "visualViewport") return belowVisualViewport(view);
  if (source === "virtualKeyboard") {
    const { virtualKeyboard } = view.navigator;
    return virtualKeyboard ? boxOf(virtualKeyboard.boundingRect) : null;
  }
  if (typeof source === "function") {
    const frame = source();
    return frame ? boxOf(frame) : null;
  }
  const isSeen = read(source, "checkVisibility")?.call(source, {
    opacityProperty: true,
    visibilityProperty: true,
  });
  return isSeen === false ? null : boxOf(call(source, "getBoundingClientRect"));
}

/**
 * Follows a keyboard for as long as a field has focus.
 * @param {any} root
 * @param {any} source the value of the option `keyboardFrame`
 * @returns {(element?: any) => void} takes what has gained focus; undefined: nothing
 */
function followKeyboard(root, source) {
  const view = /** @type {any} */ (viewOf(pageOf(root)));
  /** The field with focus. */
  let field = /** @type {any} */ (undefined);
  /** What the field was last scrolled clear of. */
  let known = "";
  let isDue = false;
  let hasFailed = false;
  let stop = () => {};

  function ask() {
    isDue = false;
    if (!field) return;
    let box = null;
    try {
      box = covered(source, view);
    } catch (error) {
      if (!hasFailed) console.warn("FieldNavigation: keyboardFrame failed:", error);
      hasFailed = true;
    }
    // Panning moves the visual viewport, and leaves the keyboard as it is.
    const key = String(source === "visualViewport" ? box?.[3] : box);
    if (key === known) return;
    known = key;
    if (box) reveal(root, field, box);
  }

  function askSoon() {
    if (!isDue) view.requestAnimationFrame(ask);
    isDue = true;
  }

  function watch() {
    const listening = new AbortController();
    const listen = (
      /** @type {any} */ target,
      /** @type {string[]} */ types,
      run = askSoon,
    ) => {
      for (const type of types) {
        target?.addEventListener(type, run, {
          capture: true,
          signal: listening.signal,
        });
      }
    };
    listen(view, [...ends, "resize"]);
    listen(view.navigator.virtualKeyboard, ["geometrychange"]);
    let timer = 0;
    const askTwice = () => {
      askSoon();
      view.clearTimeout(timer);
      timer = view.setTimeout(askSoon, aftermath);
    };
    if (source === "visualViewport") askTwice();
    listen(view.visualViewport, ["resize", "scroll"], askTwice);
    const changes = new MutationObserver(askSoon);
    const boxes = new ResizeObserver((entries) => {
      // A field that grows is to be seen as a whole.
      if (entries.some(({ target }) => target === field)) known = "";
      askSoon();
    });
    const observe = (/** @type {Node} */ place) =>
      changes.observe(place, { subtree: true, childList: true, attributeFilter });
    observe(view.document);
    boxes.observe(field);
    if (isElement(source)) {
      boxes.observe(source);
      for (let at = shadowAround(source); at; at = shadowAround(at.host)) observe(at);
    }
    return () => {
      listening.abort();
      view.clearTimeout(timer);
      changes.disconnect();
      boxes.disconnect();
    };
  }

  return (element) => {
    stop();
    stop = () => {};
    field = isElement(element) && matches(element, FIELDS) ? element : undefined;
    if (!field) return;
    known = "";
    stop = watch();
    ask();
  };
}

/** @type {(...numbers: number[]) => number} the engine's part, once it is needed */
let offsetOf;

/** Scrolls what is around a field, just enough that the field is clear. */
function reveal(
  /** @type {any} */ root,
  /** @type {Element} */ field,
  /** @type {Box} */ keyboard,
) {
  offsetOf ??= instantiate().reveal;
  /** @type {Element[]} */
  const scrollers = [];
  for (let at = parentOf(field); at; at = parentOf(at)) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) scrollers.push(at);
    if (at === root) break;
  }
  const page = /** @type {any} */ (pageOf(root));
  const view = viewOf(page);
  const pageScroller = read(page, "scrollingElement");
  if (root === page && !scrollers.includes(pageScroller)) {
    scrollers.push(pageScroller);
  }
  const rectangle = (/** @type {any} */ at) =>
    at !== pageScroller && isElement(at)
      ? boxOf(call(at, "getBoundingClientRect"))
      : /** @type {Box} */ ([0, 0, view.innerWidth, view.innerHeight]);
  const box = rectangle(field);
  for (const scroller of scrollers) {
    const offset = read(scroller, "scrollTop");
    const wanted = offsetOf(
      ...box,
      ...rectangle(root),
      ...keyboard,
      ...rectangle(scroller),
      offset,
      read(scroller, "scrollHeight"),
    );
    if (wanted === offset) continue;
    call(scroller, "scrollTo", { top: wanted });
    // What is left for the scrollers further out.
    box[1] -= wanted - offset;
  }
}

/** @type {any} */ (globalThis)[FOLLOW_KEYBOARD] = followKeyboard;
