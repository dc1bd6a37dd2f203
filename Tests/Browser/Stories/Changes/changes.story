# On each input the page writes the values into attributes, sets innerHTML to itself,
# and restores focus and caret by id. So the adapter's own enterkeyhint is copied with
# the field in focus. A known postcode fills the town, so the label must change after a
# copy.
Address form that re-renders on every input (R5, R6) | page rerender-on-input |
  focus name -> name next, submits 0;
  # the field is new after each letter; it still has the right label
  type Uli -> name next, submits 0, text name Uli;
  # a copied label is not the page's label.
  return -> post next, submits 0;
  type 9 -> post next, submits 0;
  # R6: no empty field follows now; a stale "next" would make Enter go to #town and
  # never submit
  type 9 -> post done, submits 0, text post 99, text town Erfurt;
  return -> post, submits 1, clicks ok 1;
  focus town -> town done, submits 1;
  # no empty field follows; no old "next" is left
  focus name -> name done, submits 1;
  return -> name, submits 2, clicks ok 2

# Leaving the country field disables the state field, which was Return's target (and was
# enabled when the press began). Leaving the tax number hides the reason if the number
# is long enough.
Customs form: blur validates and disables the next field (R10) | page blur-disables |
  focus country -> country next, submits 0;
  type CH -> country next, submits 0;
  # R10: the target #state refuses (its predecessor's blur disables it), so the press
  # tries the next candidate. Focus is not lost
  return -> post next, submits 0;
  type 8000 -> post next, submits 0, text post 8000, text state "";
  return -> tax next, submits 0;
  type 12345 -> tax next, submits 0;
  # R10: #why is hidden by the blur of #tax
  return -> what done, submits 0;
  # Tab is the browser's; the hidden field is no tab stop
  shift-tab -> tax, submits 0;
  return -> what done, submits 0;
  return -> what, submits 1, clicks declare 1

# change on the kind field (fires when focus leaves) hides the birthday, Return's
# target, and shows the VAT field behind it; change on the amount hides the field in
# focus' own row.
Account form: change hides one field and shows another (R4, R10, R11) |
  page change-toggles |
  focus kind -> kind next, submits 0;
  return -> birth next, submits 0, text kind person;
  shift-tab -> kind, submits 0;
  # whether Tab selected the text or put the caret behind it, the value ends with firm
  # (by Tab the text is selected)
  type firm -> kind, submits 0;
  # R10 and R4: #birth refuses because change hid it; #vat, shown by the same event, is
  # the next empty field.
  return -> vat next, submits 0;
  focus vat -> vat next, submits 0;
  type 77 -> vat next, submits 0;
  return -> code next, submits 0;
  type SALE -> code next, submits 0;
  # R11: a field that is hidden as focus leaves it keeps its position until then
  return -> mail done, submits 0, text applied SALE;
  return -> mail, submits 1, clicks create 1

# Leaving or editing the user name starts a check (30 ms): the submit button is disabled
# while it runs and stays disabled if the name is taken. Each step of the test should
# wait at least 300 ms, as labels follow in idle time, at most four times a second.
Registration with an asynchronous name check (R4, R5) | page async-check |
  focus user -> user next, submits 0;
  type bob -> user next, submits 0;
  # R4; the check that runs meanwhile does not matter
  return -> mail next, submits 0, text msg taken;
  type b@b -> mail next, submits 0;
  # "The key doesn't show Done" while the default button is disabled
  return -> pass -, submits 0;
  type pw -> pass -, submits 0;
  # disabled default button: nothing, focus stays
  return -> pass -, submits 0, clicks join 0;
  # nothing follows, and the default button is disabled
  focus user -> user -, submits 0;
  # the check ends and enables the button; the label follows
  type by -> user done, submits 0, text msg free;
  return -> user, submits 1, clicks join 1

# Leaving a header field re-renders the header by innerHTML in a timer and restores
# focus by id. Typing in the last row clones that row (cloneNode of the field in focus,
# emptied) and appends it.
Invoice: blur re-renders, rows are cloned (R4, R6) | page rows-and-blur-render |
  focus to -> to next, submits 0;
  type Max -> to next, submits 0;
  # the page renders a new #ref 10 ms later and focuses it; its label is right again
  return -> ref next, submits 0, text to Max;
  # R4 from the re-rendered field
  return -> item1 done, submits 0;
  # R6: the page has added an empty row
  type Ink -> item1 next, submits 0, text item1 Ink, text item2 "";
  # the copy must not carry the label "done" or "next" as the page's own
  return -> item2 done, submits 0, clicks bill 0;
  type Pen -> item2 next, submits 0;
  # a stale "done" in the clone would submit with an empty row below
  return -> item3 done, submits 0, clicks bill 0;
  return -> item3, submits 1, clicks bill 1

# The whole form is rendered anew at each input and each check (react-hook-form 13316: a
# conditional field 'does not receive focus', and 1613: focus 'in order of registration
# rather than in DOM order'). Mistakes are in a state object that the field's name is a
# key of.
React-like form whose second field depends on the first | page conditional-rerender |
  focus mail -> mail done, submits 0;
  type y -> mail, text log "";
  focus kind -> kind done, text log "";
  # vat appears, empty: the key shows next; the app isn't asked
  type c -> kind next, text log "";
  return -> vat done, text log "";
  type x -> vat done, text log "";
  # vat is invalid itself, and first: focus stays. Asked now
  return -> vat, submits 0, text log asked;
  delete -> vat;
  type 7 -> vat done;
  # the next mistake in the page's order
  return -> mail done, submits 0;
  type @b -> mail;
  return -> mail, submits 1, clicks ok 1
