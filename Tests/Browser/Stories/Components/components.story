# Form-associated custom elements whose input is in a shadow root, one kind with
# delegatesFocus and one without; mixed with native fields, one component filled, one
# disabled, one required.
Contact card with form-associated inputs (R1, R4, R5, R6) | page face-inputs |
  # R6: an empty field follows
  focus first -> first next, submits 0;
  type Ann -> first next, submits 0, text first Ann;
  # components are stops, focused, never opened; delegatesFocus
  return -> city next, submits 0, clicks save 0;
  type Bern -> city next, submits 0, text city Bern;
  # R4: #zip has a form value and is skipped; a form-associated element in form.elements
  # is a stop even if its shadow root does not delegate focus
  return -> company next, submits 0, clicks save 0;
  type Acme -> company next, submits 0, text company Acme;
  # R1: the disabled component is not reachable
  return -> mail done, submits 0, clicks save 0;
  type a@b.ch -> mail done, submits 0;
  # R5: the browser submits and clicks the default button
  return -> mail, submits 1, clicks save 1

# Not form-associated: input and select in open shadow roots with a focus() method,
# value by the formdata event; the select opens on Enter and prevents keydown; the input
# submits by itself in a timer after keydown, as Shoelace does.
Job application with Shoelace-like components | page input-that-submits |
  focus name -> name next, submits 0;
  type Ola -> name next, submits 0;
  # a native field before a Shoelace-like component must not submit half-filled; the
  # trigger is focused, not opened.
  return -> country, submits 0, clicks send 0, text list closed;
  # the component prevents keydown: the adapter does not move
  return -> country, submits 0, text list open, text country "";
  type s -> country, submits 0, text list open;
  # the page handles Enter
  return -> country, submits 0, text list closed, text country Sweden;
  focus name -> name next, submits 0;
  # #country has a value now and is skipped; #mail is an empty text field in an open
  # shadow root
  return -> mail, submits 0, clicks send 0;
  type o@x.no -> mail, submits 0, text mail o@x.no;
  # the component would submit from a timer, but Phone is empty.
  return -> phone done, submits 0, clicks send 0

# Triggers are <button type=button role=combobox> with a hidden input for the value; the
# list is in a portal at the end of body, and its options take focus. One trigger shows
# a placeholder, one has a value.
Invite a member, Radix-like selects (R5) | page select-in-portal |
  focus name -> name next, submits 0;
  type Kim -> name next, submits 0;
  # components are stops, focused, never opened: the trigger shows its placeholder, so
  # it is empty
  return -> role, submits 0, clicks role 0, clicks send 0, text list closed;
  # the component prevents keydown and moves focus into its list
  return -> opt-0, submits 0, text list open;
  type v -> opt-2, submits 0, text list open;
  # the list handles Enter; it gives focus back. The adapter must not move in the same
  # press
  return -> role, submits 0, text list closed, text role-value viewer;
  focus name -> name next, submits 0;
  # both triggers show a value (text that is not the placeholder)
  return -> start done, submits 0, clicks role 0, clicks team 0;
  # R5. The last field may be empty
  return -> start, submits 1, clicks send 1

# div role=combobox tabindex=0 aria-haspopup=listbox next to an invisible native input
# (opacity 0, aria-hidden, tabindex -1). The empty one shows only a zero-width space.
# The list is a focus-taking popover.
Subscription, MUI-like selects (R1, R8) | page select-with-hidden-input |
  focus account -> account next, submits 0;
  type jo -> account next, submits 0;
  # components are stops, focused, never opened. Its only text is a zero-width space:
  # empty. The invisible input beside it is not a stop (R1: transparent; tabindex -1)
  return -> size, submits 0, clicks buy 0, text list closed;
  # the component prevents keydown and moves focus
  return -> item-0, submits 0, text list open;
  press Escape -> size, submits 0, text list closed, text size-input "";
  # R8: Tab is the browser's
  tab -> freq, submits 0;
  shift-tab -> size, submits 0;
  return -> item-0, submits 0, text list open;
  return -> size, submits 0, text list closed, text size-input small;
  focus account -> account next, submits 0;
  # #size and #freq have values; #gone is disabled and not focusable
  return -> coupon done, submits 0;
  return -> coupon, submits 1, clicks buy 1

