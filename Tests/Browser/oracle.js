/*
 * Predicts what the Return key must do. This oracle implements the rules independently
 * of the adapter.
 *
 * The tests compare the browser adapter with this file. The adapter and this oracle
 * share no code, no data and no optimizations. The oracle reads the whole page again
 * for each question. Speed doesn't matter. The oracle can't read some facts from the
 * page. The oracle records such facts while the page runs. The oracle must run before
 * the adapter attaches and before the user acts. The recorded facts are:
 *
 * - the selects that the user has changed;
 * - the selects whose list Enter has opened;
 * - the labels that the page itself has set;
 * - the fields whose Enter the page's own code handles;
 * - the last empty field that Return left;
 * - the fields that refused focus.
 *
 *   Oracle.forms()
 *
 * Returns the forms as [{form, fields}]. The fields are in focus order.
 *
 *   Oracle.state(field)
 *
 * Returns {reachable, empty}.
 *
 *   Oracle.focused()
 *
 * Returns the focused field or null. The field may be inside a shadow root.
 *
 *   Oracle.expectedLabel(field)
 *
 * Returns the `enterkeyhint` that the field must have, if any. For a field without
 * focus, the result is the page's own label.
 *
 *   Oracle.isTaken(field)
 *
 * Returns whether the page's own code handles Enter in the field.
 *
 *   Oracle.expectedStep(field)
 *
 * Returns what Enter must do in the field, as one of these steps:
 *
 * - {kind: "move", to}: focus moves to the field `to`.
 * - {kind: "finish", how: "submit"}: the browser submits the form on Enter.
 * - {kind: "finish", how: "click"}: Enter clicks the default button.
 * - {kind: "native"}: the browser handles Enter without the adapter.
 * - {kind: "stay"}: nothing happens. If the page picks from its list, `isPick`. If all targets refuse focus, `refused` lists them.
 *
 *   Oracle.openFields(field)
 *   Oracle.appearing(field, appeared, to)
 *
 * Return the empty fields that Return may move to, and where it goes if some of them have
 * appeared since the press, which would have gone to `to` (R17).
 */
