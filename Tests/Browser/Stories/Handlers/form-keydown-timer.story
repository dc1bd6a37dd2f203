A timer that asks whether Enter was prevented does not submit after a move (R6) | page form-keydown-timer |
  tap given -> given next; type g; return -> family next, submits 0; type f; return -> mail, submits 0;
  type m; return -> mail, submits 1
