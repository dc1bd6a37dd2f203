Fields in a closed popover are passed over (R1) | page popover-closed |
  tap name -> name next; type n; return -> mail done, submits 0
