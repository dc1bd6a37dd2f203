// Captions for fields and for the steps of a walk.

/** The label of a field. The options of a `select` are left out. */
export const labelOf = (field) =>
  field.labels[0].textContent.replace(field.textContent, "").trim();

export const fieldsOf = ({ views }) =>
  views.filter(({ kind }) => kind === "field");

const keyOf = ({ press, key }) => (key ? `${press}, “${key}”` : press);

/** Names the target of a move, and the fields that the move skips. */
function moveOf({ from, to }, fields) {
  const place = (name) => fields.findIndex((field) => field.name === name);
  const { label } = fields[place(to)];
  const passed = fields.slice(place(from) + 1, place(to));
  const names = passed.map(({ label }) => label).join(" and ");
  return names ? `skips ${names}, to ${label}` : label;
}

/**
 * The caption of a step on a phone with a working form. A step has no caption
 * if it only moves focus or types.
 */
export function captionOfLive(step, phone) {
  if (step.disable) {
    const name = labelOf(phone.field(step.disable));
    return step.key
      ? says(`${name} is disabled: next turns to ${step.key}`, "R6, R7")
      : says(`${name} is disabled: the key stays`);
  }
  if (!step.press) return null;
  return { ...wordsOf(step, phone), press: keyOf(step) };
}

function wordsOf(step, phone) {
  const told = plainWordsOf(step, phone);
  return step.composing
    ? { ...told, words: `${told.words}; “${step.composing}” is still underlined` }
    : told;
}

function plainWordsOf(step, phone) {
  const { rule } = step;
  if (!step.to) return says("the browser submits", rule);
  const target = phone.field(step.to);
  const name = labelOf(target);
  if (target.type === "checkbox") return says(`stops at “${name}”`);
  const move = rule ? moveOf(step, phone.textFields()) : name;
  if (move !== name) return says(move, rule);
  if (phone.isCovered(target)) {
    return rule
      ? says(`${name} slides clear`, `${rule}, A2`)
      : says(`${name}, under the keyboard`);
  }
  return says(target.defaultValue ? `stops at ${name}, filled in` : name, rule);
}

const says = (words, rule = "") => ({ press: "", words, rule });

/**
 * The caption of a step in the UIKit recording. The caption lists the changes
 * since the previous step.
 */
export function captionOfUIKit(step, before) {
  const { after } = step;
  const fields = fieldsOf(before);
  const named = (name) => fields.find((field) => field.name === name);
  const words = [];
  let press = "Tap";
  if (step.focus) words.push(named(step.focus).label);
  if (step.type) {
    press = "Type";
    const { label, secure } = named(step.type);
    const text = secure ? `${step.text.length} letters` : `“${step.text}”`;
    words.push(`${text} in ${label}`);
  }
  if (step.press) {
    press = keyOf(step);
    const end = step.finish ?? "leaves the field";
    words.push(step.to ? moveOf(step, fields) : end);
  }
  const left = new Set(fieldsOf(after).map(({ name }) => name));
  for (const { name, label } of fields) {
    if (!left.has(name)) words.push(`${label} is hidden`);
  }
  const [old, now] = [before, after].map((at) => at.keyboard?.returnKey);
  if (step.type && old !== now) words.push(`${old} turns to ${now}`);
  if (!old && now) words.push(`the key shows ${now}`);
  const up = before.shift - after.shift;
  if (up > 0) words.push(`the view moves up ${up} points`);
  if (up < 0) words.push("the view moves back");
  return { press, words: words.join("; "), rule: "" };
}
