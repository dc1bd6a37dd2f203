# country opens its list on focus and highlights the first option, so the first Enter there picks it and the next one moves (with
# the aria-activedescendant that the pick leaves behind). tags stays closed until something is typed.

Tom Select: the Enter after a pick moves, and nothing is submitted before the end (R4) | page tom-select |
  tap name -> name next; type Ann; return -> country-ts-control, submits 0; press ArrowDown; return -> country-ts-control, submits 0;
  return -> born next, submits 0; return -> tags-ts-control, submits 0; type green; return -> tags-ts-control, submits 0;
  press Escape; return -> note done, submits 0; type n; return -> submits 1

Tom Select, empty: a closed list is left by Enter (R4) | page tom-select |
  tap name; return -> country-ts-control, submits 0; press Escape; return -> born next, submits 0; return -> tags-ts-control, submits 0;
  return -> note done, submits 0; return -> submits 1
