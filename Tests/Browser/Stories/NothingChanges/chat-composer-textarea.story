A composer in a form sends by its own Enter, and nothing moves (R14) | page chat-composer-textarea |
  tap subject -> subject next; type s; return -> message -, submits 0; type hi;
  return -> message, text log "hi;", text message "", submits 0; return -> message, text log "hi;;", submits 0
