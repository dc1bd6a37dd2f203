In multi-line text in the last place the line break stays under next (R14) | page hint-next-textarea-last |
  tap name; type n; return -> note next; type x; return -> note next, text note "x\n", submits 0
