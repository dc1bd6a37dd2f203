jQuery UI, filled: no stop is left, and the first Enter submits (R4) | page jquery-ui-filled |
  tap name -> name done; return -> name, submits 1
