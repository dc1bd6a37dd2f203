# WebKit's driver can't click into a shadow root.

A component whose form is an empty string belongs to the form around it (R4) | page component-form-empty-string |
  tap street -> street next; type s; return -> city next; type c; return -> zip done, submits 0;
  type 1; return -> submits 1, text errors "0" |
  chromium firefox

An empty component whose form is an empty string is left by Return, too (R4) | page component-form-empty-string |
  tap street; return -> city next; return -> zip done, submits 0 |
  chromium firefox
