In a form that is off nothing of ours acts (R14) | page form-off |
  tap city -> city -; return -> city -, submits 1; tap mail -> mail next; return -> submits 2
