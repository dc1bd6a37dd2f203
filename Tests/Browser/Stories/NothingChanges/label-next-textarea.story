A next of the page moves on from multi-line text while a field follows (R6) | page label-next-textarea |
  tap note -> note next; type x; return -> mail done, text note x, submits 0
