# jquery.typeahead has a text field only. With results and nothing highlighted it prevents Enter and calls form.submit(), which sends
# no submit event and leaves the page; it does so after a pick, too.

jQuery Typeahead: a pick is only a pick (R14) | page jquery-typeahead |
  tap city; type o; press ArrowDown; return -> city, text city Odense, submits 0

jQuery Typeahead: without a result Enter moves (R4) | page jquery-typeahead |
  tap name; return -> city next, submits 0; return -> note done, submits 0; tap city; type xyz; return -> note done, submits 0
