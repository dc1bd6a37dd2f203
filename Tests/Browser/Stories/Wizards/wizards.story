# One form; inactive steps are hidden and disabled fieldsets. Next is type=button and
# disabled until the step is valid. The only submit button is in the last step, so the
# default button is disabled before.
Loan wizard: one form, three fieldsets (R4, R5) | page fieldsets |
  focus name -> name next, submits 0;
  type Ana -> name next, submits 0;
  # R4. No later field is reachable (hidden, disabled) and the default button is
  # disabled: the key shows neither next nor done
  return -> mail -, submits 0, clicks next1 0;
  type a@b.c -> mail -, submits 0;
  # "Enter doesn't submit a form with a disabled default button … Focus doesn't move".
  # #next1 is type=button: not a default button
  return -> mail -, submits 0, clicks next1 0, clicks finish 0;
  # the page shows step 2 and focuses #amount
  tap next1 -> amount next, submits 0, clicks next1 1;
  type 900 -> amount next, submits 0;
  return -> purpose -, submits 0;
  # step 1 is filled
  tap back2 -> name, submits 0;
  # R4: #mail is filled; default button disabled
  return -> name, submits 0, clicks next1 1;
  tap next1 -> amount next, submits 0;
  # #purpose is still empty
  return -> purpose -, submits 0;
  type car -> purpose -, submits 0;
  tap next2 -> initials next, submits 0;
  # step 3 has an enabled default button
  return -> place done, submits 0;
  # R5 (empty last fields do not matter, novalidate)
  return -> place, submits 1, clicks finish 1

# Each step is a form of its own; Next is its submit button, disabled until the step is
# valid; the submit handler hides the step and focuses the next one's first field. Back
# is type=button.
Checkout wizard: a form per step (R4, R5, R6) | page form-a-step |
  focus first -> first next, submits 0;
  type Bo -> first next, submits 0;
  # the default button is still disabled: "the key doesn't show Done"
  return -> last -, submits 0;
  # disabled default button: nothing
  return -> last -, submits 0, clicks next1 0;
  # the input handler has enabled the button; the label follows (R6)
  type Li -> last done, submits 0;
  # R5: the browser submits; the page's submit handler moves focus; one press makes one
  # move
  return -> street next, submits 1, clicks next1 1;
  type A1 -> street next, submits 1;
  return -> city -, submits 1;
  type Ulm -> city done, submits 1;
  return -> card next, submits 2, clicks next2 1;
  tap back3 -> street, submits 2;
  # #city is filled, so Enter ends the step from its first field (R4, R5)
  return -> card next, submits 3, clicks next2 2;
  type 42 -> card next, submits 3;
  return -> code -, submits 3;
  type 7 -> code done, submits 3;
  return -> code, submits 4, clicks pay 1, text paid yes

# One form whose content is replaced by innerHTML at each step; values are kept in an
# object; Back comes before Next in the markup; the page focuses the first field by id
# after each render. The adapter must find the new fields and leave no label behind.
Signup wizard rendered by innerHTML (R4, R14) | page rendered-steps |
  focus user -> user next, submits 0;
  type al -> user next, submits 0;
  return -> nick done, submits 0;
  type x -> nick done, submits 0;
  # the form is the same element, its fields are new: "You can add, remove and change
  # fields after attaching"
  return -> phone next, submits 1, clicks next 1;
  # R4; #phone stays empty
  return -> town next, submits 1;
  # a text area is a field; in it Enter stays a line break, so the adapter leaves the
  # label alone
  return -> bio, submits 1;
  # R14: a line break
  return -> bio, submits 1, text bio "\n";
  tap back -> user, submits 1, clicks back 1, text user al;
  # no empty field follows #user: the browser clicks the default button #next (not
  # #back, type=button)
  return -> phone, submits 2, clicks next 2, clicks back 1;
  tap next -> hint next, submits 3;
  return -> motto done, submits 3;
  return -> motto, submits 4, text log finished

# A form behind, and a <dialog> opened by showModal() with its own form: steps shown by
# a class (display: none), one submit button whose label and meaning change, disabled
# until valid; inactive fieldsets are disabled. Escape closes the dialog.
Invite wizard in a modal dialog (R1) | page dialog-steps |
  focus title -> title next, submits 0;
  type Sky -> title next, submits 0;
  # the page opens the dialog and focuses #iname
  tap open -> iname next, submits 0;
  type Em -> iname next, submits 0;
  # disabled default button
  return -> imail -, submits 0;
  # nothing; not to the form behind the dialog (R1)
  return -> imail -, submits 0, clicks inext 0;
  type e@m -> imail done, submits 0;
  # the page shows step 2
  return -> irole next, submits 1, clicks inext 1;
  type dev -> irole next, submits 1;
  return -> igreet done, submits 1;
  # the browser closes the dialog; the page focuses #open
  press Escape -> open, submits 1;
  focus title -> title next, submits 1;
  # the closed dialog's fields are hidden and of another form
  return -> budget next, submits 1, clicks save 0;
  return -> owner done, submits 1;
  return -> owner, submits 2, clicks save 1

# data-field-navigation container with no <form>; onFinish is a function that goes to
# the next step if it is valid. Old steps stay in the page: transparent, then visibility
# hidden. Next is disabled until valid.
Onboarding wizard without a form (R1, R4, R5, R9) | page formless-steps |
  focus team -> team next, submits 0;
  # R4: #site has text. #logo is invisible (R1). onFinish is a function, so the form can
  # end
  return -> size done, submits 0;
  # R5: onFinish is called; the page stays
  return -> size, submits 0, text state incomplete;
  type 9 -> size done, submits 0;
  focus team -> team, submits 0;
  # #size is filled: no empty field follows
  type Q -> team done, submits 0;
  # onFinish is called instead of submitting; the page moves focus
  return -> logo next, submits 0, clicks next 0, text state "step 2";
  type L -> logo next, submits 0;
  # R9: #help is outside the form
  return -> accent done, submits 0;
  type red -> accent done, submits 0;
  return -> accent, submits 0, text state ready;
  tap back -> team done, submits 0, text state "step 1";
  # a field outside any form: left to the browser
  focus help -> help -, submits 0;
  return -> help -, submits 0, text state "step 1"

