/** The key under which `field-navigation.code.js` registers itself. */
export const FILL_CODES = Symbol.for("FieldNavigation.codes");
