// Moves focus and letters through one-time codes and serial numbers (R15). It
// is a separate file with its own part of the engine, because most pages have
// no codes.

import { FILL_CODES } from "./files.js";
import { changeOf, Code, hasFailed, loadEngine } from "./code-engine.js";
import {
  caretOf,
  caretUnlessSelected,
  NONE,
  scalars,
  setCaret,
  setText,
  valueOf,
} from "./code-text.js";
import { call, isElement, nameOf, pageOf, read, viewOf } from "./dom.js";
import { isListOfElements, isSelector } from "./options.js";
import { activeElement, submit } from "./page.js";

/** @typedef {import("./attach.js").Code} Settings */

/**
 * An input, until the page's own handlers have run. `event` is undefined at the
 * end of a composition. `place` is the field's place in the code, `before` has
 * all fields' texts from before, `text` all letters of the input, and the
 * page's handlers see `shown`. `focus` is the field with focus, and its caret.
 * @typedef {{
 *   event: any,
 *   code: Code,
 *   place: number,
 *   before: string[],
 *   text: string,
 *   shown: string,
 *   caret: number,
 *   focus: number[],
 *   active: any,
 *   activePlace: number,
 *   isComposing: boolean,
 * }} Input
 */

/** What follows a change, in the order of the engine's numbers. */
const [GO_ON, FINISH] = [1, 2];

const isLength = (/** @type {any} */ value) => Number.isInteger(value) && value > 0;

const isSwitch = (/** @type {any} */ value) => /^(true|false|undefined)$/.test(value);

const isCode = (/** @type {any} */ code) => {
  const { fields, length = 1, finishesWhenFull, advances, ...others } = Object(code);
  return (
    (isSelector(fields) || isListOfElements(fields)) &&
    (Array.isArray(length) ? length.every(isLength) : isLength(length)) &&
    isSwitch(finishesWhenFull) &&
    isSwitch(advances) &&
    !Object.keys(others).length
  );
};

/**
 * @param {Settings[]} settings
 * @param {any} root
 * @param {typeof import("./complain.js").complain} complain
 * @param {ReturnType<typeof import("./return.js").returnKey>["act"]} act
 *   does what Return does in a field
 * @param {typeof import("./obstacles.js").listedObstacles} obstacles
 * @returns {() => void} stops
 */
