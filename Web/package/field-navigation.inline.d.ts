import { attach } from "./field-navigation.js";

declare global {
  /** The global of the classic script. */
  var FieldNavigation: { attach: typeof attach };
}
