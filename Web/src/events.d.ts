/**
 * The detail of `fieldnavigation:move`, which is sent before Return moves
 * focus.
 */
export interface MoveDetail {
  from: HTMLElement;
  to: HTMLElement;
  /** The pressed key's label. */
  key: string | null;
  /** The rule that causes the move, such as "R4". */
  rule: string;
}

/**
 * The detail of `fieldnavigation:finish`, which is sent before the form
 * finishes.
 */
export interface FinishDetail {
  from: HTMLElement;
  /** The pressed key's label. */
  key: string | null;
  /** The rule that causes the finish, such as "R5". */
  rule: string;
  /** The field's form, or null for a field outside any form. */
  form: HTMLFormElement | null;
  action: "submit" | "click" | "blur" | "function";
}

declare global {
  interface FieldNavigationEventMap {
    "fieldnavigation:move": CustomEvent<MoveDetail>;
    "fieldnavigation:finish": CustomEvent<FinishDetail>;
  }

  // `addEventListener` of elements, documents and windows uses this interface.
  interface GlobalEventHandlersEventMap extends FieldNavigationEventMap {}
  interface ShadowRootEventMap extends FieldNavigationEventMap {}
}
