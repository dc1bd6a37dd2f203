# Apps that set the Return key labels themselves.

The navigator doesn't move focus if the delegate does (R14) | app KeyHandler |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done; return -> nobody, done

The navigator doesn't skip a filled field if the delegate doesn't (R14) |
  app KeyHandler |
  set mail x; tap name; type x -> name next; return -> mail;
  type x -> mail next; return -> password; type x -> password done;
  return -> nobody, done

Return does what the app's label shows (R6) | app KeySetter |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done finished, texts x x x

A Next key set by the app moves focus to a filled field (R6) |
  app Filled KeySetter |
  tap name; return -> mail; return -> password; return -> nobody, done finished

The navigator doesn't move focus if the delegate follows tags (R14) |
  app TagManager |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password send;
  return -> nobody, done sent, texts x x x

With Done keys everywhere, Return finishes only in the last field (R6) |
  app DoneEverywhere |
  tap name; type x -> name done; return -> nobody, done; tap password;
  type x -> password done; return -> nobody, done finished

Under Go, Return runs the app's handler and then finishes the form (R6) |
  app LoginKey go agrees |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password go; return -> nobody, done go finished

Under Join, Return runs the app's handler and then finishes the form (R6) |
  app LoginKey join agrees |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password join;
  return -> nobody, done join finished

Under Continue, Return runs the app's handler and then finishes the form (R6) |
  app LoginKey continue agrees |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password continue;
  return -> nobody, done continue finished

Under Go, Return doesn't finish the form if the handler returns false (R14) |
  app LoginKey go refuses |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password go; return -> password, done go

Under Join, Return doesn't finish the form if the handler returns false (R14) |
  app LoginKey join refuses |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password join; return -> password, done join

Under Search, Return neither moves focus nor finishes the form (R6) |
  app LoginKey search agrees, LoginKey search refuses |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password search; return -> password, done search

Under Send, Return neither moves focus nor finishes the form (R6) |
  app LoginKey send agrees, LoginKey send refuses |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password send; return -> password, done send

Under Google, Return neither moves focus nor finishes the form (R6) |
  app LoginKey google agrees |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password google; return -> password, done google

Under Route, Return neither moves focus nor finishes the form (R6) |
  app LoginKey route agrees |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password route; return -> password, done route

Return in the search field only searches (R6) | app FieldSearch stays |
  tap name; type x -> name search; return -> name, done "search x"; tap mail;
  type x -> mail next; return -> password; type x -> password done;
  return -> nobody, done "search x" finished

Return in a search field that closes the keyboard only searches (R6) |
  app FieldSearch closes |
  tap name; type x -> name search; return -> nobody, done "search x"; tap mail;
  type x -> mail next; return -> password; type x -> password done;
  return -> nobody, done "search x" finished

Each press of Send sends one comment and keeps focus (R6) | app Comment |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password send; return -> password;
  type x -> password send;
  return -> password, done "send x" "send x", text password ""
