# Fields are named by the component's ID, because the inner inputs' IDs are not unique. Enter in an unchanged input submits in a
# promise after keydown, whether it was prevented or not, so that only a changed one is left by Return. A select's Enter opens its
# list, and focus goes into it; Escape and Tab go on.

UI5: an unchanged input submits by itself (R14) | page ui5 |
  tap name; return -> name, submits 1; tab -> country

UI5: a changed input is left without a submission (R7) | page ui5 |
  tap name; type Ann; return -> country, submits 0; press ArrowDown; tab -> born, submits 0; type 2000-01-02;
  return -> tags, submits 0
