# The plainest row: six inputs with maxlength=1 in a form with a submit button, declared
# by a selector. Keys, corrections, Backspace, pastes, and the ways in which phones and
# password managers fill.
Sign in: a code in six boxes (R15) | page six-boxes |
  focus c1 -> c1 next, submits 0, row c /////;
  type 1 -> c2 next, submits 0, row c 1/////;
  type 2 -> c3, submits 0, row c 1/2////;
  # the wrong digit
  type 9 -> c4, submits 0, row c 1/2/9///;
  # Delete in an empty field moves back and deletes the last letter there
  delete -> c3, submits 0, row c 1/2////;
  type 3 -> c4, submits 0, row c 1/2/3///;
  # Return goes to the next empty field: the code changes nothing about Return
  return -> c5, submits 0, row c 1/2/3///;
  # moves back; there is no letter to delete in c4.
  delete -> c4, submits 0, row c 1/2/3///;
  type 4 -> c5, submits 0, row c 1/2/3/4//;
  # no empty field follows
  type 5 -> c6 done, submits 0, row c 1/2/3/4/5/;
  # the last empty field fills: the form finishes by itself; focus stays, since Return
  # would finish
  type 6 -> c6, submits 1, clicks verify 1, row c 1/2/3/4/5/6;
  focus c3 -> c3, submits 1, row c 1/2/3/4/5/6;
  # one letter in a full field replaces the letter at the caret, wherever the caret is;
  # never a second finish on a correction.
  type 9 -> c4, submits 1, row c 1/2/9/4/5/6;
  # c4's text is selected, so Backspace deletes it, as everywhere
  delete -> c4, submits 1, row c 1/2/9//5/6;
  # c4 is empty now
  delete -> c3, submits 1, row c 1/2///5/6;
  type 3 -> c4, submits 1, row c 1/2/3//5/6;
  # full again, but not all fields were empty in between
  type 4 -> c5, submits 1, row c 1/2/3/4/5/6;
  press Home -> c5, submits 1, row c 1/2/3/4/5/6;
  # caret before the digit: replaced, too
  type 7 -> c6, submits 1, row c 1/2/3/4/7/6;
  # the text of c6 is selected; the same digit over itself
  type 6 -> c6, submits 1, row c 1/2/3/4/7/6;
  press End -> c6;
  # caret after the digit
  type 8 -> c6, submits 1, row c 1/2/3/4/7/8;
  # Return in the last box
  return -> c6, submits 2, clicks verify 2, row c 1/2/3/4/7/8;
  # the form's own reset button
  tap again -> c6, submits 2, row c /////;
  focus c1 -> c1;
  # the space is dropped. All fields were empty, so the form finishes again.
  paste "123 456" -> c6, submits 3, row c 1/2/3/4/5/6;
  tap again -> c6, submits 3, row c /////;
  focus c3 -> c3;
  # a whole code begins in the first field wherever it is pasted, letters past the end
  # are dropped.
  paste 12345678 -> c6, submits 4, row c 1/2/3/4/5/6;
  tap again -> c6, submits 4, row c /////;
  focus c3 -> c3;
  # three letters are no whole code: they begin where they are pasted, and focus goes
  # past the last of them
  paste 789 -> c6, submits 4, row c //7/8/9/;
  # c1 and c2 are empty: no finish. From the last box Return would finish, so focus
  # stays
  type 6 -> c6, submits 4, row c //7/8/9/6;
  # Return at the end finishes with empty boxes in front, as without codes
  return -> c6, submits 5, row c //7/8/9/6;
  focus c1 -> c1;
  type 1 -> c2, submits 5, row c 1//7/8/9/6;
  # the last empty field fills, in the middle of the row.
  type 2 -> submits 6, row c 1/2/7/8/9/6;
  focus c2 -> c2;
  # the caret is behind the letter of c2, so the letters begin in c3. The developer
  # expected them to begin in c2; the documentation doesn't say
  paste 12 -> c5, submits 6, row c 1/2/1/2/9/6;
  tap again -> c5, submits 6, row c /////;
  focus c1 -> c1;
  # the whole code by script into the first box, with one input event
  tap whole -> c6, submits 7, row c 1/2/3/4/5/6;
  tap again -> c6, submits 7, row c /////;
  focus c1 -> c1;
  # six events, each adds a letter to what the first box shows
  tap letters -> c6, submits 8, row c 1/2/3/4/5/6;
  tap again -> c6, submits 8, row c /////;
  focus c1 -> c1;
  # six events with the text so far: fills end alike, so not 112123
  tap prefixes -> c6, submits 9, row c 1/2/3/4/5/6;
  tap again -> c6, submits 9, row c /////;
  focus c1 -> c1;
  # letter by letter, then the whole code once more
  tap both -> c6, submits 10, row c 1/2/3/4/5/6;
  tap again -> c6, submits 10, row c /////;
  focus c1 -> c1;
  # text that the app sets without an event moves nothing
  tap quiet -> c1, submits 10, row c 7/////;
  type 1 -> c2, submits 10, row c 1/////;
  tap again -> c2, submits 10, row c /////;
  # a password manager fills while no field has focus.
  tap outside -> submits 11, row c 1/2/3/4/5/6;
  # maxlength is large while attached
  tap lens -> submits 11, text log 9999;
  # detach puts it back
  tap off -> submits 11, row c 1/2/3/4/5/6, text log 1;
  tap again -> submits 11, row c /////;
  focus c1 -> c1;
  # detached: no move, and maxlength cuts
  type 12 -> c1, submits 11, row c 1/////

