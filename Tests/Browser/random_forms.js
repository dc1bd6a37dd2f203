/*
 * Plays a random form. Compares each step with the oracle.
 *
 * A script can't send real keys. The runner therefore calls `Play.next()` and sends what
 * the call returns, until the run is over. `Play.next()` also judges the previous keys.
 *
 *   await Play.begin(html, options, steps)
 *
 * Shows a page, attaches the adapter and returns the first fault, if any.
 *
 *   await Play.next()
 *
 * Returns {keys}, {paste} or {click: [x, y]} for the runner to send. Returns {fault} if the page
 * isn't as expected: {step, what, expected, got}. Returns {done: true} after the last
 * step.
 *
 *   await Play.end()
 *
 * Detaches the adapter. Returns the last fault, if any.
 */
globalThis.Play = (() => {
  // The longest wait for a label. The adapter may take a second (see On the web).
  let patience = 2000;
  const views = [];       // the windows: this one and those of its frames
  let handles = [];
  let steps = [];
  let at = 0;             // the index of the next step
  let pending = null;     // the step whose keys the runner sends
  let errors = [];
  let isTabbed = false;   // whether Tab has moved focus inside the page
  const visited = new WeakSet();   // elements that have had focus
  const counts = {presses: 0, moves: 0, finishes: 0, labels: 0, codes: 0, picks: 0,
    appeared: 0, popovers: 0, later: 0, ends: 0};

  // ---- The page ------------------------------------------------------------

  // A field named "children" hides its form's property of that name.
  const read = (element, name) => Reflect.get(HTMLElement.prototype, name, element);
  const attribute = (element, name) => read(element, 'getAttribute').call(element, name);
  const has = (element, name) => attribute(element, name) !== null;

  /** Returns all elements of a root, those in shadow roots included. */
  function* all(root) {
    for (const element of root.querySelectorAll('*')) {
      yield element;
      const shadow = read(element, 'shadowRoot');
      if (shadow) yield* all(shadow);
    }
  }

  const everywhere = () => views.flatMap((view) => [...all(view.document)]);
  const labelOf = (element) => attribute(element, 'enterkeyhint');
  const ownLabel = (element) => attribute(element, 'data-label');

  /** Returns the focused element, which may be inside a frame, or null. */
  function focused() {
    let view = window;
    for (;;) {
      const element = view.Oracle.focused();
      const inner = element?.localName === 'iframe' && views.find(
        (each) => each.frameElement === element);
      if (!inner) return element;
      view = inner;
    }
  }

  const oracleOf = (element) => read(element, 'ownerDocument').defaultView.Oracle;
  const nameOf = (element) => element
    ? attribute(element, 'id') || read(element, 'localName') : 'nothing';
  /** A page may replace an element by a copy with the same ID. */
  const isSame = (one, other) => one === other ||
    Boolean(one && other && attribute(one, 'id') &&
      attribute(one, 'id') === attribute(other, 'id'));
  const isControl = (element) =>
    /^(input|textarea|select)$/.test(read(element, 'localName'));

  /** Returns the values of all fields by ID. */
  const values = () => new Map(everywhere()
    .filter((element) => isControl(element) || has(element, 'contenteditable'))
    .map((element) => [nameOf(element),
      isControl(element) ? element.value : element.textContent]));

  // ---- What happens --------------------------------------------------------

  let press = null;       // the current press of Enter

  /** Whether a field that refuses by `relatedTarget` finds something to focus there. The
   *  browser reports a component instead of a field inside the component. */
  function canSendBack(element) {
    if (!attribute(element, 'onfocus')?.includes('relatedTarget')) return true;
    const roots = [];
    for (let root = read(element, 'getRootNode').call(element); root;
      root = root.host && read(root.host, 'getRootNode').call(root.host)) roots.push(root);
    let at = focused();
    while (at && !roots.includes(read(at, 'getRootNode').call(at))) {
      at = read(at, 'getRootNode').call(at).host;
    }
    return at === focused() || Boolean(at && has(at, 'tabindex'));
  }

  function watch(view) {
    views.push(view);
    const {options} = view.Oracle;
    options.ownLabel = ownLabel;
    // A field that sends focus back to where it came from refuses it, too.
    options.refuses = (element) =>
      (has(element, 'data-refuses') && canSendBack(element)) ||
      attribute(element, 'data-sends') === nameOf(focused());
    view.addEventListener('focusin', (event) => visited.add(event.composedPath()[0]), true);
    const note = (what) => { if (press) press[what] += 1; };
    view.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.repeat) return;
      const field = focused();
      if (!field) return;
      const {Oracle} = view;
      const observe = (records) => {
        if (press && records.some(isUnforeseen)) press.isChanged = true;
      };
      const observers = everywhere().map((element) => read(element, 'shadowRoot'))
        .concat(views.map(({document}) => document)).filter(Boolean).map((root) => {
          const observer = new MutationObserver(observe);
          observer.observe(root, {childList: true, subtree: true, attributes: true,
            attributeFilter: ['hidden', 'disabled', 'readonly', 'inert', 'open', 'style',
              'class', 'tabindex']});
          return observer;
        });
      press = {field, observers, keydown: event, event: null, clicks: 0, submits: 0, refusals: 0,
        isDone: false, isChanged: false, label: labelOf(field), values: values(),
        step: Oracle.expectedStep(field), open: Oracle.openFields(field), announced: []};
      Script.forget();
      counts.presses += 1;
    }, true);
    view.addEventListener('keypress', (event) => {
      if (event.key === 'Enter' && press) press.event ??= event;
    }, true);
    view.addEventListener('keyup', (event) => {
      if (event.key === 'Enter' && event.isTrusted && press) press.isDone = true;
    }, true);
    view.addEventListener('submit', (event) => {
      note('submits');
      event.preventDefault();
    }, true);
    view.addEventListener('invalid', () => note('refusals'), true);
    // On the document, because the adapter keeps clicks from the page (R17).
    view.document.addEventListener('click', (event) => {
      const button = event.composedPath()[0];
      if (['submit', 'image'].includes(button.type) && button.form) note('clicks');
    }, true);
    view.addEventListener('fieldnavigation:move', ({detail}) => {
      press?.announced.push(detail.to);
    }, true);
    view.addEventListener('error', ({message}) => {
      if (message) errors.push(message);
    });
  }

  /** Whether the oracle can't foresee a change of the page. */
  const isUnforeseen = ({target}) =>
    target.nodeType !== Node.ELEMENT_NODE || !has(target, 'data-drawn');

  // ---- What must be so -----------------------------------------------------

  const fault = (what, expected, got) =>
    ({step: at - 1, what, expected: String(expected), got: String(got)});

  function wrongLabel() {
    const now = focused();
    for (const element of everywhere()) {
      const expected = element === now
        ? oracleOf(element).expectedLabel(element) : ownLabel(element);
      const got = labelOf(element);
      counts.labels += element === now;
      const isOpen = got !== expected && isAlone(element) &&
        [ownLabel(element), oracleOf(element).options.finishKey].includes(got);
      if (got !== expected && !isOpen) {
        return fault(element === now ? 'label' : 'label without focus',
          `${nameOf(element)}: ${expected}`, `${got}`);
      }
    }
  }

  /** Whether a form has no other visible field, but had one or was used as if it had. The
   *  rules leave open whether such a form is one. */
  function isAlone(field) {
    const {forms, isVisible, wasVisible} = oracleOf(field);
    const form = forms().find(({fields}) => fields.includes(field));
    return form && form.fields.filter(isVisible).length < 2 && form.fields.some(
      (each) => each !== field && (wasVisible(each) || visited.has(each)));
  }

  async function until(isSo) {
    const end = performance.now() + patience;
    while (!isSo()) {
      if (performance.now() > end) return false;
      await new Promise((done) => setTimeout(done, 5));
    }
    return true;
  }

  async function frames(count) {
    for (let left = count; left; left -= 1) await new Promise(requestAnimationFrame);
  }

  async function labelled() {
    if (await until(() => !wrongLabel())) return;
    return wrongLabel();
  }

  const hasButton = (form) => everywhere().some((element) =>
    ['submit', 'image'].includes(element.type) && element.form === form);

  const nameOfStep = ({kind, to, how}) =>
    kind + (to ? ` to ${nameOf(to)}` : how ? ` by ${how}` : '');

  /** Whether a component's shadow root contains an element. */
  function isAround(host, element) {
    for (let at = element; at; at = read(at, 'getRootNode').call(at).host) {
      if (at === host && at !== element) return true;
    }
    return false;
  }

  /** Returns the field that keeps focus if a move leads to `field`. The page may move
   *  focus on from there. */
  function finallyIn(field) {
    const other = attribute(field, 'data-sends');
    return other && deep('#' + other);
  }

  /** Returns the ids of fields whose text has changed. */
  function lost(before, except) {
    const now = values();
    return [...before].filter(([id, value]) => now.has(id) && now.get(id) !== value &&
      id !== except).map(([id]) => id);
  }

  function judgeEnter() {
    const done = press;
    press = null;
    for (const observer of done.observers) {
      if (observer.takeRecords().some(isUnforeseen)) done.isChanged = true;
      observer.disconnect();
    }
    const {field, step, clicks, submits, refusals, keydown, event} = done;
    const now = focused();
    if (submits > 1 || clicks > 1) {
      return fault('Enter twice', 'one submission', `${submits} and ${clicks} clicks`);
    }
    const isNative = step.kind === 'native';
    const changed = lost(done.values, isNative || step.isPick ? field.id : '');
    if (changed.length && !done.isChanged) {
      return fault('text', 'unchanged', `${changed} changed`);
    }
    // The page handles Enter in this field.
    if (has(field, 'onkeydown') || has(field, 'onkeypress')) return;
    if (!event) return;
    const isSent = (clicks || submits || refusals) > 0;
    const isOwn = ownLabel(field) === 'next';
    if (done.label === 'next' && isSent && !isNative && !(isOwn && step.kind === 'finish')) {
      return fault('Enter on Next', 'no submission', 'a submission');
    }
    counts.picks += Boolean(step.isPick);
    counts.ends += isOwn && step.kind === 'finish';
    counts.popovers += Boolean(field.closest('[popover]:popover-open')) && !isNative;
    counts.later += Boolean(read(field, 'getRootNode').call(field).host?.matches('x-later'));
    if (step.kind !== 'move' && isAlone(field)) return;
    const got = isSent ? `finish by ${event.defaultPrevented ? 'click' : 'submit'}`
      : !isSame(now, field) ? `move to ${nameOf(now)}`
      : event.defaultPrevented ? 'stay' : 'native';
    const next = whereItAppeared(done);
    if (next && !done.isChanged) {
      counts.appeared += 1;
      if (!isSame(now, next) || isSent) {
        return fault('Enter', `appeared: move to ${nameOf(next)}`, got);
      }
      if (done.announced.length > 1) {
        return fault('events of a move', 1, done.announced.map(nameOf));
      }
      return;
    }
    if (step.kind === 'move') {
      counts.moves += 1;
      const sent = finallyIn(step.to);
      if (isSame(now, step.to) || (sent && isSame(now, sent))) return;
      if (sent) return;
      if (done.isChanged) {
        if (isSent) return fault('Enter', 'no submission', got);
        if (!now && candidates(done).length) {
          return fault('Enter', `focus, such as in ${nameOf(candidates(done)[0])}`, got);
        }
        return;
      }
      if (isTabbed && /^(date|time)$/.test(field.type)) return;
      // A page that sends focus back into a component sends it to the host.
      if (now && isAround(now, field)) return;
      return fault('Enter', nameOfStep(step), got);
    }
    if (isNative) {
      // The rules leave open what Next does in a field that is left to the browser.
      if (ownLabel(field) === 'next') return;
      return event.defaultPrevented ? fault('Enter', 'native', got) : undefined;
    }
    if (step.kind === 'finish') {
      counts.finishes += 1;
      if (done.isChanged) return;
    }
    // Without a button, Enter in a date submits nothing in Chromium.
    if (/^(date|time)$/.test(field.type) && got === 'native' && !hasButton(field.form)) return;
    // Tab also stops at the button that opens a calendar. Enter presses that button.
    if (isTabbed && /^(date|time)$/.test(field.type)) return;
    if (got !== nameOfStep(step)) return fault('Enter', nameOfStep(step), got);
    if (step.kind === 'stay' && !done.isChanged && now !== field) {
      return fault('Enter', 'focus stays', `focus in ${nameOf(now)}`);
    }
  }

  /** Returns the field that has appeared and is next (R17), if any. */
  function whereItAppeared({field, step, open}) {
    if (step.kind !== 'move' && step.kind !== 'finish') return;
    const {openFields, appearing} = oracleOf(field);
    // A submission doesn't wait for what the page shows later.
    const names = Script.shown.filter(({when}) =>
      step.kind === 'move' || when === 'now' || when === 'microtask').map(({id}) => id);
    const appeared = openFields(field).filter((each) =>
      names.includes(nameOf(each)) && !open.includes(each));
    const next = appearing(field, appeared, step.to);
    return next === step.to ? undefined : next;
  }

  /** Returns the fields after the pressed one that Return could have moved to. */
  function candidates({field}) {
    const Oracle = oracleOf(field);
    const form = Oracle.forms().find(({fields}) => fields.includes(field));
    if (!form) return [];
    return form.fields.slice(form.fields.indexOf(field) + 1).filter((each) => {
      const {reachable, empty} = Oracle.state(each);
      return reachable && empty && !Oracle.options.refuses(each);
    });
  }

  // ---- Steps ---------------------------------------------------------------

  const find = (id) => everywhere().find((element) => nameOf(element) === id);
  const isTyped = (field) => field && !field.readOnly && (
    field.isContentEditable || /^(textarea|select)$/.test(field.localName) ||
    (field.localName === 'input' && !/^(checkbox|radio|submit|image|button|hidden)$/
      .test(field.type)));

  /** Starts a step. Returns what the runner must send, if anything. */
  async function start([kind, what, ...more]) {
    const field = focused();
    if (kind === 'focus' || kind === 'click') isTabbed = false;
    if (kind === 'press' && what !== 'Enter') isTabbed = true;
    if (kind === 'press') {
      if (what === 'Enter' && !field) return;
      return {keys: [what]};
    }
    if (kind === 'type' && isTyped(field)) {
      const digits = /^(number|tel|date|time)$/.test(field.type);
      return {keys: [field.localName === 'select' ? 'b' : digits ? '1' : 'a']};
    }
    if (kind === 'clear' && isTyped(field) && field.localName !== 'select') {
      return {keys: ['Control+a', 'Backspace']};
    }
    if (kind === 'code') return fillCode(what, ...more);
    if (kind === 'focus') find(what)?.focus();
    if (kind === 'page') new Function(what)();
    if (kind === 'rest') await new Promise((done) => setTimeout(done, 600));
    const target = kind === 'click' && find(what);
    // A click on these opens a list or a calendar.
    if (target && !/^(select|date|time)/.test(target.type ?? '')) {
      target.scrollIntoView({block: 'center', inline: 'center'});
      const {left, top, width, height} = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2].map(Math.floor);
      let hit = document.elementFromPoint(x, y);
      while (hit?.shadowRoot?.elementFromPoint(x, y) &&
        hit.shadowRoot.elementFromPoint(x, y) !== hit) {
        hit = hit.shadowRoot.elementFromPoint(x, y);
      }
      if (hit === target) return {click: [x, y]};
    }
  }

  // ---- Codes (R15) -----------------------------------------------------------

  let lengths = [];       // how many letters each field of the code takes
  let code = null;        // what the page must show after the current fill

  /** Writes as a script does: a password manager, or a page. */
  function fill(field, text) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
      .call(field, text);
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  }

  /** Distributes letters over fields. */
  function distribute(fields, letters) {
    let at = 0;
    return fields.map(({length}) => letters.slice(at, at += length));
  }

  /** Empties the code and fills it. Returns what the runner must send, if anything. */
  function fillCode(way, count, deletes) {
    code = null;
    const [options] = Oracle.options.codes ?? [];
    const elements = [...document.querySelectorAll('.code')];
    // A step of the page may have moved or removed a field.
    const isWhole = elements.length && elements.length === lengths.length &&
      elements.every((each) => each.parentElement === elements[0].parentElement);
    if (!options || !isWhole) return;
    for (const element of elements) element.value = '';
    focused()?.blur();
    const isReachable = (element) => Oracle.state(element).reachable;
    const first = elements.find(isReachable);
    first?.focus();
    if (!first || focused() !== first) return;
    const fields = elements.map((element, at) => ({element, length: lengths[at]}))
      .filter(({element}) => isReachable(element));
    const room = fields.reduce((sum, {length}) => sum + length, 0);
    const letters = '123456'.slice(0, Math.min(count, room));
    const isByKey = /keys|letters/.test(way);
    // Without moves, a letter replaces the one before it.
    if (!options.advances && isByKey && letters.length > lengths[0]) return;
    const isFull = letters.length === room;
    // Letters that follow a part of a code are meant for the next fields.
    if (way === 'whole and letters' && !isFull) return;
    // The oracle learns only from Return which fields refuse focus.
    if (isFull && everywhere().some((each) => has(each, 'data-refuses') ||
      has(each, 'data-sends'))) return;
    // After a full code, focus may be elsewhere.
    const back = way === 'keys' && options.advances && !isFull
      ? Math.min(deletes, letters.length) : 0;
    const left = letters.slice(0, letters.length - back);
    const texts = distribute(fields, left);
    const place = options.advances
      ? texts.findIndex((text, at) => text.length < fields[at].length) : 0;
    code = {fields, texts, elements, focus: fields[place]?.element};
    if (way === 'keys') return {keys: [...letters, ...Array(back).fill('Backspace')]};
    if (way === 'paste') return {paste: letters};
    if (way === 'command') document.execCommand('insertText', false, letters);
    if (way === 'boxes') {
      distribute(fields, letters).forEach((text, at) => {
        if (text) fill(fields[at].element, text);
      });
    }
    if (way.startsWith('whole')) fill(first, letters);
    if (way.endsWith('letters')) {
      for (const letter of letters) fill(first, first.value + letter);
    }
  }

  function wrongCode() {
    const {fields, texts, elements, focus} = code;
    const expected = elements.map((element) =>
      texts[fields.findIndex((each) => each.element === element)] ?? '');
    const got = elements.map(({value}) => value);
    counts.codes += 1;
    if (String(got) !== String(expected)) return fault('code', expected, got);
    const now = focused();
    // Where Return would go on from a full code is judged with Return.
    const isRight = focus ? now === focus
      : !elements.includes(now) || now === fields.at(-1).element;
    if (!isRight) return fault('focus in code', nameOf(focus), nameOf(now));
  }

  const isOpen = (field) => CSS.supports('selector(:open)') &&
    field?.localName === 'select' && field.matches(':open');

  async function judge([kind, what]) {
    if (kind === 'press' && what === 'Enter' && press) {
      await until(() => press.isDone && !Script.pending);
      // Return looks again for what has appeared in the next frame (R17).
      if (Script.shown.length) await frames(2);
      const wrong = judgeEnter();
      if (wrong) return wrong;
    }
    if (errors.length) return fault('error', 'none', errors[0]);
    if (kind === 'code' && code) {
      const wrong = await until(() => !wrongCode()) ? undefined : wrongCode();
      if (wrong) return wrong;
    }
    return labelled();
  }

  async function next() {
    if (pending) {
      const step = pending;
      if (isOpen(focused())) {
        // The list gets the keyup.
        if (press) press.isDone = true;
        return {keys: ['Escape']};
      }
      pending = null;
      const wrong = await judge(step);
      if (wrong) return {fault: wrong};
    }
    while (at < steps.length) {
      const step = steps[at];
      at += 1;
      press = null;
      const todo = await start(step);
      if (todo) {
        pending = step;
        return todo;
      }
      const wrong = await judge(step);
      if (wrong) return {fault: wrong};
    }
    return {done: true};
  }

  /** Loads the scripts into a frame. */
  async function enter(frame, scripts) {
    if (frame.contentDocument?.readyState !== 'complete' ||
        frame.contentWindow.location.href === 'about:blank') {
      await new Promise((done) => frame.addEventListener('load', done, {once: true}));
    }
    for (const text of scripts) {
      const script = frame.contentDocument.createElement('script');
      script.textContent = text;
      frame.contentDocument.documentElement.append(script);
      script.remove();
    }
    watch(frame.contentWindow);
  }

  async function begin(html, options, wanted, scripts, howLong) {
    if (!views.length) watch(window);
    views.length = 1;
    [steps, at, pending, press, errors, patience] = [wanted, 0, null, null, [], howLong];
    Object.assign(Oracle.options, {destination: 'nextEmpty', ending: 'finish',
      finishKey: 'done', formless: false, codes: undefined}, options);
    document.body.setHTMLUnsafe(html);
    scrollTo(0, 0);
    for (const frame of everywhere().filter((each) => read(each, 'localName') === 'iframe')) {
      // A frame that isn't rendered still loads.
      await enter(frame, scripts);
      Object.assign(frame.contentWindow.Oracle.options, Oracle.options);
    }
    for (const dialog of everywhere()) {
      if (has(dialog, 'data-modal')) dialog.showModal();
      if (has(dialog, 'data-popped')) dialog.showPopover();
    }
    lengths = [...document.querySelectorAll('.code')].map(({maxLength}) => maxLength);
    await new Promise((done) => setTimeout(done));
    handles = views.map((view) => FieldNavigation.attach(view.document, options));
    const wrong = await labelled();
    return wrong && {fault: wrong};
  }

  async function end() {
    press = pending = null;
    for (const handle of handles) handle.detach();
    handles = [];
    let wrong;
    for (const element of everywhere()) {
      if (labelOf(element) !== ownLabel(element)) {
        wrong ??= fault('label after detach',
          `${nameOf(element)}: ${ownLabel(element)}`, labelOf(element));
      }
    }
    focused()?.blur();
    document.activeElement?.blur?.();
    document.body.textContent = '';
    return wrong && {fault: wrong};
  }

  return {begin, next, end, counts};
})();
