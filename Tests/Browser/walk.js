/*
 * Walks through every form of a page. Compares each step with the oracle.
 *
 * A script can't send real keys. The runner sends the keys. The runner calls
 * `Walk.next()` and presses the returned keys. The runner waits for the right
 * label (`Walk.isLabelled()`). Then the runner presses Enter and waits for
 * `Walk.settled()`. The runner continues until `Walk.next()` returns no keys.
 * The script asks the oracle before the adapter receives the Enter. The script
 * must therefore run before the adapter.
 */
globalThis.Walk = (() => {
  const isReachable = (field) => Oracle.state(field).reachable;
  const isWalkable = ({fields}) => fields.some(isReachable);

  const report = {
    forms: 0, fields: 0, steps: 0, walks: [], mismatches: [], errors: [],
  };
  const queue = Oracle.forms().filter(isWalkable);
  let form = null;   // The form being walked: {owner, name, trail, presses, limit}.
  let press = null;  // The current press of Enter: {event, field, step, seen, done}.

  // ---- Names for the report ------------------------------------------------

  function nameOf(element) {
    if (!element || element === document.body) return 'nothing';
    const type = element.localName === 'input' ? `[${element.type}]` : '';
    const id = element.id || element.getAttribute('name');
    return element.localName + type + (id ? '#' + id : '');
  }
  const nameOfStep = (step) =>
    step.kind + (step.to ? ' to ' + nameOf(step.to) : step.how ? ' by ' + step.how : '');

  function mismatch(field, what, expected, got) {
    const entry = {form: form?.name ?? 'the page', field: nameOf(field), what,
      expected, got, trail: form?.trail.join(' > ') ?? ''};
    const known = (other) =>
      other.form === entry.form && other.field === entry.field && other.what === what;
    if (!report.mismatches.some(known)) report.mismatches.push(entry);
  }

  // ---- What happens on the page --------------------------------------------

  const {focused} = Oracle;

  const note = (what) => press && press.seen.add(what);

  // Saved pages lack their scripts and report errors. The walk lists these
  // errors. Such errors don't count as mismatches. Loading errors also arrive
  // here, but without a message. The walk ignores loading errors.
  addEventListener('error', ({message, filename}) => {
    if (!message) return;
    report.errors.push(message);
    if (filename.includes('field-navigation')) {
      mismatch(focused(), 'the adapter', 'no error', message);
    }
  });
  addEventListener('unhandledrejection', ({reason}) =>
    report.errors.push(String(reason)));

  // Records and prevents submissions. The page remains open. Some submit events
  // don't leave a shadow root. Each form therefore also gets a listener.
  for (const place of [globalThis, ...queue.map((entry) => entry.form ?? globalThis)]) {
    place.addEventListener('submit', (event) => {
      note('submit');
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
    place.addEventListener('invalid', () => note('submit'), true);
  }
  addEventListener('click', (event) => {
    const button = event.composedPath()[0];
    if (button.form && ['submit', 'image'].includes(button.type)) note('submit');
  }, true);

  addEventListener('keydown', (event) => {
    const field = focused();
    if (event.key !== 'Enter' || !form || !field) return;
    // During a composition, the label of the Return key may be outdated (R14).
    if (!event.isComposing) checkLabels('label at Enter');
    const step = Oracle.expectedStep(field);
    press = {keydown: event, event, field, step, seen: new Set()};
    report.steps += 1;
    form.trail.push(`${nameOf(field)} (${field.getAttribute('enterkeyhint') ?? 'none'})`);
  }, true);
  // Browsers submit on keypress. The page handles a press if it prevents the
  // keypress. If no keypress follows, a prevented keydown also means that the
  // page handles the press.
  addEventListener('keypress', (event) => {
    if (event.key === 'Enter' && press) press.event = event;
  }, true);
  addEventListener('keyup', (event) => {
    if (event.key === 'Enter' && press) press.done = true;
  }, true);

  // Runs after all other focusin listeners. Runs after the code that moved
  // focus, but before any idle time.
  addEventListener('focusin', () => queueMicrotask(() => {
    if (form && fieldsOf(form.owner).includes(focused())) {
      checkLabel(focused(), 'label on focus');
    }
  }));

  const labelOf = (field) => field.getAttribute('enterkeyhint');

  function checkLabel(field, what) {
    const expected = Oracle.expectedLabel(field);
    const got = labelOf(field);
    if (got !== expected) mismatch(field, what, String(expected), String(got));
  }

  /** Checks the labels of all fields. An unfocused field must have the page's own
   *  label. */
  function checkLabels(what) {
    for (const {fields} of Oracle.forms()) {
      for (const field of fields) {
        checkLabel(field, field === focused() ? what : 'label without focus');
      }
    }
  }

  // ---- The walk ------------------------------------------------------------

  const fieldsOf = (owner) =>
    Oracle.forms().find((each) => each.form === owner)?.fields ?? [];

  /**
   * Focuses the next reachable field after `field`. Skips fields that refuse
   * focus.
   */
  function focusAfter(field) {
    const fields = fieldsOf(form.owner);
    for (const each of fields.slice(fields.indexOf(field) + 1).filter(isReachable)) {
      each.focus();
      if (focused() !== each) continue;
      checkLabels('label on focus');
      return true;
    }
    return false;
  }

  function startNextForm() {
    for (let entry; (entry = queue.shift());) {
      const fields = fieldsOf(entry.form);
      if (!isWalkable({fields})) continue;
      const name = entry.form ? nameOf(entry.form) : 'fields without a form';
      form = {owner: entry.form, name, trail: [], presses: 0,
        limit: 3 * fields.length + 5};
      report.forms += 1;
      report.fields += fields.length;
      report.walks.push({form: name, trail: form.trail});
      if (focusAfter(null)) return true;
    }
    form = null;
    return false;
  }

  /**
   * Compares the result of the previous press with the expected result. Returns
   * true if the walk of this form continues.
   */
  function judge() {
    const {keydown, event, field, step, seen} = press;
    press = null;
    const now = focused();
    // If the page's code handles the press, the adapter must do nothing.
    // A keydown may also be prevented after the move, for components that ask later.
    const isPrevented = event === keydown && keydown.defaultPrevented;
    if (isPrevented || (Oracle.isTaken(field) && now === field)) {
      return focusAfter(field);
    }
    const went = seen.has('submit')
      ? {kind: 'finish', how: event.defaultPrevented ? 'click' : 'submit'}
      : now && now !== field ? {kind: 'move', to: now}
      : !now ? {kind: 'finish', how: 'blur'}
      : event.defaultPrevented ? {kind: 'stay'} : {kind: 'native'};
    // If the browser handles Enter, Enter may have any effect. For example, Enter in a
    // list box submits.
    const asExpected = step.kind === 'native' ? !event.defaultPrevented
      : step.kind === went.kind && step.to === went.to && step.how === went.how;
    if (!asExpected) mismatch(field, 'Enter', nameOfStep(step), nameOfStep(went));
    if (step.kind === 'move') {
      if (!asExpected) step.to.focus();
      if (focused() !== step.to) return focusAfter(step.to);
      return true;
    }
    // Enter hasn't moved focus. The walk focuses the next field, like a tap.
    return ['native', 'stay'].includes(step.kind) && focusAfter(field);
  }

  /** Returns a key that fills the field or picks another option. */
  function keyFor(field) {
    if (!Oracle.state(field).empty) return [];
    if (field.localName === 'select') {
      const other = [...field.options].find((option) => !option.selected &&
        !option.disabled && /^[a-z0-9]/i.test(option.label.trim()));
      return other ? [other.label.trim()[0].toLowerCase()] : [];
    }
    const wantsDigits = /^(number|tel|date|time|datetime-local|month|week)$/;
    return [wantsDigits.test(field.type) ? '1' : 'a'];
  }

  /** Returns the keys to press. After the last form, returns null. */
  function next() {
    let on = form !== null;
    if (on && press) {
      on = judge();
    } else if (on) {
      mismatch(focused(), 'Enter', 'a key press', 'none arrived');
      on = false;
    }
    if (on && ++form.presses > form.limit) {
      mismatch(focused(), 'walk', 'an end', `${form.limit} presses and no end`);
      on = false;
    }
    if (!on && !startNextForm()) return null;
    return [...keyFor(focused()), 'Enter'];
  }

  /** Whether phone keyboards compose text in the focused field. */
  const isComposed = () => {
    const field = focused();
    return field?.localName === 'textarea' || field?.isContentEditable ||
      /^(text|search|url)$/.test(field?.type);
  };

  return {
    report, next, isComposed, settled: () => Boolean(press?.done),
    isLabelled: () => !focused() ||
      labelOf(focused()) === Oracle.expectedLabel(focused()),
  };
})();
