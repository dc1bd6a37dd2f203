// As Shoelace 2's: not form-associated, a *string* property `form`, `validity` of the inner input.
customElements.define("x-input", class extends HTMLElement {
  get form() { return this.getAttribute("form") ?? ""; }
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = `<label>${this.title} <input id="${this.dataset.id}"></label>`;
    this.inner = root.querySelector("input");
  }
  get value() { return this.inner.value; }
  get validity() { return this.inner.validity; }
});
