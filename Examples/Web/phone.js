import { labelOf } from "./captions.js";
import { drawKeyboard } from "./keyboard.js";
import { hasOwnKeyboard, isCalm } from "./media.js";

/**
 * Users with an address in this domain are already invited and need no
 * code.
 */
const invitedDomain = "@example.org";

/**
 * Puts the sign-up form into one side of the comparison. Both sides have the
 * same form and script. Only the adapter differs.
 */
export function makePhone(side) {
  const frame = side.querySelector(".phone");
  frame.append(document.querySelector("#phone").content.cloneNode(true));
  const form = frame.querySelector("form");
  const scroller = frame.querySelector(".scroller");
  const welcome = frame.querySelector(".welcome");
  const complaint = frame.querySelector(".complaint");
  const keyboard = drawKeyboard(frame.querySelector(".keyboard"), form);
  const field = (name) => form.elements.namedItem(name);
  const { username, email, password, invite } = form.elements;

  // An invited user with a password needs no code. The form then disables the
  // field for the code.
  form.addEventListener("input", () => {
    complaint.textContent = "";
    invite.disabled =
      email.value.endsWith(invitedDomain) && password.value !== "";
    invite.placeholder = invite.disabled ? "not needed" : "";
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const missing = [username, email, password].filter(({ value }) => !value);
    if (missing.length) {
      const names = missing.map(labelOf).join(", ");
      complaint.textContent = `Sent too early. Still empty: ${names}.`;
    } else {
      setDone(true);
      welcome.querySelector("button").focus({ preventScroll: true });
    }
  });
  welcome.querySelector("button").addEventListener("click", () => {
    reset();
    username.focus({ preventScroll: true });
  });
  frame.addEventListener("pointerdown", () => mark(null));

  function setDone(isDone) {
    mark(null);
    scroller.inert = isDone;
    welcome.hidden = !isDone;
  }

  function reset() {
    form.reset();
    setDone(false);
    form.dispatchEvent(new Event("input"));
    scroller.scrollTop = 0;
    keyboard.show(null);
  }

  /** Marks a field during a replay. The page's focus doesn't move. */
  function mark(field) {
    frame.querySelector(".is-focused")?.classList.remove("is-focused");
    field?.classList.add("is-focused");
  }

  const boxOfKeyboard = () => keyboard.element.getBoundingClientRect();

  /**
   * The distance from the keyboard's top to the field's bottom. The distance is
   * positive if the keyboard covers the bottom.
   */
  const depth = (field) =>
    field.getBoundingClientRect().bottom - boxOfKeyboard().top;

  return {
    frame,
    keyboard,
    field,
    reset,
    /** The pause after each kind of step, in milliseconds. */
    pauses: { type: 250, disable: 1100, press: 500 },
    textFields: () =>
      [...form.querySelectorAll(".field input")].map((field) => ({
        name: field.name,
        label: labelOf(field),
      })),
    isCovered: (field) => depth(field) > 0,
    /**
     * The area that the drawn keyboard covers. The adapter reads it. The value
     * is null if the keyboard covers nothing.
     */
    covered: () =>
      hasOwnKeyboard.matches || !welcome.hidden ? null : boxOfKeyboard(),
    write(name, text, isComposing) {
      field(name).value = text;
      field(name).classList.toggle("is-composing", isComposing);
    },
    show(step) {
      if (step.press) {
        frame.querySelector(".is-composing")?.classList.remove("is-composing");
      }
      if (step.type) {
        field(step.type).dispatchEvent(new Event("input", { bubbles: true }));
        return;
      }
      if (step.press && !step.to) return setDone(true);
      const target = step.focus ?? step.to;
      if (target) mark(field(target));
      keyboard.show(step.press ? step.shows : step.key);
      // A replay moves no real focus. The replay scrolls as the adapter would
      // (A2).
      const missing = step.rule ? depth(field(target)) + 20 : 0;
      const behavior = isCalm.matches ? "instant" : "smooth";
      if (missing > 0) scroller.scrollBy({ top: missing, behavior });
    },
  };
}
