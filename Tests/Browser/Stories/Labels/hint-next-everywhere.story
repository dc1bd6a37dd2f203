With next on every field the last Enter is the form's end, and the label stays (R6) | page hint-next-everywhere |
  tap name -> name next; type n; return -> city next; type c; return -> mail next, submits 0; type m;
  return -> mail next, submits 1, clicks save 1

A next that the page wrote goes through filled fields, too, and ends the form at the last (R6) | page hint-next-everywhere |
  tap mail; type m; tap city; type c; tap name; type n; return -> city next, submits 0; return -> mail next, submits 0;
  return -> submits 1

The last field with next ends the form without text, too (R5) | page hint-next-everywhere |
  tap mail -> mail next; return -> mail next, submits 1
