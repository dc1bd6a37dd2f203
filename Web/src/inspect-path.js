// Reads Return's way through a page. Every decision is the adapter's own: this
// file only asks for it, field by field, and puts reasons into words.

import {
  DETACHED,
  DISABLED,
  EXCLUDED,
  FIELDS,
  HIDDEN,
  NOT_EDITABLE,
  NO_INTERACTION,
  SEARCH_BOX,
  TRANSPARENT,
} from "./constants.js";
import { discover } from "./discover.js";
import { call, matches } from "./dom.js";
import { attribute, Labels } from "./labels.js";
import { Look } from "./obstacles.js";
import { activeElement, isField, isInSearch, ownerOf, tabIndexOf } from "./page.js";
import { returnKey } from "./return.js";
import { Session } from "./session.js";

/**
 * @typedef {object} Stop
 * @property {HTMLElement} field
 * @property {number} form the field's form, counted from 0, or -1 without one
 * @property {number | null} number
 *   the field's place in Return's order, or null if Return skips the field
 * @property {string | null} key the label of the Return key, or null without one
 * @property {HTMLElement | null} to where Return goes from the field
 * @property {string} reason
 *   why Return skips the field, or why its key has no label, and what the page's
 *   handlers did with the latest Enter there; "" without a reason
 */

/** The words for the obstacles of a field (R1). */
const words = /** @type {[number, string][]} */ ([
  [EXCLUDED, "excluded"],
  [DISABLED, "disabled"],
  [HIDDEN, "hidden"],
  [TRANSPARENT, "transparent"],
  [DETACHED, "out of sight"],
  [NOT_EDITABLE, "read-only"],
]);

/** The page's own labels, although an attached adapter may show its label. */
class PageLabels extends Labels {
  constructor() {
    super();
    /** @type {Element | undefined} the element whose label is an adapter's */
    this.ignored = undefined;
  }

  own(/** @type {Element} */ element) {
    return element === this.ignored ? null : super.own(element);
  }
}

/**
 * @param {any} root
 * @param {any} settings the options
 */
export function reader(root, settings) {
  const session = new Session(root, settings);
  const labels = new PageLabels();
  session.labels = labels;
  const keys = returnKey(session, () => {});
  // The inspector moves nothing, so that it needs no keys.
  keys.stop();

  /** Returns the field where Return goes, without a press. */
  function target(/** @type {HTMLElement} */ field) {
    const form = /** @type {import("./form.js").Form} */ (session.form);
    let found = -1;
    // Each field needs a separate look, as if it had focus.
    form.isFresh = false;
    keys.act(field, undefined, false, (step) => {
      found = step;
      return false;
    });
    return form.elements[found] ?? null;
  }

  /**
   * Ignores the label of an attached adapter, which only the focused field has,
   * and which is the one that it would get now.
   */
  function ignoreGiven() {
    const form = /** @type {import("./form.js").Form} */ (session.form);
    const active = activeElement(session.page);
    const slot = form.elements.indexOf(active);
    labels.ignored = active;
    if (slot < 0 || form.hint(slot) !== active.getAttribute(attribute)) {
      labels.ignored = undefined;
    }
  }

  /** @returns {Stop[]} */
  function stopsOf(/** @type {number} */ number) {
    const form = /** @type {import("./form.js").Form} */ (session.form);
    const { elements, listed } = form;
    ignoreGiven();
    let count = 0;
    return elements.map((field, slot) => {
      const look = new Look(openDialog(session.page) ?? field);
      const isListed = listed?.has(field);
      const obstacles =
        look.obstacles(field, settings.excluded) & ~(isListed ? TRANSPARENT : 0);
      const reasons = words.filter(([bit]) => obstacles & bit).map(([, word]) => word);
      if (obstacles & NO_INTERACTION) reasons.push(unusable(field, look));
      if (!obstacles && form.skipsFilled() && !form.isEmpty(field)) {
        reasons.push("filled");
      }
      /** @type {Stop} */
      const stop = {
        field,
        form: number,
        number: null,
        key: null,
        to: null,
        reason: reasons.join(", "),
      };
      if (obstacles) return stop;
      form.isFresh = false;
      stop.key = labels.own(field) ?? form.hint(slot);
      stop.to = target(field);
      const isAlone = !stop.to && form.isAlone(slot, look);
      if (isAlone) stop.reason = "only field";
      else if (!reasons.length) stop.number = count += 1;
      if (stop.key === null && !isAlone) {
        reasons.push(form.keeps(field) ? "keeps Return" : "nothing to submit");
        stop.reason = reasons.join(", ");
      }
      return stop;
    });
  }

  /** @returns {Stop[]} */
  function read() {
    session.leaveForm();
    const found = discover(root, "form," + FIELDS);
    /** @type {Stop[]} */
    const stops = [];
    let number = 0;
    for (const owner of new Set(found.map(ownerOf))) {
      if (!session.handles(owner)) continue;
      session.read(owner);
      const inForm = stopsOf(number);
      if (inForm.length) number += 1;
      stops.push(...inForm);
    }
    session.leaveForm();
    const known = new Set(stops.map(({ field }) => field));
    for (const field of found) {
      const reason = known.has(field) ? "" : leftOut(field);
      if (reason) {
        stops.push({ field, form: -1, number: null, key: null, to: null, reason });
      }
    }
    return stops;
  }

  const { page, answers } = session;
  return { page, answers, read };
}

/** Why a field that can be seen belongs to no path. Returns "" for other elements. */
function leftOut(/** @type {any} */ element) {
  const isSearchBox = matches(element, `[type=search],${SEARCH_BOX}`);
  if (!isSearchBox && !isField(element)) return "";
  if (!call(element, "getClientRects").length) return "";
  const isSearch = isSearchBox || isInSearch(element);
  if (isSearch) return "search";
  return ownerOf(element) ? "off" : "no form";
}

/** Why the browser gives a field no focus. */
function unusable(/** @type {Element} */ field, /** @type {Look} */ look) {
  if (tabIndexOf(field) < 0) return "tabindex -1";
  return look.modal ? "behind a dialog" : "inert";
}

/** Returns the last modal dialog, which makes the rest of a page inert. */
const openDialog = (/** @type {any} */ page) =>
  [...call(page, "querySelectorAll", "dialog:modal")].pop();
