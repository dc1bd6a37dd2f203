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
  LISTED = 4,
  INVALID = 8;

/** Bits of the kinds of presses. */
export const
  TAB = 1,
  BACKWARD = 2,
  SHOWS_NEXT = 4,
  VALIDATES = 8,
  FIRST_INVALID = 16,
  FIRST_EMPTY = 32;

/** Results of `step` other than a slot; CHECK marks a slot to read, and VALIDATE one that may also be invalid. */
export const
  FINISH = -1,
  STAY = -2,
  CHECK = 536870912,
  VALIDATE = 1073741824;

/** The keywords of `Destination`, in the order of the engine's numbers. */
export const DESTINATIONS = ["nextEmpty", "next"];

/** The keywords of `Ending`, in the order of the engine's numbers. */
export const ENDINGS = ["finish", "wrap"];

/** The elements that can be fields. */
export const FIELDS = "input,textarea,select,[contenteditable],[role=combobox],[aria-haspopup=listbox]";

/** The elements that stand for a drop-down, if Tab stops there. */
export const TRIGGER = "[role=combobox]:not(input),[aria-haspopup=listbox]:not(input)";

/** The triggers that show no answer yet. */
export const PLACEHOLDER = "[data-placeholder]";

/** The types of inputs that hold text. */
export const TEXT_TYPES = ["text", "email", "password", "tel", "url", "number",
  "date", "time", "datetime-local", "month", "week"];

/** The other input types that can block implicit submission. */
export const OTHER_BLOCKERS = ["search"];

/** The elements with the role of a search field. */
export const SEARCH_BOX = "[role=searchbox]";

/** The elements that contain all parts of a search. */
export const SEARCH = "search,[role=search]";

/** The elements that a page marks as a form (R12). */
export const FORM_MARK = "[role=form],[data-field-navigation]";

/** The elements that are marked as modal (R1). */
export const MODAL = "[aria-modal=true]";

/** The elements that can handle keys for a field in their content. */
export const COMBOBOX = "[role=combobox]";

/** The elements whose list highlights an option, which Return picks. */
export const HIGHLIGHTED = "[aria-activedescendant]:not([aria-activedescendant='']):not([aria-expanded=false])";

/** Read-only inputs that open something to choose from. */
export const CHOOSER = "[role=combobox],[aria-haspopup]:not([aria-haspopup=false])";

/** Fields in which Return inserts a line break or does nothing (R6). */
export const KEEPS_RETURN = "textarea,input[readonly],:not(input):not(select):not([aria-multiline=false])";

/** The elements that count as content of an editable element, as text does. */
export const CONTENT = "img,picture,video,audio,svg,canvas,object,input";

/** The `enterkeyhint` labels of keys that the page itself handles. */
export const OWN_LABELS = ["enter", "previous"];

/** The labels of `enterkeyhint` that the engine knows. */
export const RETURN_KEYS = /** @type {Record<string, any>} */ ({
  __proto__: null,
  go: 1,
  next: 4,
  search: 6,
  send: 7,
  done: 9,
});

/** The opacity below which an element is invisible (R1). */
export const LEAST_OPACITY = 0.01;

/** The obstacles that make a field invisible to the user. */
export const UNSEEN = HIDDEN | DETACHED | TRANSPARENT;
