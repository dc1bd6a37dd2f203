After a blur to body Return goes on to the next empty field from there (R17) | page blur-on-enter |
  tap name; type n; return -> when next; type 2026; return -> mail next, submits 0, text changes "2";
  type m; return -> note, submits 0

After a blur to body filled fields are passed over (R17) | page blur-on-enter |
  tap mail; type m; tap when; type 2026; return -> note, submits 0

After a blur to body an empty field before it is no target (R5) | page blur-on-enter |
  tap mail; type m; tap note; type x; tap when; type 2026; return -> nobody, submits 0

After a blur to body in the last field the form does not end (R17) | page blur-on-enter |
  tap note; type x; return -> nobody, submits 0
