A login goes from the user to the password, and Enter there logs in (R5) | page login |
  tap user -> user next; type u; return -> password done, submits 0; type p;
  return -> submits 1, clicks go 1, clicks eye 0, clicks forgot 0

A login filled by the browser is sent from the user's field (R5) | page login |
  tap password; type p; tap user -> user done; type u; return -> submits 1