# Each box's value is rendered from state on every input event. Like React, the
# component knows the last value it has seen per element, so that a value set on the
# element itself and told with an event counts as unchanged.
A controlled code row, as of React (R15) | page controlled |
  focus c1 -> c1, submits 0, row c /////, text state "|||||";
  type 1 -> c2, submits 0, row c 1/////, text state "1|||||";
  type 23 -> c4, submits 0, row c 1/2/3///, text state "1|2|3|||";
  # the state hears of the deletion, or the next render would bring the 3 back
  delete -> c3, submits 0, row c 1/2////, text state "1|2||||";
  type 9 -> c4, submits 0, row c 1/2/9///, text state "1|2|9|||";
  focus c3 -> c3;
  # a full controlled box: the letter is replaced, and the state has one letter
  type 3 -> c4, submits 0, row c 1/2/3///, text state "1|2|3|||";
  type 45 -> c6, submits 0, row c 1/2/3/4/5/, text state "1|2|3|4|5|";
  # at the submission the state is complete
  type 6 -> c6, submits 1, row c 1/2/3/4/5/6, text state "1|2|3|4|5|6", text sent 123456;
  # the component sets its state, and renders: text that the app sets moves nothing
  tap clear -> submits 1, row c /////, text state "|||||";
  focus c1 -> c1;
  # no box of the state has more than a letter, no space
  paste "123 456" -> c6, submits 2, row c 1/2/3/4/5/6, text state "1|2|3|4|5|6",
    text sent 123456;
  tap clear -> submits 2, row c /////;
  focus c3 -> c3;
  paste 12345678 -> c6, submits 3, row c 1/2/3/4/5/6, text state "1|2|3|4|5|6";
  tap clear -> submits 3, row c /////;
  focus c1 -> c1;
  tap whole -> c6, submits 4, row c 1/2/3/4/5/6, text state "1|2|3|4|5|6",
    text sent 123456;
  tap clear -> submits 4, row c /////;
  focus c1 -> c1;
  tap letters -> c6, submits 5, row c 1/2/3/4/5/6, text state "1|2|3|4|5|6";
  tap clear -> submits 5, row c /////;
  focus c1 -> c1;
  # set on the element itself without an event: the state doesn't know, and nothing
  # moves
  tap ignored -> c1, submits 5, row c 7/////, text state "|||||";
  # the next render has dropped the 7
  type 1 -> c2, submits 5, row c 1/////, text state "1|||||";
  # unmounts the row and mounts another: six new elements for the same selector
  tap resend -> submits 5, row c /////, text state "|||||";
  focus c1 -> c1;
  type 1 -> c2, submits 5, row c 1/////, text state "1|||||";
  # finishes: the new boxes were all empty
  type 23456 -> c6, submits 6, row c 1/2/3/4/5/6, text state "1|2|3|4|5|6",
    text sent 123456;
  # Return in the last box
  return -> c6, submits 7, row c 1/2/3/4/5/6

