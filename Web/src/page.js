// Reads the page, but doesn't decide or change anything.

import {
  CONTENT,
  FIELDS,
  FORM_MARK,
  KEEPS_RETURN,
  OTHER_BLOCKERS,
  PLACEHOLDER,
  SEARCH,
  SEARCH_BOX,
  TEXT_TYPES,
  TRIGGER,
} from "./constants.js";
import { call, hostOf, matches, nameOf, parentOf, read } from "./dom.js";

const isEditable = (/** @type {any} */ element) =>
  element && read(element, "isContentEditable");

/**
 * Whether an element is the outermost element of an editable area. A form never
 * counts as a field.
 */
const isEditableHost = (/** @type {any} */ element) =>
  !isForm(element) &&
  element.hasAttribute("contenteditable") &&
  isEditable(element) &&
  !isEditable(element.parentElement);

/**
 * Whether an element is a field by its type. The element's place on the page
 * doesn't matter.
 */
export function isField(/** @type {any} */ element) {
  const name = nameOf(element);
  return (
    (name === "input"
      ? TEXT_TYPES.includes(element.type)
      : /^(textarea|select)$/.test(name) ||
        isEditableHost(element) ||
        isTrigger(element) ||
        isComponent(element)) && !matches(element, SEARCH_BOX)
  );
}

/** Whether an element without a native field stands for a drop-down. */
const isTrigger = (/** @type {any} */ element) =>
  matches(element, TRIGGER) && element.tabIndex >= 0;

/**
 * Whether an element is a form-associated component that has a value but no
 * native field in an open shadow root. Components for buttons and check boxes
 * are form-associated, too, and have a `type` or the property `checked`.
 */
export const isComponent = (/** @type {any} */ element) =>
  nameOf(element).includes("-") &&
  /** @type {any} */ (customElements.get(nameOf(element)))?.formAssociated &&
  "value" in element &&
  !("checked" in element) &&
  !/^(but|sub|res)/.test(element.type) &&
  !element.shadowRoot?.querySelector(`button,a,${FIELDS}`);

/**
 * Whether an element is a search element or inside one. The page handles Return
 * in a search.
 */
export function isInSearch(/** @type {any} */ element) {
  for (let at = element; at; at = parentOf(at)) {
    if (matches(at, SEARCH)) return true;
  }
  return false;
}

/**
 * Returns the form of a field, or null. A form is its own. Without a `<form>`, the form is the
 * nearest ancestor that the page marks as a form (R12).
 * @returns {Element | null}
 */
export function ownerOf(/** @type {any} */ field) {
  /** @type {any} */
  let owner;
  // A form doesn't own the fields in a component's shadow root, but it owns the
  // component.
  for (let at = field; at && !owner; at = hostOf(at)) {
    // Editable labels and legends have a `form` property, too.
    owner = isForm(at) ? at : at.validity ? at.form : at.closest("form");
  }
  for (let at = field; at && !owner; at = parentOf(at)) {
    if (matches(at, FORM_MARK)) owner = at;
  }
  return owner;
}

export const isSelect = (/** @type {any} */ field) => nameOf(field) === "select";

export const isDropDown = (/** @type {any} */ field) =>
  isSelect(field) && !field.multiple && field.size < 2;

/**
 * Whether Enter opens a closed drop-down. Enter opens a drop-down only in
 * Chromium, and not on a Mac.
 */
const enterOpens = () => /^(?!.*Mac).*Chrom/.test(navigator.userAgent);

/**
 * Whether a field uses Return. Such a field uses Return to insert a line break,
 * choose an option or open a list. The script sets no label on such a field
 * (R6).
 *
 * `isUntouched` says whether the user has neither opened nor changed a
 * drop-down.
 */
export function keepsReturn(
  /** @type {any} */ field,
  /** @type {boolean} */ isUntouched,
) {
  return (
    // A component that delegates focus may contain several lines.
    (isComponent(field)
      ? !field.hasAttribute("tabindex")
      : matches(field, KEEPS_RETURN)) ||
    (isSelect(field) &&
      (!isDropDown(field) ||
        (isUntouched && enterOpens()) ||
        getComputedStyle(field).appearance === "base-select"))
  );
}

/**
 * Whether the field is empty. The adapter reads nothing else about the user's
 * text.
 */
