import { fillLog, sentenceOf, setUpPlay } from "./play.js";
import { makeDevice } from "./uikit-device.js";
import { read } from "./walk.js";

/** Replays what `make demo` recorded of the UIKit example on the double. */
export async function setUpUIKit(section) {
  const find = (selector) => section.querySelector(selector);
  const trace = await read("../../uikit.json").catch(() => null);
  for (const part of section.querySelectorAll(".phone, .replay, .calls")) {
    part.hidden = !trace;
  }
  find(".missing").hidden = trace !== null;
  if (!trace) return;
  setUpPlay({
    button: find(".play"),
    stepper: find(".controls .quiet"),
    help: find(".controls p"),
    status: find("[role=status]"),
    players: [makePlayer(section, trace)],
  });
}

function makePlayer(section, { screen, steps: [opening, ...steps] }) {
  const title = section.querySelector("h2").textContent;
  const counter = section.querySelector(".count output");
  const log = section.querySelector(".log");
  const calls = section.querySelector(".calls ol");
  const device = makeDevice(section.querySelector(".phone"), screen);
  const states = [opening, ...steps].map(({ after }) => after);
  const beats = steps.map((step, index) => ({
    isPress: Boolean(step.press),
    caption: captionOf(step, states[index]),
  }));
  const items = fillLog(log, beats);

  function show(step) {
    device.draw(step.after);
    const entries = step.calls.length ? step.calls : ["none"];
    calls.replaceChildren(
      ...entries.map((call) => {
        const item = document.createElement("li");
        item.textContent = call;
        item.classList.toggle("is-none", step.calls.length === 0);
        return item;
      }),
    );
  }

  show(opening);
  counter.textContent = beats.filter(({ isPress }) => isPress).length;

  return {
    frame: device.frame,
    length: steps.length,
    leave() {},
    start() {
      show(opening);
      counter.textContent = 0;
      log.classList.add("is-playing");
      for (const item of items) item.removeAttribute("aria-current");
    },
    async play(index, wait) {
      const step = steps[index];
      items[index - 1]?.removeAttribute("aria-current");
      items[index].setAttribute("aria-current", "step");
      if (step.press) {
        device.keyboard.press(step.press);
        counter.textContent = Number(counter.textContent) + 1;
        await wait(220);
      }
      if (step.type) await device.type(step.type, step.text, wait);
      show(step);
      await wait(step.type ? 500 : 900);
    },
    sentence: (index) => sentenceOf(title, beats[index].caption),
  };
}

const fieldsOf = (state) => state.views.filter(({ kind }) => kind === "field");

/** What is said about a step, out of what was there before it and after it. */
function captionOf(step, before) {
  const { after } = step;
  const named = (name) =>
    fieldsOf(before).find((field) => field.name === name);
  const words = [];
  if (step.focus) words.push(named(step.focus).label);
  if (step.type) {
    const { label, secure } = named(step.type);
    const text = secure ? `${step.text.length} letters` : `“${step.text}”`;
    words.push(`${text} in ${label}`);
  }
  if (step.press) words.push(whereTo(step, before));
  for (const { name, label } of fieldsOf(before)) {
    const isThere = fieldsOf(after).some((field) => field.name === name);
    if (!isThere) words.push(`${label} is hidden`);
  }
  const [old, now] = [before, after].map((at) => at.keyboard?.returnKey);
  if (step.type && old !== now) words.push(`${old} turns to ${now}`);
  if (!old && now) words.push(`the key says ${now}`);
  const up = before.shift - after.shift;
  if (up > 0) words.push(`the view moves up ${up} points`);
  if (up < 0) words.push("the view moves back");
  const press = step.press
    ? `${step.press}, “${step.key}”`
    : step.type ? "Type" : "Tap";
  return { press, words: words.join("; "), rule: "" };
}

function whereTo({ from, to, finish }, before) {
  if (!to) return finish ?? "leaves the field";
  const fields = fieldsOf(before);
  const place = (name) => fields.findIndex((field) => field.name === name);
  const target = fields[place(to)].label;
  const passed = fields
    .slice(place(from) + 1, place(to))
    .map(({ label }) => label);
  return passed.length
    ? `skips ${passed.join(" and ")}, to ${target}`
    : target;
}
