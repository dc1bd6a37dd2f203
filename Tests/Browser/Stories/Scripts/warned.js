window.warned = [];
for (const name of ["warn", "error"]) {
  const original = console[name];
  console[name] = (...words) => {
    window.warned.push(words.join(" "));
    const at = document.getElementById("warnings");
    if (at) at.textContent = window.warned.length;
    original.apply(console, words);
  };
}
