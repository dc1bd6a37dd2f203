# Masks with letters (Inputmask's datetime alias, Cleave) write their placeholder
# attribute as the value, and that is nothing that a user typed.

A value equal to the placeholder attribute is empty (R4) | page mask-placeholder-letters |
  tap name; type n; return -> born next; return -> mail done, submits 0
