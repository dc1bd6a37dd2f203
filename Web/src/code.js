// Moves focus and letters through one-time codes and serial numbers (R15). This
// is a separate file with its own part of the engine, because most pages have no
// codes.

import { FILL_CODES } from "./code-option.js";
import instantiate from "compiled-code";
import { TRANSPARENT } from "./constants.js";
import { listed } from "./discover.js";
import { call, isElement, matches, nameOf, pageOf, read, viewOf } from "./dom.js";
import { isListOfElements, isSelector } from "./options.js";
import { activeElement, defaultButton, submissionOf } from "./page.js";

/** @typedef {import("./attach.js").Code} Settings */

/**
 * What a user's input has changed, until the page's own handlers have run. The
 * event is `undefined` at the end of a composition. `place` is the field's place
 * in the code, `before` are the texts of all fields before, `text` has all
 * letters of the input, and the page's handlers see `shown`. `focus` is the field
 * with focus, and its caret.
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

/**
 * The `maxlength` of a code's fields, because the browser cuts a fill that is
 * longer. No attribute at all would make `maxLength` -1, and the usual listener
 * of a page, which moves focus on `value.length >= maxLength`, would move it at
 * each event.
 */
const MOST = "9999";

/** The place of no field, and no caret. */
const NONE = -1;

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

/** @returns {number[]} */
const scalars = (/** @type {string} */ text) =>
  Array.from(text, (letter) => /** @type {number} */ (letter.codePointAt(0)));

const valueOf = (/** @type {any} */ field) => String(read(field, "value") ?? "");

/** @type {any} the functions of the engine's part, loaded with the first code */
let swift;
/** Whether the engine's part has failed, so that its memory is unreliable. */
let hasFailed = false;

/**
 * Calls the engine with numbers in its memory.
 * @param {number[]} numbers
 * @param {(address: number) => number} run
 * @returns {[result: number, numbers: Int32Array]}
 */
function exchange(numbers, run) {
  const { length } = numbers;
  // True until the call returns.
  hasFailed = true;
  const address = swift.allocate(4 * length);
  const view = () => new Int32Array(swift.memory.buffer, address, length);
  view().set(numbers);
  const result = run(address);
  // The memory may have grown during the call.
  const after = view().slice();
  swift.deallocate(address);
  hasFailed = false;
  return [result, after];
}

class Code {
  /**
   * @param {Settings} settings
   * @param {any} root
   * @param {(origin: Element) => (field: Element) => number} obstacles
   */
  constructor(settings, root, obstacles) {
    this.settings = settings;
    this.root = root;
    this.obstacles = obstacles;
    /** @type {Map<any, string>} the page's own values of `maxlength` */
    this.own = new Map();
    /** @type {string[]} the same by place, for a page that copies its fields */
    this.owns = [];
    /** The lengths that the engine knows. */
    this.lengths = "";
    /** The code in the engine's memory. */
    this.handle = 0;
  }

  /** Returns the fields as the page is now. A framework may replace them. */
  elements() {
    const { fields } = this.settings;
    return listed(fields, this.root);
  }

  has(/** @type {any} */ element) {
    const { fields } = this.settings;
    return (
      isElement(element) &&
      (typeof fields !== "string" || matches(element, fields)) &&
      this.elements().includes(element)
    );
  }

  /** Lets the fields take a whole fill. */
  lengthen() {
    const elements = this.elements();
    this.restore(elements);
    elements.forEach((element, place) => {
      const shown = element.getAttribute("maxlength");
      const own = shown === MOST ? this.own.get(element) ?? this.owns[place] : shown;
      if (!own) return;
      this.own.set(element, own);
      this.owns[place] = own;
      element.setAttribute("maxlength", MOST);
    });
  }

  /** Restores `maxlength`, except where the page has set it again. */
  restore(/** @type {any[]} */ kept = []) {
    for (const [element, own] of this.own) {
      if (kept.includes(element)) continue;
      if (element.getAttribute("maxlength") === MOST) {
        element.setAttribute("maxlength", own);
      }
      this.own.delete(element);
    }
  }

