A filter with a form of its own in a popover moves inside and ends with its own button (R12) | page filter-popover |
  tap filter; tap min -> min next; type 1; return -> max done, submits 0; type 2;
  return -> submits 1, clicks apply 1, clicks save 0, done change min change max

A form in a popover calls onFinish as any other (R5, R12) | page filter-on-finish |
  tap filter; tap min; type 1; return -> max done; type 2; return -> max, submits 0, done onFinish max

A form is unmoved by a filter that is open beside it (R12) | page filter-popover |
  tap filter; tap name -> name next; type n; return -> mail done; type m; return -> submits 1, clicks save 1, clicks apply 0
