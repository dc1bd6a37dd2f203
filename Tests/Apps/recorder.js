/*
 * Records the calls of a page's own handlers. Without an adapter, the recorder also
 * moves focus on Enter, as the rules require.
 *
 * The test injects this script after oracle.js. The page's scripts run later. A handler
 * belongs to the page unless the adapter called `addEventListener`.
 *
 *   Recorder.take()
 *
 * Returns the calls since the last `take`. Also returns the expected result of each
 * Enter and the page's visible content.
 *
 *   Recorder.isSettled()
 *
 * Returns whether all requests, timers and navigations have ended.
 *
 *   Recorder.carriesOut
 *
 * True in the run without the adapter. The recorder then moves focus if the oracle
 * expects a move on Enter.
 */
globalThis.Recorder = (() => {
  const TYPES = new Set(('keydown keypress keyup beforeinput input change click ' +
    'dblclick mousedown mouseup pointerdown pointerup submit reset invalid focus blur ' +
    'focusin focusout compositionstart compositionend select paste').split(' '));
  // The recorder ignores timers that last longer than this many milliseconds. The
  // recorder also ignores the adapter's timers. Instead it waits for the right label.
  const SHORT = 600;

  const {addEventListener: add, removeEventListener: remove} = EventTarget.prototype;
  const listen = (type, listener, capture = true) =>
    add.call(window, type, listener, capture);

  // ---- Names that are the same in both runs --------------------------------

  /** Matches IDs that a framework generates on each load. */
  const isMadeUp = (id) => /[0-9a-f]{8,}|mantine-|:r|_r_|^f_|reach-|select2-|^input-[0-9a-z]{6,9}$|-(?=[a-z]*\d)[0-9a-z]{8}$/.test(id);

  const numbers = new Map();

  function nameOf(node) {
    if (!node) return 'nothing';
    if (node === window) return 'window';
    if (node === document) return 'document';
    if (!(node instanceof Element)) return node.nodeName ?? node.constructor.name;
    const name = node.localName;
    if (node === document.body || node === document.documentElement) return name;
    if (node.id && !isMadeUp(node.id)) return `${name}#${node.id}`;
    const called = node.getAttribute('name');
    if (called) return `${name}[${called}]`;
    // Elements get their numbers when the recorder first sees them. Other elements may
    // come and go.
    if (!numbers.has(node)) numbers.set(node, numbers.size + 1);
    return `${name}(${numbers.get(node)})`;
  }

  function focused() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element === document.documentElement ? document.body : element;
  }

  // ---- The page's handlers -------------------------------------------------

  // Returns the records of the previous page. This page adds its own records.
  function kept(key) {
    const text = location.origin === 'null' ? null : sessionStorage.getItem(key);
    if (text) sessionStorage.removeItem(key);
    return JSON.parse(text ?? '[]');
  }
  let calls = kept('recorder calls');

  // True until the first `take`. Until then, the recorder ignores focus events. The
  // browser may focus an `autofocus` field before or after the page adds its handlers.
  let isArriving = true;

  function note(event) {
    startAnew();
    if (isArriving && /^(focus|blur)/.test(event.type)) return;
    const phase = ['', 'captured', 'at', 'bubbled'][event.eventPhase];
    const relation = event.relatedTarget === undefined ? ''
      : ` from ${nameOf(event.relatedTarget)}`;
    const what = event.key ?? event.data ?? event.submitter?.name ?? '';
    calls.push([event.type, what, nameOf(event.composedPath()[0]) + relation,
      phase, nameOf(event.currentTarget), event.isTrusted ? 'trusted' : 'scripted',
      event.repeat ? 'repeated' : ''].join(' '));
  }

  /** The URL of the script that called the function `callee`. The stack trace contains
   *  this URL. */
  function caller(callee) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 1;
    const place = {};
    Error.captureStackTrace(place, callee);
    Error.stackTraceLimit = limit;
    return place.stack;
  }
  const isAdapter = (stack) => stack.includes('field-navigation');

  /** Maps each of the page's listeners to a recording listener. The recording listener
   *  records the call, then calls the page's listener. */
  const noting = new WeakMap();
  function noted(listener) {
    if (!noting.has(listener)) {
      noting.set(listener, function (event) {
        note(event);
        return typeof listener === 'function'
          ? listener.call(this, event) : listener.handleEvent(event);
      });
    }
    return noting.get(listener);
  }
  const isNoted = (type, listener) => TYPES.has(type) && listener &&
    ['function', 'object'].includes(typeof listener);

  EventTarget.prototype.addEventListener = function (type, listener, how) {
    const isOwn = isNoted(type, listener) &&
      !isAdapter(caller(EventTarget.prototype.addEventListener));
    return add.call(this ?? window, type, isOwn ? noted(listener) : listener, how);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, how) {
    const target = this ?? window;
    if (isNoted(type, listener) && noting.has(listener)) {
      remove.call(target, type, noting.get(listener), how);
    }
    return remove.call(target, type, listener, how);
  };

  for (const owner of [HTMLElement.prototype, Document.prototype, window]) {
    for (const type of TYPES) {
      const property = Object.getOwnPropertyDescriptor(owner, 'on' + type);
      if (!property?.set) continue;
      const given = new WeakMap();
      Object.defineProperty(owner, 'on' + type, {
        ...property,
        get() {
          const current = property.get.call(this);
          return given.get(current) ?? current;
        },
        set(handler) {
          if (typeof handler !== 'function') return property.set.call(this, handler);
          given.set(noted(handler), handler);
          property.set.call(this, noted(handler));
        },
      });
    }
  }

  // ---- Pending work --------------------------------------------------------

  let requests = 0;
  let isLeaving = false;
  const timers = new Set();

  const {fetch, setTimeout: start, clearTimeout: stop} = window;
  const ended = () => { requests -= 1; };
  window.fetch = function (...all) {
    requests += 1;
    const answer = fetch.apply(this, all);
    // The request ends once the body has loaded. The recorder reads a clone of the
    // response. The page can then read the original.
    answer.then((response) => response.clone().arrayBuffer()).then(ended, ended);
    return answer;
  };
  const {send} = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (...all) {
    requests += 1;
    add.call(this, 'loadend', ended, {once: true});
    return send.apply(this, all);
  };
  window.setTimeout = function (handler, delay = 0, ...all) {
    if (typeof handler !== 'function') return start(handler, delay, ...all);
    const timer = start(() => {
      // Run the handler before this timer ends. A request from the handler must count
      // before the timer ends.
      try {
        handler.apply(window, all);
      } finally {
        timers.delete(timer);
      }
    }, delay);
    if (delay <= SHORT && !isAdapter(caller(window.setTimeout))) timers.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => {
    timers.delete(timer);
    stop(timer);
  };
  listen('beforeunload', () => { isLeaving = true; });
  listen('pagehide', () => {
    sessionStorage.setItem('recorder calls', JSON.stringify(calls));
    sessionStorage.setItem('recorder presses', JSON.stringify(presses));
  });
  listen('submit', (event) => start(() => {
    isLeaving ||= !event.defaultPrevented && event.target.method !== 'dialog';
  }));

  // Rendering takes several frames. A change of the page or a call of a handler
  // therefore restarts the frame count. Frameworks also schedule tasks with messages,
  // which aren't timers. The browser becomes idle only after all scheduled tasks.
  // Frameworks also load scripts with script elements. Each script element counts as a
  // request.
  let calmFrames = 0;
  let hasIdled = false;
  let idle;
  function startAnew() {
    calmFrames = 0;
    hasIdled = false;
    cancelIdleCallback(idle);
    idle = undefined;
  }
  function becameIdle(afterwards) {
    idle = afterwards > 0
      ? requestIdleCallback(() => becameIdle(afterwards - 1)) : undefined;
    hasIdled = afterwards === 0;
  }
  function changed(changes) {
    startAnew();
    for (const node of changes.flatMap(({addedNodes}) => [...addedNodes])) {
      if (node.localName !== 'script' || !node.src || node.noModule) continue;
      requests += 1;
      for (const type of ['load', 'error']) add.call(node, type, ended, {once: true});
    }
  }
  const watch = () => new MutationObserver(changed).observe(document,
    {childList: true, subtree: true, attributes: true, characterData: true});
  watch();
  // A new window begins with an empty document. The next document keeps the window's
  // globals.
  const first = document;
  listen('pageshow', () => {
    isLeaving = false;
    if (document !== first) watch();
  });

  const isAnimated = () => document.getAnimations().some((each) =>
    each.playState === 'running' &&
    Number.isFinite(each.effect?.getComputedTiming().endTime ?? 0));

  /** Returns whether the page has settled. The caller calls this function once per
   *  frame. */
  function isSettled() {
    const isCalm = document.readyState === 'complete' && !isLeaving &&
      requests === 0 && timers.size === 0 && !isAnimated();
    if (!isCalm) {
      startAnew();
      return false;
    }
    calmFrames += 1;
    if (!hasIdled && !idle) idle = requestIdleCallback(() => becameIdle(2));
    // After a change of the page, the adapter updates labels in idle time. The recorder
    // waits for the right label for at most 60 frames.
    return hasIdled && (calmFrames > 60 || (calmFrames > 3 && hasRightLabel()));
  }

  // ---- Enter ---------------------------------------------------------------

  let press;         // The expected result of Enter, for the report.
  let noticed;       // The target of the keydown.
  let moved = null;  // The field that focus left during this press.
  let presses = kept('recorder presses');

  listen('keydown', (event) => {
    if (event.key !== 'Enter') return;
    if (moved && event.repeat) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    noticed = event.composedPath()[0];
    press = {field: nameOf(noticed), kind: 'native', ...label()};
    if (!event.repeat) presses.push(press);
    if (!Recorder.carriesOut) return;
    // Adding the listener again makes it the last listener on the window.
    remove.call(window, 'keypress', carryOut, false);
    listen('keypress', carryOut, false);
  });

  /** Handles Enter as the rules require. Runs on keypress, because browsers submit on
   *  keypress. The page may have changed after keydown. */
  function carryOut(event) {
    remove.call(window, 'keypress', carryOut, false);
    const field = event.composedPath()[0];
    const isModified = event.ctrlKey || event.shiftKey || event.altKey || event.metaKey;
    if (event.key !== 'Enter' || field !== noticed || event.defaultPrevented) return;
    if (event.repeat || isModified) return;
    const step = Oracle.expectedStep(field);
    press.kind = step.kind;
    if (step.kind === 'native' || step.how === 'submit') return;
    event.preventDefault();
    if (step.kind === 'move') {
      moved = field;
      step.to.focus();
    }
    if (step.how === 'click') {
      [...field.form.elements].find((each) =>
        ['submit', 'image'].includes(each.type)).click();
    }
  }

  // The keyup event goes to the field that received the keydown event, as used up.
  listen('keyup', (event) => {
    if (event.key !== 'Enter' || !moved) return;
    const field = moved;
    moved = null;
    if (event.composedPath()[0] === field) return;
    event.stopImmediatePropagation();
    const copy = new KeyboardEvent('keyup', event);
    copy.preventDefault();
    if (field.isConnected) field.dispatchEvent(copy);
  });

  // ---- Answers -------------------------------------------------------------

  /** Returns the visible content and the typed text. */
  function content() {
    const values = [];
    for (const each of document.querySelectorAll('input, select, textarea')) {
      const value = ['checkbox', 'radio'].includes(each.type) ? each.checked : each.value;
      if (value) values.push(`${nameOf(each)}=${value}`);
    }
    return {text: document.body.innerText, values};
  }

  /** Returns the focused field's label and the expected label. */
  function label() {
    const field = Oracle.focused();
    if (!field || Recorder.carriesOut) return {label: null, expectedLabel: null};
    return {label: field.getAttribute('enterkeyhint'),
      expectedLabel: Oracle.expectedLabel(field)};
  }
  function hasRightLabel() {
    const {label: own, expectedLabel} = label();
    return own === expectedLabel;
  }

  /** Returns unfocused elements that have a label. */
  const labelled = () => [...document.querySelectorAll('[enterkeyhint]')]
    .filter((each) => each !== focused()).map(nameOf);

  function take() {
    const taken = {calls, presses, focus: nameOf(focused()), labelled: labelled(),
      ...label(), ...content()};
    calls = [];
    presses = [];
    isArriving = false;
    return taken;
  }

  return {take, isSettled, carriesOut: false,
    underWay: () => ({requests, timers: timers.size, isLeaving,
      animations: isAnimated(), state: document.readyState})};
})();
