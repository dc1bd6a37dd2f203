// Written by Web/constants.py from the Swift sources.

/** Bits of the engine's `Obstacles`. */
export const
  HIDDEN = 1,
  TRANSPARENT = 2,
  DETACHED = 4,
  NO_INTERACTION = 8,
  DISABLED = 16,
  NOT_EDITABLE = 32,
  EXCLUDED = 64;

/** Bits of the traits that the engine gets besides the obstacles. */
export const
  EMPTY = 1,
  HANDLES_RETURN = 2,
  LISTED = 4;

/** Results of `step` other than a slot; CHECK marks a slot to read. */
export const
  FINISH = -1,
  STAY = -2,
  CHECK = 1073741824;

/** The engine's numbers for labels of the Return key. */
export const RETURN_KEYS = /** @type {Record<string, number>} */ ({
  go: 1,
  next: 4,
  search: 6,
  send: 7,
  done: 9,
});

/** The keywords of `Destination`, in the order of the engine's numbers. */
export const DESTINATIONS = ["nextEmpty", "next"];

/** The keywords of `Ending`, in the order of the engine's numbers. */
export const ENDINGS = ["finish", "wrap", "wrapToEmpty"];
