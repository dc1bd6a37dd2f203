# A select opens its list on each Enter and prevents it (the component's, R14); Escape and Tab go on. With fill-mask the empty date's
# value is "____/__/__" once it has focus: still empty.

Quasar, empty: each control is a stop, and nothing is submitted before the end (R4) | page quasar |
  tap name -> name next; return -> country, submits 0; return -> country, submits 0; press Escape; tab -> born next, submits 0;
  return -> tags, submits 0; return -> tags, submits 0; tab -> note done, submits 0; return -> note, submits 1

Quasar, filled on the way: picks and tags are only that (R4) | page quasar |
  tap name; type Ann; return -> country; return; press ArrowDown; return -> country, submits 0; tab -> born, submits 0;
  type 20000102; return -> tags, submits 0; type red; return -> tags, submits 0; tab -> note done; type n; return -> submits 1

Quasar: a date that is only its mask is empty again on the way back (R4) | page quasar |
  tap born -> born next; tap name; type Ann; return -> country; return; press ArrowDown; return -> country; tap name -> name next;
  return -> born next, submits 0
