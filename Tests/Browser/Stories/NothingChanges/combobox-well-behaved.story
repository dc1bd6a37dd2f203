A combobox that prevents its Enter picks, and the next Enter moves (R14) | page combobox-well-behaved |
  tap name -> name next; type n; return -> city next; type o; press ArrowDown; return -> city, text city Oslo, submits 0;
  return -> mail done, submits 0

A closed combobox is a text field (R4) | page combobox-well-behaved |
  tap city -> city next; return -> mail done, submits 0
