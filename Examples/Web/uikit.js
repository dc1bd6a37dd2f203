import { fieldsOf } from "./captions.js";
import { create } from "./create.js";
import { drawKeyboard } from "./keyboard.js";

/**
 * A phone that replays the UIKit recording of `make demo`. The phone shows each
 * view at its position on the recorded screen.
 */
export function makeUIKitPhone(section, { screen, steps: [opening] }) {
  const frame = section.querySelector(".phone");
  const glass = frame.querySelector(".screen");
  const layer = frame.querySelector(".views");
  const keyboard = drawKeyboard(frame.querySelector(".keyboard"));
  const [width, height] = screen;
  let state;
  // A phone's keyboard has no Tab key.
  keyboard.element.querySelector(".tab").textContent = "123";
  glass.style.setProperty("--screen-width", width);
  glass.style.aspectRatio = `${width} / ${height}`;

  function draw({ views, keyboard: keys }) {
    // A view keeps its element in all steps. The element therefore slides to
    // its new place.
    const left = [...layer.children];
    for (const view of views) {
      const key = `${view.kind} ${view.name ?? view.text ?? ""}`;
      const old = left.findIndex(({ dataset }) => dataset.key === key);
      const [element] = old < 0 ? [create("div")] : left.splice(old, 1);
      if (old < 0) layer.append(element);
      element.className = `view is-${view.kind}`;
      element.classList.toggle("is-focused", view.focused);
      element.dataset.key = key;
      element.dataset.name = view.name ?? "";
      element.textContent = textOf(view);
      place(element, view.frame);
    }
    for (const element of left) element.remove();
    if (keys) {
      place(keyboard.element, keys.frame);
      keyboard.show(keys.returnKey === "default" ? null : keys.returnKey);
    } else {
      keyboard.element.style.setProperty("--y", height);
    }
    frame.setAttribute("aria-label", describe({ views, keyboard: keys }));
  }

  function show(step) {
    state = step.after;
    draw(state);
  }

  show(opening);
  return {
    keyboard,
    /** The pause after each kind of step, in milliseconds. */
    pauses: { focus: 900, type: 500, press: 900 },
    reset: () => show(opening),
    write(name, text) {
      const view = fieldsOf(state).find((field) => field.name === name);
      const element = layer.querySelector(`[data-name="${name}"]`);
      element.textContent = textOf({ ...view, text });
    },
    show,
  };
}

function place(element, [[x, y], [width, height]]) {
  for (const [name, value] of Object.entries({ x, y, width, height })) {
    element.style.setProperty(`--${name}`, value);
  }
}

function textOf({ kind, text, label, secure }) {
  if (kind === "screen") return "";
  return secure ? "•".repeat(text.length) : text ?? label;
}

/** Describes the drawing in words. */
function describe(state) {
  const { views, keyboard } = state;
  const top = views.findLastIndex(({ kind }) => kind === "screen");
  const fields = fieldsOf({ views: views.slice(top) })
    .map((field) => `${field.label}: ${textOf(field) || "empty"}`)
    .join(", ");
  const focused = views.find((view) => view.focused);
  const focus = focused
    ? ` Focus in ${focused.label}; the Return key says ${keyboard?.returnKey}.`
    : "";
  return `The app’s screen. ${fields || views.at(-1).text}.${focus}`;
}
