// What the script asks of the device; demo.css asks the same.

export const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

/** The drawn keyboard then lies at the window's bottom, as on a phone. */
export const isNarrow = matchMedia("(max-width: 759px)");

/** Phones and tablets bring a keyboard of their own. */
export const hasOwnKeyboard = matchMedia("(pointer: coarse)");
