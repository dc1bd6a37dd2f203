// Code that a page in TypeScript may contain. A comment may announce an expected error.
// The line after such a comment must not compile.

import { attach, type Field, type FinishDetail, type Options } from "field-navigation";
import { attach as attachFast } from "field-navigation/wasm";
import "field-navigation/keyboard";
import "field-navigation/code";

const options: Options = { ending: "wrap", order: "#email, #password" };
const handle = attach(document, options);
handle.detach();
attach();
attach(document.body.attachShadow({ mode: "open" }), {
  destination: "next",
  onFinish: (form, field) => (form ? form.submit() : field.blur()),
  isEmpty: (field) => field.draggable || undefined,
  isInvalid: (field) => field.id === "zip" || undefined,
  stopsAtInvalid: true,
  keyboardFrame: () => null,
});
attachFast(document.querySelector("main")!, { keyboardFrame: "visualViewport" });
attach(document, { keyboardFrame: document.querySelector("#keyboard") });
const isFilled = (field: Field) => (field.name ? field.value !== "" : undefined);
attach(document, { isEmpty: (field) => !isFilled(field) });
attach(document, { codes: [{ fields: "#otp", length: 6, finishesWhenFull: true }] });
attach(document, {
  codes: [{ fields: Array.from(document.forms[0]!), length: [1, 2], advances: false }],
});

document.addEventListener("fieldnavigation:move", (event) => {
  if (event.detail.to.matches("#discount")) event.preventDefault();
  const words: string = event.detail.rule + (event.detail.key ?? "");
  console.log(words, event.detail.from.id);
});
document.body.addEventListener("fieldnavigation:finish", ({ detail }) => {
  const { form, action }: FinishDetail = detail;
  if (action === "submit") form?.requestSubmit();
});
window.addEventListener("fieldnavigation:finish", ({ detail }) => detail.form);
document.body.shadowRoot!.addEventListener(
  "fieldnavigation:move", ({ detail }) => detail.to.focus());
type Listened = HTMLElementEventMap["fieldnavigation:move"]["detail"]["to"];
const target: Listened = document.body;
console.log(target);

// @ts-expect-error: no such option
attach(document, { finish: "blur" });
// @ts-expect-error: no such value
attach(document, { ending: "submit" });
// @ts-expect-error: a code has fields
attach(document, { codes: [{ length: 6 }] });
// @ts-expect-error: no root
attach("form");
const hasTaken: boolean = handle.focusFirstInvalid() || handle.focusFirst();
console.log(hasTaken);
// @ts-expect-error: a handle attaches nothing
handle.attach();
// @ts-expect-error: the function gets a field, not a name
attach(document, { isInvalid: (name: string) => name === "zip" });
// @ts-expect-error: some fields have no name
attach(document, { isInvalid: (field) => field.name.startsWith("zip") });
// @ts-expect-error: no such value
attach(document, { stopsAtInvalid: "always" });
document.addEventListener("fieldnavigation:finish", ({ detail }) => {
  // @ts-expect-error: only a move has a target
  detail.to;
  // @ts-expect-error: no such action
  detail.action === "reset";
});
// @ts-expect-error: the ES module declares no global
FieldNavigation.attach();
