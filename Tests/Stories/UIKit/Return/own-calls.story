# Apps that call the navigator.

Return moves focus once if the app calls `pressReturn` (R14) |
  app OwnCall delegate, OwnCall primaryAction |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done finished, texts x x x

Return moves focus once if a Did End On Exit action calls `pressReturn` (R14) |
  app OwnCall exit |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done; return -> nobody, done finished |
  pairs promising exitLeavesReturn

The form finishes at most once if an action calls `pressReturn` (R14) |
  app OwnCall exit |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, finishes "at most once", texts x x x

The form finishes if the delegate calls `pressReturn` (R4, R5) |
  app OwnCall instead |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done; return -> nobody, done finished

The delegate can call `pressReturn` in the next turn (R4, R5) |
  app OwnCall later instead |
  tap name; type x; return; do queue -> mail; type x; return;
  do queue -> password; type x; return; do queue -> nobody, done finished

`pressReturn` does nothing for a field without focus (R14) |
  app OwnCall later as well |
  tap name; type x; return; do queue -> mail; type x; return;
  do queue -> password; type x; return;
  do queue -> nobody, done finished, texts x x x

Return visits filled fields if the app calls `focusNext` (R8, R14) |
  app TabOnReturn |
  set mail ada@example.com; tap name; return -> mail; return -> password;
  return -> nobody, done finished
