import { drawKeyboard, followFocus } from "./keyboard.js";

/** There the drawn keyboard lies at the bottom of the window, as on a phone. */
const isNarrow = matchMedia("(max-width: 759px)");

const labelOf = (field) =>
  field?.labels?.[0]?.firstChild.textContent.trim() ?? "the page";

/**
 * Gives a form settings, a drawn keyboard and a line that says what happened.
 * The form is driven by the adapter with real keys.
 */
export function setUpTryOut(section, attach) {
  const form = section.querySelector("form");
  const template = document.querySelector("#settings").content.cloneNode(true);
  const panel = template.querySelector(".panel");
  const settings = panel.querySelector(".settings");
  const event = panel.querySelector(".event");
  section.querySelector("h3").after(panel, makeStage(section));
  // Radio groups of two try-outs must not share a name.
  for (const radio of settings.querySelectorAll("[type=radio]")) {
    radio.dataset.setting = radio.name;
    radio.name = `${form.id}-${radio.name}`;
  }
  const toggles = addToggles(section, settings.querySelector(".toggles"), form);
  const keyboard = drawKeyboard(panel.querySelector(".keyboard"));
  followFocus(form, keyboard);

  const dock = panel.querySelector(".dock");
  const placeDock = () =>
    (isNarrow.matches ? form.parentElement : panel).append(dock);
  isNarrow.addEventListener("change", placeDock);
  placeDock();

  const chosen = (name) =>
    settings.querySelector(`[data-setting=${name}]:checked`).value;
  let handle;
  const apply = () => {
    handle?.detach();
    form.dir = chosen("direction");
    handle = attach(form, {
      destination: chosen("destination"),
      atEnd: chosen("ending"),
    });
  };
  settings.addEventListener("change", ({ target }) => {
    if (target.dataset.setting) apply();
  });
  apply();

  form.addEventListener("fieldnavigation:move", ({ detail }) => {
    const { from, to, rule, key } = detail;
    event.textContent =
      `${labelOf(from)} → ${labelOf(to)}: ` +
      `the key said ${key}, rule ${rule}.`;
  });
  form.addEventListener("fieldnavigation:finish", ({ detail }) => {
    const { from, rule, key, action } = detail;
    event.textContent =
      `${labelOf(from)}: finish by ${action}; ` +
      `the key said ${key}, rule ${rule}.`;
  });
  form.addEventListener("submit", (submit) => {
    submit.preventDefault();
    event.textContent += " The form was submitted.";
  });
  // A reset also brings back what the form had when the page was loaded.
  form.addEventListener("reset", () => {
    event.textContent = "Cleared.";
    setTimeout(toggles.apply);
  });
}

/** Form and hints get a box of their own, in which the keyboard may stick. */
function makeStage(section) {
  const stage = document.createElement("div");
  stage.className = "stage";
  stage.append(...section.querySelectorAll(".hints, form"));
  return stage;
}

/** Switches that hide and disable the fields that the section names. */
function addToggles(section, fieldset, form) {
  const all = [];
  for (const kind of ["hide", "disable"]) {
    for (const name of section.dataset[kind].split(" ")) {
      const field = form.elements.namedItem(name);
      const box = document.createElement("input");
      box.type = "checkbox";
      const label = document.createElement("label");
      label.className = "check";
      const verb = kind === "hide" ? "Hide" : "Disable";
      label.append(box, `${verb} ${labelOf(field)}`);
      fieldset.append(label);
      const apply = () => {
        if (kind === "disable") field.disabled = box.checked;
        else field.labels[0].classList.toggle("is-hidden", box.checked);
      };
      box.addEventListener("change", apply);
      all.push(apply);
    }
  }
  return { apply: () => all.forEach((apply) => apply()) };
}

/** Log in hides what only a new user is asked for. */
export function setUpModes(form) {
  const update = () => {
    const isLogIn = form.elements.namedItem("mode").value === "log-in";
    for (const label of form.querySelectorAll(".sign-up-only")) {
      label.hidden = isLogIn;
    }
    form.querySelector("button").textContent = isLogIn ? "Log in" : "Sign up";
  };
  form.addEventListener("change", update);
  form.addEventListener("reset", () => setTimeout(update));
  // The browser may bring back the mode of an earlier visit.
  update();
}