  /** Loads the code into the engine, and returns the lengths of its fields. */
  load(/** @type {any[]} */ elements) {
    const { length, advances = true, finishesWhenFull = false } = this.settings;
    const lengths = elements.map((element, place) => {
      const own = parseInt(
        this.own.get(element) ?? element.getAttribute("maxlength"));
      return (Array.isArray(length) ? length[place] : length) ?? (own > 0 ? own : 1);
    });
    if (String(lengths) !== this.lengths) {
      this.release();
      this.lengths = String(lengths);
      [this.handle] = exchange(lengths, (address) =>
        swift.create(address, lengths.length, advances, finishesWhenFull));
    }
    return lengths;
  }

  release() {
    if (this.handle && !hasFailed) swift.release(this.handle);
    this.handle = 0;
    this.lengths = "";
  }

  /** The numbers of the fields' texts, and of whether focus can move there. */
  numbers(/** @type {any[]} */ elements, /** @type {string[]} */ texts) {
    const active = activeElement(pageOf(this.root));
    const obstacles = this.obstacles(elements.includes(active) ? active : elements[0]);
    return texts.flatMap((text, place) => {
      const element = elements[place];
      const isReachable =
        element === active || !(obstacles(element) & ~TRANSPARENT);
      const letters = scalars(text);
      return [+isReachable, letters.length, ...letters];
    });
  }

  /** The last field that focus can move to. */
  lastOf(/** @type {any[]} */ elements) {
    const obstacles = this.obstacles(elements[0]);
    const reachable = elements.filter(
      (element) => !(obstacles(element) & ~TRANSPARENT));
    return (reachable.length ? reachable : elements).slice(-1)[0];
  }
}

/**
 * Reads a change out of the engine's numbers.
 * @param {Int32Array} numbers
 * @param {number} count the number of fields
 */
function changeOf(numbers, count) {
  const [field, caret] = numbers;
  let at = 2;
  const texts = Array.from({ length: count }, () => {
    const start = at + 1;
    at = start + numbers[at];
    return String.fromCodePoint(...numbers.slice(start, at));
  });
  return { field, caret, texts };
}

/** The caret of a field in letters. Some types of inputs don't have one. */
function caretOf(/** @type {any} */ field) {
  const { selectionEnd } = field;
  return selectionEnd == null
    ? NONE
    : scalars(valueOf(field).slice(0, selectionEnd)).length;
}

/** The caret of a field with focus, or none if all its text is selected. */
function placeOf(/** @type {any} */ field) {
  const { selectionStart, selectionEnd } = field;
  const text = valueOf(field);
  return text && selectionStart === 0 && selectionEnd === text.length
    ? NONE
    : caretOf(field);
}

/**
 * Sets a text. A framework may have its own property on the field, and would
 * then count the text as known.
 */
function setText(/** @type {any} */ field, /** @type {string} */ text) {
  Reflect.set(Object.getPrototypeOf(field), "value", text, field);
}

/** Moves the caret behind so many letters, or selects the text. */
function setCaret(/** @type {any} */ field, /** @type {number} */ caret) {
  if (caret === NONE) return field.select?.();
  if (field.selectionEnd == null) return;
  const units = Array.from(valueOf(field)).slice(0, caret).join("").length;
  field.setSelectionRange(units, units);
}

/** Does what the browser does on Enter in a field: it submits the form. */
function submit(/** @type {any} */ field) {
  const { form } = field;
  const way = nameOf(field) === "input" && submissionOf(form);
  if (way === "button") defaultButton(form).click();
  // Safari has `requestSubmit` from 16.
  else if (way) read(form, "requestSubmit")?.call(form);
}

