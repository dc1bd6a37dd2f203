With the option a prevented Enter that changed nothing is free, and moves (R14) | page enter-prevented-option |
  tap name -> name next; type n; return -> city next, submits 0; type c; return -> mail, submits 0

# The end. The page prevents Enter so that it does not submit, and the browser keeps to that: the safe answer is that the
# last Enter submits nothing (then the key must not show Done).

With the option the last Enter does not submit a form whose page forbids it (R14) | page enter-prevented-option |
  tap mail; type m; return -> mail, submits 0