# A product key in one field of length 9. The page's input listener makes letters upper
# case and puts the hyphen. 'If your handler rewrites the text, no move follows.'
A key that the page formats (R15) | page formatter |
  focus serial -> serial next, submits 0, text serial "";
  type abc -> serial, text serial ABC;
  # the page's listener puts the hyphen; the hyphen of the page isn't dropped
  type d -> serial, text serial ABCD-;
  # the user's hyphen is
  type - -> serial, text serial ABCD-;
  type efg -> serial, text serial ABCD-EFG;
  # full, but the page has rewritten the text: no move follows.
  type h -> serial, submits 0, text serial ABCD-EFGH;
  # Return moves on, as always
  return -> mail, submits 0;
  focus serial -> serial;
  press Home -> serial;
  # one letter in a full field replaces the letter at the caret
  type z -> serial, text serial ZBCD-EFGH;
  press End -> serial;
  delete -> serial, text serial ZBCD-EFG;
  # an upper-case letter, which the page leaves as it is: the field fills, and focus
  # moves to the next empty field of the form
  type H -> mail, submits 0, text serial ZBCD-EFGH;
  tap clear -> mail, submits 0, text serial "";
  focus serial -> serial;
  # the page rewrites: no move
  paste abcd-efgh -> serial, submits 0, text serial ABCD-EFGH;
  tap clear -> serial, text serial "";
  paste ABCD-EFGH -> submits 0, text serial ABCD-EFGH;
  tap clear -> text serial "";
  focus serial -> serial;
  # the page's own cut and the code's length agree
  paste "abcd efgh ijkl" -> serial, text serial ABCD-EFGH;
  tap clear -> serial, text serial "";
  # a fill in lower case: rewritten, so no move
  tap whole -> serial, submits 0, text serial ABCD-EFGH;
  tap clear -> serial, text serial "";
  tap letters -> serial, submits 0, text serial ABCD-EFGH;
  delete -> serial, text serial ABCD-EFG;
  delete -> serial, text serial ABCD-EF;
  delete -> serial, text serial ABCD-E;
  delete -> serial, text serial ABCD-;
  # the page's own doing: its listener puts the hyphen back. With or without the adapter
  delete -> serial, text serial ABCD-

# One beforeinput listener on the form prevents any text with something else than digits
# in it. 'What your code refuses or prevents changes nothing.'
A code row that refuses everything but digits (R15) | page digits-only |
  focus c1 -> c1, submits 0, row c /////;
  # refused: nothing changes
  type x -> c1, submits 0, row c /////;
  type 1 -> c2, submits 0, row c 1/////, text refused x;
  # the page refuses the hyphen before the code could drop it
  type - -> c2, submits 0, row c 1/////, text refused "x -";
  type 29 -> c4, submits 0, row c 1/2/9///;
  # the page lets deletions pass
  delete -> c3, submits 0, row c 1/2////;
  type 3 -> c4, submits 0, row c 1/2/3///;
  focus c2 -> c2;
  # refused in a full box: not replaced, no move
  type y -> c2, submits 0, row c 1/2/3///, text refused "x - y";
  type 2 -> c3, submits 0, row c 1/2/3///;
  focus c4 -> c4;
  type 456 -> c6, submits 1, row c 1/2/3/4/5/6;
  type z -> c6, submits 1, row c 1/2/3/4/5/6, text refused "x - y z";
  # Return in the last box
  return -> c6, submits 2, row c 1/2/3/4/5/6;
  tap again -> c6, submits 2, row c /////;
  focus c1 -> c1;
  # the pasted text has a space, and the page refuses it whole, as without the adapter.
  paste "123 456" -> c1, submits 2, row c /////, text refused "x - y z 123 456";
  # digits only: the page accepts, the letters go on
  paste 123456 -> c6, submits 3, row c 1/2/3/4/5/6;
  tap again -> c6, submits 3, row c /////;
  focus c3 -> c3;
  paste 12345678 -> c6, submits 4, row c 1/2/3/4/5/6;
  tap again -> c6, submits 4, row c /////;
  focus c1 -> c1;
  # no beforeinput comes with a script's fill
  tap whole -> c6, submits 5, row c 1/2/3/4/5/6;
  tap again -> c6, submits 5, row c /////;
  focus c1 -> c1;
  tap letters -> c6, submits 6, row c 1/2/3/4/5/6;
  tap again -> c6, submits 6, row c /////;
  focus c1 -> c1;
  # a fill with a letter in it, '12a456'.
  tap mixed

