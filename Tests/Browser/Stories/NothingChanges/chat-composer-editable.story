A composer outside of a form keeps Enter (R14) | page chat-composer-editable |
  tap message -> message -; type hi; return -> message -, text log "hi;"
