// Follows focus, and the page's changes while a field has focus. Without one,
// it only listens for focus, pointer presses and choices.

import { FIELDS } from "./constants.js";
import {
  call,
  isElement,
  matches,
  nameOf,
  read,
  shadowAround,
  viewOf,
} from "./dom.js";
import { guarded } from "./engine.js";
import { attribute } from "./labels.js";
import { Listeners, whenIdle } from "./listen.js";
import { activeElement, isField, isSelect, mistake } from "./page.js";

/**
 * Attributes that determine which fields exist, their order and their labels, and
 * whether the page names mistakes.
 */
const structure =
  `type form tabindex contenteditable role data-field-navigation ${attribute} ${mistake}`
    .split(" ");

/** Attributes that can show, hide, fill or lock fields. */
const looks = (
  "class style hidden disabled readonly inert open aria-modal aria-multiline " +
  "multiple size"
).split(" ");

/** Events that may show, hide or fill fields without a mutation. */
const hints = "input change click reset toggle transitionend animationend";

/** Milliseconds between a change of the page and the label's update. */
const pause = 250;
/**
 * The longest such pause, which grows while the page's changes don't affect the
 * label.
 */
const longestPause = 1000;
/** Milliseconds after a press in which its field may still gain focus. */
const longestFocusDelay = 500;

/**
 * @param {import("./session.js").Session} session
 * @param {(element?: any) => void} follow receives the focused element
 */
export function observe(session, follow) {
  const { rootNode: root, labels, answers, page } = session;
  const view = viewOf(page);
  /** The focused field, according to events. */
  let current = /** @type {any} */ (undefined);
  /**
   * The field that received its label in advance, because focus was about to
   * move there.
   */
  let announced = /** @type {any} */ (undefined);
  let pressed = /** @type {any} */ (undefined);
  /** @type {WeakSet<Element>} fields that a press did not focus */
  const unfocused = new WeakSet();
  let cancelUpdate = () => {};
  let cancelPress = () => {};
  let isUpdateDue = false;
  /** Whether typing into the focused field is the only change so far. */
  let isTyping = true;
  let wait = pause;

  const always = new Listeners();
  const inField = new Listeners();
  /**
   * On the shadow roots around the focused element, which some focus events
   * don't leave.
   */
  const aroundFocus = new Listeners();
  const inPress = new Listeners();
  const fields = new MutationObserver(guarded(mutated));
  /**
   * Pauses from a change until the label's update, because animations cause
   * many.
   */
  const appearance = new MutationObserver(guarded(() => changed()));

  /** @param {MutationRecord[]} records */
  function mutated(records) {
    const known = session.form?.elements;
    const fromPage = records.filter(isFromPage);
    for (const record of fromPage) {
      if (!bringsFields(record)) continue;
      session.isOutdated = true;
      for (const node of record.addedNodes) {
        if (!isElement(node)) continue;
        for (const copy of [node, ...call(node, "querySelectorAll", FIELDS)]) {
          if (!known?.includes(copy)) labels.strip(copy);
        }
      }
    }
    if (fromPage.length) changed();
  }

  function changed() {
    appearance.disconnect();
    session.forgetRefusals();
    updateSoon();
  }

  /** Our own labels cause mutations, too. */
  const isFromPage = (/** @type {any} */ { attributeName, target }) =>
    attributeName !== attribute || !labels.isOurs(target);

  /** Stops observing after the page's changes so far. */
  function stopFields() {
    mutated(fields.takeRecords());
    fields.disconnect();
  }

  /**
   * @param {boolean} [isTyped]
   */
  function updateSoon(isTyped = false) {
    if (session.form) session.form.isFresh = false;
    isTyping &&= isTyped;
    if (isUpdateDue || !current) return;
    isUpdateDue = true;
    cancelUpdate = whenIdle(view, wait, update, isUpdateNeeded);
  }

  /**
   * Whether typing may have changed the label, which is so cheap to find out
   * that it doesn't wait for idle time.
   */
  function isUpdateNeeded() {
    return (isUpdateDue = !(isTyping && session.form?.hasSameTarget(current)));
  }

  function update() {
    isUpdateDue = false;
    isTyping = true;
    if (activeElement(page) !== current) return leave();
    const label = current.getAttribute(attribute);
    session.show(current);
    watch();
    const isNew = current.getAttribute(attribute) !== label;
    wait = isNew ? pause : Math.min(2 * wait, longestPause);
  }

  function callOffUpdate() {
    isUpdateDue = false;
    wait = pause;
    cancelUpdate();
  }

  function hinted(/** @type {Event} */ event) {
    const isTyped =
      event.type === "input" &&
      originOf(event) === current &&
      // Without the refusals, Return leads elsewhere.
      !session.refusedFrom;
    session.forgetRefusals();
    if (!isTyped && wait > pause) callOffUpdate();
    updateSoon(isTyped);
  }

  function watch() {
    const { shadows } = session;
    for (const place of [root, ...shadows, ...rootsAround(current, root)]) {
      appearance.observe(place, { subtree: true, attributeFilter: looks });
      if (inField.has(place)) continue;
      inField.add(place, hints, hinted);
      fields.observe(place, {
        subtree: true,
        childList: true,
        attributeFilter: structure,
      });
    }
  }

  const entered = (/** @type {any} */ event) => take(event.composedPath()[0]);

  function take(/** @type {any} */ element) {
    enter(element);
    follow(element);
  }

  function enter(/** @type {any} */ element) {
    refresh();
    const isField = session.placeOf(element);
    if (!isField) leave();
    surround(element);
    if (!isField) return;
    if (session.refusedFrom !== element) session.forgetRefusals();
    // The user or the page has moved focus, so Return must not skip any field
    // now.
    if (!session.pressForm && answers.skipped) {
      answers.skipped = undefined;
      // A label in advance has read that field as one to skip.
      if (session.form) session.form.isFresh = false;
    }
    current = element;
    session.lastField = new WeakRef(element);
    endPress();
    labels.keepOnly(element);
    const isShown =
      announced === element &&
      session.form?.isFresh &&
      session.form.hasSameTarget(element);
    if (!isShown) session.show(element);
    announced = undefined;
    watch();
  }

  function surround(/** @type {any} */ element) {
    const roots = rootsAround(element, root);
    aroundFocus.removeAll(...roots);
    for (const shadow of roots) {
      if (aroundFocus.has(shadow)) continue;
      aroundFocus.add(shadow, "focus", entered);
      aroundFocus.add(shadow, "blur", left);
    }
  }

  /** Processes mutations that the observers haven't delivered yet. */
  function refresh() {
    if (appearance.takeRecords().length) changed();
    mutated(fields.takeRecords());
  }

  function left(/** @type {any} */ event) {
    const { relatedTarget: next } = event;
    labels.isComposing = false;
    // In Chromium, a field to which the page moves focus on `change` has it
    // before the blur of the old field, which announces another.
    if (originOf(event) !== current && activeElement(page) === current) return;
    labels.keepOnly(pressed);
    // Set now, because WebKit reads a field's label before the page receives
    // the focus event.
    if (next && isField(next)) {
      // If the page hides the next field now, focus doesn't arrive, and after a
      // check box nothing else would notice.
      if (!current) {
        current = next;
        updateSoon();
      }
      session.show((announced = next));
    } else {
      leave();
      // Focus may move to a button in the same shadow root, and then to a field.
      surround(next);
      follow();
    }
  }

  function leave() {
    current = announced = undefined;
    callOffUpdate();
    inField.removeAll();
    aroundFocus.removeAll();
    appearance.disconnect();
    // A page that replaces the focused field adds the copy after focus has
    // left.
    queueMicrotask(guarded(() => current ?? stopFields()));
    labels.keepOnly(pressed);
    session.leaveForm();
  }

  // WebKit's date fields send no focusin.
  always.add(root, "focus", entered);
  always.add(root, "blur", left);
  // No change event leaves a shadow root.
  always.add(root, "input", (event) => {
    const field = originOf(event);
    if (event.isTrusted && isSelect(field)) answers.choose(field);
  });
  always.add(root, "compositionstart compositionend", ({ type }) => {
    labels.isComposing = type === "compositionstart";
    updateSoon();
  });

  // A field under the pointer is about to gain focus.
  always.add(root, "pointerdown", (event) => {
    endPress();
    const field = fieldAt(event.composedPath());
    if (!field || field === current || unfocused.has(field)) return;
    pressed = field;
    session.show(field);
    inPress.add(view, "pointercancel", endPress);
    inPress.add(view, "pointerup", () => {
      cancelPress = whenIdle(view, longestFocusDelay, () => {
        unfocused.add(field);
        endPress();
      });
    });
  });

  function endPress() {
    inPress.removeAll();
    cancelPress();
    if (pressed !== current) labels.takeBack(pressed);
    pressed = undefined;
  }

  return {
    enter: take,
    refresh,
    /** Reads the page again, because of a change that nothing shows. */
    renew() {
      session.isOutdated = true;
      changed();
      if (!current) return;
      callOffUpdate();
      update();
    },
    stop() {
      endPress();
      leave();
      stopFields();
      always.removeAll();
    },
  };
}

