Pikaday, filled: no stop is left, and the first Enter submits (R4) | page pikaday-filled |
  tap name -> name done; return -> name, submits 1

Pikaday: with nothing empty behind it Enter ends in body, and the form does not end (R17) | page pikaday-filled |
  tap born; return -> nobody, submits 0