# An editable ARIA combobox (APG list autocomplete): while its list is open with an
# active option, Enter takes the option; else Enter is free.
Delivery address with an autocomplete (R4) | page editable-combobox |
  focus who -> who next, submits 0;
  type Eva -> who next, submits 0;
  # R4: it is a text input
  return -> city, submits 0, text list closed;
  type zur -> city, submits 0, text list open;
  # an open list uses the key; without one, Enter moves, and the label says so
  return -> city next, submits 0, text city Zurich, text list closed;
  # the list is closed, the page does not prevent: the adapter moves
  return -> street next, submits 0;
  # an open list uses the key; without one, Enter moves, and the label says so
  focus city -> city next, submits 0;
  shift-tab -> who, submits 0;
  # R4: #city is filled
  return -> street next, submits 0, text city Zurich;
  return -> note done, submits 0;
  return -> note, submits 1, clicks ship 1

# A text input with a calendar button (aria-modal dialog), and a date button without an
# input (aria-haspopup=dialog, hidden input). Buttons are the browser's, so Return does
# not stop at them.
Hotel booking with date pickers (R4) | page date-picker |
  focus guest -> guest next, submits 0;
  type Li -> guest next, submits 0;
  return -> arrive next, submits 0;
  tab -> arrive-btn, submits 0;
  # a button: the browser clicks it; its page opens the dialog
  return -> d14, submits 0, clicks arrive-btn 1;
  # a button in the dialog; the page gives focus back
  return -> arrive-btn, submits 0, clicks d14 1, text arrive 2026-05-14;
  focus guest -> guest next, submits 0;
  # R4: #arrive is filled now
  return -> nights next, submits 0;
  type 2 -> nights next, submits 0;
  # "The browser handles all other controls as usual: … buttons". Section 5 names
  # combobox and listbox triggers only; aria-haspopup=dialog is not one
  return -> mail done, submits 0, clicks depart-btn 0;
  return -> mail, submits 1, clicks book 1

# A form-associated star rating (role=slider, host focusable), a div role=slider that is
# no form control, a Radix-like switch button with a hidden check box, native range and
# check box; between text fields.
Feedback with rating, slider and switch (R4) | page rating-slider-switch |
  focus title -> title next, submits 0;
  type Good -> title next, submits 0;
  # ranges, check boxes and buttons (a switch button) are the browser's; a div
  # role=slider is neither form-associated nor a drop-down
  return -> text next, submits 0, clicks sub 0;
  focus sub -> sub, submits 0;
  # a button: the browser clicks it
  return -> sub, submits 0, clicks sub 1, text state on;
  focus text -> text next, submits 0;
  # a form-associated custom element in form.elements without a form value is an empty
  # stop.
  return -> stars, submits 0, clicks send 0;
  focus stars -> stars, submits 0;
  type 4 -> stars, submits 0, text stars 4;
  # R4 from the stop.
  return -> mail done, submits 0;
  focus text -> text next, submits 0;
  # the rating has a form value and aria-valuetext
  return -> mail done, submits 0;
  return -> mail, submits 1, clicks send 1

# Enter in a tags input with text makes a chip (the page prevents keydown); with an
# empty input the page leaves Enter alone. The input looks empty although there are
# chips.
Article with a tags input (R4) | page tags-input |
  focus head -> head next, submits 0;
  type News -> head next, submits 0;
  return -> tag next, submits 0;
  type red -> tag next, submits 0;
  # the page prevents keydown; the adapter removes the label
  return -> tag -, submits 0, text tag "", text tags red;
  # "The adapter doesn't set that field's label again"
  type blue -> tag -, submits 0;
  return -> tag -, submits 0, text tags "red,blue";
  # the page leaves Enter in the empty input alone: R4
  return -> summary done, submits 0;
  focus head -> head next, submits 0;
  # "Widgets that look empty": without isEmpty the tag field counts as empty
  return -> tag, submits 0;
  focus summary -> summary done, submits 0;
  return -> summary, submits 1, clicks publish 1

