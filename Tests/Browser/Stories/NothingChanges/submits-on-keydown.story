A page that submits while the key is down keeps its will (R14) | page submits-on-keydown |
  tap name; type n; return -> name, submits 1; return -> name, submits 2
