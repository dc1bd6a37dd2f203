import { Attachment } from "./attachment.js";

const switches = ["formless", "stops-at-invalid"];
const names = (
  "destination ending on-finish finish-key order excluded keyboard-frame"
).split(" ").concat(switches);
const attachments = new WeakMap();

function follow(element) {
  const given = names.filter((name) => element.hasAttribute(name));
  attachments.get(element)?.follow(Object.fromEntries(given.map((name) => {
    const value = element.getAttribute(name);
    const option = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    return [option, switches.includes(name) ? value !== "false" : value];
  })));
}

// A server that renders pages may import the module.
if (globalThis.customElements && !customElements.get("field-navigation")) {
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
  // Safari before 16.4 has no such sheets, so that the element is inline there. Without
  // specificity, any rule of the page wins.
  if ("adoptedStyleSheets" in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":where(field-navigation) { display: contents }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