# The recommended way: one input of length 6, transparent, over six boxes that the page
# draws from its input events. The form has no other field.
A code in one field with drawn boxes (R15) | page one-field |
  focus otp -> otp, submits 0, text otp "", text boxes "";
  # the first field of the code is empty: nothing to go back to
  delete -> otp, submits 0, text otp "", text boxes "";
  type 1 -> otp, submits 0, text otp 1, text boxes 1;
  type 2 -> otp, submits 0, text otp 12, text boxes 12;
  type 9 -> otp, submits 0, text otp 129, text boxes 129;
  delete -> otp, submits 0, text otp 12, text boxes 12;
  type 3 -> otp, submits 0, text otp 123, text boxes 123;
  type 4 -> otp, submits 0, text otp 1234, text boxes 1234;
  # a typed space is dropped
  type " " -> otp, submits 0, text otp 1234, text boxes 1234;
  type 5 -> otp, submits 0, text otp 12345, text boxes 12345;
  # full: finishes. The form has a single field, so the browser handles Return there;
  # the end does the same
  type 6 -> otp, submits 1, text otp 123456, text boxes 123456;
  type 7 -> otp, submits 1, text otp 123457, text boxes 123457;
  press Home -> otp, text otp 123457, text boxes 123457;
  # a correction: the first letter is replaced, no second finish
  type 9 -> otp, submits 1, text otp 923457, text boxes 923457;
  # the caret has gone on by one
  type 8 -> otp, submits 1, text otp 983457, text boxes 983457;
  # Return finishes, as ever
  return -> otp, submits 2, text otp 983457, text boxes 983457;
  tap clear -> otp, submits 2, text otp "", text boxes "";
  # the drawn boxes show no space: the page hears of the text without it
  paste "123 456" -> otp, submits 3, text otp 123456, text boxes 123456;
  tap clear -> otp, submits 3, text otp "", text boxes "";
  type 12 -> otp, submits 3, text otp 12, text boxes 12;
  # goes on at the caret
  paste 345 -> otp, submits 3, text otp 12345, text boxes 12345;
  # a whole code begins at the start, over the text
  paste 12345678 -> otp, submits 4, text otp 123456, text boxes 123456;
  tap clear -> otp, submits 4, text otp "", text boxes "";
  tap whole -> otp, submits 5, text otp 123456, text boxes 123456;
  tap clear -> otp, submits 5, text otp "", text boxes "";
  # once, not at each letter
  tap letters -> otp, submits 6, text otp 123456, text boxes 123456;
  # the same code once more: not once more
  tap whole -> otp, submits 6, text otp 123456, text boxes 123456;
  tap clear -> otp, submits 6, text otp "", text boxes "";
  # a fill '123-456'
  tap spaced -> otp, submits 7, text otp 123456, text boxes 123456;
  # the app sets 987654 without an event: nothing moves or ends
  tap quiet -> otp, submits 7, text otp 987654

