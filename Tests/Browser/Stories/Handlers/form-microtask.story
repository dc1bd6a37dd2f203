# This runs between keydown and keypress, before a move on keypress could prevent anything. It submits while the key
# is down, so it is the page's will (R14): nothing moves, and the form is submitted once, as without us.

A form submitted in a microtask of keydown keeps its will (R14) | page form-microtask |
  tap given; type g; return -> given, submits 1
