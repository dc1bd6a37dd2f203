// The ES module: loads the WebAssembly file that lies beside the script.

import { start } from "./engine.js";

const response = await fetch(
  new URL("field-navigation.wasm", import.meta.url),
);
const { instance } = await WebAssembly.instantiate(
  await response.arrayBuffer(),
);
start(instance);

export { attach } from "./attach.js";
