// Draws Return's path over a page, into a separate shadow root. Scripts set all
// styles, because a strict content security policy blocks style sheets and
// `style` attributes.

import { call, pageOf, read, viewOf } from "./dom.js";
import { describe } from "./inspect-handlers.js";

/** @typedef {import("./inspect-path.js").Stop} Stop */

/** A color for each form, in turn, dark enough for white text. */
const colors = ["#0b57d0", "#a8146b", "#0b6e3b", "#8a4b00"];
/** The color of fields that Return skips. */
const gray = "#4a4e52";

/** Fields of fewer pixels are listed instead of marked in place. */
const least = 8;
const mostListed = 6;
/** A narrower field has no room for words beside its number. */
const narrow = 56;
/** A badge takes further lines if it's wider than this and its field, in pixels. */
const widest = 240;

const font = "600 12px/1.4 system-ui, sans-serif";

/** The box of a field, which may be in a frame, in the page's viewport. */
function boxOf(/** @type {any} */ field, /** @type {any} */ view) {
  let { left, top, width, height } = field.getBoundingClientRect();
  let inner = viewOf(pageOf(field));
  while (inner !== view && inner?.frameElement) {
    const frame = inner.frameElement;
    const outside = frame.getBoundingClientRect();
    left += outside.left + frame.clientLeft;
    top += outside.top + frame.clientTop;
    inner = viewOf(pageOf(frame));
  }
  return { left, top, width, height, right: left + width, bottom: top + height };
}

/** @typedef {ReturnType<typeof boxOf>} Box */

/** The longest step between the ends of fields that count as a column, in pixels. */
const step = 80;

/**
 * Returns the line from a field to another, and the direction at its end.
 * Fields in a row are joined directly, lines in a column run beside the fields
 * to cover no text, and all others take the shortest way between the rows.
 * @param {Box} from
 * @param {Box} to
 * @param {number} width of the viewport
 */
function route(from, to, width) {
  const y = from.top + from.height / 2;
  const endY = to.top + to.height / 2;
  if (from.top < to.bottom && to.top < from.bottom) {
    const isRight = to.left >= from.left;
    const x = isRight ? from.right - 6 : from.left + 6;
    const endX = isRight ? to.left + 4 : to.right - 4;
    return {
      line: `M ${x},${y} L ${endX},${endY}`,
      end: [endX, endY],
      way: [isRight ? 1 : -1, 0],
    };
  }
  const isDown = to.top > from.top;
  if (Math.abs(from.right - to.right) > step) {
    const endX = to.left + to.width / 2;
    const x = Math.max(from.left + 8, Math.min(endX, from.right - 8));
    const startY = isDown ? from.bottom - 4 : from.top + 4;
    const stopY = isDown ? to.top + 2 : to.bottom - 2;
    return {
      line: `M ${x},${startY} L ${endX},${stopY}`,
      end: [endX, stopY],
      way: [0, isDown ? 1 : -1],
    };
  }
  const edge = Math.max(from.right, to.right);
  const bend = isDown ? 30 : 48;
  // A field as wide as the viewport leaves no room beside it.
  const inset = Math.max(0, edge + bend / 2 + 14 - width);
  const x = from.right - inset;
  const endX = to.right - inset;
  const turn = edge - inset + bend;
  return {
    line: `M ${x},${y} C ${turn},${y} ${turn},${endY} ${endX},${endY}`,
    end: [endX, endY],
    way: [-1, 0],
  };
}

/**
 * @param {any} page the document to draw on
 * @returns {{isShown: () => boolean, draw: (stops: Stop[]) => void, remove: () => void}}
 */