export function isEmpty(
  /** @type {any} */ field,
  /** @type {boolean} */ isChanged,
) {
  if (isSelect(field)) {
    return (
      !isChanged &&
      (field.value === "" ||
        (field.selectedIndex === 0 &&
          isDropDown(field) &&
          !field.options[0].hasAttribute("selected")))
    );
  }
  if (isComponent(field)) return !String(field.value ?? "");
  if (isTrigger(field)) {
    const text = field.getAttribute("aria-valuetext") ?? field.textContent;
    // Some libraries keep the height of an empty trigger with a space of no width.
    return matches(field, PLACEHOLDER) || !/[^\s\u200b]/.test(text);
  }
  // Elements such as list items also have a `value`. Check `validity` first.
  if (field.validity) return field.value === "" && !field.validity.badInput;
  return (
    !field.textContent.trim() &&
    !field.querySelector(CONTENT)
  );
}

/** The attribute with which a page marks a mistake (R16). */
export const mistake = "data-field-invalid";

/** Whether an element is a `<form>`. A field's form may be null. */
export const isForm = (/** @type {any} */ element) =>
  element && nameOf(element) === "form";

export const tabIndexOf = (/** @type {Element} */ element) =>
  parseInt(call(element, "getAttribute", "tabindex") ?? "0") || 0;

/**
 * Returns the focused element, or null if there is none. The element may be
 * inside shadow roots.
 * @returns {any}
 */
export function activeElement(/** @type {Document} */ page) {
  let active = read(page, "activeElement");
  for (let inner = active; inner; ) {
    active = inner;
    inner = read(active, "shadowRoot")?.activeElement;
  }
  return active === read(page, "body") || active === read(page, "documentElement")
    ? null
    : active;
}

/**
 * Returns the form's default button, or `undefined`. The default button is the
 * first button in document order. A form's `elements` don't include its image
 * buttons. Querying all buttons of a large page would take ten times as long.
 */
export function defaultButton(/** @type {any} */ form) {
  const find = (/** @type {any} */ elements, /** @type {string} */ kind) => {
    for (const element of elements) {
      if (element.type === kind && element.form === form) return element;
    }
  };
  const button = find(read(form, "elements"), "submit");
  const images = call(
    call(form, "getRootNode"), "querySelectorAll", "input[type=image]");
  const image = find(images, "image");
  const isFirst =
    button?.compareDocumentPosition(image ?? button) &
    Node.DOCUMENT_POSITION_PRECEDING;
  return image && (!button || isFirst) ? image : button;
}

const blockers = [...TEXT_TYPES, ...OTHER_BLOCKERS];

/**
 * Whether Enter does nothing in a field. Enter does nothing only in WebKit's
 * month fields.
 */
const isDeaf = (/** @type {any} */ field) =>
  field.type === "month" && /WebKit(?!.*Chrom)/.test(navigator.userAgent);

/**
 * Returns how the browser submits the form on Enter. "button" means that the
 * form has an enabled default button. "field" means a single text field and no
 * button. "" means that Enter does nothing. HTML defines this in section
 * 4.10.22.2, "Implicit submission".
 * @returns {"button" | "field" | ""}
 */
export function submissionOf(/** @type {any} */ form) {
  if (!isForm(form)) return "";
  const button = defaultButton(form);
  if (button) return button.matches(":disabled") ? "" : "button";
  let count = 0;
  for (const element of read(form, "elements")) {
    if (element.localName === "input" && blockers.includes(element.type)) count += 1;
    if (count > 1) return "";
  }
  return "field";
}

/**
 * Returns how Return in a field submits the form. "submit" means that the
 * browser submits on Enter. "click" means a drop-down that the user has
 * changed, in a form with a default button to click. No browser submits from an
 * unchanged drop-down. "" means that Return can't submit.
 * @returns {"submit" | "click" | ""}
 */
export function submitAction(
  /** @type {any} */ field,
  /** @type {"button" | "field" | ""} */ submission,
  /** @type {boolean} */ isChanged,
) {
  if (!field.form) return "";
  if (isSelect(field)) return isChanged && submission === "button" ? "click" : "";
  const submits = submission && field.localName === "input" && !isDeaf(field);
  return submits ? "submit" : "";
}

/**
 * Submits the form as the browser does on Enter in a field, if it does. Returns whether
 * it does.
 */
export function submit(/** @type {any} */ field) {
  const { form } = field;
  const way = nameOf(field) === "input" && submissionOf(form);
  if (way === "button") defaultButton(form).click();
  // Safari has `requestSubmit` from 16.
  else if (way) read(form, "requestSubmit")?.call(form);
  return !!way;
}

/** The words that a form's attribute sets (R12). */
export const wordsOf = (/** @type {Element | null} */ owner) =>
  (owner && call(owner, "getAttribute", "data-field-navigation")) ?? "";
