A next of the page moves to a filled field when no empty one follows (R6) | page label-next-filled |
  tap name -> name next; type n; return -> city done, submits 0
