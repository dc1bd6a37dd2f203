// A form's fields in order, and its counterpart in the engine.

import { complain } from "./complain.js";
import {
  CHECK,
  DESTINATIONS,
  EMPTY,
  ENDINGS,
  EXCLUDED,
  FINISH,
  HANDLES_RETURN,
  INVALID,
  LISTED,
  NOT_EDITABLE,
  OWN_LABELS,
  RETURN_KEYS,
  SHOWS_NEXT,
  TAB,
  UNSEEN,
  VALIDATE,
  VALIDATES,
} from "./constants.js";
import { call, matches, nameOf } from "./dom.js";
import { engine, EngineForm } from "./engine.js";
import { Look, modalAround, popoverAround } from "./obstacles.js";
import { formSettings } from "./options.js";
import {
  defaultButton,
  isChooser,
  isControl,
  isEmpty,
  isForm,
  isSelect,
  keepsReturn,
  mistake,
  submissionOf,
  submitAction,
} from "./page.js";

/**
 * What the user has done and no field shows. It outlives the `Form`, because
 * each time focus enters a form, a new one is created.
 */
export class Answers {
  constructor() {
    /** @type {WeakMap<Element, number>} the option that the user chose */
    this.chosen = new WeakMap();
    /** @type {WeakSet<Element>} drop-downs that Enter has opened */
    this.opened = new WeakSet();
    /** @type {WeakSet<Element>} fields to which Return has moved */
    this.reached = new WeakSet();
    /**
     * The field that Return left last, if it is still empty. Some widgets
     * always count as empty, and a wrapping Return would move back and forth
     * between them.
     * @type {Element | undefined}
     */
    this.skipped = undefined;
    /**
     * Whether fields may be in controls of libraries, so that each is asked. Most
     * pages have none, and a press may ask ten thousand filled fields.
     */
    this.hasControls = true;
  }

  choose(/** @type {any} */ select) {
    this.chosen.set(select, select.selectedIndex);
  }

  /**
   * Whether a drop-down still shows the option that the user chose, because a
   * reset or a script may have changed it since then.
   */
  isChanged(/** @type {any} */ select) {
    return this.chosen.get(select) === select.selectedIndex;
  }

  isEmpty(/** @type {any} */ field) {
    return isEmpty(field, this);
  }

  leave(/** @type {Element} */ from) {
    const isSkipped = this.reached.has(from) && this.isEmpty(from);
    this.skipped = isSkipped ? from : undefined;
  }
}

export class Form extends EngineForm {
  /**
   * @param {Element | null} owner
   *   a `<form>` or an element marked as a form, or null
   * @param {any[]} elements the fields in order; each index is the field's slot
   * @param {import("./session.js").Session} session
   * @param {Set<Element> | undefined} listed the elements that the app listed
   * @param {string} words what the form's attribute sets
   */
  constructor(owner, elements, session, listed, words) {
    const settings = formSettings(session, words);
    const { destination, ending, stopsAtInvalid } = settings;
    super(
      DESTINATIONS.indexOf(destination),
      ENDINGS.indexOf(ending),
      elements.length,
      stopsAtInvalid,
    );
    this.owner = owner;
    this.elements = elements;
    this.session = session;
    this.settings = settings;
    this.words = words;
    this.listed = listed;
    /**
     * Whether nothing has changed since the engine received the fields' states.
     */
    this.isFresh = false;
    /** Whether the user can see other fields of the form. */
    this.hasOthers = false;
    /**
     * Whether the page names mistakes (R16), which the session reads with the
     * fields.
     */
    this.validates = false;
  }

  /**
   * An error in the app's function is reported once, and the adapter decides.
   * @param {"isEmpty" | "isInvalid"} name
   * @param {any} field
   * @returns {boolean | undefined}
   */
  ask(name, field) {
    const { session } = this;
    try {
      return session.settings[name]?.(field);
    } catch (error) {
      if (!session.hasFailed) complain("warn", `option ${name} failed:`, error, field);
      session.hasFailed = true;
    }
  }

  isEmpty(/** @type {any} */ field) {
    return this.ask("isEmpty", field) ?? this.session.answers.isEmpty(field);
  }

  isInvalid(/** @type {any} */ field) {
    return (
      this.ask("isInvalid", field) ??
      ((field.getAttribute(mistake) ?? "false") !== "false" || this.breaksRule(field))
    );
  }

  /** Whether a field breaks a constraint of HTML that the form checks. */
  breaksRule(/** @type {any} */ field) {
    const { owner } = this;
    return (
      matches(field, ":invalid") &&
      !(
        isForm(owner) &&
        (matches(owner, "[novalidate]") || defaultButton(owner)?.formNoValidate)
      )
    );
  }

  /** Whether the field uses Return, for example for a line break. */
  keeps(/** @type {any} */ field) {
    const { answers } = this.session;
    return (
      !this.isReadOnlyStop(field) &&
      keepsReturn(field, !answers.isChanged(field) && !answers.opened.has(field))
    );
  }

  /**
   * Whether a stop is a read-only input. Return opens its list, if the page says
   * so, and goes on otherwise, so that the key has no label.
   */
  isReadOnlyStop(/** @type {any} */ field) {
    return (
      nameOf(field) === "input" &&
      field.readOnly &&
      (isChooser(field) || this.session.isIncluded(field))
    );
  }

