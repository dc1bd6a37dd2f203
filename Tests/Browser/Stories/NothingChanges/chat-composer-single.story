A chat's only field is the browser's: each Enter sends, and there is no label (R12) | page chat-composer-single |
  tap message -> message -; type hi; return -> message -, submits 1, text log "hi;"; type yo;
  return -> message -, submits 2, text log "hi;yo;"
