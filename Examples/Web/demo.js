import { captionOfLive, captionOfUIKit } from "./captions.js";
import { makePhone } from "./phone.js";
import { makePlayer, setUpReplay } from "./replay.js";
import { setUpTryOut } from "./tryout.js";
import { makeUIKitPhone } from "./uikit.js";

const find = (selector) => document.querySelector(selector);

async function loadAdapter() {
  try {
    const dist = "../../Web/dist/field-navigation";
    const [{ attach }, { inspect }] = await Promise.all([
      import(`${dist}.js`),
      import(`${dist}.inspect.module.js`),
      import(`${dist}.keyboard.js`),
      import(`${dist}.code.js`),
      import(`${dist}.bar.js`),
    ]);
    return { attach, inspect };
  } catch (error) {
    const notice = find("#notice");
    notice.textContent =
      "Web/dist could not be loaded, so the forms are the browser’s own. " +
      `Run make web. (${error.message})`;
    notice.hidden = false;
    return { attach: () => ({ detach() {} }), inspect() {} };
  }
}

/** Reads a JSON file. Returns null if the file doesn't exist. */
async function read(file) {
  const response = await fetch(file).catch(() => null);
  return response?.ok ? response.json() : null;
}

/** Each phone of the comparison replays one recording of the walk. */
function setUpComparison(sides, walk) {
  const { recordedIn: browser } = walk;
  find("#source").textContent = browser
    ? `Play replays what make demo recorded in ${browser} with real keys.`
    : "Play replays the walk as written in walk.json; " +
      "make demo records it in Chromium.";
  const traces = [walk.browser, walk.fieldNavigation];
  const players = sides.map(({ side, phone }, index) => {
    const steps = traces[index].map((step) => ({
      ...step,
      caption: captionOfLive(step, phone),
    }));
    return makePlayer(side, phone, steps);
  });
  setUpReplay(find("#comparison"), players);
}

/**
 * Shows the GTK screenshot if it exists. On a Mac, `make demo` can't take the
 * screenshot.
 */
function showPicture(figure) {
  const picture = figure.querySelector("img");
  picture.addEventListener("load", () => (figure.hidden = false));
  picture.src = "../../gtk.png";
}

/**
 * This phone replays the recording that the UIKit double made of the UIKit
 * example.
 */
function setUpUIKit(section, trace) {
  for (const part of section.querySelectorAll("[hidden]")) {
    part.hidden = part.matches(".missing") === Boolean(trace);
  }
  const figure = section.querySelector("figure");
  figure.hidden = true;
  if (!trace) return;
  showPicture(figure);
  const phone = makeUIKitPhone(section, trace);
  const steps = trace.steps.slice(1).map((step, index) => ({
    ...step,
    caption: captionOfUIKit(step, trace.steps[index].after),
  }));
  setUpReplay(section, [makePlayer(section, phone, steps)]);
}

const sides = [find("#browser"), find("#field-navigation")].map((side) => ({
  side,
  phone: makePhone(side),
}));
const [{ attach, inspect }, written, recorded, trace] = await Promise.all([
  loadAdapter(),
  read("walk.json"),
  read("../../demo.json"),
  read("../../uikit.json"),
]);
const { frame, covered } = sides[1].phone;
// The adapter is attached to the frame. The scrolling element is between the
// frame and the form.
attach(frame, { keyboardFrame: covered });
for (const section of document.querySelectorAll(".try-out")) {
  setUpTryOut(section, attach, inspect);
}
setUpComparison(sides, recorded ?? written);
setUpUIKit(find("#uikit"), trace);

document.documentElement.dataset.ready = "";
