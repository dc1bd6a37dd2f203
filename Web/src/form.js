// A form and its fields as the engine sees them, and their labels.

import { engine, exchange } from "./engine.js";
import { number } from "./options.js";
import {
  isEmpty,
  keepsReturn,
  SEARCH,
} from "./page.js";

export const attribute = "enterkeyhint";

/** The engine's numbers of the labels that a page may have set (R6). */
const fixedKeys = /** @type {Record<string, number>} */ ({
  go: 1,
  next: 4,
  search: 6,
  send: 7,
  done: 9,
});

export class Field {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    /** @type {Form} */
    this.form = /** @type {any} */ (undefined);
    this.slot = -1;
    /** The user has chosen something in this select. */
    this.isChanged = false;
    /** What this script wrote into the label, and what stood there before. */
    this.label = /** @type {string | null} */ (null);
    this.original = /** @type {string | null} */ (null);
    /** The state that the engine was told, as one number. */
    this.state = -1;
  }

  /** The label that the page itself has set. */
  get ownLabel() {
    const value = this.element.getAttribute(attribute);
    return value === this.label ? null : value;
  }

  /** @param {string | null} value */
  write(value) {
    if (value === this.label) return;
    if (this.label === null) {
      this.original = this.element.getAttribute(attribute);
    }
    if (value === null) return this.restore();
    this.label = value;
    this.element.setAttribute(attribute, value);
  }

  /** Puts the label back, unless the page has changed it since. */
  restore() {
    if (this.label === null) return;
    if (this.element.getAttribute(attribute) === this.label) {
      if (this.original === null) this.element.removeAttribute(attribute);
      else this.element.setAttribute(attribute, this.original);
    }
    this.label = null;
  }
}

export class Form {
  /**
   * @param {HTMLFormElement | null} owner
   * @param {any} options
   */
  constructor(owner, options) {
    this.owner = owner;
    this.options = options;
    this.handle = engine().create(
      number("destination", options.destination),
      number("ending", options.ending),
    );
    /** @type {Field[]} by slot */
    this.fields = [];
    this.count = 0;
    /** @type {Field | undefined} */
    this.focused = undefined;
    /** Positions whose labels are to be written in idle time. */
    this.late = { from: Infinity, to: 0 };
  }

  /** A form of a single field is left to the browser. */
  get isNative() {
    return this.count < 2;
  }

  /** @param {Field[]} fields all of the form, in order */
  setFields(fields) {
    this.fields = [];
    for (const field of fields) {
      if (field.form !== this) {
        field.form = this;
        field.state = -1;
        field.slot = engine().reserve(this.handle);
      }
      this.fields[field.slot] = field;
    }
    exchange(Int32Array.from(fields, (field) => field.slot), (address) =>
      engine().reorder(this.handle, address, fields.length),
    );
    this.count = fields.length;
    if (this.isNative) fields[0]?.restore();
    else this.labelsChanged(0, fields.length);
  }

  /**
   * Tells the engine what a field is like now.
   * @param {Field} field
   * @param {import("./obstacles.js").Look} look
   * @returns {boolean} whether that is news
   */
  refresh(field, look) {
    const { element } = field;
    const { exclude, isEmpty: asks, listed } = this.options;
    const own = field.ownLabel;
    const obstacles = look.obstacles(element, exclude);
    const wants = asks?.(element) ?? isEmpty(element, field.isChanged);
    const keeps =
      keepsReturn(element) || own === "enter" || own === "previous";
    const traits =
      (wants ? 1 : 0) | (keeps ? 2 : 0) | (listed?.has(element) ? 4 : 0);
    const fixed = (own !== null && fixedKeys[own]) || 0;
    const state = (obstacles & ~SEARCH) | (traits << 8) | (fixed << 16);
    if (state === field.state) return false;
    field.state = state;
    const changed = engine().update(
      this.handle,
      field.slot,
      obstacles,
      traits,
      fixed || -1,
    );
    if (changed && !this.isNative) {
      const from = engine().changedFrom(this.handle);
      this.labelsChanged(from, from + changed);
    }
    return true;
  }

  /**
   * The label of the focused field at once, the others in idle time (R7).
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
    const key = engine().key(this.handle, field.slot);
    if (key < 0) field.write(null);
    else if (field.state >> 16 === 0) {
      field.write(key ? "next" : this.options.finishKey);
    }
  }

  /** @returns {boolean} whether all labels are written */
  writeLateLabels(/** @type {() => boolean} */ hasTime) {
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
  focus(field) {
    this.focused = field;
    if (field) this.writeLabel(field);
  }

  release() {
    engine().release(this.handle);
  }
}
