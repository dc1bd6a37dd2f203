# A plain search field keeps Enter (R14); one with role=combobox is a control of the form, and its free Enter goes on.

A combobox of type search is a stop, and its free Enter goes on (R4) | page search-combobox-plain |
  tap name -> name next; type n; return -> city next, submits 0; return -> mail done, submits 0

A combobox of type search picks, then moves, and is passed over when filled (R4) | page search-combobox-plain |
  tap city; type o; press ArrowDown; return -> city, text city Oslo, submits 0; return -> mail done, submits 0;
  tap name; type n; return -> mail done, submits 0
