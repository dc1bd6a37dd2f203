/*
 * What the Return key ought to do, written from the rules alone.
 *
 * The browser adapter is measured against this file, so it shares nothing with
 * it: no code, no data, no cleverness. Everything is worked out anew from the
 * page on each question, however slow that is. Two things cannot be read off
 * the page and are recorded from the moment that this script runs, which has
 * to be before the adapter attaches and before the user acts: which selects
 * the user has changed, and which labels the page itself had set.
 *
 *   Oracle.forms()               [{form, fields}], fields in focus order
 *   Oracle.state(field)          {reachable, empty}
 *   Oracle.expectedLabel(field)  the `enterkeyhint` it has to show, or null
 *   Oracle.expectedStep(field)   what Enter has to do in it, one of
 *       {kind: "move", to}       focus goes to that field
 *       {kind: "finish", how}    "submit": the browser's own Enter does it;
 *                                "click": on the default button
 *       {kind: "native"}         the adapter keeps out of it
 *       {kind: "stay"}           nothing at all happens
 */
globalThis.Oracle = (() => {
  // The policy in force; a test that attaches with other options sets these.
  const options = {
    destination: 'nextEmpty', ending: 'finish', finishKey: 'done', formless: false,
  };

  const TEXT_TYPES = ['text', 'email', 'password', 'tel', 'url', 'number',
    'date', 'time', 'datetime-local', 'month', 'week'];
  const LABELS = ['enter', 'done', 'go', 'next', 'previous', 'search', 'send'];

  // ---- The page as a tree, shadow roots and slots included -----------------

  /** The parent in the flat tree: what contains the element as it is shown. */
  const parent = (element) =>
    element.assignedSlot ?? element.parentElement ??
    (element.parentNode instanceof ShadowRoot ? element.parentNode.host : null);

  function* lineage(element) {
    for (let each = element; each; each = parent(each)) yield each;
  }
  const within = (element, test) => [...lineage(element)].some(test);

  const rank = (element) =>
    Math.max(0, parseInt(element.getAttribute('tabindex'), 10) || 0);

  /**
   * All elements in sequential focus order. A shadow root and a slot are
   * scopes: positive tabindexes sort inside their scope only.
   */
  function inFocusOrder(nodes) {
    const items = [];
    const visit = (element) => {
      const own = {rank: rank(element), elements: [element]};
      items.push(own);
      if (element.shadowRoot) {
        own.elements.push(...inFocusOrder(element.shadowRoot.children));
      } else if (element.localName === 'slot' && element.assignedElements().length) {
        own.elements.push(...inFocusOrder(element.assignedElements()));
      } else {
        for (const child of element.children) visit(child);
      }
    };
    for (const node of nodes) visit(node);
    const positive = items.filter((item) => item.rank > 0);
    positive.sort((a, b) => a.rank - b.rank);
    return [...positive, ...items.filter((item) => item.rank === 0)]
      .flatMap((item) => item.elements);
  }
  const everything = () => inFocusOrder([document.documentElement]);

  // ---- What is recorded ----------------------------------------------------

  const changedByUser = new WeakSet();  // selects
  const pageLabels = new WeakMap();     // element -> label, "" for none

  function record(root) {
    const seen = (element) => {
      if (pageLabels.has(element)) return;
      const label = (element.getAttribute('enterkeyhint') ?? '').toLowerCase();
      pageLabels.set(element, LABELS.includes(label) ? label : '');
      if (element.shadowRoot) record(element.shadowRoot);
    };
    const choose = (event) => {
      const select = event.composedPath()[0];
      if (event.isTrusted && select.localName === 'select') changedByUser.add(select);
    };
    const reset = (event) => {
      if (event.defaultPrevented) return;
      for (const element of event.target.elements) changedByUser.delete(element);
    };
    root.querySelectorAll('*').forEach(seen);
    root.addEventListener('change', choose, true);
    root.addEventListener('input', choose, true);
    root.addEventListener('reset', reset);
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes) {
        for (const node of addedNodes) {
          if (node.nodeType !== Node.ELEMENT_NODE) continue;
          [node, ...node.querySelectorAll('*')].forEach(seen);
        }
      }
    }).observe(root, {childList: true, subtree: true});
  }
  record(document);

  // ---- Fields and forms ----------------------------------------------------

  const isControl = (element) =>
    ['input', 'select', 'textarea'].includes(element.localName);

  const isEditingHost = (element) => !isControl(element) &&
    ['', 'true', 'plaintext-only'].includes(
      element.getAttribute('contenteditable')?.toLowerCase()) &&
    !element.parentElement?.isContentEditable;

  /** A search field, and all that is in a search, stays native. */
  const isSearch = (element) => within(element, (each) =>
    each.localName === 'search' || each.getAttribute('role') === 'search') ||
    element.getAttribute('role') === 'searchbox';

  function isField(element) {
    if (isSearch(element)) return false;
    if (element.localName === 'input') return TEXT_TYPES.includes(element.type);
    return isControl(element) || isEditingHost(element);
  }

  const isMarked = (element) => element.getAttribute('role') === 'form' ||
    element.hasAttribute('data-field-navigation');

  /** The form that owns a field, else what is marked around it, else null. */
  const ownerOf = (field) =>
    (isControl(field) ? field.form : field.closest('form')) ??
    [...lineage(field)].find(isMarked) ?? null;

  function forms() {
    const byOwner = new Map();
    for (const field of everything().filter(isField)) {
      const owner = ownerOf(field);
      if (!byOwner.has(owner)) byOwner.set(owner, []);
      byOwner.get(owner).push(field);
    }
    return [...byOwner].map(([form, fields]) => ({form, fields}));
  }

  const fieldsBeside = (field) =>
    forms().find(({fields}) => fields.includes(field))?.fields ?? [];

  // ---- Reachable (R1) and empty --------------------------------------------

  function isVisible(element) {
    const {width, height} = element.getBoundingClientRect();
    return width > 0 && height > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      !within(element, (each) => {
        const style = getComputedStyle(each);
        return style.display === 'none' || Number(style.opacity) < 0.01;
      }) && !isFolded(element);
  }

  /** In a closed `details`, and not in the summary that stays to be seen. */
  const isFolded = (element) => within(element, (each) =>
    each.localName === 'details' && !each.open && each !== element &&
    !within(element, (inner) => inner === each.querySelector(':scope > summary')));

  /** The dialog that nothing outside of may be reached from, or null. */
  function modal() {
    const all = everything();
    return all.filter((each) => each.matches('dialog:modal')).pop() ??
      all.filter((each) =>
        each.getAttribute('aria-modal') === 'true' && isVisible(each)).pop() ?? null;
  }

  function isReachable(field) {
    const dialog = modal();
    return !(parseInt(field.getAttribute('tabindex'), 10) < 0) &&
      !field.matches(':disabled') &&
      !field.readOnly &&
      !within(field, (each) => each.hasAttribute('inert')) &&
      (!dialog || within(field, (each) => each === dialog)) &&
      isVisible(field);
  }

  const isList = (field) =>
    field.localName === 'select' && (field.multiple || field.size > 1);

  function isEmpty(field) {
    if (field.localName === 'select') {
      const first = field.options[0];
      return !changedByUser.has(field) && (field.value === '' ||
        (!isList(field) && first.selected && !first.hasAttribute('selected')));
    }
    if (isControl(field)) return field.value === '' && !field.validity.badInput;
    return field.textContent.replace(/[\r\n]/g, '') === '' &&
      !field.querySelector('img, picture, video, audio, canvas, svg, object, embed, ' +
        'iframe');
  }

  const state = (field) => ({reachable: isReachable(field), empty: isEmpty(field)});

  // ---- What Return does (R4, R5, R6) ---------------------------------------

  /** Enter opens a closed drop-down in Chromium, but not on a Mac. */
  const enterOpens = navigator.userAgent.includes('Chrom') &&
    !navigator.platform.startsWith('Mac');

  /** Enter breaks a line here, picks in a list or opens it: it stays native. */
  const keepsEnter = (field) =>
    field.localName === 'textarea' || isList(field) ||
    (field.localName === 'select' && enterOpens && isEmpty(field)) ||
    (field.localName === 'input' && field.readOnly) ||
    (isEditingHost(field) && field.getAttribute('aria-multiline') !== 'false');

  /** A combobox is using Enter for its own list. */
  const isInUse = (field) => within(field, (each) =>
    (each === field || each.getAttribute('role') === 'combobox') &&
    (each.getAttribute('aria-expanded') === 'true' ||
      Boolean(each.getAttribute('aria-activedescendant'))));

  function target(field) {
    const fields = fieldsBeside(field);
    const here = fields.indexOf(field);
    const before = fields.slice(0, here), after = fields.slice(here + 1);
    const wanted = (each) => isReachable(each) &&
      (options.destination === 'next' || isEmpty(each));
    const found = after.find(wanted);
    if (found || options.ending === 'finish') return found;
    if (options.ending === 'wrap') return before.find(wanted);
    return [...before, ...after].find((each) => isReachable(each) && isEmpty(each));
  }

  function nextReachable(field) {
    const fields = fieldsBeside(field);
    return fields.slice(fields.indexOf(field) + 1).find(isReachable);
  }

  const owned = (form, selector) =>
    [...form.getRootNode().querySelectorAll(selector)]
      .filter((each) => each.form === form);

  /** The first submit button of a form, as HTML has it: images count too. */
  const defaultButton = (form) => owned(form, 'input, button')
    .find((each) => each.type === 'submit' || each.type === 'image');

  /** How Return submits here; null where the browser's Enter would not. */
  function howToFinish(field) {
    const form = isControl(field) && field.form;
    if (!form) return null;
    const button = defaultButton(form);
    const enabled = button && !button.matches(':disabled');
    if (field.localName === 'select') return enabled ? 'click' : null;
    if (button) return enabled ? 'submit' : null;
    const blocking = owned(form, 'input')
      .filter((each) => [...TEXT_TYPES, 'search'].includes(each.type));
    return blocking.length <= 1 ? 'submit' : null;
  }

  const isHandled = (field) =>
    isField(field) && (ownerOf(field) !== null || options.formless) &&
    fieldsBeside(field).length > 1 && !keepsEnter(field);

  function expectedLabel(field) {
    const own = pageLabels.get(field);
    if (own || !isHandled(field)) return own || null;
    if (target(field)) return 'next';
    return howToFinish(field) ? options.finishKey : null;
  }

  function expectedStep(field) {
    const own = pageLabels.get(field);
    if (!isHandled(field) || isInUse(field)) return {kind: 'native'};
    if (own === 'enter' || own === 'previous') return {kind: 'native'};
    let to = own && own !== 'next' ? undefined : target(field);
    if (own === 'next') {
      to ??= nextReachable(field);
      if (!to) return {kind: 'stay'};
    }
    if (to) return {kind: 'move', to};
    const how = howToFinish(field);
    return how ? {kind: 'finish', how} : {kind: 'native'};
  }

  return {options, forms, state, expectedLabel, expectedStep};
})();
