// As UI5's: form-associated, an open shadow input, `validity`, no property `form`.
customElements.define("x-input", class extends HTMLElement {
  static formAssociated = true;
  #internals = this.attachInternals();
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: "open" });
    root.innerHTML = `<label>${this.title} <input id="${this.dataset.id}"></label>`;
    this.inner = root.querySelector("input");
    this.inner.value = this.getAttribute("value") ?? "";
    this.#internals.setFormValue(this.inner.value);
    this.inner.oninput = () => this.#internals.setFormValue(this.inner.value);
  }
  get value() { return this.inner.value; }
  get validity() { return this.#internals.validity; }
});
