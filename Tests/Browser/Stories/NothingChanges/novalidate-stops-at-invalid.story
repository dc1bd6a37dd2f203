In a form with novalidate HTML's constraints stop nobody (R16) | page novalidate-stops-at-invalid |
  tap mail -> mail next; type x; return -> note done, submits 0; type n; return -> submits 1
