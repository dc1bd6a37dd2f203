# Did End On Exit actions. An app connects them before or after the navigator
# finds the fields.

Return works in an app that observes every event (R4, R5) | app Reactive |
  tap name; type x; return -> mail; type x; return -> password; type x;
  return -> nobody, done finished, exits 3 |
  pairs promising exitLeavesReturn

Return closes the keyboard only in the last field (R4) | app Exit |
  tap name; type x; return -> mail; type x; return -> password; type x;
  return -> nobody, done finished |
  pairs promising exitLeavesReturn

A Did End On Exit action ends editing if every target refuses (R10) |
  app RefusingExit | tap name; type x; return -> nobody, done, text name x |
  pairs promising exitLeavesReturn refusalKeepsFocus

The navigator accepts an app with empty Did End On Exit actions (R14) |
  app Exit | tap name; return -> done

Return runs each Did End On Exit action once (R14) | app ExitChain |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, exits 2, done finished, texts x x x

A Did End On Exit action can focus a filled field (R14) | app ExitChain |
  set mail ada@example.com; tap name; return -> mail

A Did End On Exit action on the last field closes the keyboard | app LastExit |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, finishes "at most once"

The form finishes after an empty Did End On Exit action (R5) | app LastExit |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done; return -> nobody, done finished |
  pairs promising exitLeavesReturn

The form doesn't finish if a Did End On Exit action presents an alert (R14) |
  app ExitAlert |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x; return; turn -> done alert; do dismiss;
  turn -> done alert

The form doesn't finish if a Did End On Exit action moves focus back (R14) |
  app ExitBack |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done; return -> mail, done back

A Did End On Exit action runs only if the delegate returns true (R14) |
  app ExitBesideDelegate |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, exits password, finishes "at most once", texts x x x
