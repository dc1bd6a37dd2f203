// A drawn keyboard that doesn't type. The drawn Return key shows what a phone's
// keyboard would show for the focused field.

import { create } from "./create.js";

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/**
 * Draws the keyboard into `element`. The drawn keys follow the focus and the
 * key presses in `form`.
 */
export function drawKeyboard(element, form) {
  const key = (textContent, className = "") =>
    create("span", { textContent, className });
  const row = (letters) => [...letters].map((letter) => key(letter));
  const tab = key("tab", "tab");
  const enter = key("", "return");
  element.append(
    ...rows.map((letters) => create("div", {}, ...row(letters))),
    create("div", {}, tab, key("", "space"), enter),
  );
  // A click on the drawing must not take focus away from the field.
  element.addEventListener("mousedown", (event) => event.preventDefault());

  const keyboard = {
    element,
    /**
     * Shows an `enterkeyhint`. Without a hint the key shows "return", as on
     * phones.
     */
    show(hint) {
      const word = !hint || hint === "enter" ? "return" : hint;
      enter.textContent = enter.dataset.word = word;
    },
    press(name) {
      const pressed = name === "Tab" ? tab : enter;
      pressed.classList.remove("is-pressed");
      // Reading a size makes the browser restart the animation.
      void pressed.offsetWidth;
      pressed.classList.add("is-pressed");
    },
  };
  keyboard.show(null);
  if (form) follow(form, keyboard);
  return keyboard;
}

function follow(form, keyboard) {
  const update = () => {
    const focused = form.querySelector(":focus");
    keyboard.show(focused?.getAttribute("enterkeyhint"));
  };
  // Focus and the hint change only after the event. The update waits for both
  // changes.
  form.addEventListener("focusin", () => queueMicrotask(update));
  form.addEventListener("focusout", () => setTimeout(update));
  new MutationObserver(update).observe(form, {
    attributes: true,
    attributeFilter: ["enterkeyhint"],
    subtree: true,
  });
  form.addEventListener("keydown", ({ key }) => {
    if (key === "Enter" || key === "Tab") keyboard.press(key);
  });
}
