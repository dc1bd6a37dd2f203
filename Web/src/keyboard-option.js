/** Where the page keeps what `field-navigation.keyboard.js` brings. */
export const FOLLOW_KEYBOARD = Symbol.for("FieldNavigation.followKeyboard");