# Four letters each with the hyphens between the fields, declared with one length for
# all; no finishesWhenFull. After the last field focus goes where Return goes.
A serial number in four fields, then an e-mail (R15) | page serial-number |
  focus s1 -> s1 next, submits 0, row s ///;
  type ABC -> s1, submits 0, row s ABC///;
  type D -> s2, submits 0, row s ABCD///;
  type EFGH -> s3, submits 0, row s ABCD/EFGH//;
  # an empty field: back, and the last letter goes
  delete -> s2, submits 0, row s ABCD/EFG//;
  # the field isn't empty: the browser's own Backspace, with the caret at the end
  delete -> s2, submits 0, row s ABCD/EF//;
  type XH -> s3, submits 0, row s ABCD/EFXH//;
  focus s2 -> s2;
  press Home -> s2;
  # replaces the E.
  type Z -> submits 0, row s ABCD/ZFXH//;
  focus s1 -> s1;
  # Return goes to the next empty field
  return -> s3, submits 0, row s ABCD/ZFXH//;
  type IJ -> s3, submits 0, row s ABCD/ZFXH/IJ/;
  # half a field isn't empty: Return goes on
  return -> s4, submits 0, row s ABCD/ZFXH/IJ/;
  # after the last field focus goes where Return goes, although s3 is half full
  type MNOP -> mail done, submits 0, row s ABCD/ZFXH/IJ/MNOP;
  type a@b.c -> mail, submits 0;
  return -> mail, submits 1, clicks ok 1;
  focus s4 -> s4;
  press End -> s4;
  delete -> s4, submits 1, row s ABCD/ZFXH/IJ/MNO;
  # the e-mail is filled: Return would finish, so focus stays. No finishesWhenFull: the
  # form doesn't end
  type Q -> s4, submits 1, row s ABCD/ZFXH/IJ/MNOQ;
  tap again -> s4, submits 1, row s ///;
  focus s1 -> s1;
  paste ABCD-EFGH-IJKL-MNOP -> mail, submits 1, row s ABCD/EFGH/IJKL/MNOP;
  tap again -> mail, submits 1, row s ///;
  focus s3 -> s3;
  # a whole code begins in the first field
  paste "ABCD EFGH IJKL MNOP" -> mail, submits 1, row s ABCD/EFGH/IJKL/MNOP;
  tap again -> mail, submits 1, row s ///;
  focus s3 -> s3;
  # 8 letters are half a code: s3 and s4, and focus goes on to the next empty field
  # after the code
  paste ABCDEFGH -> mail, submits 1, row s //ABCD/EFGH;
  tap again -> mail, submits 1, row s ///;
  focus s2 -> s2;
  # focus in the field that isn't full yet, the caret after the letters
  paste XXXX-YY -> s3, submits 1, row s /XXXX/YY/;
  type Y -> s3, submits 1, row s /XXXX/YYY/;
  tap again -> s3, submits 1, row s ///;
  focus s1 -> s1;
  type AB -> s1, submits 1, row s AB///;
  # goes on into the next field
  paste CDEF -> s2, submits 1, row s ABCD/EF//;
  tap again -> s2, submits 1, row s ///;
  focus s1 -> s1;
  # a manager writes 'ABCD-EFGH-IJKL-MNOP' into the first field
  tap whole -> mail, submits 1, row s ABCD/EFGH/IJKL/MNOP;
  tap again -> mail, submits 1, row s ///;
  focus s1 -> s1;
  # letter by letter, all into the first field.
  tap letters -> mail, submits 1, row s ABCD/EFGH/IJKL/MNOP;
  tap again -> mail, submits 1, row s ///;
  focus s1 -> s1;
  # a manager writes each field and tells of it: none of them counts as late letters
  tap each -> mail, submits 1, row s ABCD/EFGH/IJKL/MNOP;
  # Tab keeps its order
  shift-tab -> s4, submits 1;
  # Return in the last box: the e-mail is empty
  return -> mail, submits 1

# A page from right to left, and the row with it: the first box is at the right. 'The
# list is the order, in every language: right to left does not turn it round.'
رمز من ست خانات (R15) | page arabic |
  # the box on the right
  focus c1 -> c1 next, submits 0, row c /////;
  # the next of the list: to the left
  type ١ -> c2, submits 0, row c ١/////;
  type ٢ -> c3, submits 0, row c ١/٢////;
  type ٩ -> c4, submits 0, row c ١/٢/٩///;
  # back is to the right
  delete -> c3, submits 0, row c ١/٢////;
  type ٣ -> c4, submits 0, row c ١/٢/٣///;
  # arrows are the browser's: focus stays
  press ArrowLeft -> c4, submits 0, row c ١/٢/٣///;
  # other digits are letters like any
  type 45 -> c6, submits 0, row c ١/٢/٣/4/5/;
  type 6 -> c6, submits 1, row c ١/٢/٣/4/5/6;
  # Return in the last box, the one on the left
  return -> c6, submits 2, row c ١/٢/٣/4/5/6;
  tap again -> c6, submits 2, row c /////;
  focus c1 -> c1;
  # the first letter is in the first of the list, at the right. A reader of Arabic sees
  # 654321 from left to right; that is the markup's order
  paste "123 456" -> c6, submits 3, row c 1/2/3/4/5/6;
  tap again -> c6, submits 3, row c /////;
  focus c3 -> c3;
  paste 12345678 -> c6, submits 4, row c 1/2/3/4/5/6;
  tap again -> c6, submits 4, row c /////;
  focus c1 -> c1;
  paste "١٢٣ ٤٥٦" -> c6, submits 5, row c ١/٢/٣/٤/٥/٦;
  tap again -> c6, submits 5, row c /////;
  focus c1 -> c1;
  # copied out of an Arabic message, with marks of direction around it.
  paste "\u200f123456\u200f" -> c6, submits 6, row c 1/2/3/4/5/6;
  tap again -> c6, submits 6, row c /////;
  focus c1 -> c1;
  tap whole -> c6, submits 7, row c ١/٢/٣/٤/٥/٦;
  tap again -> c6, submits 7, row c /////;
  focus c1 -> c1;
  tap letters -> c6, submits 8, row c ١/٢/٣/٤/٥/٦;
  focus c4 -> c4;
  # a correction
  type ٩ -> c5, submits 8, row c ١/٢/٣/٩/٥/٦

