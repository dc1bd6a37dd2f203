# born and until are read-only inputs without ARIA; their calendars open on focus, with nothing highlighted, and their Enter is free.
# typed (allowInput) gives focus away to body on Enter: Return goes on to the next empty field (R17).

flatpickr, empty: each date is a stop, and nothing is submitted before the end (R4) | page flatpickr |
  tap name -> name next; return -> born, submits 0; return -> until-shown, submits 0; return -> typed next, submits 0;
  return -> note done, submits 0; return -> note, submits 1

flatpickr: a day picked by the keyboard is only a pick (R4) | page flatpickr |
  tap name; type Ann; return -> born; press ArrowDown; return -> born, submits 0; return -> until-shown, submits 0

flatpickr with allowInput: a typed date is left for the next empty field (R17) | page flatpickr |
  tap typed; type 2000-01-04; return -> note done, text typed 2000-01-04, submits 0
