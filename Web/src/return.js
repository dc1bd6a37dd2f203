// Return: ask the engine, then carry out (R4-R6, R10, R14).

import { CHECK, FINISH } from "./constants.js";
import { engine } from "./engine.js";
import {
  activeElement,
  defaultButton,
  isSelect,
  submitsImplicitly,
} from "./page.js";

/** @typedef {import("./form.js").Field} Field */

/** A key that the user pressed and nobody else wants. */
export const isPlainKey = (
  /** @type {KeyboardEvent} */ event,
  /** @type {string} */ key,
) =>
  // WebKitGTK has no name for Shift+Tab.
  (event.key === key || (key === "Tab" && event.keyCode === 9)) &&
  event.isTrusted &&
  !event.defaultPrevented &&
  !event.isComposing &&
  event.keyCode !== 229 &&
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey;

/** A combobox or an open drop-down is using the key. */
const isInUse = (/** @type {Element} */ element) =>
  [element, element.closest("[role=combobox]")].some(
    (box) =>
      box?.getAttribute("aria-activedescendant") ||
      box?.getAttribute("aria-expanded") === "true",
  ) ||
  (isSelect(element) &&
    CSS.supports("selector(:open)") &&
    element.matches(":open"));

/** Tells the page and lets it have the last word. */
function announce(
  /** @type {Field} */ field,
  /** @type {string} */ name,
  /** @type {object} */ detail,
) {
  return field.htmlElement.dispatchEvent(
    new CustomEvent(`fieldnavigation:${name}`, {
      bubbles: true,
      cancelable: true,
      composed: true,
      detail: {
        from: field.htmlElement,
        key: field.htmlElement.getAttribute("enterkeyhint"),
        rule: `R${engine().rule(field.inForm.handle)}`,
        ...detail,
      },
    }),
  );
}

/** @param {import("./session.js").Session} session */
export function returnKey(session) {
  /** The press that is being held has done its work. */
  let isHeld = false;
  /** It has moved focus, so that its keyup belongs to nobody. */
  let hasMoved = false;
  /** A widget used the key when it was pressed, whatever it is like by now. */
  let isTaken = false;

  function noticed(/** @type {any} */ event) {
    const element = event.composedPath()[0];
    isTaken = session.fields.has(element) && isInUse(element);
  }

  function pressed(/** @type {any} */ event) {
    if (!isPlainKey(event, "Enter") || event.shiftKey) return;
    if (!event.repeat) isHeld = false;
    if (isHeld) return event.preventDefault();
    const element = event.composedPath()[0];
    const field = session.fields.get(element);
    if (!field || field.inForm.isNative || isTaken) return;
    session.catchUp();
    const { inForm: form } = field;
    const showsNext = field.htmlElement.getAttribute("enterkeyhint") === "next";
    engine().press(form.handle, field.slotIndex, showsNext);
    const step = nextStep(session, form);
    if (step >= 0) {
      event.preventDefault();
      if (event.repeat) return;
      isHeld = hasMoved = true;
      go(session, field, form.fields[step]);
    } else if (step === FINISH) {
      finish(event, field, session.settings.finish);
      isHeld = event.defaultPrevented;
    } else if (showsNext) {
      event.preventDefault();
    }
  }

  function released(/** @type {any} */ event) {
    if (event.key !== "Enter" || !event.isTrusted) return;
    if (hasMoved) event.stopImmediatePropagation();
    isHeld = hasMoved = false;
  }

  return { noticed, pressed, released };
}

/**
 * What the press comes to, once the engine knows what its target is like now.
 * @param {import("./session.js").Session} session
 * @param {import("./form.js").Form} form
 * @returns {number}
 */
function nextStep(session, form) {
  const look = session.look();
  let step;
  while ((step = engine().step(form.handle)) >= CHECK) {
    form.tell(form.fields[step - CHECK], look);
  }
  return step;
}

/** Moves focus, and on to the next candidate where one refuses (R10). */
function go(
  /** @type {import("./session.js").Session} */ session,
  /** @type {Field} */ field,
  /** @type {Field | undefined} */ target,
) {
  const { inForm: form, htmlElement: element } = field;
  const restore = remember(element);
  // What is told of focus meanwhile is not where it stays.
  session.isMoving = true;
  try {
    while (target) {
      if (!announce(field, "move", { to: target.htmlElement })) return;
      focus(target);
      const active = activeElement();
      if (active === target.htmlElement) return;
      // The page used the occasion for something of its own.
      if (active && active !== element) return;
      target = form.fields[nextStep(session, form)];
    }
    if (activeElement() !== element) element.focus({ preventScroll: true });
    restore();
    session.refreshAll();
    session.refused(form);
  } finally {
    session.isMoving = false;
    session.focusIs(activeElement());
  }
}

/** Focuses a field as Tab does: with its text selected. */
export function focus(/** @type {Field} */ field) {
  const element = /** @type {any} */ (field.htmlElement);
  field.inForm.writeLabel(field);
  element.focus();
  if (element.localName === "input" && element.value !== "") element.select();
}

function finish(
  /** @type {any} */ event,
  /** @type {Field} */ field,
  /** @type {any} */ how,
) {
  const { owner } = field.inForm;
  const element = /** @type {any} */ (field.htmlElement);
  const button = owner && isSelect(element) && defaultButton(owner);
  let action = "blur";
  if (typeof how === "function") action = "function";
  else if (how === "submit") {
    if (submitsImplicitly(element)) action = "submit";
    if (button && !button.matches(":disabled")) action = "click";
  }
  const isWanted = announce(field, "finish", { form: owner, action });
  // The browser's own Enter is left to run.
  if (isWanted && action === "submit") return;
  event.preventDefault();
  if (!isWanted) return;
  if (action === "click") button.click();
  else if (action === "function") how(owner, element);
  else element.blur();
}

/** Returns what puts the selection in a field back. */
function remember(/** @type {any} */ element) {
  if (element.isContentEditable) {
    const selection = /** @type {any} */ (getSelection());
    const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
    return () =>
      selection.setBaseAndExtent(
        anchorNode,
        anchorOffset,
        focusNode,
        focusOffset,
      );
  }
  const { selectionStart: start, selectionEnd, selectionDirection } = element;
  return () => {
    if (start != null) {
      element.setSelectionRange(start, selectionEnd, selectionDirection);
    }
  };
}