  /**
   * Records a field's state in the engine.
   * @param {number} slot -1 if no field of the form has focus
   * @param {Look} [look]
   *   determines whether the field is reachable; required only if Return may
   *   move there
   * @param {boolean} [isAsked] whether the press looks for a mistake
   * @param {number} [kind] of the press
   * @returns {boolean} whether the field has its own label or handles the key
   */
  note(slot, look, isAsked, kind = 0) {
    const { settings, session: { answers, labels } } = this;
    const field = this.elements[slot];
    if (!field) return false;
    const own = /** @type {any} */ (labels.own(field)?.toLowerCase());
    const empty = this.isEmpty(field);
    const key = RETURN_KEYS[own] ?? -1;
    // The page's own Next promises a move, in multi-line text, too (R6).
    const keeps =
      (own !== "next" || isSelect(field)) &&
      (this.keeps(field) || OWN_LABELS.includes(own));
    // Return goes straight back to a mistake, because it never finishes past one.
    const isSkipped =
      field === answers.skipped &&
      settings.ending !== ENDINGS[0] &&
      !(kind & VALIDATES && this.isInvalid(field));
    let obstacles = isSkipped
      ? EXCLUDED
      : (look?.obstacles(field, settings.excluded) ?? 0) &
        ~(this.session.isIncluded(field) ? NOT_EDITABLE : 0);
    const isMistake = isAsked && this.isInvalid(field) && !obstacles;
    // For the engine, the field where Return was pressed has none, and after a
    // change it would forget the refusals.
    if (isAsked && field === look?.origin) obstacles = 0;
    const traits =
      (empty ? EMPTY : 0) |
      (keeps ? HANDLES_RETURN : 0) |
      (this.listed?.has(field) ? LISTED : 0) |
      (isMistake ? INVALID : 0);
    engine().note(this.handle, slot, obstacles, traits, key);
    return keeps || key >= 0;
  }

  /**
   * Returns the engine's next step in a press or a look-ahead, before which it
   * asks for the states of fields.
   * @param {Look} look
   * @param {boolean} isAhead
   * @param {number} [kind]
   *   of the press; on Tab, or if the key shows Next, it may go to filled fields
   * @returns {number}
   */
  step(look, isAhead, kind = 0) {
    const skipsFilled = !(kind & (SHOWS_NEXT | TAB)) && this.skipsFilled();
    let step;
    while ((step = engine().step(this.handle, isAhead)) >= CHECK) {
      const slot = step % CHECK;
      const isAsked = step >= VALIDATE;
      if (isAsked || !skipsFilled || this.isEmpty(this.elements[slot])) {
        this.note(slot, look, isAsked, kind);
        this.noted = true;
      }
      // Nothing else is read from filled fields, which may be most of a large
      // form.
      else engine().note(this.handle, slot, 0, 0, -2);
    }
    return step;
  }

  /**
   * Returns the label for a field's Return key (R7), or null if the page has
   * set one, or if the script doesn't handle Return there (R6).
   * @param {number} slot
   * @returns {string | null}
   */
  hint(slot) {
    if (this.elements.length < 2) return null;
    const field = this.elements[slot];
    const look = this.newLook(field);
    if (this.note(slot) || isControl(field) || this.isReadOnlyStop(field)) return null;
    engine().press(this.handle, slot, 0, true);
    /** Whether the look-ahead skipped a field that may become reachable. */
    this.noted = false;
    const step = this.step(look, true);
    this.lookedFrom = field;
    this.lookedTo = this.elements[step];
    if (step >= 0) {
      this.hasOthers = true;
      return "next";
    }
    return step === FINISH && this.finishAction(slot) && !this.isAlone(slot, look)
      ? this.settings.finishKey
      : null;
  }

  /**
   * Whether Return still moves to the same field, if only the text of `field`
   * has changed since then: a script may have filled the target, and a style
   * such as `:placeholder-shown` may have hidden it or shown another field.
   */
  hasSameTarget(/** @type {Element} */ field) {
    const target = this.lookedTo;
    return (
      this.lookedFrom === field &&
      (target
        ? call(target, "getClientRects").length &&
          (!this.skipsFilled() || this.isEmpty(target))
        : !this.noted)
    );
  }

  skipsFilled() {
    return this.settings.destination === DESTINATIONS[0];
  }

  /** Reads the page again from an element, unless a press has just read it. */
  newLook(/** @type {Element} */ field) {
    const { pressLook } = this.session;
    if (this.isFresh && pressLook && pressLook.modal === modalAround(field)) {
      return pressLook;
    }
    engine().forgetStates(this.handle);
    this.isFresh = true;
    return new Look(field);
  }

  /**
   * Whether the user can see no other field of the form, so that the browser
   * handles Enter, as in a form with a single field.
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

  /** The popover around a field, if it is only a part of the form (R12). */
  groupAround(/** @type {number} */ slot) {
    const popover = popoverAround(this.elements[slot]);
    if (!popover?.contains(this.owner)) return popover;
  }

  /** The button that a form's end clicks, in a group one inside of it (R12). */
  endButton(/** @type {number} */ slot) {
    const group = this.groupAround(slot);
    if (!group) return defaultButton(this.owner);
    return [...call(group, "querySelectorAll", "button,input")].find(
      ({ type, form }) => /^(submit|image)$/.test(type) && form === this.owner);
  }

  /**
   * Returns the action that finishes the form from a field (R5), or "" without
   * one.
   * @param {number} slot
   */
  finishAction(slot) {
    const { settings: { onFinish }, session: { answers } } = this;
    const field = this.elements[slot];
    // A group never ends by the end of the form around it (R12).
    if (this.groupAround(slot)) {
      return this.endButton(slot)?.matches(":enabled") ? "click" : "";
    }
    if (onFinish === "submit") {
      return submitAction(
        field, submissionOf(this.owner), answers.isChanged(field));
    }
    return onFinish === "blur" ? onFinish : "function";
  }
}
