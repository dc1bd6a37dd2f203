# Plain forms, which every host plays from this file, each with an app or a page
# of the same name. A host without labels on its Return key doesn't look at
# them. After the end of a form, each host has focus where its toolkit leaves
# it, so no story looks there.
#
# Three     three empty fields: a, b, c
# Filled    the same, with a text in c
# Hidden    the same, with b hidden
# Disabled  the same, with b disabled
# SignUp    name, mail, city, password, with the text Rome in city
#
# Each app notes `finished` at the end of its form.

Return goes through empty fields and finishes in the last one (R4, R5) |
  app Three |
  tap a; type x; return -> b, done; type x; return -> c, done; type x;
  return -> done finished, text a x, text b x, text c x

The key shows Next, and Done in the last field (R6) | app Three |
  tap a -> a next; return -> b next; return -> c done; return -> done finished

Return skips a filled field (R4) | app SignUp |
  tap name; type ada; return -> mail next; type x; return -> password done;
  type x; return -> done finished, text city Rome

If only filled fields follow, Return finishes (R4, R5) | app Filled |
  tap b -> b done; type x; return -> done finished, text c x

A field that the user clears is empty again (R4) | app SignUp |
  tap city; clear -> text city ""; tap mail; type x; return -> city next;
  return -> password done

The key changes while the user fills in the last empty field (R7) | app Three |
  tap b -> b next; tap c; type x; tap b -> b done; tap c; delete -> text c "";
  tap b -> b next

Return in the last field finishes although fields before it are empty (R5) |
  app Three | tap c -> c done; type x; return -> done finished, text a ""

Return skips a hidden field (R1) | app Hidden |
  tap a -> a next; return -> c done; return -> done finished

Return skips a disabled field (R1) | app Disabled |
  tap a -> a next; return -> c done; return -> done finished

Tab and Shift+Tab visit fields in order, also filled ones (R8) | app SignUp |
  tap name; tab -> mail; tab -> city; tab -> password; shift-tab -> city;
  shift-tab -> mail, done
