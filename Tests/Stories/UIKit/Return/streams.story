# Reactive wrappers: streams of control events, and forwarding delegates.

Return works if the app only observes Did End On Exit (R4, R5) |
  app ExitStream |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done "exit 0" "exit 1" "exit 2" finished |
  pairs promising exitLeavesReturn

Each Did End On Exit action runs once for each Return (R14) | app ExitStream |
  tap name; type x; return; tap mail; type x; return; tap password; type x;
  return -> acts "exit 0" "exit 1" "exit 2", finishes "at most once",
    texts x x x

Did End On Exit bindings trigger the login only once (R14) |
  app ExitBinding logs in |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, acts "logged in", first "logged in",
    finishes "at most once"

A Did End On Exit binding can focus a filled field | app ExitBinding logs in |
  set mail ada@example.com; tap name; return -> mail, done

The form doesn't finish if the login presents a controller (R14) |
  app ExitBinding presents |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x;
  return -> done "logged in", presents "a controller"

Return moves focus once if the app acts in a later turn (R4) | app Throttled |
  tap name; type x; return; do queue -> mail; type x; return;
  do queue -> password; type x; return;
  do queue -> nobody, texts x x x, acts sent, finishes "at most once"

An app that counts control events receives each event once (R14) |
  app Statistics |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, counts "begin 3" "change 3" "end 3" "primary 3",
    model x x x, done finished

Return moves focus if a delegate proxy forwards nothing (R4, R5) | app Proxy |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done finished, counts "begin 3" "end 3" "return 3"
