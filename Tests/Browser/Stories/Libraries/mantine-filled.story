Mantine, filled: no stop is left, and the first Enter submits (R4) | page mantine-filled |
  tap name -> name done; return -> name, submits 1

Mantine, filled: tags count as filled though the input beside them is empty (R4) | page mantine-filled |
  tap born; return -> born, submits 1
