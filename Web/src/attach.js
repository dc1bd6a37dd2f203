import { complain } from "./complain.js";
import { attached, engine, guarded } from "./engine.js";
import { FILL_CODES, FOLLOW_KEYBOARD, SHOW_BAR } from "./files.js";
import { observe } from "./observe.js";
import { listedObstacles } from "./obstacles.js";
import { check, checkRoot } from "./options.js";
import { activeElement } from "./page.js";
import { handleOf } from "./page-keys.js";
import { returnKey } from "./return.js";
import { Session } from "./session.js";
import { tabKey } from "./tab.js";

/**
 * A field of any kind: an input, a text area, a drop-down, an editable element or a
 * component, of which only some have a name and a value.
 * @typedef {HTMLElement & {readonly name?: string, readonly value?: any}} Field
 */

/**
 * @typedef {object} Options
 * @property {"nextEmpty" | "next"} [destination]
 *   whether Return moves to the next empty field (default) or always to the
 *   next field
 * @property {"finish" | "wrap"} [ending]
 *   what Return does if no field follows
 * @property {"submit" | "blur" | ((form: HTMLFormElement | null, field: HTMLElement) => void)} [onFinish]
 *   how the form finishes: the browser submits (default), the field loses
 *   focus, or a function runs
 * @property {"done" | "go" | "search" | "send" | "enter"} [finishKey]
 *   the Return key's label in the field where Return finishes the form
 * @property {Iterable<Element> | string} [order]
 *   elements or a selector list for Return's and Tab's order; the default is
 *   the page's sequential focus order
 * @property {boolean} [formless]
 *   whether all fields outside any form count as one form; by default, Enter in
 *   these is left to the browser and the page
 * @property {string} [excluded]
 *   a selector; Return skips matching elements and the fields inside them
 * @property {string} [included]
 *   a selector for further stops of Return, such as a read-only input, a check box, a
 *   radio button or a button, at which the group of the radio button is one stop.
 *   Return goes on from them, but presses a button. A check box without a check and a
 *   group without an answer are empty, and a button always is
 * @property {(field: Field) => boolean | undefined} [isEmpty]
 *   whether the field is empty; if the function returns undefined, the adapter
 *   decides
 * @property {(field: Field) => boolean | undefined} [isInvalid]
 *   whether the field is a mistake, past which Return never finishes the form,
 *   but goes to the first one; if the function returns undefined, the attribute
 *   `data-field-invalid` and the constraints of HTML decide
 * @property {boolean} [stopsAtInvalid]
 *   whether Return stays in a field that is itself a mistake, by `isInvalid`, by the
 *   attribute or by the constraints of HTML
 * @property {boolean} [takesPrevented]
 *   whether Return moves although the page has prevented Enter, if the page did
 *   nothing else: focus, the field's value and its list are as before. It never
 *   finishes the form then
 * @property {"visualViewport" | "virtualKeyboard" | Element | null | (() => {left: number, top: number, right: number, bottom: number} | null)} [keyboardFrame]
 *   the area that an on-screen keyboard covers, out of which the focused field
 *   scrolls: `"visualViewport"` is the area below the visual viewport,
 *   `"virtualKeyboard"` the browser's `navigator.virtualKeyboard`, an element a
 *   keyboard that the page draws, and a function returns a rectangle in CSS
 *   pixels of the viewport, or null. Requires `field-navigation.keyboard.js`. Null
 *   itself, which `querySelector` may return, throws as other values do
 * @property {Code[]} [codes]
 *   the one-time codes and serial numbers, in which focus moves by itself (R15).
 *   Requires `field-navigation.code.js`
 * @property {boolean} [bar]
 *   whether a bar above the on-screen keyboard shows Previous, Next and Done, on
 *   devices whose main pointer is a finger. Requires `field-navigation.bar.js`
 */

