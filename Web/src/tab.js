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
  return function pressed(/** @type {any} */ event) {
    if (!isPlainKey(event, "Tab") || !session.options.order) return;
    const ring = tabStops(session);
    const place = ring.indexOf(event.composedPath()[0]);
    if (place < 0) return;
    const target = ring[place + (event.shiftKey ? -1 : 1)];
    if (!target) return leave(!event.shiftKey);
    event.preventDefault();
    const field = session.fields.get(target);
    if (field) field.form.writeLabel(field);
    target.focus();
    if (target.localName === "input") /** @type {any} */ (target).select?.();
  };
}

/** @param {import("./session.js").Session} session */
function tabStops(session) {
  const look = session.look();
  const native = discover(/** @type {any} */ (document), stops).filter(
    (/** @type {any} */ element) =>
      !(
        look.obstacles(element, undefined) &
        (HIDDEN | NO_INTERACTION | DISABLED)
      ) && isRadioStop(element),
  );
  return inOrder(native, listed(session.options.order, session.root));
}

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
