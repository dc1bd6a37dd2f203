With the option a prevented Enter that changed the value was used (R14) | page enter-prevented-used |
  tap tag; type red; return -> tag, text tags "red ", submits 0

With the option a prevented Enter that opened a list was used (R14) | page enter-prevented-used |
  tap city; return -> city, submits 0

With the option a prevented Enter that moved focus was used (R14) | page enter-prevented-used |
  tap jump; return -> note, submits 0
