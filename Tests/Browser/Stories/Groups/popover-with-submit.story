A popover with a submit button inside ends with that button (R12) | page popover-with-submit |
  tap more; tap from -> from next; type 1; return -> to done, submits 0; type 2;
  return -> submits 1, clicks apply 1, clicks save 0

The form around a popover still ends with its own default button (R5) | page popover-with-submit |
  tap mail -> mail done; type m; return -> submits 1, clicks save 1, clicks apply 0
