A field that change adds in a microtask is next (R17) | page change-shows-in-microtask |
  tap country; type US; return -> state next, text moves "1", text changes "1", submits 0;
  type NY; return -> city done, submits 0

Nothing is added where the answer needs nothing (R4) | page change-shows-in-microtask |
  tap country; type NO; return -> city done, text moves "1", submits 0
