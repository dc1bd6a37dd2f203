// Scrolls a field clear of an on-screen keyboard (A1-A5).

import { engine, exchange } from "./engine.js";
import { pageOf, parentOf } from "./page.js";

const numbers = (/** @type {any} */ box) => [
  box.left,
  box.top,
  box.right - box.left,
  box.bottom - box.top,
];

/**
 * @param {any} root
 * @param {Element} element
 * @param {{left: number, top: number, right: number, bottom: number} | null} keyboard
 */
export function reveal(root, element, keyboard) {
  if (!keyboard) return;
  /** @type {Element[]} */
  const scrollers = [];
  for (let at = parentOf(element); at; at = parentOf(at)) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) scrollers.push(at);
    if (at === root) break;
  }
  const { scrollingElement, defaultView } = pageOf(root);
  const page = /** @type {Element} */ (scrollingElement);
  if (root === pageOf(root) && !scrollers.includes(page)) scrollers.push(page);
  const { innerWidth, innerHeight } = defaultView;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const boxOf = (/** @type {any} */ at) =>
    at === page ? screen : at.getBoundingClientRect?.() ?? screen;
  const offsets = exchange(
    Float64Array.of(
      ...numbers(element.getBoundingClientRect()),
      ...numbers(boxOf(root)),
      ...numbers(keyboard),
      ...scrollers.flatMap((scroller) => [
        ...numbers(boxOf(scroller)),
        scroller.scrollTop,
        scroller.scrollHeight,
      ]),
    ),
    (address) => engine().reveal(address, scrollers.length),
  );
  scrollers.forEach((scroller, index) => {
    if (scroller.scrollTop !== offsets[index]) {
      scroller.scrollTo({ top: offsets[index] });
    }
  });
}
