// The media queries of the scripts, which demo.css uses too.

export const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

/** On narrow windows the drawn keyboard is at the bottom, as on a phone. */
export const isNarrow = matchMedia("(max-width: 759px)");

/** Phones and tablets have their own keyboard. */
export const hasOwnKeyboard = matchMedia("(pointer: coarse)");
