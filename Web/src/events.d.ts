/** The detail of `fieldnavigation:move`, before Return moves focus. */
export interface MoveDetail {
  from: HTMLElement;
  to: HTMLElement;
  /** The label of the key that was pressed. */
  key: string | null;
  /** The rule that led to the move: "R4". */
  rule: string;
}

/** The detail of `fieldnavigation:finish`, before the form ends. */
export interface FinishDetail {
  from: HTMLElement;
  /** The label of the key that was pressed. */
  key: string | null;
  /** The rule that led to the end: "R5". */
  rule: string;
  /** The form of the field; null for fields outside of any form. */
  form: HTMLFormElement | null;
  action: "submit" | "click" | "blur" | "function";
}

declare global {
  interface FieldNavigationEventMap {
    "fieldnavigation:move": CustomEvent<MoveDetail>;
    "fieldnavigation:finish": CustomEvent<FinishDetail>;
  }

  // Elements, documents and windows listen by this interface.
  interface GlobalEventHandlersEventMap extends FieldNavigationEventMap {}
  interface ShadowRootEventMap extends FieldNavigationEventMap {}
}
