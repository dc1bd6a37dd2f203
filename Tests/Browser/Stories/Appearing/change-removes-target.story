A target that change removes is not next (R17) | page change-removes-target |
  tap company -> company next; type no; return -> mail done, text moves "1", text changes "1", submits 0

A target that stays is next (R4) | page change-removes-target |
  tap company; type yes; return -> vat next, text moves "1", submits 0

# `change` removes every field that followed, so that one is left, whose Enter is the browser's.

Where change removes all that followed Next does not submit, the next Enter does (R6) | page change-removes-target |
  tap company -> company next; type none; return -> company -, submits 0; return -> submits 1
