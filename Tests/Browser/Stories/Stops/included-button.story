# A button can be neither empty nor filled; an included one is a stop each time. What happens after the press is the
# page's: focus stays on the button unless the page moves it.

An included button is a stop, and Enter presses it (R4) | page included-button |
  tap name -> name next; type n; return -> scan, clicks scan 0, submits 0; return -> scan, clicks scan 1, submits 0;
  tab -> mail done; type m; return -> submits 1, clicks scan 1
