import { drawKeyboard } from "./keyboard.js";

/** Draws the views of a trace where they were, in points of their screen. */
export function makeDevice(frame, screen) {
  const [width, height] = screen;
  const glass = frame.querySelector(".screen");
  const views = frame.querySelector(".views");
  const keyboard = drawKeyboard(frame.querySelector(".keyboard"));
  const elements = new Map();
  // There is no Tab on a phone.
  keyboard.element.querySelector(".tab").textContent = "123";
  glass.style.setProperty("--screen-width", width);
  glass.style.aspectRatio = `${width} / ${height}`;

  function place(element, [[x, y], [width, height]]) {
    for (const [name, value] of Object.entries({ x, y, width, height })) {
      element.style.setProperty(`--${name}`, value);
    }
  }

  /** The element of a view; views of one look are told apart by their place. */
  function elementOf(view, taken) {
    let key = `${view.kind} ${view.name ?? view.text ?? ""}`;
    while (taken.has(key)) key += "'";
    taken.add(key);
    if (!elements.has(key)) {
      const element = document.createElement("div");
      element.className = `view is-${view.kind}`;
      elements.set(key, element);
      views.append(element);
    }
    return elements.get(key);
  }

  function write(element, view) {
    const text = view.text ?? (view.kind === "button" ? view.label : "");
    element.textContent =
      view.kind === "screen" ? "" : maskedIf(view.secure, text);
  }

  function draw(state) {
    const taken = new Set();
    for (const view of state.views) {
      const element = elementOf(view, taken);
      place(element, view.frame);
      write(element, view);
      element.dataset.name = view.name ?? "";
      element.toggleAttribute("data-secure", view.secure === true);
      element.classList.toggle("is-focused", view.focused);
    }
    for (const [key, element] of elements) {
      if (taken.has(key)) continue;
      element.remove();
      elements.delete(key);
    }
    drawKeys(state.keyboard);
    frame.setAttribute("aria-label", describe(state));
  }

  function drawKeys(state) {
    if (state) {
      place(keyboard.element, state.frame);
      const { returnKey } = state;
      keyboard.show(returnKey === "default" ? null : returnKey);
    } else {
      keyboard.element.style.setProperty("--y", height);
    }
  }

  return {
    frame,
    keyboard,
    draw,
    /** Adds the letters one by one. */
    async type(name, text, wait) {
      const element = elements.get(`field ${name}`);
      const isSecure = element.dataset.secure !== undefined;
      const old = element.textContent;
      for (let length = 1; length <= text.length; length++) {
        element.textContent = old + maskedIf(isSecure, text.slice(0, length));
        await wait(45);
      }
    },
  };
}

const maskedIf = (isSecure, text) =>
  isSecure ? "•".repeat(text.length) : text;

/** For those who do not see the drawing. */
function describe({ views, keyboard }) {
  const top = views.findLastIndex(({ kind }) => kind === "screen");
  const focused = views.find((view) => view.focused);
  const texts = views.slice(top + 1).map((view) =>
    view.kind === "field"
      ? `${view.label}: ${maskedIf(view.secure, view.text) || "empty"}`
      : "",
  );
  const form = texts.filter(Boolean).join(", ") || views.at(-1).text;
  if (!focused) return `The app’s screen. ${form}.`;
  return (
    `The app’s screen. ${form}. Focus in ${focused.label}; ` +
    `the Return key says ${keyboard?.returnKey}.`
  );
}
