// The walk as recorded data, and what is said about each of its steps.

/** A file of data, or null where there is none. */
export async function read(file) {
  const response = await fetch(file);
  return response.ok ? response.json() : null;
}

/** The recording of `make demo`; where there is none, the walk as written. */
export async function loadWalk() {
  const written = await read("./walk.json");
  const recorded = await read("../../demo.json").catch(() => null);
  // A recording may hold FieldNavigation's side alone.
  const sides = Array.isArray(recorded)
    ? { fieldNavigation: recorded }
    : recorded;
  return { ...written, ...sides, isRecorded: recorded !== null };
}

/**
 * Cuts a trace into beats: what happens up to and including one step worth a
 * caption. A press counts; a field that gets disabled does not.
 */
export function beatsOf(trace, phone) {
  const beats = [];
  let steps = [];
  for (const step of trace) {
    steps.push(step);
    if (!step.press && !step.disable) continue;
    const caption = step.press
      ? captionOfPress(step, phone)
      : captionOfDisabling(step, phone);
    beats.push({ steps, caption, isPress: Boolean(step.press) });
    steps = [];
  }
  return beats;
}

function captionOfPress(step, phone) {
  const press = step.key ? `${step.press}, “${step.key}”` : step.press;
  if (!step.to) return says(press, "the browser submits", step.rule);
  const name = phone.labelOf(step.to);
  if (phone.field(step.to).type === "checkbox") {
    return says(press, `stops at “${name}”`);
  }
  const skipped = step.rule ? filledBetween(step, phone) : [];
  if (skipped.length) {
    const names = skipped.join(" and ");
    return says(press, `skips ${names}, to ${name}`, step.rule);
  }
  if (phone.isCovered(step.to)) {
    return step.rule
      ? says(press, `${name} slides clear`, `${step.rule}, A2`)
      : says(press, `${name}, under the keyboard`);
  }
  const isFilled = phone.field(step.to).defaultValue !== "";
  const words = isFilled ? `stops at ${name}, filled in` : name;
  return says(press, words, step.rule);
}

function captionOfDisabling(step, phone) {
  const name = phone.labelOf(step.disable);
  return step.key
    ? says("", `${name} is disabled: next turns to ${step.key}`, "R6, R7")
    : says("", `${name} is disabled: the key stays`);
}

/** The fields that a move went past because they are filled in. */
function filledBetween({ from, to }, phone) {
  const names = [...phone.form.elements].map((element) => element.name);
  return names
    .slice(names.indexOf(from) + 1, names.indexOf(to))
    .filter((name) => phone.field(name).defaultValue !== "")
    .filter((name) => phone.field(name).type !== "checkbox")
    .map(phone.labelOf);
}

const says = (press, words, rule = "") => ({ press, words, rule });
