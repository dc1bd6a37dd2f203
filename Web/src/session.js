// All forms of one root: kept in step with the page, fields in and out.

import { discover, listed } from "./discover.js";
import { engine, exchange } from "./engine.js";
import { Field, Form } from "./form.js";
import { frontModal, Look } from "./obstacles.js";
import { isField, ownerOf, parentOf, SEARCH } from "./page.js";

/** Up to so many fields, all are looked at again whenever anything changed. */
const few = 500;

export class Session {
  /**
   * @param {any} root
   * @param {any} options
   */
  constructor(root, options) {
    this.rootNode = root;
    this.settings = options;
    /** @type {Map<HTMLFormElement | null, Form>} */
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
    /** How many fields are still to be looked at in idle time, from where on. */
    this.unseen = 0;
    this.upNext = 0;
    this.idle = 0;
    /** Grows with every mutation. */
    this.mutations = 0;
    /** Focus is being moved. */
    this.isMoving = false;
    /** @type {Form | undefined} the form whose focused field was refused */
    this.refusing = undefined;
  }

  get isLarge() {
    return this.fields.size > few;
  }

  /** A look at one field or a few: the tree of elements is not walked. */
  look() {
    return new Look(this.modal);
  }

  /** A look at all of them. */
  wideLook() {
    const roots = new Set([document, ...this.roots]);
    this.modal = frontModal(roots);
    return new Look(this.modal, this.isLarge ? roots : undefined);
  }

  /** Finds the fields and their order again. */
  rescan() {
    // The form that was refused may be gone afterwards.
    this.forgetRefusals();
    const look = this.wideLook();
    let elements = discover(this.rootNode, undefined, (shadow) => {
      if (this.roots.has(shadow)) return;
      this.roots.add(shadow);
      this.onShadow(shadow);
    }).filter(
      (element) =>
        isField(element) &&
        (look.isFlat || !(look.inherited(parentOf(element)) & SEARCH)),
    );
    const { order } = this.settings;
    if (order) {
      const wanted = listed(order, this.rootNode);
      this.settings.listed = new Set(wanted);
      elements = inOrder(elements, wanted);
    }
    /** @type {Map<HTMLFormElement | null, Field[]>} */
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
    this.unseen = 0;
    this.work();
  }

  /**
   * Where focus is now.
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
   * Fields have refused focus: their key is another one until something changes
   * (R10).
   * @param {Form} form
   */
  refused(form) {
    this.refusing = form;
    if (form.focused) form.writeLabel(form.focused);
  }

  /** The page or the user has changed something. */
  forgetRefusals() {
    this.refusing?.forgetRefusals();
    this.refusing = undefined;
  }

  /** Something may have changed that says nothing: look again soon. */
  changed() {
    this.forgetRefusals();
    this.lookAgain();
  }

  lookAgain() {
    this.unseen = this.allFields.length;
    this.work();
  }

  /**
   * The user changed what is in a field, which may restyle others.
   * @param {Field} field
   */
  edited(field) {
    this.forgetRefusals();
    if (!this.isLarge) return this.refreshAll();
    field.inForm.tell(field, this.look());
    this.changed();
  }

  /** What a key press needs to know before it decides. */
  catchUp() {
    if (this.unseen && !this.isLarge) this.refreshAll();
  }

  /**
   * An attribute changed somewhere.
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

  /** Looks again and writes labels in idle time, a little at a time. */
  work() {
    if (this.idle) return;
    const run = (/** @type {any} */ deadline) => {
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
    };
    // Safari's engine has no idle callback.
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
 * Elements in an order that lists some of them (R8).
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
