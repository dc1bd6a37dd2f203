// A press of a helper's button leaves focus where it is.
document.addEventListener("mousedown", (e) => { if (e.target.closest(".hand")) e.preventDefault(); });
// What password managers and phones do, all without a trusted event.
window.tellOf = (field) => field.dispatchEvent(new InputEvent("input", { bubbles: true }));
window.setNatively = (field, text) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, text);
// The whole code into the first field.
window.fillWhole = (field, code) => { setNatively(field, code); tellOf(field); };
// One event per letter, each letter added to what the field shows.
window.fillLetters = (field, code) => {
  for (const letter of code) { setNatively(field, field.value + letter); tellOf(field); }
};
// One event per letter, the text so far each time.
window.fillPrefixes = (field, code) => {
  for (let n = 1; n <= code.length; n++) { setNatively(field, code.slice(0, n)); tellOf(field); }
};
