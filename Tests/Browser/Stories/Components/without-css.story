A page without the object CSS moves and throws nothing, as in jsdom (R4, R12) | page without-css |
  tap name; type n; return -> small -; return -> zip next; type z; return -> street -, text errors "0" |
  chromium
