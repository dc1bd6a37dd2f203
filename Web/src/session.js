// The state of an attached adapter, with the focused field's form, whose fields
// and order are read again after possible changes.

import { complainOnce } from "./complain.js";
import { FIELDS, SEARCH } from "./constants.js";
import { discover, listed, withFrames } from "./discover.js";
import { call, hostOf, isElement, matches, nameOf, pageOf, read } from "./dom.js";
import { engine, exchange } from "./engine.js";
import { Answers, Form } from "./form.js";
import { Labels } from "./labels.js";
import { CONTROLS } from "./libraries.js";
import {
  isComponent,
  isField,
  isForm,
  isInSearch,
  isRadioStop,
  mistake,
  ownerOf,
  wordsOf,
} from "./page.js";

/** @typedef {{form: Form, slot: number}} Place */

export class Session {
  /**
   * @param {any} root
   * @param {any} settings the options
   */
  constructor(root, settings) {
    this.rootNode = root;
    this.page = pageOf(root);
    this.settings = settings;
    this.labels = new Labels();
    this.answers = new Answers();
    /** @type {Form | undefined} */
    this.form = undefined;
    /** @type {Form | undefined} the form of a press in progress */
    this.pressForm = undefined;
    /** @type {import("./obstacles.js").Look | undefined} what the press in progress has read */
    this.pressLook = undefined;
    this.isOver = false;
    /** Whether the option `isEmpty` or `isInvalid` has thrown. */
    this.hasFailed = false;
    /** Whether the form's fields or their order may have changed. */
    this.isOutdated = false;
    /** @type {Set<any>} shadow roots among the form's fields */
    this.shadows = new Set();
    /** @type {WeakRef<any> | undefined} the field that had focus last */
    this.lastField = undefined;
    /** @type {Element | undefined} the field from which Return found only refusals */
    this.refusedFrom = undefined;
  }

  /**
   * Returns a field's form and its slot in that form, or undefined if the
   * element isn't a field of a form in this root.
   * @param {any} element
   * @returns {Place | undefined}
   */
  placeOf(element) {
    if (this.isOver || !isElement(element)) return;
    // Focus may be on an element inside a component.
    while (!this.isStop(element)) if (!(element = hostOf(element))) return;
    const owner = ownerOf(element);
    if (!this.handles(owner)) return;
    if (this.form?.owner !== owner || this.isOutdated) {
      if (!isInside(element, this.rootNode) || isInSearch(element)) return;
      this.read(owner);
    }
    const slot = /** @type {Form} */ (this.form).elements.indexOf(element);
    if (slot >= 0) return { form: /** @type {Form} */ (this.form), slot };
  }

  /** Whether an element is a field by its type, or a stop that the app includes. */
  isStop(/** @type {any} */ element) {
    return isField(element) || (this.isIncluded(element) && isRadioStop(element));
  }

  isIncluded(/** @type {any} */ element) {
    const { included } = this.settings;
    return included && matches(element, included);
  }

  /**
   * Whether Return moves in a form. Fields outside any form count only if the app
   * includes them (R12).
   */
  handles(/** @type {Element | null} */ owner) {
    return owner ? !/(^|\s)off(\s|$)/.test(wordsOf(owner)) : this.settings.formless;
  }

