Quasar, filled: no stop is left, and the first Enter submits (R4) | page quasar-filled |
  tap name -> name done; return -> name, submits 1
