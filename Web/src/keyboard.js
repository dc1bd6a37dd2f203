// Scrolls the focused field out from under an on-screen keyboard (A1-A5), in a
// separate file with its own part of the engine, because most pages leave
// keyboards to the browser.

import instantiate from "compiled-keyboard";
import { FIELDS } from "./constants.js";
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
import { FOLLOW_KEYBOARD } from "./files.js";

/** @typedef {[x: number, y: number, width: number, height: number]} Box */

/**
 * Milliseconds until a second check, because iOS sends no event for some
 * changes.
 */
const recheckDelay = 300;

/** Attributes that can show, hide or move a keyboard. */
const attributeFilter = ["class", "style", "hidden", "open"];

/** Page events that may show, hide or move a keyboard. */
const ends = ["transitionend", "animationend", "toggle"];

/** @returns {Box} */
const boxOf = (/** @type {any} */ { left, top, right, bottom }) => [
  left,
  top,
  right - left,
  bottom - top,
];

/**
 * Returns the area below the visual viewport, or null if the page is merely
 * zoomed in.
 * @returns {Box | null}
 */
function belowVisualViewport(/** @type {any} */ view) {
  const { clientWidth, clientHeight } = read(view.document, "documentElement");
  // Without a visual viewport, nothing covers the page.
  const { offsetTop, height, scale } = view.visualViewport ?? { height: Infinity };
  const missing = clientHeight - height * scale;
  return missing > 1 ? [0, offsetTop + height, clientWidth, missing] : null;
}

/**
 * Returns a box in CSS pixels of the viewport, or null if nothing covers the
 * page.
 * @returns {Box | null}
 */
