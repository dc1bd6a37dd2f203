# Primary actions. An app connects them before or after the navigator finds the
# fields.

Return follows the app's chain of primary actions (R14) | app Chain |
  set mail ada@example.com; tap name; return -> mail; return -> password;
  return -> nobody, done sent

The navigator accepts an app that closes the keyboard itself (R14) |
  app Closing | tap name; return -> nobody, done

Each Return runs an initializer's primary action once (R14) | app InitAction |
  tap from; type x -> from next; return -> to; type x -> to next;
  return -> seats; type x -> seats done; return -> done searched, texts x x x

A primary action can focus a filled field (R14) | app InitAction |
  set to Rome; tap from; return -> to, done

A shared action runs once for each press of Return (R14) | app SharedAction |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, senders name mail password, done

Return runs actions that the app adds during editing (R14) | app AddedOnBegin |
  tap name; return -> mail; return -> password; return -> nobody, done sent

Return runs added actions that focus a filled field (R14) | app AddedOnBegin |
  set mail ada@example.com; tap name; return -> mail; return -> password;
  return -> nobody, done sent

The form finishes after the last primary action has run (R5) | app LastSends |
  tap name; type x -> name next; return -> mail; type x -> mail next;
  return -> password; type x -> password done;
  return -> nobody, done sent finished

A primary action in one field doesn't affect other fields (R14, R4) |
  app Leaping |
  tap name; type x -> name next; return -> password; type x -> password done;
  return -> nobody, done finished

Return in a field without an action goes to the next field (R4) | app Leaping |
  tap mail; type x -> mail next; return -> password

Under the role `handlesReturn`, Return only runs the app's action (R6) |
  app OwnReturn |
  tap name -> name default; return -> name; type x -> name default;
  return -> mail default; return -> mail; type x -> mail default;
  return -> password; type x -> password default; return -> nobody, done sent

The form doesn't finish if the last action moves focus (R14) | app SendsBack |
  tap password; type x -> password done; return -> name, done missing;
  type x -> name next; return -> mail; type x -> mail done;
  return -> nobody, done missing finished, texts x x x
