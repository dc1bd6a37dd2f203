// The classic script: what the ES module exports, as a global.

import { attach } from "./module.js";

/** @type {any} */ (globalThis).FieldNavigation = { attach };
