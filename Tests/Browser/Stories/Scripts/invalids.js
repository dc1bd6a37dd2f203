window.invalids = [];
window.focuses = [];
// What the browser announces, and each field that got focus, since "Forget".
document.addEventListener("invalid", (e) => { invalids.push(e.target.id); tell(); }, true);
document.addEventListener("focusin", (e) => {
  if (e.target.matches("input, select, textarea")) focuses.push(e.target.id);
  tell();
});
window.tell = () => {
  const show = (id, words) => { const at = document.getElementById(id); if (at) at.textContent = words.join(" "); };
  show("invalids", invalids);
  show("focuses", focuses);
};
window.forget = () => { invalids.length = focuses.length = 0; tell(); };
