A field below an ancestor with aria-hidden=true is not reachable (R1) | page aria-hidden-ancestor |
  tap name -> name next; type n; return -> mail done, submits 0; type m; return -> submits 1

A form whose last visible field is below aria-hidden=true ends before it (R6) | page aria-hidden-ancestor |
  tap mail -> mail done; return -> submits 1
