/** The key under which `field-navigation.keyboard.js` registers itself. */
export const FOLLOW_KEYBOARD = Symbol.for("FieldNavigation.followKeyboard");
