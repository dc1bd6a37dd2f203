// What a press makes appear is next (R17): the page may show a field when the
// browser fires `change`, which it does while focus moves, and at the end of a
// form before it submits.

import { shadowAround, viewOf } from "./dom.js";
import { Listeners } from "./listen.js";
import { activeElement, defaultButton, isForm } from "./page.js";
import { focusOn, Press } from "./press.js";

/** What the user may do before the next frame, so that focus stays. */
const acts = "keydown pointerdown input";

export class Appeared {
  /**
   * @param {import("./session.js").Session} session
   * @param {() => void} refresh processes changes of the page
   * @param {Press} press
   */
  constructor(session, refresh, press) {
    this.session = session;
    this.refresh = refresh;
    this.press = press;
    this.view = viewOf(session.page);
    this.listeners = new Listeners();
    this.hasChanged = false;
  }

  /**
   * The empty field that Return in the origin would go to now, if it comes before
   * the one that the press goes to.
   */
  next() {
    const { press, session } = this;
    this.refresh();
    const place = session.placeOf(press.element);
    if (!place) return;
    const { elements } = place.form;
    const found = new Press(session, place, 0, true).step();
    // A field that has just refused hasn't appeared (R10).
    if (press.tried.has(elements[found])) return;
    const way = (/** @type {number} */ slot) =>
      (slot - place.slot + elements.length) % elements.length;
    const goal = elements.indexOf(press.target);
    return goal < 0 || way(found) < way(goal) ? elements[found] : undefined;
  }

  stop() {
    this.listeners.removeAll();
  }

  /**
   * Runs last, because the page's own listeners show the field. No change event
   * leaves a shadow root.
   * @param {(next: any) => void} run called before focus moves to the next field
   */
  onChange(run) {
    const { press: { element } } = this;
    this.listeners.add(shadowAround(element) ?? this.view, "change", (event) => {
      if (event.isTrusted && event.composedPath()[0] === element) this.go(run);
    }, false);
  }

  /** @param {(next: any) => void} [run] */
  go(run) {
    const next = this.next();
    run?.(next);
    if (next) focusOn(next);
  }

  /**
   * While a press moves focus, the browser fires `change` before focus leaves,
   * so that focus can still go elsewhere.
   * @param {() => boolean} run
   */
  during(run) {
    this.onChange(() => {
      this.hasChanged = true;
    });
    try {
      return run();
    } finally {
      this.listeners.removeAll();
    }
  }

  /**
   * Frameworks may render in the next frame, or in a task that the browser puts
   * off until after that frame.
   */
  lookLater() {
    const { press: { target: reached }, session: { page } } = this;
    if (!this.hasChanged || activeElement(page) !== reached) return;
    this.listeners.add(this.view, acts, () => this.stop());
    this.view.requestAnimationFrame(() => this.view.setTimeout(() => {
      const isFree = this.listeners.has(this.view);
      this.stop();
      if (isFree && activeElement(page) === reached) this.go();
    }));
  }

  /**
   * The browser is about to fire `change` and then to click the default button.
   * If another field has appeared, it isn't the end. The click is kept from the
   * page, and no submission is ever cancelled.
   */
  atEnd() {
    const { owner } = this.press.form;
    const button = isForm(owner) && defaultButton(owner);
    if (!button) return;
    this.onChange((next) => {
      if (!next) return;
      this.listeners.add(this.view, "click", (event) => {
        if (event.composedPath()[0] !== button) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      });
    });
    this.view.setTimeout(() => this.stop());
  }
}
