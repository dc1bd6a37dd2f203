// A form and its fields as the engine knows them, and the labels of the fields.

import {
  DESTINATIONS,
  EMPTY,
  ENDINGS,
  HANDLES_RETURN,
  LISTED,
  RETURN_KEYS,
} from "./constants.js";
import { engine, exchange } from "./engine.js";
import {
  isEmpty,
  keepsReturn,
  SEARCH,
  submissionOf,
  submitAction,
} from "./page.js";

export const attribute = "enterkeyhint";

export class Field {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.htmlElement = element;
    /** @type {Form} */
    this.inForm = /** @type {any} */ (undefined);
    this.slotIndex = -1;
    /** The user has chosen something in this select. */
    this.isChanged = false;
    /** The label that this script wrote, and the page's label before that. */
    this.givenLabel = /** @type {string | null} */ (null);
    this.original = /** @type {string | null} */ (null);
    /** The state that the engine was told last, packed into one number. */
    this.told = -1;
  }

  /** The label that the page itself has set. */
  get ownLabel() {
    const value = this.htmlElement.getAttribute(attribute);
    return value === this.givenLabel ? null : value;
  }

  /** @param {string | null} value */
  setLabel(value) {
    if (value === this.givenLabel) return;
    if (this.givenLabel === null) {
      this.original = this.htmlElement.getAttribute(attribute);
    }
    if (value === null) return this.restoreLabel();
    this.givenLabel = value;
    this.htmlElement.setAttribute(attribute, value);
  }

  /** Puts the label back, unless the page has changed it since. */
  restoreLabel() {
    if (this.givenLabel === null) return;
    if (this.htmlElement.getAttribute(attribute) === this.givenLabel) {
      if (this.original === null) this.htmlElement.removeAttribute(attribute);
      else this.htmlElement.setAttribute(attribute, this.original);
    }
    this.givenLabel = null;
  }
}

/**
 * Gives the slots of a form their order; slots that are not listed are removed.
 * @param {number} handle
 * @param {number[]} slots
 */
export function place(handle, slots) {
  exchange(Int32Array.from(slots), (address) =>
    engine().reorder(handle, address, slots.length),
  );
}

/** A form without fields, in place of those that are released. */
let noForm = 0;

export class Form {
  /**
   * @param {Element | null} owner a `<form>`, or an element that is marked as
   *   one; null for the fields without either
   * @param {any} options
   */
  constructor(owner, options) {
    this.owner = owner;
    this.settings = options;
    noForm ||= engine().create(0, 0);
    this.handle = engine().create(
      DESTINATIONS.indexOf(options.destination),
      ENDINGS.indexOf(options.atEnd),
    );
    /** @type {Field[]} by slot */
    this.fields = [];
    this.fieldCount = 0;
    /** @type {Field | undefined} */
    this.focused = undefined;
    /** How the browser would submit the form, as read last. */
    this.submission = submissionOf(null);
    /** The positions whose labels idle time still has to write. */
    this.late = { from: Infinity, to: 0 };
  }

  /** A form of a single field is left to the browser. */
  get isNative() {
    return this.fieldCount < 2;
  }

  /** @param {Field[]} fields all of the form, in order */
  setFields(fields) {
    this.fields = [];
    for (const field of fields) {
      if (field.inForm !== this) {
        field.inForm = this;
        field.told = -1;
        field.slotIndex = engine().reserve(this.handle);
      }
      this.fields[field.slotIndex] = field;
    }
    place(this.handle, fields.map((field) => field.slotIndex));
    this.fieldCount = fields.length;
    if (this.isNative) fields[0]?.restoreLabel();
    else this.labelsChanged(0, fields.length);
  }

  /**
   * Tells the engine the present state of a field.
   * @param {Field} field
   * @param {import("./obstacles.js").Look} look
   * @returns {boolean} whether the state has changed
   */
  tell(field, look) {
    const { htmlElement: element } = field;
    const { exclude, isEmpty: asks, listed } = this.settings;
    const own = field.ownLabel;
    const obstacles = look.obstacles(element, exclude);
    const wants = asks?.(element) ?? isEmpty(element, field.isChanged);
    const keeps =
      keepsReturn(element, wants) || own === "enter" || own === "previous";
    const traits =
      (wants ? EMPTY : 0) |
      (keeps ? HANDLES_RETURN : 0) |
      (listed?.has(element) ? LISTED : 0);
    const fixed = (own !== null && RETURN_KEYS[own]) || 0;
    const state = (obstacles & ~SEARCH) | (traits << 8) | (fixed << 16);
    if (state === field.told) return false;
    field.told = state;
    this.keysChanged(
      engine().update(
        this.handle,
        field.slotIndex,
        obstacles,
        traits,
        fixed || -1,
      ),
    );
    return true;
  }

  /** @param {number} count how many keys the engine's last update changed */
  keysChanged(count) {
    if (!count || this.isNative) return;
    const from = engine().changedFrom(this.handle);
    this.labelsChanged(from, from + count);
  }

  /** Reads how the browser would submit: no key promises more (R6). */
  readSubmission() {
    if (this.isNative) return;
    const submission = submissionOf(this.owner);
    if (submission === this.submission) return;
    this.submission = submission;
    this.labelsChanged(0, this.fieldCount);
  }

  /**
   * What finishing the form from a field comes to (R5); "" for nothing.
   * @param {Field} field
   */
  finishAction(field) {
    const { finish } = this.settings;
    if (typeof finish === "function") return "function";
    return finish === "submit"
      ? submitAction(field.htmlElement, this.submission)
      : finish;
  }

  /** Fields that refused focus may be asked again (R10). */
  forgetRefusals() {
    this.keysChanged(engine().forget(this.handle));
  }

  /**
   * Writes the focused field's label at once, the others in idle time (R7).
   * @param {number} from
   * @param {number} to
   */
  labelsChanged(from, to) {
    this.late.from = Math.min(this.late.from, from);
    this.late.to = Math.max(this.late.to, to);
    if (this.focused) this.writeLabel(this.focused);
  }

  /** @param {Field} field */
  writeLabel(field) {
    if (this.isNative) return;
    const key = engine().key(this.handle, field.slotIndex);
    if (key < 0) field.setLabel(null);
    else if (field.told >> 16 === 0) {
      const { finishKey } = this.settings;
      const last = this.finishAction(field) ? finishKey : null;
      field.setLabel(key === RETURN_KEYS.next ? "next" : last);
    }
  }

  /**
   * @param {() => boolean} hasTime
   * @returns {boolean} whether all labels are written
   */
  writeLateLabels(hasTime) {
    this.readSubmission();
    const { late } = this;
    while (late.from < late.to && hasTime()) {
      const field =
        this.fields[engine().slotAt(this.handle, late.from)];
      if (field) this.writeLabel(field);
      late.from += 1;
    }
    if (late.from < late.to) return false;
    this.late = { from: Infinity, to: 0 };
    return true;
  }

  /** @param {Field | undefined} field */
  focusOn(field) {
    if (field !== this.focused) this.forgetRefusals();
    if (field && !this.focused) this.readSubmission();
    this.focused = field;
    if (field) this.writeLabel(field);
  }

  dispose() {
    engine().release(this.handle);
    // A press or a timer may still be under way, and finds no field any more.
    this.handle = noForm;
  }
}
