import type { ReactElement, ReactNode } from "react";
import type { Handle, Options } from "./field-navigation.js";

/**
 * Attaches to the document while the component is mounted. The options may be a new
 * object with each render: only a changed value attaches again.
 *
 * The result is a ref. Its `current` is the handle, in effects and handlers, and null
 * before.
 * @example
 * const handle = useFieldNavigation({ destination: "next" });
 */
export function useFieldNavigation(options?: Options): {
  readonly current: Handle | null;
};

/**
 * Attaches to its content. The content is in a `div` without a box. The props are the
 * options.
 * @example
 * <FieldNavigation ending="wrap"><SignUp /></FieldNavigation>
 */
export function FieldNavigation(
  props: Options & { children?: ReactNode },
): ReactElement;
