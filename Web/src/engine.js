// The engine takes only numbers: a form is an address in the module's memory,
// and a field is one of the form's slots.
//
// After a failed precondition that memory is unreliable, so that all adapters
// on the page detach, and the page continues without.

import { complain } from "./complain.js";

/** @type {() => any} creates the functions of Sources/FieldNavigationWeb */
let load;
/** @type {any} the loaded functions, or undefined before the first use */
let swift;

/** Replaces a failed engine, and has nothing to release. */
const failed = { release() {} };

/** @type {Map<() => void, any>} each adapter's detach function, and its root */
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
 * Detects that a function of the engine fails. The parameters are listed,
 * because a rest parameter would create an array for each call.
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
 * in it, all adapters detach, and it returns undefined.
 * @template [Parameter=void]
 * @template [Result=void]
 * @param {(parameter: Parameter) => Result} run
 * @returns {(parameter: Parameter) => Result | undefined}
 */
export const guarded = (run) => (parameter) => {
  try {
    return run(parameter);
  } catch (error) {
    // A failed engine has no functions, so that a call still in progress fails,
    // too, and ends here.
    if (swift !== failed) throw error;
    for (const detach of attached.keys()) detach();
  }
};

/**
 * Calls the engine with numbers in its memory, and returns what they are then.
 * @param {number[]} numbers
 * @param {(address: number) => void} call
 */
export function exchange(numbers, call) {
  const { length } = numbers;
  const address = engine().allocate(4 * length);
  const view = () => new Int32Array(swift.memory.buffer, address, length);
  view().set(numbers);
  call(address);
  // The call may have grown the memory, which detaches the first view.
  const result = [...view()];
  swift.deallocate(address);
  return result;
}

/** The handle of an empty form, which replaces that of a released one. */
let noForm = 0;

/** A form in the engine's memory, which nothing releases by itself. */
export class EngineForm {
  /**
   * @param {number} destination
   * @param {number} ending
   * @param {number} count the number of fields
   * @param {boolean} [stopsAtInvalid]
   */
  constructor(destination, ending, count, stopsAtInvalid) {
    noForm ||= engine().create(0, 0, 0);
    this.handle = engine().create(destination, ending, count, stopsAtInvalid);
  }

  /** A press in progress then finds no further field. */
  release() {
    if (this.handle === noForm) return;
    engine().release(this.handle);
    this.handle = noForm;
  }
}
