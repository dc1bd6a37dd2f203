# Delegates that close the keyboard, refuse or submit.

A delegate can end editing and return false to close the keyboard |
  app EndEditing | tap name; return -> nobody, done |
  pairs, may-warn "seems to resign it"

Return moves focus only from a valid field (R14, R5) | app Refusing |
  tap mail; type ada -> mail next; return -> mail, message shown, text mail ada;
  type @example.com -> mail next; return -> password, message;
  type 1 -> password done; return -> password, done;
  type 234 -> password done;
  return -> nobody, done finished, texts "" ada@example.com 1234

Return does nothing more if the delegate presents an alert (R14) | app Alert |
  tap mail; type ada; return -> mail, done alert; do dismiss; tap mail;
  type @example.com -> mail next; return -> password; type 1;
  return -> done alert alert, text password 1

Return asks a refusing field only once to end editing (R10) | app Keeping |
  tap mail; type ada; return -> mail, text mail ada, done asked;
  type @example.com; return -> password |
  pairs promising refusalKeepsFocus

Return makes the delegate push or resign only once (R14) |
  app Submit pushes, Submit resigns |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done; return;
  turn -> nobody, done submitted, texts x x x

Return makes the delegate present a controller only once (R14) |
  app Submit presents |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done; return;
  turn -> done submitted, texts x x x, presents "a controller"

Return makes the delegate send the form only once (R14) |
  app Submit sends refuses |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done; return;
  turn -> password, done submitted, texts x x x

# The delegate submits, returns `true` and keeps focus. The navigator can't
# detect this. In that case the form also finishes, as documented.
The form also finishes if the delegate sends it and returns true (R14) |
  app Submit sends agrees |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done; return;
  turn -> nobody, done submitted finished, texts x x x

The form doesn't finish if the app presents a controller (R14) |
  app Stack Submit |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x; return;
  turn -> done submitted, presents "a controller"
