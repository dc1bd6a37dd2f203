import { labelOf } from "./captions.js";
import { create } from "./create.js";
import { drawKeyboard } from "./keyboard.js";
import { isNarrow } from "./media.js";

/**
 * Adds three parts to a form: settings, a drawn keyboard, and a line that
 * reports what happened. The adapter handles the visitor's real keys in the
 * form.
 */
export function setUpTryOut(section, attach) {
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

  let handle;
  function apply() {
    const { direction, ...options } = Object.fromEntries(
      new FormData(settings),
    );
    handle?.detach();
    form.dir = direction;
    handle = attach(form, options);
  }
  // The adapter notices the change that a switch makes in the form. Therefore a
  // switch needs no call of `apply`, and has no name.
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
  on("submit", (event) => {
    event.preventDefault();
    return `${said.textContent} The form was submitted.`;
  });
  on("reset", () => "Cleared.");
}

/** Adds switches that hide and disable the fields that the section names. */
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
