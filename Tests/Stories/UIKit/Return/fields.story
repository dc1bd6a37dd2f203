# Custom field classes, and views that wrap a field.

A floating label moves up once when its field gets focus (R4, R5) |
  app Floating |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done finished, texts x x x, moves up up up

A floating label moves down when focus leaves its empty field | app Floating |
  tap name -> name next; return -> mail next; return -> password done;
  return -> nobody, moves "up down" "up down" "up down"

Return moves focus from a field that is its own delegate (R4, R5) |
  app SelfDelegate |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done finished, begins 1 1 1, delegates own own own

After each Return, only the focused field has a border (R4) | app Border |
  tap name; type x; return -> mail, borders mail; type x;
  return -> password, borders password; type x;
  return -> nobody, borders, done finished

Return skips a drop-down that never takes focus (R10) | app DropDown second |
  tap name; type x -> name next; return -> password; type x -> password done;
  return -> nobody, done finished

The key shows Done after the last drop-down refuses focus (R6, R10) |
  app DropDown last |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> mail done, opened yes, done;
  return -> nobody, done finished, texts x x ""

Return moves focus between fields in wrapper views (R4) |
  app LabeledInput plain |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done finished, texts x x x

The delegate moves focus between fields in wrapper views (R14) |
  app LabeledInput leads on |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done, texts x x x
