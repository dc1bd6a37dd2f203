At the end change comes first, and a field that it shows is next (R17) | page change-shows-at-end |
  tap name; type n; return -> allergies done; type yes; return -> which done, submits 0, text changes "2";
  type nuts; return -> which done, submits 1, text changes "3"

At the end an answer that shows nothing submits, with one change (R5) | page change-shows-at-end |
  tap allergies -> allergies done; type no; return -> submits 1, text changes "1", clicks save 1
