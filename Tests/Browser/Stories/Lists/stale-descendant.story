A stale aria-activedescendant with a closed list is no open list (R4) | page stale-descendant |
  tap name; type n; return -> city next; type o; press ArrowDown; return -> city next, text city Oslo, submits 0;
  return -> mail done, submits 0; type m; return -> submits 1

A field filled by a pick with a stale descendant is passed over (R4) | page stale-descendant |
  tap city; type o; press ArrowDown; return -> text city Oslo; tap name; type n; return -> mail done, submits 0
