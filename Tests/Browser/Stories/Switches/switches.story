# data-field-navigation="off" leaves one form to the browser; the other form of the page
# isn't touched by that.
A quick message whose Enter always sends (R4, R6) | page switched-off |
  # no label of the script
  tap to -> to -;
  type Bo -> to -;
  # the browser's implicit submission, from any field
  return -> to -, submits 1, clicks post 1;
  tap message -> message -;
  return -> message, submits 2, clicks post 2;
  tap nick -> nick next;
  return -> web done, submits 2;
  return -> web, submits 3, clicks save 1

# "next send", no words, and "next blur" on one page: each form has its own options, the
# others have those of attach.
Three forms of an admin page, each with words of its own (R4, R6) |
  page words-of-each-form |
  tap to -> to next;
  # filled Copy is next
  return -> copy next, submits 0;
  # the end's label is the word `send`
  return -> subject send, submits 0;
  return -> subject, submits 1, clicks post 1;
  tap author -> author next;
  # this form has the options of attach: filled Desk is skipped
  return -> tags done, submits 1;
  return -> tags, submits 2, clicks save 1;
  # words may be separated by any white space
  tap since -> since next;
  return -> until done;
  # `blur`: the field loses focus, nothing is sent
  return -> nobody, submits 2, clicks apply 0

# "next wrap" and "wrap" collect what was left out. The handle's next doesn't go round,
# whatever the word.
Score card that goes round (R4, R6) | page wrapping |
  tap h1 -> h1 next;
  return -> h2 next;
  return -> h3 next, submits 0;
  # never around the end
  call handle.canFocusNext false -> h3;
  call handle.focusNext() false -> h3, submits 0;
  # Return goes back to the first empty field
  return -> h1 next, submits 0;
  # never around the end
  call handle.focusPrevious() false -> h1;
  # the button still sends
  tap save -> submits 1, clicks save 1;
  # Player 1 is empty
  tap p2 -> p2 next;
  type Bo -> p2 next;
  # the first empty field
  return -> p1, submits 1;
  type Al -> p1 done;
  # no field is empty: the form ends
  return -> p1, submits 2, clicks start 1

# "next wrapp go": one warning, which names the words that there are; `next` and `go`
# still count. Only the ending is the default.
A template with a typing mistake (R4, R6) | page unknown-word |
  tap name -> name next;
  # `next` counts
  return -> city next, text warnings 1;
  call namesTheMistake() true;
  call listsTheWords() true;
  # `go` counts
  return -> phone go;
  # `wrapp` doesn't: the form ends
  return -> phone, submits 1, clicks send 1;
  tap name -> name next;
  # warned once
  return -> city, submits 1, text warnings 1

# The words change while a field of the form has focus, from a script and from a button:
# the label follows, and so does the next Enter.
Settings that change a form while one is in it (R4, R6) | page changed-words |
  # B and C are filled
  tap a -> a done;
  # the label follows the attribute
  call setWords('next') -> a next;
  return -> b next, submits 0;
  return -> c done, submits 0;
  call "setWords('next wrap')" -> c next;
  return -> a next, submits 0;
  call "setWords('next go')" -> a next;
  call setWords('go') -> a go;
  # the label is removed
  call setWords('off') -> a -;
  # the browser's own Enter
  return -> a -, submits 1, clicks save 1;
  # as at first
  call setWords(null) -> a done;
  return -> a, submits 2, clicks save 2;
  tap quick -> a next;
  return -> b next, submits 2;
  return -> c next, submits 2;
  # the word `wrap`
  return -> a, submits 2
