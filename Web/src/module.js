// The ES module: the engine is part of the file, as JavaScript.

import instantiate from "compiled-engine";
import { start } from "./engine.js";

start(instantiate);

export { attach } from "./attach.js";
