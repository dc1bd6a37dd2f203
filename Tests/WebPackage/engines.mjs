// Drives both engines with the same seeded random calls and compares all
// answers: node engines.mjs ENGINE.mjs MODULE.wasm RUNS

import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [script, module, runs] = process.argv.slice(2);
const { default: instantiate } = await import(pathToFileURL(script));
const { instance } = await WebAssembly.instantiate(await readFile(module));
const engines = [instantiate(), instance.exports];

let seed = 1;
/** A whole number below a limit, by the generator mulberry32. */
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

/** A call with numbers in memory, which both engines leave alike. */
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

const shuffled = (list) =>
  list
    .map((one) => [random(1e6), one])
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);

function oneForm() {
  const form = call("create", random(2), random(3));
  let slots = [];
  // Now and then a form is so long that the memory has to grow.
  const most = random(100) ? 12 : 20_000;
  for (let step = 0; step < 10; step += 1) {
    const count = random(most) + 1;
    while (slots.length < count) slots.push(call("reserve", form));
    slots = shuffled(slots).slice(random(2));
    exchange(
      Int32Array.from(slots), "reorder", form, exchange, slots.length);
    for (let update = 0; update < 12; update += 1) {
      const slot = random(4) ? slots[random(slots.length)] ?? 0 : random(most);
      const key = random(3) ? -1 : random(10);
      const changed = call("update", form, slot, random(128), random(8), key);
      if (changed) call("changedFrom", form);
      call("key", form, slot);
      call("slotAt", form, random(most));
    }
    call("press", form, slots[random(slots.length)] ?? 0, random(2),
      random(4) ? 0 : 1, random(2));
    for (let tries = 0; tries < 20; tries += 1) {
      const answer = call("step", form);
      call("rule", form);
      if (answer < 0) break;
      if (answer >= 2 ** 30 && random(2)) {
        call("update", form, answer - 2 ** 30, random(2), random(8), -1);
      }
    }
    if (!random(3)) call("forget", form);
  }
  call("release", form);
}

function onePage() {
  const places = Array.from({ length: random(20) + 1 }, () => random(9) - 1);
  exchange(Int32Array.from(places), "tabOrder", exchange, places.length);
  const scrollers = random(3);
  const numbers = Array.from(
    { length: 12 + scrollers * 6 }, () => random(4000) / 4);
  exchange(Float64Array.from(numbers), "reveal", exchange, scrollers);
}

for (let run = 0; run < runs; run += 1) {
  oneForm();
  onePage();
}
console.log(runs, calls, called.size);
