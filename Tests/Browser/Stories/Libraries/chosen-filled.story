Chosen, filled: no stop is left, and the first Enter submits (R4) | page chosen-filled |
  tap name -> name done; return -> name, submits 1

Chosen, filled: chosen items count though the search field is empty (R4) | page chosen-filled |
  tap born -> born done; return -> submits 1
