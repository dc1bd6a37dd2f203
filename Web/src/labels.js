// The label of the Return key is the attribute `enterkeyhint`. Only the focused
// field and a field about to gain focus get ours, because a page may clone,
// store or send the others, and our label would come back as the page's own.

import { call } from "./dom.js";

export const attribute = "enterkeyhint";

/** After so many removals, the page wants no label on the field. */
const mostRemovals = 3;

/**
 * What a copy has in common with its field, whatever ID, name and class the
 * page gives it.
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
     * The attribute as it is since we removed our label, to know that change
     * from one that the page makes.
     * @type {WeakMap<Element, string | null>}
     */
    this.restored = new WeakMap();
    /** @type {WeakMap<Element, number>} how often the page removed our label */
    this.removals = new WeakMap();
    /**
     * The kinds of the two elements labeled last, because a copy of one may
     * come after the next has its label.
     */
    this.kinds = ["", ""];
    /**
     * Whether an input method is composing, which changing the label would end.
     */
    this.isComposing = false;
  }

  /** The page's own label. */
  own(/** @type {Element} */ element) {
    const value = element.getAttribute(attribute);
    return value === this.labeled.get(element)?.given ? null : value;
  }

  isGiven(/** @type {Element} */ element) {
    return (
      this.labeled.has(element) &&
      element.getAttribute(attribute) === this.labeled.get(element)?.given
    );
  }

  /** Whether the attribute is as we left it. */
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
      const times = (this.removals.get(element) ?? 0) + 1;
      this.removals.set(element, times);
      if (times === mostRemovals) return this.silence(element);
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
   * Removes our label from a copy of a field that we have just labeled, because
   * it would count as the page's own.
   */
  strip(/** @type {Element} */ element) {
    if (!this.labeled.has(element) && this.kinds.includes(kindOf(element))) {
      element.removeAttribute(attribute);
    }
  }

  /** Restores the page's label, unless the page has changed it since then. */
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
