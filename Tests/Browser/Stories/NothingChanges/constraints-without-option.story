Without an option a constraint stops no move, and the browser names it at the end (R16) | page constraints-without-option |
  tap mail -> mail next; type x; return -> note done, submits 0; type n; return -> mail, submits 0
