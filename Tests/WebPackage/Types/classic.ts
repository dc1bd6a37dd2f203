/// <reference types="field-navigation/inline" />

// A classic script that runs after the adapter's script.

const classic = FieldNavigation.attach(document, { finish: "blur" });
classic.detach();
window.FieldNavigation.attach();
document.addEventListener("fieldnavigation:move", ({ detail }) =>
  detail.to.focus());

// @ts-expect-error: no such value
FieldNavigation.attach(document, { finish: "stay" });
// @ts-expect-error: no such function
FieldNavigation.detach();
