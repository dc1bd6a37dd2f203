// The label of the Return key is the attribute `enterkeyhint`. The adapter
// labels only the focused field and a field that is about to gain focus. A page
// may clone, store or send other fields. Copies of those fields contain none of
// our labels.

import { call, isElement, nameOf, read } from "./dom.js";

export const attribute = "enterkeyhint";

/**
 * After the page has removed this many labels, the adapter stops labeling the
 * field.
 */
const mostTaken = 3;

/**
 * The fields that some adapter has labeled. Two adapters may share a field.
 * @type {WeakSet<Element>}
 */
const held = new WeakSet();

/** The number of earlier labels that the adapter remembers. */
const mostPast = 99;

const kind = (/** @type {any} */ field) => nameOf(field) + field.type;

/** What a field and its copy in re-rendered HTML have in common. */
const identity = (/** @type {any} */ field) =>
  [kind(field), field.id, field.name].join();

export class Labels {
  constructor() {
    /** @type {Map<Element, {given: string, original: string | null}>} */
    this.labeled = new Map();
    /** @type {WeakSet<Element>} fields where the page handles Return */
    this.silenced = new WeakSet();
    /** @type {WeakMap<Element, number>} how often the page removed our label */
    this.taken = new WeakMap();
    /**
     * The labels of fields that had no other label, by the fields' identity. A
     * page that renders a field again removes it before the copy comes.
     * @type {Map<string, string>}
     */
    this.past = new Map();
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

  give(
    /** @type {Element} */ element,
    /** @type {string | null} */ label,
  ) {
    if (this.isComposing || this.silenced.has(element)) return;
    if (label === null) return this.takeBack(element);
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
    held.add(element);
    element.setAttribute(attribute, label);
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
    if (this.past.size > mostPast) this.past.clear();
    if (old.original === null) this.past.set(identity(element), old.given);
    this.labeled.delete(element);
    held.delete(element);
  }

  /**
   * Removes our label from a copy of a labeled field. The page may have cloned
   * the field, or rendered it again from its own HTML.
   */
  strip(/** @type {any} */ element) {
    const value = call(element, "getAttribute", attribute);
    const isCopy = [...this.labeled].some(
      ([field, { given, original }]) =>
        value === given && original === null && kind(field) === kind(element));
    if (
      value && !held.has(element) &&
      (isCopy || this.past.get(identity(element)) === value)
    ) {
      element.removeAttribute(attribute);
    }
  }

  /** Removes our labels from all copies in a part of the page. */
  stripIn(/** @type {any} */ node) {
    if (!read(node, "querySelectorAll")) return;
    if (isElement(node)) this.strip(node);
    call(node, "querySelectorAll", `[${attribute}]`)
      .forEach((/** @type {Element} */ each) => this.strip(each));
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
