// An adapter that follows the options of a component, which a framework may build again
// with each render.

import { attach } from "field-navigation";

const isPlain = (value) =>
  Array.isArray(value) ||
  (Object(value) === value && Object.getPrototypeOf(value) === Object.prototype);

/** Returns a copy that no later change of the options reaches. */
const copy = (value) => {
  if (!isPlain(value)) return value;
  if (Array.isArray(value)) return value.map(copy);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)]));
};

/** Whether values mean the same. All functions do, because the latest one is called. */
const isSame = (one, other) =>
  Object.is(one, other) ||
  (typeof one === "function" && typeof other === "function") ||
  (isPlain(one) &&
    isPlain(other) &&
    Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key])));

export class Attachment {
  constructor(root) {
    this.root = root;
  }

  /** Attaches again if the options have changed. */
  follow(options) {
    this.latest = options ?? {};
    if (this.handle && isSame(this.latest, this.known)) return;
    this.detach();
    this.known = copy(this.latest);
    const callable = Object.entries(this.latest).map(([name, value]) => [
      name,
      typeof value === "function" ? (...all) => this.latest[name](...all) : value,
    ]);
    this.handle = attach(this.root, Object.fromEntries(callable));
  }

  detach() {
    this.handle?.detach();
    this.handle = undefined;
  }
}
