// Reads the page without deciding or changing anything.

import {
  CONTENT,
  FORM_MARK,
  KEEPS_RETURN,
  OTHER_BLOCKERS,
  SEARCH,
  SEARCH_BOX,
  TEXT_TYPES,
} from "./constants.js";
import { call, matches, nameOf, parentOf, read } from "./dom.js";

const isEditable = (/** @type {any} */ element) =>
  element && read(element, "isContentEditable");

/** Whether an element begins an editable area. A form never counts as a field. */
const isEditableHost = (/** @type {any} */ element) =>
  nameOf(element) !== "form" &&
  element.hasAttribute("contenteditable") &&
  isEditable(element) &&
  !isEditable(element.parentElement);

/** Whether an element is a field by its type, wherever it is on the page. */
export function isField(/** @type {any} */ element) {
  const name = nameOf(element);
  if (name === "input") {
    if (!TEXT_TYPES.includes(element.type)) return false;
  } else if (!/^(textarea|select)$/.test(name)) {
    if (!isEditableHost(element)) return false;
  }
  return !matches(element, SEARCH_BOX);
}

/** Whether an element is a search or inside one, where the page handles Return. */
export function isInSearch(/** @type {any} */ element) {
  for (let at = element; at; at = parentOf(at)) {
    if (matches(at, SEARCH)) return true;
  }
  return false;
}

/**
 * The form that a field belongs to: its `<form>`, or else the nearest ancestor
 * that the page marks as a form (R12); null for none.
 * @returns {Element | null}
 */
export function ownerOf(/** @type {any} */ field) {
  // A label and a legend that can be edited have a form as well.
  let owner = field.validity ? field.form : field.closest("form");
  for (let at = field; at && !owner; at = parentOf(at)) {
    if (matches(at, FORM_MARK)) owner = at;
  }
  return owner;
}

export const isSelect = (/** @type {any} */ field) => nameOf(field) === "select";

export const isDropDown = (/** @type {any} */ field) =>
  isSelect(field) && !field.multiple && field.size < 2;

/** Enter opens a closed drop-down in Chromium, except on a Mac. */
const enterOpens = () =>
  /Chrom/.test(navigator.userAgent) && !/Mac/.test(navigator.userAgent);

/**
 * Whether Return breaks a line, chooses or opens a list here, so that the label is
 * left alone (R6).
 */
export function keepsReturn(
  /** @type {any} */ field,
  /** @type {boolean} */ isUnanswered,
) {
  return (
    matches(field, KEEPS_RETURN) ||
    (isSelect(field) &&
      (!isDropDown(field) ||
        (isUnanswered && enterOpens()) ||
        getComputedStyle(field).appearance === "base-select"))
  );
}

/** Whether the field is empty; nothing else about the user's text is read. */
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
  // The item of a list has a value as well.
  if (field.validity) return field.value === "" && !field.validity.badInput;
  return (
    !field.textContent.trim() &&
    !field.querySelector(CONTENT)
  );
}

export const tabIndexOf = (/** @type {Element} */ element) =>
  parseInt(call(element, "getAttribute", "tabindex") ?? "0") || 0;

/**
 * The focused element, including inside shadow roots; null for none.
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
 * The form's default button, the first in the document; `undefined` for none.
 * The elements of a form don't include its image buttons. A query for all
 * buttons of a large page takes ten times as long.
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

/** In WebKit Enter does nothing in month fields, unlike in its other fields. */
const isDeaf = (/** @type {any} */ field) =>
  field.type === "month" &&
  /AppleWebKit/.test(navigator.userAgent) &&
  !/Chrom/.test(navigator.userAgent);

/**
 * What the browser's own Enter uses to submit the form: an enabled default
 * button, or a single text field without any button; "" if Enter does nothing.
 * Source: HTML, 4.10.22.2 Implicit submission.
 * @returns {"button" | "field" | ""}
 */
export function submissionOf(/** @type {any} */ form) {
  if (!form || nameOf(form) !== "form") return "";
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
 * How Return in a field submits the form: through the browser's own Enter or,
 * in a drop-down, by clicking the default button; "" if Return can't submit.
 * @returns {"submit" | "click" | ""}
 */
export function submitAction(
  /** @type {any} */ field,
  /** @type {"button" | "field" | ""} */ submission,
) {
  if (!field.form) return "";
  if (isSelect(field)) return submission === "button" ? "click" : "";
  const submits = submission && field.localName === "input" && !isDeaf(field);
  return submits ? "submit" : "";
}
