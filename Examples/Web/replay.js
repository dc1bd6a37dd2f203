// Replays walks. A walk is a list of steps. A phone shows each step. Meanwhile
// a list marks the step's caption.

import { create, linked } from "./create.js";
import { isCalm } from "./media.js";

/**
 * Makes a player that replays a walk on a section's phone. The player also
 * updates the section's captions and its count of presses. A step without a
 * caption plays together with the next captioned step.
 */
export function makePlayer(section, phone, steps) {
  const title = section.querySelector("h2").textContent;
  const counter = section.querySelector(".count output");
  const log = section.querySelector(".log");
  const told = steps.filter(({ caption }) => caption);
  const items = told.map(({ press, caption, calls = [] }) =>
    create(
      "li",
      { className: press ? "is-press" : "" },
      create(
        "div",
        {},
        create("b", { textContent: caption.press }),
        ` ${caption.words} `,
        create("small", {}, ...linked(caption.rule).filter(Boolean)),
      ),
      ...listed(calls),
    ),
  );
  log.replaceChildren(...items);
  counter.value = told.filter(({ press }) => press).length;

  const mark = (item) => {
    log.querySelector("[aria-current]")?.removeAttribute("aria-current");
    item?.setAttribute("aria-current", "step");
  };

  async function show(step, wait) {
    if (step.caption) mark(items[told.indexOf(step)]);
    if (step.press) {
      phone.keyboard.press(step.press);
      counter.value = Number(counter.value) + 1;
      await wait(220);
    }
    for (let end = 1; end <= (step.text ?? "").length; end++) {
      phone.write(step.type, step.text.slice(0, end), "composing" in step);
      await wait(45);
    }
    phone.show(step);
    const kind = Object.keys(phone.pauses).find((kind) => kind in step);
    if (kind) await wait(phone.pauses[kind]);
  }

  return {
    length: told.length,
    start() {
      phone.reset();
      counter.value = 0;
      mark(null);
    },
    /** Plays the step that a caption describes. */
    async play(index, wait) {
      const from = steps.indexOf(told[index - 1]) + 1;
      const end = steps.indexOf(told[index]) + 1;
      for (const step of steps.slice(from, end)) await show(step, wait);
    },
    /** The words that screen readers announce for a step with a caption. */
    sentence(index) {
      const { press, words, rule } = told[index].caption;
      const parts = [title, press, rule ? `${words} (${rule})` : words];
      return `${parts.filter(Boolean).join(": ")}.`;
    },
  };
}

/** A list of a step's calls. A step without calls has no list. */
function listed(calls) {
  if (!calls.length) return [];
  const entries = calls.map((textContent) => create("li", { textContent }));
  return [create("ol", { className: "calls", ariaLabel: "Calls" }, ...entries)];
}

/**
 * Makes a section's buttons start and stop the replay of its walks. The walks
 * play side by side. The replay normally runs without stops. The replay goes
 * step by step if the user prefers reduced motion. The section's second button
 * also plays a single step. The replay presses no key, because the adapter
 * ignores a script's key presses.
 */
export function setUpReplay(section, players) {
  const [button, stepper] = section.querySelectorAll(".controls button");
  const help = section.querySelector(".controls p");
  const status = section.querySelector("[role=status]");
  let playing = null;
  let next = 0;

  function stop() {
    playing = null;
    button.textContent = isCalm.matches ? "Step" : "Play";
    help.textContent = isCalm.matches
      ? "Each press is one step."
      : "Any key stops it.";
    if (stepper) stepper.hidden = isCalm.matches;
  }

  async function play() {
    const turn = (playing = {});
    // A pause never resolves after the user has stopped the replay. The replay
    // therefore stays stopped.
    const wait = (ms) =>
      new Promise((resolve) =>
        setTimeout(() => playing === turn && resolve(), ms),
      );
    button.textContent = "Stop";
    next = 0;
    await Promise.all(
      players.map(async (player) => {
        player.start();
        for (let index = 0; index < player.length; index++) {
          await player.play(index, wait);
        }
      }),
    );
    stop();
  }

  /** Plays one step of each walk without a pause or an animation. */
  async function step() {
    if (next === Math.max(...players.map(({ length }) => length))) next = 0;
    const index = next++;
    if (index === 0) for (const player of players) player.start();
    const going = players.filter(({ length }) => index < length);
    for (const player of going) await player.play(index, async () => {});
    status.textContent = going
      .map((player) => player.sentence(index))
      .join(" ");
  }

  button.addEventListener("click", () => {
    if (playing) stop();
    else if (isCalm.matches) step();
    else play();
  });
  stepper?.addEventListener("click", () => {
    stop();
    step();
  });
  document.addEventListener("keydown", (event) => {
    if (!playing || event.repeat) return;
    stop();
    // The key that stops the replay must not also press the button. That press
    // would start the replay again.
    if (event.target === button) event.preventDefault();
  });
  for (const phone of section.querySelectorAll(".phone")) {
    phone.addEventListener("pointerdown", stop);
  }
  isCalm.addEventListener("change", stop);
  stop();
}
