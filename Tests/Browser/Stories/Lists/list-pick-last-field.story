A pick in the last field never submits, the next Enter does (R14) | page list-pick-last-field |
  tap name; type n; return -> city done; type o; press ArrowDown; return -> city done, text city Oslo, submits 0;
  return -> city done, submits 1, clicks save 1

# With nothing highlighted in the last field. The list is no reason to keep Enter, and the key shows Done.

With nothing highlighted in the last field Enter ends the form (R5) | page list-pick-last-field |
  tap city; type o -> city done; return -> submits 1, text city o
