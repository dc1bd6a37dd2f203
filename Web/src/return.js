// Return: asks the engine what to do and carries out the answer (R4-R6, R10,
// R14).

import { CHECK, FINISH } from "./constants.js";
import { engine } from "./engine.js";
import {
  activeElement,
  defaultButton,
  isSelect,
  submitsImplicitly,
} from "./page.js";

/** @typedef {import("./form.js").Field} Field */

/** Whether the user pressed this key, and neither page nor browser uses it. */
export const isPlainKey = (
  /** @type {KeyboardEvent} */ event,
  /** @type {string} */ key,
) =>
  // WebKitGTK gives Shift+Tab no name, only the key code.
  (event.key === key || (key === "Tab" && event.keyCode === 9)) &&
  event.isTrusted &&
  !event.defaultPrevented &&
  !event.isComposing &&
  event.keyCode !== 229 &&
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey;

/** Whether a combobox or an open drop-down uses the key itself. */
const isInUse = (/** @type {Element} */ element) =>
  [element, element.closest("[role=combobox]")].some(
    (box) =>
      box?.getAttribute("aria-activedescendant") ||
      box?.getAttribute("aria-expanded") === "true",
  ) ||
  (isSelect(element) &&
    CSS.supports("selector(:open)") &&
    element.matches(":open"));

/** Dispatches an event to the page; false where a listener prevents it. */
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
  /** The key is still held after its press was carried out. */
  let isHeld = false;
  /** The press moved focus: the new field must not get the keyup. */
  let hasMoved = false;
  /** A widget used the key; its handler may have closed the widget since. */
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
 * The engine's answer to a press. Before the engine names a target, it asks for
 * the present state of that field.
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

/** Focuses the target, or the next candidate where a field refuses (R10). */
function go(
  /** @type {import("./session.js").Session} */ session,
  /** @type {Field} */ field,
  /** @type {Field | undefined} */ target,
) {
  const { inForm: form, htmlElement: element } = field;
  const restore = remember(element);
  // Focus events during the attempts do not tell where focus will stay.
  session.isMoving = true;
  try {
    while (target) {
      if (!announce(field, "move", { to: target.htmlElement })) return;
      focus(target);
      const active = activeElement();
      if (active === target.htmlElement) return;
      // The page moved focus elsewhere by itself.
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
  // The browser's own Enter submits the form.
  if (isWanted && action === "submit") return;
  event.preventDefault();
  if (!isWanted) return;
  if (action === "click") button.click();
  else if (action === "function") how(owner, element);
  else element.blur();
}

/** Returns a function that restores the selection in a field. */
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
