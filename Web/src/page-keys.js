// The handle that `attach` returns, with which the page's own keys and bars
// move focus (R4, R8), and its scripts find the first empty field or mistake
// (R16).

import { complainOnce } from "./complain.js";
import {
  BACKWARD,
  FIELDS,
  FIRST_EMPTY,
  FIRST_INVALID,
  TAB,
} from "./constants.js";
import { discover } from "./discover.js";
import { call } from "./dom.js";
import { guarded } from "./engine.js";
import { activeElement, ownerOf, submit } from "./page.js";
import { Press } from "./press.js";

/**
 * Its functions do nothing after `detach`. The field that had focus last
 * counts, too, because a press on the page's own button may take focus from it.
 * @param {import("./session.js").Session} session
 * @param {ReturnType<typeof import("./observe.js").observe>} focus
 * @param {ReturnType<typeof import("./return.js").returnKey>["act"]} act
 *   does what Return does in a field
 * @param {() => void} detach
 * @returns {import("./attach.js").Handle}
 */
export function handleOf(session, focus, act, detach) {
  const active = () => activeElement(session.page);
  const lastField = () => session.lastField?.deref();

  function place() {
    focus.refresh();
    return session.placeOf(active()) ?? session.placeOf(lastField());
  }

  function restoreFocus() {
    if (place() && !session.placeOf(active())) lastField().focus({ preventScroll: true });
    return session.placeOf(active());
  }

  /** Whether a field follows in the order of Tab (R8). */
  function can(/** @type {number} */ kind) {
    const at = place();
    return at && new Press(session, at, kind, true).step() >= 0;
  }

  /** Never moves out of the form, as Tab may. */
  function move(/** @type {number} */ kind) {
    const at = restoreFocus();
    const before = active();
    if (at) {
      // Return must not skip any field now.
      session.answers.skipped = undefined;
      at.form.isFresh = false;
      const press = new Press(session, at, kind);
      const step = press.step();
      if (step >= 0) session.hold(() => press.go(step));
    }
    return active() !== before;
  }

  function pressReturn() {
    if (!restoreFocus()) return false;
    const field = active();
    const event = new Event("keypress", { cancelable: true });
    act(field, event);
    return event.defaultPrevented || submit(field);
  }

  /**
   * Focuses the first empty field or the first mistake (R16), in the form with
   * focus and then in the root's other forms, in order. No event announces the
   * move. Returns whether a field took focus, or a mistake keeps it.
   */
  function first(/** @type {number} */ kind) {
    const before = active();
    // A page may just have hidden the step of a wizard that has focus.
    if (kind === FIRST_EMPTY && before && call(before, "getClientRects").length) return;
    focus.refresh();
    session.answers.skipped = undefined;
    const elements = [before, ...discover(session.rootNode, "form," + FIELDS)];
    for (const owner of new Set(elements.map(ownerOf))) {
      if (!session.handles(owner)) continue;
      session.read(owner);
      const form = /** @type {import("./form.js").Form} */ (session.form);
      if (kind === FIRST_INVALID && !form.validates) continue;
      const slot = form.elements.indexOf(before);
      const press = new Press(session, { form, slot }, kind);
      const step = press.step();
      const isMoved = step >= 0 && !session.hold(() => press.go(step));
      // Focus is in a mistake, the first one or one that follows refusals.
      if (isMoved || (slot >= 0 && press.isMistake() && form.isInvalid(before))) {
        return true;
      }
    }
    if (!session.placeOf(before)) session.leaveForm();
  }

  function run(/** @type {(kind?: any) => any} */ action, /** @type {any} */ kind) {
    if (session.isOver) complainOnce("the handle is detached; attach again");
    return !session.isOver && !!guarded(action)(kind);
  }

  return {
    detach,
    focusFirstInvalid: () => run(first, FIRST_INVALID),
    focusFirst: () => run(first, FIRST_EMPTY),
    pressReturn: () => run(pressReturn, 0),
    focusNext: () => run(move, TAB),
    focusPrevious: () => run(move, TAB | BACKWARD),
    get canFocusNext() {
      return run(can, TAB);
    },
    get canFocusPrevious() {
      return run(can, TAB | BACKWARD);
    },
    refresh: () => run(focus.renew, 0),
  };
}
