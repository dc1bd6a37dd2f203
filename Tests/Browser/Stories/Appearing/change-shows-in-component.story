# No change event leaves a shadow root. WebKit's driver can't click into one.

A field that change shows in a component is next (R17) | page change-shows-in-component |
  tap country -> country next; type US; return -> state next, submits 0; return -> city next; return -> mail done |
  chromium firefox
