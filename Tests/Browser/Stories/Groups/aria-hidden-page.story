From a dialog without aria-modal Return does not go to the page that aria-hidden hides (R1) | page aria-hidden-page |
  tap c -> c next; return -> d next; return -> c, submits 0
