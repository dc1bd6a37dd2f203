# A bar of the page's own, which prevents pointerdown so that the field keeps focus (and
# a phone its keyboard). Next also visits filled fields and never sends; Done is Return.
Delivery with a bar whose presses keep focus (R4, R5) | page bar-keeps-focus |
  # before any field had focus: nothing, false
  call handle.focusNext() false -> nobody, submits 0;
  call handle.focusPrevious() false -> nobody, submits 0;
  call handle.pressReturn() false -> nobody, submits 0;
  tap name -> name next;
  type Ada -> name next;
  tap bar-next -> street next, submits 0, text said true;
  # disabled Company is no stop, filled City is one
  tap bar-next -> city next, text said true;
  tap bar-next -> phone done, text said true;
  # never around the end, never finishes
  tap bar-next -> submits 0, clicks send 0, text said false;
  # goes from the field that had focus last
  tap bar-prev -> city, text said true;
  tap bar-prev -> street next, text said true;
  # Return: City is filled, so Phone (R4)
  tap bar-done -> phone done, submits 0, text said true;
  type 030 -> phone done, submits 0;
  # Return at the end: the default button and the submission (R5)
  tap bar-done -> submits 1, clicks send 1, text said true

# Nobody prevents anything: a press on the bar moves focus to its button first. The
# field that had focus last counts, for clicks and for Enter on the button, as long as
# it is in the page. A listener may veto a move.
Table order with plain buttons that take focus (R4) | page bar-takes-focus |
  tap table -> table next;
  type 7 -> table;
  # the button had focus, Table had it last
  tap on -> guests next, submits 0, text said true, text last table>guests;
  # as with Tab to the bar
  focus on -> on;
  # Enter on a button is a click; one press makes one move and sends nothing
  return -> area, submits 0, text said true, text last guests>area;
  # a drop-down and multi-line text are fields
  tap on -> note, submits 0, text said true, text last area>note;
  # no next field: false
  tap on -> submits 0, text said false, text last area>note;
  tap back -> area, text said true;
  tap back -> guests next, text said true;
  call "window.busy = true";
  # a listener prevented fieldnavigation:move: nothing happens, false
  tap on -> submits 0, text said false;
  call "window.busy = false";
  # Guests still had focus last
  tap on -> area, text said true, text last guests>area;
  tap back -> guests, text said true;
  # the field leaves the page
  call "document.querySelector('#guests').remove()" -> nobody;
  # the field that had focus last isn't in the page
  call handle.focusNext() false -> nobody;
  tap table -> table next;
  # Return: the unchanged drop-down is the next empty field (R4)
  tap enter -> area, submits 0, text said true, text last table>area;
  tap back -> table, text said true;
  # no previous field: false
  tap back -> submits 0, text said false;
  # the form's button still sends
  tap send -> submits 1, clicks send 1

# Fields in open shadow roots, and a bar in a shadow root of its own that sends custom
# events. Its buttons take focus inside the shadow root.
Sign-in of components, with a bar that is a component (R4, R5) | page bar-of-components |
  focus email -> email next;
  call handle.canFocusPrevious false -> email;
  call handle.canFocusNext true -> email;
  type a@b.de -> email next;
  # the button is in a shadow root, and so is the field
  tap on -> pin next, text said true;
  tap on -> device done, text said true;
  # no next field
  tap on -> submits 0, text said false;
  # the field that had focus last counts
  call handle.canFocusNext false;
  tap back -> pin next, text said true;
  tap back -> email, text said true;
  # Return goes to the next empty field (R4)
  tap enter -> pin, submits 0, text said true;
  type 12 -> pin next;
  # Return and the bar go the same way
  return -> device done, submits 0;
  type mac -> device done;
  # the end: the browser's submission (R5)
  tap enter -> submits 1, clicks open 1, text said true

# A modal dialog with a form and a bar of its own over a form with a bar. Next and Back
# stay in the dialog's form.
Task list with a dialog that has a bar, too (R8) | page bar-in-dialog |
  tap title -> title next;
  type Party -> title next;
  # showModal focuses the field with autofocus
  tap invite -> cname next;
  type Ann -> cname;
  tap don -> cphone done, text said true;
  # the page's form behind the dialog doesn't count
  call handle.canFocusNext false -> cphone;
  call handle.canFocusPrevious true -> cphone;
  tap don -> submits 0, text said false;
  tap dback -> cname next, text said true;
  # never out of the dialog's form
  tap dback -> text said false;
  # Return from the field that had focus last
  tap ddone -> cphone done, submits 0, text said true;
  type 1 -> cphone done;
  # the dialog's form finishes
  tap ddone -> submits 1, clicks save 1, clicks add 0, text saved "Ann 1", text said true;
  tap title -> title next;
  tap on -> due done, text said true;
  # the closed dialog's fields aren't next
  tap on -> submits 1, text said false;
  tap due -> due done;
  return -> due, submits 2, clicks add 1

# The sample of the guide, which disables its buttons by canFocusNext and canFocusPrevious on
# focusin, and, as the table says, on input. A field appears for large parties. A script
# sets a value without an event: refresh.
The guide's own bar, with a field that appears (R8) | page bar-of-guide |
  # no field had focus yet
  call handle.canFocusNext false -> disabled back, disabled on;
  tap table -> table next, disabled back, enabled on;
  type 7 -> table next, disabled back, enabled on;
  tap on -> guests done, enabled back, disabled on;
  # the page shows Child seats on input, before it asks canFocusNext
  type 6 -> guests next, enabled back, enabled on;
  tap on -> seats done, submits 0, enabled back, disabled on;
  tap back -> guests next, enabled back, enabled on;
  # no event shows this
  call "document.querySelector('#seats').value = '1'" -> guests;
  # the label follows: no empty field is left
  call handle.refresh() -> guests done, enabled back, enabled on;
  # filled or not
  call handle.canFocusNext true -> guests;
  tap back -> table done, disabled back, enabled on;
  call handle.focusPrevious() false -> table, submits 0;
  # all fields are filled: the form finishes
  tap enter -> submits 1, clicks send 1
