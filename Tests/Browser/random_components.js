/*
 * The scripts of the components and pages in random forms, as libraries write them.
 * `random_components.py` has the elements.
 *
 *   Script.pending
 *
 * How many tasks of theirs haven't run yet.
 *
 *   Script.shown
 *
 * The fields that `change` has shown since the last `Script.forget()`, as [{id, when}].
 */
globalThis.Script = (() => {
  const shown = [];
  const script = {shown, pending: 0, show, forget: () => { shown.length = 0; }};

  function postpone(start, run) {
    script.pending += 1;
    start(() => { script.pending -= 1; run(); });
  }

  // ---- Fields that `change` shows (R17) --------------------------------------

  const starts = {now: (run) => run(), microtask: queueMicrotask, task: setTimeout,
    frame: requestAnimationFrame};

  function show(field) {
    const [id, how, when] = field.getAttribute('data-shows').split(' ');
    if (!field.value) return;
    const root = field.getRootNode();
    postpone(starts[when], () => {
      const find = (name) => root.getElementById(name) ?? deep('#' + name);
      const box = find(id + '-box') ?? find(id);
      if (!box) return;
      if (how !== 'insert') box.removeAttribute(how);
      else if (!find(id)) box.innerHTML = `<input id=${id}>`;
      shown.push({id, when});
    });
  }

  // ---- Lists -------------------------------------------------------------------

  /** Returns the parts of a combobox, or null if a step has removed one. */
  function listOf(field) {
    if (!field.dataset?.list && field.dataset?.list !== '') return null;
    const list = field.getRootNode().getElementById(field.id + '-list');
    const box = field.closest('[role=combobox]');
    return list && box && {list, box, field, has: (word) =>
      field.dataset.list.split(' ').includes(word)};
  }

  function open({list, box, has}) {
    list.hidden = false;
    box.setAttribute('aria-expanded', 'true');
    if (has('highlights')) box.setAttribute('aria-activedescendant', list.children[0].id);
    else box.removeAttribute('aria-activedescendant');
  }

  function close({list, box, has}) {
    list.hidden = !has('stays');
    box.setAttribute('aria-expanded', 'false');
    if (!has('stale')) box.removeAttribute('aria-activedescendant');
  }

  function pick(parts, event) {
    const {list, box, field, has} = parts;
    const id = box.getAttribute('aria-activedescendant');
    const option = [...list.children].find((each) => each.id === id);
    if (!option || box.getAttribute('aria-expanded') !== 'true') return;
    if (has('prevents')) event.preventDefault();
    field.value = option.textContent;
    close(parts);
  }

  const hear = (type, run) => document.addEventListener(type, (event) => {
    const parts = listOf(event.composedPath()[0]);
    if (parts) run(parts, event);
  });
  hear('input', open);
  hear('focusout', close);
  hear('keydown', (parts, event) => { if (event.key === 'Enter') pick(parts, event); });

  // ---- Components --------------------------------------------------------------

  class Component extends HTMLElement {
    get inner() { return this.shadowRoot?.querySelector('input'); }
    get value() { return this.inner?.value ?? ''; }
  }

  // As UI5's: the browser knows its form, and no property tells.
  class Unowned extends Component {
    static formAssociated = true;
    internals = this.attachInternals();
    get validity() { return this.internals.validity; }
  }

  class Owned extends Unowned {
    get form() { return this.internals.form; }
  }

  // As Shoelace 2's: the browser knows of no form, and the property is an ID.
  customElements.define('x-string', class extends Component {
    get form() { return this.getAttribute('form') ?? ''; }
    get validity() { return this.inner?.validity; }
  });
  // As Web Awesome's: submits from a timer, unless Enter has been prevented by then.
  customElements.define('x-later', class extends Owned {
    constructor() {
      super();
      this.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || event.repeat) return;
        postpone(setTimeout, () => {
          const {form} = this;
          if (form && !event.defaultPrevented) {
            HTMLFormElement.prototype.requestSubmit.call(form);
          }
        });
      });
    }
  });
  customElements.define('x-owned', Owned);
  customElements.define('x-unowned', class extends Unowned {});
  return script;
})();
