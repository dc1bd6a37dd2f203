flatpickr, filled: no stop is left, and the first Enter submits (R4) | page flatpickr-filled |
  tap name -> name done; return -> name, submits 1

flatpickr with allowInput: with nothing empty behind it Enter ends in body, and the form does not end (R17) | page flatpickr-filled |
  tap typed; return -> nobody, submits 0
