// The label of the Return key is the attribute `enterkeyhint`. The adapter
// labels only the focused field and a field that is about to gain focus. A page
// may clone, store or send other fields. Copies of those fields contain none of
// our labels.

import { call } from "./dom.js";

export const attribute = "enterkeyhint";

/**
 * After the page has removed this many labels, the adapter stops labeling the
 * field.
 */
const mostTaken = 3;

/**
 * The parts of a field that are the same in a copy. A page may change the other
 * parts, such as the ID, the name and the class.
 */
const kindOf = (/** @type {any} */ element) =>
  [element.localName, element.type, call(element, "getAttribute", attribute)]
    .join();

export class Labels {
  constructor() {
    /** @type {Map<Element, {given: string, original: string | null}>} */
    this.labeled = new Map();
    /** @type {WeakSet<Element>} fields where the page handles Return */
    this.silenced = new WeakSet();
    /**
     * What the attribute is since we removed our label. The page didn't make
     * that change.
     * @type {WeakMap<Element, string | null>}
     */
    this.restored = new WeakMap();
    /** @type {WeakMap<Element, number>} how often the page removed our label */
    this.taken = new WeakMap();
    /**
     * The kinds of the two elements labeled last. A copy has the same kind. It
     * may come after the next field has its label.
     */
    this.kinds = ["", ""];
    /**
     * Whether an input method is composing. Changing the label would end the
     * composition.
     */
    this.isComposing = false;
  }

  /** The page's own label. */
  own(/** @type {Element} */ element) {
    const value = element.getAttribute(attribute);
    return value === this.labeled.get(element)?.given ? null : value;
  }

  /** Whether the element shows one of our labels. */
  isGiven(/** @type {Element} */ element) {
    return (
      this.labeled.has(element) &&
      element.getAttribute(attribute) === this.labeled.get(element)?.given
    );
  }

  /** Whether an element's attribute is as we left it. */
  isOurs(/** @type {Element} */ element) {
    return (
      this.isGiven(element) ||
      (this.restored.has(element) &&
        this.restored.get(element) === element.getAttribute(attribute))
    );
  }

  give(
    /** @type {Element} */ element,
    /** @type {string | null} */ label,
  ) {
    if (this.isComposing || this.silenced.has(element)) return;
    if (label === null) {
      this.kinds = ["", this.kinds[0]];
      return this.takeBack(element);
    }
    const original = this.own(element);
    const old = this.labeled.get(element);
    if (old && original === null && !this.isGiven(element)) {
      const times = (this.taken.get(element) ?? 0) + 1;
      this.taken.set(element, times);
      if (times === mostTaken) return this.silence(element);
    }
    if (old?.given === label && this.isGiven(element)) return;
    this.labeled.set(element, {
      given: label,
      original: old && original === null ? old.original : original,
    });
    element.setAttribute(attribute, label);
    this.kinds = [kindOf(element), this.kinds[0]];
  }

  /**
   * Removes our label from a new element, if the element is a copy of the field
   * that we have just labeled. Without this, the label would count as the
   * page's own.
   */
  strip(/** @type {Element} */ element) {
    if (!this.labeled.has(element) && this.kinds.includes(kindOf(element))) {
      element.removeAttribute(attribute);
    }
  }

  /**
   * Restores the page's label. If the page has changed its label since then,
   * does nothing.
   */
  takeBack(/** @type {Element} */ element) {
    const old = this.labeled.get(element);
    if (!old) return;
    if (this.isGiven(element)) {
      if (old.original === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, old.original);
    }
    this.restored.set(element, element.getAttribute(attribute));
    this.labeled.delete(element);
  }

  /** Removes all our labels except those on these elements. */
  keepOnly(/** @type {unknown[]} */ ...elements) {
    for (const element of this.labeled.keys()) {
      if (!elements.includes(element)) this.takeBack(element);
    }
  }

  /** Stops labeling a field in which the page handles Return. */
  silence(/** @type {Element} */ element) {
    this.takeBack(element);
    this.silenced.add(element);
  }
}
