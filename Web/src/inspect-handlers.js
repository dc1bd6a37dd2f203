// Watches what the page's handlers do with real presses of Enter. A page can't
// list its listeners, and an event by script would run them, so that nothing is
// known of a field before the user presses Enter there.

import { complain } from "./complain.js";
import { call, isElement, nameOf, read } from "./dom.js";
import { isUnmodified } from "./return.js";

/** @typedef {import("./listen.js").Listeners} Listeners */

/** What handlers read to recognize a key. */
const names = ["key", "code", "keyCode", "which"];

/** Describes an element without its text, or the document or window. */
export function describe(/** @type {any} */ target) {
  if (!isElement(target)) return target.document ? "window" : "document";
  const name = call(target, "getAttribute", "name");
  const id = call(target, "getAttribute", "id");
  return nameOf(target) + (id ? `#${id}` : name ? `[name=${name}]` : "");
}

/** Returns the file and line from which a trap was called. */
function placeOf(/** @type {Error} */ trace) {
  const places = String(trace.stack).match(/[^/\s(@?]*(\?[^\s)]*)?:\d+:\d+/g) ?? [];
  // The first is the trap's. A page at the end of a folder has no file name.
  return places[1]?.replace(/(\?.*)?(:\d+):\d+$/, "$2").replace(/^:/, "line ");
}

/**
 * Lets an event tell that its property is read, or called if it's a function.
 * @param {any} event
 * @param {string} name
 * @param {(trace: Error) => void} tell
 */
function trap(event, name, tell) {
  const own = event[name];
  const value = () => {
    tell(new Error());
    return typeof own === "function" ? own.call(event) : own;
  };
  Object.defineProperty(event, name, {
    configurable: true,
    ...(typeof own === "function" ? { value } : { get: value }),
  });
}

/** A press of Enter in a field. */
class Press {
  constructor() {
    /** What the page's handlers did. */
    this.words = /** @type {string[]} */ ([]);
    /** The events that no handler has prevented by a call. */
    this.open = new Map();
  }
}

/**
 * @param {any} view
 * @param {Listeners} listeners
 * @returns {(field: Element) => string}
 *   what handlers did with the latest Enter in a field; "" if nothing
 */
export function watchHandlers(view, listeners) {
  /** @type {WeakMap<any, Press>} by field */
  const presses = new WeakMap();
  const told = new Set();
  /** The field that received the most recent keydown of Enter. */
  let origin = /** @type {any} */ (undefined);

  function note(
    /** @type {Press} */ press,
    /** @type {any} */ target,
    /** @type {string} */ act,
    /** @type {Error | undefined} */ trace = undefined,
  ) {
    const place = trace && placeOf(trace);
    const words =
      `${target ? describe(target) : "the page"} ${act}` + (place ? ` at ${place}` : "");
    press.words.push(words);
    // The developer tools link the whole trace, whose first line may be a library's.
    const others = [target, trace].filter(Boolean);
    if (!told.has(words)) complain("warn", "the page handles Enter:", words, ...others);
    told.add(words);
  }

  listeners.add(view, "keydown keypress", (event) => {
    const isEnter = event.key === "Enter" && !event.shiftKey && isUnmodified(event);
    if (!isEnter || !event.isTrusted || event.repeat) return;
    const path = event.composedPath();
    if (event.type === "keydown") {
      origin = path[0];
      presses.set(origin, new Press());
    }
    const press = presses.get(origin);
    if (!press) return;
    // Only the window's listeners run before this one.
    const handler = event.defaultPrevented
      ? view
      : path.find((/** @type {any} */ at) => at["on" + event.type]);
    press.open.set(event, handler);
    trap(event, "preventDefault", (trace) => {
      const { currentTarget, eventPhase, type } = event;
      // An adapter prevents what it uses, a keydown afterwards.
      const isAdapters =
        !currentTarget ||
        (type === "keypress" && currentTarget === view && eventPhase === 3);
      if (press.open.delete(event) && !isAdapters) {
        note(press, currentTarget, "prevents Enter", trace);
      }
    });
  });

  // After a move, an adapter sends the old field a copy.
  listeners.add(view, "keyup", (event) => {
    const press = presses.get(origin);
    if (event.key !== "Enter" || event.composedPath()[0] !== origin || !press) return;
    let isHeard = false;
    for (const name of names) {
      trap(event, name, (trace) => {
        // Handlers of the document's keys are rarely about Enter.
        if (isHeard || !isElement(event.currentTarget)) return;
        isHeard = true;
        note(press, event.currentTarget, "listens to Enter's keyup", trace);
      });
    }
  });

  return (field) => {
    const press = presses.get(field);
    for (const [event, handler] of press?.open ?? []) {
      if (!event.defaultPrevented) continue;
      // A handler in an attribute may return false instead of a call.
      press?.open.delete(event);
      note(/** @type {Press} */ (press), handler, "prevents Enter");
    }
    return press?.words.join(", ") ?? "";
  };
}
