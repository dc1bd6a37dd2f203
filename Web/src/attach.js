import { complain } from "./complain.js";
import { read } from "./dom.js";
import { attached, engine, guarded } from "./engine.js";
import { FOLLOW_KEYBOARD } from "./keyboard-option.js";
import { observe } from "./observe.js";
import { check, fail } from "./options.js";
import { activeElement } from "./page.js";
import { returnKey } from "./return.js";
import { Session } from "./session.js";
import { tabKey } from "./tab.js";

/**
 * @typedef {object} Options
 * @property {"nextEmpty" | "next"} [destination] where Return goes: to the next
 *   empty field (default) or to the next field, empty or not
 * @property {"finish" | "wrap" | "wrapToEmpty"} [atEnd] what Return does when
 *   no field follows
 * @property {"submit" | "blur" | ((form: HTMLFormElement | null, field: HTMLElement) => void)} [finish]
 *   how the form finishes: the browser's own implicit submission (default),
 *   leaving the field, or a function
 * @property {"done" | "go" | "search" | "send" | "enter"} [finishKey] the label
 *   of the key that finishes
 * @property {Iterable<Element> | string} [order] elements, or a selector list,
 *   in the order for Return and Tab; default is the sequential focus order
 * @property {boolean} [formless] whether all fields outside of any form make up
 *   one form; by default the browser and the page handle Enter there
 * @property {string} [exclude] a selector; matching elements and the fields
 *   inside them are left out
 * @property {(field: HTMLElement) => boolean | undefined} [isEmpty] whether the
 *   field is empty; return undefined to use the default
 * @property {"visualViewport" | "virtualKeyboard" | Element | (() => {left: number, top: number, right: number, bottom: number} | null)} [keyboardFrame]
 *   what an on-screen keyboard covers; the focused field is scrolled clear of it.
 *   `"visualViewport"`: the part below the visual viewport; `"virtualKeyboard"`: the
 *   browser's `navigator.virtualKeyboard`; an element: a keyboard that the page
 *   draws; a function: returns a rectangle in CSS pixels of the viewport, or null.
 *   Needs `field-navigation.keyboard.js`
 */

/**
 * @typedef {object} Handle
 * @property {() => void} detach restores every attribute and removes every
 *   listener
 */

/**
 * Makes Return move through the forms inside a root, with a matching label on
 * the Return key, until `detach` is called.
 *
 * Fields may be added, removed and changed at any time.
 * @example
 * const handle = attach(document, { atEnd: "wrap" });
 * handle.detach();
 * @param {Document | ShadowRoot | Element} [root]
 * @param {Options} [options]
 * @returns {Handle}
 * @throws {TypeError} naming an unknown option or a bad value
 */
export function attach(root = document, options = {}) {
  if (Object(root) !== root || !read(root, "querySelectorAll")) {
    fail("the root must be a document, an element or a shadow root");
  }
  const session = new Session(root, check(options));
  const { keyboardFrame } = session.settings;
  const follow = keyboardFrame
    ? /** @type {any} */ (globalThis)[FOLLOW_KEYBOARD](root, keyboardFrame, complain)
    : () => {};
  const focus = observe(session, follow);
  const stopReturn = returnKey(session, focus.refresh);
  const stopTab = tabKey(session);
  const detach = guarded(() => {
    stopReturn();
    stopTab();
    focus.stop();
    follow();
    session.dispose();
    attached.delete(detach);
  });
  if ([...attached.values()].includes(root)) {
    complain("warn", "attached twice; the first wins, so detach it:", root);
  }
  attached.set(detach, root);
  try {
    guarded(() => {
      // Start the engine now, rather than when the user is waiting for a field.
      engine();
      focus.enter(activeElement(session.page));
    })();
  } catch (error) {
    // A function among the options threw, so the caller doesn't get the handle.
    detach();
    throw error;
  }
  return { detach };
}
