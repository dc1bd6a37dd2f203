// A code's fields, and the code in its part of the engine.

import instantiate from "compiled-code";
import { scalars } from "./code-text.js";
import { TRANSPARENT } from "./constants.js";
import { listed } from "./discover.js";
import { isElement, matches, pageOf } from "./dom.js";
import { activeElement } from "./page.js";

/** @typedef {import("./attach.js").Code} Settings */

/**
 * The `maxlength` of a code's fields, because the browser cuts a longer fill.
 * Without the attribute, `maxLength` would be -1, and the usual listener of a
 * page, which moves focus on `value.length >= maxLength`, would move it at each
 * event.
 */
const MOST = "9999";

/** @type {any} the functions of the engine's part, loaded with the first code */
let swift;
/** Whether the engine's part has failed, so that its memory is unreliable. */
export let hasFailed = false;

export function loadEngine() {
  swift ??= instantiate();
}

/**
 * @param {number[]} numbers
 * @param {(address: number) => number} run
 * @returns {[result: number, numbers: Int32Array]}
 */
function exchange(numbers, run) {
  const { length } = numbers;
  // True until the call returns.
  hasFailed = true;
  const address = swift.allocate(4 * length);
  const view = () => new Int32Array(swift.memory.buffer, address, length);
  view().set(numbers);
  const result = run(address);
  // The call may have grown the memory, which detaches the first view.
  const after = view().slice();
  swift.deallocate(address);
  hasFailed = false;
  return [result, after];
}

export class Code {
  /**
   * @param {Settings} settings
   * @param {any} root
   * @param {(origin: Element) => (field: Element) => number} obstacles
   */
  constructor(settings, root, obstacles) {
    this.settings = settings;
    this.root = root;
    this.obstacles = obstacles;
    /** @type {Map<any, string>} the page's own values of `maxlength` */
    this.own = new Map();
    /** @type {string[]} the same by place, for a page that copies its fields */
    this.ownByPlace = [];
    /** The lengths that the engine knows. */
    this.lengths = "";
    this.handle = 0;
  }

  /** Asked each time, because a framework may replace the fields. */
  elements() {
    const { fields } = this.settings;
    return listed(fields, this.root);
  }

  has(/** @type {any} */ element) {
    const { fields } = this.settings;
    return (
      isElement(element) &&
      (typeof fields !== "string" || matches(element, fields)) &&
      this.elements().includes(element)
    );
  }

  /** Lets the fields take a whole fill. */
  lengthen() {
    const elements = this.elements();
    this.restore(elements);
    elements.forEach((element, place) => {
      const shown = element.getAttribute("maxlength");
      const own = shown === MOST
        ? this.own.get(element) ?? this.ownByPlace[place]
        : shown;
      if (!own) return;
      this.own.set(element, own);
      this.ownByPlace[place] = own;
      element.setAttribute("maxlength", MOST);
    });
  }

  /** Restores `maxlength`, except where the page has set it again. */
  restore(/** @type {any[]} */ kept = []) {
    for (const [element, own] of this.own) {
      if (kept.includes(element)) continue;
      if (element.getAttribute("maxlength") === MOST) {
        element.setAttribute("maxlength", own);
      }
      this.own.delete(element);
    }
  }

  /**
   * Loads the code into the engine if its fields' lengths have changed, and
   * returns these.
   */
  load(/** @type {any[]} */ elements) {
    const { length, advances = true, finishesWhenFull = false } = this.settings;
    const lengths = elements.map((element, place) => {
      const own = parseInt(
        this.own.get(element) ?? element.getAttribute("maxlength"));
      return (Array.isArray(length) ? length[place] : length) ?? (own > 0 ? own : 1);
    });
    if (String(lengths) !== this.lengths) {
      this.release();
      this.lengths = String(lengths);
      [this.handle] = exchange(lengths, (address) =>
        swift.create(address, lengths.length, advances, finishesWhenFull));
    }
    return lengths;
  }

  release() {
    if (this.handle && !hasFailed) swift.release(this.handle);
    this.handle = 0;
    this.lengths = "";
  }

  /** The numbers of the fields' texts, and of whether focus can move there. */
  numbers(/** @type {any[]} */ elements, /** @type {string[]} */ texts) {
    const active = activeElement(pageOf(this.root));
    const obstacles = this.obstacles(elements.includes(active) ? active : elements[0]);
    return texts.flatMap((text, place) => {
      const element = elements[place];
      const isReachable =
        element === active || !(obstacles(element) & ~TRANSPARENT);
      const letters = scalars(text);
      return [+isReachable, letters.length, ...letters];
    });
  }

  /** The last field that focus can move to. */
  lastOf(/** @type {any[]} */ elements) {
    const obstacles = this.obstacles(elements[0]);
    const reachable = elements.filter(
      (element) => !(obstacles(element) & ~TRANSPARENT));
    return (reachable.length ? reachable : elements).slice(-1)[0];
  }

  /**
   * @param {number[]} numbers
   * @param {boolean} isLook
   */
  input(numbers, isLook) {
    return exchange(numbers, (address) => swift.input(this.handle, address, isLook));
  }

  deleteBackward(/** @type {number[]} */ numbers) {
    return exchange(numbers, (address) => swift.deleteBackward(this.handle, address));
  }
}

/**
 * @param {Int32Array} numbers
 * @param {number} count the number of fields
 */
export function changeOf(numbers, count) {
  const [field, caret] = numbers;
  let at = 2;
  const texts = Array.from({ length: count }, () => {
    const start = at + 1;
    at = start + numbers[at];
    return String.fromCodePoint(...numbers.slice(start, at));
  });
  return { field, caret, texts };
}
