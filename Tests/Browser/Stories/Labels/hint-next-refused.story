# The field that follows takes no focus (here it gives it away at once): a field follows, so this is not the end. Where focus is
# afterwards is open: "focus stays" (R10) is what the rules promise, but the field blurs itself.

A next before a field that refuses does not submit (R10) | page hint-next-refused |
  tap city; type c; return -> submits 0; tap city; return -> submits 0
