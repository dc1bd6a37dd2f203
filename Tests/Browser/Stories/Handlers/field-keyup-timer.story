The copy of keyup after a move is prevented, and reaches only the old field (R4) | page field-keyup-timer |
  tap given; type g; return -> family next, submits 0, text ups "given "; type f;
  return -> mail, submits 0, text ups "given family "; type m; return -> submits 1, text ups "given family mail "
