import { makePhone } from "./phone.js";
import { makePlayer, setUpPlay } from "./play.js";
import { setUpModes, setUpTryOut } from "./tryout.js";
import { setUpUIKit } from "./uikit.js";
import { beatsOf, loadWalk } from "./walk.js";

const find = (selector) => document.querySelector(selector);

const sides = [
  { element: find("#browser"), trace: "browser" },
  { element: find("#field-navigation"), trace: "fieldNavigation" },
];
for (const side of sides) side.phone = makePhone(side.element);

async function loadAdapter() {
  try {
    return (await import("../../Web/dist/field-navigation.js")).attach;
  } catch (error) {
    const notice = find("#notice");
    notice.textContent =
      "Web/dist could not be loaded, so the forms are the browser’s own. " +
      `Run make web. (${error.message})`;
    notice.hidden = false;
    return () => ({ detach() {} });
  }
}

setUpModes(find("#sign-up"));

const [attach, walk] = await Promise.all([loadAdapter(), loadWalk()]);

const { phone } = sides[1];
// The frame, not the form alone: what scrolls lies between the two.
attach(phone.frame, { keyboardFrame: phone.covered });
for (const section of document.querySelectorAll(".try-out")) {
  setUpTryOut(section, attach);
}

const browser = walk.recordedIn ?? "Chromium";
find("#source").textContent = walk.isRecorded
  ? `Play replays what make demo recorded in ${browser} with real keys.`
  : "Play replays the walk as written in walk.json; " +
    "make demo records it in Chromium.";
setUpPlay({
  button: find("#play"),
  help: find("#play-help"),
  status: find("#play-status"),
  players: sides.map(({ element, phone, trace }) =>
    makePlayer(element, phone, beatsOf(walk[trace], phone)),
  ),
});
await setUpUIKit(find("#uikit"));

document.documentElement.dataset.ready = "";
