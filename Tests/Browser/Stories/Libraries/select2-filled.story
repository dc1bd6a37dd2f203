select2, filled: no stop is left, and the first Enter submits (R4) | page select2-filled |
  tap name -> name done; return -> name, submits 1

select2, filled: chosen items count though the search field is empty (R4) | page select2-filled |
  tap born -> born done; return -> submits 1
