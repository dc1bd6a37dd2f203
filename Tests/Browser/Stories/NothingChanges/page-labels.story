A label of the page other than next finishes at any position (R6) | page page-labels |
  tap name -> name send; type n; return -> name send, submits 1

A next of the page with an empty field after it moves (R6) | page page-labels |
  tap city -> city next; type c; return -> mail done, submits 0; type m; return -> submits 1
