// A combobox whose Enter picks the highlighted option and is not prevented unless `prevent` says so.
function combobox(input, list, { prevent = false, stale = false, expanded = input } = {}) {
  let at = -1;
  const options = () => [...list.children].filter((o) => !o.hidden);
  const open = (on) => {
    list.hidden = !on;
    expanded.setAttribute("aria-expanded", on);
    if (!on) highlight(-1, stale);
  };
  const highlight = (i, keep) => {
    at = i;
    for (const o of list.children) o.setAttribute("aria-selected", false);
    if (i >= 0) {
      options()[i].setAttribute("aria-selected", true);
      input.setAttribute("aria-activedescendant", options()[i].id);
    } else if (!keep) input.removeAttribute("aria-activedescendant");
  };
  input.addEventListener("input", () => {
    for (const o of list.children) o.hidden = !o.textContent.toLowerCase().startsWith(input.value.toLowerCase());
    open(true);
    highlight(-1);
  });
  input.addEventListener("blur", () => open(false));
  input.addEventListener("keydown", (event) => {
    if (list.hidden) return;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      if (at + 1 < options().length) highlight(at + 1);
    } else if (event.key === "Escape") open(false);
    else if (event.key === "Enter" && at >= 0) {
      if (prevent) event.preventDefault();
      input.value = options()[at].textContent;
      open(false);
    }
  });
}
