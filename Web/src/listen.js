// Listeners and timers that leave nothing behind.

import { call } from "./dom.js";
import { guarded } from "./engine.js";

export class Listeners {
  constructor() {
    /** @type {Map<EventTarget, (() => void)[]>} by target */
    this.removals = new Map();
  }

  has(/** @type {EventTarget} */ target) {
    return this.removals.has(target);
  }

  /**
   * @param {EventTarget} target
   * @param {string} types separated by spaces
   * @param {(event: any) => void} listener
   * @param {boolean} [captures] whether the listener captures the event
   */
  add(target, types, listener, captures = true) {
    const safe = guarded(listener);
    const removals = this.removals.get(target) ?? [];
    this.removals.set(target, removals);
    for (const type of types.split(" ")) {
      call(target, "addEventListener", type, safe, captures);
      removals.push(() =>
        call(target, "removeEventListener", type, safe, captures));
    }
  }

  removeAll(/** @type {EventTarget[]} */ ...kept) {
    for (const [target, removals] of this.removals) {
      if (kept.includes(target)) continue;
      for (const remove of removals) remove();
      this.removals.delete(target);
    }
  }
}

/**
 * Calls a function in idle time, after layout.
 * @param {any} view
 * @param {number} delay the milliseconds to wait first
 * @param {() => void} run
 * @param {() => boolean} [isNeeded] whether to call it, asked after the delay
 * @returns {() => void} cancels the call
 */
export function whenIdle(view, delay, run, isNeeded = () => true) {
  const safe = guarded(run);
  let cancel = () => {};
  const timer = view.setTimeout(guarded(() => {
    if (!isNeeded()) return;
    // WebKit has no requestIdleCallback, but a timer set in an animation frame
    // runs after that frame's layout.
    if (view.requestIdleCallback) {
      const idle = view.requestIdleCallback(safe, { timeout: 1000 });
      cancel = () => view.cancelIdleCallback(idle);
    } else {
      const frame = view.requestAnimationFrame(() => {
        const after = view.setTimeout(safe);
        cancel = () => view.clearTimeout(after);
      });
      cancel = () => view.cancelAnimationFrame(frame);
    }
  }), delay);
  cancel = () => view.clearTimeout(timer);
  return () => cancel();
}
