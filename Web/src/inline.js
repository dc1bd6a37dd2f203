// The classic script, which defines the ES module's exports in a global.

import { attach } from "./module.js";

/** @type {any} */ (globalThis).FieldNavigation = { attach };
