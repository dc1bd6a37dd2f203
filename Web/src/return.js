// Handles the Return key, whose presses press.js carries out (R4-R6, R10, R14).

import { Appeared } from "./appeared.js";
import { complainOnce } from "./complain.js";
import { FINISH, SHOWS_NEXT, VALIDATES } from "./constants.js";
import { matches, shadowAround, viewOf } from "./dom.js";
import { attribute } from "./labels.js";
import { isBrowsersListOpen, List } from "./lists.js";
import { Listeners } from "./listen.js";
import { Look } from "./obstacles.js";
import { activeElement, isDropDown } from "./page.js";
import { Press } from "./press.js";

/**
 * Whether neither an input method nor a modifier changes the key's meaning. A
 * key of the input method has keyCode 229. `isComposing` alone doesn't show
 * that, because phones compose each word until the next space, before which the
 * user may press Next.
 */
export const isUnmodified = (/** @type {KeyboardEvent} */ event) =>
  event.keyCode !== 229 &&
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey;

/**
 * Whether the user pressed this key, and neither the page nor the browser has
 * handled it.
 */
export const isPlainKey = (
  /** @type {KeyboardEvent} */ event,
  /** @type {string} */ key,
) =>
  // For Shift+Tab, WebKitGTK reports only the key code.
  (event.key === key || (key === "Tab" && event.keyCode === 9)) &&
  event.isTrusted &&
  !event.defaultPrevented &&
  isUnmodified(event);

/**
 * Follows Enter from keydown to keyup. A press takes effect on `keypress`, as a
 * browser's submission does: by then every keydown listener has run, and after
 * a prevented keydown no keypress arrives.
 * @param {import("./session.js").Session} session
 * @param {() => void} refresh processes changes of the page
 */
