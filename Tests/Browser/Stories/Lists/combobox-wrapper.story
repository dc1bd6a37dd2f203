A pick in a combobox with its state on the wrapper is no submission (R14) | page combobox-wrapper |
  tap name; type n; return -> city next; type o; press ArrowDown; return -> city next, text city Oslo, submits 0;
  return -> mail done, submits 0

Nothing highlighted in a combobox with its state on the wrapper lets Enter move (R4) | page combobox-wrapper |
  tap city; type o; return -> mail done, text city o, submits 0
