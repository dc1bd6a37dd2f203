# Orbeon Forms 4481 in public: a field that the value makes editable is leapt over. R17 speaks of fields shown or added; R4 asked
# again among the fields between covers these, too.

Fields that change makes editable are next (R17) | page change-enables-between |
  tap country -> country next; type US; return -> state next, text moves "1", text changes "1", submits 0;
  return -> county next, submits 0; return -> city done, submits 0

Fields that change leaves locked are passed over (R4) | page change-enables-between |
  tap country; type NO; return -> city done, text moves "1", submits 0
