// The engine takes only numbers: a form is an address in the module's memory,
// and a field is a slot of the form.
//
// If a precondition of the engine fails, its memory can't be trusted anymore.
// All adapters on the page then detach themselves, and the page continues as if
// there were no adapter.

import { complain } from "./complain.js";

/** @type {() => any} creates the functions of Sources/FieldNavigationWeb */
let load;
/** @type {any} those functions, once they are needed */
let swift;

/** Stands in for an engine that failed, where there is nothing to release. */
const failed = { release() {} };

/** @type {Map<() => void, any>} the functions that detach an adapter, with its root */
export const attached = new Map();

/** @param {() => any} loader */
export function start(loader) {
  load = loader;
}

export const engine = () => (swift ??= loaded());

function loaded() {
  const functions = { ...checked(load)() };
  for (const name in functions) {
    if (name !== "memory") functions[name] = checked(functions[name]);
  }
  return functions;
}

/**
 * Wraps a function of the engine to notice its failure. The parameters are
 * spelled out because a rest parameter costs an array per call.
 * @param {(...numbers: any[]) => any} run
 * @returns {(...numbers: any[]) => any}
 */
const checked = (run) => (a, b, c, d, e) => {
  try {
    return run(a, b, c, d, e);
  } catch (error) {
    swift = failed;
    complain("error", "the engine failed and detaches:", error);
    throw error;
  }
};

/**
 * Wraps each function that the browser or the page calls: if the engine fails
 * inside, all adapters are detached and the function returns.
 * @template [Parameter=void]
 * @param {(parameter: Parameter) => void} run
 * @returns {(parameter: Parameter) => void}
 */
export const guarded = (run) => (parameter) => {
  try {
    run(parameter);
  } catch (error) {
    // A failed engine has no functions left, so anything still running ends
    // here, too.
    if (swift !== failed) throw error;
    for (const detach of attached.keys()) detach();
  }
};

/**
 * Copies numbers into the module's memory for a call of the engine, and returns
 * the numbers found there afterwards.
 * @param {number[]} numbers
 * @param {(address: number) => void} call
 */
export function exchange(numbers, call) {
  const { length } = numbers;
  const address = engine().allocate(4 * length);
  const view = () => new Int32Array(swift.memory.buffer, address, length);
  view().set(numbers);
  call(address);
  // The memory may have grown, which detaches an older view.
  const result = [...view()];
  swift.deallocate(address);
  return result;
}

/** The handle of a form without fields, which stands in for a released form. */
let noForm = 0;

/** A form in the engine's memory, which must be released explicitly. */
export class EngineForm {
  /**
   * @param {number} destination
   * @param {number} ending
   * @param {number} count the number of fields
   */
  constructor(destination, ending, count) {
    noForm ||= engine().create(0, 0, 0);
    this.handle = engine().create(destination, ending, count);
  }

  /** A press in progress no longer finds any field. */
  release() {
    if (this.handle === noForm) return;
    engine().release(this.handle);
    this.handle = noForm;
  }
}
