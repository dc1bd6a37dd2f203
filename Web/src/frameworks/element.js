import { Attachment } from "./attachment.js";

const switches = ["formless", "stops-at-invalid"];
const names = (
  "destination ending on-finish finish-key order excluded keyboard-frame"
).split(" ").concat(switches);
const attachments = new WeakMap();

const optionOf = (attribute) =>
  attribute.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function optionsOf(element) {
  const given = names.filter((name) => element.hasAttribute(name));
  return Object.fromEntries(given.map((name) => {
    const value = element.getAttribute(name);
    return [optionOf(name), switches.includes(name) ? value !== "false" : value];
  }));
}

// A server that renders pages may import the module.
if (globalThis.customElements && !customElements.get("field-navigation")) {
  const follow = (element) => attachments.get(element)?.follow(optionsOf(element));
  customElements.define("field-navigation", class extends HTMLElement {
    static observedAttributes = names;
    get handle() { return attachments.get(this)?.handle; }
    attributeChangedCallback() { follow(this); }
    connectedCallback() {
      attachments.set(this, new Attachment(this));
      follow(this);
    }
    disconnectedCallback() {
      attachments.get(this).detach();
      attachments.delete(this);
    }
  });
  // Safari before 16.4 has no such sheets, so that the element is inline there.
  if ("adoptedStyleSheets" in document) {
    const sheet = new CSSStyleSheet();
    // No specificity, so that any rule of the page wins.
    sheet.replaceSync(":where(field-navigation) { display: contents }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
