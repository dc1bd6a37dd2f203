With an open list and nothing highlighted Enter moves on (R4) | page list-nothing-highlighted |
  tap name; type n; return -> city next; type o -> city next; return -> mail done, text city o, submits 0;
  type m; return -> submits 1

With an open list that matches nothing Enter moves on (R4) | page list-nothing-highlighted |
  tap city; type xyz; return -> mail done, text city xyz, submits 0
