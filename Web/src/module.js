// The ES module, with the engine included as JavaScript.

import instantiate from "compiled-engine";
import { start } from "./engine.js";

start(instantiate);

export { attach } from "./attach.js";
