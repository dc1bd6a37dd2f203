# Where a value equals its placeholder ("Oslo") the user may have typed the example; today it is filled. See the imitation
# mask-placeholder-letters: the difference is that a mask's placeholder has separators and repeated letters.

Answers of a few signs, half a mask and an example that was typed are not empty (R4) | page values-that-look-like-masks |
  tap name -> name next; type n; return -> mail done, submits 0
