const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

class Stopped extends Error {}

/**
 * Replays walks in phones. Nothing here presses a key: the adapter ignores key
 * events that do not come from a person. `stepper` is a button for single
 * steps, for those who have asked for motion too.
 */
export function setUpPlay({ button, stepper, help, status, players }) {
  let stop = null;
  let beat = 0;

  function showIdle() {
    button.textContent = isCalm.matches ? "Step" : "Play";
    help.textContent = isCalm.matches
      ? "Each press is one step."
      : "Any key stops it.";
    if (stepper) stepper.hidden = isCalm.matches;
  }

  async function play() {
    const stopping = new AbortController();
    stop = () => stopping.abort();
    button.textContent = "Stop";
    const run = async (player) => {
      player.start();
      for (let index = 0; index < player.length; index++) {
        await player.play(index, (ms) => pause(ms, stopping.signal));
      }
    };
    const results = await Promise.allSettled(players.map(run));
    stop = null;
    showIdle();
    const failed = results.find(
      ({ reason }) => reason && !(reason instanceof Stopped),
    );
    if (failed) throw failed.reason;
  }

  /** One beat of each side, without a pause or an animation. */
  async function step() {
    const length = Math.max(...players.map((player) => player.length));
    if (beat === length) beat = 0;
    if (beat === 0) players.forEach((player) => player.start());
    const now = async () => {};
    for (const player of players) {
      if (beat < player.length) await player.play(beat, now);
    }
    status.textContent = players
      .filter((player) => beat < player.length)
      .map((player) => player.sentence(beat))
      .join(" ");
    beat += 1;
  }

  button.addEventListener("click", () => {
    if (stop) stop();
    else if (isCalm.matches) step();
    else play();
  });
  stepper?.addEventListener("click", () => {
    stop?.();
    step();
  });
  document.addEventListener("keydown", (event) => {
    if (!stop || event.repeat) return;
    stop();
    // The same key must not press the button and start it again.
    if (event.target === button) event.preventDefault();
  });
  for (const player of players) {
    player.frame.addEventListener("pointerdown", () => {
      stop?.();
      player.leave();
    });
  }
  isCalm.addEventListener("change", showIdle);
  showIdle();
}

function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Stopped());
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new Stopped());
    });
  });
}

/** Writes the captions into a list. */
export function fillLog(log, beats) {
  const items = beats.map(({ caption, isPress }) => {
    const item = document.createElement("li");
    item.classList.toggle("is-press", isPress);
    const press = document.createElement("b");
    press.textContent = caption.press;
    const rule = document.createElement("small");
    rule.textContent = caption.rule;
    item.append(press, ` ${caption.words} `, rule);
    return item;
  });
  log.replaceChildren(...items);
  return items;
}

/** What a screen reader is told of a beat. */
export function sentenceOf(title, { press, words, rule }) {
  const parts = [title, press, rule ? `${words} (${rule})` : words];
  return `${parts.filter(Boolean).join(": ")}.`;
}

/** Replays the beats of a walk in a phone that holds the form. */
export function makePlayer(element, phone, beats) {
  const counter = element.querySelector(".count output");
  const title = element.querySelector("h2").textContent;
  const log = element.querySelector(".log");
  const items = fillLog(log, beats);
  counter.textContent = beats.filter((beat) => beat.isPress).length;

  const actions = {
    async focus(step) {
      phone.setCurrent(step.focus);
      phone.keyboard.show(step.key);
    },
    async type(step, wait) {
      const field = phone.field(step.type);
      for (let length = 1; length <= step.text.length; length++) {
        field.value = step.text.slice(0, length);
        await wait(45);
      }
      field.dispatchEvent(new Event("input", { bubbles: true }));
      await wait(250);
    },
    async disable(step, wait) {
      phone.setDisabled(step.disable, true);
      phone.keyboard.show(step.key);
      await wait(1100);
    },
    async press(step, wait) {
      phone.keyboard.press(step.press);
      counter.textContent = Number(counter.textContent) + 1;
      await wait(220);
      if (!step.to) return phone.finish();
      phone.setCurrent(step.to);
      phone.keyboard.show(step.shows);
      if (step.rule) phone.slideClear(step.to);
      await wait(500);
    },
  };

  return {
    frame: phone.frame,
    length: beats.length,
    leave: () => phone.setCurrent(null),
    start() {
      phone.reset();
      counter.textContent = 0;
      log.classList.add("is-playing");
      for (const item of items) item.removeAttribute("aria-current");
    },
    async play(index, wait) {
      for (const step of beats[index].steps) {
        if (step.press || step.disable) {
          items[index - 1]?.removeAttribute("aria-current");
          items[index].setAttribute("aria-current", "step");
        }
        const name = Object.keys(actions).find((action) => action in step);
        await actions[name]?.(step, wait);
      }
    },
    sentence: (index) => sentenceOf(title, beats[index].caption),
  };
}
