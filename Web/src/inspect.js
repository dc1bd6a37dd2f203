// Shows Return's path on a page, for the page's developer (see inspect-path.js).

import { viewOf } from "./dom.js";
import { attached, guarded } from "./engine.js";
import { canvas } from "./inspect-draw.js";
import { watchHandlers } from "./inspect-handlers.js";
import { reader } from "./inspect-path.js";
import { Listeners } from "./listen.js";
import { check, checkRoot } from "./options.js";
import { isSelect } from "./page.js";

/** The key under which a page keeps the function that removes the drawing. */
const REMOVE = Symbol.for("FieldNavigation.inspect");

/** Events after which the path or the fields' places may be different. */
const hints =
  "scroll resize focusin focusout input change reset toggle click keyup load " +
  "transitionend animationend";

/**
 * @typedef {object} Inspection
 * @property {readonly import("./inspect-path.js").Stop[]} stops
 *   what is drawn, form by form, in each form's order
 * @property {() => void} remove
 *   removes the drawing, as Escape does
 */

/**
 * Draws Return's path on a page: each field's number in Return's order, an
 * arrow to the field where Return goes, and the key's label, or the reason why
 * Return skips the field. The drawing follows the page until Escape or
 * `remove`.
 *
 * The page needn't be attached, and a second call draws again.
 * @example
 * inspect(document, { destination: "next" });
 * @param {Document | ShadowRoot | Element | null} [root] as for `attach`
 * @param {import("./attach.js").Options} [options] as for `attach`
 * @returns {Inspection}
 * @throws {TypeError} if an option is unknown or has an invalid value
 */
export function inspect(root = document, options = {}) {
  const path = reader(checkRoot(root), check(options));
  const { page } = path;
  const view = viewOf(page);
  view[REMOVE]?.();
  const drawing = canvas(page);
  const listeners = new Listeners();
  const seen = watchHandlers(view, listeners);
  const observer = new MutationObserver(later);
  let frame = 0;

  const inspection = {
    stops: /** @type {import("./inspect-path.js").Stop[]} */ ([]),
    remove() {
      view.cancelAnimationFrame(frame);
      listeners.removeAll();
      observer.disconnect();
      drawing.remove();
      attached.delete(inspection.remove);
      if (view[REMOVE] === inspection.remove) delete view[REMOVE];
    },
  };

  const draw = guarded(() => {
    frame = 0;
    // The page may have replaced the document, and the drawing with it.
    if (!drawing.isShown()) return inspection.remove();
    inspection.stops = path.read().map((stop) => ({
      ...stop,
      reason: [stop.reason, seen(stop.field)].filter(Boolean).join(", "),
    }));
    drawing.draw(inspection.stops);
  });

  function later() {
    frame ||= view.requestAnimationFrame(draw);
  }

  listeners.add(view, hints, later);
  listeners.add(view, "change", (event) => {
    const field = event.composedPath()[0];
    if (event.isTrusted && isSelect(field)) path.answers.choose(field);
  });
  listeners.add(view, "keydown", (event) => {
    if (event.key !== "Escape") return;
    // Escape must not close the page's dialog, too.
    event.preventDefault();
    event.stopImmediatePropagation();
    inspection.remove();
  });
  observer.observe(page, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  view[REMOVE] = inspection.remove;
  // If the engine fails, the drawing goes, like an adapter.
  attached.set(inspection.remove, page);
  draw();
  return inspection;
}
