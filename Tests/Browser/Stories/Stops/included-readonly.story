An included read-only input is a stop while it is empty (R4) | page included-readonly |
  tap name -> name next; type n; return -> when, submits 0; return -> mail done, submits 0; type m; return -> submits 1

An included read-only input in the last place ends the form by Enter (R5) | page included-readonly |
  tap mail; type m; tap when; return -> when, submits 1
