Vue's keyup.enter runs at each Enter in its field, also where Return moves on (R14) | page vue-keyup-enter |
  tap user; type u; return -> password done, done "login u/"; type p; return -> password, submits 1, done "login u/" "login u/p"

Vue's submit runs at the form's end only (R14) | page vue-keyup-enter |
  tap name; type n; return -> pin done, submits 0, done; type p; return -> pin, submits 1, done "submit n/p"

Vue's keydown.enter.prevent keeps Return in the field (R14) | page vue-keyup-enter |
  tap code; type c; return -> code, submits 0, done "code c"
