# On a phone a radio button would close the keyboard, so the group is passed over. The
# browser stops at the group.

A required radio group is no stop on a phone, and the browser names it at the end (R16) | page required-radio-group-phone |
  tap name -> name next; type n; return -> mail, submits 0; type m; return -> free, submits 0