function follow(settings, root, complain, act, obstacles) {
  const page = pageOf(root);
  const view = /** @type {any} */ (viewOf(page));
  const codes = settings.map((each) => new Code(each, root, obstacles));
  const listening = new AbortController();
  const { signal } = listening;
  /** @type {WeakMap<any, string>} what the fields contained before the input */
  const known = new WeakMap();
  let pending = /** @type {Input | undefined} */ (undefined);
  let composing = /** @type {any} */ (undefined);
  /** The field whose composition has ended, but may still report its input. */
  let ending = /** @type {any} */ (undefined);
  /**
   * The field whose letters have moved on before the composition ended, so that
   * its late input doesn't count again.
   */
  let settled = /** @type {any} */ (undefined);
  /**
   * The last text that a script has set, with all its letters, and the field
   * and caret where these ended.
   */
  let filled =
    /** @type {{element: any, text: string, end?: number[]} | undefined} */ (undefined);
  let isWriting = false;
  /** Whether a Backspace was decided on keydown, before its `beforeinput`. */
  let isDecided = false;
  let timer = 0;
  let last = new AbortController();

  const guarded = (/** @type {(event: any) => void} */ run) =>
    (/** @type {any} */ event) => {
      try {
        run(event);
      } catch (error) {
        if (!hasFailed) throw error;
        stop();
        complain("error", "the engine of codes failed and detaches:", error, root);
      }
    };

  /** Runs after all listeners of the page. */
  function afterPage(
    /** @type {string} */ type,
    /** @type {(event: any) => void} */ run,
  ) {
    // Added again to run last, because listeners run in the order of their
    // addition.
    last.abort();
    last = new AbortController();
    view.addEventListener(type, guarded(run), { signal: last.signal });
  }

  const codeOf = (/** @type {any} */ element) =>
    codes.find((code) => code.has(element));

  const targetOf = (/** @type {any} */ event) => event.composedPath()[0];

  /**
   * Whether the page has moved focus, other than by replacing the field with
   * focus.
   */
  function isElsewhere(/** @type {any} */ active) {
    const later = activeElement(page);
    return later !== active && !(!later && active && !read(active, "isConnected"));
  }

  function remember(
    /** @type {Code} */ code,
    /** @type {any} */ changing = composing,
  ) {
    for (const element of code.elements()) {
      if (element !== changing) known.set(element, valueOf(element));
    }
  }

  function prepare(/** @type {Event} */ event) {
    // A handler of the page may move focus while an input is pending.
    if (event.isTrusted && event.type !== "focusin") {
      flush();
      filled = undefined;
    }
    const code = codeOf(targetOf(event));
    if (!code) return;
    code.lengthen();
    remember(code);
  }

  function ask(
    /** @type {Input} */ { code, place, before, text, caret, focus, isComposing },
    /** @type {any[]} */ elements,
    /** @type {boolean} */ isLook,
  ) {
    code.load(elements);
    const letters = scalars(text);
    const numbers = [
      place, caret, ...focus, +isComposing,
      letters.length, ...letters, ...code.numbers(elements, before),
    ];
    const [next, after] = code.input(numbers, isLook);
    return { next, ...(next < 0 ? undefined : changeOf(after, elements.length)) };
  }

  /**
   * Begins an input in the event's capture phase, so that the page's handlers
   * see no more letters than the field takes, as with `maxlength`.
   */
  function begin(
    /** @type {Code} */ code,
    /** @type {any} */ element,
    /** @type {any} */ event,
  ) {
    const elements = code.elements();
    const place = elements.indexOf(element);
    const before = elements.map((each) =>
      each === element ? known.get(each) ?? "" : valueOf(each));
    const whole = valueOf(element);
    let text = whole;
    /** @type {number[] | undefined} */
    let end;
    if (event && !event.isTrusted) {
      // A script may write the text so far each time, because neither it nor a
      // page that moves focus itself knows that letters have gone on into the
      // next fields.
      const last = filled?.element === element ? filled : undefined;
      const former = last?.text ?? whole;
      end = last?.end;
      if (whole !== former && whole.startsWith(former) && former !== before[place]) {
        text = before[place] + whole.slice(former.length);
      }
      filled = { element, text: whole };
    }
    const active = activeElement(page);
    const at = elements.indexOf(active);
    const caret = text === whole ? caretOf(element) : scalars(text).length;
    // Letters for which the field has room are meant for it, even if focus is
    // elsewhere in the code, because a password manager fills box by box.
    const isHere =
      at >= 0 && (at === place || scalars(text).length > code.load(elements)[place]);
    const focus = !isHere ? [NONE, NONE]
      : at === place ? [at, caret] : end ?? [at, caretUnlessSelected(active)];
    const isComposing = !!event?.isComposing;
    /** @type {Input} */
    const input = {
      event, code, place, before, text, shown: whole, caret, focus, active,
      activePlace: at, isComposing,
    };
    pending = input;
    const look = ask(input, elements, true);
    const own = look.texts?.[place] ?? text;
    if (own === whole) return;
    input.shown = own;
    setText(element, own);
    if (active !== element) return;
    setCaret(element, look.field === place ? look.caret ?? NONE : own.length);
  }

  function onInput(/** @type {any} */ event) {
    const element = targetOf(event);
    const code = codeOf(element);
    if (!code || pending?.event === event) return;
    // This script has dispatched the event, or a handler of the page has during
    // another one.
    if (isWriting || pending?.event?.eventPhase) return;
    flush(element);
    const isLate = settled === element && valueOf(element) === known.get(element);
    settled = undefined;
    if (ending === element) ending = undefined;
    if (isLate) return;
    begin(code, element, event);
    afterPage("input", ({ isTrusted }) => {
      if (pending?.event !== event) return;
      // Some frameworks render in a microtask, for which a script's next event
      // doesn't wait.
      if (isTrusted) view.queueMicrotask(guarded(() => flush()));
      else flush();
    });
    // The page may have stopped the event.
    view.clearTimeout(timer);
    timer = view.setTimeout(guarded(() => flush()));
  }

  /**
   * Carries out the pending input, once the page's handlers have run.
   * @param {any} [changing] a field that a script has changed since then
   */
  function flush(changing) {
    const input = pending;
    pending = undefined;
    if (!input) return;
    const { code, place, before, shown, active, activePlace } = input;
    const elements = code.elements();
    // A framework may have replaced the fields.
    if (elements.length !== before.length) return remember(code);
    const element = elements[place];
    const now = elements.map((each, other) =>
      each === changing ? (other === place ? shown : before[other]) : valueOf(each));
    const isDistributed = now.some(
      (text, other) => other !== place && text !== before[other]);
    const isRewritten = now[place] !== shown;
    // The page has refused or formatted the letters, or distributed them.
    if (
      isDistributed ||
      (isRewritten && scalars(now[place]).length <= code.load(elements)[place])
    ) {
      return remember(code, changing);
    }
    if (isRewritten) {
      input.text = now[place];
      input.caret = caretOf(element);
    }
    const change = ask(input, elements, isRewritten);
    // The letters of a composition count again at its end.
    if (change.next < 0) {
      if (input.isComposing) return;
      remember(code, changing);
      if (changing === element) known.set(element, shown);
      return;
    }
    if (input.isComposing) {
      composing = undefined;
      settled = element;
    }
    const hasMoved =
      isElsewhere(active) && activeElement(page) !== elements[activePlace];
    const moves = write(code, now, change, changing) && !hasMoved && !isRewritten;
    if (moves) moveTo(code, change);
    const { field = NONE, caret = NONE } = change;
    if (filled && filled.element === element && field >= 0) filled.end = [field, caret];
    remember(code, changing);
    if (changing === element) known.set(element, change.texts?.[place] ?? shown);
    if (change.next === GO_ON && moves) goOn();
    if (change.next === FINISH && !isRewritten) {
      const { advances = true } = code.settings;
      finish(code, moves && advances && field >= 0);
    }
  }

  /**
   * Returns whether the page has left focus to this script.
   * @param {Code} code
   * @param {string[]} now
   * @param {any} change
   * @param {any} [changing]
   */
  function write(code, now, { texts }, changing) {
    const active = activeElement(page);
    isWriting = true;
    try {
      now.forEach((text, place) => {
        const element = code.elements()[place];
        if (!element || text === texts[place] || element === changing) return;
        setText(element, texts[place]);
        const inputType =
          texts[place].length < text.length ? "deleteContentBackward" : "insertText";
        const { InputEvent } = viewOf(pageOf(element));
        element.dispatchEvent(
          new InputEvent("input", {
            bubbles: true,
            composed: true,
            inputType,
            data: inputType === "insertText" ? texts[place] : null,
          }),
        );
      });
    } finally {
      isWriting = false;
    }
    return !isElsewhere(active) || code.has(activeElement(page));
  }

  function moveTo(/** @type {Code} */ code, /** @type {any} */ { field, caret }) {
    const target = code.elements()[field];
    if (!target) return;
    if (activeElement(page) !== target) target.focus();
    if (activeElement(page) === target) setCaret(target, caret);
  }

  /** Moves from the code's last field to Return's target, if there is one. */
  function goOn() {
    act(
      activeElement(page), { preventDefault() {} }, false,
      (step, isMistake) => step >= 0 && !isMistake);
  }

  /** Does what Return does in the code's last field. */
  function finish(/** @type {Code} */ code, /** @type {boolean} */ moves) {
    const element = code.lastOf(code.elements());
    const event = new Event("keypress", { cancelable: true });
    act(element, event, false, (step) => {
      const isWanted = moves || step < 0;
      if (!isWanted) event.preventDefault();
      return isWanted;
    });
    if (!event.defaultPrevented) submit(element);
  }

  /** Deletes the letter before an empty field. */
  function deleteBackward(/** @type {any} */ event) {
    const element = targetOf(event);
    const code = codeOf(element);
    if (
      !code ||
      event.defaultPrevented ||
      activeElement(page) !== element ||
      valueOf(element) ||
      element.validity?.badInput
    ) {
      return;
    }
    const elements = code.elements();
    code.load(elements);
    const now = elements.map(valueOf);
    const [next, after] = code.deleteBackward(
      [elements.indexOf(element), ...code.numbers(elements, now)]);
    if (next < 0) return;
    event.preventDefault();
    const change = changeOf(after, elements.length);
    if (write(code, now, change)) moveTo(code, change);
    remember(code);
  }

  /** @type {[types: string, run: (event: any) => void][]} */
  const table = [
    ["input", onInput],
    ["focusin beforeinput paste drop", prepare],
    ["keydown", (event) => {
      prepare(event);
      isDecided = false;
      const { key, keyCode, isComposing, ctrlKey, altKey, metaKey } = event;
      const isPlain = !(isComposing || ctrlKey || altKey || metaKey);
      const isDelete = key === "Backspace" && keyCode !== 229 && isPlain;
      if (!event.isTrusted || !isDelete || !codeOf(targetOf(event))) return;
      afterPage("keydown", () => {
        isDecided = true;
        deleteBackward(event);
      });
    }],
    ["beforeinput", (event) => {
      if (
        event.isTrusted && event.inputType === "deleteContentBackward" &&
        !isDecided && codeOf(targetOf(event))
      ) {
        afterPage("beforeinput", () => deleteBackward(event));
      }
    }],
    ["compositionstart", (event) => {
      prepare(event);
      composing = targetOf(event);
      ending = settled = undefined;
    }],
    ["compositionend", (event) => {
      const element = targetOf(event);
      const isOpen = composing === element;
      composing = undefined;
      const code = codeOf(element);
      if (!isOpen || !code || valueOf(element) === known.get(element)) return;
      ending = element;
      // Waits, because in Firefox the input event comes after the end.
      view.setTimeout(guarded(() => {
        if (ending !== element || signal.aborted) return;
        ending = undefined;
        begin(code, element, undefined);
        flush();
      }));
    }],
    // The page may empty a code after these, without an event.
    ["click reset submit", () => {
      view.setTimeout(guarded(() => {
        if (!pending && !signal.aborted) codes.forEach(remember);
      }));
    }],
  ];

  function stop() {
    listening.abort();
    last.abort();
    view.clearTimeout(timer);
    pending = undefined;
    for (const code of codes) {
      code.restore();
      code.release();
    }
  }

  loadEngine();
  // Not every event leaves a shadow root.
  const inner = isElement(root) || root === page ? view : root;
  for (const target of new Set([view, inner])) {
    for (const [types, run] of table) {
      for (const type of types.split(" ")) {
        call(target, "addEventListener", type, guarded(run), { capture: true, signal });
      }
    }
  }
  for (const code of codes) {
    code.lengthen();
    remember(code);
  }
  return stop;
}

// Checks the option `codes`. With more arguments, follows these codes.
/** @type {any} */ (globalThis)[FILL_CODES] = (
  /** @type {any} */ codes,
  /** @type {any[]} */ ...others
) =>
  others.length
    ? /** @type {any} */ (follow)(codes, ...others)
    : Array.isArray(codes) && codes.every(isCode);
