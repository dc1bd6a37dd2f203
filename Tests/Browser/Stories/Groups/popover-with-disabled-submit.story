# The browser submits the form around it, as from a popover without a submit button.

A popover whose submit button is disabled promises no end, and Enter is the browser's (R12) | page popover-with-disabled-submit |
  tap more; tap from -> from next; type 1; return -> to -, submits 0; type 2;
  return -> to -, submits 1, clicks save 1
