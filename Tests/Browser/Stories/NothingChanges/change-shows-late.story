A field that appears long after change takes no focus from the user (R14) | page change-shows-late |
  tap name; type n; return -> mail done; type m -> mail, submits 0
