# Two rules meet here: R17 may fire change before focus moves, and a submission while the key is down stops the move (R14). What
# holds today, and must: change comes with the move, the form is saved, and focus has moved ("forms that save on change keep saving").

A form that submits on change is submitted by the move, which still happens (R14) | page submits-on-change |
  tap from -> from next; type 1; return -> to, submits 1

A form that submits on change is not submitted by a move without a change (R14) | page submits-on-change |
  tap from; return -> to, submits 0
