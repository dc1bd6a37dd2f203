A form that saves on change saves each answer once, as without us (R14) | page saves-on-change |
  tap name -> name next; type n; return -> city next, text log "name=n;", submits 0;
  return -> mail done, text log "name=n;", submits 0; type m; return -> submits 1, text log "name=n;mail=m;"
