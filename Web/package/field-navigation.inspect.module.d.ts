import type { Options } from "./field-navigation.js";

/** A field of the page, and what Return does there. */
export interface Stop {
  field: HTMLElement;
  /** The field's form, counted from 0, or -1 without one. */
  form: number;
  /** The field's place in Return's order, or null if Return skips the field. */
  number: number | null;
  /** The label of the Return key, or null without one. */
  key: string | null;
  /** The field where Return goes, or null. */
  to: HTMLElement | null;
  /**
   * Why Return skips the field, or why its key has no label, and what the page's
   * handlers did with the latest Enter there; "" without a reason.
   */
  reason: string;
}

export interface Inspection {
  /** What is drawn, form by form, in each form's order. */
  readonly stops: Stop[];
  /** Removes the drawing, as Escape does. */
  remove(): void;
}

/**
 * Draws Return's path on a page: numbers, arrows, labels, and the reason why Return
 * skips a field. The drawing follows the page until Escape or `remove`. The page needn't
 * be attached. A second call draws again.
 *
 * The parameters are those of `attach`.
 */
export function inspect(
  root?: Document | ShadowRoot | Element | null,
  options?: Options,
): Inspection;
