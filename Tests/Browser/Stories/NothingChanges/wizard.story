A wizard's steps end with onFinish, and the next step begins (R5) | page wizard |
  tap name -> name next; type n; return -> city go, text log ""; type c; return -> mail next, text log "city ";
  type m; return -> phone go; type p; return -> phone go, text log "city phone ", submits 0
