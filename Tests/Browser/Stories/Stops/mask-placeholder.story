A value that is only its mask's placeholder is empty, half a value is not (R4) | page mask-placeholder |
  tap name -> name next; type n; return -> born next; return -> phone next; return -> mail done, submits 0