/**
 * @typedef {object} Code
 * @property {Iterable<Element> | string} fields
 *   one field, which is recommended, or the code's fields in order: elements or
 *   a selector list, which also finds fields that the page adds later
 * @property {number | number[]} [length]
 *   how many letters each field takes; the default is the field's `maxlength`, or
 *   1 without one. While attached, the fields have a large `maxlength`
 * @property {boolean} [finishesWhenFull]
 *   whether the form finishes when the last empty field fills, as Return in the
 *   code's last field does, but only once until all fields were empty
 * @property {boolean} [advances]
 *   whether focus moves when a field is full, and back when Backspace finds no
 *   letter; true by default. Letters go on into the next fields either way
 */

/**
 * @typedef {object} Handle
 * @property {() => void} detach
 *   restores every attribute and removes every listener
 * @property {() => boolean} focusFirstInvalid
 *   focuses the first reachable mistake, for example after a server's answer;
 *   returns whether a mistake has focus now
 * @property {() => boolean} focusFirst
 *   focuses the first empty reachable field, unless something has focus;
 *   returns whether a field took focus
 * @property {() => boolean} pressReturn
 *   does what Return does in the field that has focus, or had it last: moves focus,
 *   or finishes the form as Enter does; returns false where Return does nothing
 * @property {() => boolean} focusNext
 *   focuses the form's next field, filled or not, but no check box or button that
 *   `included` doesn't name, and never finishes; returns whether focus has moved
 * @property {() => boolean} focusPrevious
 *   the same for the form's previous field
 * @property {boolean} canFocusNext whether the form has a next field now
 * @property {boolean} canFocusPrevious whether the form has a previous field now
 * @property {never} [next] renamed to `focusNext`
 * @property {never} [previous] renamed to `focusPrevious`
 * @property {never} [canNext] renamed to `canFocusNext`
 * @property {never} [canPrevious] renamed to `canFocusPrevious`
 * @property {() => void} refresh
 *   reads the page again, for changes that no event shows, such as another answer of
 *   `isEmpty`
 */

/**
 * Makes Return move through the forms inside a root, with a matching label on
 * its key, until `detach` is called.
 *
 * The page may add, remove and change fields at any time.
 * @example
 * const handle = attach(document, { ending: "wrap" });
 * handle.detach();
 * @param {Document | ShadowRoot | Element | null} [root]
 *   null, which `querySelector` may return, throws as other values do
 * @param {Options} [options]
 * @returns {Handle}
 * @throws {TypeError} if an option is unknown or has an invalid value
 */
export function attach(root = document, options = {}) {
  const session = new Session(checkRoot(root), check(options));
  const { keyboardFrame, codes, bar, finishKey } = session.settings;
  const files = /** @type {any} */ (globalThis);
  const follow = keyboardFrame
    ? files[FOLLOW_KEYBOARD](root, keyboardFrame, complain)
    : () => {};
  const focus = observe(session, follow);
  const keys = returnKey(session, focus.refresh);
  const stops = [keys.stop, tabKey(session), focus.stop, follow];
  if (codes) {
    stops.push(files[FILL_CODES](codes, root, complain, keys.act, listedObstacles));
  }
  const detach = guarded(() => {
    for (const stop of stops) stop();
    session.dispose();
    attached.delete(detach);
  });
  const handle = handleOf(session, focus, keys.act, detach);
  if ([...attached.values()].includes(root)) {
    complain("warn", "attached twice; the first wins, so detach it:", root);
  }
  attached.set(detach, root);
  try {
    guarded(() => {
      // Loads the engine before the user presses a key.
      engine();
      focus.enter(activeElement(session.page));
    })();
  } catch (error) {
    // A function in the options has thrown, and without a handle the caller
    // couldn't detach.
    detach();
    throw error;
  }
  if (bar) {
    const placeOf = guarded((/** @type {any} */ element) => session.placeOf(element));
    stops.push(files[SHOW_BAR](session.page, handle, placeOf, finishKey));
  }
  return handle;
}
