// A bar with Previous, Next and Done above the on-screen keyboard, for
// keyboards of numbers, which have no Return key; a separate file, because most
// pages don't need it.

import { SHOW_BAR } from "./files.js";
import { call, matches, read, viewOf } from "./dom.js";
import { modalAround } from "./obstacles.js";
import { activeElement } from "./page.js";
import { WORDS } from "./words.js";

const showsFinishKey = (/** @type {any} */ field, /** @type {string} */ finishKey) =>
  ["done", "go", "search", "send", finishKey].includes(
    field.getAttribute("enterkeyhint") ?? "");

function wordsFor(/** @type {any} */ element) {
  const language = (
    element.closest("[lang]")?.lang ||
    read(element.ownerDocument, "documentElement").lang ||
    navigator.language
  ).toLowerCase();
  const isTraditional = /^zh.*\b(hant|tw|hk|mo)\b/.test(language);
  const name = /^zh\b/.test(language)
    ? isTraditional ? "zh-Hant" : "zh-Hans"
    : language.split("-")[0];
  return WORDS[name] ?? WORDS.en;
}

// Set by script, because each content security policy allows that.
const style = (/** @type {any} */ element, /** @type {any} */ styles) =>
  Object.assign(element.style, styles);

/**
 * @param {Document} page
 * @param {string} title
 * @param {string} [path] of the drawing; without one, the title is shown
 */
function key(page, title, path) {
  const button = page.createElement("button");
  button.type = "button";
  style(button, {
    all: "unset",
    boxSizing: "border-box",
    minWidth: "44px",
    height: "44px",
    padding: "0 12px",
    textAlign: "center",
    font: "600 17px system-ui, sans-serif",
    cursor: "pointer",
  });
  if (!path) {
    button.textContent = title;
    return button;
  }
  button.setAttribute("aria-label", title);
  const space = "http://www.w3.org/2000/svg";
  const drawing = page.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  style(drawing, {
    width: "24px", height: "24px", fill: "none", stroke: "currentcolor",
    strokeWidth: "2.5", verticalAlign: "middle",
  });
  const line = page.createElementNS(space, "path");
  line.setAttribute("d", path);
  drawing.append(line);
  button.append(drawing);
  return button;
}

/**
 * Shows the bar while a field of a form has focus, on devices whose main pointer is a
 * finger.
 * @param {Document} page
 * @param {import("./attach.js").Handle} handle
 * @param {(element: any) => any} placeOf undefined if focus is in no form's field
 * @param {string} finishKey
 * @returns {() => void} stops
 */
function show(page, handle, placeOf, finishKey) {
  const view = /** @type {any} */ (viewOf(page));
  const visual = view.visualViewport;
  const touch = view.matchMedia("(pointer: coarse)");
  const listening = new AbortController();
  const { signal } = listening;
  const host = /** @type {any} */ (page.createElement("div"));
  /** @type {any} */
  let field;
  /** @type {any[]} */
  let keys = [];

  function build(/** @type {any} */ element) {
    const [previous, next, done] = wordsFor(element);
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    style(host, { all: "initial", position: "fixed", zIndex: 2147483647, top: 0, left: 0 });
    const bar = page.createElement("div");
    bar.setAttribute("role", "region");
    bar.setAttribute("aria-label", `${previous}, ${next}, ${done}`);
    style(bar, {
      display: "flex", boxSizing: "border-box", height: "44px", padding: "0 4px",
      background: "Canvas", color: "CanvasText", borderTop: "1px solid GrayText",
      colorScheme: view.getComputedStyle(element).colorScheme,
    });
    const space = page.createElement("span");
    style(space, { flex: "1" });
    keys = [
      key(page, previous, "M5 15l7-7 7 7"),
      key(page, next, "M5 9l7 7 7-7"),
      key(page, done),
    ];
    keys[0].onclick = () => handle.focusPrevious();
    keys[1].onclick = () => handle.focusNext();
    keys[2].onclick = () =>
      showsFinishKey(field, finishKey) ? handle.pressReturn() : field.blur();
    bar.append(keys[0], keys[1], space, keys[2]);
    // Keeps focus in the field, so that the keyboard stays open.
    bar.onmousedown = (event) => event.preventDefault();
    root.replaceChildren(bar);
  }

  function update() {
    const active = activeElement(page);
    // The bar's own buttons can take focus, too.
    if (active && host.shadowRoot?.contains(active)) return;
    const wanted = touch.matches && placeOf(active) ? active : undefined;
    if (!wanted) {
      field = undefined;
      return host.remove();
    }
    if (wanted !== field || !host.isConnected) {
      field = wanted;
      build(field);
      (modalAround(field) ?? read(page, "body")).append(host);
      // In the top layer no dialog clips the bar. Old browsers lack popovers.
      host.popover = "manual";
      host.showPopover?.();
      place();
      uncover();
    }
    [handle.canFocusPrevious, handle.canFocusNext].forEach((can, number) => {
      keys[number].setAttribute("aria-disabled", String(!can));
      style(keys[number], { opacity: can ? 1 : 0.35 });
    });
  }

  /** The bottom left corner of what the user sees, in pixels of the viewport. */
  const corner = () =>
    visual
      ? [visual.offsetLeft, visual.offsetTop + visual.height]
      : [0, view.innerHeight];

  function place() {
    if (!host.isConnected) return;
    const [left, bottom] = corner();
    style(host, { width: `${visual?.width ?? view.innerWidth}px`, transform: "none" });
    // Measured, because a dialog may be what a fixed element is placed in.
    const box = host.getBoundingClientRect();
    style(host, {
      transform: `translate(${left - box.left}px, ${bottom - box.height - box.top}px)`,
    });
  }

  function uncover() {
    const { top, bottom } = field.getBoundingClientRect();
    const bar = host.getBoundingClientRect();
    if (bottom > bar.top && top < bar.bottom) view.scrollBy(0, bottom - bar.top + 8);
  }

  const listen = (
    /** @type {EventTarget} */ target,
    /** @type {string} */ types,
    /** @type {() => void} */ run,
  ) => {
    for (const type of types.split(" ")) {
      call(target, "addEventListener", type, run, { capture: true, signal });
    }
  };
  let timer = 0;
  /** Updates once for several events, because an update reads the layout. */
  function updateLater(/** @type {number} */ delay) {
    view.clearTimeout(timer);
    timer = view.setTimeout(() => signal.aborted || update(), delay);
  }
  listen(page, "focusin", update);
  // Typing may show or hide other fields.
  listen(page, "input change", () => updateLater(250));
  // Between two fields focus is nowhere.
  listen(page, "focusout", () => updateLater(0));
  listen(touch, "change", update);
  for (const target of visual ? [visual, view] : [view]) {
    listen(target, "resize", () => {
      place();
      if (field) uncover();
    });
    listen(target, "scroll", place);
  }
  update();
  return () => {
    listening.abort();
    host.remove();
  };
}

/** @type {any} */ (globalThis)[SHOW_BAR] = show;
