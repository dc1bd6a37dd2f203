// The fields of a form in their order, and the engine's form beside them.

import {
  CHECK,
  DESTINATIONS,
  EMPTY,
  ENDINGS,
  EXCLUDED,
  FINISH,
  HANDLES_RETURN,
  LISTED,
  OWN_LABELS,
  RETURN_KEYS,
  UNSEEN,
} from "./constants.js";
import { engine, EngineForm } from "./engine.js";
import { Look, modalAround } from "./obstacles.js";
import {
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
    /** @type {WeakSet<Element>} fields that Return has led to */
    this.reached = new WeakSet();
    /**
     * The field that the last Return has left, though it is still empty. Some
     * widgets never count as filled: Return that wraps would go back and forth
     * among them.
     * @type {Element | undefined}
     */
    this.skipped = undefined;
  }

  /** The user, not the page, has chosen an option. */
  choose(/** @type {any} */ select) {
    this.chosen.set(select, select.selectedIndex);
  }

  isEmpty(/** @type {any} */ field) {
    const isChosen =
      isSelect(field) && this.chosen.get(field) === field.selectedIndex;
    return isEmpty(field, isChosen);
  }

  /** Return is about to lead from a field to another. */
  leave(
    /** @type {Element} */ from,
    /** @type {Element} */ to,
  ) {
    const isSkipped = this.reached.has(from) && this.isEmpty(from);
    this.skipped = isSkipped ? from : undefined;
    this.reached.add(to);
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
    /** Nothing has been reported since the engine was told of the fields. */
    this.isFresh = false;
    /** What the last look ahead has started from, and where it has led. */
    this.lookedFrom = -1;
    this.lookedTo = -1;
    /** The user has seen other fields of the form. */
    this.hasOthers = false;
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
    const own = /** @type {any} */ (labels.own(field)?.toLowerCase());
    const empty = this.isEmpty(field);
    const key = RETURN_KEYS[own] ?? -1;
    const keeps = keepsReturn(field, empty) || OWN_LABELS.includes(own);
    const isSkipped =
      field === this.session.answers.skipped && settings.atEnd !== ENDINGS[0];
    const obstacles = isSkipped
      ? EXCLUDED
      : look?.obstacles(field, settings.exclude) ?? 0;
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
    const skipsFilled = !showsNext && this.skipsFilled();
    let step;
    while ((step = engine().step(this.handle, isAhead)) >= CHECK) {
      const slot = step - CHECK;
      if (!skipsFilled || this.isEmpty(this.elements[slot])) this.note(slot, look);
      // Most fields of a large form: nothing else is read of them.
      else engine().note(this.handle, slot, 0, 0, -1);
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
    const look = this.newLook(slot);
    if (this.note(slot)) return null;
    engine().lookAhead(this.handle, slot);
    const step = this.step(look, true);
    this.lookedFrom = slot;
    this.lookedTo = step;
    if (step >= 0) {
      this.hasOthers = true;
      return "next";
    }
    return step === FINISH && this.finishAction(slot) && !this.isAlone(slot, look)
      ? this.session.settings.finishKey
      : null;
  }

  /**
   * Whether Return still leads from a field to where it led, when no more than the
   * text of that field has changed. A script may have filled the target with it.
   */
  leadsOn(/** @type {Element} */ field) {
    if (this.elements[this.lookedFrom] !== field) return false;
    const target = this.elements[this.lookedTo];
    return !target || !this.skipsFilled() || this.isEmpty(target);
  }

  /** Return goes to fields only that are still empty. */
  skipsFilled() {
    return this.session.settings.destination === DESTINATIONS[0];
  }

  /**
   * A look at the page from a field; what was read before counts no more, unless a
   * press has just read it.
   */
  newLook(/** @type {number} */ slot) {
    const field = this.elements[slot];
    const { pressLook } = this.session;
    if (this.isFresh && pressLook && pressLook.modal === modalAround(field)) {
      return pressLook;
    }
    engine().forgetStates(this.handle);
    this.isFresh = true;
    return new Look(field);
  }

  /**
   * Whether the user sees no other field of the form: a field with a hidden twin
   * is left to the browser, as a single field is.
   * @param {number} slot
   * @param {Look} look
   */
  isAlone(slot, look) {
    this.hasOthers ||= this.elements.some(
      (field, other) =>
        other !== slot &&
        (this.listed?.has(field) || !(look.obstacles(field) & UNSEEN)),
    );
    return !this.hasOthers;
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
