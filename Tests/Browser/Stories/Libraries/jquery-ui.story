# jQuery UI has no tags. Its select menu (span#country-button, role=combobox) prevents every Enter, its datepicker one while it is shown
# (it opens on focus; the first Enter takes today's date and closes it): theirs by R14. The select menu has an aria-activedescendant
# while it is closed.

jQuery UI, empty: each control is a stop, and nothing is submitted before the end (R4) | page jquery-ui |
  tap name -> name next; return -> city next, submits 0; return -> country-button, submits 0; return -> country-button, submits 0;
  tab -> born, submits 0; return -> born, submits 0; return -> count next, submits 0; return -> note done, submits 0;
  return -> note, submits 1

jQuery UI: a pick is only a pick, and nothing highlighted lets Enter move (R4) | page jquery-ui |
  tap city; type o; return -> country-button, text city o, submits 0; tap city; clear; type o; press ArrowDown;
  return -> city, text city Oslo, submits 0; return -> country-button, submits 0
