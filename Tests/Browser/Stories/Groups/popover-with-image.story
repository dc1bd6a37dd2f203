A popover with an image as its submit button ends with it (R12) | page popover-with-image |
  tap more; tap from -> from next; type 1; return -> to done, submits 0; type 2;
  return -> submits 1, clicks apply 1, clicks save 0
