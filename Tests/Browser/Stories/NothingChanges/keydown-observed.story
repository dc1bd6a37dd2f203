The page's handlers of keydown see an event that nobody has prevented, and their timers run (R14) | page keydown-observed |
  tap name; type n; return -> mail done, text now "false ", text later "ran ", submits 0; type m;
  return -> submits 1, text now "false false ", text later "ran ran "
