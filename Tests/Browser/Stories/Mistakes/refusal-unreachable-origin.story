A search for mistakes from a field that Tab skips doesn't forget who refused (R10) | page refusal-unreachable-origin |
  tap name -> name next; return -> name -, text tries "1"; return -> name -; return -> name -, text tries "1"
