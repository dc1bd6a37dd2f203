A field with a closed datalist is a text field (R4) | page datalist |
  tap city -> city next; return -> mail done, submits 0 |
  chromium firefox
