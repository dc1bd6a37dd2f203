// The module of the inspector, with its own copy of the engine.

import instantiate from "compiled-engine";
import { start } from "./engine.js";

start(instantiate);

export { inspect } from "./inspect.js";
