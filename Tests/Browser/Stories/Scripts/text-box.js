class TextBox extends HTMLElement {
  static formAssociated = true;
  static delegates = true;
  static observedAttributes = ["value"];
  #internals = this.attachInternals();
  #input;
  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: this.constructor.delegates });
    root.innerHTML = `<style>:host{display:block;margin:6px 0}</style><label><span></span> <input part="input"></label>`;
    this.#input = root.querySelector("input");
    this.#input.addEventListener("input", () => this.#sync());
  }
  connectedCallback() {
    this.shadowRoot.querySelector("span").textContent = this.getAttribute("label") || "";
    this.#input.type = this.getAttribute("type") || "text";
    this.#input.placeholder = this.getAttribute("placeholder") || "";
    this.#sync();
  }
  attributeChangedCallback() { this.value = this.getAttribute("value") || ""; }
  formDisabledCallback(off) { this.#input.disabled = off; }
  #sync() {
    this.#internals.setFormValue(this.#input.value);
    if (this.hasAttribute("required") && !this.#input.value) {
      this.#internals.setValidity({ valueMissing: true }, "Please fill in this field.", this.#input);
    } else this.#internals.setValidity({});
  }
  get form() { return this.#internals.form; }
  get name() { return this.getAttribute("name"); }
  get value() { return this.#input.value; }
  set value(v) { this.#input.value = v; this.#sync(); }
  get internals() { return this.#internals; }
  get input() { return this.#input; }
}
customElements.define("text-box", TextBox);
customElements.define("plain-box", class extends TextBox { static delegates = false; });
