# Apps that filter typed text. Some also refuse the line break.

Return does nothing if a filter refuses the line break (R14) | app Letters |
  tap name; type x; return -> name; type x; return -> name; type x;
  return -> name, done

Return moves focus only if a filter accepts the line break (R14) |
  app Letters and line breaks |
  tap name; type x; return -> mail; type x; return -> password; type x;
  return -> nobody, done finished

Return does nothing if a formatter refuses the line break (R14) |
  app Phone strict |
  tap name; type 5; type 5; type 5; type 1; type 2; type 3; type 4;
  return -> name, text name "(555) 1234", done

Return moves focus if a filter accepts the line break (R4) | app Phone open |
  tap name; type 5; type 5; type 5; type 1; type 2; type 3; type 4;
  type 5 -> name next; return -> mail; type x -> mail next; return -> password;
  type x -> password done;
  return -> nobody, texts "(555) 12345" x x, done finished

A length limit blocks Return only at the maximum length (R14) | app MaxLength |
  tap name; type abcd; return -> name, text name abcd; delete;
  return -> mail, text name abc; type abc -> mail next; return -> password;
  type abc -> password done; return -> nobody, done finished

The navigator doesn't move focus if a filtering delegate does (R14) |
  app Digits |
  tap name; type 1 -> name next; return -> mail; type 1 -> mail next;
  return -> password; type 1 -> password done;
  return -> nobody, done paid, texts 1 1 1

Return moves focus after a filter replaces the text (R4, R5) | app Capitals |
  tap name; type ab -> name next; return -> mail; type ab -> mail next;
  return -> password; type ab -> password done;
  return -> nobody, done finished, texts AB AB AB

A typed digit moves focus by only one box (R14) | app CodeBoxes |
  tap 0; type 1 -> 1; type 2 -> 2; type 3 -> 3; type 4 -> nobody, done 1234

The delete key in an empty box moves focus to the previous box |
  app CodeBoxes |
  tap 0; type 1; type 2; delete -> 1, text 1 ""; type 2; type 3;
  type 4 -> nobody, done 1234

Return goes to the next empty box, and the last box shows Done (R4, R6) |
  app CodeBoxes |
  tap 0 -> 0 next; return -> 1; type 2 -> 2 next; return -> 3 done;
  return -> nobody, done finished

Return skips a town that the app has filled in (R4) | app Postcode |
  tap name; type 123 -> name next; return -> mail; tap name;
  type 45 -> password, text mail Rome; tap name; return -> password;
  type x -> password done; return -> nobody, done finished

The console names a filter once if the user leaves its field by a tap |
  app CodeFilter strict | tap name; type 1; return; tap mail -> mail |
  pairs, warns "CodeFilterApp filters the text"

The console doesn't name a filter that accepts the line break |
  app CodeFilter open | tap name; type 1; return -> mail

A delegate that presses Return for the navigator needs no other filter |
  app PressingFilter |
  tap name; type 1; type 2 -> name next; return -> mail, text name 12
