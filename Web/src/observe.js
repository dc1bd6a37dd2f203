// Updates the session after events and mutations of the page.

import { guarded } from "./engine.js";
import { attribute } from "./form.js";
import { FIELDS } from "./page.js";

const watched = (
  "class style hidden disabled readonly type tabindex inert open form role " +
  "aria-modal aria-multiline contenteditable multiple size " +
  "data-field-navigation " +
  attribute
).split(" ");

/** Events that may show, hide or fill in fields without any mutation. */
const hints = "change click toggle transitionend animationend".split(" ");

/**
 * @param {import("./session.js").Session} session
 * @param {(field: import("./form.js").Field) => void} onFocus
 * @returns {() => void} stops observing
 */
export function observe(session, onFocus) {
  const stops = /** @type {(() => void)[]} */ ([]);
  const observer = new MutationObserver(guarded((records) => {
    session.mutations += 1;
    if (records.some(bringsFields)) return session.rescan();
    const targets = new Set(records.filter(isNews).map(({ target }) => target));
    for (const target of targets) {
      session.attributeChanged(/** @type {Element} */ (target));
      if (!session.isLarge) break;
    }
  }));

  /** A label that the session itself wrote is no change of the page. */
  const isNews = (/** @type {MutationRecord} */ record) => {
    if (record.attributeName !== attribute) return true;
    const field = session.fields.get(/** @type {Element} */ (record.target));
    return (
      field && field.htmlElement.getAttribute(attribute) !== field.givenLabel
    );
  };

  const watch = (/** @type {any} */ root) => {
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: watched,
    });
    const on = (
      /** @type {string} */ type,
      /** @type {(event: any) => void} */ listener,
    ) => {
      const safe = guarded(listener);
      root.addEventListener(type, safe, true);
      stops.push(() => root.removeEventListener(type, safe, true));
    };
    for (const type of hints) on(type, () => session.changed());
    on("change", changed);
    if (root !== session.rootNode) return;
    on("input", changed);
    on("focusin", (event) => focused(event.composedPath()[0]));
    on("focusout", (event) => {
      // No event tells of a half-typed date.
      const left = session.fields.get(event.composedPath()[0]);
      left?.inForm.tell(left, session.look());
      session.focusIs(null);
    });
    on("reset", ({ target }) => {
      for (const field of session.fields.values()) {
        if (field.inForm.owner === target) field.isChanged = false;
      }
      // The browser resets the values only after the event.
      clearTimeout(timer);
      timer = setTimeout(guarded(() => session.refreshAll()));
    });
  };

  let timer = 0;
  stops.push(() => clearTimeout(timer));

  const changed = (/** @type {Event} */ event) => {
    const field = session.fields.get(
      /** @type {Element} */ (event.composedPath()[0]),
    );
    if (!field) return;
    if (event.isTrusted) field.isChanged = true;
    session.edited(field);
  };

  const focused = (/** @type {any} */ element) => {
    if (
      !session.fields.has(element) &&
      element.matches?.(FIELDS) &&
      session.takes(element)
    ) {
      session.rescan();
    }
    const field = session.fields.get(element);
    if (!field) return;
    session.focusIs(element);
    session.lookAgain();
    onFocus(field);
  };

  session.onShadow = watch;
  for (const root of session.roots) watch(root);
  return () => {
    observer.disconnect();
    for (const stop of stops) stop();
  };
}

const bringsFields = (/** @type {MutationRecord} */ record) =>
  /^(type|form|tabindex|contenteditable|role|data-field-navigation)$/.test(
    record.attributeName ?? "",
  ) ||
  [...record.addedNodes, ...record.removedNodes].some(
    (/** @type {any} */ node) =>
      node.nodeType === 1 &&
      (node.matches(FIELDS) ||
        node.shadowRoot ||
        node.localName.includes("-") ||
        node.localName === "option" ||
        node.querySelector(FIELDS)),
  );
