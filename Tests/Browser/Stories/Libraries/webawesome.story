# Fields are named by the component's id (the host in the light document): the inner inputs' ids are not unique.
# A select opens its list on each Enter and prevents it (the component's, R14), and focus goes into it (an option): Escape and Tab go on.
# The last input's Enter is the component's own submission, from a timer, so the key promises no Done.

Web Awesome, empty: each control is a stop, and nothing is submitted before the end (R4) | page webawesome |
  tap name -> name next; return -> country, submits 0; return -> submits 0; press Escape -> country; tab -> born next, submits 0;
  return -> tags, submits 0; return -> submits 0; press Escape -> tags; tab -> note -, submits 0; return -> note, submits 1

Web Awesome, filled on the way: picks are only picks, and one submission comes at the end (R4) | page webawesome |
  tap name; type Ann; return -> country, submits 0; return; press ArrowDown; return -> country, submits 0; tab -> born, submits 0;
  return -> tags, submits 0; tab -> note, submits 0; type n; return -> submits 1
