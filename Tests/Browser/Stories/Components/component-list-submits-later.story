# WebKit's driver can't click into a shadow root.

A pick in a component that submits later is only a pick (R14) | page component-list-submits-later |
  tap city -> city next; type o; return -> city next, text city Oslo, submits 0; return -> mail done, submits 0 |
  chromium firefox
