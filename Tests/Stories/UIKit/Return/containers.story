# A screen in a window, a navigation controller, a parent, a sheet, and a sheet
# with a navigation controller.

A form finishes once in every kind of container (R4, R5) | app Contained Array |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done finished, texts x x x

Return doesn't move focus if the outermost controller presents an alert (R14) |
  app Contained OutermostAlert | tap mail; type ada; return -> mail, done

Return doesn't move focus if the screen presents an alert (R14) |
  app Contained Alert | tap mail; type ada; return -> mail, done alert

The form doesn't finish if the last field presents an alert (R14) |
  app Contained ExitAlert |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x; return -> done alert
