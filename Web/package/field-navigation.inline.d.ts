import { attach } from "./field-navigation.js";

declare global {
  /** The classic script defines this global. */
  var FieldNavigation: { attach: typeof attach };
}
