A field that input has shown is next (R4) | page input-shows-between |
  tap how -> how next; type other; return -> what next, submits 0; return -> mail done, submits 0
