# Awesomplete has text fields only. With an open list and nothing highlighted its Enter is free; a pick leaves
# aria-activedescendant behind.

Awesomplete: with nothing highlighted Enter moves, and nothing is submitted before the end (R4) | page awesomplete |
  tap name -> name next; type Ann; return -> city next; type o; return -> tags next, text city o, submits 0; type r;
  return -> note done, text tags r, submits 0; type n; return -> submits 1

Awesomplete: a pick is only a pick, and the Enter after it moves (R4) | page awesomplete |
  tap city; type osl; press ArrowDown; return -> city next, text city Oslo, submits 0; return -> tags next, submits 0; type gre;
  press ArrowDown; return -> tags next, text tags "green, ", submits 0; return -> note done, submits 0; return -> submits 1

Awesomplete, empty: each field is a stop (R4) | page awesomplete |
  tap name; return -> city next; return -> tags next; return -> note done, submits 0; return -> submits 1
