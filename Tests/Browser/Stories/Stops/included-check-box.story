# An included check box counts as empty while it is not checked; the page that includes it wants it asked.

An included check box is a stop, and Enter on it goes on (R4) | page included-check-box |
  tap name -> name next; type n; return -> terms, submits 0; return -> mail done, submits 0; type m; return -> submits 1

A checked included check box is passed over (R4) | page included-check-box |
  tap terms; tap name; type n; return -> mail done, submits 0
