# country's search field lies off the screen while its list is closed; its Enter is free then, and while the list is open keydown is
# prevented and keyup picks. tags opens its list a moment after focus and has its placeholder as *value*: still empty. The keyup of the
# Enter that arrived must not pick.

Chosen, empty: each control is a stop, and nothing is submitted before the end (R4) | page chosen |
  tap name -> name next; return -> country-search, submits 0; return -> born next, submits 0; return -> tags-search, submits 0;
  press Escape; return -> note done, submits 0; return -> note, submits 1

Chosen, filled on the way: picks are only picks (R4) | page chosen |
  tap name; type Ann; return -> country-search; press ArrowDown; return -> country-search, text country no, submits 0;
  return -> born next, submits 0; return -> tags-search, submits 0; press ArrowDown; return -> tags-search, submits 0; press Escape;
  return -> note done, submits 0

Chosen: the keyup of the Enter that arrived picks nothing (R4) | page chosen |
  tap born; return -> tags-search, text tags "", submits 0
