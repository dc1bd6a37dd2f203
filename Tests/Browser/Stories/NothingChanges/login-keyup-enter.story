# The handler does not ask whether the event was prevented: it runs at the user's field, with an empty password, as without us.
# The documents are to say so, and the inspector.

A keyup handler of Enter runs once at the old field, as without us (R14) | page login-keyup-enter |
  tap user; type u; return -> password, text log "u/;"; type p; return -> password, text log "u/;u/p;"
