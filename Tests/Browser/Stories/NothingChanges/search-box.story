Enter in a search is the browser's, in each of its fields (R14) | page search-box |
  tap what -> what -; type x; return -> what -, submits 1, clicks go 1; tap where -> where -; return -> submits 2