export function returnKey(session, refresh) {
  const { answers, labels, settings } = session;
  const view = viewOf(session.page);
  /** The field that received the most recent keydown of Enter. */
  let origin = /** @type {any} */ (undefined);
  /** That keydown, and what it found beside the field. */
  let down = /** @type {any} */ (undefined);
  let list = /** @type {any} */ (undefined);
  let isRepeat = false;
  /**
   * Whether the field shows one of our labels and still awaits the keypress.
   */
  let isAwaited = false;
  /** The field whose press has taken effect while the key is down. */
  let done = /** @type {any} */ (undefined);
  /** Whether that field has received its keyup already. */
  let isReleased = false;
  /** Looks for fields that the latest press makes appear. */
  let appeared = /** @type {Appeared | undefined} */ (undefined);
  const keys = new Listeners();
  const last = new Listeners();

  /** If no keypress came, the page handled the press, and our label was wrong. */
  function silenceIfHandled() {
    if (isAwaited) {
      labels.silence(origin);
      if (down.defaultPrevented && isUnanswered()) {
        complainOnce(
          "Return doesn't move, because the page prevents Enter; see inspect() and" +
            " the option takesPrevented");
      }
    }
    isAwaited = false;
  }

  /** Whether the page's handlers have changed nothing that a user would see. */
  const isUnanswered = () => matches(origin, ":focus") && !list.hasChanged();

  keys.add(view, "keydown", (event) => {
    if (!event.isTrusted) return;
    // The previous press may have no keyup, because an alert received it.
    silenceIfHandled();
    origin = undefined;
    if (event.key !== "Enter") return;
    const element = event.composedPath()[0];
    isRepeat = event.repeat;
    if (!isRepeat) done = undefined;
    isReleased &&= isRepeat;
    // A held key must not run the handlers of the newly focused field.
    if (done && done !== element) {
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    // Checked on keydown, because the keypress of an Enter that ends a
    // composition looks like any other, and the page's handlers may close the
    // widget that uses the key.
    if (isBrowsersListOpen(element) || !isUnmodified(event) || event.shiftKey) return;
    origin = element;
    down = event;
    list = new List(element);
    // An Enter that ends a composition or picks an option may send no keypress.
    isAwaited = labels.isGiven(element) && !event.isComposing && !list.isInUse;
    // Added again to run last, because listeners run in the order of their
    // addition.
    last.removeAll();
    last.add(view, "keypress", pressed, false);
    if (settings.takesPrevented) last.add(view, "keydown", unprevented, false);
    // A component may submit the form by itself, before the keypress.
    last.add(view, "submit", () => {
      silenceIfHandled();
      origin = undefined;
    });
  });

  function pressed(/** @type {any} */ event) {
    const element = origin;
    if (!element || !isPlainKey(event, "Enter")) return;
    const isFocused = matches(element, ":focus");
    const isLeft = !isFocused && !activeElement(session.page);
    if (event.composedPath()[0] !== element && !isLeft) return;
    isAwaited = false;
    // A held key that has opened a list must not close and reopen it.
    if (done || (isRepeat && answers.opened.has(element))) {
      return event.preventDefault();
    }
    if (list.hasPicked()) keepPick(element, event);
    // Otherwise a handler of the page has moved focus or opened a widget.
    else if (isLeft) act(element, event, isRepeat, onlyMoves);
    else if (isFocused && !list.hasOpened()) act(element, event, isRepeat);
    if (event.defaultPrevented) down.preventDefault();
  }

  /** A pick is only a pick, so that the browser doesn't submit the form with it. */
  function keepPick(/** @type {any} */ element, /** @type {Event} */ event) {
    const place = session.placeOf(element);
    if (!place || place.form.keeps(element)) return;
    if (!place.form.isAlone(place.slot, new Look(element))) event.preventDefault();
  }

  /** A page that blurs the field with Enter doesn't ask for the form's end. */
  const onlyMoves = (/** @type {number} */ step, /** @type {boolean} */ isMistake) =>
    step >= 0 && !isMistake;

  /** Moves although the page has prevented Enter, because it did nothing else. */
  function unprevented(/** @type {any} */ event) {
    const element = origin;
    if (event !== down || !event.defaultPrevented || !isUnanswered()) return;
    isAwaited = false;
    act(element, event, isRepeat, onlyMoves);
  }

  const watched = (/** @type {Press} */ press) => {
    appeared?.stop();
    return (appeared = new Appeared(session, refresh, press));
  };

  /**
   * Does what Return does in a field.
   * @param {any} element
   * @param {any} event
   *   prevented unless the browser does the rest, such as a submission
   * @param {boolean} [isHeld] whether the key repeats, so that nothing moves
   * @param {(step: number, isMistake: boolean) => any} [isWanted]
   *   whether to do the step
   */
  function act(element, event, isHeld, isWanted = () => true) {
    refresh();
    const place = session.placeOf(element);
    if (!place) return;
    const { form } = place;
    const showsNext = element.getAttribute(attribute) === "next";
    const press = new Press(
      session,
      place,
      (showsNext ? SHOWS_NEXT : 0) | (form.validates ? VALIDATES : 0),
    );
    let step = press.step();
    const isMistake = press.isMistake();
    // The page's own Next ends multi-line text with a line break (R6).
    if ((isMistake || step === FINISH) && form.keeps(element)) return;
    if (!isWanted(step, isMistake)) return;
    // If the browser submits, it stops at this mistake itself, focuses a field
    // and shows its own message (R16).
    if (
      isMistake &&
      !(showsNext && labels.isGiven(element)) &&
      /submit|click/.test(form.finishAction(place.slot)) &&
      form.breaksRule(form.elements[step] ?? element)
    ) {
      step = FINISH;
    }
    if (step >= 0) {
      event.preventDefault();
      if (isHeld) return;
      done = element;
      if (event.isTrusted) useUp(element);
      const fields = watched(press);
      const isRefused = session.hold(() => fields.during(() => press.go(step)));
      // Changes that the page has made during the press come before the
      // refusals, because any change makes the adapter forget these.
      refresh();
      if (isRefused) session.refuse(element);
      else fields.lookLater();
    } else if (step === FINISH) {
      press.finish(event);
      if (!event.defaultPrevented) watched(press).atEnd();
      if (event.defaultPrevented) done = element;
    } else if (isDropDown(element) && form.keeps(element)) {
      // Enter opens the list, and no event reports that the user closes it
      // without a choice.
      answers.opened.add(element);
      session.show(element);
    } else if (showsNext || isMistake) {
      event.preventDefault();
    }
  }

  /**
   * Before focus leaves a field: a component may submit the form from a timer
   * unless its event, which it keeps, is prevented, or on `change` while it
   * knows of no keyup.
   */
  function useUp(/** @type {any} */ element) {
    down.preventDefault();
    isReleased = !!shadowAround(element);
    if (isReleased) release(element, down);
  }

  function release(/** @type {any} */ element, /** @type {KeyboardEvent} */ event) {
    const copy = new KeyboardEvent("keyup", event);
    copy.preventDefault();
    element.dispatchEvent(copy);
  }

  /**
   * Sends the keyup to the field where the user pressed the key, so that the
   * next field's handlers don't take it for a press there, and those of the
   * previous field don't wait for it forever.
   */
  keys.add(view, "keyup", (event) => {
    if (event.key !== "Enter" || !event.isTrusted) return;
    silenceIfHandled();
    const element = done;
    done = undefined;
    if (!element || event.composedPath()[0] === element) return;
    event.stopImmediatePropagation();
    if (element.isConnected && !isReleased) release(element, event);
  });

  return {
    act,
    stop() {
      keys.removeAll();
      last.removeAll();
      appeared?.stop();
    },
  };
}
