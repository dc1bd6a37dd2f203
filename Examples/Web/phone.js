import { drawKeyboard, followFocus, hasOwnKeyboard } from "./keyboard.js";

/** Addresses of this domain are invited already and need no code. */
const invitedDomain = "@example.org";

/**
 * Puts the sign-up form into a side of the comparison. Both sides are built
 * here from one template; nothing in this file knows which is which.
 */
export function makePhone(side) {
  const frame = side.querySelector(".phone");
  frame.append(document.querySelector("#phone").content.cloneNode(true));
  const form = frame.querySelector("form");
  const scroller = frame.querySelector(".scroller");
  const welcome = frame.querySelector(".welcome");
  const complaint = frame.querySelector(".complaint");
  const keyboard = drawKeyboard(frame.querySelector(".keyboard"));
  const field = (name) => form.elements.namedItem(name);
  followFocus(form, keyboard);

  // Invite code gets disabled while the user is in Password.
  form.addEventListener("input", () => {
    const isInvited = field("email").value.endsWith(invitedDomain);
    setDisabled("invite", isInvited && field("password").value !== "");
  });

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const missing = ["username", "email", "password"].filter(
      (name) => field(name).value === "",
    );
    if (missing.length) {
      const names = missing.map(labelOf).join(", ");
      complaint.textContent = `Sent too early. Still empty: ${names}.`;
    } else {
      finish();
      welcome.querySelector("button").focus({ preventScroll: true });
    }
  });
  form.addEventListener("input", () => (complaint.textContent = ""));

  welcome.querySelector("button").addEventListener("click", () => {
    reset();
    field("username").focus({ preventScroll: true });
  });

  const labelOf = (name) => field(name).labels[0].textContent.trim();

  function setDisabled(name, isDisabled) {
    field(name).disabled = isDisabled;
    field(name).placeholder = isDisabled ? "not needed" : "";
  }

  function finish() {
    setCurrent(null);
    scroller.inert = true;
    welcome.hidden = false;
    frame.classList.add("is-done");
  }

  function reset() {
    form.reset();
    scroller.inert = false;
    form.dispatchEvent(new Event("input"));
    welcome.hidden = true;
    frame.classList.remove("is-done");
    scroller.scrollTop = 0;
    setCurrent(null);
    keyboard.show(null);
  }

  /** Marks the field that a replay is in; the page's focus stays put. */
  function setCurrent(name) {
    frame.querySelector(".is-current")?.classList.remove("is-current");
    if (name) field(name).classList.add("is-current");
  }

  /** What the drawn keyboard covers, for the adapter; null for nothing. */
  function covered() {
    if (hasOwnKeyboard() || frame.classList.contains("is-done")) return null;
    return keyboard.element.getBoundingClientRect();
  }

  const isCovered = (name) =>
    field(name).getBoundingClientRect().bottom >
    keyboard.element.getBoundingClientRect().top;

  /** The adapter's scroll, for a replay that moves no real focus (A2). */
  function slideClear(name) {
    const { bottom } = field(name).getBoundingClientRect();
    const { top } = keyboard.element.getBoundingClientRect();
    const missing = bottom + 20 - top;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = isCalm ? "instant" : "smooth";
    if (missing > 0) scroller.scrollBy({ top: missing, behavior });
  }

  return {
    frame,
    form,
    keyboard,
    field,
    labelOf,
    setCurrent,
    setDisabled,
    covered,
    isCovered,
    slideClear,
    finish,
    reset,
  };
}
