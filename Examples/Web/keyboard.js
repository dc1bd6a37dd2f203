// A keyboard that is only drawn. It says on its Return key what a phone's
// keyboard would say for the focused field.

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** What phones write on the key; without a hint it is plain "return". */
const wordFor = (hint) => (!hint || hint === "enter" ? "return" : hint);

export function drawKeyboard(element) {
  const row = (keys) => {
    const line = document.createElement("div");
    line.append(...keys);
    return line;
  };
  const key = (text, name = "") => {
    const cap = document.createElement("span");
    cap.textContent = text;
    cap.className = name;
    return cap;
  };
  const tab = key("tab", "tab");
  const enter = key("return", "return");
  element.append(
    ...rows.map((letters) => row([...letters].map((letter) => key(letter)))),
    row([tab, key("", "space"), enter]),
  );
  // A click on the drawing must not take focus away from the field.
  element.addEventListener("mousedown", (event) => event.preventDefault());

  const flash = (cap) => {
    cap.classList.remove("is-pressed");
    // Reading a measure restarts the animation.
    void cap.offsetWidth;
    cap.classList.add("is-pressed");
  };

  return {
    element,
    /** Shows an `enterkeyhint`; null for none. */
    show(hint) {
      const word = wordFor(hint);
      if (enter.textContent === word) return;
      enter.textContent = word;
      enter.classList.toggle("is-next", word === "next");
      enter.classList.toggle("is-finish", !["next", "return"].includes(word));
    },
    press(name) {
      flash(name === "Tab" ? tab : enter);
    },
  };
}

/** Lets the keyboard follow the focused field of `root`, and its keys. */
export function followFocus(root, keyboard) {
  const update = () => {
    const active = root.contains(document.activeElement)
      ? document.activeElement
      : null;
    keyboard.show(active?.getAttribute("enterkeyhint"));
  };
  // Focus is only settled, and the hint set, after the event.
  root.addEventListener("focusin", () => queueMicrotask(update));
  root.addEventListener("focusout", () => setTimeout(update));
  new MutationObserver(update).observe(root, {
    attributes: true,
    attributeFilter: ["enterkeyhint"],
    subtree: true,
  });
  root.addEventListener("keydown", ({ key }) => {
    if (key === "Enter" || key === "Tab") keyboard.press(key);
  });
}

/** A phone or tablet brings its own keyboard: the drawn one stays away. */
export const hasOwnKeyboard = () => matchMedia("(pointer: coarse)").matches;
