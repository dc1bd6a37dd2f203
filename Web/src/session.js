// All forms inside one root, kept up to date while the page changes.

import { discover, listed } from "./discover.js";
import { engine, exchange, guarded } from "./engine.js";
import { Field, Form } from "./form.js";
import { frontModal, Look } from "./obstacles.js";
import { isField, ownerOf, parentOf, SEARCH } from "./page.js";

/** Up to this number of fields, every change has all fields read again. */
const few = 500;

export class Session {
  /**
   * @param {any} root
   * @param {any} options
   */
  constructor(root, options) {
    this.rootNode = root;
    this.settings = options;
    /** @type {Map<Element | null, Form>} */
    this.formsByOwner = new Map();
    /** @type {Map<Element, Field>} */
    this.fields = new Map();
    /** @type {Field[]} */
    this.allFields = [];
    /** @type {Set<any>} the root and every shadow root inside */
    this.roots = new Set([root]);
    /** @type {(shadow: ShadowRoot) => void} */
    this.onShadow = () => {};
    /** @type {Element | undefined} */
    this.modal = undefined;
    /** How many fields idle time still has to read, and the index it is at. */
    this.unseen = 0;
    this.upNext = 0;
    this.idle = 0;
    /** The number of mutations so far. */
    this.mutations = 0;
    /** A move is under way: focus events are not followed. */
    this.isMoving = false;
    /** @type {Form | undefined} the form in which fields refused focus */
    this.refusing = undefined;
  }

  get isLarge() {
    return this.fields.size > few;
  }

  /** A look at a few fields: the modal dialog is not searched for again. */
  look() {
    return new Look(this.modal);
  }

  /** A look at all fields, with a search for the modal dialog. */
  wideLook() {
    const roots = new Set([document, ...this.roots]);
    this.modal = frontModal(roots);
    return new Look(this.modal, this.isLarge ? roots : undefined);
  }

  /**
   * Whether an element is a field of a form: without any form Enter stays the
   * page's, unless the app asks for these fields too (R12).
   * @param {Element} element
   */
  takes(element) {
    return isField(element) && (this.settings.formless || ownerOf(element));
  }

  /** Finds the fields and their order again. */
  rescan() {
    // The form with the refusals may be gone after the scan.
    this.forgetRefusals();
    const look = this.wideLook();
    let elements = discover(this.rootNode, undefined, (shadow) => {
      if (this.roots.has(shadow)) return;
      this.roots.add(shadow);
      this.onShadow(shadow);
    }).filter(
      (element) =>
        this.takes(element) &&
        (look.isFlat || !(look.inherited(parentOf(element)) & SEARCH)),
    );
    const { order } = this.settings;
    if (order) {
      const wanted = listed(order, this.rootNode);
      this.settings.listed = new Set(wanted);
      elements = inOrder(elements, wanted);
    }
    /** @type {Map<Element | null, Field[]>} */
    const groups = new Map();
    const fields = new Map();
    for (const element of elements) {
      const field = this.fields.get(element) ?? new Field(element);
      fields.set(element, field);
      const owner = ownerOf(element);
      const group = groups.get(owner);
      if (group) group.push(field);
      else groups.set(owner, [field]);
    }
    for (const [element, field] of this.fields) {
      if (!fields.has(element)) field.restoreLabel();
    }
    this.fields = fields;
    for (const [owner, form] of this.formsByOwner) {
      if (groups.has(owner)) continue;
      form.dispose();
      this.formsByOwner.delete(owner);
    }
    for (const [owner, group] of groups) {
      let form = this.formsByOwner.get(owner);
      if (!form) {
        form = new Form(owner, this.settings);
        this.formsByOwner.set(owner, form);
      }
      form.setFields(group);
    }
    this.allFields = [...fields.values()];
    this.refreshAll();
  }

  refreshAll() {
    const look = this.wideLook();
    for (const field of this.allFields) field.inForm.tell(field, look);
    for (const form of this.formsByOwner.values()) {
      if (form.focused) form.readSubmission();
    }
    this.unseen = 0;
    this.work();
  }

  /**
   * Tells the forms which element has focus.
   * @param {Element | null} element
   */
  focusIs(element) {
    if (this.isMoving) return;
    const field = this.fields.get(/** @type {Element} */ (element));
    for (const form of this.formsByOwner.values()) {
      if (form === field?.inForm || form.focused) {
        form.focusOn(form === field?.inForm ? field : undefined);
      }
    }
  }

  /**
   * Fields of a form have refused focus: until something changes, the focused
   * field's key promises no move to them (R10).
   * @param {Form} form
   */
  refused(form) {
    this.refusing = form;
    if (form.focused) form.writeLabel(form.focused);
  }

  /** To call after a change, after which a field may take focus again (R10). */
  forgetRefusals() {
    this.refusing?.forgetRefusals();
    this.refusing = undefined;
  }

  /** To call when fields may have changed without a mutation. */
  changed() {
    this.forgetRefusals();
    this.lookAgain();
  }

  lookAgain() {
    this.unseen = this.allFields.length;
    this.work();
  }

  /**
   * The user has edited a field, which may restyle other fields.
   * @param {Field} field
   */
  edited(field) {
    this.forgetRefusals();
    if (!this.isLarge) return this.refreshAll();
    field.inForm.tell(field, this.look());
    this.changed();
  }

  /** Reads before a key press the fields that idle time has not reached. */
  catchUp() {
    if (this.unseen && !this.isLarge) this.refreshAll();
  }

  /**
   * An attribute of an element has changed.
   * @param {Element} target
   */
  attributeChanged(target) {
    this.forgetRefusals();
    if (!this.isLarge) return this.refreshAll();
    const look = this.wideLook();
    const own = this.fields.get(target);
    own?.inForm.tell(own, look);
    if (!own) {
      for (const element of target.querySelectorAll("*")) {
        const field = this.fields.get(element);
        field?.inForm.tell(field, look);
      }
    }
    this.changed();
  }

  /** Reads fields and writes labels in idle time, a few at a time. */
  work() {
    if (this.idle) return;
    const run = guarded((/** @type {any} */ deadline) => {
      const end = performance.now() + (deadline?.timeRemaining?.() ?? 8);
      const hasTime = () => performance.now() < end;
      this.idle = 0;
      if (this.unseen && !this.isLarge) return this.refreshAll();
      const look = this.unseen ? this.wideLook() : undefined;
      for (; look && this.unseen && hasTime(); this.unseen -= 1) {
        this.upNext = (this.upNext + 1) % this.allFields.length;
        const field = this.allFields[this.upNext];
        field.inForm.tell(field, look);
      }
      let isDone = !this.unseen;
      for (const form of this.formsByOwner.values()) {
        if (!form.writeLateLabels(hasTime)) isDone = false;
      }
      if (!isDone) this.work();
    });
    // WebKit has no requestIdleCallback.
    const { requestIdleCallback = setTimeout } = /** @type {any} */ (window);
    this.idle = requestIdleCallback(run);
  }

  dispose() {
    (/** @type {any} */ (window).cancelIdleCallback ?? clearTimeout)(this.idle);
    this.refusing = undefined;
    for (const field of this.fields.values()) field.restoreLabel();
    for (const form of this.formsByOwner.values()) form.dispose();
    this.fields.clear();
    this.formsByOwner.clear();
  }
}

/**
 * Sorts the elements that an order lists; each other element stays behind its
 * predecessor (R8).
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
  const order = exchange(
    Int32Array.from(elements, (element) => places.get(element) ?? -1),
    (address) => engine().tabOrder(address, elements.length),
  );
  return Array.from(order, (position) => elements[position]);
}
