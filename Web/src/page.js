// Reads the page, and decides nothing.

import {
  CHOOSER,
  COMBOBOX,
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
import { CALENDAR, hasAnswer } from "./libraries.js";
import { call, hostOf, isElement, matches, nameOf, nearest, read } from "./dom.js";

/** The types of inputs that take text, which are those that block a submission. */
const textTypes = [...TEXT_TYPES, ...OTHER_BLOCKERS];

const isEditable = (/** @type {any} */ element) =>
  element && read(element, "isContentEditable");

/** Whether an element is the outermost one of an editable area, but not a form. */
const isEditableHost = (/** @type {any} */ element) =>
  !isForm(element) &&
  element.hasAttribute("contenteditable") &&
  isEditable(element) &&
  !isEditable(element.parentElement);

/** Whether an element is a field by its type, wherever it is on the page. */
export function isField(/** @type {any} */ element) {
  const name = nameOf(element);
  return (
    (name === "input"
      ? textTypes.includes(element.type) || isQuestion(element)
      : /^(textarea|select)$/.test(name) ||
        isEditableHost(element) ||
        isTrigger(element) ||
        isComponent(element)) &&
    // The part of a drop-down that takes text is no search.
    (!matches(element, `[type=search],${SEARCH_BOX}`) || !!element.closest(COMBOBOX))
  );
}

/** Whether a field is read-only because the user chooses its text from a list. */
export const isChooser = (/** @type {any} */ field) =>
  matches(field, `${CHOOSER},${CALENDAR}`);

/** Whether an element without a native field stands for a drop-down. */
const isTrigger = (/** @type {any} */ element) =>
  matches(element, TRIGGER) && element.tabIndex >= 0;

/**
 * Whether an element is a form-associated component that has a value but no
 * native field in an open shadow root. Buttons and check boxes can be such
 * components, too, but have a `type` or the property `checked`.
 */
export const isComponent = (/** @type {any} */ element) =>
  nameOf(element).includes("-") &&
  /** @type {any} */ (customElements.get(nameOf(element)))?.formAssociated &&
  "value" in element &&
  !("checked" in element) &&
  !/^(but|sub|res)/.test(element.type) &&
  !element.shadowRoot?.querySelector(`button,a,${FIELDS}`);

const isRadio = (/** @type {any} */ element) => read(element, "type") === "radio";

/** The radio buttons of a group that the user can choose from. */
const groupOf = (/** @type {any} */ radio) =>
  [...call(radio.getRootNode(), "querySelectorAll", "input[type=radio]")].filter(
    ({ name, form, disabled }) => name === radio.name && form === radio.form && !disabled);

/**
 * Whether a radio button is the tab stop of its group (R12), that is the
 * checked button, or else the first.
 */
export function isRadioStop(/** @type {any} */ element) {
  if (!isRadio(element) || !element.name || element.checked) return true;
  const group = groupOf(element);
  return !group.some((radio) => radio.checked) && group[0] === element;
}

/**
 * Whether a radio button asks for a required answer. On a phone, its focus would
 * close the keyboard.
 */
const isQuestion = (/** @type {any} */ element) =>
  isRadio(element) &&
  element.required &&
  isRadioStop(element) &&
  matchMedia("(pointer: fine)").matches;

/** Whether a stop takes no text, so that its Return key needs no label. */
export const isControl = (/** @type {any} */ element) =>
  (nameOf(element) === "button" && !isTrigger(element)) ||
  (nameOf(element) === "input" && !textTypes.includes(element.type));

/** Whether a stop is a control that Return presses. */
export const isButton = (/** @type {any} */ element) =>
  isControl(element) && !/checkbox|radio|range|color|file/.test(element.type);

/** Whether an element is in a search, where the page handles Return. */
export const isInSearch = (/** @type {any} */ element) =>
  !!nearest(element, (at) => matches(at, SEARCH));

/**
 * Returns the form of a field, a form itself, or null. Without a `<form>`, it is
 * the nearest ancestor that the page marks as one (R12).
 * @returns {Element | null}
 */
export function ownerOf(/** @type {any} */ field) {
  /** @type {any} */
  let owner;
  // A form owns a component, but not the fields in the component's shadow root.
  for (let at = field; at && !owner; at = hostOf(at)) {
    owner = isForm(at) ? at : formOf(at);
  }
  return owner ?? nearest(field, (at) => matches(at, FORM_MARK)) ?? null;
}

/**
 * The form that owns an element. A native control's property `form` decides, but
 * that of a component may be missing, an ID, or empty, although the component
 * is inside a form. Editable labels and legends have the property, too.
 */
function formOf(/** @type {any} */ element) {
  const isComponent = nameOf(element).includes("-");
  if (!isComponent && element.validity) return element.form;
  let form = isComponent && element.form;
  if (typeof form === "string") {
    const root = element.getRootNode();
    form = read(root, "getElementById")?.call(root, form);
  }
  return isElement(form) && isForm(form) ? form : element.closest("form");
}

export const isSelect = (/** @type {any} */ field) => nameOf(field) === "select";

export const isDropDown = (/** @type {any} */ field) =>
  isSelect(field) && !field.multiple && field.size < 2;

/** Enter opens a closed drop-down only in Chromium, and not on a Mac. */
const enterOpens = () => /^(?!.*Mac).*Chrom/.test(navigator.userAgent);

/**
 * Whether a field uses Return to insert a line break, choose an option or open
 * a list, and gets no label from the script (R6).
 *
 * `isUntouched` says whether the user has neither opened nor changed a
 * drop-down.
 */
export function keepsReturn(
  /** @type {any} */ field,
  /** @type {boolean} */ isUntouched,
) {
  return (
    isButton(field) ||
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
 * Whether the field is empty, which is all that the adapter reads of the user's
 * text.
 */
export function isEmpty(
  /** @type {any} */ field,
  /** @type {import("./form.js").Answers} */ answers,
) {
  // What a component shows may be words such as "Nothing chosen".
  const host = (field.readOnly || isTrigger(field)) && hostOf(field);
  if (host && "value" in host) return !String(host.value ?? "");
  const answer = answers.hasControls ? hasAnswer(field) : undefined;
  if (answer !== undefined) return !answer;
  if (isSelect(field)) {
    return (
      !answers.isChanged(field) &&
      (field.value === "" ||
        (field.selectedIndex === 0 &&
          isDropDown(field) &&
          !field.options[0].hasAttribute("selected")))
    );
  }
  if (isControl(field)) return isButton(field) || isUnanswered(field);
  if (isComponent(field)) return !String(field.value ?? "");
  if (isTrigger(field)) {
    const text = field.getAttribute("aria-valuetext") ?? field.textContent;
    // Some libraries keep the height of an empty trigger with a space of no width.
    return matches(field, PLACEHOLDER) || !/[^\s\u200b]/.test(text);
  }
  // Elements such as list items have a `value`, too, but no `validity`.
  if (field.validity) {
    return (
      (field.value === "" && !field.validity.badInput) || isMask(field)
    );
  }
  return (
    !field.textContent.trim() &&
    !field.querySelector(CONTENT)
  );
}

/** Whether a check box has no check, or a group of radio buttons no answer. */
const isUnanswered = (/** @type {any} */ control) =>
  isRadio(control)
    ? !groupOf(control).some((radio) => radio.checked)
    : control.type === "checkbox" ? !control.checked : !control.value;

/**
 * Whether a text is only the places that a mask keeps free, as in "__/__/____", or
 * its placeholder's, as in "dd/mm/yyyy".
 */
const isMask = (/** @type {any} */ { value, placeholder }) =>
  (/_/.test(value) && !/[^_\s()./:+-]/.test(value)) ||
  (value === placeholder && /^(\p{L})\1+(\W(\p{L})\3+)+$/u.test(value));

/** The attribute with which a page marks a mistake (R16). */
export const mistake = "data-field-invalid";

/** The element may be null, as a field's form may. */
export const isForm = (/** @type {any} */ element) =>
  element && nameOf(element) === "form";

export const tabIndexOf = (/** @type {Element} */ element) =>
  parseInt(call(element, "getAttribute", "tabindex") ?? "0") || 0;

/**
 * The focused element, which may be inside shadow roots, or null.
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

/** The bit `Node.DOCUMENT_POSITION_PRECEDING`, as a number because names stay long. */
const PRECEDING = 2;

/**
 * Returns the form's first button in document order. Image buttons aren't among
 * a form's `elements`, and querying all buttons of a large page would take ten
 * times as long.
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
    PRECEDING;
  return image && (!button || isFirst) ? image : button;
}

/** Enter does nothing in WebKit's month fields, and only there. */
const ignoresEnter = (/** @type {any} */ field) =>
  field.type === "month" && /WebKit(?!.*Chrom)/.test(navigator.userAgent);

/**
 * Returns how the browser submits the form on Enter (HTML, section 4.10.22.2,
 * "Implicit submission"): "button" with an enabled default button, "field" from
 * a single text field without any button, "" not at all.
 * @returns {"button" | "field" | ""}
 */
export function submissionOf(/** @type {any} */ form) {
  if (!isForm(form)) return "";
  const button = defaultButton(form);
  if (button) return button.matches(":disabled") ? "" : "button";
  let count = 0;
  for (const element of read(form, "elements")) {
    if (element.localName === "input" && textTypes.includes(element.type)) count += 1;
    if (count > 1) return "";
  }
  return "field";
}

/**
 * Returns how Return in a field submits the form: "submit" by the browser on
 * Enter, "click" on the default button from a drop-down that the user has
 * changed, "" not at all, as no browser does from an unchanged drop-down.
 * @returns {"submit" | "click" | ""}
 */
export function submitAction(
  /** @type {any} */ field,
  /** @type {"button" | "field" | ""} */ submission,
  /** @type {boolean} */ isChanged,
) {
  if (!field.form) return "";
  if (isSelect(field)) return isChanged && submission === "button" ? "click" : "";
  const submits = submission && field.localName === "input" && !ignoresEnter(field);
  return submits ? "submit" : "";
}

/**
 * Submits the form as the browser does on Enter in a field, and returns whether
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
