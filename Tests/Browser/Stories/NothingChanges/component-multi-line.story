Enter in a component with several lines breaks the line (R14) | page component-multi-line |
  tap name -> name next; type n; return -> note -, submits 0; type x; return -> note -, text note "x\n", submits 0
