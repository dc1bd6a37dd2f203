# Pikaday has a date only. Its calendar opens on focus, and Enter gives focus away to body: Return goes on to the next empty field.
# After a typed date Pikaday focuses its own field again from a timer (1 ms), which is the page's will: the next Enter moves.

Pikaday: after its blur to body Return goes on, and nothing is submitted before the end (R17) | page pikaday |
  tap name -> name next; type Ann; return -> born next, submits 0; return -> note done, submits 0; type n; return -> submits 1

Pikaday: a typed date is left for the next empty field (R17) | page pikaday |
  tap born; type 2026-01-02; return -> born, submits 0; return -> note done, submits 0
