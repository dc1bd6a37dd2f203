import type { Options } from "./field-navigation.js";

interface Binding {
  value: Options | undefined;
}

/**
 * A directive that attaches to its element. The value is the options: a changed value
 * attaches again.
 * @example
 * <main v-field-navigation="{ destination: 'next' }">
 */
export declare const vFieldNavigation: {
  deep: boolean;
  mounted(root: HTMLElement, binding: Binding): void;
  updated(root: HTMLElement, binding: Binding): void;
  unmounted(root: HTMLElement): void;
  getSSRProps(): Record<string, never>;
};
