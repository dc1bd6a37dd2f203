An included radio group without an answer is one stop, and Enter on it goes on (R12) | page included-radio-group |
  tap name -> name next; type n; return -> free, submits 0; return -> mail done, submits 0

Enter goes on from the radio button that the arrow keys chose (R12) | page included-radio-group |
  tap name; type n; return -> free; press ArrowDown -> pro; return -> mail done, submits 0; type m; return -> submits 1

# An answered group counts as filled, as a select that has changed does.

An included radio group with an answer is passed over (R4) | page included-radio-group |
  tap pro; tap name; type n; return -> mail done, submits 0
