# The page moves focus from a timer, without a prevention: it comes after our move, and its will wins, as today.

Focus that the page moves after Enter stays where the page put it (R14) | page enter-closes-editor |
  tap title; type s; return -> edit, submits 0, clicks edit 0
