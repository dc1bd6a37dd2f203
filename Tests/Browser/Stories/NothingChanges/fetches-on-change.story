A field that change fills later is passed over once it is filled (R4) | page fetches-on-change |
  tap zip -> zip next; type 1; return -> street next; type s -> text city Oslo; return -> mail done, submits 0
