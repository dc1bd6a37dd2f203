// The classic script: the module is inside, and ready at once.

import bytes from "../dist/field-navigation.wasm";
import { attach } from "./attach.js";
import { start } from "./engine.js";

start(new WebAssembly.Instance(new WebAssembly.Module(bytes)));

export { attach };
