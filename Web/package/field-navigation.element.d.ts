// Importing this file defines the element `<field-navigation>`.
import type { Handle } from "./field-navigation.js";

/**
 * Attaches to its content. Its attributes are the options that are words: `destination`,
 * `ending`, `on-finish`, `finish-key`, `order`, `excluded`, `keyboard-frame`, and the
 * switches `formless` and `stops-at-invalid`.
 */
export interface FieldNavigationElement extends HTMLElement {
  /** The handle, while the element is in a document. */
  readonly handle: Handle | undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    "field-navigation": FieldNavigationElement;
  }
}
