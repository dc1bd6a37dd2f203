# The counterpart of the imitation typeahead-without-aria: the value changes during keydown, but nothing was picked.

A handler that tidies the value on Enter stops no move (R14) | page enter-normalizes |
  tap code -> code next; type ab; return -> mail done, text code AB, submits 0
