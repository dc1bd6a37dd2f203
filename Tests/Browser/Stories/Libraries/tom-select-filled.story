Tom Select, filled: no stop is left, and the first Enter submits (R4) | page tom-select-filled |
  tap name -> name done; return -> name, submits 1

Tom Select, filled: chosen items count though the input beside them is empty (R4) | page tom-select-filled |
  tap born -> born done; return -> submits 1
