// Gives docc's pages what the keyboard and a screen reader need. docc changes a page
// without loading it again, so the script watches the document.

/** Lets the arrow keys scroll a wide table. */
function makeScrollable(wrapper) {
  wrapper.tabIndex = 0;
  // Not a region, because a page with ten tables would have ten landmarks.
  wrapper.setAttribute("role", "group");
  wrapper.setAttribute("aria-label", "Table");
}

/** Makes the empty corner of a table a cell, because it is no header of its column. */
function markCorner(header) {
  if (!header.textContent.trim()) header.setAttribute("role", "cell");
}

/** Names the button that shows the breadcrumbs that a narrow window hides. */
function nameToggle(button) {
  button.setAttribute("aria-label", "More breadcrumbs");
}

function mend() {
  for (const wrapper of document.querySelectorAll(".table-wrapper:not([tabindex])")) {
    makeScrollable(wrapper);
    wrapper.querySelectorAll("th").forEach(markCorner);
  }
  document.querySelectorAll(".hierarchy-collapsed-items > .toggle:not([aria-label])")
    .forEach(nameToggle);
}

new MutationObserver(mend).observe(document, { childList: true, subtree: true });