/**
 * Follows the user's input in codes.
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
  /** The input that waits for the page's handlers. */
  let pending = /** @type {Input | undefined} */ (undefined);
  /** The field in which an input method composes. */
  let composing = /** @type {any} */ (undefined);
  /** The field whose composition has ended, but may still report its input. */
  let ending = /** @type {any} */ (undefined);
  /** The field whose letters have moved on before the composition ended. */
  let settled = /** @type {any} */ (undefined);
  /** The last text that a script has set in a field, with all its letters. */
  let filled = /** @type {{element: any, text: string} | undefined} */ (undefined);
  /** Whether this script is changing texts. */
  let isWriting = false;
  /** Whether a keydown of Backspace has been decided. */
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

  /** Runs after all listeners that the page has on an event. */
  function afterPage(
    /** @type {string} */ type,
    /** @type {(event: any) => void} */ run,
  ) {
    // Listeners run in the order in which they were added. Add this listener
    // again to run last.
    last.abort();
    last = new AbortController();
    view.addEventListener(type, guarded(run), { signal: last.signal });
  }

  const codeOf = (/** @type {any} */ element) =>
    codes.find((code) => code.has(element));

  const targetOf = (/** @type {any} */ event) => event.composedPath()[0];

  /** Whether the page has moved focus. It may also have replaced the field. */
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

  /** Reads the texts before the user changes one of them. */
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

  /** Asks the engine about an input. */
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
    const [next, after] = exchange(numbers, (address) =>
      swift.input(code.handle, address, isLook));
    return { next, ...(next < 0 ? undefined : changeOf(after, elements.length)) };
  }

  /**
   * Begins an input in the event's capture phase. The page's handlers see the
   * field with no more letters than it takes, as with `maxlength`.
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
    if (event && !event.isTrusted) {
      // A script may write the text so far each time. It doesn't know that
      // letters have gone on into the next fields.
      const former = filled?.element === element ? filled?.text ?? whole : whole;
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
    const focus = isHere ? [at, at === place ? caret : placeOf(active)] : [NONE, NONE];
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

  function heard(/** @type {any} */ event) {
    const element = targetOf(event);
    const code = codeOf(element);
    if (!code || pending?.event === event) return;
    // A handler of the page has dispatched an event during another one, or this
    // script has.
    if (isWriting || pending?.event?.eventPhase) {
      known.set(element, valueOf(element));
      return;
    }
    flush(element);
    const isLate = settled === element && valueOf(element) === known.get(element);
    settled = undefined;
    if (ending === element) ending = undefined;
    if (isLate) return;
    begin(code, element, event);
    afterPage("input", ({ isTrusted }) => {
      if (pending?.event !== event) return;
      // Some frameworks render in a microtask. A script's next event doesn't
      // wait for one.
      if (isTrusted) view.queueMicrotask(guarded(() => flush()));
      else flush();
    });
    // The page may have stopped the event.
    view.clearTimeout(timer);
    timer = view.setTimeout(guarded(() => flush()));
  }

  /**
   * Carries out the pending input, because the page's handlers have run.
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
    const isOthers = now.some(
      (text, other) => other !== place && text !== before[other]);
    const isRewritten = now[place] !== shown;
    // The page has refused or formatted the letters, or distributed them.
    if (
      isOthers ||
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
    remember(code, changing);
    if (changing === element) known.set(element, change.texts?.[place] ?? shown);
    if (change.next === GO_ON && moves) goOn();
    if (change.next === FINISH && !isRewritten) {
      finish(code, moves && /** @type {number} */ (change.field) >= 0);
    }
  }

  /**
   * Writes the fields' new texts. Returns whether the page has left focus to
   * this script.
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
    let isBrowsers = true;
    const event = {
      defaultPrevented: false,
      preventDefault() {
        isBrowsers = false;
      },
    };
    act(element, event, false, (step) => {
      isBrowsers = moves || step < 0;
      return isBrowsers;
    });
    if (isBrowsers) submit(element);
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
    const [next, after] = exchange(
      [elements.indexOf(element), ...code.numbers(elements, now)],
      (address) => swift.deleteBackward(code.handle, address));
    if (next < 0) return;
    event.preventDefault();
    const change = changeOf(after, elements.length);
    if (write(code, now, change)) moveTo(code, change);
    remember(code);
  }

  /** @type {[types: string, run: (event: any) => void][]} */
  const table = [
    ["input", heard],
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
      // In Firefox, the input event comes after the end.
      view.setTimeout(guarded(() => {
        if (ending !== element || signal.aborted) return;
        ending = undefined;
        begin(code, element, undefined);
        flush();
      }));
    }],
    // The page may empty a code after these events.
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

  swift ??= instantiate();
  // Events that don't leave a shadow root are heard in the root.
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
