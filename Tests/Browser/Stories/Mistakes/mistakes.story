# The server answers 30 ms later, with an object in alphabetical order (react-hook-form
# 4518: 'the errors in no particular order, the very last field is getting focus'). A
# fieldset disables all fields while it waits (4120). The mistakes are three screens up.
Sign-up whose mistakes the server finds (R16) | page server-mistakes |
  focus again -> again done, submits 0;
  # the answer: mail is first in the form, `again` has an empty message
  return -> mail done, submits 1, text log "true, seen", text focuses mail;
  type 2 -> mail done, submits 1;
  # data-field-invalid is on zip still: the form isn't sent
  return -> zip done, submits 1;
  type 2 -> zip;
  # sent; the second answer names no field: nothing takes focus. The fieldset has taken
  # focus from zip
  return -> submits 2, text log false, text focuses "";
  focus again -> again done;
  # success: no mistake, false
  return -> submits 3, text log false

# 'In a browser the HTML constraints count too where isInvalid or an attribute is given.
# If the first invalid field is one that the browser itself stops at, the browser
# submits, focuses and announces it; nothing is focused twice.' The page's own mistake
# is a user name that is taken.
Constraints of HTML and the page's own mistakes together (R16) | page native-constraints |
  focus city -> city done, submits 0;
  # the page's mistake is first: the adapter goes there, the browser neither submits nor
  # announces anything (no `invalid` event: asking is silent)
  return -> user, submits 0, clicks join 0, text invalids "", text focuses "city user";
  # the mail is empty
  type 2 -> user next;
  tap forget -> submits 0, text focuses "";
  focus city -> city;
  # mail is the browser's: it clicks the button, announces and focuses, once
  return -> mail, submits 0, clicks join 1, text invalids mail, text focuses "city mail";
  type ann -> mail done;
  # no address yet: the focused field is the browser's, which says so
  return -> mail, submits 0, text invalids "mail mail", text focuses "city mail";
  type @b -> mail, text mail ann@b;
  tap younger -> text age 3;
  tap forget -> text invalids "";
  focus city;
  # under the minimum
  return -> age, submits 0, text invalids age, text focuses "city age";
  tap older;
  focus age -> age done;
  return -> age, submits 1, text invalids age

# A form with `novalidate`: required and type=email don't count, data-field-invalid
# does. Libraries (Formik 146) mark their fields and keep the browser out.
novalidate with marks of the page's own (R16) | page novalidate |
  focus note -> note done, submits 0;
  # name and mail break constraints that don't count; town's attribute is "false"; aria-
  # invalid isn't the adapter's
  return -> phone done, submits 0, text invalids "";
  type 5 -> phone;
  return -> phone, submits 1, text invalids "";
  focus note;
  return -> note, submits 2

# The default button has `formnovalidate`: the browser sends a draft with empty required
# fields. The second button sends for real. isInvalid still counts.
A default button that saves a draft (R16) | page formnovalidate |
  focus motive -> motive done;
  # the empty required name doesn't count for this button; the code does
  return -> code, submits 0, clicks draft 0, clicks send 0, text invalids "";
  type 7 -> code;
  # no later field is empty: the draft is saved
  return -> code, submits 1, clicks draft 1, clicks send 0, text invalids "";
  # the browser stops at the name by itself
  tap send -> name, submits 1, text invalids name

# setCustomValidity is the browser's own constraint: 'the browser submits, focuses and
# announces it'. One field has an attribute, so that constraints count. The form's
# second part has none: nothing changes there.
A repeated password, by setCustomValidity (R16) | page custom-validity |
  focus again -> again done;
  # the focused field is the first invalid one: the browser announces it
  return -> again, submits 0, text invalids again;
  focus nick;
  tap forget -> text invalids "";
  focus pass -> pass done;
  return -> again, submits 0, text invalids again, text focuses "pass again";
  tap match -> text again abc;
  focus pass -> pass done;
  # equal: sent
  return -> pass, submits 1, clicks set 3;
  tap forget -> text invalids "";
  focus town -> town done;
  # a form without a mark: the browser alone, as ever
  return -> mail, submits 1, clicks go 1, text invalids mail, text focuses "town mail"

# Hidden, disabled, in a closed details, in an inert part, excluded, removed: passed
# over. Only the visible one gets focus. When that one is right, the form is sent.
Mistakes in fields that no one can reach (R16) | page unreachable |
  focus i -> i done;
  return -> h, submits 0, text focuses "i h";
  type y -> h;
  focus i;
  # all that is left is out of reach: the form is sent
  return -> i, submits 1;
  # and nothing takes focus
  tap ask -> submits 1, text log false;
  tap open;
  # c can be seen now
  tap ask -> c, text log true

# 'A group (sheet, section, dialog) looks only at its own fields.' The dialog's form is
# in a modal <dialog>. A marked section without a <form> is a form of its own, too.
A dialog over a form, each with mistakes (R16) | page dialog-with-mistakes |
  focus greeting -> greeting;
  # the section's own mistake, not the form's above. (Unsure: at the end of fields
  # without a <form> Enter does nothing, 'Focus doesn't move'. Is that a press that
  # would finish?)
  return -> friend, submits 0;
  tap open;
  focus pin -> pin done;
  # not the name behind the dialog
  return -> code, submits 0;
  delete -> code;
  type 7 -> code;
  return -> submits 1, clicks use 1, clicks buy 0;
  focus town -> town done;
  # the form's own mistake; the friend's is elsewhere
  return -> name, submits 1

# 'Return in a field that is itself invalid stays there, wherever it is in the form.'
# And 'a key with the app's own label search, send, ... that finishes anywhere obeys it
# as well'.
stopsAtInvalid, the page's own keys and no submit button's help (R16) |
  page stops-at-invalid |
  focus name -> name next;
  type Ada -> name;
  # an empty zip is wrong, and a field to go to all the same
  return -> zip next;
  type 12 -> zip next;
  # stays
  return -> zip next, submits 0, text zip 12;
  # Tab leaves
  tab -> ask;
  # Send finishes from any field; the zip is wrong
  return -> zip, submits 0;
  tab -> ask;
  tab -> town done;
  type Rome -> town;
  return -> zip, submits 0;
  delete -> zip;
  delete -> zip;
  # the caret was where the user had left it
  type 12345 -> zip, text zip 12345;
  # right, and nothing is empty any more
  return -> zip, submits 1

# A card field hands focus on to a frame of the provider, here to a button. 'If an
# invalid field refuses focus, the next invalid one is tried; if all refuse, focus stays
# and the form doesn't finish.'
A mistake in a field that gives focus away (R16) | page mistake-refuses |
  focus town -> town done;
  return -> name done, submits 0;
  delete -> name;
  type A -> name;
  focus town;
  # only the card is wrong, and it refuses: focus stays
  return -> town, submits 0, clicks pay 0;
  # and no field takes focus
  tap ask -> submits 0, text log false

# 'The browser handles all other controls as usual: check boxes ...' The check box is
# required and stands above the field that the page rejects. It isn't a field, so Return
# goes to the page's mistake first; then the browser stops at the check box by itself,
# without the adapter.
A required check box, which isn't a field (R16) | page required-checkbox |
  focus town -> town done;
  # the field that the page rejects
  return -> nick, submits 0, clicks join 0, text invalids "";
  type y -> nick done;
  # the browser's own: it submits, stops at the check box and announces it
  return -> terms, submits 0, clicks join 1, text invalids terms;
  # no field is invalid: the check box isn't one
  tap ask -> submits 0, text log false;
  tap terms;
  focus town;
  return -> town, submits 1