/** The target of an event, which may be inside a shadow root. */
const originOf = (/** @type {any} */ event) =>
  read(event.target, "shadowRoot") ? event.composedPath()[0] : event.target;

/**
 * The shadow roots around an element, up to `root`, and its own, which no event
 * leaves if focus moves from a component to a field inside.
 */
function rootsAround(/** @type {any} */ element, /** @type {any} */ root) {
  const roots = [];
  for (
    let at =
      isElement(element) && (read(element, "shadowRoot") ?? shadowAround(element));
    at && at !== root;
    at = shadowAround(at.host)
  ) {
    roots.push(at);
  }
  return roots;
}

/**
 * The field that a press on these elements will focus, itself or through its
 * label.
 */
function fieldAt(/** @type {any[]} */ path) {
  for (const element of path) {
    if (!isElement(element)) return;
    if (matches(element, FIELDS)) return element;
    if (nameOf(element) === "label") return element.control;
  }
}

const bringsFields = (/** @type {any} */ record) =>
  record.attributeName
    ? record.attributeName !== attribute
    : hasFields(record.addedNodes) || hasFields(record.removedNodes);

/**
 * Whether nodes are or contain fields, or may do so soon. Properties are read
 * directly, because a page may add thousands of nodes in one task. Only a form
 * can shadow them, and a form always counts: if its `localName` is shadowed,
 * the name contains a bracket.
 */
function hasFields(/** @type {any} */ nodes) {
  for (const node of nodes) {
    if (
      /^form$|-|\[/.test(node.localName) ||
      (node.nodeType === 1 &&
        (node.matches(FIELDS) ||
          node.shadowRoot ||
          (node.firstElementChild && node.querySelector(FIELDS))))
    ) {
      return true;
    }
  }
}
