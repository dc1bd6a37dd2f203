# Such a control opens its list on each Enter (Ant Design, Quasar): Enter there is the component's (R14), so Tab goes on. What
# the key shows at the control is open (none of the component's words is one of ours), so no key is asked for there.

An empty select with a search input is a stop, and no Enter in it submits (R4) | page search-combobox |
  tap name -> name next; type n; return -> city, submits 0; return -> city, text log "open ", submits 0;
  press ArrowDown; return -> city, text chosen Bergen, submits 0; tab -> mail done; type m; return -> submits 1

A select with a search input is no end of the form before it (R6) | page search-combobox |
  tap mail; type m; tap name -> name next; return -> city, submits 0
