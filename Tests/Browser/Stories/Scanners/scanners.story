# The scanner types the whole value and Enter within one frame. "A scanner that types
# like a keyboard and sends Enter needs nothing: its Enter is Return." The submit
# handler clears the form for the next item.
Goods in: a keyboard wedge (R4) | page wedge |
  tap item -> item next;
  # one frame: no wait between the keys
  type 4006381333931; return -> batch next, submits 0, text item 4006381333931,
    text batch "";
  type L77; return -> qty done, submits 0, text batch L77, text qty "";
  # the last Enter books; the page empties the form and focuses Article
  type 12; return -> item next, submits 1, clicks book 1,
    text rows "4006381333931/L77/12;", text item "", text batch "", text qty "";
  type 4006381333948; return -> batch next, submits 1, text item 4006381333948,
    text batch "";
  # a person types on
  type L78 -> batch, text batch L78;
  return -> qty done, submits 1;
  type 3; return -> item, submits 2,
    text rows "4006381333931/L77/12;4006381333948/L78/3;", text item ""

# A barcode library calls back with a value. The script writes it into the field and
# calls pressReturn. No key is pressed at all. In the end the page detaches.
Warehouse: the camera's script sets the value (R4) | page script |
  # before any field had focus: nothing
  call onScan('C1') false -> nobody, submits 0, text crate "", text events "";
  tap crate -> crate next;
  call onScan('C1') true -> slot next, submits 0, text crate C1,
    text events "move crate slot;";
  call onScan('S4') true -> weight done, submits 0, text slot S4,
    text events "move crate slot;move slot weight;";
  # validation is included: the required field is empty, nothing is sent
  call onScan('') -> weight, submits 0;
  call "document.querySelector('#events').textContent = ''";
  # as with Enter: event, default button, submission; the browser clicks the button for
  # a refused submission, too
  call onScan('12') true -> weight, submits 1, clicks store 2,
    text events "finish weight put;";
  # Crate, Slot and Weight are filled
  focus crate -> crate done;
  call onScan('C2') true -> crate, submits 2;
  # restores the attribute
  call handle.detach() -> crate -, text warnings 0;
  # after detach: nothing, false
  call handle.focusNext() false -> crate;
  call handle.focusPrevious() false -> crate;
  # one warning for all of them
  call handle.pressReturn() false -> crate, submits 2, text warnings 1

# Two labels under one sweep: the second value begins before anything could be drawn.
# Values must not run together or get lost, also across the submission, whose handler
# empties the form.
Stock moves: two quick scans (R4) | page two-quick |
  tap from -> from next;
  type A-100; return; type B-200; return -> count done, submits 0, text from A-100,
    text to B-200, text count "";
  # the first Enter books, the second goes on in the emptied form
  type 5; return; type A-101; return -> to next, submits 1, text rows "A-100>B-200:5;",
    text from A-101, text to "", text count "";
  type B-201; return; type 6; return; type A-102; return; type B-202;
    return -> count done, submits 2, clicks book 2,
    text rows "A-100>B-200:5;A-101>B-201:6;", text from A-102, text to B-202,
    text count ""

# "With destination: next a scanned value in a filled field goes on, too." The page
# selects the text of each field that gains focus, so that a scan replaces it.
Correcting a shelf: scans into filled fields (R4) | page filled-next |
  focus shelf -> shelf next;
  type S2; return -> article next, submits 0, text shelf S2, text article A9;
  type A12; return -> amount done, submits 0, text article A12, text amount 10;
  type 11; return -> amount, submits 1, clicks save 1, text saved "S2 A12 11";
  call handle.focusPrevious() true -> article;
  # only the article was wrong
  type A13; return -> amount done, submits 1, text article A13;
  type 12; return -> submits 2, text saved "S2 A13 12"

# stopsAtInvalid keeps Return in a field that is itself a mistake, so the next scan
# repairs it. The page selects the wrong text after Enter. At the end a constraint of
# HTML (min) counts, because isInvalid answers undefined there.
Receipts: a scan with a wrong check digit (R4) | page invalid |
  tap ean -> ean next;
  # the check digit is 1: Return stays in the field
  type 4006381333930; return -> ean, submits 0, text ean 4006381333930, text lot "";
  # the page has selected the wrong text
  type 4006381333931; return -> lot next, submits 0, text ean 4006381333931, text lot "";
  type L1; return -> qty done, submits 0, text lot L1;
  type 0 -> qty done;
  # min=1: the browser refuses, nothing is sent
  return -> qty, submits 0, text qty 0;
  call "document.querySelector('#qty').select()" -> qty;
  type 3 -> qty done, text qty 3;
  # the browser clicks the button for a refused submission, too
  return -> qty, submits 1, clicks post 2
