// The fields of a form in their order, and the engine's form beside them.

import {
  CHECK,
  DESTINATIONS,
  EMPTY,
  ENDINGS,
  FINISH,
  HANDLES_RETURN,
  LISTED,
  RETURN_KEYS,
} from "./constants.js";
import { engine, EngineForm } from "./engine.js";
import { Look } from "./obstacles.js";
import {
  hasPopup,
  isEmpty,
  isSelect,
  keepsReturn,
  submissionOf,
  submitAction,
} from "./page.js";

/**
 * What the user has done that no field tells of. It outlives the forms, which
 * are made anew whenever focus comes to them.
 */
export class Answers {
  constructor() {
    /** @type {WeakMap<Element, number>} the option that the user has chosen */
    this.chosen = new WeakMap();
    /** @type {WeakSet<Element>} popups' fields that were left without a value */
    this.passed = new WeakSet();
  }

  /** The user, not the page, has chosen an option. */
  choose(/** @type {any} */ select) {
    this.chosen.set(select, select.selectedIndex);
  }

  isEmpty(/** @type {any} */ field) {
    const isChosen =
      isSelect(field) && this.chosen.get(field) === field.selectedIndex;
    if (!isEmpty(field, isChosen)) return false;
    return !this.passed.has(field);
  }

  /** A widget whose field never counts as filled is not gone to again. */
  leave(/** @type {any} */ field) {
    if (hasPopup(field) && this.isEmpty(field)) this.passed.add(field);
  }

  /** The user goes back, or the form was sent or reset. */
  forget() {
    this.passed = new WeakSet();
  }
}

export class Form extends EngineForm {
  /**
   * @param {Element | null} owner a `<form>`, or an element that is marked as
   *   one; null for the fields without either
   * @param {any[]} elements the fields in their order, which is that of slots
   * @param {import("./session.js").Session} session
   * @param {Set<Element> | undefined} listed the elements that the app names
   */
  constructor(owner, elements, session, listed) {
    const { destination, atEnd } = session.settings;
    super(
      DESTINATIONS.indexOf(destination),
      ENDINGS.indexOf(atEnd),
      elements.length,
    );
    this.owner = owner;
    this.elements = elements;
    this.session = session;
    this.listed = listed;
  }

  isEmpty(/** @type {any} */ field) {
    const { settings, answers } = this.session;
    return settings.isEmpty?.(field) ?? answers.isEmpty(field);
  }

  /**
   * Tells the engine what a field is like.
   * @param {number} slot
   * @param {Look} [look] where Return may go to the field: tells whether it is
   *   reachable
   * @returns {boolean} whether the label and the key are the field's own
   */
  note(slot, look) {
    const { labels, settings } = this.session;
    const field = this.elements[slot];
    const own = labels.own(field);
    const empty = this.isEmpty(field);
    const key = (own !== null && RETURN_KEYS[own]) || -1;
    const keeps =
      keepsReturn(field, empty) || own === "enter" || own === "previous";
    const obstacles = look?.obstacles(field, settings.exclude) ?? 0;
    const traits =
      (empty ? EMPTY : 0) |
      (keeps ? HANDLES_RETURN : 0) |
      (this.listed?.has(field) ? LISTED : 0);
    engine().note(this.handle, slot, obstacles, traits, key);
    return keeps || key >= 0;
  }

  /**
   * The engine's next step in a press, or in a look ahead. The engine asks for
   * the state of a field before it names that field.
   * @param {Look} look
   * @param {boolean} isAhead
   * @param {boolean} [showsNext] Return may go to filled fields, too
   * @returns {number}
   */
  step(look, isAhead, showsNext = false) {
    const skipsFilled =
      !showsNext && this.session.settings.destination === DESTINATIONS[0];
    let step;
    while ((step = engine().step(this.handle, isAhead)) >= CHECK) {
      const slot = step - CHECK;
      const isNoTarget = skipsFilled && !this.isEmpty(this.elements[slot]);
      this.note(slot, isNoTarget ? undefined : look);
    }
    return step;
  }

  /**
   * What the key of a field has to say; null where the label is left alone, or
   * where Return does nothing of this script's (R6, R7).
   * @param {number} slot
   * @returns {string | null}
   */
  hint(slot) {
    if (this.elements.length < 2) return null;
    engine().forgetStates(this.handle);
    if (this.note(slot)) return null;
    engine().lookAhead(this.handle, slot);
    const look = new Look(this.elements[slot]);
    const step = this.step(look, true);
    if (step >= 0) return "next";
    return step === FINISH && this.finishAction(slot) && !this.isAlone(slot, look)
      ? this.session.settings.finishKey
      : null;
  }

  /**
   * Whether Return can go to no other field, empty or not: a form with one field
   * and a hidden twin is left to the browser.
   * @param {number} slot
   * @param {Look} look
   */
  isAlone(slot, look) {
    const { exclude } = this.session.settings;
    return !this.elements.some(
      (field, other) => other !== slot && !look.obstacles(field, exclude),
    );
  }

  /**
   * What finishing the form from a field comes to (R5); "" for nothing.
   * @param {number} slot
   */
  finishAction(slot) {
    const { finish } = this.session.settings;
    if (typeof finish === "function") return "function";
    return finish === "submit"
      ? submitAction(this.elements[slot], submissionOf(this.owner))
      : finish;
  }
}
