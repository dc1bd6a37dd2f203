A component without the property form is a stop like any field (R4) | page component-without-form |
  tap given -> given next; return -> family next, submits 0; return -> mail next; return -> code done, submits 0;
  return -> code done, submits 1, clicks save 1, text errors "0" |
  chromium firefox

A filled component is passed over like any filled field (R4) | page component-without-form |
  tap mail; type m; tap given -> given next; type g; return -> family next; type f; return -> code done;
  type c; return -> submits 1, text errors "0" |
  chromium firefox

Plain fields do not leap over an empty component (R4) | page component-without-form |
  tap family -> family next; type f; return -> mail next, submits 0 |
  chromium firefox
