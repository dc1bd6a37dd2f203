After Enter in a field that left the document nothing happens (R17) | page blur-and-remove |
  tap title; type t; return -> nobody, submits 0
