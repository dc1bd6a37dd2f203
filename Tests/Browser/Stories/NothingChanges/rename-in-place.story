A field that prevents Enter and gives focus away keeps its will (R14) | page rename-in-place |
  tap title; type s; return -> nobody, submits 0
