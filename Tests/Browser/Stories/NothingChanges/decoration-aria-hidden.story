aria-hidden on decoration and aria-hidden=false hide no field (R1) | page decoration-aria-hidden |
  tap name -> name next; type n; return -> city next; return -> mail done; return -> submits 1