# A form-associated component calls form.requestSubmit() on keydown Enter without
# preventing it. It must submit once, and nothing moves; when native validation moves
# focus instead, focus stays there.
Voucher with a component that submits by itself (R4) | page self-submitting |
  focus code -> code, submits 0;
  type X1 -> code, submits 0;
  # requestSubmit validates; the browser focuses the invalid #name during keydown (the
  # keypress then goes to #name, where the browser may click #redeem; validation stops
  # that submission, too). "The adapter also makes no move if a handler of these events
  # moves focus"
  return -> name, submits 0;
  type Zoe -> name, submits 0;
  # R4: #code is filled
  return -> remark done, submits 0;
  focus code -> code, submits 0;
  # a component that submits by itself on keydown submits once and nothing moves
  return -> code, submits 1;
  # once per press
  return -> code, submits 2;
  focus name -> name, submits 2;
  return -> remark, submits 2

# No native field, no native button: three form-associated components, one ARIA
# combobox, and a custom button that calls requestSubmit() on click.
Sign-in made of components only | page components-only |
  # a form of components has labels and moves
  focus tenant -> tenant next, submits 0;
  return -> user next, submits 0;
  type kim -> user next, submits 0, text user kim;
  # components are stops, focused, never opened.
  return -> region, submits 0, text list closed;
  # the component prevents keydown
  return -> region, submits 0, text list open;
  return -> region, submits 0, text list closed, text region Europe;
  focus user -> user next, submits 0;
  # #region has an answer.
  return -> pass, submits 0, clicks go 0;
  type secret -> pass, submits 0;
  # "In these cases Enter does the same as without the adapter": no default button, and
  # the input in the shadow root has no form owner.
  return -> pass, submits 0, clicks go 0;
  tab -> go, submits 0;
  return -> go, submits 1, clicks go 1

# A card whose slots reverse the order of the light-DOM fields (focus order differs from
# document order), and a form wholly inside an open shadow root with field, button,
# field, select; it is attached with attach(shadowRoot), as documented, after attach().
Profile: slots and a form in an open shadow root (R1, R2, R4, R5, R9, R12) |
  page shadow-and-slots |
  focus login -> login next, submits 0;
  type mo -> login next, submits 0;
  # R2: the sequential focus order follows the slots: a before b
  return -> first next, submits 0;
  type A -> first next, submits 0;
  # #ghost has no slot, so it is not displayed (R1)
  return -> second next, submits 0, text ghost "";
  return -> motto done, submits 0;
  # R5. The shadow root's form is another form (R9, R12)
  return -> motto, submits 1, clicks save 1;
  tab -> save, submits 1;
  # first field of the form in the shadow root
  tab -> host next, submits 1, text where s1;
  # R4: the button between is not a field
  return -> host next, submits 1, clicks find 0, text where s2;
  type Rome -> host next, submits 1;
  return -> host, submits 1, text where s3;
  # type-ahead chooses Home
  type h -> host, submits 1;
  # the user has chosen
  return -> host done, submits 1, text where s4;
  shift-tab -> host, submits 1, text where s3;
  # the user moves inside the shadow root (document.activeElement stays #host): the
  # label follows. #s4 is still empty
  shift-tab -> host next, submits 1, text where s2;
  # the button in between
  shift-tab -> host, submits 1, text where find;
  return -> host, submits 1, clicks find 1;
  # labels go on after field, button, field
  tab -> host next, submits 1, text where s2;
  # #s3 was chosen
  return -> host done, submits 1, text where s4;
  return -> host, submits 2, clicks store 1
