// A React app. A comment may announce an expected error in the next line.

import { createElement, useEffect } from "react";
import type { Handle, Options } from "field-navigation";
import { FieldNavigation, useFieldNavigation } from "field-navigation/react";

const options: Options = { destination: "next" };

export function App() {
  const handle = useFieldNavigation({ ...options, onFinish: (form) => form?.reset() });
  useEffect(() => {
    const current: Handle | null = handle.current;
    current?.focusFirst();
  });
  // @ts-expect-error: no such option
  useFieldNavigation({ finish: "blur" });
  // @ts-expect-error: only the hook sets the handle
  handle.current = null;
  return createElement(
    FieldNavigation, { ending: "wrap", excluded: "[data-optional]" },
    createElement("input"));
}
// @ts-expect-error: no such value
createElement(FieldNavigation, { ending: "submit" });
