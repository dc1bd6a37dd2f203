// Tab and Shift+Tab, where the app has given an order (R8).

import { discover, listed } from "./discover.js";
import { isPlainKey } from "./return.js";
import {
  HIDDEN,
  NO_INTERACTION,
  DISABLED,
  activeElement,
} from "./page.js";
import { inOrder } from "./session.js";

const stops =
  "a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex]," +
  "[contenteditable],audio[controls],video[controls]";

/** @param {import("./session.js").Session} session */
export function tabKey(session) {
  /** @type {HTMLElement[]} all stops in order, seen or not */
  let ring = [];
  let version = -1;

  return function pressed(/** @type {any} */ event) {
    const { order } = session.options;
    if (!order || !isPlainKey(event, "Tab")) return;
    if (version !== session.version) {
      const native = discover(/** @type {any} */ (document), stops);
      ring = inOrder(native, listed(order, session.root));
      version = session.version;
    }
    const place = ring.indexOf(event.composedPath()[0]);
    if (place < 0) return;
    const step = event.shiftKey ? -1 : 1;
    const look = session.look();
    let next = place + step;
    while (ring[next] && !isStop(ring[next], look)) next += step;
    const target = ring[next];
    if (!target) return leave(step > 0);
    event.preventDefault();
    const field = session.fields.get(target);
    if (field) field.form.writeLabel(field);
    target.focus();
    if (target.localName === "input") /** @type {any} */ (target).select?.();
  };
}

const isStop = (
  /** @type {HTMLElement} */ element,
  /** @type {import("./obstacles.js").Look} */ look,
) =>
  !(
    look.obstacles(element, undefined) &
    (HIDDEN | NO_INTERACTION | DISABLED)
  ) && isRadioStop(element);

/** Radio buttons of a name are one stop (R12): the chosen one, or the first. */
function isRadioStop(/** @type {any} */ element) {
  if (element.type !== "radio" || !element.name || element.checked) return true;
  const group = [
    ...element
      .getRootNode()
      .querySelectorAll(`input[type=radio][name="${CSS.escape(element.name)}"]`),
  ].filter((radio) => radio.form === element.form && !radio.disabled);
  return !group.some((radio) => radio.checked) && group[0] === element;
}

/**
 * At the ends focus leaves as the browser does it: its own Tab runs on from an
 * element at the very end of the page, which is gone at once.
 */
function leave(/** @type {boolean} */ forward) {
  const edge = document.createElement("span");
  edge.tabIndex = forward ? 0 : 1;
  if (forward) document.body.append(edge);
  else document.body.prepend(edge);
  edge.addEventListener("blur", () => edge.remove());
  edge.focus({ preventScroll: true });
  setTimeout(() => {
    if (activeElement() === edge) edge.blur();
    edge.remove();
  });
}
