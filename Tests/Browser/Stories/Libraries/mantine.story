# Mantine's select is a read-only input with aria-haspopup=listbox and no aria-expanded; each Enter in it opens its list or picks, and
# prevents itself (the component's, R14): Escape and Tab go on. The date's and the tags' free Enter goes on.

Mantine, empty: each control is a stop, and nothing is submitted before the end (R4) | page mantine |
  tap name -> name next; return -> country, submits 0; return -> country, submits 0; press Escape; tab -> born next, submits 0;
  return -> tags next, submits 0;
  return -> note done, submits 0; return -> note, submits 1

Mantine, filled on the way: picks and tags are only that (R4) | page mantine |
  tap name; type Ann; return -> country; press ArrowDown; return -> country, text country Norway, submits 0; tab -> born next, submits 0;
  type 2000-01-02; return -> tags, submits 0; type red; return -> tags, submits 0; return -> note done, submits 0; type n;
  return -> submits 1
