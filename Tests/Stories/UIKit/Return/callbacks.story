# Apps that act on callbacks other than Return's.

Focus stays in a field that the app focuses again (R10) | app BackOnEnd |
  tap name; type x; return -> name, text name x, complaints 1, done;
  type yz; return -> mail, text name xyz; type x -> mail next;
  return -> password; type x -> password done; return -> nobody, done finished

The app moves focus back only once for each press (R14) | app BackOnEnd |
  tap name; type x; return -> complaints 1

Return works in an app that moves focus after editing (R10) | app ChainOnEnd |
  tap name; type x; return -> mail, done; type x;
  return -> password, text mail x

Return leaves a filled field that the app has focused after editing (R10) |
  app ChainOnEnd |
  set mail ada@example.com; tap name; type x; return -> mail, done; type x;
  return -> password, text mail ada@example.comx

Return leaves a field only if the next field accepts focus (R10) | app InOrder |
  tap name; return -> name, done; type x -> name next; return -> mail;
  type x -> mail next; return -> password; type x -> password done;
  return -> nobody, done finished |
  pairs promising refusalKeepsFocus

Return moves to a field that typing has enabled (R1, R6) | app Enabling |
  tap name -> name done; type x -> name next; return -> mail;
  type x -> mail next; return -> password; type x -> password done;
  return -> nobody, done finished

Each Return shows the next field if only one is visible (R14) | app OneByOne |
  tap name; type x; return -> mail; type x; return -> password; type x;
  return -> nobody, texts x x x, done finished

Return adds an item only after a filled item (R14) | app Items |
  tap 0; type x; return -> 1, texts x ""; type x; return -> 2, texts x x "";
  type x; return -> 3, texts x x x "";
  return -> nobody, done, texts x x x ""

The app's bar stays above the keyboard during Return (R4, R5) | app OwnBar |
  tap name -> bar own; type x -> name next; return -> mail, bar own;
  bar Close -> nobody, done; tap mail; type x -> mail next; return -> password;
  type x -> password done; return -> nobody, done finished
