# The page calls focusFirst once the adapter is attached. The name is filled in, so the
# password has focus. A later call, with focus somewhere, does nothing.
Signing in, with the name remembered (R4) | page remembered-name |
  # not the search, not the filled name, not the read-only tenant; focused once, and the
  # call while it has focus does nothing
  tap again -> pass next, text focuses pass;
  type x -> pass;
  return -> code done;
  # code has focus already
  tap again -> code, text focuses "pass code";
  press Escape -> code;
  focus name -> name;
  # the name has focus, although the code is empty
  tap again -> name, text focuses "pass code name"

# 'The adapter never does it by itself': a new route's form gets focus only by the
# page's call. 'It does nothing ... if something modal is in front.'
A page that draws its routes itself, and a dialog in front (R4) | page routes |
  # the adapter never does it by itself
  tap quiet -> nobody, text focuses "";
  tap new -> title next, text focuses title;
  # every field is filled
  tap filled -> nobody, text focuses title;
  # a new form, a new call
  tap new -> title, text focuses "title title";
  # a dialog is in front
  tap modal -> nobody, text focuses "title title";
  # the call doesn't wait for the dialog's end
  tap yes -> text focuses "title title"
