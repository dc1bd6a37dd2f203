Fields that change shows before the origin or after the target change nothing (R4) | page change-shows-elsewhere |
  tap name -> name next; type n; return -> mail next, text moves "1", submits 0; return -> phone done, text moves "2", submits 0
