/*
 * Reports what the browser adapter does in each field of a page. The runner compares
 * the report with an audit of the page's file.
 *
 * The oracle of the browser tests predicts each state and step. First, the runner calls
 * `Survey.fields()`. Then the runner attaches the adapter. After that, the runner calls
 * `Survey.labels()`. For each field, the runner calls `Survey.focus(number)` and
 * presses a key. After the press, the runner calls `Survey.outcome()`.
 */
globalThis.Survey = (() => {
  const selector = 'input, select, textarea, [contenteditable]';

  /** The fields of each form, in page order. Fields outside any form come last. */
  const forms = Oracle.forms().sort((one, other) => {
    if (!one.form || !other.form) return (one.form ? 0 : 1) - (other.form ? 0 : 1);
    const {DOCUMENT_POSITION_FOLLOWING} = Node;
    return one.form.compareDocumentPosition(other.form) & DOCUMENT_POSITION_FOLLOWING
      ? -1 : 1;
  });
  const all = forms.flatMap(({fields}) => fields);

  /** The IDs that the audit gives to fields. */
  const ids = new Map();
  const counts = new Map();
  for (const element of document.querySelectorAll(selector)) {
    const name = element.id || element.getAttribute('name') || element.localName;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    ids.set(element, count > 1 ? `${name} ${count}` : name);
  }

  // ---- Why the page differs from its file ----------------------------------

  const parent = (element) => element.assignedSlot ?? element.parentElement;

  function* lineage(element) {
    for (let each = element; each; each = parent(each)) yield each;
  }

  function* rules(list) {
    for (const rule of list) {
      if (rule.selectorText) yield rule;
      if (rule.cssRules) yield* rules(rule.cssRules);
    }
  }
  /** The rules of a style sheet. An unreadable sheet has an empty list. */
  const rulesOf = (sheet) => {
    try { return [...rules(sheet.cssRules)]; } catch { return []; }
  };
  const sheetRules = [...document.styleSheets].flatMap(rulesOf);

  /** Whether a style sheet sets a property. An attribute doesn't count. */
  const isFromSheet = (element, property) => sheetRules.some((rule) =>
    rule.style.getPropertyValue(property) !== '' && element.matches(rule.selectorText));

  /** The reason why a field is invisible. Null if the file shows the reason. */
  function hiddenBy(field) {
    for (const each of lineage(field)) {
      const style = getComputedStyle(each);
      const hiding = {display: style.display === 'none',
        visibility: style.visibility !== 'visible', opacity: Number(style.opacity) < 0.01};
      for (const [property, hides] of Object.entries(hiding)) {
        if (!hides) continue;
        return isFromSheet(each, property) ? 'a style sheet' : null;
      }
    }
    const {width, height} = field.getBoundingClientRect();
    if (!width || !height) return 'layout: no area';
    return field.matches(':disabled') || field.readOnly || field.closest('[inert]')
      ? null : 'layout: out of sight';
  }

  /** The reason why the browser shows a field that the file hides. Null if unknown. */
  function shownBy(field) {
    const around = [...lineage(field)];
    if (around.some((each) => each.matches(':modal, :popover-open'))) {
      return 'scripts: an open dialog';
    }
    const isShown = (each) => isFromSheet(each, 'display') &&
      each.matches('[hidden], [popover], dialog:not([open])');
    return around.some(isShown) ? 'a style sheet' : null;
  }

  function describe(field) {
    const {reachable, empty} = Oracle.state(field);
    const step = Oracle.expectedStep(field);
    return {
      id: ids.get(field), kind: field.matches('input, select, textarea')
        ? field.localName : 'editable',
      reachable, empty, step: step.kind, how: step.how ?? null,
      to: step.to ? all.indexOf(step.to) : null,
      reason: reachable ? shownBy(field) : hiddenBy(field),
    };
  }

  const fields = () => forms.map(({form, fields}) => ({
    part: !form ? 'rest' : form.localName === 'form' ? 'form' : 'marked',
    fields: fields.map(describe),
  }));

  /** The reason why a page has other fields than its file. Null if unknown. */
  function reasonForOtherFields() {
    const elements = [...document.querySelectorAll('*')];
    return elements.some((each) => each.shadowRoot) ? 'a shadow root'
      : document.scripts.length > 0 ? 'scripts' : null;
  }

  // ---- What the adapter does -----------------------------------------------

  let press = null;  // {field, submits, isOver: a promise}

  for (const place of [globalThis, ...document.forms]) {
    place.addEventListener('submit', (event) => {
      if (press) press.submits = true;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
    place.addEventListener('invalid', () => { if (press) press.submits = true; }, true);
  }
  addEventListener('click', (event) => {
    const button = event.composedPath()[0];
    if (press && ['submit', 'image'].includes(button.type)) press.submits = true;
  }, true);

  /** Focuses each field and returns the labels of all fields. */
  const labels = () => all.map((_, number) => focus(number));

  /** Focuses a field and returns its label. Returns null if the field refuses focus. */
  function focus(number) {
    const field = all[number];
    document.activeElement?.blur();
    field.focus();
    const isOver = new Promise((end) => {
      addEventListener('keyup', end, {capture: true, once: true});
    });
    press = {field, submits: false, isOver};
    const label = field.getAttribute('enterkeyhint') ?? '';
    return Oracle.focused() === field ? label.toLowerCase() : null;
  }

  /** Returns the result of the press after its keyup event. Without the event, returns
   * after two seconds. */
  async function outcome() {
    await Promise.race([press.isOver, new Promise((end) => setTimeout(end, 2000))]);
    const {field, submits} = press;
    const now = Oracle.focused();
    press = null;
    if (submits) return {kind: 'finish', to: null};
    if (now && now !== field) return {kind: 'move', to: all.indexOf(now)};
    return {kind: 'stay', to: null};
  }

  return {fields, reasonForOtherFields, labels, focus, outcome};
})();
