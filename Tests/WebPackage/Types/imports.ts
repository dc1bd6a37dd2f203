// The package's other imports. A comment may announce an expected error in the next
// line.

import type { Handle, Options } from "field-navigation";
import { inspect, type Stop } from "field-navigation/inspect";
import { vFieldNavigation } from "field-navigation/vue";
import "field-navigation/element";

/** What Vue 3 declares of its directives, as far as ours needs it. */
interface ObjectDirective<E, V> {
  mounted?: (el: E, binding: { value: V; oldValue: V | null }, vnode: object) => void;
  updated?: (el: E, binding: { value: V; oldValue: V | null }, vnode: object) => void;
  unmounted?: (el: E, binding: { value: V; oldValue: V | null }, vnode: object) => void;
  getSSRProps?: (binding: { value: V }, vnode: object) => object | undefined;
  deep?: boolean;
}
export const directive: ObjectDirective<HTMLElement, Options | undefined> =
  vFieldNavigation;

const element = document.createElement("field-navigation");
const handle: Handle | undefined = element.handle;
handle?.detach();
element.setAttribute("destination", "next");

const inspection = inspect(document.body, { destination: "next" });
const stop: Stop | undefined = inspection.stops.find(({ reason }) => reason === "filled");
console.log(stop?.field.id, stop?.number, stop?.to?.id);
inspection.remove();
inspect(document.querySelector("main"));
// @ts-expect-error: no such option
inspect(document, { finish: "blur" });
