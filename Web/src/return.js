// Handles Return. Asks the engine for a decision and carries it out (R4-R6,
// R10, R14).

import {
  COMBOBOX,
  FIELDS,
  FINISH,
  FIRST_EMPTY,
  FIRST_INVALID,
  IN_USE,
  SHOWS_NEXT,
  VALIDATES,
} from "./constants.js";
import { discover } from "./discover.js";
import { call, matches, read, viewOf } from "./dom.js";
import { engine } from "./engine.js";
import { attribute } from "./labels.js";
import { Listeners } from "./listen.js";
import { Look } from "./obstacles.js";
import {
  activeElement,
  defaultButton,
  isDropDown,
  isForm,
  isSelect,
  ownerOf,
} from "./page.js";
import { meets } from "./sight.js";

/** @typedef {import("./session.js").Place} Place */

/**
 * Whether the key has its plain meaning. An input method or a modifier would
 * change the key's meaning. A key with keyCode 229 belongs to the input method.
 * Phones compose each word until the next space. The user may press Next before
 * the space. `isComposing` alone therefore doesn't show that the key belongs to
 * the input method.
 */
const isUnmodified = (/** @type {KeyboardEvent} */ event) =>
  event.keyCode !== 229 &&
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey;

/**
 * Whether the user pressed this key. Neither the page nor the browser may have
 * handled the key.
 */
export const isPlainKey = (
  /** @type {KeyboardEvent} */ event,
  /** @type {string} */ key,
) =>
  // For Shift+Tab, WebKitGTK reports only the key code. WebKitGTK doesn't
  // report the key's name.
  (event.key === key || (key === "Tab" && event.keyCode === 9)) &&
  event.isTrusted &&
  !event.defaultPrevented &&
  isUnmodified(event);

/** Whether a combobox or an open drop-down uses the key. */
const isInUse = (/** @type {Element} */ element) =>
  [element, call(element, "closest", COMBOBOX)].some(
    (box) => box && matches(box, IN_USE),
  ) ||
  (isSelect(element) &&
    CSS.supports("selector(:open)") &&
    element.matches(":open"));

/**
 * Dispatches an event to the page. Returns false if a listener prevents the
 * event.
 */
function announce(
  /** @type {Place} */ { form, slot },
  /** @type {string} */ name,
  /** @type {object} */ detail,
) {
  const field = form.elements[slot];
  return field.dispatchEvent(
    new CustomEvent(`fieldnavigation:${name}`, {
      bubbles: true,
      cancelable: true,
      composed: true,
      detail: {
        from: field,
        key: field.getAttribute(attribute),
        rule: `R${engine().rule(form.handle)}`,
        ...detail,
      },
    }),
  );
}

/**
 * Follows Enter from keydown to keyup. Browsers submit on `keypress`. A press
 * therefore takes effect on `keypress`. By then every keydown listener has run.
 * If the page has prevented the keydown, no keypress arrives.
 * @param {import("./session.js").Session} session
 * @param {() => void} refresh processes changes of the page
 * @returns {() => void} stops handling Enter
 */
