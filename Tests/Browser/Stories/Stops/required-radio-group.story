# Headless Chromium answers false to (pointer: fine) and to (pointer: coarse), so the page answers for it.

A required radio group without an answer is a stop where the main pointer is fine (R4) | page required-radio-group |
  tap name -> name next; type n; return -> free, submits 0; press ArrowDown -> pro; return -> mail done, submits 0;
  type m; return -> submits 1

A required radio group is left by Enter without an answer, and the browser names it at the end (R16) | page required-radio-group |
  tap name; type n; return -> free; return -> mail done; type m; return -> free, submits 0

A required radio group with an answer is passed over (R4) | page required-radio-group |
  tap pro; tap name; type n; return -> mail done, submits 0
