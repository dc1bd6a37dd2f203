/** The key under which `field-navigation.bar.js` registers itself. */
export const SHOW_BAR = Symbol.for("FieldNavigation.bar");
