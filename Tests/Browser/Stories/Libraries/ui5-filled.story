UI5, filled: no stop is left, and the first Enter submits once (R4) | page ui5-filled |
  tap name; return -> name, submits 1
