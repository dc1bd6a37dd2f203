// The engine takes numbers only: a form is an address in the module's memory,
// a field is a slot of the form.

/** @type {any} */
let swift;

/** @param {WebAssembly.Instance} instance */
export function start(instance) {
  swift = instance.exports;
}

/** The functions that the module exports, see Sources/FieldNavigationWeb. */
export const engine = () => swift;

/**
 * Copies numbers into the module's memory for a call of the engine, and returns
 * the numbers that stand there afterwards.
 * @template {Int32Array | Float64Array} Numbers
 * @param {Numbers} numbers
 * @param {(address: number) => void} call
 * @returns {Numbers}
 */
export function exchange(numbers, call) {
  const address = swift.allocate(numbers.byteLength);
  const View = /** @type {any} */ (numbers.constructor);
  const view = () => new View(swift.memory.buffer, address, numbers.length);
  view().set(numbers);
  call(address);
  // The memory may have grown, which detaches an older view.
  const result = view().slice();
  swift.deallocate(address);
  return result;
}
