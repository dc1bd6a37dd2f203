// Handles Tab and Shift+Tab if the app has set an order (R8).

import {
  BACKWARD,
  CHECK,
  DISABLED,
  HIDDEN,
  NO_INTERACTION,
  TAB,
} from "./constants.js";
import { discover, listed, withFrames } from "./discover.js";
import { call, matches, nameOf, read } from "./dom.js";
import { engine, EngineForm } from "./engine.js";
import { Listeners } from "./listen.js";
import { Look } from "./obstacles.js";
import { activeElement, isRadioStop } from "./page.js";
import { isPlainKey } from "./return.js";
import { inOrder } from "./session.js";

const stops =
  "a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex]," +
  "[contenteditable],audio[controls],video[controls]";

/** Attributes that determine the tab stops and their order. */
const attributeFilter = "tabindex href contenteditable controls".split(" ");

/**
 * @param {import("./session.js").Session} session
 * @returns {() => void} stops handling Tab
 */
export function tabKey(session) {
  const { page, rootNode: root, settings } = session;
  if (!settings.order) return () => {};
  /** @type {HTMLElement[]} all tab stops in order, reachable or not, by slot */
  let ring = [];
  /** @type {EngineForm | undefined} undefined after the page has changed */
  let form;
  const keys = new Listeners();
  const observer = new MutationObserver(outdate);

  function outdate() {
    form?.release();
    form = undefined;
  }

  function catchUp() {
    if (observer.takeRecords().length) outdate();
    if (form) return form;
    const watch = (/** @type {Node} */ place) =>
      observer.observe(place, { subtree: true, childList: true, attributeFilter });
    watch(page);
    const wanted = listed(settings.order, root);
    ring = inOrder(withFrames(discover(page, stops, watch), wanted), wanted);
    return (form = new EngineForm(0, 0, ring.length));
  }

  function pressed(/** @type {any} */ event) {
    if (!isPlainKey(event, "Tab")) return;
    const { handle } = catchUp();
    const stop = event.composedPath()[0];
    const origin = ring.indexOf(stop);
    if (origin < 0) return;
    engine().forgetStates(handle);
    engine().press(handle, origin, event.shiftKey ? TAB | BACKWARD : TAB);
    const look = new Look(stop, true);
    let step;
    while ((step = form ? engine().step(handle, false) : -1) >= 0) {
      if (step >= CHECK) {
        const slot = step - CHECK;
        const obstacles = isStop(ring[slot], look) ? 0 : HIDDEN;
        engine().note(handle, slot, obstacles, 0, -1);
        continue;
      }
      event.preventDefault();
      const target = ring[step];
      call(target, "focus");
      if (activeElement(page) !== stop) {
        // In Firefox, selecting the text of a field without focus makes the next
        // Tab start at the top of the page.
        if (nameOf(target) === "input" && matches(target, ":focus")) {
          /** @type {any} */ (target).select?.();
        }
        return;
      }
    }
    if (form) leave(page, !event.shiftKey);
  }

  keys.add(root, "keydown", pressed, false);
  return () => {
    keys.removeAll();
    observer.disconnect();
    outdate();
  };
}

const isStop = (
  /** @type {HTMLElement} */ element,
  /** @type {Look} */ look,
) =>
  !(
    look.obstacles(element) &
    (HIDDEN | NO_INTERACTION | DISABLED)
  ) && isRadioStop(element);

/**
 * Lets the browser move focus out of the page on Tab (R8), from a temporary
 * element at the edge of the page.
 */
function leave(
  /** @type {Document} */ page,
  /** @type {boolean} */ forward,
) {
  const edge = call(page, "createElement", "span");
  edge.tabIndex = forward ? 0 : 1;
  const body = read(page, "body");
  if (forward) body.append(edge);
  else body.prepend(edge);
  edge.addEventListener("blur", () => edge.remove());
  edge.focus({ preventScroll: true });
  setTimeout(() => {
    if (activeElement(page) === edge) edge.blur();
    edge.remove();
  });
}
