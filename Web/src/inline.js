// The classic script: the WebAssembly module is part of the file, so that
// `attach` is ready at once.

import bytes from "../dist/field-navigation.wasm";
import { attach } from "./attach.js";
import { start } from "./engine.js";

start(new WebAssembly.Instance(new WebAssembly.Module(bytes)));

export { attach };
