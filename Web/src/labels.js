// What the Return key says: the attribute `enterkeyhint` of the field that has
// focus, and of a field that focus is about to go to. No other field carries a
// label of ours, so that nothing of ours is cloned, stored or reported with it.

export const attribute = "enterkeyhint";

/** So many times a page takes a label away before its field is left alone. */
const mostTaken = 3;

export class Labels {
  constructor() {
    /** @type {Map<Element, {given: string, original: string | null}>} */
    this.written = new Map();
    /** @type {WeakSet<Element>} fields whose Return key the page has taken */
    this.silenced = new WeakSet();
    /** @type {WeakMap<Element, number>} how often the page took our label away */
    this.taken = new WeakMap();
    /** An input method composes a text: a change of the label would end that. */
    this.isComposing = false;
  }

  /** The label that the page itself has set. */
  own(/** @type {Element} */ element) {
    const value = element.getAttribute(attribute);
    return value === this.written.get(element)?.given ? null : value;
  }

  /** Whether the element shows a label of ours. */
  isGiven(/** @type {Element} */ element) {
    return (
      this.written.has(element) &&
      element.getAttribute(attribute) === this.written.get(element)?.given
    );
  }

  give(
    /** @type {Element} */ element,
    /** @type {string | null} */ label,
  ) {
    if (this.isComposing || this.silenced.has(element)) return;
    if (label === null) return this.takeBack(element);
    const original = this.own(element);
    const old = this.written.get(element);
    if (old && original === null && !this.isGiven(element)) {
      const times = (this.taken.get(element) ?? 0) + 1;
      this.taken.set(element, times);
      if (times === mostTaken) return this.silence(element);
    }
    if (old?.given === label && this.isGiven(element)) return;
    this.written.set(element, {
      given: label,
      original: old && original === null ? old.original : original,
    });
    element.setAttribute(attribute, label);
  }

  /** Puts back what the page had there, unless the page has changed it since. */
  takeBack(/** @type {Element} */ element) {
    const old = this.written.get(element);
    if (!old) return;
    if (this.isGiven(element)) {
      if (old.original === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, old.original);
    }
    this.written.delete(element);
  }

  /** Takes back all labels but those of the elements that are named. */
  keepOnly(/** @type {unknown[]} */ ...elements) {
    for (const element of this.written.keys()) {
      if (!elements.includes(element)) this.takeBack(element);
    }
  }

  /** The page itself handles Return in a field: the label was wrong. */
  silence(/** @type {Element} */ element) {
    this.takeBack(element);
    this.silenced.add(element);
  }
}
