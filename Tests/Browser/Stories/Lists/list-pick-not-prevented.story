A pick is only a pick, and the next Enter moves (R14) | page list-pick-not-prevented |
  tap name; type n; return -> city next; type o; press ArrowDown; press ArrowDown;
  return -> city next, text city Odense, submits 0, text moves "1";
  return -> mail done, text city Odense, submits 0, text moves "2"; type m; return -> submits 1

After Escape closed the list Enter moves without a pick (R4) | page list-pick-not-prevented |
  tap city; type o; press ArrowDown; press Escape; return -> mail done, text city o, submits 0
