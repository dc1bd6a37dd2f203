// Calls a module as JavaScript and as WebAssembly. Both versions receive the same
// seeded random calls. The script compares all results.
//
//   node engines.mjs MODULE.mjs MODULE.wasm RUNS

import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [script, module, runs] = process.argv.slice(2);
const { default: instantiate } = await import(pathToFileURL(script));
const { instance } = await WebAssembly.instantiate(await readFile(module));
const engines = [instantiate(), instance.exports];

let seed = 1;
/** Returns a whole number below a limit, from the generator mulberry32. */
function random(limit) {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
}

const called = new Set();
let calls = 0;

function call(name, ...numbers) {
  const [first, second] = engines.map((engine) => engine[name](...numbers));
  called.add(name);
  calls += 1;
  if (first !== second) {
    throw new Error(`${name}(${numbers}): ${first} and ${second}`);
  }
  return first;
}

/**
 * Copies numbers to memory. Calls a function of both engines. Both engines must
 * leave the same numbers in memory.
 */
function exchange(numbers, name, ...around) {
  const address = call("allocate", numbers.byteLength);
  const views = engines.map(() => numbers.slice());
  const inMemory = (engine) =>
    new numbers.constructor(engine.memory.buffer, address, numbers.length);
  for (const engine of engines) inMemory(engine).set(numbers);
  call(name, ...around.map((one) => (one === exchange ? address : one)));
  engines.forEach((engine, index) => views[index].set(inMemory(engine)));
  views[0].forEach((number, index) => {
    if (!Object.is(number, views[1][index])) {
      throw new Error(`${name}: ${views[0]} and ${views[1]}`);
    }
  });
  call("deallocate", address);
}

function oneForm() {
  // Some forms are so long that the memory must grow.
  const count = random(random(100) ? 12 : 20_000) + 1;
  const form = call("create", random(2), random(3), count, random(2));
  const slot = () => random(random(4) ? count : count + 2);
  for (let step = 0; step < 10; step += 1) {
    for (let note = 0; note < 12; note += 1) {
      const key = random(3) ? -1 : random(10);
      call("note", form, slot(), random(3) ? 0 : random(128), random(16), key);
    }
    if (!random(3)) call("forgetStates", form);
    const isLook = random(2);
    const kinds = [0, 1, 3, 4, 8, 8, 12, 16, 32];
    call("press", form, slot() - !random(9), isLook ? 0 : kinds[random(9)], isLook);
    for (let tries = 0; tries < 20; tries += 1) {
      const answer = call("step", form, isLook);
      call("rule", form);
      if (answer < 0) break;
      if (answer >= 2 ** 29 && random(2)) {
        call("note", form, answer % 2 ** 29, random(2), random(16), -1);
      }
    }
    if (!random(3)) call("forgetRefusals", form);
  }
  call("release", form);
}

function onePage() {
  const places = Array.from({ length: random(20) + 1 }, () => random(9) - 1);
  exchange(Int32Array.from(places), "tabOrder", exchange, places.length);
}

function oneKeyboard() {
  call("reveal", ...Array.from({ length: 18 }, () => random(4000) / 4));
}

for (let run = 0; run < runs; run += 1) {
  if ("reveal" in engines[0]) {
    oneKeyboard();
  } else {
    oneForm();
    onePage();
  }
}
console.log(runs, calls, called.size);
