# Enter in both controls opens their lists and prevents itself (the component's, R14); country's search field then has focus, outside
# of the form. A placeholder ("Country") in the trigger is no answer: data, not text, tells that it is empty.

select2, empty: each control is a stop, and nothing is submitted before the end (R4) | page select2 |
  tap name -> name next; return -> country-shown, submits 0; return -> submits 0; press Escape -> country-shown; tab -> born next, submits 0;
  return -> tags-search, submits 0; return -> submits 0; press Escape; tab -> note done, submits 0; return -> note, submits 1

select2, filled on the way: picks are only picks (R4) | page select2 |
  tap name; type Ann; return -> country-shown; return; return -> country-shown, submits 0; tab -> born next; return -> tags-search;
  type red; return -> tags-search, submits 0; tab -> note done; type n; return -> submits 1
