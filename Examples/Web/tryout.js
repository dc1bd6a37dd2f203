import { labelOf } from "./captions.js";
import { create } from "./create.js";
import { drawKeyboard } from "./keyboard.js";
import { isNarrow } from "./media.js";

/**
 * Adds settings and a drawn keyboard to a form. A line below reports what
 * happened. The visitor presses real keys in the form, and the adapter handles
 * them.
 */
export function setUpTryOut(section, attach, inspect) {
  const find = (selector) => section.querySelector(selector);
  const form = find("form");
  const template = document.querySelector("#settings").content;
  find("h3").after(template.cloneNode(true));
  const [panel, settings, dock] = [".panel", ".settings", ".dock"].map(find);
  const said = find(".event");
  drawKeyboard(find(".keyboard"), form);
  addSwitches(section, form, find(".switches"));

  const placeDock = () =>
    (isNarrow.matches ? form.parentElement : panel).append(dock);
  isNarrow.addEventListener("change", placeDock);
  placeDock();

  let handle, options;
  function apply() {
    const { direction, ...words } = Object.fromEntries(new FormData(settings));
    handle?.detach();
    form.dir = direction;
    options = { ...words, isInvalid, codes: [{ fields: ".boxes" }], bar: true };
    handle = attach(form, options);
  }
  find(".path").addEventListener("click", () => inspect(form, options));
  // The adapter notices by itself that a switch changed the form. A switch has
  // no name, because it needs no call of `apply`.
  settings.addEventListener("change", ({ target }) => {
    if (target.name) apply();
  });
  apply();

  const on = (type, say) =>
    form.addEventListener(type, (event) => (said.textContent = say(event)));
  on("fieldnavigation:move", ({ detail: { from, to, key, rule } }) =>
    `${labelOf(from)} → ${labelOf(to)}: the key said ${key}, rule ${rule}.`,
  );
  on("fieldnavigation:finish", ({ detail: { from, key, rule, action } }) =>
    `${labelOf(from)}: finish by ${action}; ` +
    `the key said ${key}, rule ${rule}.`,
  );
  form.addEventListener("fieldnavigation:move", ({ detail: { to, rule } }) => {
    if (rule === "R16") complain(to);
  });
  form.addEventListener("input", ({ target }) => forgive(target));
  form.addEventListener("reset", () => [...form.elements].forEach(forgive));
  on("submit", (event) => {
    event.preventDefault();
    return `${said.textContent} The form was submitted.`;
  });
  on("reset", () => "Cleared.");
}

/** Marks a mistake. The style sheet shows the message below the field. */
function complain(field) {
  field.ariaInvalid = "true";
  field.labels[0].dataset.mistake =
    field.validationMessage || "A number has no letters.";
}

function forgive(field) {
  field.ariaInvalid = null;
  delete field.labels?.[0]?.dataset.mistake;
}

/** A telephone number with letters is a mistake. HTML decides the rest. */
const isInvalid = ({ type, value }) =>
  (type === "tel" && /[a-z]/i.test(value)) || undefined;

/**
 * Adds switches for the fields that the section names. The switches hide or
 * disable these fields.
 */
function addSwitches({ dataset }, form, list) {
  const add = (verb, names, act) => {
    for (const name of names.split(" ")) {
      const field = form.elements.namedItem(name);
      const box = create("input", { type: "checkbox" });
      box.addEventListener("change", () => act(field, box.checked));
      const text = `${verb} ${labelOf(field)}`;
      list.append(create("label", { className: "check" }, box, text));
    }
  };
  add("Hide", dataset.hide, ({ labels: [label] }, isOn) => {
    label.hidden = isOn;
  });
  add("Disable", dataset.disable, (field, isOn) => (field.disabled = isOn));
}
