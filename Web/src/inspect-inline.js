// The classic script of the inspector. The page may have attached before.

import { inspect } from "./inspect-module.js";

const all = /** @type {any} */ (globalThis);
all.FieldNavigation = { ...all.FieldNavigation, inspect };
