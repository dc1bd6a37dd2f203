Optional and answered radio groups, check boxes, read-only inputs and buttons are no stops (R4) | page choices-not-included |
  tap name -> name next; type n; return -> mail done, submits 0, clicks scan 0

Enter in a read-only input is the browser's (R14) | page choices-not-included |
  tap total -> total -; return -> total, submits 1, clicks save 1

Enter in a check box is the browser's (R14) | page choices-not-included |
  tap news; return -> news, submits 1

Enter on a button presses it, once (R14) | page choices-not-included |
  tap name; tab; tab; tab; tab; tab; tab -> scan; return -> scan, clicks scan 1, submits 0
