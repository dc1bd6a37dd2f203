// Follows focus. While a field has focus, the script also follows the page's
// changes. Without a focused field, the script only listens for focus, pointer
// presses and choices.

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
import { later, Listeners } from "./listen.js";
import { activeElement, isField, isSelect, mistake } from "./page.js";

/**
 * Attributes that determine which fields exist, their order and their labels, and
 * whether the page names mistakes.
 */
const structure = (
  "type form tabindex contenteditable role data-field-navigation " + attribute
).split(" ").concat(mistake);

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
 * The longest delay between a change and the label's update. The delay grows
 * while the page's changes don't affect the label.
 */
const longestPause = 1000;
/**
 * The most milliseconds from the end of a press to the pressed field's focus.
 */
const aftermath = 500;

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
   * The field that received its label in advance. Focus was about to move to
   * that field.
   */
  let announced = /** @type {any} */ (undefined);
  /** The field under the current pointer press. */
  let pressed = /** @type {any} */ (undefined);
  /** @type {WeakSet<Element>} fields that a press did not focus */
  const unfocused = new WeakSet();
  let cancelLook = () => {};
  let cancelPress = () => {};
  let isMarked = false;
  /** Whether typing into the focused field is the only change so far. */
  let isTyping = true;
  let wait = pause;

  const always = new Listeners();
  const inField = new Listeners();
  /**
   * Listeners on the shadow roots around the focused element. Some focus events
   * don't leave a shadow root.
   */
  const aroundFocus = new Listeners();
  const inPress = new Listeners();
  const fields = new MutationObserver(guarded(mutated));
  /**
   * This observer pauses from a change until the label's update. Animations
   * cause many changes.
   */
  const appearance = new MutationObserver(guarded(() => changed()));

  /** @param {MutationRecord[]} records */
  function mutated(records) {
    const known = session.form?.elements;
    const news = records.filter(isNews);
    for (const record of news) {
      if (!bringsFields(record)) continue;
      session.isOutdated = true;
      for (const node of record.addedNodes) {
        if (!isElement(node)) continue;
        for (const copy of [node, ...call(node, "querySelectorAll", FIELDS)]) {
          if (!known?.includes(copy)) labels.strip(copy);
        }
      }
    }
    if (news.length) changed();
  }

  function changed() {
    appearance.disconnect();
    session.forgetRefusals();
    mark();
  }

  /**
   * Whether a mutation comes from the page. Our own labels also cause
   * mutations.
   */
  const isNews = (/** @type {any} */ { attributeName, target }) =>
    attributeName !== attribute || !labels.isOurs(target);

  /** Stops observing after the page's changes so far. */
  function stopFields() {
    mutated(fields.takeRecords());
    fields.disconnect();
  }

  /**
   * Schedules an update of the focused field's label after a change of the
   * page.
   * @param {boolean} [isTyped]
   */
  function mark(isTyped = false) {
    if (session.form) session.form.isFresh = false;
    isTyping &&= isTyped;
    if (isMarked || !current) return;
    isMarked = true;
    cancelLook = later(view, wait, look, isOutdated);
  }

  /**
   * Whether the label may have changed after typing. The check is so cheap that
   * it doesn't wait for idle time.
   */
  function isOutdated() {
    return (isMarked = !(isTyping && session.form?.leadsOn(current)));
  }

  function look() {
    isMarked = false;
    isTyping = true;
    if (activeElement(page) !== current) return leave();
    const label = current.getAttribute(attribute);
    session.show(current);
    watch();
    const isNew = current.getAttribute(attribute) !== label;
    wait = isNew ? pause : Math.min(2 * wait, longestPause);
  }

  function callOffLook() {
    isMarked = false;
    wait = pause;
    cancelLook();
  }

  function hinted(/** @type {Event} */ event) {
    const isTyped =
      event.type === "input" &&
      originOf(event) === current &&
      // Without the refusals, Return leads elsewhere.
      !session.refusedFrom;
    session.forgetRefusals();
    if (!isTyped && wait > pause) callOffLook();
    mark(isTyped);
  }

  /** Observes the roots that contain focus or fields. */
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
    // The user or the page has moved focus. Return must not skip any field now.
    if (!session.pressForm && answers.skipped) {
      answers.skipped = undefined;
      // A label in advance has read that field as one to skip.
      if (session.form) session.form.isFresh = false;
    }
    current = element;
    session.lastField = new WeakRef(element);
    endPress();
    labels.keepOnly(element);
    // If the field received the label in advance, the label is already set.
    const isShown =
      announced === element &&
      session.form?.isFresh &&
      session.form.leadsOn(element);
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

  function left(/** @type {any} */ { relatedTarget: next }) {
    labels.isComposing = false;
    labels.keepOnly(pressed);
    // WebKit reads a field's label before the page receives the focus event.
    if (next && isField(next)) {
      // The page may hide the next field now. Focus then doesn't arrive, and
      // after a check box nothing else would notice.
      if (!current) {
        current = next;
        mark();
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
    callOffLook();
    inField.removeAll();
    aroundFocus.removeAll();
    appearance.disconnect();
    // If the page replaces the focused field by a copy, focus leaves before the
    // copy comes.
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
    mark();
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
      cancelPress = later(view, aftermath, () => {
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
      callOffLook();
      look();
    },
    stop() {
      endPress();
      leave();
      stopFields();
      always.removeAll();
    },
  };
}

/**
 * The element that an event targets. The element may be inside a shadow root.
 */
const originOf = (/** @type {any} */ event) =>
  read(event.target, "shadowRoot") ? event.composedPath()[0] : event.target;

/**
 * The shadow roots around an element, up to `root`, and its own. If focus moves
 * from a component to a field inside, no event leaves the component's root.
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
 * The field that a press on these elements will focus. The press may hit the
 * field or its label element.
 */
function fieldAt(/** @type {any[]} */ path) {
  for (const element of path) {
    if (!isElement(element)) return;
    if (matches(element, FIELDS)) return element;
    if (nameOf(element) === "label") return element.control;
  }
}

/** Whether a mutation may have added, removed or moved fields. */
const bringsFields = (/** @type {any} */ record) =>
  record.attributeName
    ? record.attributeName !== attribute
    : hasFields(record.addedNodes) || hasFields(record.removedNodes);

/**
 * Whether nodes are or contain fields, or may do so soon. A page may add
 * thousands of nodes in one task. The properties are therefore read directly.
 * Only a form can shadow their names, and a form always counts. If its
 * `localName` is shadowed, the name contains a bracket.
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