# The usual snippet: on input, if value.length >= maxLength, focus the next box. The
# page keeps it and declares a code, too. With a large maxlength, the snippet rests.
A page that has its own auto tab (R15) | page auto-tab |
  focus c1 -> c1, submits 0, row c /////;
  # the page has moved focus: no second move to c3
  type 1 -> c2, submits 0, row c 1/////;
  type 2 -> c3, submits 0, row c 1/2////;
  type 9 -> c4, submits 0, row c 1/2/9///;
  # a maxlength that was off would be -1, and the page would move focus forward again
  delete -> c3, submits 0, row c 1/2////;
  type 3 -> c4, submits 0, row c 1/2/3///;
  type 45 -> c6, submits 0, row c 1/2/3/4/5/;
  # there is no next box for the page
  type 6 -> c6, submits 1, row c 1/2/3/4/5/6;
  focus c3 -> c3;
  type 9 -> c4, submits 1, row c 1/2/9/4/5/6;
  tap again -> c4, submits 1, row c /////;
  focus c1 -> c1;
  # the page moves focus to c2 on the first input event. 'No move follows', but the
  # letters go on. Each of them comes with an input event, so the page takes focus along
  # to c6
  paste "123 456" -> c6, submits 2, row c 1/2/3/4/5/6;
  tap again -> c6, submits 2, row c /////;
  focus c3 -> c3;
  paste 12345678 -> c6, submits 3, row c 1/2/3/4/5/6;
  tap again -> c6, submits 3, row c /////;
  focus c1 -> c1;
  tap whole -> c6, submits 4, row c 1/2/3/4/5/6;
  tap again -> c6, submits 4, row c /////;
  focus c1 -> c1;
  # letters that arrive in c1 after the page has moved focus go to the field that has
  # focus
  tap letters -> c6, submits 5, row c 1/2/3/4/5/6;
  # Return in the last box
  return -> c6, submits 6, row c 1/2/3/4/5/6

# The long answer of the same threads: auto tab by a constant, keeping the last letter,
# Backspace on keydown, a paste listener that fills by hand, and a submission when the
# row is full. Then a code is declared as well, for the phones.
A page that does everything for its row (R15) | page all-by-hand |
  focus c1 -> c1, submits 0, row c /////;
  type 1 -> c2, submits 0, row c 1/////;
  type 2 -> c3, submits 0, row c 1/2////;
  type 9 -> c4, submits 0, row c 1/2/9///;
  # the page's keydown listener has moved focus to c3, and the browser deletes there:
  # one letter, not two
  delete -> c3, submits 0, row c 1/2////;
  # again, each time one letter
  delete -> c2, submits 0, row c 1/////;
  type 23 -> c4, submits 0, row c 1/2/3///;
  type 45 -> c6, submits 0, row c 1/2/3/4/5/;
  # the page submits when the row is full; the code doesn't (no finishesWhenFull)
  type 6 -> c6, submits 1, row c 1/2/3/4/5/6;
  focus c3 -> c3;
  # the page's own doing: it submits at every change of a full row
  type 9 -> c4, submits 2, row c 1/2/9/4/5/6;
  tap again -> c4, submits 2, row c /////;
  focus c1 -> c1;
  # the page's paste listener prevents, and fills the row itself, without events: 'what
  # your code prevents changes nothing'
  paste "123 456" -> c6, submits 3, row c 1/2/3/4/5/6;
  tap again -> c6, submits 3, row c /////;
  focus c3 -> c3;
  # the listener fills from the first box
  paste 12345678 -> c6, submits 4, row c 1/2/3/4/5/6;
  tap again -> c6, submits 4, row c /////;
  focus c1 -> c1;
  tap whole;
  tap again -> row c /////;
  focus c1 -> c1;
  # letter by letter each box gets one letter. The page's listener on c1 moves focus to
  # c2 at each letter, and no move follows; the developer expected c6
  tap letters -> c2, row c 1/2/3/4/5/6
