// A press of Return, or a move that the page asks for: the engine decides on
// each step, and this file carries it out (R4-R6, R10, R14).

import { FIRST_INVALID, TAB } from "./constants.js";
import { matches, read, viewOf } from "./dom.js";
import { engine } from "./engine.js";
import { attribute } from "./labels.js";
import { Look } from "./obstacles.js";
import { activeElement, isForm } from "./page.js";
import { meets } from "./sight.js";

/** @typedef {import("./session.js").Place} Place */

/** Returns false if a listener of the page prevents the event. */
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

/** The most fields that a press tries if each refuses. */
const mostAsked = 100;

const MISTAKE_RULE = 16;

export class Press {
  /**
   * @param {import("./session.js").Session} session
   * @param {Place} place the slot is -1 if no field of the form has focus
   * @param {number} kind bits, such as SHOWS_NEXT
   * @param {boolean} [isAhead] whether nothing moves
   */
  constructor(session, place, kind, isAhead = false) {
    const { form, slot } = place;
    this.session = session;
    this.place = place;
    this.form = form;
    this.element =
      form.elements[slot] ??
      activeElement(session.page) ??
      read(session.page, "body");
    this.kind = kind;
    // The fields' states are read again only after a change, because the label
    // and the press must agree.
    this.look = form.isFresh ? new Look(this.element) : form.newLook(this.element);
    form.note(slot);
    this.isAhead = isAhead;
    /** @type {any} the field that the press goes to */
    this.target = undefined;
    /** @type {Set<any>} the fields that it has tried */
    this.tried = new Set();
    engine().press(form.handle, slot, kind, isAhead);
  }

  step() {
    return this.form.step(this.look, this.isAhead, this.kind);
  }

  isMistake() {
    return engine().rule(this.form.handle) === MISTAKE_RULE;
  }

  /**
   * Focuses the target, or the next candidate if the target refuses (R10).
   * @returns {boolean} whether all candidates refused
   */
  go(/** @type {number} */ step) {
    const { form, element, session } = this;
    const { answers } = session;
    const hadFocus = activeElement(session.page) === element;
    const scrollBack = rememberScroll(element);
    const select = rememberSelection(element);
    for (let asked = 0; step >= 0 && asked < mostAsked; asked += 1) {
      const target = (this.target = form.elements[step]);
      this.tried.add(target);
      if (
        this.kind < FIRST_INVALID &&
        !announce(this.place, "move", { to: target })
      ) {
        return false;
      }
      const { skipped } = answers;
      if (!(this.kind & TAB)) answers.leave(element);
      session.pressLook = this.look;
      const isLost = focusOn(target);
      const active = activeElement(session.page);
      // The target has focus, or the page has moved focus elsewhere.
      if (active && active !== element && !(isLost && active === target)) {
        answers.reached.add(target);
        if (asked) requestAnimationFrame(rememberScroll(active));
        return false;
      }
      // Return hasn't left the field, but look-aheads have read it as one to
      // skip. If that changed after the press, the refusals would be forgotten.
      answers.skipped = skipped;
      engine().forgetStates(form.handle);
      form.note(this.place.slot);
      this.look = new Look(element);
      step = this.step();
    }
    if (!hadFocus) return true;
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
    if (action === "click") form.endButton(place.slot).click();
    else if (action === "function") form.settings.onFinish(owner, element);
    else element.blur();
  }
}

/**
 * Focuses a field and selects its text, as Tab does.
 * @returns {boolean}
 *   whether the field will lose focus, because the page disabled or hid it when
 *   focus left the previous field. Chromium doesn't focus such a field, while
 *   Firefox and WebKit take focus away later.
 */
export function focusOn(/** @type {any} */ element) {
  let isLost = false;
  // Asked before the field's own handlers, which may hide it to show something
  // else (R10).
  const ask = () => {
    isLost =
      matches(element, ":disabled,[inert],[inert] *") ||
      !element.getClientRects().length ||
      getComputedStyle(element).visibility !== "visible";
  };
  element.addEventListener("focus", ask, true);
  element.focus();
  element.removeEventListener("focus", ask, true);
  const isText = element.localName === "input" && element.value !== "";
  // A field that has appeared may have taken focus instead (R17).
  if (isText && matches(element, ":focus")) element.select();
  return isLost;
}

/**
 * Returns a function that restores the page's scroll position if the focused
 * field has scrolled out of view, because the browser scrolls to a field before
 * it can refuse focus, and Firefox to its caret even later, at the start of the
 * next frame.
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
