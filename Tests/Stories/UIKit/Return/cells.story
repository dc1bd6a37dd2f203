# Cells that are their fields' delegates.

The navigator doesn't move focus if the controller does (R14) | app CellChain |
  tap 0; type x -> 0 next; return -> 1; type x -> 1 next; return -> 2;
  type x -> 2 done; return -> nobody, values x x x, done saved

Return visits a field above the table and then all rows (R3, R5) |
  app Cells with heading |
  tap heading; type x -> heading next; return -> 0; type x -> 0 next;
  return -> 1; type x -> 1 next; return -> 2; type x -> 2 done;
  return -> nobody, values x x x, done finished