globalThis.Oracle = (() => {
  // The options of the adapter under test. A test that attaches with other options must
  // set them here.
  const options = {
    destination: 'nextEmpty', ending: 'finish', finishKey: 'done', formless: false,
    // A page that copies fields copies our labels too. Only a test that marks its own
    // labels can tell a copy's label from the page's.
    ownLabel: undefined,
    // Whether the page sends focus away from a field as soon as the field gains it.
    refuses: () => false,
  };

  const TEXT_TYPES = ['text', 'email', 'password', 'tel', 'url', 'number',
    'date', 'time', 'datetime-local', 'month', 'week'];
  const LABELS = ['enter', 'done', 'go', 'next', 'previous', 'search', 'send'];

  // ---- The page as a tree, shadow roots and slots included -----------------

  // A field named "children" hides its form's property of that name.
  const read = (element, name) => Reflect.get(HTMLElement.prototype, name, element);
  const call = (element, name, ...values) => read(element, name).apply(element, values);
  const attribute = (element, name) => call(element, 'getAttribute', name);

  /** Returns the parent in the flat tree. The flat tree includes shadow roots and
   *  slots. */
  const parent = (element) =>
    read(element, 'assignedSlot') ?? read(element, 'parentElement') ??
    (read(element, 'parentNode') instanceof ShadowRoot
      ? read(element, 'parentNode').host : null);

  function* lineage(element) {
    for (let each = element; each; each = parent(each)) yield each;
  }
  const within = (element, test) => [...lineage(element)].some(test);

  function focused() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element === document.body || element === document.documentElement
      ? null : element;
  }

  const rank = (element) =>
    Math.max(0, parseInt(attribute(element, 'tabindex'), 10) || 0);

  /**
   * Returns all elements in sequential focus order. A shadow root or a slot is a scope.
   * A positive tabindex affects only the order within its scope.
   */
  function inFocusOrder(nodes) {
    const items = [];
    const visit = (element) => {
      const own = {rank: rank(element), elements: [element]};
      items.push(own);
      const shadow = read(element, 'shadowRoot');
      if (shadow) {
        own.elements.push(...inFocusOrder(shadow.children));
      } else if (read(element, 'localName') === 'slot' &&
          element.assignedElements().length) {
        own.elements.push(...inFocusOrder(element.assignedElements()));
      } else {
        for (const child of read(element, 'children')) visit(child);
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

  const changedByUser = new WeakMap();   // select -> the option that the user chose
  const openedByEnter = new WeakSet();   // selects
  const pageAttributes = new WeakMap();  // element -> its enterkeyhint, or null
  const taken = new WeakSet();           // fields in which the page handles Enter
  const seenFields = new WeakSet();      // fields that have been visible
  const reached = new WeakSet();         // fields to which Return has moved
  let leftEmpty = null;                  // the field that the last Return left empty
  let refusals = null;                   // {from, fields}: all targets refused (R10)

  /** Returns the `enterkeyhint` that the page itself has set, or null. */
  const pageAttribute = (element) => options.ownLabel
    ? options.ownLabel(element) : pageAttributes.get(element) ?? null;

  /** Returns the label that the page itself has set. The result is "" if browsers don't
   *  know that label. */
  function pageLabel(element) {
    const label = (pageAttribute(element) ?? '').toLowerCase();
    return LABELS.includes(label) ? label : '';
  }

  function record(root) {
    const seen = (element) => {
      if (pageAttributes.has(element)) return;
      pageAttributes.set(element, attribute(element, 'enterkeyhint'));
      const shadow = read(element, 'shadowRoot');
      if (shadow) record(shadow);
    };
    // A task may both add and focus a field. The adapter may label the field before the
    // observer reports the field.
    const met = (event) => {
      for (const element of [event.composedPath()[0], event.relatedTarget]) {
        if (element instanceof Element) seen(element);
      }
    };
    const choose = (event) => {
      const select = event.composedPath()[0];
      if (event.isTrusted && select.localName === 'select') {
        changedByUser.set(select, select.selectedIndex);
      }
    };
    const reset = (event) => {
      if (event.defaultPrevented) return;
      const {get} =
        Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements');
      for (const element of get.call(event.target)) changedByUser.delete(element);
    };
    root.querySelectorAll('*').forEach(seen);
    const outermost = root === document ? globalThis : root;
    outermost.addEventListener('focusout', met, true);
    // No focus event leaves a shadow root in which focus stays.
    outermost.addEventListener('focusout', leave, true);
    outermost.addEventListener('focusin', met, true);
    root.addEventListener('change', choose, true);
    root.addEventListener('input', choose, true);
    root.addEventListener('reset', reset);
    for (const type of ['input', 'change', 'reset', 'toggle']) {
      root.addEventListener(type, forget, true);
    }
    // A control acts (R10), also if a press of Enter clicks the default button.
    root.addEventListener('click', () => { refusals = null; }, true);
    new MutationObserver((changes) => {
      if (changes.some(({attributeName}) => attributeName !== 'enterkeyhint')) forget();
      for (const {addedNodes} of changes) {
        for (const node of addedNodes) {
          if (node.nodeType !== Node.ELEMENT_NODE) continue;
          [node, ...call(node, 'querySelectorAll', '*')].forEach(seen);
        }
      }
    }).observe(root, {childList: true, subtree: true, attributes: true});
  }

  /** Forgets refusals after focus, text, a state or the layout has changed. */
  function forget() {
    if (!press) refusals = null;
  }

  function leave() {
    forget();
    // Only Return can go straight back.
    if (!press) leftEmpty = null;
  }

  // The current press of Enter. `arrived` is true unless a listener of the page has
  // prevented the press or sent it to another field.
  let press = null;
  record(document);
  addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !event.isTrusted || event.repeat) return;
    press = null;
    const isModified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    // A phone's keyboard composes every word. Only keyCode 229 identifies a key that
    // the input method handles (R14).
    if (isModified || event.keyCode === 229) return;
    const field = event.composedPath()[0];
    const step = isNavigated(field) ? expectedStep(field) : null;
    press = {field, step, arrived: false};
  }, true);
  addEventListener('keypress', (event) => {
    if (event.key !== 'Enter' || !press) return;
    // A page may move focus on keydown. The keypress then goes to another field.
    const isThere = event.composedPath()[0] === press.field;
    press.arrived = isThere && !event.defaultPrevented;
    if (press.arrived && opensOnEnter(press.field)) {
      openedByEnter.add(press.field);
    }
  });
  addEventListener('keyup', (event) => {
    // The adapter sends a component a copy before focus moves.
    if (event.key !== 'Enter' || !event.isTrusted || !press) return;
    const {field, step, arrived} = press;
    press = null;
    const ours = step && step.kind !== 'native' && !step.isPick;
    if (ours && !arrived) taken.add(field);
    const isLeft = ours && arrived && step.kind === 'move' && focused() !== field;
    if (isLeft) {
      leftEmpty = isEmpty(field) && reached.has(field) ? field : null;
      reached.add(step.to);
    } else if (focused() !== field) {
      // The page has moved focus.
      leftEmpty = null;
    }
    if (ours && arrived && step.refused && focused() === field) {
      refusals = {from: field, fields: [...step.refused, ...hasRefused(field)]};
    }
  }, true);
  const isTaken = (field) => taken.has(field);

  // ---- Fields and forms ----------------------------------------------------

  const isControl = (element) =>
    ['input', 'select', 'textarea'].includes(read(element, 'localName'));

  /** Whether an element without a native field stands for a drop-down. */
  const isTrigger = (element) => read(element, 'localName') !== 'input' &&
    element.tabIndex >= 0 && (attribute(element, 'role') === 'combobox' ||
      attribute(element, 'aria-haspopup') === 'listbox');

  /** Whether a form-associated component is a field itself. */
  const isComponent = (element) =>
    Boolean(customElements.get(read(element, 'localName'))?.formAssociated) &&
    'value' in element && !('checked' in element) &&
    !['button', 'submit', 'reset'].includes(element.type) &&
    !element.shadowRoot?.querySelector('button, a, input, select, textarea');

  const isEditingHost = (element) => !isControl(element) &&
    ['', 'true', 'plaintext-only'].includes(
      attribute(element, 'contenteditable')?.toLowerCase()) &&
    !(element.parentElement && read(element.parentElement, 'isContentEditable'));

  /** The adapter ignores Enter in a search field. The adapter also ignores Enter in
   *  fields inside a search element. */
  const isSearch = (element) => within(element, (each) =>
    read(each, 'localName') === 'search' || attribute(each, 'role') === 'search') ||
    attribute(element, 'role') === 'searchbox';

  function isField(element) {
    if (isSearch(element)) return false;
    if (read(element, 'localName') === 'input') {
      return TEXT_TYPES.includes(element.type) ||
        (element.type === 'search' && attribute(element, 'role') === 'combobox');
    }
    return isControl(element) || isEditingHost(element) || isTrigger(element) ||
      isComponent(element);
  }

  /** Returns an element and the components around it, from inside to outside. */
  const hosts = (element) => {
    const root = element.getRootNode();
    return [element, ...(root instanceof ShadowRoot ? hosts(root.host) : [])];
  };

  const isMarked = (element) => attribute(element, 'role') === 'form' ||
    attribute(element, 'data-field-navigation') !== null;

  /** Returns the form that a control or a component names, or the form around it. The
   *  property of a component may be missing, an ID, or empty. */
  function formOf(element) {
    if (isControl(element)) return element.form;
    if (read(element, 'localName').includes('-')) {
      const named = element.form || attribute(element, 'form');
      const form = typeof named === 'string'
        ? read(element, 'getRootNode').call(element).getElementById(named) : named;
      if (form && read(form, 'localName') === 'form') return form;
    }
    return element.closest('form');
  }

  /** Returns the form that owns a field. Without such a form, returns the nearest
   *  ancestor marked as a form, if any. */
  const ownerOf = (field) =>
    hosts(field).map(formOf).find(Boolean) ?? [...lineage(field)].find(isMarked) ?? null;

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
    return getComputedStyle(element).visibility === 'visible' &&
      !within(element, (each) => {
        const style = getComputedStyle(each);
        return style.display === 'none' || Number(style.opacity) < 0.01;
      }) && !isFolded(element) && canBeSeen(element);
  }

  /** Whether a closed `details` element hides an element. Elements in the visible
   *  summary aren't hidden. */
  const isFolded = (element) => within(element, (each) =>
    read(each, 'localName') === 'details' && !each.open && each !== element &&
    !within(element, (inner) => inner === each.querySelector(':scope > summary')));

  // ---- Visible, directly or after scrolling (R1) ---------------------------

  // Each box is {left, top, right, bottom} in window coordinates.
  const boxOf = (element) => {
    const {left, top, right, bottom} = call(element, 'getBoundingClientRect');
    return {left, top, right, bottom};
  };

  const common = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });

  /** Whether a box is more than one pixel wide and one pixel high. Smaller boxes count
   *  as invisible. */
  const isSeen = ({left, top, right, bottom}) => right - left > 1 && bottom - top > 1;

  /** Returns the area inside an element's borders. `overflow` cuts off everything
   *  outside this area. */
  function paddingBox(element) {
    const {left, top, right, bottom} = boxOf(element);
    const style = getComputedStyle(element);
    const width = (side) => parseFloat(style[`border${side}Width`]) || 0;
    return {left: left + width('Left'), top: top + width('Top'),
      right: right - width('Right'), bottom: bottom - width('Bottom')};
  }

  const isTopLayer = (element) => call(element, 'matches', ':modal, :popover-open');

  /** Whether descendants with this `position` are placed relative to an element. */
  function holds(element, position) {
    const style = getComputedStyle(element);
    const isOne = (value) => value && value !== 'none';
    const holdsAll = isOne(style.transform) || isOne(style.perspective) ||
      isOne(style.filter) || isOne(style.backdropFilter) || isOne(style.translate) ||
      isOne(style.rotate) || isOne(style.scale) ||
      /transform|perspective|filter|translate|rotate|scale/.test(style.willChange) ||
      /paint|layout|strict|content/.test(style.contain);
    return holdsAll || (position === 'absolute' && style.position !== 'static');
  }

  /** Returns the container that scrolls and clips this element, or null. */
  function container(element) {
    const {position} = getComputedStyle(element);
    if (isTopLayer(element)) return null;
    let around = parent(element);
    if (position === 'absolute' || position === 'fixed') {
      while (around && !holds(around, position)) around = parent(around);
    }
    return around;
  }

  /** Whether an element stays in place while the page scrolls. */
  const isFixed = (element) => isTopLayer(element) ||
    getComputedStyle(element).position === 'fixed';

  /** Whether an element's overflow decides if the page scrolls. The root element
   *  decides, or the body if the root's overflow is `visible`. */
  function rulesThePage(element) {
    const root = document.documentElement;
    if (element === root) return true;
    return element === document.body && getComputedStyle(root).overflowX === 'visible';
  }

  const isRightToLeft = (element) => getComputedStyle(element).direction === 'rtl';

  /** Returns the area that a container can show by scrolling. The area begins at the
   *  content's top edge and leading edge. The area is infinite in the other directions.
   */
  function scrollable(view, {scrollLeft, scrollTop}, isRTL) {
    const all = {left: -Infinity, top: view.top - scrollTop, right: Infinity,
      bottom: Infinity};
    if (isRTL) all.right = view.right - scrollLeft;
    else all.left = view.left - scrollLeft;
    return all;
  }

  /** Returns the part of a box that a container shows. `view` is the container's
   *  visible area. */
  function shown(box, view, all, overflow) {
    const inside = common(box, all);
    const result = {...inside};
    const axes = [['left', 'right', overflow.x], ['top', 'bottom', overflow.y]];
    // A container that scrolls can show any part of the box.
    for (const [from, to, how] of axes) {
      const start = Math.max(inside[from], view[from]);
      const end = Math.min(inside[to], view[to]);
      const scrolls = how === 'auto' || how === 'scroll';
      if (scrolls && end - start <= 1 && inside[to] - inside[from] > 1) {
        result[from] = view[from];
        result[to] = view[to];
      } else if (how !== 'visible') {
        result[from] = start;
        result[to] = end;
      }
    }
    return result;
  }

  /** Returns the part of a box that the window can show. The user can't scroll to a
   *  fixed element. */
  function shownByThePage(box, isFixedBox) {
    const {clientWidth, clientHeight} = document.documentElement;
    const view = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    if (isFixedBox) return common(box, view);
    view.right = clientWidth || innerWidth;
    view.bottom = clientHeight || innerHeight;
    const all = scrollable(view, {scrollLeft: scrollX, scrollTop: scrollY},
      isRightToLeft(document.body ?? document.documentElement));
    const ruling = [document.documentElement, document.body]
      .find((each) => each && getComputedStyle(each).overflowX !== 'visible' &&
        rulesThePage(each));
    // Focus scrolls the page down even if a notice has disabled scrolling.
    const isCut = ruling &&
      ['hidden', 'clip'].includes(getComputedStyle(ruling).overflowX);
    return shown(box, view, all, {x: isCut ? 'hidden' : 'auto', y: 'auto'});
  }

  /** Converts the lengths of `inset()` or `rect()` to pixels of a box. */
  function lengths(text, width, height) {
    const parts = text.split(/[ ,]+/).filter(Boolean);
    const inPixels = (part, whole) =>
      part.endsWith('%') ? parseFloat(part) / 100 * whole : parseFloat(part);
    const [top, right = top, bottom = top, left = right] = parts;
    return {top: inPixels(top, height), right: inPixels(right, width),
      bottom: inPixels(bottom, height), left: inPixels(left, width)};
  }

  /** Returns the visible part of an element's box. `clip` and `clip-path` may hide the
   *  rest. */
  function clipped(element, box) {
    const style = getComputedStyle(element);
    const own = boxOf(element);
    const width = own.right - own.left, height = own.bottom - own.top;
    const [, rect] = /^rect\((.*)\)$/.exec(style.clip) ?? [];
    let rest = box;
    if (rect !== undefined && ['absolute', 'fixed'].includes(style.position)) {
      const {top, right, bottom, left} = lengths(rect, width, height);
      const or = (value, otherwise) => Number.isNaN(value) ? otherwise : value;
      rest = common(rest, {left: own.left + or(left, 0), top: own.top + or(top, 0),
        right: own.left + or(right, width), bottom: own.top + or(bottom, height)});
    }
    const [, inset] = /^inset\(([^)]*?)(?: round .*)?\)/.exec(style.clipPath) ?? [];
    if (inset !== undefined) {
      const {top, right, bottom, left} = lengths(inset, width, height);
      rest = common(rest, {left: own.left + left, top: own.top + top,
        right: own.right - right, bottom: own.bottom - bottom});
    }
    if (/^circle\(0(px|%)?[ )]/.test(style.clipPath)) return {...rest, right: rest.left};
    return rest;
  }

  function canBeSeen(field) {
    let box = boxOf(field);
    for (let at = field; at; at = container(at)) {
      const style = getComputedStyle(at);
      const hasBox = style.display !== 'contents';
      if (hasBox) box = clipped(at, box);
      if (at !== field && hasBox && style.display !== 'inline' && !rulesThePage(at)) {
        const view = paddingBox(at);
        const cuts = (how) => how !== 'visible';
        const {overflowX: x, overflowY: y} = style;
        const all = ['auto', 'scroll'].some((how) => how === x || how === y)
          ? scrollable(view, {scrollLeft: read(at, 'scrollLeft'),
            scrollTop: read(at, 'scrollTop')}, isRightToLeft(at))
          : {left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity};
        if (cuts(x) || cuts(y)) box = shown(box, view, all, {x, y});
      }
      if (!isSeen(box)) return false;
      if (isFixed(at) && !container(at)) return isSeen(shownByThePage(box, true));
    }
    return isSeen(shownByThePage(box, false));
  }

  // ---- Reachable -----------------------------------------------------------

  /** Returns the dialog that makes the rest of the page inert, or null. */
  const modal = () =>
    everything().filter((each) => call(each, 'matches', 'dialog:modal')).pop() ?? null;

  /** Whether an element hides a field from assistive technology, and from where Return
   *  would come. */
  const isBehind = (field, from) => within(field, (each) => each !== field &&
    attribute(each, 'aria-hidden') === 'true' &&
    !(from && within(from, (around) => around === each)));

  /** Whether a read-only input stands for a drop-down. Its key has no label, because the
   *  component may open its list with Enter. If it doesn't, Return goes on. */
  const isReadOnlyTrigger = (field) =>
    read(field, 'localName') === 'input' && field.readOnly &&
    (attribute(field, 'role') === 'combobox' ||
      attribute(field, 'aria-haspopup') === 'listbox');

  function isReachable(field, from) {
    const dialog = modal();
    return !(parseInt(field.getAttribute('tabindex'), 10) < 0) &&
      !hosts(field).some((each) => each.matches(':disabled')) &&
      !(field.readOnly && !isReadOnlyTrigger(field)) &&
      !within(field, (each) => attribute(each, 'inert') !== null) &&
      (!dialog || within(field, (each) => each === dialog)) &&
      !isBehind(field, from) && isVisible(field);
  }

  const isChanged = (select) => changedByUser.get(select) === select.selectedIndex;

  const isList = (field) =>
    field.localName === 'select' && (field.multiple || field.size > 1);

  function isEmpty(field) {
    if (field.localName === 'select') {
      const first = field.options[0];
      return !isChanged(field) && (field.value === '' ||
        (!isList(field) && first.selected && !first.hasAttribute('selected')));
    }
    if (isComponent(field)) return String(field.value ?? '') === '';
    if (isTrigger(field)) {
      const shown = field.getAttribute('aria-valuetext') ?? field.textContent;
      return field.hasAttribute('data-placeholder') ||
        shown.replaceAll('\u200b', '').trim() === '';
    }
    if (isControl(field)) return field.value === '' && !field.validity.badInput;
    return field.textContent.trim() === '' &&
      !field.querySelector('img, picture, video, audio, canvas, svg, object, embed, ' +
        'iframe');
  }

  const state = (field) =>
    ({reachable: isReachable(field, focused()), empty: isEmpty(field)});

  // ---- What Return does (R4, R5, R6) ---------------------------------------

  /** In Chromium, Enter opens a closed drop-down. On a Mac it doesn't. The first Enter
   *  is the browser's until the user has changed the drop-down. */
  const enterOpens = navigator.userAgent.includes('Chrom') &&
    !navigator.platform.startsWith('Mac');

  const opensOnEnter = (field) => enterOpens && field.localName === 'select' &&
    !isList(field) && !changedByUser.has(field) && !openedByEnter.has(field);

  /** Whether the browser needs Enter in this field. In such a field Enter inserts a
   *  line break, opens a list or picks an option. */
  const needsEnter = (field) =>
    field.localName === 'textarea' || isList(field) ||
    opensOnEnter(field) ||
    (field.localName === 'input' && field.readOnly && !isReadOnlyTrigger(field)) ||
    isTrigger(field) || (isComponent(field) && !field.hasAttribute('tabindex')) ||
    (isEditingHost(field) && field.getAttribute('aria-multiline') !== 'false');

  /** The page's own next promises a move in multi-line text, too. */
  const keepsEnter = (field) =>
    (pageLabel(field) !== 'next' || field.localName === 'select') && needsEnter(field);

  /** Whether the list of a combobox highlights an option that can be seen. Enter picks
   *  it. */
  const isInUse = (field) => within(field, (each) => {
    const isBox = each === field || attribute(each, 'role') === 'combobox';
    const id = isBox && attribute(each, 'aria-expanded') !== 'false' &&
      attribute(each, 'aria-activedescendant');
    const option = id && read(each, 'getRootNode').call(each).getElementById(id);
    return Boolean(option && option.getClientRects().length);
  });

  /** Moves that start inside an aria-modal element can't leave it. Moves from outside
   *  can enter it. */
  const isModal = (element) => attribute(element, 'aria-modal') === 'true';

  /** Returns the open popover in a form that is the group of a field (R12), if any. A
   *  popover around the whole form is none. */
  function popoverOf(field) {
    const owner = ownerOf(field);
    return [...lineage(field)].find((each) => call(each, 'matches', '[popover]') &&
      call(each, 'matches', ':popover-open') &&
      !(owner && within(owner, (around) => around === each)));
  }

  /** Returns the fields that Return may move to. The field itself is included. */
  function fieldsInReach(field) {
    const group = [...lineage(field)].find(isModal);
    const popover = popoverOf(field);
    return fieldsBeside(field).filter((each) => popoverOf(each) === popover &&
      (!group || within(each, (around) => around === group)));
  }

  const hasRefused = (field) => refusals?.from === field ? refusals.fields : [];

  /** Returns the fields that Return tries to move to, in this order (R4, R5). Leaves out
   *  fields that have refused. */
  function targets(field) {
    const fields = fieldsInReach(field);
    const here = fields.indexOf(field);
    const before = fields.slice(0, here), after = fields.slice(here + 1);
    // Return must not alternate between two always-empty fields.
    const isSpent = (each) => options.ending !== 'finish' && each === leftEmpty;
    const refused = hasRefused(field);
    const isOpen = (each) =>
      isReachable(each, field) && !isSpent(each) && !refused.includes(each);
    const found = after.filter((each) =>
      isOpen(each) && (options.destination === 'next' || isEmpty(each)));
    if (options.ending === 'wrap') {
      found.push(...before.filter((each) => isOpen(each) && isEmpty(each)));
    }
    return found;
  }

  function followers(field) {
    const fields = fieldsInReach(field);
    return fields.slice(fields.indexOf(field) + 1)
      .filter((each) => isReachable(each, field));
  }

  /** Returns the empty fields that Return may move to. */
  const openFields = (field) => fieldsInReach(field)
    .filter((each) => isReachable(each, field) && isEmpty(each));

  /** Returns where Return goes if fields have appeared since the press (R17), after which
   *  it would have gone to `to`, or would have finished the form. */
  const appearing = (field, appeared, to) =>
    targets(field).find((each) => each === to || appeared.includes(each)) ?? to;

  const owned = (form, selector) =>
    [...call(form, 'getRootNode').querySelectorAll(selector)]
      .filter((each) => each.form === form);

  /** Returns a form's first submit button. As in HTML, image buttons count, too. */
  const defaultButton = (form) => owned(form, 'input, button')
    .find((each) => each.type === 'submit' || each.type === 'image');

  /** Whether a popover has a submit button that ends it (R12). */
  function canEnd(popover, form) {
    const button = form && [...call(popover, 'querySelectorAll', 'input, button')]
      .find((each) => ['submit', 'image'].includes(each.type) && each.form === form);
    return Boolean(button) && !button.matches(':disabled');
  }

  /** Returns how Return submits the form. Returns null if Return can't submit the form.
   */
  function howToFinish(field) {
    const popover = popoverOf(field);
    if (popover) return canEnd(popover, ownerOf(field)) ? 'click' : null;
    const form = isControl(field) && field.form;
    if (!form) return null;
    const button = defaultButton(form);
    const enabled = button && !button.matches(':disabled');
    if (field.localName === 'select') {
      return enabled && changedByUser.has(field) ? 'click' : null;
    }
    if (button) return enabled ? 'submit' : null;
    const blocking = owned(form, 'input')
      .filter((each) => [...TEXT_TYPES, 'search'].includes(each.type));
    return blocking.length <= 1 ? 'submit' : null;
  }

  /** Whether the form has another field that is visible or was visible earlier. A form
   *  without such a field counts as a single-field form. */
  function hasOthers(field) {
    const all = fieldsBeside(field);
    all.filter(isVisible).forEach((each) => seenFields.add(each));
    return all.some((each) => each !== field && seenFields.has(each));
  }

  const isNavigated = (element) =>
    isField(element) && (ownerOf(element) !== null || options.formless);

  const isHandled = (field) =>
    isNavigated(field) && hasOthers(field) && !keepsEnter(field);

  function expectedLabel(field) {
    const own = pageAttribute(field);
    if (focused() !== field || isTaken(field)) return own;
    if (pageLabel(field) || !isHandled(field) || isReadOnlyTrigger(field)) return own;
    if (targets(field).length) return 'next';
    return howToFinish(field) ? options.finishKey : own;
  }

  function expectedStep(field) {
    const own = pageLabel(field);
    if (isNavigated(field) && !keepsEnter(field) && !hasOthers(field) && !isInUse(field)) {
      return stepToMistake(field, howToFinish(field)) ?? {kind: 'native'};
    }
    if (!isHandled(field)) return {kind: 'native'};
    if (isInUse(field)) return {kind: 'stay', isPick: true};
    if (own === 'enter' || own === 'previous') return {kind: 'native'};
    const wanted = own && own !== 'next' ? [] : targets(field);
    if (own === 'next' && !wanted.length) {
      const following = followers(field);
      if (!following.length && needsEnter(field)) return {kind: 'native'};
      const refused = hasRefused(field);
      wanted.push(...following.filter((each) => !refused.includes(each)));
      if (following.length && !wanted.length) return {kind: 'stay'};
    }
    const to = wanted.find((each) => !options.refuses(each));
    if (to) return {kind: 'move', to};
    if (wanted.length) return {kind: 'stay', refused: wanted};
    const how = howToFinish(field);
    return stepToMistake(field, how) ?? (how ? {kind: 'finish', how} : {kind: 'native'});
  }

  // ---- Mistakes (R16) ------------------------------------------------------

  const mark = (field) => attribute(field, 'data-field-invalid');

  /** Whether a field breaks a constraint of HTML that counts in its form. */
  function isRefusedByHTML(field) {
    const owner = ownerOf(field);
    const isForm = owner && read(owner, 'localName') === 'form';
    const isOff = isForm && (attribute(owner, 'novalidate') !== null ||
      defaultButton(owner)?.hasAttribute('formnovalidate'));
    return !isOff && field.matches(':invalid');
  }

  const isMistake = (field) =>
    ![null, 'false'].includes(mark(field)) || isRefusedByHTML(field);

  /** Returns the step to the first mistake, instead of the form's end. Returns undefined
   *  if there is no mistake, or if the page marks none in this form. */
  function stepToMistake(field, how) {
    if (!fieldsBeside(field).some((each) => mark(each) !== null)) return undefined;
    const found = fieldsInReach(field)
      .filter((each) => isReachable(each, field) && isMistake(each));
    if (!found.length) return undefined;
    if (how && isRefusedByHTML(found[0])) return {kind: 'finish', how};
    const to = found.find((each) => each === field || !options.refuses(each));
    return !to || to === field ? {kind: 'stay'} : {kind: 'move', to};
  }

  const wasVisible = (field) => seenFields.has(field);

  return {options, forms, state, isVisible, wasVisible, focused, expectedLabel, isTaken,
    expectedStep, openFields, appearing};
})();
