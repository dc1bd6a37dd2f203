// Tab and Shift+Tab, where the app has given an order (R8).

import { CHECK, DISABLED, HIDDEN, NO_INTERACTION } from "./constants.js";
import { discover, listed } from "./discover.js";
import { engine } from "./engine.js";
import { place } from "./form.js";
import { activeElement } from "./page.js";
import { isPlainKey } from "./return.js";
import { inOrder } from "./session.js";

const stops =
  "a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex]," +
  "[contenteditable],audio[controls],video[controls]";

/** @param {import("./session.js").Session} session */
export function tabKey(session) {
  /** @type {HTMLElement[]} all tab stops in order, reachable or not, by slot */
  let ring = [];
  let handle = 0;
  let version = -1;

  function release() {
    if (handle) engine().release(handle);
    handle = 0;
  }

  function catchUp() {
    if (version === session.mutations) return;
    version = session.mutations;
    release();
    const native = discover(/** @type {any} */ (document), stops);
    ring = inOrder(native, listed(session.settings.order, session.rootNode));
    handle = engine().create(0, 0);
    place(handle, ring.map(() => engine().reserve(handle)));
  }

  function pressed(/** @type {any} */ event) {
    if (!session.settings.order || !isPlainKey(event, "Tab")) return;
    catchUp();
    const origin = ring.indexOf(event.composedPath()[0]);
    if (origin < 0) return;
    engine().press(handle, origin, false, true, !event.shiftKey);
    const look = session.look();
    let step;
    while ((step = engine().step(handle)) >= 0) {
      if (step >= CHECK) {
        const obstacles = isStop(ring[step - CHECK], look) ? 0 : HIDDEN;
        engine().update(handle, step - CHECK, obstacles, 0, -1);
        continue;
      }
      event.preventDefault();
      const target = ring[step];
      const field = session.fields.get(target);
      if (field) field.inForm.writeLabel(field);
      target.focus();
      if (activeElement() !== ring[origin]) {
        if (target.localName === "input") /** @type {any} */ (target).select?.();
        return;
      }
    }
    leave(!event.shiftKey);
  }

  return { pressed, release };
}

const isStop = (
  /** @type {HTMLElement} */ element,
  /** @type {import("./obstacles.js").Look} */ look,
) =>
  !(
    look.obstacles(element, undefined) &
    (HIDDEN | NO_INTERACTION | DISABLED)
  ) && isRadioStop(element);

/** Radio buttons of one name are one stop (R12): the checked, or the first. */
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
 * Lets the browser's own Tab leave the page (R8): a short-lived element at the
 * very end of the page takes focus, and the browser goes on from there.
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
