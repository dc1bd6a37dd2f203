// Reads properties of documents and elements. The page may shadow their names.
// For example, `<form name=host>` makes `document.host` that form. In a form
// with a field named `children`, `form.children` is that field. The prototypes
// still have the browser's original properties. Only documents and forms can be
// shadowed. The scripts read fields directly.

/**
 * Reads a property of a node. The node may be a document, a form or an ancestor
 * of a field.
 * @param {any} node
 * @param {string} name
 * @returns {any}
 */
export const read = (node, name) =>
  Reflect.get(Object.getPrototypeOf(node), name, node);

/**
 * Calls a method of a node. The node may be a document, a form or an ancestor
 * of a field.
 * @param {any} node
 * @param {string} name
 * @param {any[]} values
 * @returns {any}
 */
export const call = (node, name, ...values) => read(node, name).apply(node, values);

/** The shadow root that contains a node, or undefined if there is none. */
export const shadowAround = (/** @type {any} */ node) => {
  const root = call(node, "getRootNode");
  // A link outside any document is its own root node. The link's property
  // `host` is part of its address.
  return read(root, "nodeType") === 11 && root.host ? root : undefined;
};

export const hostOf = (/** @type {any} */ node) => shadowAround(node)?.host;

/**
 * The parent in the flat tree. The flat tree includes slots and shadow roots.
 */
export const parentOf = (/** @type {any} */ node) =>
  read(node, "assignedSlot") ??
  read(node, "parentElement") ??
  hostOf(node) ??
  null;

export const matches = (/** @type {any} */ node, /** @type {string} */ selector) =>
  call(node, "matches", selector);

export const isElement = (/** @type {any} */ node) =>
  node && read(node, "nodeType") === 1;

export const nameOf = (/** @type {any} */ node) => read(node, "localName");

/**
 * The document that contains a node. The node may be in a frame. The node may
 * be the document itself.
 */
export const pageOf = (/** @type {any} */ node) =>
  read(node, "ownerDocument") ?? node;

/** The window of a document. */
export const viewOf = (/** @type {Document} */ page) =>
  read(page, "defaultView") ?? window;
