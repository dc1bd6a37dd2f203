// The engine takes only numbers. A form is an address in the module's memory. A
// field is one of the form's slots.
//
// If a precondition of the engine fails, its memory is unreliable. All adapters
// on the page then detach themselves. The page continues without an adapter.

import { complain } from "./complain.js";

/** @type {() => any} creates the functions of Sources/FieldNavigationWeb */
let load;
/** @type {any} the loaded functions, or undefined before the first use */
let swift;

/**
 * A stand-in for an engine that has failed. The stand-in has nothing to
 * release.
 */
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
 * Wraps a function of the engine to detect its failure. The wrapper lists its
 * parameters. A rest parameter would create an array for each call.
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
 * Wraps each function that the browser or the page calls. If the engine fails
 * during the call, all adapters detach. The function then returns undefined.
 * @template [Parameter=void]
 * @template [Result=void]
 * @param {(parameter: Parameter) => Result} run
 * @returns {(parameter: Parameter) => Result | undefined}
 */
export const guarded = (run) => (parameter) => {
  try {
    return run(parameter);
  } catch (error) {
    // A failed engine has no functions. A call that is still running therefore
    // also fails and ends here.
    if (swift !== failed) throw error;
    for (const detach of attached.keys()) detach();
  }
};

/**
 * Copies numbers into the module's memory and calls the engine. Returns the
 * memory's new numbers.
 * @param {number[]} numbers
 * @param {(address: number) => void} call
 */
export function exchange(numbers, call) {
  const { length } = numbers;
  const address = engine().allocate(4 * length);
  const view = () => new Int32Array(swift.memory.buffer, address, length);
  view().set(numbers);
  call(address);
  // The memory may have grown during the call. Growth of the memory detaches an
  // existing view.
  const result = [...view()];
  swift.deallocate(address);
  return result;
}

/**
 * The handle of an empty form. This handle replaces the handle of a released
 * form.
 */
let noForm = 0;

/**
 * A form in the engine's memory. The script must release each form explicitly.
 */
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

  /** Releases the form. A press in progress then finds no further field. */
  release() {
    if (this.handle === noForm) return;
    engine().release(this.handle);
    this.handle = noForm;
  }
}