export function canvas(page) {
  const view = viewOf(page);
  const host = call(page, "createElement", "field-navigation-inspector");
  const shadow = host.attachShadow({ mode: "open" });
  host.setAttribute("aria-hidden", "true");
  // The top layer is above the page's dialogs.
  if (host.showPopover) host.popover = "manual";
  Object.assign(host.style, {
    all: "initial",
    direction: "ltr",
    display: "block",
    position: "fixed",
    inset: "0",
    width: "auto",
    height: "auto",
    overflow: "hidden",
    pointerEvents: "none",
    zIndex: "2147483647",
  });
  read(page, "documentElement").append(host);

  /** Puts the host above a dialog that has opened since then. */
  let below = /** @type {any} */ (undefined);
  function rise() {
    const modal = [...call(page, "querySelectorAll", "dialog:modal")].pop();
    if (!host.showPopover || (modal === below && host.matches(":popover-open"))) return;
    below = modal;
    if (host.matches(":popover-open")) host.hidePopover();
    host.showPopover();
  }

  function box(/** @type {Partial<CSSStyleDeclaration>} */ style, text = "") {
    const element = call(page, "createElement", "div");
    Object.assign(element.style, {
      position: "absolute",
      boxSizing: "border-box",
      ...style,
    });
    element.textContent = text;
    return element;
  }

  function shape(
    /** @type {string} */ name,
    /** @type {Record<string, any>} */ attributes,
    /** @type {Element[]} */ ...children
  ) {
    const element = call(
      page, "createElementNS", "http://www.w3.org/2000/svg", name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    element.append(...children);
    return element;
  }

  function arrow(
    /** @type {Box} */ from,
    /** @type {Box} */ to,
    /** @type {string} */ color,
  ) {
    const { line, end: [endX, endY], way: [toX, toY] } = route(from, to, view.innerWidth);
    const [x, y] = [endX - 8 * toX, endY - 8 * toY];
    const d =
      `${line} M ${x - 5 * toY},${y - 5 * toX} L ${endX},${endY}` +
      ` L ${x + 5 * toY},${y + 5 * toX}`;
    return [["#fff", 6], [color, 2.5]].map(([stroke, width]) =>
      shape("path", {
        d,
        stroke,
        fill: "none",
        "stroke-width": width,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      }));
  }

  function frame(/** @type {Box} */ at, /** @type {string} */ color, isSkipped = false) {
    return box({
      left: `${at.left - 2}px`,
      top: `${at.top - 2}px`,
      width: `${at.width + 4}px`,
      height: `${at.height + 4}px`,
      borderRadius: "4px",
      border: `2px ${isSkipped ? "dashed" : "solid"} ${color}`,
      boxShadow: "0 0 0 1px #fff, inset 0 0 0 1px #fff",
    });
  }

  function badge(
    /** @type {Box} */ at,
    /** @type {string} */ color,
    /** @type {string} */ text,
  ) {
    return box({
      top: `${at.top}px`,
      transform: "translateY(-50%)",
      padding: "0 6px",
      borderRadius: "9px",
      font,
      color: "#fff",
      background: color,
      boxShadow: "0 0 0 1.5px #fff",
      // What handlers do may be longer than the field, whose neighbors have badges, too.
      width: "max-content",
      maxWidth: `${Math.max(at.width - 8, widest)}px`,
    }, text);
  }

  function panel(/** @type {string[]} */ lines) {
    const element = box({
      left: "8px",
      bottom: "8px",
      maxWidth: "min(calc(100% - 16px), 420px)",
      padding: "6px 10px",
      borderRadius: "8px",
      font,
      color: "#fff",
      background: "#1d1f21",
      border: "1px solid #fff",
      overflowWrap: "anywhere",
    });
    element.append(...lines.map((line) => box({ position: "static" }, line)));
    return element;
  }

  /** Puts the badges at the ends of their fields, but not over the text before these. */
  function place(/** @type {[any, Box][]} */ badges) {
    const widths = badges.map(([element]) => element.offsetWidth);
    badges.forEach(([{ style }, at], index) => {
      const left = Math.max(at.left + 4, at.right - 4 - widths[index]);
      const most = view.innerWidth - widths[index] - 4;
      const isBeside = at.right < 0 || at.left > view.innerWidth;
      style.left = `${isBeside ? left : Math.max(4, Math.min(left, most))}px`;
    });
  }

  return {
    isShown: () => host.isConnected,
    draw(stops) {
      const boxes = new Map(stops.map(({ field }) => [field, boxOf(field, view)]));
      const lines = shape("svg", { width: "100%", height: "100%" });
      lines.style.position = "absolute";
      /** @type {Element[]} */
      const frames = [];
      /** @type {[any, Box][]} */
      const badges = [];
      /** @type {string[]} */
      const unseen = [];
      for (const { field, form, number, key, to, reason } of stops) {
        const at = /** @type {Box} */ (boxes.get(field));
        const isSeen =
          at.width >= least && at.height >= least && at.right > 0 &&
          at.bottom + view.scrollY > 0;
        if (!isSeen) {
          unseen.push(`${describe(field)}: ${reason}`);
          continue;
        }
        const color = number ? colors[form % colors.length] : gray;
        const text = [number, at.width < narrow ? "" : label(key), reason];
        frames.push(frame(at, color, !number));
        badges.push([badge(at, color, text.filter(Boolean).join(" · ")), at]);
        const end = to && boxes.get(to);
        if (number && end) lines.append(...arrow(at, end, color));
      }
      const count = stops.filter(({ number }) => number).length;
      const more = unseen.length - mostListed;
      const words = badges.map(([element]) => element);
      shadow.replaceChildren(...frames, lines, ...words, panel([
        `Return goes to ${count} ${count === 1 ? "field" : "fields"}. Escape closes.`,
        ...(unseen.length ? ["Skipped, and not to be seen:"] : []),
        ...unseen.slice(0, mostListed),
        ...(more > 0 ? [`and ${more} more`] : []),
      ]));
      rise();
      place(badges);
    },
    remove: () => host.remove(),
  };
}

/** Returns a key's label as phones show it. */
const label = (/** @type {string | null} */ key) =>
  key && key[0].toUpperCase() + key.slice(1);
