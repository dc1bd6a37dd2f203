With next on every field the last Enter runs onFinish once, and nothing is submitted (R5) | page hint-next-on-finish |
  tap city; type c; return -> mail next, text log ""; type m; return -> text log "mail ", submits 0