# The steps are sections of one form; onFinish shows the next one, and the page focuses
# its first field. The last step has one field only, which is left to the browser: there
# Enter submits, and the submit handler ends the wizard.
Registration: one form, sections shown and hidden (R5) | page shown-and-hidden |
  tap first -> first next;
  type Bo -> first next;
  # fields of the hidden steps are skipped
  return -> last done;
  type Li -> last done;
  # onFinish is called instead of a submission
  return -> street next, submits 0, text step 2;
  type A1 -> street next;
  tap back -> first done, text step 1;
  # Last name is filled: the step ends from its first field
  return -> street next, submits 0, text step 2;
  return -> city done, submits 0;
  type Ulm -> city done;
  # the next step's field isn't visible; next never finishes
  call handle.focusNext() false -> city, submits 0, text step 2;
  # as Enter: onFinish; the form has had more fields, so that its last one is still ours
  call handle.pressReturn() true -> invitation done, submits 0, text step 3;
  # one visible field, as in the step before
  type 9 -> invitation done;
  # onFinish, as in the other steps
  return -> invitation, submits 0, clicks go 0, text step done

# "onFinish receives the form of the step; show the next step and call
# handle.focusFirst()." The page hides the step that has focus and calls focusFirst in
# the same function. Country is filled, so the first empty field is City.
Checkout: a form per step, onFinish with the step's form (R5) | page form-a-step-on-finish |
  tap first -> first next;
  type Bo -> first;
  # no button is needed for onFinish: the key shows Done
  return -> last done, submits 0;
  type Li -> last done;
  # focusFirst: the first empty field of the step that shows
  return -> city next, submits 0, text finished "who/last;", text took true;
  # filled or not
  call handle.focusPrevious() true -> country;
  # the first step isn't visible
  call handle.focusPrevious() false -> country;
  # Country is filled, City is empty
  return -> city next;
  type Ulm -> city next;
  return -> zip done;
  type 89073 -> zip done;
  return -> number next, submits 0, text finished "who/last;where/zip;", text took true;
  # as a card reader that types
  type 4111; return; type 12/29; return -> submits 0, text number 4111,
    text expires 12/29, text finished "who/last;where/zip;card/expires;"

# Each step is a fieldset, disabled and hidden unless it is the step. The buttons are
# type=button; the only submit button is in the last fieldset, disabled until then.
# onFinish doesn't need it.
Contract: one form with fieldsets (R5) | page fieldsets-on-finish |
  tap name -> name next;
  type Ada -> name next;
  return -> mail done, submits 0;
  type a@b.de -> mail done;
  # the default button is disabled, but onFinish is a function
  return -> company next, submits 0, clicks next1 0;
  # the fields before are disabled and hidden
  call handle.canFocusPrevious false -> company;
  type ACME -> company next;
  call handle.focusNext() true -> vat done;
  # never finishes
  call handle.focusNext() false -> vat, submits 0;
  call handle.pressReturn() true -> iban next, submits 0;
  type DE1 -> iban next;
  return -> bank done;
  type X -> bank done;
  # the page's own requestSubmit
  return -> bank, submits 1

# Each step replaces the form's content. focusFirst at the start and after each step.
# The third step arrives later, while the user writes in the site's search: focusFirst
# must not take focus from there.
Booking: steps rendered anew, with focusFirst (R5) | page focus-first |
  # focusFirst at the start
  call document.activeElement.id "name" -> name next, text took true;
  type Ada -> name next;
  return -> mail done;
  type a@b -> mail done;
  # the step with focus has left the page: nothing has focus, so focusFirst focuses
  return -> arrival next, submits 0, text took true;
  type "May 1"; return; type 2; return -> submits 0, text state waiting;
  tap find -> find;
  type spa -> find, text find spa;
  # the search has focus: focusFirst leaves it there
  do answer -> find, text took false, text state ready;
  tap number -> number next;
  type 4111; return; type 12/29; return -> submits 0, text number 4111,
    text expires 12/29, text state booked

# The server refuses the email of the first step after the second was sent. The page
# shows the first step, marks the field and calls focusFirstInvalid. While the mark is
# there, Enter doesn't leave the step (R16).
Sign-up in two steps whose mistake the server finds (R16) | page server-finds-mistake |
  tap name -> name next;
  type Ada -> name;
  return -> mail done;
  type a@b -> mail;
  return -> pass next, submits 0, text step 2;
  type x -> pass next;
  return -> again done;
  type x -> again;
  return -> again, submits 1, text state sending;
  # the field is in the step that the page shows again
  call "answer({ mail: 'taken' })" -> mail done, text step 1, text state mail,
    text took true;
  # the mark is still there: the step doesn't finish (R16)
  return -> mail done, submits 1, text step 1;
  call handle.focusPrevious() true -> name;
  # Return from Name, all filled, would finish: it goes to the mistake
  call handle.pressReturn() true -> mail, submits 1, text step 1;
  # the page removes the mark
  type c -> mail done;
  return -> pass done, submits 1, text step 2;
  # Again is filled
  return -> pass, submits 2, text state sending;
  call answer({}) -> submits 2, text state welcome
