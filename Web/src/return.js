// Return: asks the engine what to do and carries out the answer (R4-R6, R10,
// R14).

import { CHECK, FINISH } from "./constants.js";
import { engine, guarded } from "./engine.js";
import { activeElement, defaultButton, isSelect } from "./page.js";

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

/**
 * Follows Enter from keydown to keyup. A press is carried out on `keypress`, as
 * browsers submit there: by then every listener for keydown has been called,
 * and a page that prevents the keydown has no keypress.
 * @param {import("./session.js").Session} session
 * @returns {{release: () => void}} stops following
 */
export function returnKey(session) {
  const { rootNode: root } = session;
  const view = (root.ownerDocument ?? root).defaultView ?? window;
  /** The field that the last keydown of Enter went to. */
  let origin = /** @type {Field | undefined} */ (undefined);
  let isRepeat = false;
  /** The field whose press was carried out; the key is still held. */
  let done = /** @type {Field | undefined} */ (undefined);

  function noticed(/** @type {any} */ event) {
    if (!event.isTrusted) return;
    origin = undefined;
    if (event.key !== "Enter") return;
    const element = event.composedPath()[0];
    isRepeat = event.repeat;
    if (!isRepeat) done = undefined;
    // A held key must not run the handlers of the field that it moved to.
    if (done && done.htmlElement !== element) {
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    // The keypress of an Enter that ends a composition looks like any other.
    if (event.isComposing || event.keyCode === 229) return;
    const field = session.fields.get(element);
    // The page's handlers may close the widget that uses the key.
    if (!field || isInUse(element)) return;
    origin = field;
    // The listener that was added last is the last one to be called.
    view.removeEventListener("keypress", listeners.keypress);
    view.addEventListener("keypress", listeners.keypress);
  }

  function pressed(/** @type {any} */ event) {
    const field = origin;
    if (!field || !isPlainKey(event, "Enter") || event.shiftKey) return;
    const { inForm: form, htmlElement: element } = field;
    if (event.composedPath()[0] !== element || form.isNative) return;
    if (done) return event.preventDefault();
    // A handler of the page has moved focus, or opened a widget with the key.
    if (!element.matches(":focus") || isInUse(element)) return;
    session.catchUp();
    const showsNext = element.getAttribute("enterkeyhint") === "next";
    engine().press(form.handle, field.slotIndex, showsNext);
    const step = nextStep(session, form);
    if (step >= 0) {
      event.preventDefault();
      if (isRepeat) return;
      done = field;
      go(session, field, form.fields[step]);
    } else if (step === FINISH) {
      finish(event, field);
      if (event.defaultPrevented) done = field;
    } else if (showsNext) {
      event.preventDefault();
    }
  }

  /**
   * The keyup belongs to the field where the key was pressed: handlers of the
   * next field must not take the keyup for a press of their own, and those of
   * the old field must not wait for a keyup.
   */
  function released(/** @type {any} */ event) {
    if (event.key !== "Enter" || !event.isTrusted || !done) return;
    const element = done.htmlElement;
    done = undefined;
    if (event.composedPath()[0] === element) return;
    event.stopImmediatePropagation();
    if (element.isConnected) {
      element.dispatchEvent(new KeyboardEvent("keyup", event));
    }
  }

  const listeners = {
    keydown: guarded(noticed),
    keypress: guarded(pressed),
    keyup: guarded(released),
  };
  view.addEventListener("keydown", listeners.keydown, true);
  view.addEventListener("keyup", listeners.keyup, true);
  return {
    release() {
      view.removeEventListener("keydown", listeners.keydown, true);
      view.removeEventListener("keypress", listeners.keypress);
      view.removeEventListener("keyup", listeners.keyup, true);
    },
  };
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

function finish(/** @type {any} */ event, /** @type {Field} */ field) {
  const { inForm: form, htmlElement: element } = field;
  form.readSubmission();
  const action = form.finishAction(field);
  // The browser's own Enter does whatever it does there (R14).
  if (!action) return;
  const owner = /** @type {any} */ (
    form.owner?.localName === "form" ? form.owner : null
  );
  const isWanted = announce(field, "finish", { form: owner, action });
  // The browser's own Enter submits the form.
  if (isWanted && action === "submit") return;
  event.preventDefault();
  if (!isWanted) return;
  if (action === "click") defaultButton(owner).click();
  else if (action === "function") form.settings.finish(owner, element);
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