export function returnKey(session, refresh) {
  const { answers, labels } = session;
  const view = viewOf(session.page);
  /** The field that received the most recent keydown of Enter. */
  let origin = /** @type {any} */ (undefined);
  let isRepeat = false;
  /**
   * Whether the field shows one of our labels and still awaits the keypress.
   */
  let isAwaited = false;
  /** The field whose press has taken effect while the key is down. */
  let done = /** @type {any} */ (undefined);
  const keys = new Listeners();
  const last = new Listeners();

  /**
   * Stops labeling the field if the page handled the press. The field's label
   * was wrong.
   */
  function settle() {
    if (isAwaited) labels.silence(origin);
    isAwaited = false;
  }

  keys.add(view, "keydown", (event) => {
    if (!event.isTrusted) return;
    // The previous press may have no keyup. An alert may have received the
    // keyup.
    settle();
    origin = undefined;
    if (event.key !== "Enter") return;
    const element = event.composedPath()[0];
    isRepeat = event.repeat;
    if (!isRepeat) done = undefined;
    // A held key must not run the handlers of the newly focused field.
    if (done && done !== element) {
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    // Check this on keydown. The keypress of an Enter that ends a composition
    // looks like any other keypress. The page's handlers may also close the
    // widget that uses the key.
    if (isInUse(element) || !isUnmodified(event) || event.shiftKey) return;
    origin = element;
    // An Enter that ends a composition may not send a keypress.
    isAwaited = labels.isGiven(element) && !event.isComposing;
    // Listeners run in the order in which they were added. Add this listener
    // again to run last.
    last.removeAll();
    last.add(view, "keypress", pressed, false);
    // A component may submit the form by itself, before the keypress.
    last.add(view, "submit", () => {
      settle();
      origin = undefined;
    });
  });

  function pressed(/** @type {any} */ event) {
    const element = origin;
    if (event.composedPath()[0] !== element || !isPlainKey(event, "Enter")) return;
    isAwaited = false;
    // A held key has opened a list. The key must not close and reopen that
    // list.
    if (done || (isRepeat && answers.opened.has(element))) {
      return event.preventDefault();
    }
    // A handler of the page has moved focus or opened a widget.
    if (!matches(element, ":focus") || isInUse(element)) return;
    refresh();
    const place = session.placeOf(element);
    if (!place) return;
    const { form } = place;
    const showsNext = element.getAttribute(attribute) === "next";
    const press = new Press(
      session,
      place,
      (showsNext ? SHOWS_NEXT : 0) | (form.validates ? VALIDATES : 0),
    );
    let step = press.step();
    const isMistake = press.isMistake();
    // If the browser submits and stops at this mistake itself, it also focuses a
    // field and shows its own message (R16).
    if (
      isMistake &&
      !showsNext &&
      /submit|click/.test(form.finishAction(place.slot)) &&
      form.breaksRule(form.elements[step] ?? element)
    ) {
      step = FINISH;
    }
    if (step >= 0) {
      event.preventDefault();
      if (isRepeat) return;
      done = element;
      const isRefused = session.hold(() => press.go(step));
      // The page may make changes during the press. If all fields refused, the
      // adapter must still remember the refusals.
      refresh();
      if (isRefused) session.refuse(element);
    } else if (step === FINISH) {
      press.finish(event);
      if (event.defaultPrevented) done = element;
    } else if (isDropDown(element) && form.keeps(element)) {
      // Enter opens the list. No event reports that the user has closed the
      // list without a choice.
      answers.opened.add(element);
      session.show(element);
    } else if (showsNext || isMistake) {
      event.preventDefault();
    }
  }

  /**
   * Sends the keyup to the field where the user pressed the key. The next
   * field's handlers must not mistake the keyup for a press there. The previous
   * field's handlers must not wait for the keyup forever.
   */
  keys.add(view, "keyup", (event) => {
    if (event.key !== "Enter" || !event.isTrusted) return;
    settle();
    const element = done;
    done = undefined;
    if (!element || event.composedPath()[0] === element) return;
    event.stopImmediatePropagation();
    if (element.isConnected) {
      element.dispatchEvent(new KeyboardEvent("keyup", event));
    }
  });

  return () => {
    keys.removeAll();
    last.removeAll();
  };
}

/**
 * Focuses the first empty field or the first mistake, because the page asks for
 * it (R16). The form with focus comes first, then the root's other forms in
 * order. No event announces the move.
 * @param {import("./session.js").Session} session
 * @param {() => void} refresh processes changes of the page
 * @param {number} kind FIRST_EMPTY or FIRST_INVALID
 * @returns {boolean} whether a field took focus, or a mistake keeps it
 */
export function focusFirst(session, refresh, kind) {
  const active = activeElement(session.page);
  if (session.isOver || (active && kind === FIRST_EMPTY)) return false;
  refresh();
  session.answers.skipped = undefined;
  const elements = [active, ...discover(session.rootNode, "form," + FIELDS)];
  for (const owner of new Set(elements.map(ownerOf))) {
    if (!(owner ?? session.settings.formless)) continue;
    session.read(owner);
    const form = /** @type {import("./form.js").Form} */ (session.form);
    if (kind === FIRST_INVALID && !form.validates) continue;
    const slot = form.elements.indexOf(active);
    const press = new Press(session, { form, slot }, kind);
    const step = press.step();
    const isMoved = step >= 0 && !session.hold(() => press.go(step));
    // Focus is in a mistake, the first one or one that follows refusals.
    if (isMoved || (slot >= 0 && press.isMistake() && form.isInvalid(active))) {
      return true;
    }
  }
  if (!session.placeOf(active)) session.leaveForm();
  return false;
}

/** The maximum number of fields that a press tries if each refuses. */
const mostAsked = 100;

/** The engine's number of the rule R16. */
const MISTAKE = 16;

/** A press of Return in a field, or a move that the page asks for. */
class Press {
  /**
   * @param {import("./session.js").Session} session
   * @param {Place} place the slot is -1 if no field of the form has focus
   * @param {number} kind bits, such as SHOWS_NEXT
   */
  constructor(session, place, kind) {
    const { form, slot } = place;
    this.session = session;
    this.place = place;
    this.form = form;
    /** The element that has focus. */
    this.element =
      form.elements[slot] ??
      activeElement(session.page) ??
      read(session.page, "body");
    this.kind = kind;
    // Read the fields' states again only after a change. The label and the
    // press must agree.
    this.look = form.isFresh ? new Look(this.element) : form.newLook(this.element);
    form.note(slot);
    engine().press(form.handle, slot, kind);
  }

  step() {
    return this.form.step(this.look, false, this.kind);
  }

  /** Whether the last step is due to a mistake. */
  isMistake() {
    return engine().rule(this.form.handle) === MISTAKE;
  }

  /**
   * Focuses the target. If the target refuses, focuses the next candidate
   * (R10).
   * @returns {boolean} whether all candidates refused
   */
  go(/** @type {number} */ step) {
    const { form, element, session } = this;
    const { answers } = session;
    const scrollBack = rememberScroll(element);
    const select = rememberSelection(element);
    for (let asked = 0; step >= 0 && asked < mostAsked; asked += 1) {
      const target = form.elements[step];
      if (
        this.kind < FIRST_INVALID &&
        !announce(this.place, "move", { to: target })
      ) {
        return false;
      }
      const { skipped } = answers;
      answers.leave(element);
      session.pressLook = this.look;
      const isLost = focusOn(target);
      const active = activeElement(session.page);
      // The target has focus, or the page has moved focus elsewhere.
      if (active && active !== element && !(isLost && active === target)) {
        answers.reached.add(target);
        if (asked) requestAnimationFrame(rememberScroll(active));
        return false;
      }
      // Return hasn't left the field. Look-aheads have read the field as one
      // to skip. If it changed after the press, the refusals would be forgotten.
      answers.skipped = skipped;
      engine().forgetStates(form.handle);
      form.note(this.place.slot);
      this.look = new Look(element);
      step = this.step();
    }
    if (activeElement(session.page) !== element) {
      element.focus({ preventScroll: true });
    }
    select();
    scrollBack();
    requestAnimationFrame(scrollBack);
    return true;
  }

  /** Finishes the form, unless the browser finishes it (R5, R14). */
  finish(/** @type {any} */ event) {
    const { form, element, place, session } = this;
    const action = form.finishAction(place.slot);
    if (!action || form.isAlone(place.slot, this.look)) return;
    const owner = /** @type {any} */ (isForm(form.owner) ? form.owner : null);
    const isWanted = announce(place, "finish", { form: owner, action });
    // The browser submits the form on Enter.
    if (isWanted && action === "submit") return;
    event.preventDefault();
    if (!isWanted) return;
    if (action === "click") defaultButton(owner).click();
    else if (action === "function") session.settings.onFinish(owner, element);
    else element.blur();
  }
}

/**
 * Focuses a field and selects its text. Tab does the same.
 * @returns {boolean}
 *   whether the field will lose focus, because the page disabled or hid the
 *   field when focus left the previous field. Chromium doesn't focus such a
 *   field. Firefox and WebKit focus the field and take focus away later.
 */
function focusOn(/** @type {any} */ element) {
  let isLost = false;
  // Ask before the field's own handlers run. Those handlers may hide the field
  // to show something else (R10).
  const ask = () => {
    isLost =
      matches(element, ":disabled,[inert],[inert] *") ||
      !element.getClientRects().length ||
      getComputedStyle(element).visibility !== "visible";
  };
  element.addEventListener("focus", ask, true);
  element.focus();
  element.removeEventListener("focus", ask, true);
  if (element.localName === "input" && element.value !== "") element.select();
  return isLost;
}

/**
 * Returns a function that restores the page's scroll position if the focused
 * field has scrolled out of view. The browser scrolls to a field before the
 * field can refuse focus. Firefox scrolls to the field's caret even later, at
 * the start of the next frame.
 */
function rememberScroll(/** @type {any} */ element) {
  const view = viewOf(element.ownerDocument);
  const { scrollX, scrollY, innerWidth, innerHeight } = view;
  const isSeen = () =>
    meets(element.getBoundingClientRect(), [0, 0, innerWidth, innerHeight]);
  const wasSeen = isSeen();
  return () => {
    if (wasSeen && !isSeen() && matches(element, ":focus")) {
      view.scrollTo(scrollX, scrollY);
    }
  };
}

/** Returns a function that restores a field's selection. */
function rememberSelection(/** @type {any} */ element) {
  if (element.isContentEditable) {
    const selection = viewOf(element.ownerDocument).getSelection();
    const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
    return () =>
      selection.setBaseAndExtent(
        anchorNode,
        anchorOffset,
        focusNode,
        focusOffset,
      );
  }
  const { selectionStart: start, selectionEnd, selectionDirection } = element;
  return () => {
    if (start != null) {
      element.setSelectionRange(start, selectionEnd, selectionDirection);
    }
  };
}
