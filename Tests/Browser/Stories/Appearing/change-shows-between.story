A field that change shows between is next, with one move and one change (R17) | page change-shows-between |
  tap how -> how next; type other; return -> exact next, text moves "1", text changes "1", submits 0;
  type x; return -> mail done, text moves "2", submits 0; type m; return -> submits 1, text changes "3"

The Enter after a field shown by change does not send it empty (R17) | page change-shows-between |
  tap how; type other; return -> exact next; return -> mail done, submits 0

An answer that shows nothing goes where it always went (R4) | page change-shows-between |
  tap how; type web; return -> mail done, text moves "1", text changes "1", submits 0

Only the field that change shows has a label, not the one that Return left for it (R7) | page change-shows-between |
  tap how; type other; return -> exact next; call "document.querySelectorAll('[enterkeyhint]').length" 1
