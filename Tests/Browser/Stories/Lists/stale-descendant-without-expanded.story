# aria-expanded is missing here. The option is not in the page (city), or its list is hidden (mail): nothing is open.

An aria-activedescendant without any visible option is no open list (R4) | page stale-descendant-without-expanded |
  tap city -> city next; return -> mail next, submits 0; return -> zip done, submits 0; return -> submits 1
