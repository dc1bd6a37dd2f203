A component with form = f inside of that form is a stop and nothing throws (R4) | page component-form-string-inside |
  tap name -> name next; type n; return -> street next; type s; return -> zip done, text errors "0"; type z;
  return -> submits 1, text errors "0" |
  chromium firefox
