A search box with suggestions searches for what was typed (R14) | page search-suggestions |
  tap q -> q -; type o; return -> q, submits 1

A search box with suggestions picks, then searches, as its own handlers say (R14) | page search-suggestions |
  tap q; type o; press ArrowDown; return -> q, text q Oslo, submits 0; return -> submits 1
