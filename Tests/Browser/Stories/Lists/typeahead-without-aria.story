# No ARIA says that a list is open; what the adapter can see is that the keydown's handlers have changed the value and
# hidden the list. (Control page enter-normalizes: a handler that only upper-cases the value must not stop the move.)

A pick of a typeahead without ARIA is only a pick (R14) | page typeahead-without-aria |
  tap name; type n; return -> city next; type o; press ArrowDown; return -> city next, text city Oslo, submits 0;
  return -> mail done, submits 0

A typeahead without ARIA and nothing highlighted lets Enter move (R4) | page typeahead-without-aria |
  tap city; type o; return -> mail done, text city o, submits 0
