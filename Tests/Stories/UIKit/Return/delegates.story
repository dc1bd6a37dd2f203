# Delegates that move focus as in tutorials.

Each press of Return moves focus only once (R14) | app Tutorial |
  tap name; type x; return -> mail; type x; return -> password; type x;
  return -> nobody, done

One Return doesn't move focus into a text view and out again (R14) |
  app Tutorial with note | tap name; return -> note, done;
  return -> done finished

A delegate's switch statement triggers the login only once (R14) | app Switch |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done "logged in", texts x x x

A delegate's switch statement can focus a filled field | app Switch |
  set mail ada@example.com; tap name; return -> mail; return -> password, done

Return follows the app's tags and does what labels show (R2, R6) | app Tag |
  tap name; type x -> name next; return -> password; type x -> password next;
  return -> mail; type x -> mail done; return -> nobody, done

The form finishes once if the delegate does nothing (R5) | app Array |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done finished, texts x x x

Return works if the delegate resigns the field first (R14) |
  app ResignThenMove |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done, texts x x x

The navigator leaves Return to a delegate that returns false (R14) |
  app Later refuses |
  tap name; return -> name; do queue -> mail; return -> mail;
  do queue -> password; return -> password; do queue -> nobody, done

Return moves focus before the delegate acts in a later turn (R4) |
  app Later agrees |
  tap name; return -> mail; do queue -> mail; return -> password;
  do queue -> password; return -> nobody; do queue -> nobody, done finished

A delegate can choose its action by the app's labels (R6) |
  app KeyTells by app |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password go; return -> nobody, done submitted

A delegate can choose its action by the navigator's labels (R6) |
  app KeyTells by navigator |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done; return -> nobody, done submitted

The bar above a picker moves focus to the next field (R14) | app Picker |
  tap name; type x -> name next; return -> mail -, text mail "";
  bar "Next Field" -> password; type x -> password done;
  return -> nobody, done finished