  read(/** @type {Element | null} */ owner) {
    const { settings, rootNode: root } = this;
    this.isOutdated = false;
    this.shadows = new Set();
    const wanted = listed(settings.order ?? [], root);
    if (settings.order && !wanted.length) {
      complainOnce('option "order" lists no element of the page');
    }
    const selector = new Set([FIELDS]);
    if (wanted.length) selector.add("iframe");
    if (settings.included) selector.add(settings.included);
    if (isForm(owner)) {
      for (const element of read(owner, "elements")) {
        if (isComponent(element)) selector.add(nameOf(element));
      }
    }
    const found = discover(
      scopeOf(owner, root),
      [...selector].join(),
      (shadow) => this.shadows.add(shadow),
    );
    /** Whether fields may be inside such elements, for all fields at once. */
    const has = (/** @type {string} */ selector) =>
      this.shadows.size + wanted.length > 0 ||
      !owner ||
      call(owner, "getRootNode") !== this.page ||
      !!call(this.page, "querySelector", selector);
    const hasSearch = has(SEARCH);
    this.answers.hasControls = has(CONTROLS);
    let elements = (wanted.length ? withFrames(found, wanted) : found).filter(
      (element) =>
        this.isStop(element) &&
        ownerOf(element) === owner &&
        !(hasSearch && isInSearch(element)),
    );
    if (wanted.length) elements = inOrder(elements, wanted);
    const words = wordsOf(owner);
    const form = this.form ?? this.pressForm;
    const isSame =
      form?.owner === owner &&
      form.words === words &&
      form.elements.length === elements.length &&
      elements.every((element, slot) => form.elements[slot] === element);
    if (!isSame) this.leaveForm();
    this.form = isSame ? form : new Form(owner, elements, this, new Set(wanted), words);
    // Read here, so that a press needn't.
    this.form.validates =
      settings.isInvalid ||
      this.form.settings.stopsAtInvalid ||
      elements.some((element) => element.hasAttribute(mistake));
  }

  leaveForm() {
    if (this.form !== this.pressForm) this.form?.release();
    this.form = undefined;
    this.refusedFrom = undefined;
  }

  /**
   * Runs a press and retains the current form, because focus may leave it
   * briefly when a field refuses focus.
   * @param {() => boolean} press
   */
  hold(press) {
    const { form } = this;
    this.pressForm = form;
    try {
      return press();
    } finally {
      this.pressForm = this.pressLook = undefined;
      if (this.form !== form) form?.release();
    }
  }

  dispose() {
    this.isOver = true;
    this.leaveForm();
    this.pressForm?.release();
  }

  /** Called when text, a control or the layout has changed (R10). */
  forgetRefusals() {
    if (this.refusedFrom && this.form) engine().forgetRefusals(this.form.handle);
    this.refusedFrom = undefined;
  }

  /**
   * After all candidates of a press have refused, the key must no longer show
   * Next (R10).
   */
  refuse(/** @type {Element} */ element) {
    this.refusedFrom = element;
    this.show(element);
  }

  show(/** @type {Element} */ element) {
    const place = this.placeOf(element);
    this.labels.give(element, place ? place.form.hint(place.slot) : null);
  }
}

/** Whether an element is inside a root, or inside shadow roots there. */
function isInside(/** @type {any} */ element, /** @type {any} */ root) {
  for (let at = element; at; at = hostOf(at)) {
    if (call(root, "contains", at)) return true;
  }
  return false;
}

/**
 * Returns the part of the page that contains all fields of a form, which
 * needn't be their ancestor.
 * @param {any} owner
 * @param {any} root
 */
function scopeOf(owner, root) {
  const isAround =
    isForm(owner) &&
    !call(owner, "contains", root) &&
    // A component may name its form by an attribute, and not be among its elements.
    !(owner.id && [...call(root, "querySelectorAll", "[form]")].some((element) =>
      element.getAttribute("form") === owner.id)) &&
    [...read(owner, "elements")].every((element) => call(owner, "contains", element));
  return isAround ? owner : root;
}

/**
 * Sorts the elements that an order lists. An unlisted element remains behind
 * the one that precedes it (R8).
 * @template {Element} E
 * @param {E[]} elements
 * @param {Element[]} wanted
 * @returns {E[]}
 */
export function inOrder(elements, wanted) {
  /** @type {Map<Element, number>} */
  const places = new Map();
  wanted.forEach((element, place) => {
    if (!places.has(element)) places.set(element, place);
  });
  return exchange(
    elements.map((element) => places.get(element) ?? -1),
    (address) => engine().tabOrder(address, elements.length),
  ).map((position) => elements[position]);
}