function coveredArea(/** @type {any} */ source, /** @type {any} */ view) {
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
 * Watches the size of the keyboard while a field has focus.
 * @param {any} root
 * @param {any} source the value of the option `keyboardFrame`
 * @param {typeof import("./complain.js").complain} complain
 * @returns {(element?: any) => void}
 *   a function that receives the newly focused element, or undefined
 */
function followKeyboard(root, source, complain) {
  const view = /** @type {any} */ (viewOf(pageOf(root)));
  let field = /** @type {any} */ (undefined);
  /** The keyboard's frame when the field last scrolled into view. */
  let known = "";
  /** The animation frame of the next check, or 0. */
  let frame = 0;
  /** The animation frame that looks whether the field has moved. */
  let look = 0;
  let hasFailed = false;
  let isPressing = false;
  /**
   * Whether focus has left the field, and the room waits for the end of a
   * press.
   */
  let isLeaving = false;
  let stop = () => {};
  // The visual viewport needs no room, because the browser can pan it beyond
  // the end of the page.
  const room = source === "visualViewport" ? undefined : new Room();

  function ask() {
    frame = 0;
    let box = null;
    try {
      box = coveredArea(source, view);
    } catch (error) {
      if (!hasFailed) complain("warn", "keyboardFrame failed:", error, root);
      hasFailed = true;
    }
    // Panning moves the visual viewport but not the keyboard.
    const key = String(source === "visualViewport" ? box?.[3] : box);
    if (key === known) return;
    known = key;
    room?.takeBack();
    if (box) reveal(root, field, box, room);
  }

  function askSoon() {
    frame ||= view.requestAnimationFrame(ask);
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
    listen(view, ["pointerdown"], () => (isPressing = true));
    listen(view, ["pointerup", "pointercancel"], () => (isPressing = false));
    // The user's scrolling must not look like Firefox's.
    listen(view, ["wheel", "touchmove"], () => view.cancelAnimationFrame(look));
    listen(view.navigator.virtualKeyboard, ["geometrychange"]);
    let timer = 0;
    const askTwice = () => {
      askSoon();
      view.clearTimeout(timer);
      timer = view.setTimeout(askSoon, recheckDelay);
    };
    if (source === "visualViewport") askTwice();
    listen(view.visualViewport, ["resize", "scroll"], askTwice);
    const changes = new MutationObserver(askSoon);
    let { offsetHeight } = field;
    const boxes = new ResizeObserver(() => {
      // A field that has grown scrolls into view again.
      if (field.offsetHeight !== offsetHeight) known = "";
      ({ offsetHeight } = field);
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
      view.cancelAnimationFrame(frame);
      frame = 0;
      changes.disconnect();
      boxes.disconnect();
    };
  }

  /**
   * Asks again if the field has moved, because in a later frame Firefox repeats
   * the scrolling of the focus, and takes the field back below the keyboard.
   */
  function askAfterScroll(/** @type {number} */ top, frames = 3) {
    look = view.requestAnimationFrame(() => {
      if (topOf(field) !== top) {
        known = "";
        ask();
      }
      if (frames) askAfterScroll(topOf(field), frames - 1);
    });
  }

  /**
   * Removes the room, but during a press only at its end: the element under the
   * pointer must not move before the click, and focus may leave the field
   * before it reaches that element.
   */
  function leave() {
    if (isLeaving) return;
    if (!isPressing || !room?.undo.length) return room?.takeBack();
    isLeaving = true;
    isPressing = false;
    const press = new AbortController();
    const end = () => {
      press.abort();
      isLeaving = false;
      view.setTimeout(() => field ?? room.takeBack());
    };
    for (const type of ["pointerup", "pointercancel"]) {
      view.addEventListener(type, end, { signal: press.signal });
    }
  }

  return (element) => {
    stop();
    view.cancelAnimationFrame(look);
    stop = () => {};
    field = isElement(element) && matches(element, FIELDS) ? element : undefined;
    if (!field) return leave();
    known = "";
    stop = watch();
    ask();
    if (/Firefox/.test(navigator.userAgent)) askAfterScroll(topOf(field));
  };
}

const topOf = (/** @type {any} */ field) => field.getBoundingClientRect().top;

/**
 * Room below a scroll container's content, which is too short to scroll far
 * enough (A4).
 */
class Room {
  constructor() {
    /** @type {(() => void)[]} */
    this.undo = [];
  }

  /** The height is in CSS pixels. */
  add(/** @type {any} */ scroller, /** @type {number} */ height) {
    const page = pageOf(scroller);
    this.undo.push(
      scroller === read(page, "scrollingElement")
        ? lengthen(page, read(scroller, "scrollHeight") + height)
        : pad(scroller, height),
    );
  }

  takeBack() {
    for (const undo of this.undo.splice(0).reverse()) undo();
  }
}

/**
 * Extends the page with a box outside the layout, because padding on a root
 * element has no effect if the height of that element is 100%.
 */
function lengthen(/** @type {any} */ page, /** @type {number} */ end) {
  // Safari supports adopted style sheets from 16.4.
  if (!page.adoptedStyleSheets) return () => {};
  const { CSSStyleSheet } = /** @type {any} */ (viewOf(page));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root::after{content:"";position:absolute;left:0;top:${end - 1}px;` +
      "width:1px;height:1px;visibility:hidden}",
  );
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(
      (/** @type {any} */ each) => each !== sheet,
    );
  };
}

function pad(/** @type {any} */ scroller, /** @type {number} */ height) {
  const name = "padding-bottom";
  const style = read(scroller, "style");
  const had = call(scroller, "hasAttribute", "style");
  const old = [style.getPropertyValue(name), style.getPropertyPriority(name)];
  const padding = parseFloat(getComputedStyle(scroller).paddingBottom) + height;
  style.setProperty(name, `${padding}px`, "important");
  const ours = style.getPropertyValue(name);
  return () => {
    // A value that the page has set since then stays.
    if (style.getPropertyValue(name) !== ours) return;
    style.setProperty(name, ...old);
    const isLeftOver = !had && !call(scroller, "getAttribute", "style");
    if (isLeftOver) call(scroller, "removeAttribute", "style");
  };
}

const meet = (/** @type {Box} */ [x, y, width, height], /** @type {Box} */ other) =>
  x < other[0] + other[2] &&
  other[0] < x + width &&
  y < other[1] + other[3] &&
  other[1] < y + height;

const isWithin = (
  /** @type {Box} */ [, y, , height],
  /** @type {Box} */ [, top, , most],
) => y >= top && y + height <= top + most;

/** @type {(...numbers: number[]) => number} part of the engine, loaded when needed */
let offsetOf;

/** Scrolls a field's containers just as far as the keyboard covers the field. */
function reveal(
  /** @type {any} */ root,
  /** @type {Element} */ field,
  /** @type {Box} */ keyboard,
  /** @type {Room | undefined} */ room,
) {
  offsetOf ??= instantiate().reveal;
  /** @type {any[]} */
  const scrollers = [];
  // If the root is a shadow root, nothing outside it scrolls.
  const host = isElement(root) ? undefined : root.host;
  for (let at = parentOf(field); at && at !== host; at = parentOf(at)) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) scrollers.push(at);
    if (at === root) break;
  }
  const page = /** @type {any} */ (pageOf(root));
  const view = viewOf(page);
  const pageScroller = read(page, "scrollingElement");
  if (root === page && !scrollers.includes(pageScroller)) {
    scrollers.push(pageScroller);
  }
  const boxOn = (/** @type {any} */ at) =>
    at !== pageScroller && isElement(at)
      ? boxOf(call(at, "getBoundingClientRect"))
      : /** @type {Box} */ ([0, 0, view.innerWidth, view.innerHeight]);

  /**
   * Returns the scroll offset that would show the field, if the content were
   * taller by `longer`.
   */
  const wanted = (/** @type {any} */ scroller, /** @type {number} */ longer) =>
    offsetOf(
      ...boxOn(field),
      ...boxOn(root),
      ...keyboard,
      ...boxOn(scroller),
      read(scroller, "scrollTop"),
      read(scroller, "scrollHeight") + longer,
    );

  const isCovered = () => meet(boxOn(field), keyboard);
  // A larger gap below a visible field is no reason to scroll (A5).
  if (!isCovered() && scrollers.every((at) => isWithin(boxOn(field), boxOn(at)))) {
    return;
  }
  for (const scroller of scrollers) {
    const offset = wanted(scroller, 0);
    if (offset !== read(scroller, "scrollTop")) {
      call(scroller, "scrollTo", { top: offset, behavior: "instant" });
    }
  }
  // All containers have scrolled as far as they can, because their content is
  // too short.
  if (!room || !isCovered()) return;
  for (const scroller of scrollers) {
    const offset = wanted(scroller, keyboard[3]);
    const end = read(scroller, "scrollHeight") - read(scroller, "clientHeight");
    if (offset <= end) continue;
    room.add(scroller, offset - end);
    call(scroller, "scrollTo", { top: offset, behavior: "instant" });
  }
}

/** @type {any} */ (globalThis)[FOLLOW_KEYBOARD] = followKeyboard;
