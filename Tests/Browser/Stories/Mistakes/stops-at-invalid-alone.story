With stopsAtInvalid alone Return stays in a field that breaks an HTML constraint (R16) | page stops-at-invalid-alone |
  tap mail; type x; return -> mail, submits 0; type @y.z; return -> zip next, submits 0; type 12;
  return -> zip, submits 0; type 345; return -> note done, submits 0; type n; return -> submits 1

# An empty required field breaks a constraint, too ("it counts them"), so Return stays there.

With stopsAtInvalid alone Return stays in an empty required field (R16) | page stops-at-invalid-alone |
  tap mail; return -> mail, submits 0
