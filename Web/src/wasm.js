// The ES module with the engine as WebAssembly, which it loads from the
// script's own folder.

import { start } from "./engine.js";

// A server that renders pages may import the module, but never attaches.
if (globalThis.document) {
  const response = await fetch(
    new URL("field-navigation.wasm", import.meta.url),
  );
  const { instance } = await WebAssembly.instantiate(
    await response.arrayBuffer(),
  );
  start(() => instance.exports);
}

export { attach } from "./attach.js";
