# Forms with text views, whose delegates handle the line break themselves.

The navigator doesn't move focus if a text view's delegate resigns (R14) |
  app TextView resigns, TextView trims |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> note default; type x -> note default;
  return -> nobody, text note x, lineBreaks 1, done

The navigator doesn't move focus if a text view's delegate does (R14) |
  app TextView movesOn |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> note default; type x -> note default;
  return -> password, text note x, lineBreaks 1, done

The navigator doesn't move focus if a text view's delegate saves (R14) |
  app TextView saves |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> note default; type x -> note default;
  return -> note, text note x, lineBreaks 1, done saved

Return finishes the form in the field after the text view (R5) |
  app TextView movesOn |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> note; type x -> note default; return -> password;
  type x -> password done; return -> nobody, done finished, text note x

Return skips a filled text view (R4) | app Filled TextView |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done finished, lineBreaks 0,
    text note "Leave it at the door."

The bar's Done button closes the keyboard in the last text view (R14) |
  app Message |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password next; return -> note, text note "";
  type x -> note default; return -> note, text note "x\n", done;
  bar Done -> nobody, text note "x\n", done

Return doesn't move focus if the delegate resigns the text view (R14) |
  app Return TextView resigns |
  tap note; type x; return -> nobody, done, text note x, lineBreaks 1

Return doesn't move focus if the text view's delegate moves focus (R14) |
  app Return TextView movesOn |
  tap note; type x; return -> password, text note x, done
