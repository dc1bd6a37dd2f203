// Reads documents and elements through their prototypes, because a page may
// shadow the names: `<form name=host>` makes `document.host` that form, and a
// field named `children` becomes its form's `children`. Only documents and
// forms can be shadowed, so that fields are read directly, but their ancestors
// aren't.

/**
 * @param {any} node
 * @param {string} name
 * @returns {any}
 */
export const read = (node, name) =>
  Reflect.get(Object.getPrototypeOf(node), name, node);

/**
 * The window of jsdom has its functions itself, and not its prototype.
 * @param {any} node
 * @param {string} name
 * @param {any[]} values
 * @returns {any}
 */
export const call = (node, name, ...values) =>
  (read(node, name) ?? node[name]).apply(node, values);

export const shadowAround = (/** @type {any} */ node) => {
  const root = call(node, "getRootNode");
  // A link outside any document is its own root, and its `host` is part of an
  // address.
  return read(root, "nodeType") === 11 && root.host ? root : undefined;
};

export const hostOf = (/** @type {any} */ node) => shadowAround(node)?.host;

/** The parent in the flat tree, which includes slots and shadow roots. */
export const parentOf = (/** @type {any} */ node) =>
  read(node, "assignedSlot") ??
  read(node, "parentElement") ??
  hostOf(node) ??
  null;

export const matches = (/** @type {any} */ node, /** @type {string} */ selector) =>
  call(node, "matches", selector);

/** The same for a selector that older browsers, or jsdom, may not know. */
export const isNow = (/** @type {any} */ node, /** @type {string} */ selector) =>
  globalThis.CSS?.supports?.(`selector(${selector})`) && matches(node, selector);

/**
 * The element itself or the nearest around it in the flat tree for which a test
 * holds, or undefined.
 * @param {any} element
 * @param {(at: any) => unknown} holds
 */
export function nearest(element, holds) {
  for (let at = element; at; at = parentOf(at)) if (holds(at)) return at;
}

export const isElement = (/** @type {any} */ node) =>
  node && read(node, "nodeType") === 1;

export const nameOf = (/** @type {any} */ node) => read(node, "localName");

/** The document of a node, which may be in a frame or the document itself. */
export const pageOf = (/** @type {any} */ node) =>
  read(node, "ownerDocument") ?? node;

export const viewOf = (/** @type {Document} */ page) =>
  read(page, "defaultView") ?? window;
