// The media queries that the scripts share with demo.css.

export const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

/** In narrow windows the drawn keyboard is at the bottom, as on a phone. */
export const isNarrow = matchMedia("(max-width: 759px)");

/** Phones and tablets have their own keyboard. */
export const hasOwnKeyboard = matchMedia("(pointer: coarse)");
