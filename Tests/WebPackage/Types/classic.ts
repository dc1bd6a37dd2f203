/// <reference types="field-navigation/inline" />

// A classic script that runs after the adapter's script.

const classic = FieldNavigation.attach(document, { onFinish: "blur" });
classic.focusFirst();
classic.detach();
window.FieldNavigation.attach();
document.addEventListener("fieldnavigation:move", ({ detail }) =>
  detail.to.focus());

// @ts-expect-error: no such value
FieldNavigation.attach(document, { onFinish: "stay" });
// @ts-expect-error: no such function
FieldNavigation.detach();
