A stale aria-activedescendant in the last field shows Done, and the Enter after the pick submits (R5) | page stale-descendant-last |
  tap city -> city done; type b; press ArrowDown; return -> city done, text city Bergen, submits 0;
  return -> submits 1, clicks save 1

A stale aria-activedescendant on arrival changes nothing (R4) | page stale-descendant-last |
  tap city; type b; press ArrowDown; return; tap name; type n; return -> name done, submits 1
